"""Square grids of one or several zones, north up: neighbours, distances, and paths of few steps."""

import functools
from collections.abc import Iterator
from itertools import pairwise, product
from typing import Annotated, Final, TypeAlias

from annotated_types import Ge

from engine.core.records import value

Cell: TypeAlias = Annotated[int, Ge(0)]
"""A square: zones one after the other, in each row by row from the north, from west to east."""

Size: TypeAlias = tuple[Annotated[int, Ge(1)], Annotated[int, Ge(1)]]
"""Rows and columns of a zone."""

STEPS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Columns and rows of a step to the north, then clockwise."""

ORTHOGONAL: Final = (0, 2, 4, 6)
DIAGONAL: Final = (1, 3, 5, 7)

OUTSIDE: Final = -1
"""Where a step out of a zone leads."""

STEPS_BETWEEN_ZONES: Final = 1_000
"""The distance between cells of different zones."""


@value
class Grid:
    """Tables by cell; directions are indices of ``STEPS``."""

    zones: tuple[Size, ...]
    zone: tuple[int, ...]
    column: tuple[int, ...]
    row: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    """In each of the eight directions, ``OUTSIDE`` where the zone ends."""
    beside: tuple[tuple[int, ...], ...]
    """The neighbours there are, by direction."""
    orthogonal: tuple[tuple[int, ...], ...]
    diagonal: tuple[tuple[int, ...], ...]
    distances: tuple[tuple[int, ...], ...]
    """Steps between two cells, ``STEPS_BETWEEN_ZONES`` from zone to zone."""

    @property
    def cells(self) -> range:
        return range(len(self.zone))

    def cell(self, column: int, row: int, zone: int = 0) -> int:
        """The cell at *column* and *row* of *zone*, all counted from 0; ``OUTSIDE`` if none is."""
        rows, columns = self.zones[zone]
        if not (0 <= column < columns and 0 <= row < rows):
            return OUTSIDE
        return sum(r * c for r, c in self.zones[:zone]) + row * columns + column


@functools.lru_cache(maxsize=64)
def grid(zones: tuple[Size, ...]) -> Grid:
    """The grid of these *zones*, each given by its rows and columns."""
    places = [
        (zone, column, row)
        for zone, (rows, columns) in enumerate(zones)
        for row in range(rows)
        for column in range(columns)
    ]
    index = {place: cell for cell, place in enumerate(places)}
    neighbours = tuple(
        tuple(index.get((zone, column + x, row + y), OUTSIDE) for x, y in STEPS)
        for zone, column, row in places
    )
    return Grid(
        zones=zones,
        zone=tuple(zone for zone, _, _ in places),
        column=tuple(column for _, column, _ in places),
        row=tuple(row for _, _, row in places),
        neighbours=neighbours,
        beside=tuple(_there(cells, range(8)) for cells in neighbours),
        orthogonal=tuple(_there(cells, ORTHOGONAL) for cells in neighbours),
        diagonal=tuple(_there(cells, DIAGONAL) for cells in neighbours),
        distances=tuple(tuple(_distance(a, b) for b in places) for a in places),
    )


@functools.lru_cache(maxsize=64)
def symmetries(zones: tuple[Size, ...]) -> tuple[tuple[Cell, ...], ...]:
    """Where each cell goes, by each way in which the zones look as before.

    They are reflected from north to south, then otherwise reflected, turned or left as they are;
    at first each zone stays in its place, then alike zones take the places of others.
    """
    field = grid(zones)
    square = all(rows == columns for rows, columns in zones)
    found: list[tuple[Cell, ...]] = []
    for shift in range(len(zones) if len({*zones}) == 1 else 1):
        for swapped, by_column, by_row in product((False, True), (False, True), (True, False)):
            if swapped and not square:
                continue
            cells: list[Cell] = []
            for cell in field.cells:
                (rows, columns), at = zones[field.zone[cell]], (field.column[cell], field.row[cell])
                column, row = reversed(at) if swapped else at
                column = columns - 1 - column if by_column else column
                row = rows - 1 - row if by_row else row
                cells.append(field.cell(column, row, (field.zone[cell] + shift) % len(zones)))
            found.append(tuple(cells))
    return tuple(found)


@value
class Path:
    """Steps over *cells*, the last being where it ends.

    *crossed* has a bit for each cell before the last; *diagonal* says of each step what it is.
    """

    cells: tuple[Cell, ...]
    crossed: int
    diagonal: tuple[bool, ...]


@functools.lru_cache(maxsize=256)
def paths(zones: tuple[Size, ...], start: Cell, most: int) -> dict[Cell, tuple[Path, ...]]:
    """Every path of two to *most* steps that enters no cell twice, by where it ends.

    Those are left out that end beside *start*.
    """
    field = grid(zones)
    found: dict[Cell, list[Path]] = {}
    for cells in _walks(field, (start,), most):
        if field.distances[start][cells[-1]] > 1:
            path = Path(
                cells=cells[1:],
                crossed=sum(1 << cell for cell in cells[1:-1]),
                diagonal=tuple(b in field.diagonal[a] for a, b in pairwise(cells)),
            )
            found.setdefault(cells[-1], []).append(path)
    return {end: tuple(there) for end, there in found.items()}


def _walks(field: Grid, cells: tuple[Cell, ...], most: int) -> Iterator[tuple[Cell, ...]]:
    """*cells* and all that go on from there, by at most so many steps."""
    yield cells
    if most:
        for cell in field.beside[cells[-1]]:
            if cell not in cells:
                yield from _walks(field, (*cells, cell), most - 1)


def _there(cells: tuple[int, ...], directions: range | tuple[int, ...]) -> tuple[int, ...]:
    return tuple(cells[one] for one in directions if cells[one] != OUTSIDE)


def _distance(a: tuple[int, int, int], b: tuple[int, int, int]) -> int:
    return max(abs(a[1] - b[1]), abs(a[2] - b[2])) if a[0] == b[0] else STEPS_BETWEEN_ZONES
