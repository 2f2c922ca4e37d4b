"""What the orders of a plan achieve, and which plan stands before which."""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Final

from engine.core.records import value
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander.battlefield import are_enemies
from engine.games.fleet_commander.concealment import laid_open
from engine.games.fleet_commander.odds import PRICE
from engine.games.fleet_commander.reckoning import VICTORY, Intent, after, world_of
from engine.games.fleet_commander.state import FleetState, FleetView, ShipId
from engine.games.fleet_commander.words.brings import brought_by_moving
from engine.games.fleet_commander.words.costs import taken_by
from engine.games.fleet_commander.words.outcomes import Reached, reached


class Aim(IntEnum):
    """What an intent is good for, the plainest first."""

    HARM = 0
    """Enemies are damaged, whatever the clock would answer for them."""
    OBJECTIVE = 1
    """It brings nearer what the scenario is about."""
    NEARER = 2
    """Ships come beside an enemy, or nearer to one."""
    OTHER = 3
    NOTHING = 4
    """It moves pieces about, and its description has nothing to say for it."""


SLIGHT: Final = -4.0
"""What loses more than this is offered only as the best of its kind."""

_FOREMOST: Final = (Aim.HARM, Aim.OBJECTIVE)
"""What stands before all else that a captain would do."""


def ranked(view: FleetView, chosen: Sequence[Intent]) -> list[Intent]:
    """*chosen*, the best first, as a captain judges.

    What damages for sure, or brings nearer what the scenario is about, comes before all else of
    which a captain thinks well; what a captain would leave comes last. What achieves nothing is
    left out where anything else is offered, but for ships that may move on where nobody is hurt.
    Of two with which the same ships are lost the one that takes fewer dice comes first, and ships
    that do no more than come nearer do so in the best way alone.
    """
    start = world_of(view)
    harms = {intent: _harm(view, start, intent) for intent in chosen}
    aims = {intent: _aim(view, intent, harm) for intent, harm in harms.items()}
    useful = [intent for intent in chosen if aims[intent] is not Aim.NOTHING]
    if useful:
        hurts = Aim.HARM in aims.values()
        idle = [one for one in chosen if one not in useful and _is_move_again(one) and not hurts]
        chosen = [*useful, *idle[:1]]

    def place(intent: Intent) -> tuple[bool, bool, bool, bool, float, Aim]:
        aim = aims[intent]
        return (
            aim is Aim.NOTHING,
            intent.gain < VICTORY / 2,
            intent.gain <= 0,
            aim not in _FOREMOST,
            -intent.gain,
            aim,
        )

    found = _cheapest_first(sorted(chosen, key=place), harms)
    return _ahead(_nearer_once(view, found, aims), aims)


def aim_of(view: FleetView, start: FleetState, intent: Intent) -> Aim:
    """What *intent* is good for in *start*, a world that looks like *view*."""
    return _aim(view, intent, _harm(view, start, intent))


@value
class _Harm:
    """The *hull* that enemies lose, and those of them that are lost with it."""

    hull: int = 0
    lost: frozenset[ShipId] = frozenset()


def _aim(view: FleetView, intent: Intent, harm: _Harm) -> Aim:
    if harm.hull > 0:
        return Aim.HARM
    match intent.actions[0]:
        case a.Evacuate() | a.Escape() | a.Enter():
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


def _harm(view: FleetView, start: FleetState, intent: Intent) -> _Harm:
    """What enemies lose by *intent*, answered as the clock would."""
    if not any(
        isinstance(one, a.Attack | a.AttackAgain | a.FireWeapon | a.Move | a.MoveAgain)
        for one in intent.actions
    ):
        return _Harm()
    world = start
    for action in intent.actions:
        world = after(world, view.seat, action)
    before, left = _enemies(view, start), _enemies(view, world)
    return _Harm(
        hull=sum(before.values()) - sum(left.values()), lost=frozenset(before.keys() - left.keys())
    )


def _enemies(view: FleetView, world: FleetState) -> dict[ShipId, int]:
    """The hull of each enemy on the board."""
    battle = laid_open(world)
    return {
        ship.id: ship.hull
        for ship in battle.ships
        if ship.at is not None and are_enemies(battle, view.seat, ship.owner)
    }


def _cheapest_first(found: Sequence[Intent], harms: Mapping[Intent, _Harm]) -> list[Intent]:
    """*found*, but those with which the same ships are lost swap places.

    The rest of the dice may do what the dearer ones would have done besides.
    """
    ordered = [*found]
    kills: dict[frozenset[ShipId], list[int]] = {}
    for at, intent in enumerate(found):
        if intent.gain >= SLIGHT and harms[intent].lost:
            kills.setdefault(harms[intent].lost, []).append(at)
    for places in kills.values():
        cheap = sorted((found[at] for at in places), key=_dice)
        for at, intent in zip(places, cheap, strict=True):
            ordered[at] = intent
    return ordered


def _dice(intent: Intent) -> int:
    """How many dice *intent* takes, those of a weapon counted in."""
    weapons = sum(isinstance(one, a.FireWeapon) for one in intent.actions)
    return len(taken_by(*intent.actions)) + PRICE * weapons


def _nearer_once(
    view: FleetView, found: Sequence[Intent], aims: Mapping[Intent, Aim]
) -> list[Intent]:
    """*found* without moves of ships that come nearer to an enemy, and do no more, in a better one.

    Ships that may move on at once are another matter.
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
    """*found*, but ships that may move on stand second at the latest: after another order they may
    not any more.
    """
    again = (at for at, one in enumerate(found) if at > 1 and _is_move_again(one))
    at = next(again, None)
    if at is None or _is_move_again(found[0]) or _is_move_again(found[1]):
        return found
    if aims[found[at]] is Aim.NOTHING:
        return found
    return [found[0], found[at], *found[1:at], *found[at + 1 :]]
