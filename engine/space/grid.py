"""Square grids of one or several zones, north up: neighbours, distances, and paths of few steps."""

import functools
from collections.abc import Iterator
from itertools import pairwise, product
from typing import Annotated, Final, TypeAlias

from annotated_types import Ge

from engine.core.records import value

Cell: TypeAlias = Annotated[int, Ge(0)]
"""Number of a square: zone by zone, in each row by row from the north, from west to east."""

Size: TypeAlias = tuple[Annotated[int, Ge(1)], Annotated[int, Ge(1)]]
"""Rows and columns of a zone."""

STEPS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Columns and rows moved by a step in each direction: to the north, then clockwise."""

ORTHOGONAL: Final = (0, 2, 4, 6)
DIAGONAL: Final = (1, 3, 5, 7)

OUTSIDE: Final = -1
"""Cell number that stands for the place outside a zone."""

STEPS_BETWEEN_ZONES: Final = 1_000
"""Steps counted between cells of different zones."""


@value
class Grid:
    """Tables by cell of one or several zones; directions are indices of ``STEPS``."""

    zones: tuple[Size, ...]
    zone: tuple[int, ...]
    column: tuple[int, ...]
    row: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    """Neighbour of each cell in each of the eight directions; ``OUTSIDE`` where the zone ends."""
    beside: tuple[tuple[int, ...], ...]
    """Neighbours of each cell inside its zone, in the order of directions."""
    orthogonal: tuple[tuple[int, ...], ...]
    diagonal: tuple[tuple[int, ...], ...]
    distances: tuple[tuple[int, ...], ...]
    """Steps between each two cells; ``STEPS_BETWEEN_ZONES`` if they are in different zones."""

    @property
    def cells(self) -> range:
        return range(len(self.zone))

    def cell(self, column: int, row: int, zone: int = 0) -> int:
        """The cell at *column* and *row* of *zone*, counted from 0; ``OUTSIDE`` if
        there is none.
        """
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
    """Images of all cells under each symmetry of the zones.

    The first symmetry reflects each zone from north to south; then come the identity and the other
    reflections and turns. Zones keep their places at first; if all are of one size, they change
    places in a circle next.
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
    """A path over *cells*, without its start; the last cell is its end.

    *crossed* is a set with a bit for each cell before the end; *diagonal* says of each step whether
    it is diagonal.
    """

    cells: tuple[Cell, ...]
    crossed: int
    diagonal: tuple[bool, ...]


@functools.lru_cache(maxsize=256)
def paths(zones: tuple[Size, ...], start: Cell, most: int) -> dict[Cell, tuple[Path, ...]]:
    """Paths of two to *most* steps from *start* that enter no cell twice, by the cell they end in.

    Paths that end beside *start* are left out.
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
    """*cells*, and every walk that continues them by up to *most* steps without entering a cell
    twice.
    """
    yield cells
    if most:
        for cell in field.beside[cells[-1]]:
            if cell not in cells:
                yield from _walks(field, (*cells, cell), most - 1)


def _there(cells: tuple[int, ...], directions: range | tuple[int, ...]) -> tuple[int, ...]:
    return tuple(cells[one] for one in directions if cells[one] != OUTSIDE)


def _distance(a: tuple[int, int, int], b: tuple[int, int, int]) -> int:
    return max(abs(a[1] - b[1]), abs(a[2] - b[2])) if a[0] == b[0] else STEPS_BETWEEN_ZONES
