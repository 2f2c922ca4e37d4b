"""Progress that a move brings towards the scenario's goal."""

from collections.abc import Sequence

from engine.games.fleet_commander.model.state import FleetView, ShipId
from engine.games.fleet_commander.rules.scenarios import Brought, scenario_of
from engine.space.grid import Cell


def brought_by_moving(
    view: FleetView, ships: Sequence[ShipId], to: Cell, containers: int = 0
) -> Brought | None:
    """What it brings to move *ships* there, with *containers*; None where it is just a move."""
    return scenario_of(view.open).brought(view.open, view.seat, ships, to, containers)
