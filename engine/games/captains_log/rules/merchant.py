"""Merchants at a stop: the goods and doubloons gained there, and the next stop of the route."""

from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.printed import npc_card
from engine.games.captains_log.model.state import LogState
from engine.games.captains_log.model.tasks import NpcArrive
from engine.games.captains_log.rules import itinerary, npc, stowing


def arrive(state: LogState, task: NpcArrive, referee: Referee) -> None:
    """CL-MERCHANT-08, -10 … -12: the marker moves to this stop, and the stop's goods and doubloons
    go on the card.

    CL-SPECIAL-02, -03: at the end of a route that is no loop the ship leaves the game. A merchant
    lost on the way is passed over: the card that replaced it is not on the map.
    """
    sea = state.open
    ship = sea.npcs[task.npc]
    if ship.at is None:
        return
    index = itinerary.next_stop(sea, ship)
    assert index is not None, f"{task.npc} is bound for nowhere"
    ship.stop = index
    stop = npc_card(sea, ship).route[index]
    goods = stowing.supplied(sea, stop.goods)
    if goods or stop.doubloons:
        ship.doubloons += stop.doubloons
        ship.goods += goods
        referee.announce(e.NpcGained(npc=task.npc, doubloons=stop.doubloons, goods=goods))
    if itinerary.ends_at(sea, ship, index):
        npc.leave(state, task.npc, "route_done", referee)
