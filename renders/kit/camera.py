"""Where a hex lies in a picture: flat-topped hexes to pixels, and the frame around what matters."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Hex: TypeAlias = tuple[int, int]
Point: TypeAlias = tuple[float, float]
Size: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom in px."""

ROOT3: Final = math.sqrt(3)
STEP: Final = 100
"""Px between the stops of a camera."""
GROUND: Final = 400
"""Px a square of the ground below: a camera at a multiple of it needs the fewest of them."""
LADDER: Final = (16, 20, 24, 28, 32, 36, 40, 46, 52, 58, 66, 74, 82, 90, 100)
"""The px a hex side may take: few, so that pictures share what lies below."""
FURTHER: Final = 0.66
"""How much smaller than the closest zoom that shows everything a picture may be."""
ZOOM: Final = 0.05
"""What a step down the ladder costs, as a share of all there is to see."""
HALVES: Final = 0.03
"""What it costs to stop amid the squares of the ground, across or down: they take a while."""
PULL: Final = 0.04
"""What it costs to have the focus, or else the middle of all, off the middle of the picture."""
NEIGHBOURS: Final[tuple[Hex, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""From north, clockwise by 60 degrees."""


def world(at: Hex) -> Point:
    """The centre of a hex in sides: x to the east, y to the south, (0, 0) at the origin."""
    return 1.5 * at[0], ROOT3 * (at[1] + at[0] / 2)


def around(at: Hex) -> tuple[Hex, ...]:
    """The six neighbours, from north clockwise."""
    return tuple((at[0] + q, at[1] + r) for q, r in NEIGHBOURS)


def steps(first: Hex, second: Hex) -> int:
    """How many hexes lie from one to another."""
    q, r = first[0] - second[0], first[1] - second[1]
    return max(abs(q), abs(r), abs(q + r))


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
    worth: Mapping[Hex, float],
    size: Size,
    *,
    focus: Hex | None = None,
    keep_clear: Iterable[Box] = (),
    sides: tuple[int, int] = (LADDER[0], LADDER[-1]),
) -> Camera:
    """The camera that hides least: the closest that shows all the hexes, or a little further.

    `worth` says how bad it is to lose each hex, out of the picture or under one of the boxes; the
    focus is worth more than all of them. `sides` bounds the px a hex side.
    """
    known = dict(worth) or {(0, 0): 1.0}
    if focus is not None:
        known[focus] = sum(known.values()) + 1
    places, boxes = list(known), list(keep_clear)
    fitting = [side for side in LADDER if sides[0] <= side <= sides[1]] or [sides[0]]
    closest = next((side for side in reversed(fitting) if _fits(places, size, side)), fitting[0])
    zooms = [side for side in reversed(fitting) if closest * FURTHER <= side <= closest]
    step = ZOOM * sum(known[at] for at in places if at != focus)
    found = (_best(known, focus, size, side, boxes, cost=step * k) for k, side in enumerate(zooms))
    return min(found, key=lambda one: one[0])[1]


def _best(
    worth: Mapping[Hex, float],
    focus: Hex | None,
    size: Size,
    side: int,
    boxes: Iterable[Box],
    *,
    cost: float,
) -> tuple[float, Camera]:
    """The place from which a camera of one zoom loses least, and what is lost, `cost` included."""
    corners = _corners(_bounds(list(worth), side), size)
    at = np.array([world(place) for place in worth]) * side
    across = at[:, 0] - corners[:, 0, np.newaxis]
    down = at[:, 1] - corners[:, 1, np.newaxis]
    # The focus needs more room than the rest, for its badge and bar.
    reach = side * np.array([1.2 if place == focus else 0.9 for place in worth])
    lost = (across < reach) | (across > size[0] - reach) | (down < reach) | (down > size[1] - reach)
    for left, top, right, bottom in boxes:
        lost |= (
            (left - reach < across)
            & (across < right + reach)
            & (top - reach < down)
            & (down < bottom + reach)
        )
    values = np.array(list(worth.values()))
    left, top, right, bottom = _bounds(list(worth) if focus is None else [focus], side)
    middle = np.array([left + right - size[0], top + bottom - size[1]]) / 2
    off = np.abs(corners - middle).sum(axis=1) / sum(size)
    halves = (corners % GROUND != 0).sum(axis=1)
    costs = lost @ values + PULL * values.sum() * off / (1 if focus is None else 2) + cost
    if focus is not None:  # else all is to be shown, and that takes its time
        costs += HALVES * values.sum() / 2 * halves
    best = int(costs.argmin())
    return float(costs[best]), Camera(*size, side, int(corners[best, 0]), int(corners[best, 1]))


def _corners(bounds: Box, size: Size) -> NDArray[np.int64]:
    """Upper left corners of pictures that show all of some bounds, or move along them."""
    ways: list[list[int]] = []
    for near, far, room in ((bounds[0], bounds[2], size[0]), (bounds[1], bounds[3], size[1])):
        first, last = sorted((near, far - room))
        stops = range(math.ceil(first / STEP) * STEP, math.floor(last / STEP) * STEP + 1, STEP)
        free = (round(first + (last - first) * k / 8) for k in range(9))
        ways.append(sorted({*stops, *free}))
    return np.array([(left, top) for left in ways[0] for top in ways[1]])


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
