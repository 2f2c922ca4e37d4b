"""Positions of ships and their bars within a sector, as large as all of them fit."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from renders.space.hulls import LENGTHS
from renders.space.scene import CLASSES, Ship, Sort

ROOM: Final = 0.90
"""The share of a sector's side that ships may take."""
LARGEST: Final = 1.3
"""Largest factor by which a ship is enlarged beyond its nominal length."""
WIDTHS: Final[dict[Sort, float]] = {
    "frigate": 0.80,
    "destroyer": 0.86,
    "cruiser": 0.96,
    "battleship": 1.02,
}
"""Width of each sort of ship with its bar, as a share of its length."""
BAR: Final = 0.088
"""Height of a hull bar with its gap, in sectors."""
GAP: Final = 0.025

Size: TypeAlias = tuple[float, float, float]
"""Width, height and length of a ship, in sectors."""
Block: TypeAlias = tuple[Size, ...]
"""Ships one below the other."""


@dataclass(frozen=True, slots=True)
class Berth:
    """A ship's place in its sector; its numbers are in widths of a sector.

    *right* and *down* lead from the sector's middle to the ship's; *wide* and *deep* are the ship's
    room, *length* its length.
    """

    right: float
    down: float
    wide: float
    deep: float
    length: float


def stacked(ships: Sequence[Ship], *, abeam: bool) -> list[tuple[Ship, Berth]]:
    """The ships of one sector, the largest first, each with its berth.

    *abeam* ships have their bows to the east or west.
    """
    ordered = sorted(ships, key=lambda ship: (-CLASSES[ship.sort], ship.number))
    laid = berths(tuple(ship.sort for ship in ordered), abeam=abeam)
    return list(zip(ordered, laid, strict=True))


@lru_cache(maxsize=128)
def berths(sorts: tuple[Sort, ...], *, abeam: bool = False) -> tuple[Berth, ...]:
    """Berths of ships of these sorts, which must be ordered from the largest."""
    sizes = [_size(sort, abeam=abeam) for sort in sorts]
    ways = [rows for blocks in _blocks(tuple(sizes)) for rows in _rows(blocks)]
    return tuple(_laid(max(ways, key=lambda rows: (_scale(rows), -len(rows)))))


def _size(sort: Sort, *, abeam: bool) -> Size:
    long = LENGTHS[sort]
    wide = long * WIDTHS[sort]
    return (long, wide, long) if abeam else (wide, long, long)


def _blocks(ships: tuple[Size, ...]) -> Iterator[tuple[Block, ...]]:
    """Ways to form blocks: each ship alone, or the two smallest one below the other."""
    yield tuple((ship,) for ship in ships)
    if len(ships) > 2:
        yield (*((ship,) for ship in ships[:-2]), ships[-2:])


def _rows(blocks: tuple[Block, ...]) -> Iterator[tuple[tuple[Block, ...], ...]]:
    """All ways to divide blocks into rows, in their order."""
    if not blocks:
        yield ()
    for count in range(1, len(blocks) + 1):
        for rest in _rows(blocks[count:]):
            yield blocks[:count], *rest


def _scale(rows: tuple[tuple[Block, ...], ...]) -> float:
    """Factor by which ships in these rows can be larger than nominal."""
    wide = max(sum(_width(block) for block in row) + GAP * (len(row) - 1) for row in rows)
    high = sum(max(_height(block) for block in row) for row in rows)
    fixed = sum(max(len(block) for block in row) for row in rows) * BAR
    return min(LARGEST, ROOM / wide, (ROOM - fixed) / high)


def _laid(rows: tuple[tuple[Block, ...], ...]) -> Iterator[Berth]:
    scale = _scale(rows)
    heights = [max(_height(block) * scale + BAR * len(block) for block in row) for row in rows]
    top = -sum(heights) / 2
    for row, high in zip(rows, heights, strict=True):
        widths = [_width(block) * scale for block in row]
        spare = GAP if len(row) == 1 else min(0.06, (ROOM - sum(widths)) / (len(row) - 1))
        left = -(sum(widths) + spare * (len(row) - 1)) / 2
        for block, wide in zip(row, widths, strict=True):
            tall = _height(block) * scale + BAR * len(block)
            y = top + (high - tall) / 2
            for _, deep, long in block:
                yield Berth(left + wide / 2, y + deep * scale / 2, wide, deep * scale, long * scale)
                y += deep * scale + BAR
            left += wide + spare
        top += high


def _width(block: Block) -> float:
    return max(wide for wide, _, _ in block)


def _height(block: Block) -> float:
    return sum(deep for _, deep, _ in block)
