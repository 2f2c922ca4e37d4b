"""Sectors between the deployment zones: on whose side each lies, before ships are there."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from engine.games.fleet_commander.model.battlefield import are_enemies, board
from engine.games.fleet_commander.model.state import FleetView
from engine.space.grid import STEPS_BETWEEN_ZONES, Cell

Where: TypeAlias = Literal["near", "between", "far"]
"""Nearer to one's own side, equally far from both sides, or nearer to the enemy."""


def where(view: FleetView, at: Cell) -> Where | None:
    """The side of the board on which a sector lies; None if no zone is in reach of it."""
    own, theirs = steps_to_zones(view, at)
    if own is None and theirs is None:
        return None
    if own is None or theirs is None:
        return "far" if own is None else "near"
    return "near" if own < theirs else "far" if own > theirs else "between"


def steps_to_zones(view: FleetView, at: Cell) -> tuple[int | None, int | None]:
    """Steps to the nearest sector of a zone of one's own side, and of an enemy's."""
    battle = view.open
    own, theirs = list[Cell](), list[Cell]()
    for seat, edge in battle.edges.items():
        (theirs if are_enemies(battle, view.seat, seat) else own).extend(edge)
    return _nearest(view, at, own), _nearest(view, at, theirs)


def _nearest(view: FleetView, at: Cell, cells: Iterable[Cell]) -> int | None:
    steps = board(view.open).distances[at]
    return min((steps[cell] for cell in cells if steps[cell] < STEPS_BETWEEN_ZONES), default=None)
