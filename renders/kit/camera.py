"""Where a hex lies in a picture: flat-topped hexes to pixels, and the frame around what matters."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
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
HALVES: Final = 0.05
"""What it costs to stop amid the squares of the ground, across or down: they take a while."""
PULL: Final = 0.04
"""What it costs to have the focus, or else the middle of all, off the middle of the picture."""
NEIGHBOURS: Final[tuple[Hex, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""From north, clockwise by 60 degrees."""


def world(at: Hex) -> Point:
    """The centre of a hex in sides: x to the east, y to the south, (0, 0) at the origin."""
    return 1.5 * at[0], ROOT3 * (at[1] + at[0] / 2)


@lru_cache(maxsize=4096)
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
    """A picture of `width` x `height` px whose upper left is (`left`, `top`) px of the board."""

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
    pleasing: Mapping[Hex, float] | None = None,
    covers: Sequence[Sequence[Box]] = ((),),
    sides: tuple[int, int] = (LADDER[0], LADDER[-1]),
) -> Camera:
    """The camera that hides least: the closest that shows all the hexes, or a little further.

    `worth` says how bad it is to lose each hex, out of the picture or under a box; the focus is
    worth more than all of them. `pleasing` hexes count too, but need not fit. `covers` are the
    ways in which boxes may lie: each place is judged by the best of them. `sides` bounds the px a
    hex side.
    """
    known = dict(worth) or {(0, 0): 1.0}
    if focus is not None:
        known[focus] = sum(known.values()) + 1
    places = list(known)
    known |= {at: value for at, value in (pleasing or {}).items() if at not in known}
    fitting = [side for side in LADDER if sides[0] <= side <= sides[1]] or [sides[0]]
    closest = next((side for side in reversed(fitting) if _fits(places, size, side)), fitting[0])
    zooms = [side for side in reversed(fitting) if closest * FURTHER <= side <= closest]
    step = ZOOM * sum(known[at] for at in places if at != focus)
    found = (
        _best(known, places, size, side, focus=focus, covers=covers, cost=step * k)
        for k, side in enumerate(zooms)
    )
    return min(found, key=lambda one: one[0])[1]


def _best(
    worth: Mapping[Hex, float],
    places: list[Hex],
    size: Size,
    side: int,
    *,
    focus: Hex | None,
    covers: Sequence[Sequence[Box]],
    cost: float,
) -> tuple[float, Camera]:
    """The place from which a camera of one zoom loses least, and what is lost, `cost` included."""
    corners = _corners(_bounds(places, side), size)
    at = np.array([world(place) for place in worth], dtype=np.float32) * side
    across = at[:, 0] - corners[:, 0, np.newaxis].astype(np.float32)
    down = at[:, 1] - corners[:, 1, np.newaxis].astype(np.float32)
    # The focus needs more room than the rest, for its badge and gauge.
    reach = np.float32(side) * np.array(
        [1.2 if place == focus else 0.9 for place in worth], dtype=np.float32
    )
    lost = (across < reach) | (across > size[0] - reach) | (down < reach) | (down > size[1] - reach)
    values = np.array(list(worth.values()), dtype=np.float32)
    hidden = {
        box: (_under(box, across, down, reach) & ~lost) @ values
        for box in {box for boxes in covers for box in boxes}
    }
    none = np.zeros(len(corners), dtype=np.float32)
    covered = np.min([sum((hidden[box] for box in boxes), none) for boxes in covers], axis=0)
    left, top, right, bottom = _bounds(places if focus is None else [focus], side)
    middle = np.array([left + right - size[0], top + bottom - size[1]]) / 2
    off = np.abs(corners - middle).sum(axis=1) / sum(size)
    halves = (corners % GROUND != 0).sum(axis=1)
    pulled = PULL * values.sum() * off / (1 if focus is None else 2)
    costs = lost @ values + covered + pulled + cost
    costs += HALVES * values.sum() / 2 * halves
    best = int(costs.argmin())
    return float(costs[best]), Camera(*size, side, int(corners[best, 0]), int(corners[best, 1]))


def _under(
    box: Box,
    across: NDArray[np.float32],
    down: NDArray[np.float32],
    reach: NDArray[np.float32],
) -> NDArray[np.bool_]:
    """For each place of the picture, which hexes lie under a box or within `reach` of it."""
    left, top, right, bottom = box
    under: NDArray[np.bool_] = (left - reach < across) & (across < right + reach)
    return under & (top - reach < down) & (down < bottom + reach)


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
