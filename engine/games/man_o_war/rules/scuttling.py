"""Scuttling: a side sinks a ship of its own, or a prize, at the end of a turn."""

from collections.abc import Iterator

from engine.core.errors import RuleViolation
from engine.core.referee import Referee
from engine.core.seating import Side
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.names import SIDES, ShipId, other
from engine.games.man_o_war.model.state import Open, WarState, WarView
from engine.games.man_o_war.rules.capture import most_to_move, transfer
from engine.games.man_o_war.rules.ground import touches
from engine.games.man_o_war.rules.measuring import as_known
from engine.games.man_o_war.rules.squadrons import foes, is_crewed
from engine.games.man_o_war.rules.wreck import sink


def may_scuttle(battle: Open, side: Side, ship: ShipId) -> bool:
    """MOW-SCUTTLE-01, MOW-SCUTTLE-05: whether a ship is the side's, a prize too, and crewed."""
    known = ship < len(battle.ships) and battle.ships[ship].flag == side
    return known and is_crewed(battle, ship)


def check_order(view: WarView, order: a.OrderScuttle) -> None:
    """MOW-DEC-20: a crewed ship of one's own or a prize, that is not ordered so already.

    :raises RuleViolation: if it is another.
    """
    assert view.side is not None, "who is asked is on a side"
    if not may_scuttle(view.open, SIDES[view.seat], order.ship):
        raise RuleViolation("MOW-SCUTTLE-05", "not-yours-to-scuttle")
    if order.go == (order.ship in view.side.scuttle):
        raise RuleViolation("MOW-DEC-20", "scuttle-as-ordered")


def suggest_orders(view: WarView, asked: int) -> Iterator[a.OrderScuttle]:
    """MOW-DEC-20: to scuttle a prize, or a ship damaged or beside an enemy, or to withdraw that."""
    assert view.side is not None, "who is asked is on a side"
    side = SIDES[view.seat]
    battle = as_known(view)
    for ship in range(len(battle.ships)):
        if not may_scuttle(battle, side, ship):
            continue
        ordered = ship in view.side.scuttle
        if ordered or _is_in_trouble(battle, ship):
            yield a.OrderScuttle(decision=asked, ship=ship, go=not ordered)


def scuttle(state: WarState, referee: Referee) -> None:
    """MOW-SCUTTLE-04, MOW-SCUTTLE-05, MOW-AMB-36: ships ordered so are sunk, without a roll.

    The side with initiative is first. MOW-AMB-35: the wreck is debris at the end of the turn after.
    """
    battle = state.open
    for side in (battle.initiative, other(battle.initiative)):
        for ship in state.sides[side].scuttle:
            if may_scuttle(battle, side, ship):
                _scuttle(battle, ship, referee)
        state.sides[side].scuttle.clear()


def _scuttle(battle: Open, ship: ShipId, referee: Referee) -> None:
    """MOW-SCUTTLE-02, MOW-SCUTTLE-03: a prize crew returns to its ship if that touches the prize.

    Else it is lost, as are those for whom there is no room (MOW-CREW-01).
    """
    sunk = battle.ships[ship]
    home = sunk.manned_from
    saved = 0
    if home is not None and _is_beside(battle, ship, home):
        saved = most_to_move(battle, ship, home)
        transfer(battle, ship, home, saved)
    sink(battle, ship)
    sunk.scuttled = True
    referee.announce(e.Scuttled(ship=ship, home=home, saved=saved))


def _is_beside(battle: Open, prize: ShipId, home: ShipId) -> bool:
    """Whether the ship that a prize crew came from is its own side's still, and beside it."""
    one = battle.ships[home]
    own = one.lot == "afloat" and one.captor is None
    return own and touches(battle, prize, battle.ships[prize].at, home)


def _is_in_trouble(battle: Open, ship: ShipId) -> bool:
    one = battle.ships[ship]
    if one.waterline or one.hits or one.captor is not None:
        return True
    return any(touches(battle, ship, one.at, foe) for foe in foes(battle, one.flag))
