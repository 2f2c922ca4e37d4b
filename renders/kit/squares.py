"""Squares of the ground, fixed on the board wherever the camera looks."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from renders.kit.camera import GROUND, Box, Camera, Point, Size

Part: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom in px of a square, all even numbers."""

SQUARE: Final = GROUND
"""Px of a square's side."""
HALF: Final = SQUARE // 2
"""Px of a square's side in half resolution, enough for most fields, which are slow to compute."""
WHOLE: Final[Part] = (0, 0, SQUARE, SQUARE)


@dataclass(frozen=True, slots=True)
class Square:
    """One square of the ground at one zoom, by daylight."""

    column: int
    row: int
    scale: int
    """Px for each unit."""
    calm: bool = False
    """Whether no wind blows, so that the whole water is smooth."""
    part: Part = WHOLE
    """Part of the square to paint; px are counted from its upper left corner."""

    @property
    def box(self) -> Box:
        """Box of the part, in units."""
        across, down = self.column * SQUARE, self.row * SQUARE
        left, top, right, bottom = self.part
        return (
            (across + left) / self.scale,
            (down + top) / self.scale,
            (across + right) / self.scale,
            (down + bottom) / self.scale,
        )

    @property
    def whole(self) -> "Square":
        """The whole square that the part belongs to."""
        return replace(self, part=WHOLE)

    @property
    def size(self) -> Size:
        """Size of the part in px."""
        left, top, right, bottom = self.part
        return right - left, bottom - top

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns of a field over the part, in half resolution."""
        left, top, right, bottom = self.part
        return (bottom - top) // 2, (right - left) // 2

    @property
    def halves(self) -> tuple[slice, slice]:
        """Rows and columns of the part within a field over the whole square."""
        left, top, right, bottom = self.part
        return slice(top // 2, bottom // 2), slice(left // 2, right // 2)

    def place(self, camera: Camera[Any]) -> tuple[int, int]:
        """Position of the part's upper left corner in the camera's picture."""
        return (
            self.column * SQUARE + self.part[0] - camera.left,
            self.row * SQUARE + self.part[1] - camera.top,
        )

    def touches(self, point: Point) -> bool:
        """Whether a thing drawn at a point, up to 1.4 units around it, may show in the part."""
        x, y = self.pixel(point)
        reach = 1.4 * self.scale
        wide, high = self.size
        return -reach < x < wide + reach and -reach < y < high + reach

    def pixel(self, point: Point) -> Point:
        """Position in the part, in px, of a point given in units."""
        return (
            point[0] * self.scale - self.column * SQUARE - self.part[0],
            point[1] * self.scale - self.row * SQUARE - self.part[1],
        )


def squares(camera: Camera[Any], *, calm: bool) -> Iterator[Square]:
    """Parts of squares that together make the camera's picture."""
    for row in range(camera.top // SQUARE, -(-(camera.top + camera.height) // SQUARE)):
        for column in range(camera.left // SQUARE, -(-(camera.left + camera.width) // SQUARE)):
            left, top = camera.left - column * SQUARE, camera.top - row * SQUARE
            part = (
                max(0, left // 2 * 2),
                max(0, top // 2 * 2),
                min(SQUARE, -(-(left + camera.width) // 2) * 2),
                min(SQUARE, -(-(top + camera.height) // 2) * 2),
            )
            yield Square(column, row, camera.scale, calm, part)


def bounding(parts: Iterable[Part]) -> Part:
    """The smallest part that holds all of *parts*."""
    lefts, tops, rights, bottoms = zip(*parts, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def clipped(part: Part | None, within: Part) -> Part | None:
    """The overlap of two parts; None if there is none."""
    if part is None:
        return None
    left, top = max(part[0], within[0]), max(part[1], within[1])
    right, bottom = min(part[2], within[2]), min(part[3], within[3])
    return (left, top, right, bottom) if left < right and top < bottom else None


def holds(outer: Part, inner: Part) -> bool:
    """Whether a part lies wholly in another."""
    return clipped(inner, outer) == inner


def beyond(inner: Part, outer: Part) -> Part | None:
    """The smallest part that holds all of `outer` outside `inner`; None if nothing lies outside."""
    left, top, right, bottom = outer
    strips = (
        (left, top, right, inner[1]),
        (left, inner[3], right, bottom),
        (left, top, inner[0], bottom),
        (inner[2], top, right, bottom),
    )
    found = [strip for one in strips if (strip := clipped(one, outer))]
    return bounding(found) if found else None
