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


Window: TypeAlias = tuple[int, int, int, int]
"""First column and row, and number of columns and rows, of a part of a zone."""


@dataclass(frozen=True, slots=True)
class Sectors:
    """Zones from west to east, aligned at the top; the centre of the first sector is (0, 0).

    If only some are *shown*, the others lie far to the east.
    """

    zones: tuple[Zone, ...]
    shown: tuple[int, ...] = ()
    """Numbers of the zones shown; all if empty."""
    window: Window | None = None
    """The part shown of a single zone; None for all of it."""
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
                    if self.shows((zone, column, row)):
                        yield zone, column, row

    def shows(self, place: Place) -> bool:
        """Whether a sector is in one of the zones shown, and in the window if there is one."""
        if self.window is None:
            return place[0] in self.seen
        column, row, columns, rows = self.window
        return column <= place[1] < column + columns and row <= place[2] < row + rows

    @property
    def span(self) -> tuple[float, float]:
        """Size in units of the zones or of the window shown, across and down."""
        if self.window is not None:
            return float(self.window[2]), float(self.window[3])
        sides = [self.zones[zone] for zone in self.seen]
        across = sum(columns for _, columns in sides) + BETWEEN * (len(sides) - 1)
        return across, float(max(rows for rows, _ in sides))


SpaceCamera: TypeAlias = Camera[Place]


@lru_cache(maxsize=64)
def sectors(
    zones: tuple[Zone, ...], shown: tuple[int, ...] = (), window: Window | None = None
) -> Sectors:
    """The grid of *zones*, of those *shown*, or of a window of a single one; cached."""
    return Sectors(zones, shown, window)


def grid_of(camera: SpaceCamera) -> Sectors:
    """The zones that a camera shows."""
    assert isinstance(camera.grid, Sectors), "a camera in space looks at sectors"
    return camera.grid
