"""The orders of a commander's own turn, each passed to the module of its rules."""

from collections.abc import Iterator
from itertools import chain
from typing import Final, assert_never

from engine.core.agenda import waiting
from engine.core.errors import NotOffered, RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.core.turn_rules import OrderRules
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import tasks as t
from engine.games.fleet_commander.model.state import FleetState, FleetView
from engine.games.fleet_commander.rules import (
    attack,
    fog,
    move,
    scan,
    special,
    targets,
    travel,
    turn,
)
from engine.games.fleet_commander.rules.scenarios import scenario_of
from engine.games.fleet_commander.rules.sight import Sight
from engine.games.fleet_commander.rules.weapons import firing, lasting


def check(view: FleetView, action: a.Order) -> None:
    """:raises RuleViolation: if *action* is not allowed now."""
    now = view.open.turn
    if waiting(view.agenda) or now.phase == "setup" or now.seat != view.seat:
        raise NotOffered("FC-TURN-01", "not-your-turn")
    if isinstance(action, a.RollDice):
        turn.check_roll(view, action)
        return
    if now.phase != "actions":
        raise RuleViolation("FC-TURN-01", "roll-first")
    if a.is_scenario_order(action):
        scenario_of(view.open).check(view, action)
        return
    match action:  # The most frequent kinds first
        case a.EndTurn():
            turn.check_end(view, action)
        case a.Move():
            move.check_move(view, action)
        case a.Attack():
            attack.check_attack(view, action)
        case a.MoveAgain():
            move.check_move_again(view, action)
        case a.UsePortal():
            travel.check_travel(view, action)
        case a.AttackAgain():
            attack.check_attack_again(view, action)
        case a.Scan():
            scan.check_scan(view, action)
        case a.ScanFog():
            fog.check_scan_fog(view, action)
        case a.Reroll():
            special.check_reroll(view, action)
        case a.Drain():
            special.check_drain(view, action)
        case a.FireWeapon():
            firing.check_fire(view, action)
        case a.SwitchOff():
            lasting.check_switch_off(view, action)
        case a.ShakeOff():
            lasting.check_shake_off(view, action)
        case _:
            assert_never(action)


def suggest(view: FleetView) -> Iterator[a.Order]:
    """Every order that may be of use; ends of the turn come last."""
    if view.open.turn.phase == "energy":
        return turn.suggest_rolls(view)
    sight = Sight(view)
    return chain(
        attack.suggest_again(view),
        targets.suggest_attacks(view, sight),
        firing.suggest_weapons(view),
        targets.suggest_scans(view, sight),
        scenario_of(view.open).suggest(view),
        move.suggest_moves(view, sight),
        travel.suggest_travels(view),
        fog.suggest_scans_of_fog(view),
        special.suggest_specials(view),
        turn.suggest_ends(view),
    )


def default(view: FleetView) -> a.Order:
    """An order that is always allowed: the first roll, or after it the end of the turn."""
    if view.open.turn.phase == "energy":
        return next(turn.suggest_rolls(view))
    return turn.best_end(view)


def apply(state: FleetState, seat: Seat, action: a.Order, referee: Referee) -> None:
    turn_now = state.open.turn
    if turn_now.again is not None and not _plays_again(action):
        turn_now.again = None
    if a.is_scenario_order(action):
        state.agenda.append(t.CheckVictory())
        scenario_of(state.open).apply(state, seat, action, referee)
        return
    match action:  # The most frequent kinds first
        case a.RollDice():
            turn.roll_dice(state, seat, action, referee)
        case a.EndTurn():
            turn.end_turn(state, seat, action, referee)
        case a.Move():
            state.agenda.append(t.CheckVictory())
            move.move(state, seat, action, referee)
        case a.MoveAgain():
            state.agenda.append(t.CheckVictory())
            move.move_again(state, seat, action, referee)
        case a.UsePortal():
            state.agenda.append(t.CheckVictory())
            travel.travel(state, seat, action, referee)
        case a.Attack():
            state.agenda.append(t.CheckVictory())
            attack.attack(state, seat, action, referee)
        case a.AttackAgain():
            state.agenda.append(t.CheckVictory())
            attack.attack_again(state, seat, action, referee)
        case a.FireWeapon():
            state.agenda.append(t.CheckVictory())
            firing.fire(state, seat, action, referee)
        case a.Scan():
            state.agenda.append(t.CheckVictory())
            scan.scan(state, seat, action, referee)
        case a.ScanFog():
            fog.scan_fog(state, seat, action, referee)
        case a.Reroll():
            special.reroll(state, seat, action, referee)
        case a.Drain():
            special.drain(state, seat, action, referee)
        case a.SwitchOff():
            lasting.switch_off(state.open, action, referee)
        case a.ShakeOff():
            lasting.shake_off(state, seat, action, referee)
        case _:
            assert_never(action)


ORDERS: Final = OrderRules[FleetState, FleetView, a.Order](
    check=check, suggest=suggest, default=default, apply=apply
)


def _plays_again(action: a.Order) -> bool:
    """Whether *action* plays a result for the second time."""
    return isinstance(action, a.MoveAgain | a.AttackAgain) or (
        isinstance(action, a.UsePortal) and action.die is None
    )
