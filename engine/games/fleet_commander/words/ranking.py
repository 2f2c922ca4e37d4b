"""What the orders of a plan achieve, and which plan stands before which."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander.battlefield import are_enemies
from engine.games.fleet_commander.concealment import laid_open
from engine.games.fleet_commander.reckoning import VICTORY, Intent, after, world_of
from engine.games.fleet_commander.state import FleetState, FleetView
from engine.games.fleet_commander.words.brings import brought_by_moving
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


_FOREMOST: Final = (Aim.HARM, Aim.OBJECTIVE)
"""What stands before all else that a captain would do."""


def ranked(view: FleetView, chosen: Sequence[Intent]) -> list[Intent]:
    """*chosen*, the best first, as a captain judges.

    What damages for sure, or brings nearer what the scenario is about, comes before all else of
    which a captain thinks well; what a captain would leave comes last. What achieves nothing is
    left out where anything else is offered, but for ships that may move on where nobody is hurt.
    """
    start = world_of(view)
    aims = {intent: aim_of(view, start, intent) for intent in chosen}
    useful = [intent for intent in chosen if aims[intent] is not Aim.NOTHING]
    if useful:
        harms = Aim.HARM in aims.values()
        idle = [one for one in chosen if one not in useful and _is_move_again(one) and not harms]
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

    return _ahead(sorted(chosen, key=place), aims)


def aim_of(view: FleetView, start: FleetState, intent: Intent) -> Aim:
    """What *intent* is good for in *start*, a world that looks like *view*."""
    if _harm(view, start, intent) > 0:
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


def _harm(view: FleetView, start: FleetState, intent: Intent) -> int:
    """The hull that enemies lose by *intent*, answered as the clock would."""
    if not any(
        isinstance(one, a.Attack | a.AttackAgain | a.FireWeapon | a.Move | a.MoveAgain)
        for one in intent.actions
    ):
        return 0
    world = start
    for action in intent.actions:
        world = after(world, view.seat, action)
    return _hull_of_enemies(view, start) - _hull_of_enemies(view, world)


def _hull_of_enemies(view: FleetView, world: FleetState) -> int:
    battle = laid_open(world)
    return sum(
        ship.hull
        for ship in battle.ships
        if ship.at is not None and are_enemies(battle, view.seat, ship.owner)
    )


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
