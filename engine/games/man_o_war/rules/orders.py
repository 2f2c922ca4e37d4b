"""Orders: what single ships shall do in this turn, exactly, in place of their squadron's signal."""

from engine.core.errors import RuleViolation
from engine.games.man_o_war.model.deeds import Way
from engine.games.man_o_war.model.moves import Move
from engine.games.man_o_war.model.names import ShipId
from engine.games.man_o_war.model.signals import GunsByArc, Helm, Order, Signal
from engine.games.man_o_war.model.state import Open, Squadron
from engine.games.man_o_war.rules.courses import Course, is_able
from engine.games.man_o_war.rules.going import way_of
from engine.games.man_o_war.rules.gunnery import dice_of
from engine.games.man_o_war.rules.helm import steer
from engine.games.man_o_war.rules.oars import end_of
from engine.games.man_o_war.rules.squadrons import (
    boardable,
    can_row,
    can_sail,
    foes,
    mark,
    under_orders,
)


def check_orders(battle: Open, squadron: Squadron, signal: Signal) -> None:
    """MOW-POST-16: an order is for a ship under orders, and within what its card allows now.

    :raises RuleViolation: for the first order that is not.
    """
    ordered = [ship for ship, _ in signal.orders]
    if len({*ordered}) < len(ordered):
        raise RuleViolation("MOW-POST-16", "ordered-twice")
    for ship, order in signal.orders:
        if ship not in under_orders(battle, squadron):
            raise RuleViolation("MOW-POST-16", "not-under-orders", letter=squadron.letter)
        _check_move(battle, ship, order)
        _check_guns(battle, ship, order.guns)
        if order.board is not None and order.board not in boardable(battle, squadron.side):
            raise RuleViolation("MOW-POST-02", "no-such-foe")


def way_of_ship(battle: Open, ship: ShipId, signal: Signal) -> Way:
    """MOW-POST-05, MOW-POST-16: the way of *ship* as it was ordered, or else as its squadron was
    signalled.

    What the ship can no longer do when it acts, and what would take it off the table, is left out
    from the first such part of its move on. It may run onto land (MOW-OBST-01); once aground it
    lies still.
    """
    order, held = signal.order_of(ship), battle.ships[ship]
    if order is None or held.no_move or held.aground is not None:
        return steer(battle, ship, signal.helm)
    return way_of(battle, ship, Course(_still_able(battle, ship, order), order.sails))


def _check_move(battle: Open, ship: ShipId, order: Order) -> None:
    """MOW-MOVE-02, MOW-MOVE-06: the means are there, and the whole move is within their speed."""
    if not order.move:
        return
    if not (can_sail if order.sails else can_row)(battle, ship):
        why = "order-no-sails" if order.sails else "order-no-oars"
        raise RuleViolation("MOW-MOVE-02", why, ship=mark(battle, ship))
    if not _is_able(battle, ship, order, order.move):
        raise RuleViolation("MOW-MOVE-06", "order-too-far", ship=mark(battle, ship))
    if _still_able(battle, ship, order) != order.move:
        raise RuleViolation("MOW-GEO-15", "order-off-table", ship=mark(battle, ship))


def _check_guns(battle: Open, ship: ShipId, guns: GunsByArc | None) -> None:
    """MOW-FIRE-01, MOW-POST-02: each direction is told once, has a gun left, and names an enemy."""
    told = () if guns is None else guns.told
    if len({arc for arc, _ in told}) < len(told):
        raise RuleViolation("MOW-FIRE-08", "order-arc-twice", ship=mark(battle, ship))
    for arc, one in told:
        if not dice_of(battle, ship, arc):
            raise RuleViolation("MOW-FIRE-01", "order-no-gun", ship=mark(battle, ship), arc=arc)
        if one.at is not None and one.at not in foes(battle, battle.ships[ship].flag):
            raise RuleViolation("MOW-POST-02", "no-such-foe")
        if (one.at is not None) != (one.policy == "only_at"):
            raise RuleViolation("MOW-POST-02", "guns-need-a-foe")


def _still_able(battle: Open, ship: ShipId, order: Order) -> Move:
    """The longest beginning of an order's move that its ship can make, and stays on the table."""
    start, kept = battle.ships[ship].at, 0
    for count in range(1, len(order.move) + 1):
        move = order.move[:count]
        if move[0].stroke != "disengage":
            end = end_of(move, start)
            if not (0 <= end.x <= battle.width and 0 <= end.y <= battle.height):
                break
        if _is_able(battle, ship, order, move):
            kept = count
    return order.move[:kept]


def _is_able(battle: Open, ship: ShipId, order: Order, move: Move) -> bool:
    helm = Helm(intent="hold_course", under="sails" if order.sails else "oars")
    return is_able(battle, ship, helm, Course(move, order.sails))
