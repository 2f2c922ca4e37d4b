"""Scuttling: a side sinks a ship of its own at the end of a turn."""

from collections.abc import Iterator

from engine.core.errors import RuleViolation
from engine.core.referee import Referee
from engine.core.seating import Side
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.names import SIDES, ShipId, other
from engine.games.man_o_war.model.state import Open, WarState, WarView
from engine.games.man_o_war.rules.ground import TOUCHING, apart
from engine.games.man_o_war.rules.squadrons import foes, is_crewed


def may_scuttle(battle: Open, side: Side, ship: ShipId) -> bool:
    """MOW-SCUTTLE-05: whether a ship is the side's own, with a crew that can do it."""
    known = ship < len(battle.ships) and battle.ships[ship].side == side
    return known and is_crewed(battle, ship)


def check_order(view: WarView, order: a.OrderScuttle) -> None:
    """MOW-DEC-20: a crewed ship of one's own, that is not ordered so already.

    :raises RuleViolation: if it is another.
    """
    assert view.side is not None, "who is asked is on a side"
    if not may_scuttle(view.open, SIDES[view.seat], order.ship):
        raise RuleViolation("MOW-SCUTTLE-05", "not-yours-to-scuttle")
    if order.go == (order.ship in view.side.scuttle):
        raise RuleViolation("MOW-DEC-20", "scuttle-as-ordered")


def suggest_orders(view: WarView, asked: int) -> Iterator[a.OrderScuttle]:
    """MOW-DEC-20: to scuttle a ship that is damaged or beside an enemy, or to withdraw that."""
    assert view.side is not None, "who is asked is on a side"
    side = SIDES[view.seat]
    for ship in range(len(view.open.ships)):
        if not may_scuttle(view.open, side, ship):
            continue
        ordered = ship in view.side.scuttle
        if ordered or _is_in_trouble(view.open, ship):
            yield a.OrderScuttle(decision=asked, ship=ship, go=not ordered)


def scuttle(state: WarState, referee: Referee) -> None:
    """MOW-SCUTTLE-04, MOW-SCUTTLE-05, MOW-AMB-36: ships ordered so are sunk, without a roll.

    The side with initiative is first. MOW-AMB-35: the wreck is debris at the end of the turn after.
    """
    battle = state.open
    for side in (battle.initiative, other(battle.initiative)):
        for ship in state.sides[side].scuttle:
            if may_scuttle(battle, side, ship):
                sunk = battle.ships[ship]
                sunk.lot, sunk.sunk_in, sunk.scuttled = "wreck", battle.turn, True
                referee.announce(e.Scuttled(ship=ship))
        state.sides[side].scuttle.clear()


def _is_in_trouble(battle: Open, ship: ShipId) -> bool:
    one = battle.ships[ship]
    if one.waterline or one.hits:
        return True
    return any(apart(battle, ship, one.at, foe) < TOUCHING for foe in foes(battle, one.side))
