"""All that takes part in the moments of play."""

from typing import Final

from engine.games.captains_log.rules.missions.progress import MissionMoments
from engine.games.captains_log.rules.moments import Moments

MOMENT_TAKERS: Final[tuple[Moments, ...]] = (MissionMoments(),)
