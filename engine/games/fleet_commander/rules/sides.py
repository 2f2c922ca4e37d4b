"""Seats and sides of a battle."""

from collections.abc import Sequence
from typing import Final

from engine.core.records import Seat
from engine.core.seating import Seating, alike
from engine.games.fleet_commander.model.cards import Mode
from engine.games.fleet_commander.model.options import Options
from engine.games.fleet_commander.model.state import Faction
from engine.games.fleet_commander.rules.scenarios import SCENARIOS

FACTIONS: Final[tuple[Faction, ...]] = ("phebe", "amycles")
"""What the sides of a battle are called, the first commander's first."""

LEAST_FOR_ALL: Final = 3
"""FC-FFA-01: so many commanders fight each for themselves, at least."""

TEAMS: Final[tuple[Mode, ...]] = ("teams_of_four", "teams_of_six")


def mode_of(options: Options) -> Mode:
    """Who fights whom: one against another in a scenario that is not for the mode chosen."""
    return options.mode if options.mode in SCENARIOS[options.scenario].modes else "duel"


def handicap(options: Options, side: int) -> int:
    """House option: the class points that each fleet of a side may have more than agreed on.

    Where all fight all nobody has a handicap, for there are no sides to agree on.
    """
    if mode_of(options) == "free_for_all" or options.handicap != FACTIONS[side]:
        return 0
    return options.handicap_points


def seating(options: Options) -> Seating:
    """FC-TEAM-06: two, or two teams that sit alternately, or all who like.

    Where it is not the same to command one faction or the other, everybody chooses a side.
    """
    scenario = SCENARIOS[options.scenario]
    differ = scenario.sides_differ or options.handicap != "nobody"
    match mode_of(options):
        case "duel":
            return _teams(2) if differ else alike(2, 2)
        case "free_for_all":
            return alike(LEAST_FOR_ALL, scenario.most_for_all)
        case "teams_of_four":
            return _teams(4)
        case "teams_of_six":
            return _teams(6)


def sides_of(seats: Sequence[Seat], options: Options) -> dict[Seat, int]:
    """The number of each seat's side, from 0."""
    sides = [side for side, _ in seating(options).sides]
    if not sides:
        return {seat: number for number, seat in enumerate(seats)}
    return {seat: sides.index(seating(options).side_of(seat) or "") for seat in seats}


def _teams(people: int) -> Seating:
    seats = alike(people, people).seats
    return Seating(
        seats=seats,
        least=people,
        sides=tuple((side, seats[number :: len(FACTIONS)]) for number, side in enumerate(FACTIONS)),
    )
