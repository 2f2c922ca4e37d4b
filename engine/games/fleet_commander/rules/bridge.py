"""Dice: what a commander holds, spends, stores on the bridge and returns to the reserve."""

import functools
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from engine.core.records import Seat
from engine.games.fleet_commander.model.battlefield import fleet_of, printed
from engine.games.fleet_commander.model.cards import FLEET_SORTS, ShipSort
from engine.games.fleet_commander.model.results import (
    COLOUR_NUMBER,
    EACH,
    RANK,
    RESULTS,
    SPECIALS,
    Result,
)
from engine.games.fleet_commander.model.state import Commander, Open, Ship

Slots: TypeAlias = tuple[int, bool, int]
"""Slots of the left wing, whether it takes specials too, and slots of the right wing.

The right wing takes specials only.
"""


def usable(commander: Commander) -> list[Result]:
    """FC-TURN-04: the results rolled this turn and those on the bridge."""
    return [*commander.rolled, *commander.left, *commander.right]


def on_bridge(commander: Commander) -> list[Result]:
    return [*commander.left, *commander.right]


def has_all(held: Sequence[Result], wanted: Sequence[Result]) -> bool:
    """Whether *held* has all results of *wanted*, each as often as it is wanted."""
    if len(wanted) == 1:
        return wanted[0] in held
    return all(held.count(one) >= wanted.count(one) for one in wanted)


def take(commander: Commander, result: Result) -> None:
    """Take *result* away from the dice of *commander*.

    Ruling FC-TURN-04: of two equal results the one rolled this turn goes first. This changes
    nothing: the other may be stored in its place (FC-TURN-10, FC-BRIDGE-09).
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

    There is one for each battleship, with its weapon, and one for each other sort of ship in the
    fleet. FC-HIDDEN-03: signals have none until they are revealed.
    """
    fleet = [ship for ship in fleet_of(battle, seat) if not ship.hidden]
    armed = [ship for ship in fleet if ship.sort is ShipSort.BATTLESHIP]
    sorts = [sort for sort in reversed(FLEET_SORTS) if any(ship.sort is sort for ship in fleet)]
    return (*armed, *(sort for sort in sorts if sort is not ShipSort.BATTLESHIP))


def fits(battle: Open, keep: Sequence[Result]) -> bool:
    """FC-BRIDGE-02, -03: whether the slots of the two wings take the dice of *keep*."""
    return fit(keep, slots_of(battle))


def fit(keep: Sequence[Result], slots: Slots) -> bool:
    """Whether wings with these *slots* take the dice of *keep*."""
    left, takes_specials, right = slots
    specials = sum([result in SPECIALS for result in keep])
    others = len(keep) - specials
    spare = max(0, specials - right)
    if takes_specials:
        return others + spare <= left
    return not spare and others <= left


def store(battle: Open, commander: Commander, keep: Sequence[Result]) -> None:
    """FC-TURN-09, -10: lay *keep* on the bridge, and return all other dice to the reserve.

    Specials go to the right wing first (FC-BRIDGE-09).
    """
    left = usable(commander)
    for result in keep:
        left.remove(result)
    for result in left:
        commander.reserve[COLOUR_NUMBER[result]] += 1
    room = printed(battle).rulings.right_wing
    ordered = sorted(keep, key=RANK.__getitem__)
    specials: list[Result] = [result for result in ordered if result in SPECIALS]
    others: list[Result] = [result for result in ordered if result not in SPECIALS]
    commander.rolled.clear()
    commander.right[:] = specials[:room]
    commander.left[:] = others + specials[room:]


def best_to_keep(battle: Open, commander: Commander) -> tuple[Result, ...]:
    """Dice that are kept for a commander who does not choose: as many as fit, the best first.

    Specials and multi-directional results come first, then shields, which can be played from the
    bridge alone. One die of each colour stays in the reserve, so that any colour can be rolled
    next.
    """
    held = sorted(usable(commander), key=RANK.__getitem__)
    return best_of(tuple(held), slots_of(battle))


def slots_of(battle: Open) -> Slots:
    """FC-BRIDGE-02, -03: the slots of a bridge."""
    options = battle.options
    right = printed(battle).rulings.right_wing
    return options.left_wing, options.left_wing_specials, right


@functools.lru_cache(maxsize=2048)
def best_of(held: tuple[Result, ...], slots: Slots) -> tuple[Result, ...]:
    """The results of *held*, sorted by rank, to keep by default in wings with these *slots*."""
    left, takes_specials, right = slots
    spare = {"R": EACH - 1, "B": EACH - 1, "G": EACH - 1}
    kept: list[Result] = []
    for result in sorted(held, key=_WORTH.__getitem__):
        special, colour = result in SPECIALS, result[0]
        if not spare[colour]:
            continue
        if special and right:
            right -= 1
        elif left and (takes_specials or not special):
            left -= 1
        else:
            continue
        spare[colour] -= 1
        kept.append(result)
    return tuple(sorted(kept, key=RANK.__getitem__))


_WORTH: Final[dict[Result, int]] = {
    result: number
    for number, result in enumerate(
        sorted(RESULTS, key=lambda one: (one[2] != "S", one[2] != "M", one[0] != "G", RANK[one]))
    )
}
"""The rank of each result by its worth on a bridge, the best first."""
