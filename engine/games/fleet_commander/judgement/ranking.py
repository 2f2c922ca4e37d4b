"""The order of intents in a turn, by what each achieves and what it puts at risk."""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Final

from engine.core.records import value
from engine.games.fleet_commander.judgement.brings import brought_by_moving
from engine.games.fleet_commander.judgement.certainty import (
    Victory,
    destroys,
    surely_passes,
    victory_by,
)
from engine.games.fleet_commander.judgement.costs import all_taken_by, taken_by
from engine.games.fleet_commander.judgement.double_shots import played_on
from engine.games.fleet_commander.judgement.outcomes import Reached, reached
from engine.games.fleet_commander.judgement.reckoning import Intent, view_of, world_of
from engine.games.fleet_commander.judgement.threats import at_stake, is_alone
from engine.games.fleet_commander.judgement.worth import VICTORY
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.battlefield import are_enemies
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.concealment import laid_open
from engine.games.fleet_commander.model.state import FleetState, FleetView, ShipId


class Aim(IntEnum):
    """The purpose of an intent, the plainest first."""

    HARM = 0
    """Enemies lose hull, if they answer as the clock would."""
    OBJECTIVE = 1
    """The scenario's goal comes nearer."""
    NEARER = 2
    """Ships come beside an enemy, or nearer to one."""
    OTHER = 3
    NOTHING = 4
    """Pieces move without a purpose that a description could name."""


SLIGHT_LOSS: Final = -4.0
"""Gain below which an intent is offered only as the best of its kind, in points of hull."""

COST_OF_HULL_AT_RISK: Final = 0.5
"""Cost of a point of hull that enemies could destroy next; half, as they may do something else."""

PLANS_BESIDE_A_WASTEFUL_ONE: Final = 2
"""Number of other plans from which on a plan that wastes dice is left out."""

_VICTORIES: Final[Mapping[Victory | None, int]] = {"sure": 0, "unanswered": 1, None: 2}
"""The rank of a plan by the victory that it brings, the least first."""

_GOING: Final = (a.Move, a.MoveAgain, a.UsePortal, a.Enter)

_FELT: Final = (a.Attack, a.AttackAgain, a.FireWeapon, *_GOING)
"""Orders that may damage ships, or bring them into danger."""

FOREMOST_AIMS: Final = (Aim.HARM, Aim.OBJECTIVE)
"""Aims that a captain puts before all others."""


def ranked(view: FleetView, chosen: Sequence[Intent]) -> list[Intent]:
    """The intents of *chosen* that are no waste, the best first.

    They are sorted by these keys, each before the next:

    1. intents with an aim before those with ``Aim.NOTHING``;
    2. sure victories, then victories unless answered;
    3. shots that surely destroy an enemy;
    4. ships that enter a sector where a die decides what becomes of them come last, unless they
       do harm or serve the scenario, because their gain is uncertain;
    5. gains before losses;
    6. gains greater than the danger: the damage that enemies could do next with the dice they
       hold, beyond the damage that they could do before;
    7. harm, as far as the clock would answer, or progress of the scenario;
    8. ships that come nearer in company before ships that stray far from their own;
    9. ships that go where no die decides;
    10. the greater gain, less the danger;
    11. the plainer aim.

    Afterwards some intents swap places. Of intents that destroy the same ships those that take
    fewer dice come first; of shots those that no shield stops whole. Ships that may move on stand
    second at the latest, because they may not move on after another order.

    Left out are moves at more than a slight cost that only move ships; intents with no aim where
    another has one, except ships that may move on where no intent does harm; moves nearer of ships
    that a better intent moves nearer already; and shots that take more dice than they do damage,
    where enough other intents are left.
    """
    start = world_of(view)
    worlds = {intent: _played(view, start, intent) for intent in chosen}
    harms = {intent: _harm(view, start, world) for intent, world in worlds.items()}
    wins: Mapping[Intent, Victory | None] = {one: victory_by(view, one) for one in chosen}
    aims = {one: Aim.HARM if wins[one] else _aim(view, one, harm) for one, harm in harms.items()}
    useful = _useful(chosen, aims)
    dangers = _dangers(view, {one: worlds[one] for one in useful})

    def place(one: Intent) -> tuple[bool | int | float, ...]:
        strays = aims[one] is Aim.NEARER and _strays(worlds[one], one)
        first = (aims[one] is Aim.NOTHING, _VICTORIES[wins[one]])
        return (*first, *_place(view, one, aims[one], dangers[one], strays=strays))

    found = _cheapest_first(sorted(useful, key=place), harms)
    found = _ahead(_nearer_once(view, _passing_first(view, found), aims), aims)
    return _thrifty(found, harms)


def _place(
    view: FleetView, intent: Intent, aim: Aim, danger: float, *, strays: bool
) -> tuple[bool | int | float, ...]:
    """The sort key of *intent* among those that win nothing and have an aim; the least is first."""
    net = intent.gain - danger
    chancy = any(is_chancy(view, one) for one in intent.actions)
    return (
        not (intent.points > 0 and destroys(view, intent.actions)),
        aim not in FOREMOST_AIMS and chancy,
        intent.gain <= 0,
        net <= 0,
        aim not in FOREMOST_AIMS,
        strays,
        chancy,
        -net,
        aim,
    )


def is_chancy(view: FleetView, order: a.Order) -> bool:
    """FC-SECTOR-02, -09: whether *order* leads ships to a sector where a die decides their fate."""
    if not isinstance(order, _GOING):
        return False
    return view.open.sectors[order.to] in (Special.ASTEROID_FIELD, Special.GRAVITY_FIELD)


def _useful(chosen: Sequence[Intent], aims: Mapping[Intent, Aim]) -> list[Intent]:
    """*chosen* without waste, and without intents that achieve nothing where another does.

    One intent of ships that may move on is kept, though it achieves nothing, if no intent does
    harm.
    """
    kept = [intent for intent in chosen if not _is_waste(intent, aims[intent])]
    useful = [intent for intent in kept if aims[intent] is not Aim.NOTHING]
    if not useful:
        return kept
    hurts = Aim.HARM in aims.values()
    idle = [one for one in kept if one not in useful and _is_move_again(one) and not hurts]
    return [*useful, *idle[:1]]


def _is_waste(intent: Intent, aim: Aim) -> bool:
    """Whether *intent* moves ships at more than a slight cost, or at any cost and to no use."""
    if aim in FOREMOST_AIMS or not isinstance(intent.actions[0], _GOING):
        return False
    return intent.gain < (0 if aim is Aim.NOTHING else SLIGHT_LOSS)


def _strays(world: FleetState, intent: Intent) -> bool:
    """Whether *intent* only moves ships, and one of them is far from all its own in *world*."""
    match intent.actions:
        case (a.Move(ships=ships) | a.MoveAgain(ships=ships) | a.UsePortal(ships=ships),):
            battle = laid_open(world)
            moved = (battle.ships[ship] for ship in ships)
            return any(is_alone(battle, ship) for ship in moved if ship.at is not None)
        case _:
            return False


def danger_of(view: FleetView, start: FleetState, intent: Intent) -> float:
    """The cost of the damage that enemies could do after *intent*, beyond that in *start*."""
    return _dangers(view, {intent: _played(view, start, intent)})[intent]


def _dangers(view: FleetView, worlds: Mapping[Intent, FleetState]) -> Mapping[Intent, float]:
    """The danger of each intent, given the world that it leads to."""
    now, found = at_stake(view), dict.fromkeys(worlds, 0.0)
    for intent, world in worlds.items():
        if any(isinstance(one, _GOING) for one in intent.actions):
            then = at_stake(view_of(world, view.seat))
            found[intent] = COST_OF_HULL_AT_RISK * max(0.0, then - now)
    return found


def aim_of(view: FleetView, start: FleetState, intent: Intent) -> Aim:
    """The aim of *intent* in *start*, a world that looks like *view*."""
    return _aim(view, intent, _harm(view, start, _played(view, start, intent)))


def harm_of(view: FleetView, start: FleetState, intent: Intent) -> int:
    """The hull that enemies lose by *intent*, as far as the clock would answer."""
    return _harm(view, start, _played(view, start, intent)).hull


@value
class _Harm:
    """The *hull* that enemies lose, and the ships that they have *lost*."""

    hull: int = 0
    lost: frozenset[ShipId] = frozenset()


def _aim(view: FleetView, intent: Intent, harm: _Harm) -> Aim:
    if harm.hull > 0:
        return Aim.HARM
    match intent.actions[0]:
        case first if a.is_scenario_order(first):
            return Aim.OBJECTIVE
        case a.Move() | a.MoveAgain() | a.UsePortal() as move:
            containers = move.containers if isinstance(move, a.Move) else 0
            if brought_by_moving(view, move.ships, move.to, containers) is not None:
                return Aim.OBJECTIVE
            return _of_place(reached(view, move.ships, move.to))
        case _:
            return Aim.OTHER


def _of_place(there: Reached) -> Aim:
    if there.foes or there.nearer:
        return Aim.NEARER
    return Aim.NOTHING if there.is_idle else Aim.OTHER


def _harm(view: FleetView, start: FleetState, world: FleetState) -> _Harm:
    """The losses of enemies between *start* and *world*."""
    if world is start:
        return _Harm()
    before, left = _enemies(view, start), _enemies(view, world)
    return _Harm(
        hull=sum(before.values()) - sum(left.values()), lost=frozenset(before.keys() - left.keys())
    )


def _played(view: FleetView, start: FleetState, intent: Intent) -> FleetState:
    """The world after *intent*, answered as the clock would.

    It is *start* itself if *intent* neither moves ships nor can harm any.
    """
    if not any(isinstance(one, _FELT) for one in intent.actions):
        return start
    return played_on(start, view.seat, intent.actions)


def _enemies(view: FleetView, world: FleetState) -> dict[ShipId, int]:
    """The hull of each enemy on the board."""
    battle = laid_open(world)
    return {
        ship.id: ship.hull
        for ship in battle.ships
        if ship.at is not None and are_enemies(battle, view.seat, ship.owner)
    }


def _cheapest_first(found: Sequence[Intent], harms: Mapping[Intent, _Harm]) -> list[Intent]:
    """*found*, with intents that destroy the same ships sorted by the dice they take.

    They keep their places as a group. The dice left over may do more than a dearer intent would.
    """
    ordered = [*found]
    kills: dict[frozenset[ShipId], list[int]] = {}
    for at, intent in enumerate(found):
        if intent.gain >= SLIGHT_LOSS and harms[intent].lost:
            kills.setdefault(harms[intent].lost, []).append(at)
    for places in kills.values():
        cheap = sorted((found[at] for at in places), key=dice_of)
        for at, intent in zip(places, cheap, strict=True):
            ordered[at] = intent
    return ordered


def _passing_first(view: FleetView, found: Sequence[Intent]) -> list[Intent]:
    """*found*, with shots that shields may stop whole behind those of which some damage passes.

    Only shots that gain swap places; the dice on the bridges are seen by all.
    """
    shots = [
        at for at, one in enumerate(found) if one.gain > 0 and isinstance(one.actions[-1], a.Attack)
    ]
    stopped = {at: surely_passes(view, found[at].actions) <= 0 for at in shots}
    if len({*stopped.values()}) < 2:
        return [*found]
    ordered = [*found]
    for at, other in zip(shots, sorted(shots, key=lambda one: stopped[one]), strict=True):
        ordered[at] = found[other]
    return ordered


def _thrifty(found: Sequence[Intent], harms: Mapping[Intent, _Harm]) -> list[Intent]:
    """*found*, with shots that take more dice than they do damage last.

    They are left out beside two other plans: the dice do more another time.
    """
    dear = [one for one in found if _is_dear(one, harms[one])]
    others = [one for one in found if one not in dear]
    return others if len(others) >= PLANS_BESIDE_A_WASTEFUL_ONE else [*others, *dear]


def _is_dear(intent: Intent, harm: _Harm) -> bool:
    (shot, *others) = intent.actions
    if others or not isinstance(shot, a.Attack) or harm.lost or intent.gain >= VICTORY / 2:
        return False
    dice = len(taken_by(shot))
    return len(shot.way) > 1 and dice > 1 and harm.hull < dice


def dice_of(intent: Intent) -> int:
    """The number of dice that *intent* takes, with the specials of weapons and drains."""
    return len(all_taken_by(*intent.actions))


def _nearer_once(
    view: FleetView, found: Sequence[Intent], aims: Mapping[Intent, Aim]
) -> list[Intent]:
    """*found* without moves that bring ships nearer to an enemy, if a better one moves them nearer.

    Moves that bring an enemy within fire stay, and so do those of ships that move on.
    """
    kept: list[Intent] = []
    came: set[ShipId] = set()
    for intent in found:
        move, *others = intent.actions
        bare = not others and aims[intent] is Aim.NEARER
        if bare and isinstance(move, a.Move) and not reached(view, move.ships, move.to).foes:
            if came & {*move.ships}:
                continue
            came |= {*move.ships}
        kept.append(intent)
    return kept


def _is_move_again(intent: Intent) -> bool:
    return isinstance(intent.actions[0], a.MoveAgain)


def _ahead(found: list[Intent], aims: dict[Intent, Aim]) -> list[Intent]:
    """*found*, with ships that may move on second at the latest.

    After another order they may not move on any more.
    """
    again = (at for at, one in enumerate(found) if at > 1 and _is_move_again(one))
    at = next(again, None)
    if at is None or _is_move_again(found[0]) or _is_move_again(found[1]):
        return found
    if aims[found[at]] is Aim.NOTHING:
        return found
    return [found[0], found[at], *found[1:at], *found[at + 1 :]]
