"""Outlines of ships and land: convex polygons of integer corners, and the gaps between them."""

import functools
from collections.abc import Iterable, Sequence
from math import isqrt
from typing import NamedTuple, TypeAlias

from engine.space.angles import CIRCLE, SCALE_BITS, Angle, bearing, difference, direction
from engine.space.poses import Pose

Point: TypeAlias = tuple[int, int]
"""Units to the east and to the north; in a shape, to starboard and ahead."""

Outline: TypeAlias = tuple[Point, ...]
"""Corners of a convex polygon, clockwise; two are a segment, one is a point."""

BOW, STARBOARD, STERN, PORT = range(4)
"""Sides of a ``hull``, and corners from which they run clockwise."""

ROUND_CORNERS = 24

_HALF = 1 << (SCALE_BITS - 1)
_EXACT_LENGTH = 4_096
"""Length from which that of a normal may be rounded to a whole number."""
_SAME = 6
"""Units by which gaps differ that rounding alone may have made different."""


class Side(NamedTuple):
    """The line along a side: outside it, ``x * east + y * north`` exceeds *reach*.

    *length* is that of the outward normal (*east*, *north*), at least 1.
    """

    east: int
    north: int
    reach: int
    length: int


class Shape(NamedTuple):
    """What a thing looks like in its own frame: corners to starboard and ahead of its centre.

    *radius* is that of a disc round the centre which holds it all.
    """

    corners: Outline
    sides: tuple[Side, ...]
    radius: int


class Placed(NamedTuple):
    """Something where it lies; *x* and *y* are the centre of a disc of *radius* round it."""

    outline: Outline
    sides: tuple[Side, ...]
    x: int
    y: int
    radius: int


class Disc(NamedTuple):
    """A round thing, a figure for example, for ``distance`` alone."""

    x: int
    y: int
    radius: int


@functools.lru_cache(maxsize=256)
def hull(length: int, width: int) -> Shape:
    """A rectangle along its heading; its sides are ``BOW``, ``STARBOARD``, ``STERN``, ``PORT``."""
    aside, along = width // 2, length // 2
    return polygon(((-aside, along), (aside, along), (aside, -along), (-aside, -along)))


@functools.lru_cache(maxsize=256)
def round_shape(radius: int) -> Shape:
    """A polygon of 24 corners that lie *radius* from its centre."""
    spread = [direction(CIRCLE * n // ROUND_CORNERS) for n in range(ROUND_CORNERS)]
    return polygon(
        tuple(
            ((radius * sine + _HALF) >> SCALE_BITS, (radius * cosine + _HALF) >> SCALE_BITS)
            for sine, cosine in spread
        )
    )


def polygon(corners: Sequence[Point]) -> Shape:
    """The shape with these *corners*, which go clockwise round a convex polygon."""
    outline = tuple(corners)
    farthest = max(x * x + y * y for x, y in outline)
    return Shape(outline, sides_of(outline), isqrt(farthest) + 1)


def sides_of(outline: Outline) -> tuple[Side, ...]:
    """The lines along the sides, each from a corner to the next."""
    found: list[Side] = []
    for (x, y), (next_x, next_y) in zip(outline, outline[1:] + outline[:1], strict=True):
        east, north = y - next_y, next_x - x
        length = _length(east, north)
        if not (east and north) and length:  # small numbers make most of all ships quicker
            east, north, length = east // length, north // length, 1
        elif 0 < length < _EXACT_LENGTH:
            east, north = east * _EXACT_LENGTH, north * _EXACT_LENGTH
            length = _length(east, north)
        if length:
            found.append(Side(east, north, east * x + north * y, length))
    return tuple(found)


def outline_at(shape: Shape, at: Pose) -> Outline:
    """The corners of *shape* when it lies *at* a pose, in the same order."""
    x, y = at.x, at.y
    sine, cosine = direction(at.heading)
    return tuple(
        [
            (
                x + ((aside * cosine + along * sine + _HALF) >> SCALE_BITS),
                y + ((along * cosine - aside * sine + _HALF) >> SCALE_BITS),
            )
            for aside, along in shape.corners
        ]
    )


def lying(shape: Shape, at: Pose) -> Placed:
    """*shape* where it lies; ``placed`` remembers it."""
    return moved(_headed(shape, at.heading), at.x, at.y)


def moved(it: Placed, east: int, north: int) -> Placed:
    """The same thing, moved so far to the *east* and *north*."""
    return Placed(
        tuple([(x + east, y + north) for x, y in it.outline]),
        tuple([Side(a, b, reach + a * east + b * north, far) for a, b, reach, far in it.sides]),
        it.x + east,
        it.y + north,
        it.radius,
    )


@functools.lru_cache(maxsize=1024)
def _headed(shape: Shape, heading: Angle) -> Placed:
    """*shape* at the corner of the table, with this *heading*."""
    outline = outline_at(shape, Pose(0, 0, heading))
    return Placed(outline, sides_of(outline), 0, 0, shape.radius + 1)


placed = functools.lru_cache(maxsize=4096)(lying)


def side(of: Outline, number: int) -> Outline:
    """The segment along a side of an outline: of a ``hull``, its ``BOW`` for example."""
    return of[number], of[(number + 1) % len(of)]


def bounds(outline: Outline) -> tuple[int, int, int, int]:
    """The least x and y, and the greatest x and y, of all corners."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return min(xs), min(ys), max(xs), max(ys)


def clearance(a: Placed, b: Placed) -> int:
    """The widest gap that a line along a side leaves between them; below 0 if they overlap.

    The gap itself, but where a corner is nearest to a corner: there it is less. It is exact to a
    unit for what lies close; for lengths to be told or compared there is ``distance``.
    """
    return max(_beyond(a.sides, b.outline), _beyond(b.sides, a.outline))


def overlap(a: Placed, b: Placed) -> bool:
    """Whether they share more than a border."""
    return clearance(a, b) < 0


def distance(a: Outline | Disc, b: Outline | Disc) -> int:
    """The distance between the nearest points, to the nearest unit; 0 if they overlap (GEO-09)."""
    radius = sum(one.radius for one in (a, b) if isinstance(one, Disc))
    first, second = _hub(a), _hub(b)
    if _overlapping(first, second):
        return 0
    least = min(_nearest_square(first, second), _nearest_square(second, first))
    return max(0, (isqrt(least) - (radius << 8) + 128) >> 8)


def contact_point(of: Outline, to: Outline) -> Point:
    """The point of the outline *of* nearest *to* another; the middle, where sides run parallel."""
    near = [(_square(point, foot), foot) for point, foot in _feet(of, to)]
    near += [(_square(point, foot), point) for point, foot in _feet(to, of)]
    limit = (isqrt(min(near)[0]) + _SAME) ** 2
    touching = [point for square, point in near if square <= limit]
    ends = max(
        ((a, b) for a in touching for b in touching), key=lambda pair: (_square(*pair), pair)
    )
    (ax, ay), (bx, by) = ends
    return (ax + bx) // 2, (ay + by) // 2


def facing_side(of: Placed, to: Placed) -> int:
    """The side of *of* that holds its point nearest *to* the other (MOW GEO-12).

    At a corner, of the two sides, the one that looks more nearly at the centre of the other. The
    number is that of the corner from which the side runs clockwise.
    """
    point = contact_point(of.outline, to.outline)
    squares = [_nearest_square((point,), side(of.outline, n)) for n in range(len(of.outline))]
    limit = (isqrt(min(squares)) + (_SAME << 8)) ** 2
    looked_at = bearing(to.x - of.x, to.y - of.y)
    holding = [n for n, square in enumerate(squares) if square <= limit]
    return min(holding, key=lambda n: (difference(outward(of.outline, n), looked_at), n))


def outward(of: Outline, number: int) -> Angle:
    """The heading in which a side of an outline looks outward."""
    (x, y), (next_x, next_y) = side(of, number)
    return bearing(y - next_y, next_x - x)


def _length(east: int, north: int) -> int:
    return isqrt(4 * (east * east + north * north)) + 1 >> 1


def _beyond(sides: Iterable[Side], outline: Outline) -> int:
    """The widest gap between one of *sides* and *outline*."""
    return max(
        [
            (min([east * x + north * y for x, y in outline]) - reach) // length
            for east, north, reach, length in sides
        ]
    )


def _hub(of: Outline | Disc) -> Outline:
    return ((of.x, of.y),) if isinstance(of, Disc) else of


def _overlapping(a: Outline, b: Outline) -> bool:
    """Whether no side of either leaves a gap."""
    lines = ((sides_of(a), b), (sides_of(b), a))
    return all(
        min([east * x + north * y for x, y in outline]) <= reach
        for sides, outline in lines
        for east, north, reach, _ in sides
    ) and (len(a) > 1 or len(b) > 1 or a == b)


def _square(a: Point, b: Point) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _nearest_square(points: Outline, outline: Outline) -> int:
    """The least square of a distance from *points* to the sides of *outline*, by 2 to the 16th."""
    found: list[int] = []
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        east, north = bx - ax, by - ay
        length = east * east + north * north
        for x, y in points:
            dx, dy = x - ax, y - ay
            along = dx * east + dy * north
            if along <= 0 or not length:
                found.append(dx * dx + dy * dy << 16)
            elif along < length:  # the other end is the next side's first
                aside = dx * north - dy * east
                found.append((aside * aside << 16) // length)
            else:
                found.append((x - bx) ** 2 + (y - by) ** 2 << 16)
    return min(found)


def _feet(outline: Outline, points: Outline) -> list[tuple[Point, Point]]:
    """Each of *points* with the nearest point of each side of *outline*, to the nearest unit."""
    found: list[tuple[Point, Point]] = []
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        east, north = bx - ax, by - ay
        length = east * east + north * north
        for x, y in points:
            along = min(max((x - ax) * east + (y - ay) * north, 0), length)
            foot = (
                ax + (2 * along * east + length) // (2 * length or 1),
                ay + (2 * along * north + length) // (2 * length or 1),
            )
            found.append(((x, y), foot))
    return found
