"""The squares the still sea is painted in: fixed to the sea, whatever the camera looks at."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from renders.kit.camera import GROUND, Box, Camera, Hex, Point, world

SQUARE: Final = GROUND
"""Px a square."""
HALF: Final = SQUARE // 2
"""Most fields are slow, so they are computed in half the resolution."""


@dataclass(frozen=True, slots=True)
class Square:
    """One square of the sea at one zoom, by daylight."""

    column: int
    row: int
    side: int
    """Px a hex side."""
    calm: bool = False
    """No wind: the whole sea is glass."""

    @property
    def box(self) -> Box:
        """What it covers, in sides."""
        share = SQUARE / self.side
        left, top = self.column * share, self.row * share
        return left, top, left + share, top + share

    def at(self, place: Hex) -> Point:
        """The centre of a hex in px of the square."""
        return self.pixel(world(place))

    def touches(self, place: Hex) -> bool:
        """Whether anything that stands on a hex may show in the square."""
        x, y = self.at(place)
        reach = 1.4 * self.side
        return -reach < x < SQUARE + reach and -reach < y < SQUARE + reach

    def pixel(self, point: Point) -> Point:
        """A point given in sides in px of the square."""
        return (
            point[0] * self.side - self.column * SQUARE,
            point[1] * self.side - self.row * SQUARE,
        )


def squares(camera: Camera, *, calm: bool) -> Iterator[Square]:
    """The squares that the camera's picture shows some of."""
    for row in range(camera.top // SQUARE, -(-(camera.top + camera.height) // SQUARE)):
        for column in range(camera.left // SQUARE, -(-(camera.left + camera.width) // SQUARE)):
            yield Square(column, row, camera.side, calm)
