"""Sectors between the deployment zones in words: where each lies, and its distance from
both sides.
"""

from engine.core.words import Text
from engine.games.fleet_commander.judgement.places import steps_to_zones, where
from engine.games.fleet_commander.model.battlefield import board
from engine.games.fleet_commander.model.state import FleetView
from engine.space.grid import Cell


def whereabouts(view: FleetView, at: Cell) -> Text | None:
    """Tell where a sector lies, and its distance from both sides; None if neither can reach it."""
    lies = where(view, at)
    if lies is None:
        return None
    own, theirs = steps_to_zones(view, at)
    aside = _aside(view, at)
    return Text.of("about-place", where=lies, aside=aside, own=own or 0, theirs=theirs or 0)


def _aside(view: FleetView, at: Cell) -> str:
    """Side of its zone on which a sector lies, as the board is drawn: far left to far right."""
    field = board(view.open)
    column, (_, columns) = field.column[at], field.zones[field.zone[at]]
    if column in {0, columns - 1}:
        return "far_left" if column == 0 else "far_right"
    middle = (columns - 1) / 2
    return "left" if column < middle else "right" if column > middle else "centre"
