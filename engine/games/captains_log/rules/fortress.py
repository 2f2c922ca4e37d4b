"""Fortresses: they fire at ships of those they distrust that enter their zone."""

from engine.core.referee import Referee
from engine.games.captains_log.cards import Nation
from engine.games.captains_log.state import LogState, Open
from engine.games.captains_log.tasks import EnterFireZone


def owner(sea: Open, tile: int) -> Nation:
    """CL-EXPLORE-06: the nation whose flag flies over the fortress of *tile*."""
    raise NotImplementedError


def enter_fire_zone(state: LogState, task: EnterFireZone, referee: Referee) -> None:
    """CL-FORT-02 … -06: one attack for the hex entered, if the owner distrusts the captain."""
    raise NotImplementedError
