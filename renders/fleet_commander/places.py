"""Sectors and seats of a battle as they are called in a scene."""

from engine.core.records import Seat
from engine.games.fleet_commander.model.battlefield import board
from engine.games.fleet_commander.model.state import Open
from engine.space.grid import Cell
from renders.space import scene as s


def place_of(battle: Open, at: Cell) -> s.Place:
    """The zone, column and row of a sector."""
    grid = board(battle)
    return grid.zone[at], grid.column[at], grid.row[at]


def seat_number(seat: Seat) -> int:
    """0 for `p1`, and so on: the letter of a badge."""
    return int(seat.removeprefix("p")) - 1
