"""Fleets: what they cost, and whether they may be built."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from engine.games.man_o_war.model.cards import DataSet
from engine.games.man_o_war.model.ships import Nation, ShipSort

FleetFault: TypeAlias = Literal[
    "no_such_total",
    "foreign_ship",
    "too_few_squadrons_to_hire",
    "too_many_capital_ships",
    "too_dear",
]
"""Reason for which a fleet is not legal."""


def ships_in(data: DataSet, squadron: ShipSort) -> int:
    """How many ships a full squadron of this sort has."""
    return data.building.squadrons[data.ships[squadron].ship_class]


def cost(data: DataSet, squadrons: Sequence[ShipSort]) -> int:
    """The points of full *squadrons* of these sorts, without admiral and wizard."""
    return sum(ships_in(data, one) * data.ships[one].points for one in squadrons)


def fault(
    data: DataSet, nation: Nation, points: int, squadrons: Sequence[ShipSort]
) -> FleetFault | None:
    """Why *nation* may not build full *squadrons* of these sorts for a total of *points*, if so."""
    building = data.building
    if points not in {size.points for size in building.sizes}:
        return "no_such_total"
    own = [one for one in squadrons if data.ships[one].nation == nation]
    hires = {hire.ship: hire.squadrons_each for hire in building.hires if hire.nation == nation}
    for foreign in dict.fromkeys(one for one in squadrons if one not in own):
        if foreign not in hires:
            return "foreign_ship"
        if squadrons.count(foreign) * hires[foreign] > len(own):
            return "too_few_squadrons_to_hire"
    capital = sum(data.ships[one].ship_class == "capital_ship" for one in squadrons)
    if capital * building.line_squadrons_each > len(squadrons) - capital:
        return "too_many_capital_ships"
    if cost(data, squadrons) > points - building.characters:
        return "too_dear"
    return None
