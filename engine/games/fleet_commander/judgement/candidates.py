"""Intents worth offering in a turn: those that gain most, and the best of each kind there is."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from engine.games.fleet_commander.judgement.certainty import adds_fire
from engine.games.fleet_commander.judgement.double_shots import double_shots
from engine.games.fleet_commander.judgement.drained_shots import drained_shots
from engine.games.fleet_commander.judgement.ranking import SLIGHT_LOSS, ranked
from engine.games.fleet_commander.judgement.reckoning import (
    SHIP,
    SPECIAL,
    Intent,
    after,
    intents,
    view_of,
    world_of,
)
from engine.games.fleet_commander.judgement.winning_plans import win_unless_answered, winning_plans
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.state import FleetView

PLANS_IN_A_MENU: Final = 9
"""Plans worth a line in a menu."""

TARGETS_OF_ONE_WEAPON: Final = 2
"""Targets of one weapon among them that a captain would spare."""

SLIGHT_LOSS_BY_WEAPON: Final = -2 * SPECIAL
"""What a weapon may gain at least, in points of hull, where a hint leads to it: the two specials
that it takes.
"""

_PLANNED: Final = (
    *(a.Attack, a.AttackAgain, a.FireWeapon, a.Scan, a.ScanFog, a.Move, a.MoveAgain, a.UsePortal),
    *(a.ShakeOff, *a.SCENARIO_ORDERS),
)
"""What plans are made of wherever it is of use."""

_MOVES: Final = (a.Move, a.MoveAgain)


def candidates(view: FleetView) -> list[Intent]:
    """Intents worth offering, the best first: the best of each kind of order, then what gains most.

    Hints speak of kinds of orders, and so the best of each kind is among them.

    Of two with one aim the better one is taken, and no bare move beside the same move with a shot
    that costs nothing more, though the bridge of an enemy may stop it. What costs more often than
    it helps is offered where a captain would do it, or where there is nothing else to do.
    """
    every = weighed(view)
    found = _worth_a_line(view, every)
    best: dict[Hashable, Intent] = {}
    for intent in found:
        new = [kind for kind in _kinds(intent) if kind not in best]
        if new and not _supports_in_vain(view, intent):
            best |= dict.fromkeys(new, intent)
    chosen = {_aim(intent): intent for intent in best.values()}
    for intent in found:
        if len(chosen) >= PLANS_IN_A_MENU or intent.gain < SLIGHT_LOSS:
            break
        if _aim(intent) in chosen or _supports_in_vain(view, intent):
            continue
        if not _is_one_shot_more(intent, chosen.values()):
            chosen[_aim(intent)] = intent
    if (win := win_unless_answered(view, found)) is not None:
        chosen.setdefault(_aim(win), win)
    first = [*ranked(view, [*chosen.values()])]
    return first + _seldom(view, every, first)


def _worth_a_line(view: FleetView, every: Sequence[Intent]) -> list[Intent]:
    """Those of *every* that plans are made of, but for what another does as well, or for free."""
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
    """FC-ABILITY-01: whether ships go on by a result that has been played."""
    return isinstance(order, a.MoveAgain) or (isinstance(order, a.UsePortal) and order.die is None)


def _gone(intent: Intent) -> tuple[Hashable, ...]:
    """Who goes where, and what follows; the intent itself if nobody goes, or brings containers."""
    match intent.actions:
        case (a.Move(containers=containers), *_) if containers:
            return (intent,)
        case (a.Move() | a.MoveAgain() | a.UsePortal() as going, *others):
            return (going.ships, going.to, *others)
        case _:
            return (intent,)


def weighed(view: FleetView) -> list[Intent]:
    """Every intent of one order or two, and some of several steps, the most gainful first.

    What a scenario is about may seem further off once an enemy is lost, and an intent counts that.
    Here a kill is worth half of what is destroyed at least, if nothing as good is lost by it.
    """
    every = intents(view)
    return sorted(
        (_valued(intent) for intent in (*every, *_several(view, every))),
        key=lambda intent: -intent.gain,
    )


def _several(view: FleetView, every: Sequence[Intent]) -> Iterator[Intent]:
    """What *every* does not reckon with: shots one after the other, or after more than a move."""
    yield from double_shots(view, every)
    yield from drained_shots(view, every)
    yield from winning_plans(view, every)


def _valued(intent: Intent) -> Intent:
    least = SHIP * intent.points / 2
    return intent if intent.gain >= least or intent.points <= 0 else replace(intent, gain=least)


def is_fair(intent: Intent) -> bool:
    """Whether *intent* is worth what it costs to who is learning: a weapon is, if only for once."""
    slight = SLIGHT_LOSS_BY_WEAPON if isinstance(intent.actions[0], a.FireWeapon) else SLIGHT_LOSS
    return intent.gain >= slight


def _is_one_shot_more(intent: Intent, chosen: Iterable[Intent]) -> bool:
    """Whether *intent* fires a weapon at somebody else once more, and loses by it."""
    (shot, *_) = intent.actions
    if not isinstance(shot, a.FireWeapon) or intent.gain > 0:
        return False
    firsts = (one.actions[0] for one in chosen)
    same = (one for one in firsts if isinstance(one, a.FireWeapon) and one.ship == shot.ship)
    return sum(1 for _ in same) >= TARGETS_OF_ONE_WEAPON


def _supports_in_vain(view: FleetView, intent: Intent) -> bool:
    """Whether ships of *intent* go somewhere to fire, or to support, which does no more for it.

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
    """Whether *intent* is a move alone, and gains no more than with the best of *shots*."""
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
    """Whether something better than the *best* could be done after *intent*."""
    (order,) = intent.actions
    later = view_of(after(world_of(view), view.seat, order), view.seat)
    return max((one.gain for one in intents(later)), default=0.0) > max(best, 0)


def _kinds(intent: Intent) -> tuple[Hashable, ...]:
    """What *intent* may be the best of."""
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


def _aim(intent: Intent) -> tuple[Hashable, ...]:
    """The key that tells *intent* from others, as a label would: nobody reads which die it takes.

    Ships that go somewhere to fire, or to support who fires, do so for their target.
    """
    match intent.actions:
        case (a.Move(to=to) | a.MoveAgain(to=to) as move, a.Attack(target=target, way=way)):
            return move.kind, to, target, len(way) > 1
        case _:
            return tuple(_aim_of(action) for action in intent.actions)


def _aim_of(action: a.Order) -> Hashable:
    """What *action* is for."""
    match action:
        case a.Attack(way=way):
            return action.kind, action.at, action.target, len(way) > 1
        case a.Move() | a.MoveAgain() | a.UsePortal():
            return action.kind, action.ships, action.to, getattr(action, "containers", 0)
        case a.FireWeapon():
            return action.kind, action.ship, action.target, action.at, action.seat, action.ships
        case a.Scan():
            return action.kind, action.way[-1]
        case a.Enter():
            return action.kind, action.ships, action.to
        case a.Evacuate():
            return action.kind, action.ships
        case a.Escape():
            return action.kind, action.ship
        case _:
            return action
