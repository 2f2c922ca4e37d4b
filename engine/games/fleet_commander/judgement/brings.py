"""What an order brings towards what the scenario is about, before it is played."""

from collections.abc import Sequence

from engine.core.words import Text
from engine.games.fleet_commander.model.battlefield import (
    are_enemies,
    board,
    containers_at,
    figures,
    portal_at,
    ships_at,
)
from engine.games.fleet_commander.model.cards import Ability, ShipSort
from engine.games.fleet_commander.model.state import FleetView, Open, ShipId
from engine.games.fleet_commander.rules.scenarios.capture import corners
from engine.games.fleet_commander.rules.scenarios.passage import EXIT
from engine.games.fleet_commander.rules.scenarios.rescue import wanted
from engine.games.fleet_commander.rules.scenarios.scenario import portal, side_of
from engine.space.grid import Cell


def brought_by_moving(
    view: FleetView, ships: Sequence[ShipId], to: Cell, containers: int = 0
) -> Text | None:
    """What it brings to move *ships* there, with *containers*; None where it is just a move."""
    battle = view.open
    match battle.options.scenario:
        case "rescue":
            return _containers(view, ships, to, containers)
        case "capture":
            return _shuttle(view, ships, to)
        case "passage" if _has(battle, ships, ShipSort.DAMAGED_CRUISER):
            far = board(battle).distances[to][portal(battle, EXIT)]
            return Text.of("brings-cruiser", far=far)
        case "control" if portal_at(battle, to) is not None:
            return Text.of("brings-portal")
        case _:
            return None


def brought_by_evacuating(view: FleetView, count: int) -> Text:
    """How many containers are at home then, and how many win."""
    battle = view.open
    home = sum(battle.evacuated[seat] for seat in side_of(battle, view.seat))
    return Text.of("about-evacuate", count=count, total=home + count, wanted=wanted(battle))


def _containers(view: FleetView, ships: Sequence[ShipId], to: Cell, containers: int) -> Text | None:
    """FC-SCEN-RESCUE-06, -08: carried home, or reached so that the next turn begins with them."""
    battle = view.open
    if containers:
        far = min(board(battle).distances[to][cell] for cell in battle.edges[view.seat])
        drive = "lost" if loses_ion_drive(battle, ships) else "kept"
        return Text.of(
            "brings-container", containers=containers, far=far, wanted=wanted(battle), drive=drive
        )
    free = containers_at(battle, to) - len(ships_at(battle, to))
    count = min(free, len(ships))
    return Text.of("brings-pick-up", count=count) if count > 0 else None


def loses_ion_drive(battle: Open, ships: Sequence[ShipId]) -> bool:
    """FC-SCEN-RESCUE-05: whether nothing but a container in their sector keeps *ships* from it."""
    at = battle.ships[ships[0]].at
    if not battle.options.abilities or not containers_at(battle, at):
        return False
    abilities = figures(battle.data).ability
    there = [ship for ship in battle.ships if ship.at == at]
    return all(abilities.get(ship.sort) is Ability.ION_DRIVE for ship in there)


def _shuttle(view: FleetView, ships: Sequence[ShipId], to: Cell) -> Text | None:
    """FC-SCEN-CAPTURE-07, -09: captured while it is alone, or nearer to a corner."""
    battle = view.open
    if _has(battle, ships, ShipSort.SHUTTLE):
        far = min(board(battle).distances[to][corner] for corner in corners(battle))
        return Text.of("brings-shuttle", far=far)
    there = ships_at(battle, to)
    if len(there) == 1 and there[0].sort is ShipSort.SHUTTLE:
        hostile = are_enemies(battle, view.seat, there[0].owner)
        return Text.of("brings-capture") if hostile else None
    return None


def _has(battle: Open, ships: Sequence[ShipId], sort: ShipSort) -> bool:
    return any(battle.ships[ship].sort is sort for ship in ships)
