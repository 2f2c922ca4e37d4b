"""Merchants: their routes, and what arriving brings."""

from engine.core.referee import Referee
from engine.games.captains_log.state import LogState
from engine.games.captains_log.tasks import NpcArrive


def arrive(state: LogState, task: NpcArrive, referee: Referee) -> None:
    raise NotImplementedError
