"""Ways of a moving shape, and where it stops at the first thing it meets.

Runs are exact; turns and pivots are halved until a line along a side parts both shapes for all of
a piece of the way. A stop leaves a gap of ``STOP_GAP``; a thing is met where the gap would fall
below ``MET_GAP``, so that a shape may slide along what it touches, whatever is rounded.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from engine.space.angles import ONE, PARTS, SCALE_BITS, Angle, direction, fine_sine
from engine.space.outlines import (
    Placed,
    Shape,
    clearance,
    lying,
    moved,
    placed,
    polygon,
    sides_of,
)
from engine.space.poses import Pose, ahead, pivot_frame, pivoted, wheel, wheel_frame
from engine.space.turning import Gaps, Turning

Ratio: TypeAlias = Fraction

STOP_GAP: Final = 10
MET_GAP: Final = 4
SLACK: Final = 2
"""Units by which rounding may lessen the gap of shapes that touch while one slides."""

_STEPS_OF_PIVOT = 16


class Run(NamedTuple):
    """A way of *length*, 0 or more, straight ahead, or *towards* another heading (astern)."""

    at: Pose
    length: int
    towards: Angle | None = None


class Turn(NamedTuple):
    """A way along an arc of *chord* units that turns *by* up to half a circle.

    A positive angle is to starboard. Lengths are parts of *chord*, as in ``wheel``.
    """

    at: Pose
    chord: int
    by: Angle


class Pivot(NamedTuple):
    """A turn on the spot *by* an angle; positive is to starboard. Its lengths are sixteenths."""

    at: Pose
    by: Angle


Way: TypeAlias = Run | Turn | Pivot


class Stop(NamedTuple):
    """The end of a way: the *pose*, the *length* done, and the numbers of the things *met*.

    *contact* is the length at which the first of them is met; that of a run is exact, until there
    is no gap (MOW GEO-19), for corners that are whole units. It is None if nothing is met.
    """

    pose: Pose
    length: int
    met: tuple[int, ...] = ()
    contact: Ratio | None = None


def full(way: Way) -> int:
    """The length of the whole way: units, or sixteenths of a degree for a pivot."""
    match way:
        case Run():
            return way.length
        case Turn():
            return way.chord
        case Pivot():
            return abs(way.by)


def pose_on(way: Way, length: int) -> Pose:
    """The pose after a *length* of the way, for drawing it as well."""
    match way:
        case Run():
            return ahead(way.at, length, way.towards)
        case Turn():
            return wheel(way.at, way.chord, way.by, length)
        case Pivot():
            return pivoted(way.at, length if way.by > 0 else -length)


def stop(way: Way, shape: Shape, others: Sequence[Placed]) -> Stop:
    """Where *shape* ends that goes a way among *others*, which do not move (MOW GEO-08).

    It is stopped by what would come closer than ``MET_GAP``, and placed on its way before that, at
    ``STOP_GAP``. What is as near at the start stops it only if the gap lessens.
    """
    if isinstance(way, Run):
        return _stop_run(way, shape, others)
    if not full(way):
        return Stop(way.at, 0)
    return _stop_turn(way, shape, others)


def clear(run: Run, shape: Shape, other: Placed, gap: int) -> int:
    """The least length, 0 or more, after which a run, however long, is *gap* past *other*.

    For pushes off what is touched, through which the run leads if it must (MOW GEO-13, -14).
    """
    lines = _lines(run, placed(shape, run.at), other)
    if any(start >= gap * length and slope >= 0 for start, slope, length in lines):
        return 0
    away = [((gap + 1) * length - start, slope) for start, slope, length in lines if slope > 0]
    return max(0, min(-(-left * ONE // slope) for left, slope in away))


def edge(way: Way, width: int, height: int) -> int | None:
    """The length after which the centre is about to leave a table; None if it stays (MOW GEO-15).

    The table has its corner at (0, 0). A centre on its very edge has not left it. A ship has left
    that stops later than this; one that may not leave goes no farther (MOW GEO-17).
    """
    match way:
        case Run():
            return _edge_of_run(way, width, height)
        case Turn():
            return _edge_of_turn(way, width, height)
        case Pivot():
            return None


def _stop_run(run: Run, shape: Shape, others: Sequence[Placed]) -> Stop:
    mover = placed(shape, run.at)
    sine, cosine = direction(run.at.heading if run.towards is None else run.towards)
    met: list[tuple[Ratio, int]] = []
    for number, other in enumerate(others):
        east, north = other.x - mover.x, other.y - mover.y
        near = other.radius + mover.radius + MET_GAP
        reach = near << SCALE_BITS
        along = east * sine + north * cosine
        if -reach < along < (run.length << SCALE_BITS) + reach and (
            -reach < east * cosine - north * sine < reach
        ):
            entry = _entry(_lines(run, mover, other), run.length)
            if entry is not None:
                met.append((entry, number))
    if not met:
        return Stop(ahead(run.at, run.length, run.towards), run.length)
    first = min(met)[0]
    struck = tuple([number for entry, number in met if entry <= first + 1])
    held, contact = run.length, Fraction(run.length)
    for number in struck:
        lines = _lines(run, mover, others[number])
        far, under = _below(lines, STOP_GAP) or (0, 1)
        held = min(held, max(0, far // (under or 1)))
        touched = _below(lines, 0)
        contact = min(contact, max(first, Fraction(*touched)) if touched else first)
    return Stop(ahead(run.at, held, run.towards), held, struck, contact)


def _stop_turn(way: Turn | Pivot, shape: Shape, others: Sequence[Placed]) -> Stop:
    turning = _turning(way, shape)
    middle = pose_on(way, full(way) // 2)
    reach = shape.radius + MET_GAP + (way.chord // 2 + 1 if isinstance(way, Turn) else 0)
    end, met = turning.total, list[tuple[int, int]]()
    near: list[tuple[int, int, Placed]] = []
    for number, other in enumerate(others):
        east, north, radius = other.x - middle.x, other.y - middle.y, other.radius + reach
        if east * east + north * north >= radius * radius:
            continue
        gaps = Gaps(turning, moved(other, -way.at.x, -way.at.y))
        start = gaps.start(enough=STOP_GAP)
        near.append((number, start, other))
        first = gaps.first_below(_least(start), end)
        if first is not None:
            end = first
            met.append((first, number))
    if not met:
        return Stop(pose_on(way, full(way)), full(way))
    unit = turning.total // full(way)
    struck = tuple([number for first, number in met if first <= end + 1])
    asked = [
        (other, min(STOP_GAP, start) if number in struck else _least(start))
        for number, start, other in near
    ]
    held = _held(way, shape, end // unit, asked)
    return Stop(pose_on(way, held), held, struck, Fraction(end, unit))


def _held(way: Turn | Pivot, shape: Shape, length: int, asked: Sequence[tuple[Placed, int]]) -> int:
    """The greatest length up to *length* at which the gap to each is what is *asked*, or 0.

    Headings are whole sixteenths there, so that gaps differ from those on the way.
    """
    while length > 0:
        lies = lying(shape, pose_on(way, length))
        lacking = max(gap - clearance(lies, other) for other, gap in asked)
        if lacking <= 0:
            break
        length -= max(1, lacking // 2) if isinstance(way, Turn) else 1
    return max(0, length)


def _edge_of_run(run: Run, width: int, height: int) -> int | None:
    at = run.at
    sine, cosine = direction(at.heading if run.towards is None else run.towards)
    lines = ((at.x, sine, width), (at.y, cosine, height))
    ends = [
        (far - here if slope > 0 else here) * ONE // abs(slope)
        for here, slope, far in lines
        if slope
    ]
    end = max(0, min(ends))
    return end if end < run.length else None


def _edge_of_turn(turn: Turn, width: int, height: int) -> int | None:
    """Found like what is met: the table's edges are things, and the centre is a shape."""
    centre, end = _turning(turn, polygon(((0, 0),))), turn.chord
    left = False
    for corners in (
        ((0, 0), (0, height)),
        ((0, height), (width, height)),
        ((width, height), (width, 0)),
        ((width, 0), (0, 0)),
    ):
        _, *inward = sides_of(corners)
        border = Placed(corners, tuple(inward), 0, 0, 0)
        gaps = Gaps(centre, moved(border, -turn.at.x, -turn.at.y))
        first = gaps.first_below(0, end)
        if first is not None:
            end, left = first - 1, True
    return end if left else None


def _turning(way: Turn | Pivot, shape: Shape) -> Turning:
    """A turn or pivot from the corner of the table, in the same heading."""
    if isinstance(way, Pivot):
        return _pivoting(Pose(0, 0, way.at.heading), way.by, shape)
    return _wheeling(Pose(0, 0, way.at.heading), way.chord, way.by, shape)


@lru_cache(maxsize=512)
def _pivoting(at: Pose, by: Angle, shape: Shape) -> Turning:
    parts = (PARTS if by > 0 else -PARTS) // _STEPS_OF_PIVOT
    return Turning(
        shape,
        lambda step: pivot_frame(at, step * parts),
        total=abs(by) * _STEPS_OF_PIVOT,
        by=by,
        far=shape.radius,
    )


@lru_cache(maxsize=512)
def _wheeling(at: Pose, chord: int, by: Angle, shape: Shape) -> Turning:
    half_sine = abs(fine_sine(by * PARTS // 2)) or ONE
    radius = (chord << SCALE_BITS) // (2 * half_sine)
    return Turning(
        shape,
        lambda step: wheel_frame(at, chord, by, step),
        total=chord,
        by=by,
        far=radius + chord + shape.radius,
    )


def _least(start: int) -> int:
    """The gap below which a thing is met whose gap was *start*."""
    return min(MET_GAP, start - SLACK)


def _lines(run: Run, mover: Placed, other: Placed) -> list[tuple[int, int, int]]:
    """What each side tells of the gap: it is (first + second * run / ONE) / third."""
    sine, cosine = direction(run.at.heading if run.towards is None else run.towards)
    moving, still = mover.outline, other.outline
    found = [
        (
            min([east * x + north * y for x, y in moving]) - reach,
            east * sine + north * cosine,
            length,
        )
        for east, north, reach, length in other.sides
    ]
    found += [
        (
            min([east * x + north * y for x, y in still]) - reach,
            -east * sine - north * cosine,
            length,
        )
        for east, north, reach, length in mover.sides
    ]
    return found


def _below(lines: Sequence[tuple[int, int, int]], gap: int) -> tuple[int, int] | None:
    """The run after which the gap falls below *gap*, as a fraction; None if it never does.

    It is negative if the gap was less from the start on, or long before.
    """
    entry, leaving = (-1, 0), (1, 0)
    for start, slope, length in lines:
        left = (start - gap * length) * ONE
        if slope < 0:
            if left * entry[1] > entry[0] * -slope:
                entry = left, -slope
        elif slope > 0:
            if -left * leaving[1] < leaving[0] * slope:
                leaving = -left, slope
        elif left >= 0:
            return None
    return entry if entry[0] * leaving[1] < leaving[0] * entry[1] else None


def _entry(lines: Sequence[tuple[int, int, int]], run: int) -> Ratio | None:
    """The run after which a thing is met, if it is in less than *run*."""
    start = max([start // length for start, _, length in lines])
    entry = _below(lines, _least(start))
    if entry is None or not 0 <= entry[0] < run * entry[1]:
        return None
    return Fraction(*entry)
