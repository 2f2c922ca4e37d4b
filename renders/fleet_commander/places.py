"""Sectors and seats of a battle, numbered as in a scene."""

from engine.core.records import Seat
from engine.games.fleet_commander.model.battlefield import board
from engine.games.fleet_commander.model.state import Open
from engine.space.grid import Cell
from renders.space import scene as s


def place_of(battle: Open, at: Cell) -> s.Place:
    """Zone, column and row of a sector."""
    grid = board(battle)
    return grid.zone[at], grid.column[at], grid.row[at]


def seat_number(seat: Seat) -> int:
    """Number of a seat, from 0 for `p1`; it chooses the letter of the badge."""
    return int(seat.removeprefix("p")) - 1
