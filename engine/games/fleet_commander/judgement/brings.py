"""Progress that a move brings towards the scenario's goal."""

from collections.abc import Sequence

from engine.games.fleet_commander.model.state import FleetView, ShipId
from engine.games.fleet_commander.rules.scenarios import Brought, scenario_of
from engine.space.grid import Cell


def brought_by_moving(
    view: FleetView, ships: Sequence[ShipId], to: Cell, containers: int = 0
) -> Brought | None:
    """Progress towards the scenario's goal by a move of *ships*; None if there is none.

    *containers* is how many containers the ships carry.
    """
    return scenario_of(view.open).brought(view.open, view.seat, ships, to, containers)
