"""Checks whether the line between two sectors, two apart, is clear of obstacles or known."""

from engine.games.fleet_commander.model.battlefield import board, is_empty, is_undiscovered
from engine.games.fleet_commander.model.state import Open
from engine.space.grid import Cell


def clear_line(battle: Open, start: Cell, to: Cell) -> bool:
    """FC-WEAPON-31: whether no obstacle lies between.

    Between sectors a knight's move apart, one empty sector of the two is enough.
    """
    if board(battle).distances[start][to] < 2:
        return True
    return any(is_empty(battle, cell) for cell in _between(battle, start, to))


def known_line(battle: Open, start: Cell, to: Cell) -> bool:
    """FC-FOG-08, -11: whether no undiscovered sector lies between, as in ``clear_line``."""
    if board(battle).distances[start][to] < 2:
        return True
    return any(not is_undiscovered(battle, cell) for cell in _between(battle, start, to))


def _between(battle: Open, start: Cell, to: Cell) -> list[Cell]:
    """The sector between two sectors two apart, or both sectors between at a knight's move."""
    field = board(battle)
    across = field.column[to] - field.column[start]
    down = field.row[to] - field.row[start]
    return [
        cell
        for cell in field.beside[start]
        if cell in field.beside[to]
        and 2 * abs(field.column[cell] - field.column[start]) <= abs(across) + abs(across) % 2
        and 2 * abs(field.row[cell] - field.row[start]) <= abs(down) + abs(down) % 2
    ]
