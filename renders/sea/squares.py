"""The squares the still sea is painted in: fixed to the sea, whatever the camera looks at."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from renders.kit.camera import GROUND, Box, Point, Size
from renders.kit.grids import Hex, HexCamera, world

Part: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom in px of a square, all even."""

SQUARE: Final = GROUND
"""Px a square."""
HALF: Final = SQUARE // 2
"""Most fields are slow, so they are computed in half the resolution."""
WHOLE: Final[Part] = (0, 0, SQUARE, SQUARE)


@dataclass(frozen=True, slots=True)
class Square:
    """One square of the sea at one zoom, by daylight."""

    column: int
    row: int
    side: int
    """Px a hex side."""
    calm: bool = False
    """No wind: the whole sea is glass."""
    part: Part = WHOLE
    """What of the square is meant: that alone is painted, and px are counted from its corner."""

    @property
    def box(self) -> Box:
        """What the whole of it covers, in sides."""
        share = SQUARE / self.side
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

    def at(self, place: Hex) -> Point:
        """The centre of a hex in px of the part."""
        return self.pixel(world(place))

    def touches(self, place: Hex) -> bool:
        """Whether anything that stands on a hex may show in the part."""
        x, y = self.at(place)
        reach = 1.4 * self.side
        wide, high = self.size
        return -reach < x < wide + reach and -reach < y < high + reach

    def pixel(self, point: Point) -> Point:
        """A point given in sides in px of the part."""
        return (
            point[0] * self.side - self.column * SQUARE - self.part[0],
            point[1] * self.side - self.row * SQUARE - self.part[1],
        )


def squares(camera: HexCamera, *, calm: bool) -> Iterator[Square]:
    """The squares that the camera's picture shows some of."""
    for row in range(camera.top // SQUARE, -(-(camera.top + camera.height) // SQUARE)):
        for column in range(camera.left // SQUARE, -(-(camera.left + camera.width) // SQUARE)):
            yield Square(column, row, camera.scale, calm)
