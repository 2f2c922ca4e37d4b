"""Positions of the sectors of one or several zones, side by side, in units of a sector."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from renders.kit.camera import Camera, Point
from renders.space.scene import Place, Zone

BETWEEN: Final = 0.7
"""Sectors of room between zones, for the numbers of rows."""
BEYOND: Final = 12.0
"""Distance in sectors of hidden zones from shown ones, larger than any picture."""


@dataclass(frozen=True, slots=True)
class Sectors:
    """Zones from west to east, aligned at the top; the centre of the first sector is (0, 0).

    If only some are *shown*, the others lie far to the east.
    """

    zones: tuple[Zone, ...]
    shown: tuple[int, ...] = ()
    """Numbers of the zones shown; all if empty."""
    origin: Place = (0, 0, 0)
    reach: float = 0.6
    outline: Sequence[Point] = ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5))
    """Corners of a sector, clockwise from the upper left."""

    def centre(self, place: Place, /) -> Point:
        zone, column, row = place
        seen = self.seen
        if zone in seen:
            before = sum(self.zones[one][1] + BETWEEN for one in seen if one < zone)
        else:
            before = self.span[0] + BEYOND
        return before + column, float(row)

    @property
    def seen(self) -> tuple[int, ...]:
        """The numbers of the zones shown."""
        return self.shown or tuple(range(len(self.zones)))

    @property
    def places(self) -> Iterator[Place]:
        """All sectors shown, zone by zone, row by row."""
        for zone in self.seen:
            rows, columns = self.zones[zone]
            for row in range(rows):
                for column in range(columns):
                    yield zone, column, row

    @property
    def span(self) -> tuple[float, float]:
        """Size in units of the zones shown, across and down."""
        sides = [self.zones[zone] for zone in self.seen]
        across = sum(columns for _, columns in sides) + BETWEEN * (len(sides) - 1)
        return across, float(max(rows for rows, _ in sides))


SpaceCamera: TypeAlias = Camera[Place]


@lru_cache(maxsize=64)
def sectors(zones: tuple[Zone, ...], shown: tuple[int, ...] = ()) -> Sectors:
    """The grid of *zones*, or of those *shown*, cached."""
    return Sectors(zones, shown)


def grid_of(camera: SpaceCamera) -> Sectors:
    """The zones that a camera shows."""
    assert isinstance(camera.grid, Sectors), "a camera in space looks at sectors"
    return camera.grid
