"""Shapely's view of shapes and ways, in floats: an oracle for the geometry of the open table."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import shapely

from engine.space.plane import Outline, Pivot, Placed, Pose, Run, Shape, Turn, Way, full

FAR_APART = 900
"""Units by which shapes lie apart at two poses 500 units of way apart, if they may meet between."""
COARSE_STEPS = 100
FINE_STEP = 10

Array = Any


def area(outline: Outline) -> Any:
    return shapely.Polygon(outline)


def corners(shape: Shape, x: Array, y: Array, heading: Array) -> Array:
    """The corners of *shape* at many poses: an array of poses, corners, and two coordinates."""
    aside, along = np.array(shape.corners, dtype=float).T
    sine, cosine = np.sin(heading)[:, None], np.cos(heading)[:, None]
    east = x[:, None] + aside * cosine + along * sine
    north = y[:, None] - aside * sine + along * cosine
    return np.stack([east, north], axis=2)


def poses(way: Way, lengths: Array) -> tuple[Array, Array, Array]:
    """Exact x, y and heading in radians after each of *lengths*."""
    at, part = way.at, np.asarray(lengths, dtype=float) / (full(way) or 1)
    start, zero = math.radians(at.heading / 16), np.zeros_like(part)
    match way:
        case Run():
            ahead = start if way.towards is None else math.radians(way.towards / 16)
            moved, turned = part * way.length, zero
        case Turn():
            by = math.radians(way.by / 16)
            turned = by * part
            ahead = start + turned / 2
            moved = way.chord * np.sin(turned / 2) / math.sin(by / 2) if by else way.chord * part
        case Pivot():
            ahead, moved, turned = start, zero, math.radians(way.by / 16) * part
    return at.x + moved * np.sin(ahead), at.y + moved * np.cos(ahead), start + turned


def areas(way: Way, shape: Shape, lengths: Array) -> Array:
    """What *shape* covers after each of *lengths*."""
    return shapely.polygons(corners(shape, *poses(way, lengths)))


def swept(run: Run, shape: Shape, length: float) -> Any:
    """All that *shape* covers on a run: no more than its start, its end, and what is between."""
    return shapely.convex_hull(shapely.union_all(areas(run, shape, [0, length])))


def depth(way: Way, shape: Shape, other: Placed, length: float) -> float:
    """How deep *shape* gets into *other* on a way up to *length*; below 0, how far it stays off.

    Looked for closely only where it may be.
    """
    still = area(other.outline)
    if isinstance(way, Run):
        return _depth(swept(way, shape, length), still)
    coarse = np.linspace(0, length, COARSE_STEPS + 1)
    apart = shapely.distance(areas(way, shape, coarse), still)
    if (least := apart.min()) > FAR_APART:
        return -float(least)
    near = apart <= FAR_APART
    steps = max(2, int(length / COARSE_STEPS / FINE_STEP))
    pieces = [
        np.linspace(coarse[n], coarse[n + 1], steps)
        for n in range(COARSE_STEPS)
        if near[n] or near[n + 1]
    ]
    fine = areas(way, shape, np.concatenate(pieces))
    found = shapely.distance(fine, still)
    if found.min() > 0:
        return -float(found.min())
    return max(_depth(one, still) for one in fine[found == 0])


def _depth(a: Any, b: Any) -> float:
    """The least way by which the convex *a* leaves the convex *b*; below 0, their distance."""
    apart = a.distance(b)
    return -apart if apart > 0 else min(_along(a, b), _along(b, a))


def _along(a: Any, b: Any) -> float:
    """How far *b* reaches within the side of *a* that it leaves soonest."""
    points = np.array(a.exterior.coords)
    sides = points[1:] - points[:-1]
    lengths = np.hypot(sides[:, 0], sides[:, 1])
    clockwise = -1.0 if a.exterior.is_ccw else 1.0
    normals = clockwise * np.stack([-sides[:, 1], sides[:, 0]], axis=1)
    kept = lengths > 1e-6
    normals = normals[kept] / lengths[kept, None]
    reach = (normals * points[:-1][kept]).sum(axis=1)
    inside = reach - (normals @ np.array(b.exterior.coords).T).min(axis=1)
    return float(inside.min())


def nearest(outline: Outline, others: Sequence[Placed]) -> float:
    """The distance to the nearest of *others*, which must not be none."""
    return min(area(outline).distance(area(other.outline)) for other in others)


def ruler(x: float, y: float, towards: float, width: float, length: float) -> Any:
    """The strip from the middle of its short side on; *towards* in radians."""
    strip = np.array([(-width / 2, 0), (-width / 2, length), (width / 2, length), (width / 2, 0)])
    sine, cosine = math.sin(towards), math.cos(towards)
    return shapely.Polygon(
        [(x + a * cosine + b * sine, y - a * sine + b * cosine) for a, b in strip]
    )


def covered_from(pose: Pose, strip: Any, other: Outline, towards: float) -> float | None:
    """The least length along a ruler from *pose* on that covers *other*; None for less than a
    sliver.
    """
    shared = strip.intersection(area(other))
    if shared.area <= 0 or shared.geom_type != "Polygon":
        return None
    points = np.array(shared.exterior.coords)
    along = (points[:, 0] - pose.x) * math.sin(towards) + (points[:, 1] - pose.y) * math.cos(
        towards
    )
    return float(along.min())
