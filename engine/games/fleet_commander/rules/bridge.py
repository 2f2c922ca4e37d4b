"""Dice: what a commander holds, spends, stores on the bridge and returns to the reserve."""

import functools
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.records import Seat
from engine.games.fleet_commander.battlefield import fleet_of, printed
from engine.games.fleet_commander.cards import FLEET_SORTS, ShipSort
from engine.games.fleet_commander.results import (
    COLOUR_NUMBER,
    EACH,
    RANK,
    RESULTS,
    SPECIALS,
    Result,
    rank,
)
from engine.games.fleet_commander.state import Commander, Open, Ship


def usable(commander: Commander) -> list[Result]:
    """FC-TURN-04: the results rolled this turn and those on the bridge."""
    return [*commander.rolled, *commander.left, *commander.right]


def on_bridge(commander: Commander) -> list[Result]:
    return [*commander.left, *commander.right]


def has_all(held: Sequence[Result], wanted: Sequence[Result]) -> bool:
    """Whether *wanted* are among *held*, each as often as it is wanted."""
    if len(wanted) == 1:
        return wanted[0] in held
    return all(held.count(one) >= wanted.count(one) for one in wanted)


def take(commander: Commander, result: Result) -> None:
    """Take *result* away from where it lies.

    Ruling FC-TURN-04: of two that are alike the one rolled this turn goes first, which changes
    nothing: what is left may be stored in its place (FC-TURN-10, FC-BRIDGE-09).
    """
    for place in (commander.rolled, commander.left, commander.right):
        if result in place:
            place.remove(result)
            return
    raise AssertionError(f"no {result} is held")


def spend(commander: Commander, results: Iterable[Result]) -> None:
    """FC-TURN-07, FC-REACT-06: dice that were used return to the reserve at once."""
    for result in results:
        take(commander, result)
        commander.reserve[COLOUR_NUMBER[result]] += 1


def reminders(battle: Open, seat: Seat) -> tuple[Ship | ShipSort, ...]:
    """FC-BRIDGE-01, -04: the tiles between the wings, which hold no dice.

    One is for each battleship, with its weapon, and one for each other sort of ship in the fleet;
    FC-HIDDEN-03: of signals there is none before they are revealed.
    """
    fleet = [ship for ship in fleet_of(battle, seat) if not ship.hidden]
    armed = [ship for ship in fleet if ship.sort is ShipSort.BATTLESHIP]
    sorts = [sort for sort in reversed(FLEET_SORTS) if any(ship.sort is sort for ship in fleet)]
    return (*armed, *(sort for sort in sorts if sort is not ShipSort.BATTLESHIP))


def fits(battle: Open, keep: Sequence[Result]) -> bool:
    """FC-BRIDGE-02, -03: whether the slots of the two wings take the dice of *keep*."""
    options, right_wing = battle.options, printed(battle).rulings.right_wing
    return _overflow(options.left_wing, options.left_wing_specials, right_wing, keep) == 0


def store(battle: Open, commander: Commander, keep: Sequence[Result]) -> None:
    """FC-TURN-09, -10: lay *keep* on the bridge, and return all other dice to the reserve.

    Specials go to the right wing first (FC-BRIDGE-09).
    """
    for result, count in (Counter(usable(commander)) - Counter(keep)).items():
        commander.reserve[COLOUR_NUMBER[result]] += count
    room = printed(battle).rulings.right_wing
    ordered = sorted(keep, key=rank)
    specials: list[Result] = [result for result in ordered if result in SPECIALS]
    commander.rolled.clear()
    commander.right[:] = specials[:room]
    others: list[Result] = [result for result in ordered if result not in SPECIALS]
    commander.left[:] = others + specials[room:]


def best_to_keep(battle: Open, commander: Commander) -> tuple[Result, ...]:
    """What a commander who says nothing keeps: as much as the bridge takes, the rarest first.

    Specials and multi-directional results come first, then shields, which are of no use elsewhere.
    A die of each colour stays in the reserve, so that any colour can be rolled next.
    """
    options = battle.options
    wings = options.left_wing, options.left_wing_specials, printed(battle).rulings.right_wing
    return _best_of(tuple(sorted(usable(commander), key=_WORTH.__getitem__)), *wings)


@functools.lru_cache(maxsize=4096)
def _best_of(
    held: tuple[Result, ...], left_wing: int, left_wing_specials: bool, right_wing: int
) -> tuple[Result, ...]:
    """What is kept of *held*, which comes in order of worth."""
    kept: list[Result] = []
    for result in held:
        alike = sum([one[0] == result[0] for one in kept])
        keep: list[Result] = [*kept, result]
        if alike < EACH - 1 and not _overflow(left_wing, left_wing_specials, right_wing, keep):
            kept.append(result)
    return tuple(sorted(kept, key=rank))


_WORTH: Final[dict[Result, int]] = {
    result: number
    for number, result in enumerate(
        sorted(RESULTS, key=lambda one: (one[2] != "S", one[2] != "M", one[0] != "G", RANK[one]))
    )
}
"""The place of each result where they are listed by what they are worth to keep."""


def _overflow(
    left_wing: int, left_wing_specials: bool, right_wing: int, keep: Sequence[Result]
) -> int:
    """How many dice of *keep* find no slot."""
    specials = sum([result in SPECIALS for result in keep])
    others = len(keep) - specials
    spare = max(0, specials - right_wing)
    if not left_wing_specials:
        return spare + max(0, others - left_wing)
    return max(0, others + spare - left_wing)
