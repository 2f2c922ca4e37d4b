"""Orders of captains and NPCs in their own turn, each passed to the chapter of its rules."""

from collections.abc import Iterator
from typing import Final, assert_never

from engine.core.agenda import waiting
from engine.core.errors import NotOffered, RuleViolation
from engine.core.game import is_npc
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.core.turn_rules import OrderRules
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.state import LogState, LogView
from engine.games.captains_log.model.tasks import FINISH_TURN
from engine.games.captains_log.rules import (
    explore,
    free,
    move,
    npc,
    port,
    repair,
    shot,
    sink,
    turn,
)
from engine.games.captains_log.rules.berths import Berths
from engine.games.captains_log.rules.missions import attempts
from engine.games.captains_log.rules.moment_takers import MOMENT_TAKERS

_END_TURN: Final = a.EndTurn()
_ACTIVATE: Final = a.Activate()


def check(view: LogView, action: a.Order) -> None:
    """Check *action*, an order of the view's seat.

    :raises RuleViolation: if it is not allowed now.
    """
    if isinstance(action, a.Activate) or is_npc(view.seat):
        _check_npc(view, action)
        return
    if isinstance(action, a.PortAction):
        _check_deal(view, action)
        return
    turn.check_own_turn(view)
    match action:
        case a.Sail():
            move.check_sail(view, action)
        case a.TurnAbout():
            move.check_turn_about(view, action)
            move.check_rest(view)
        case a.PickUp() | a.Jettison() | a.JettisonCannon() | a.Rearrange():
            free.check_free(view, action)
        case a.EndTurn():
            move.check_rest(view)
        case a.Scuttle():
            if not sink.stranded(view):
                raise RuleViolation("CL-SHOAL-04", "not-stranded")
        case a.Explore():
            if not explore.explores_on(view):
                _check_action(view)
            explore.check_explore(view, action)
        case a.Shoot():
            _check_action(view)
            shot.check_shoot(view, action)
        case a.TryMission():
            if not (_continues(view) and attempts.in_port(view, action)):
                _check_action(view)
            attempts.check_try(view, action)
        case a.Repair():
            captain = view.open.captains[view.seat]
            if not (_continues(view) and repair.in_port(view.open, captain)):
                _check_action(view)
            repair.check_repair(view, action)
        case _:
            assert_never(action)


def suggest(view: LogView) -> Iterator[a.Order]:
    """Every order that is legal now; the end of the turn last."""
    sea = view.open
    berths = Berths(sea, view.seat) if move.may_move(view) else None
    if berths is not None:
        yield from move.suggest_moves(berths)
    yield from free.suggest_free(view)
    if berths is None or move.may_stay(berths):
        left = sea.turn.actions < turn.ACTIONS
        moored = port.moored_at(sea, sea.captains[view.seat]) is not None
        if left and not moored:
            yield from shot.suggest_shots(view)
        if left or explore.explores_on(view):
            yield from explore.suggest_explorations(view)
        interacts = left or _continues(view)
        if left or (interacts and repair.in_port(sea, sea.captains[view.seat])):
            yield from repair.suggest_repairs(view)
        if interacts and moored:
            yield from port.suggest_port(view)
            yield from attempts.suggest_calls(view)
        tries = attempts.suggest_tries(view)
        yield from (one for one in tries if left or (interacts and attempts.in_port(view, one)))
        yield _END_TURN
    if sink.stranded(view):
        yield a.Scuttle()


def default(view: LogView) -> a.Order:
    """The order given for a captain whose time is up: to sail on until the move may end, then to
    end the turn.
    """
    if move.may_rest(view):
        return _END_TURN
    berths = Berths(view.open, view.seat)
    return next(order for order in move.suggest_moves(berths) if isinstance(order, a.Sail))


def apply(state: LogState, seat: Seat, action: a.Order, referee: Referee) -> None:
    sea = state.open
    match action:  # the most frequent kinds first
        case a.Activate():
            npc.activate(state, seat, referee)
        case a.Sail():
            move.sail(state, seat, action, referee)
        case a.TurnAbout():
            move.turn_about(state, seat, action, referee)
        case a.EndTurn():
            state.agenda.append(FINISH_TURN)
        case a.PickUp() | a.Jettison() | a.JettisonCannon() | a.Rearrange():
            free.free(state, seat, action, referee)
        case a.Scuttle():
            sink.scuttle(state, seat)
        case a.Explore():
            explore.explore(state, seat, action, referee)
        case a.Shoot():
            turn.spend_action(sea)
            shot.shoot(state, seat, action, referee)
        case a.Repair():
            opened = False
            if repair.in_port(sea, sea.captains[seat]):
                opened = _open_port(state, seat)
            else:
                turn.spend_action(sea)
            repair.repair(state, seat, action, referee)
            _take_part(state, seat, action, referee, opened=opened)
        case a.TryMission():
            opened = False
            if attempts.rolls_in_port(state, seat, action):
                opened = _open_port(state, seat)
            else:
                turn.spend_action(sea)
            attempts.attempt(state, seat, action, referee)
            _take_part(state, seat, action, referee, opened=opened)
        case _:
            _deal(state, seat, action, referee)


def suggest_any(view: LogView) -> Iterator[a.Order]:
    """CL-NPC-01: orders of the seat whose turn it is, a captain's or an NPC's."""
    return iter((_ACTIVATE,)) if view.open.npc_turn else suggest(view)


def default_any(view: LogView) -> a.Order:
    return _ACTIVATE if is_npc(view.seat) else default(view)


ORDERS: Final = OrderRules[LogState, LogView, a.Order](
    check=check, suggest=suggest_any, default=default_any, apply=apply
)


def _check_npc(view: LogView, action: a.Order) -> None:
    """CL-NPC-01: an NPC only ever activates, and only in its own turn."""
    now = view.open.npc_turn
    if (
        not isinstance(action, a.Activate)
        or waiting(view.agenda)
        or not now
        or now.npc != view.seat
    ):
        raise NotOffered("CL-NPC-01", "not-now")


def _check_deal(view: LogView, action: a.PortAction) -> None:
    """CL-SETUP-42: deals need an action or an open port, except before play, when a start is
    chosen.
    """
    if not port.fitting_out(view):
        turn.check_own_turn(view)
        if not _continues(view):
            _check_action(view)
    port.check_port(view, action)
    if isinstance(action, a.CallForMissions):
        attempts.check_call(view)


def _deal(state: LogState, seat: Seat, action: a.PortAction, referee: Referee) -> None:
    opened = not waiting(state.agenda) and _open_port(state, seat)
    port.trade(state, seat, action, referee)
    _take_part(state, seat, action, referee, opened=opened)


def _take_part(
    state: LogState, seat: Seat, action: a.Order, referee: Referee, *, opened: bool
) -> None:
    """Let cards in force take part in a port that was opened, and in a sale."""
    for one in MOMENT_TAKERS:
        if opened:
            one.port_opened(state, seat, referee)
        if isinstance(action, a.Sell):
            one.goods_sold(state, seat, referee)


def _check_action(view: LogView) -> None:
    move.check_rest(view)
    turn.check_action_left(view)


def _continues(view: LogView) -> bool:
    """CL-PORT-02: whether the captain's port is open already, so that dealing costs no action."""
    sea = view.open
    return sea.turn.port is not None and sea.turn.port == sea.captains[view.seat].at


def _open_port(state: LogState, seat: Seat) -> bool:
    """CL-PORT-02: spend the one action that opens the port for every deal, unless it is open
    already; returns whether it was not.
    """
    sea = state.open
    at = sea.captains[seat].at
    if sea.turn.port is None or sea.turn.port != at:
        turn.spend_action(sea)
        sea.turn.port = at
        sea.turn.sold.clear()
        return True
    return False
