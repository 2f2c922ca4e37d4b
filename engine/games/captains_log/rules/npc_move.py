"""How NPCs sail: the fastest way to where they are bound, giving others a wide berth."""

from engine.core.referee import Referee
from engine.games.captains_log.state import LogState
from engine.games.captains_log.tasks import NpcWalk


def walk(state: LogState, task: NpcWalk, referee: Referee) -> None:
    """One hex of the way; those whose hex is crossed may fire before the next."""
    raise NotImplementedError
