"""Sizes, looks and numbers in which ships of each sort are drawn."""

from typing import Final

from engine.games.fleet_commander.model.cards import ShipSort, SignalSort, VesselSort
from engine.games.fleet_commander.model.state import Ship
from renders.fleet_commander.scenario_pictures import ShipPicture
from renders.fleet_commander.scenarios import SCENARIO_PICTURES
from renders.space import scene as s

_OF_SCENARIOS: Final[dict[ShipSort, ShipPicture]] = {
    sort: picture for one in SCENARIO_PICTURES.values() for sort, picture in one.ships.items()
}

SORTS: Final[dict[VesselSort, s.Sort]] = {
    ShipSort.FRIGATE: "frigate",
    ShipSort.DESTROYER: "destroyer",
    ShipSort.CRUISER: "cruiser",
    ShipSort.BATTLESHIP: "battleship",
    **{sort: one.sort for sort, one in _OF_SCENARIOS.items()},
    SignalSort.SIGNAL: "frigate",
    SignalSort.DECOY: "frigate",
}
"""Size in which each sort is drawn, ships of scenarios included; signals are drawn as signs."""

LOOKS: Final[dict[VesselSort, s.Look]] = {sort: one.look for sort, one in _OF_SCENARIOS.items()}
"""Look of each ship that only a scenario has."""


def number_of(ship: Ship) -> int:
    """Number that tells a ship from others of its sort; 0 for a ship that only a scenario has."""
    return 0 if ship.sort in LOOKS else ship.number
