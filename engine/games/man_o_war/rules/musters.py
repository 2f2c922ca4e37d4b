"""Musters: the squadrons that each side brings to a battle, by its options."""

from typing import Final, NamedTuple

from engine.core.seating import Side
from engine.games.man_o_war.model.cards import DataSet
from engine.games.man_o_war.model.fleets import ships_in
from engine.games.man_o_war.model.options import Options
from engine.games.man_o_war.model.ships import Nation, ShipSort

SORTS: Final[dict[Side, ShipSort]] = {
    "west": ShipSort.WARGALLEY,
    "east": ShipSort.PIRATE_GALLEY,
}
"""MOW-SETUP-03, MOW-DEC-24: Imperial galleys against those of the pirates."""

FLEETS: Final[dict[tuple[str, Nation], str]] = {
    ("points_450", Nation.EMPIRE): "imperial_galleys",
    ("points_450", Nation.PIRATES): "pirate_galleys",
    ("points_450", Nation.BRETONNIA): "corsairs",
    ("points_700", Nation.EMPIRE): "wolves_and_galleys",
    ("points_700", Nation.PIRATES): "galleys_and_buccaneers",
    ("points_700", Nation.BRETONNIA): "swift_corsairs",
    ("capital_700", Nation.EMPIRE): "greatship_and_galleys",
    ("capital_700", Nation.PIRATES): "swarm_of_galleys",
    ("capital_700", Nation.BRETONNIA): "galleon_and_corsairs",
    ("points_1000", Nation.EMPIRE): "imperial_squadrons",
    ("points_1000", Nation.PIRATES): "pirate_squadrons",
    ("points_1000", Nation.BRETONNIA): "bretonnian_squadrons",
    ("points_1500", Nation.EMPIRE): "imperial_armada",
    ("points_1500", Nation.PIRATES): "pirate_armada",
    ("points_1500", Nation.BRETONNIA): "bretonnian_armada",
}
"""Ready-made fleets by option and nation (MOW-SETUP-12)."""


class Muster(NamedTuple):
    """A squadron of so many *ships* of one *sort*."""

    sort: ShipSort
    ships: int


def nation_of(options: Options, side: Side) -> Nation:
    """MOW-DEC-24: the Empire lies in the west, its enemy in the east."""
    if side == "west":
        return Nation.EMPIRE
    return Nation.PIRATES if options.galleys else Nation(options.enemy)


def musters(data: DataSet, options: Options, side: Side) -> tuple[Muster, ...]:
    """MOW-SETUP-09, MOW-SETUP-12: the squadrons of *side*, in the order of their letters."""
    if options.galleys:
        return (Muster(SORTS[side], options.galleys),)
    fleet = data.fleets[FLEETS[options.fleets, nation_of(options, side)]]
    return tuple(Muster(sort, ships_in(data, sort)) for sort in fleet.squadrons)
