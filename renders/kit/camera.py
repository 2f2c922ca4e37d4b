"""The camera: maps points of a board to points of a picture, and frames the places that matter."""

import math
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

Point: TypeAlias = tuple[float, float]
Size: TypeAlias = tuple[int, int]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom in px."""

STEP: Final = 100
"""Px between candidate positions of a camera."""
GROUND: Final = 400
"""Side in px of a painted square of ground; a camera at multiples of it needs the fewest."""
LADDER: Final = (
    *(16, 20, 24, 28, 32, 36, 40, 46, 52, 58, 66, 74, 82, 90, 100),
    *(112, 124, 138, 152, 168, 186, 206),
)
"""Zooms in px a unit: only a few, so that pictures can share the painted ground."""
FURTHER: Final = 0.66
"""Smallest zoom of a picture, as a share of the closest one that shows everything."""
ZOOM: Final = 0.05
"""Cost of each step down `LADDER`, as a share of the worth of all places."""
HALVES: Final = 0.05
"""Cost of a picture whose edges cut squares of ground, as it needs more squares to be painted."""
PULL: Final = 0.04
"""Cost of having the focus, or else the middle of all places, off the middle of the picture."""
Place = TypeVar("Place", bound=Hashable)


class Grid(Protocol[Place]):
    """A grid of places, each at a point in the grid's own unit."""

    @property
    def origin(self) -> Place:
        """The place to look at if there is nothing to show."""
        ...

    @property
    def reach(self) -> float:
        """Distance in units from a place's centre to the edge of things that stand there."""
        ...

    @property
    def outline(self) -> Sequence[Point]:
        """Corners of a place, relative to its centre; none if places are bare points."""
        ...

    def centre(self, place: Place, /) -> Point:
        """Centre of a place: x to the east, y to the south."""
        ...


@dataclass(frozen=True, slots=True)
class Camera(Generic[Place]):
    """A picture of `width` x `height` px whose upper left is (`left`, `top`) px of the board."""

    grid: Grid[Place]
    width: int
    height: int
    scale: int
    """Px for each unit."""
    left: int
    top: int

    def pixel(self, point: Point) -> Point:
        """Px of a point given in units."""
        return point[0] * self.scale - self.left, point[1] * self.scale - self.top

    def at(self, place: Place) -> Point:
        """Px of the centre of a place."""
        return self.pixel(self.grid.centre(place))

    def corners(self, place: Place, share: float = 1.0) -> list[Point]:
        """Px of the corners of a place, clockwise; *share* below 1 draws them inwards."""
        x, y = self.at(place)
        reach = self.scale * share
        return [(x + reach * across, y + reach * down) for across, down in self.grid.outline]

    def sees(self, place: Place, margin: float = 0.0) -> bool:
        """Whether the centre of *place* lies in the picture, or at most `margin` px outside it."""
        x, y = self.at(place)
        return -margin <= x <= self.width + margin and -margin <= y <= self.height + margin

    @property
    def world_box(self) -> Box:
        """Box in units that the picture shows."""
        return (
            self.left / self.scale,
            self.top / self.scale,
            (self.left + self.width) / self.scale,
            (self.top + self.height) / self.scale,
        )


def frame(
    grid: Grid[Place],
    worth: Mapping[Place, float],
    size: Size,
    *,
    focus: Place | None = None,
    pleasing: Mapping[Place, float] | None = None,
    covers: Sequence[Sequence[Box]] = ((),),
    scales: tuple[int, int] = (LADDER[0], LADDER[-1]),
    inwards: float = 0.0,
) -> Camera[Place]:
    """The camera that hides least, at the closest zoom that shows all places or somewhat below it.

    `worth` is the cost of losing each place, outside the picture or under a box; the focus costs
    more than all others together. `pleasing` places count too, but need not fit in. `covers` are
    alternative layouts of boxes, of which the best counts at each position. `scales` limits the px
    a unit, and `inwards` is the distance of the focus from every edge as a share of the picture.
    """
    known = dict(worth) or {grid.origin: 1.0}
    if focus is not None:
        known[focus] = sum(known.values()) + 1
    places = list(known)
    known |= {at: value for at, value in (pleasing or {}).items() if at not in known}
    fitting = [scale for scale in LADDER if scales[0] <= scale <= scales[1]] or [scales[0]]
    closest = next((s for s in reversed(fitting) if _fits(grid, places, size, s)), fitting[0])
    zooms = [scale for scale in reversed(fitting) if closest * FURTHER <= scale <= closest]
    step = ZOOM * sum(known[at] for at in places if at != focus)
    found = (
        _best(
            grid,
            known,
            places,
            size,
            scale,
            focus=focus,
            covers=covers,
            cost=step * k,
            inwards=inwards,
        )
        for k, scale in enumerate(zooms)
    )
    return min(found, key=lambda one: one[0])[1]


def _best(
    grid: Grid[Place],
    worth: Mapping[Place, float],
    places: list[Place],
    size: Size,
    scale: int,
    *,
    focus: Place | None,
    covers: Sequence[Sequence[Box]],
    cost: float,
    inwards: float,
) -> tuple[float, Camera[Place]]:
    """The lowest cost at one zoom, including `cost`, and the camera with that cost."""
    bounds = _bounds(grid, places, scale)
    if focus is not None:
        room = inwards * size[0] + 1, inwards * size[1] + 1  # corners are rounded to px
        bounds = _with_room(bounds, grid.centre(focus), scale, room)
    corners = _corners(bounds, size)
    at = np.array([grid.centre(place) for place in worth], dtype=np.float32) * scale
    across = at[:, 0] - corners[:, 0, np.newaxis].astype(np.float32)
    down = at[:, 1] - corners[:, 1, np.newaxis].astype(np.float32)
    # The focus needs more room than other places, for its badge and gauge or by `inwards`.
    focal = np.array([place == focus for place in worth])
    reach = np.where(focal, np.float32(1.2), np.float32(0.9)) * np.float32(scale * grid.reach)
    aside, below = (np.where(focal, np.maximum(reach, inwards * side), reach) for side in size)
    lost = (across < aside) | (across > size[0] - aside) | (down < below) | (down > size[1] - below)
    values = np.array(list(worth.values()), dtype=np.float32)
    hidden = {
        box: _sums(_under(box, across, down, reach) & ~lost, values)
        for box in {box for boxes in covers for box in boxes}
    }
    none = np.zeros(len(corners), dtype=np.float32)
    covered = np.min([sum((hidden[box] for box in boxes), none) for boxes in covers], axis=0)
    left, top, right, bottom = _bounds(grid, places if focus is None else [focus], scale)
    middle = np.array([left + right - size[0], top + bottom - size[1]]) / 2
    off = np.abs(corners - middle).sum(axis=1) / sum(size)
    halves = (corners % GROUND != 0).sum(axis=1)
    pulled = PULL * values.sum() * off / (1 if focus is None else 2)
    costs = _sums(lost, values) + covered + pulled + cost
    costs += HALVES * values.sum() / 2 * halves
    best = int(costs.argmin())
    left, top = map(int, corners[best])
    return float(costs[best]), Camera(grid, *size, scale, left, top)


def _sums(chosen: NDArray[np.bool_], values: NDArray[np.float32]) -> NDArray[np.float32]:
    """The sum of *values* where each row of *chosen* is true.

    It is no matrix product: libraries for those may warn of invalid values where there are none.
    """
    sums: NDArray[np.float32] = np.where(chosen, values, np.float32(0)).sum(axis=1)
    return sums


def _under(
    box: Box,
    across: NDArray[np.float32],
    down: NDArray[np.float32],
    reach: NDArray[np.float32],
) -> NDArray[np.bool_]:
    """Whether each place, at each position of the picture, lies within `reach` of the box."""
    left, top, right, bottom = box
    under: NDArray[np.bool_] = (left - reach < across) & (across < right + reach)
    return under & (top - reach < down) & (down < bottom + reach)


def _corners(bounds: Box, size: Size) -> NDArray[np.int64]:
    """Candidate upper left corners of pictures that show all of `bounds`, or as much as fits."""
    ways: list[list[int]] = []
    for near, far, room in ((bounds[0], bounds[2], size[0]), (bounds[1], bounds[3], size[1])):
        first, last = sorted((near, far - room))
        stops = range(math.ceil(first / STEP) * STEP, math.floor(last / STEP) * STEP + 1, STEP)
        free = (round(first + (last - first) * k / 8) for k in range(9))
        ways.append(sorted({*stops, *free}))
    return np.array([(left, top) for left in ways[0] for top in ways[1]])


def _bounds(grid: Grid[Place], places: list[Place], scale: int) -> Box:
    centres = [grid.centre(place) for place in places]
    margin = 1.1 * grid.reach
    return (
        (min(x for x, _ in centres) - margin) * scale,
        (min(y for _, y in centres) - margin) * scale,
        (max(x for x, _ in centres) + margin) * scale,
        (max(y for _, y in centres) + margin) * scale,
    )


def _with_room(bounds: Box, focus: Point, scale: int, room: Point) -> Box:
    """The bounds, widened so that a picture within them can leave `room` around the focus."""
    (x, y), (wide, high) = (scale * side for side in focus), room
    left, top, right, bottom = bounds
    return min(left, x - wide), min(top, y - high), max(right, x + wide), max(bottom, y + high)


def _fits(grid: Grid[Place], places: list[Place], size: Size, scale: int) -> bool:
    left, top, right, bottom = _bounds(grid, places, scale)
    return right - left <= size[0] and bottom - top <= size[1]
