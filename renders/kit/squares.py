"""The squares a still ground is painted in: fixed to it, whatever the camera looks at."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from renders.kit.camera import GROUND, Box, Camera, Point, Size

Part: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom in px of a square, all even."""

SQUARE: Final = GROUND
"""Px a square."""
HALF: Final = SQUARE // 2
"""Most fields are slow, so they are computed in half the resolution."""
WHOLE: Final[Part] = (0, 0, SQUARE, SQUARE)


@dataclass(frozen=True, slots=True)
class Square:
    """One square of the ground at one zoom, by daylight."""

    column: int
    row: int
    scale: int
    """Px a unit."""
    calm: bool = False
    """No wind: the whole water is glass."""
    part: Part = WHOLE
    """What of the square is meant: that alone is painted, and px are counted from its corner."""

    @property
    def box(self) -> Box:
        """What the whole of it covers, in units."""
        share = SQUARE / self.scale
        left, top = self.column * share, self.row * share
        return left, top, left + share, top + share

    @property
    def size(self) -> Size:
        """Px of the part."""
        left, top, right, bottom = self.part
        return right - left, bottom - top

    @property
    def halves(self) -> tuple[slice, slice]:
        """The rows and columns of the part in a field of the whole square."""
        left, top, right, bottom = self.part
        return slice(top // 2, bottom // 2), slice(left // 2, right // 2)

    def touches(self, point: Point) -> bool:
        """Whether anything that stands about a point may show in the part."""
        x, y = self.pixel(point)
        reach = 1.4 * self.scale
        wide, high = self.size
        return -reach < x < wide + reach and -reach < y < high + reach

    def pixel(self, point: Point) -> Point:
        """A point given in units in px of the part."""
        return (
            point[0] * self.scale - self.column * SQUARE - self.part[0],
            point[1] * self.scale - self.row * SQUARE - self.part[1],
        )


def squares(camera: Camera[Any], *, calm: bool) -> Iterator[Square]:
    """The squares that the camera's picture shows some of."""
    for row in range(camera.top // SQUARE, -(-(camera.top + camera.height) // SQUARE)):
        for column in range(camera.left // SQUARE, -(-(camera.left + camera.width) // SQUARE)):
            yield Square(column, row, camera.scale, calm)
