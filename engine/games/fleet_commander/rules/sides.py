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
"""Names of the sides of a battle, by the number of the side."""

LEAST_FOR_ALL: Final = 3
"""FC-FFA-01: least number of commanders who may fight each for themselves."""

TEAMS: Final[tuple[Mode, ...]] = ("teams_of_four", "teams_of_six")


def mode_of(options: Options) -> Mode:
    """The mode of a battle: a duel if the scenario cannot be played in the mode chosen."""
    return options.mode if options.mode in SCENARIOS[options.scenario].modes else "duel"


def handicap(options: Options, side: int) -> int:
    """House option: the class points by which each fleet of *side* may exceed those agreed on.

    It is 0 where all fight all, for there are no sides to agree on.
    """
    if mode_of(options) == "free_for_all" or options.handicap != FACTIONS[side]:
        return 0
    return options.handicap_points


def seating(options: Options) -> Seating:
    """FC-TEAM-06: the seats of a duel, of two teams that sit alternately, or of a free-for-all.

    Everybody chooses a side where it matters which faction one commands.
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
