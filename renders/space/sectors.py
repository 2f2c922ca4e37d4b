"""Where the sectors of one or several zones lie, side by side, in units of a sector."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from renders.kit.camera import Camera, Point
from renders.space.scene import Place, Zone

BETWEEN: Final = 0.7
"""Sectors of room between zones: for the numbers of the rows."""


@dataclass(frozen=True, slots=True)
class Sectors:
    """The zones from west to east, their upper edges level; the first centre is (0, 0)."""

    zones: tuple[Zone, ...]
    origin: Place = (0, 0, 0)
    reach: float = 0.6
    outline: Sequence[Point] = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
    """From the upper left."""

    def centre(self, place: Place, /) -> Point:
        zone, column, row = place
        before = sum(columns + BETWEEN for _, columns in self.zones[:zone])
        return before + column, float(row)

    @property
    def places(self) -> Iterator[Place]:
        """Zone by zone, row by row."""
        for zone, (rows, columns) in enumerate(self.zones):
            for row in range(rows):
                for column in range(columns):
                    yield zone, column, row

    @property
    def span(self) -> tuple[float, float]:
        """How many units all zones take, across and down."""
        across = sum(columns for _, columns in self.zones) + BETWEEN * (len(self.zones) - 1)
        return across, float(max(rows for rows, _ in self.zones))


SpaceCamera: TypeAlias = Camera[Place]


@lru_cache(maxsize=64)
def sectors(zones: tuple[Zone, ...]) -> Sectors:
    """The grid of zones."""
    return Sectors(zones)
