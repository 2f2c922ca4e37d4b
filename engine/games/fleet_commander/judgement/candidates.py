"""Intents worth offering in a turn: those that gain most, and the best of each kind."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from engine.games.fleet_commander.judgement.aims import aim_of
from engine.games.fleet_commander.judgement.certainty import adds_fire
from engine.games.fleet_commander.judgement.double_shots import double_shots
from engine.games.fleet_commander.judgement.drained_shots import drained_shots
from engine.games.fleet_commander.judgement.prospects import SHIP
from engine.games.fleet_commander.judgement.ranking import SLIGHT_LOSS, ranked
from engine.games.fleet_commander.judgement.reckoning import (
    Intent,
    after,
    intents,
    view_of,
    world_of,
)
from engine.games.fleet_commander.judgement.strikes import strikes
from engine.games.fleet_commander.judgement.winning_plans import win_unless_answered, winning_plans
from engine.games.fleet_commander.judgement.worth import SPECIAL
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.state import FleetView

PLANS_IN_A_MENU: Final = 9
"""Most plans that gain a line in a menu."""

TARGETS_OF_ONE_WEAPON: Final = 2
"""Targets at which one weapon is offered, once a further target would only cost."""

SLIGHT_LOSS_BY_WEAPON: Final = -2 * SPECIAL
"""Least gain, in points of hull, of a weapon that a hint leads to: minus its two specials."""

_PLANNED: Final = (
    *(a.Attack, a.AttackAgain, a.FireWeapon, a.Scan, a.ScanFog, a.Move, a.MoveAgain, a.UsePortal),
    *(a.ShakeOff, *a.SCENARIO_ORDERS),
)
"""Kinds of orders that may end a plan."""

_MOVES: Final = (a.Move, a.MoveAgain)


def candidates(view: FleetView) -> list[Intent]:
    """Intents worth offering, the best first.

    They are the best of each kind of order, since hints speak of kinds of orders, and then the
    greatest gains. Of two intents with one aim the better one is taken. A bare move is left out
    beside the same move with a shot that gains as much, though the shot may be stopped by the
    bridge of an enemy. Drains and interdictors switched off, which cost more often than they help,
    are offered only where a captain would choose them, or where there is nothing else to do.
    """
    every = weighed(view)
    found = _worth_a_line(view, every)
    best: dict[Hashable, Intent] = {}
    for intent in found:
        new = [kind for kind in _kinds(intent) if kind not in best]
        if new and not _supports_in_vain(view, intent):
            best |= dict.fromkeys(new, intent)
    chosen: dict[Hashable, Intent] = {}
    for intent in best.values():
        chosen.setdefault(aim_of(view, intent), intent)
    for intent in found:
        if len(chosen) >= PLANS_IN_A_MENU or intent.gain < SLIGHT_LOSS:
            break
        aim = aim_of(view, intent)
        if aim in chosen or _supports_in_vain(view, intent):
            continue
        if not _is_one_shot_more(intent, chosen.values()):
            chosen[aim] = intent
    if (win := win_unless_answered(view, found)) is not None:
        chosen.setdefault(aim_of(view, win), win)
    first = [*ranked(view, [*chosen.values()])]
    return first + _seldom(view, every, first)


def _worth_a_line(view: FleetView, every: Sequence[Intent]) -> list[Intent]:
    """Intents of *every* that may be plans, except those that another equals or does for free."""
    shots: dict[a.Order, float] = {}
    for intent in every:
        (order, *others) = intent.actions
        if not others or order in shots or not isinstance(order, _MOVES):
            continue
        if not _supports_in_vain(view, intent):
            shots[order] = intent.gain
    free = {_gone(one) for one in every if _is_free(one.actions[0])}
    return [
        one
        for one in every
        if isinstance(one.actions[-1], _PLANNED)
        and not _is_outdone(one, shots)
        and (_is_free(one.actions[0]) or _gone(one) not in free)
    ]


def _is_free(order: a.Order) -> bool:
    """FC-ABILITY-01: whether *order* moves ships by a result that has been played already."""
    return isinstance(order, a.MoveAgain) or (isinstance(order, a.UsePortal) and order.die is None)


def _gone(intent: Intent) -> tuple[Hashable, ...]:
    """The key of a movement: its ships, its sector, and the orders after it.

    An intent that moves nobody, or that brings containers, is its own key.
    """
    match intent.actions:
        case (a.Move(containers=containers), *_) if containers:
            return (intent,)
        case (a.Move() | a.MoveAgain() | a.UsePortal() as going, *others):
            return (going.ships, going.to, *others)
        case _:
            return (intent,)


def weighed(view: FleetView) -> list[Intent]:
    """Every intent of one order or two, and some of several steps, the greatest gain first.

    The loss of an enemy may seem to put the scenario's goal further off, and the gain of an intent
    counts that. Here an intent that destroys gains at least half the worth of the ships destroyed,
    unless ships of one's own that are worth as much are lost by it.
    """
    every = intents(view)
    return sorted(
        (_valued(intent) for intent in (*every, *_several(view, every))),
        key=lambda intent: -intent.gain,
    )


def _several(view: FleetView, every: Sequence[Intent]) -> Iterator[Intent]:
    """Intents that *every* lacks: two shots in a row, shots after a drain, strikes, longer plans
    that win.
    """
    yield from double_shots(view, every)
    yield from strikes(view)
    yield from drained_shots(view, every)
    yield from winning_plans(view, every)


def _valued(intent: Intent) -> Intent:
    least = SHIP * intent.points / 2
    return intent if intent.gain >= least or intent.points <= 0 else replace(intent, gain=least)


def is_fair(intent: Intent) -> bool:
    """Whether *intent* is worth its cost to a learner.

    Weapons may lose more than other orders, so that a learner fires a weapon at least once.
    """
    slight = SLIGHT_LOSS_BY_WEAPON if isinstance(intent.actions[0], a.FireWeapon) else SLIGHT_LOSS
    return intent.gain >= slight


def _is_one_shot_more(intent: Intent, chosen: Iterable[Intent]) -> bool:
    """Whether *intent* fires a weapon without gain, though *chosen* fires it at enough targets."""
    (shot, *_) = intent.actions
    if not isinstance(shot, a.FireWeapon) or intent.gain > 0:
        return False
    firsts = (one.actions[0] for one in chosen)
    same = (one for one in firsts if isinstance(one, a.FireWeapon) and one.ship == shot.ship)
    return sum(1 for _ in same) >= TARGETS_OF_ONE_WEAPON


def _supports_in_vain(view: FleetView, intent: Intent) -> bool:
    """Whether *intent* moves ships to fire or support, though the attack is no stronger with them.

    FC-SECTOR-13: in a gravity field nobody stays to support.
    """
    match intent.actions:
        case (a.Move() | a.MoveAgain() as move, a.Attack() as attack):
            if attack.at != move.to and view.open.sectors[move.to] is Special.GRAVITY_FIELD:
                return True
            return not adds_fire(view, move, attack)
        case _:
            return False


def _is_outdone(intent: Intent, shots: Mapping[a.Order, float]) -> bool:
    """Whether *intent* is a bare move, and the same move with a shot, in *shots*, gains as much."""
    (first, *others) = intent.actions
    return not others and first in shots and shots[first] >= intent.gain


def _seldom(view: FleetView, every: Sequence[Intent], first: Sequence[Intent]) -> list[Intent]:
    """Intents offered besides *first*, the plans: a drain, or an interdictor switched off."""
    best = max((one.gain for one in every), default=0.0)
    found: list[Intent] = []
    for intent in every:
        (order, *others) = intent.actions
        if others:
            continue
        if isinstance(order, a.Drain):
            if intent.gain > 0 or (not first and not found and intent.gain >= SLIGHT_LOSS):
                found.append(intent)
        elif isinstance(order, a.SwitchOff) and _frees(view, intent, best):
            found.append(intent)
    return found


def _frees(view: FleetView, intent: Intent, best: float) -> bool:
    """Whether a better intent than the *best* one of now is possible after *intent*."""
    (order,) = intent.actions
    later = view_of(after(world_of(view), view.seat, order), view.seat)
    return max((one.gain for one in intents(later)), default=0.0) > max(best, 0)


def _kinds(intent: Intent) -> tuple[Hashable, ...]:
    """The kinds of order that *intent* counts as; the best intent of each kind is offered."""
    match intent.actions:
        case (a.Move() | a.MoveAgain(), a.Attack()):
            return ("charge",)
        case (a.Attack(target=one), a.Attack(target=other) | a.FireWeapon(target=other)):
            return ("two shots" if one == other else "several",)
        case (a.Drain(), _, *_):
            return ("drained shot",)
        case (first,):
            return _kinds_of(first)
        case _:
            return ("several",)


def _kinds_of(order: a.Order) -> tuple[Hashable, ...]:
    match order:
        case a.Attack(way=way):
            return ("attack", "attack beside") if len(way) == 1 else ("attack",)
        case a.FireWeapon(ship=ship):
            return (("weapon", ship),)
        case a.Move(containers=containers) if containers:
            return ("carry",)
        case a.MoveAgain():
            return ("move again",)
        case a.Move():
            return ("move",)
        case a.Scan(way=way):
            return (("scan", way[-1]),)
        case a.ShakeOff(launcher=launcher):
            return (("shake off", launcher),)
        case _ if a.is_scenario_order(order):
            return ("mission",)
        case _:
            return (order.kind,)
