"""Where a hex lies in a picture: flat-topped hexes to pixels, and the frame around what matters."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

Hex: TypeAlias = tuple[int, int]
Point: TypeAlias = tuple[float, float]
Size: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom in px."""

ROOT3: Final = math.sqrt(3)
STEP: Final = 200
"""Cameras stop at multiples of this many px if they can, so that pictures share their ground."""
LADDER: Final = (16, 20, 24, 28, 32, 36, 40, 46, 52, 58, 66, 74, 82, 90, 100)
"""The px a hex side may take: few, so that pictures share what lies below."""
NEIGHBOURS: Final[tuple[Hex, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""From north, clockwise by 60 degrees."""


def world(at: Hex) -> Point:
    """The centre of a hex in sides: x to the east, y to the south, (0, 0) at the origin."""
    return 1.5 * at[0], ROOT3 * (at[1] + at[0] / 2)


def around(at: Hex) -> tuple[Hex, ...]:
    """The six neighbours, from north clockwise."""
    return tuple((at[0] + q, at[1] + r) for q, r in NEIGHBOURS)


def hex_at(x: float, y: float) -> Hex:
    """The hex that holds a point given in sides."""
    q = x / 1.5
    r = y / ROOT3 - q / 2
    column, row, third = round(q), round(r), round(-q - r)
    off = abs(column - q), abs(row - r), abs(third + q + r)
    if off[0] > off[1] and off[0] > off[2]:
        return -row - third, row
    if off[1] > off[2]:
        return column, -column - third
    return column, row


@dataclass(frozen=True, slots=True)
class Camera:
    """A picture of `width` x `height` px whose upper left is (`left`, `top`) px of the sea."""

    width: int
    height: int
    side: int
    """Px a hex side."""
    left: int
    top: int

    def at(self, place: Hex) -> Point:
        """The centre of a hex in px."""
        x, y = world(place)
        return x * self.side - self.left, y * self.side - self.top

    def corners(self, place: Hex, share: float = 1.0) -> list[Point]:
        """The six corners, from the right clockwise, drawn in to a share of the hex."""
        x, y = self.at(place)
        reach = self.side * share
        return [
            (x + reach * math.cos(k * math.pi / 3), y + reach * math.sin(k * math.pi / 3))
            for k in range(6)
        ]

    def sees(self, place: Hex, margin: float = 0.0) -> bool:
        """Whether the centre of the hex lies in the picture, or within `margin` px of it."""
        x, y = self.at(place)
        return -margin <= x <= self.width + margin and -margin <= y <= self.height + margin

    @property
    def world_box(self) -> Box:
        """What the picture shows, in sides."""
        return (
            self.left / self.side,
            self.top / self.side,
            (self.left + self.width) / self.side,
            (self.top + self.height) / self.side,
        )


def frame(
    hexes: Iterable[Hex],
    size: Size,
    *,
    focus: Hex | None = None,
    keep_clear: Iterable[Box] = (),
    sides: tuple[int, int] = (LADDER[0], LADDER[-1]),
) -> Camera:
    """The closest camera that shows all the hexes, and the focus in none of the boxes.

    `sides` bounds the px a hex side; at the lower bound the hexes may not all fit, and then
    the focus, or else their middle, comes first.
    """
    places = list(hexes) or [(0, 0)]
    fitting = [side for side in LADDER if sides[0] <= side <= sides[1]] or [sides[0]]
    side = next(
        (side for side in reversed(fitting) if _fits(places, size, side)),
        fitting[0],
    )
    left, top, right, bottom = _bounds(places, side)
    middle = ((left + right) / 2, (top + bottom) / 2)
    if focus is not None and not _fits(places, size, side):
        x, y = world(focus)
        middle = (x * side, y * side)
    camera = _centred(middle, size, side, STEP)
    if _fits(places, size, side) and not _holds(camera, (left, top, right, bottom)):
        camera = _centred(middle, size, side, 1)
    boxes = list(keep_clear)
    if focus is None or _clear(camera, focus, boxes):
        return camera
    return _moved_clear(camera, focus, boxes)


def frame_clear(
    hexes: Iterable[Hex], size: Size, keep_clear: Iterable[Box], sides: tuple[int, int]
) -> Camera:
    """The camera that shows all the hexes with the fewest of them under the boxes.

    A smaller zoom is worth a few hexes more, but only down to two thirds of the closest that fits.
    """
    places, boxes = list(hexes) or [(0, 0)], list(keep_clear)
    fitting = [side for side in LADDER if sides[0] <= side <= sides[1]] or [sides[0]]
    closest = next((side for side in reversed(fitting) if _fits(places, size, side)), fitting[0])
    best: tuple[float, Camera] | None = None
    for side in (side for side in reversed(fitting) if closest * 2 / 3 <= side <= closest):
        left, top, right, bottom = _bounds(places, side)
        room = max(0.0, size[0] - (right - left)), max(0.0, size[1] - (bottom - top))
        for across in range(9):
            for down in range(9):
                corner = left - room[0] * across / 8, top - room[1] * down / 8
                camera = Camera(*size, side, round(corner[0]), round(corner[1]))
                hidden = sum(_under(camera.at(place), boxes, 0.8 * side) for place in places)
                off = abs(across - 4) + abs(down - 4)
                cost = hidden + 0.02 * off + 0.08 * (closest - side)
                if best is None or cost < best[0]:
                    best = cost, camera
    assert best is not None, "the closest zoom is always tried"
    return best[1]


def _under(point: Point, boxes: list[Box], reach: float) -> bool:
    x, y = point
    return any(
        left - reach < x < right + reach and top - reach < y < bottom + reach
        for left, top, right, bottom in boxes
    )


def _bounds(places: list[Hex], side: int) -> Box:
    centres = [world(place) for place in places]
    return (
        (min(x for x, _ in centres) - 1.1) * side,
        (min(y for _, y in centres) - 1.1) * side,
        (max(x for x, _ in centres) + 1.1) * side,
        (max(y for _, y in centres) + 1.1) * side,
    )


def _fits(places: list[Hex], size: Size, side: int) -> bool:
    left, top, right, bottom = _bounds(places, side)
    return right - left <= size[0] and bottom - top <= size[1]


def _centred(middle: Point, size: Size, side: int, step: int) -> Camera:
    """The camera over a point, as near as multiples of `step` px allow."""
    left = round((middle[0] - size[0] / 2) / step) * step
    top = round((middle[1] - size[1] / 2) / step) * step
    return Camera(size[0], size[1], side, left, top)


def _holds(camera: Camera, box: Box) -> bool:
    """Whether a box, in px of the sea, lies in the picture but for a pixel of rounding."""
    return (
        camera.left <= box[0] + 1
        and camera.top <= box[1] + 1
        and box[2] - 1 <= camera.left + camera.width
        and box[3] - 1 <= camera.top + camera.height
    )


def _clear(camera: Camera, focus: Hex, boxes: list[Box]) -> bool:
    x, y = camera.at(focus)
    reach = 1.2 * camera.side
    inside = reach <= x <= camera.width - reach and reach <= y <= camera.height - reach
    return inside and not _under((x, y), boxes, reach)


def _moved_clear(camera: Camera, focus: Hex, boxes: list[Box]) -> Camera:
    """The nearest stop of the camera from which the focus is free; the same if there is none."""
    stops = sorted(
        ((dx, dy) for dx in range(-4, 5) for dy in range(-4, 5)),
        key=lambda stop: (stop[0] ** 2 + stop[1] ** 2, stop),
    )
    for dx, dy in stops:
        moved = Camera(
            camera.width,
            camera.height,
            camera.side,
            camera.left + dx * STEP,
            camera.top + dy * STEP,
        )
        if _clear(moved, focus, boxes):
            return moved
    return camera
