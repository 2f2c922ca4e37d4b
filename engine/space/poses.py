"""Poses of things on a plane, and how a pose moves straight ahead or along a turn."""

from math import isqrt
from typing import NamedTuple

from engine.space.angles import (
    CIRCLE,
    ONE,
    PARTS,
    SCALE_BITS,
    Angle,
    direction,
    fine_direction,
    fine_sine,
)

_HALF = ONE // 2


class Pose(NamedTuple):
    """A centre, *x* units east and *y* north of the table's corner, and a heading."""

    x: int
    y: int
    heading: Angle


class Frame(NamedTuple):
    """A pose between whole units and sixteenths: its centre by ``ONE``, sine and cosine."""

    x: int
    y: int
    sine: int
    cosine: int


def between(a: Pose, b: Pose) -> int:
    """The distance between two centres, in whole units, rounded down."""
    return isqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)


def ahead(at: Pose, length: int, towards: Angle | None = None) -> Pose:
    """*at* moved by *length*, below 0 for astern, without turning (MOW GEO-03).

    It moves *towards* another heading than its own if one is given.
    """
    sine, cosine = direction(at.heading if towards is None else towards)
    return Pose(
        at.x + ((length * sine + _HALF) >> SCALE_BITS),
        at.y + ((length * cosine + _HALF) >> SCALE_BITS),
        at.heading,
    )


def pivoted(at: Pose, by: Angle) -> Pose:
    """*at* turned on the spot; positive is to starboard."""
    return Pose(at.x, at.y, (at.heading + by) % CIRCLE)


def wheel(at: Pose, chord: int, by: Angle, length: int) -> Pose:
    """*at* moved along a turn of *by*, positive to starboard, for *length* of *chord*.

    The turn is the arc that is tangent to both headings and has this chord; *length* of *chord* is
    the part that is done of it (MOW GEO-04, -05). *by* is less than a circle.
    """
    frame = wheel_frame(at, chord, by, length)
    turned = (2 * by * length + chord) // (2 * chord)
    return Pose(
        (frame.x + _HALF) >> SCALE_BITS,
        (frame.y + _HALF) >> SCALE_BITS,
        (at.heading + turned) % CIRCLE,
    )


def wheel_frame(at: Pose, chord: int, by: Angle, length: int) -> Frame:
    """As ``wheel``, but not rounded."""
    half = (by * PARTS * length) // (2 * chord)
    start = at.heading * PARTS
    moved = length << SCALE_BITS
    if by:
        moved = chord * fine_sine(half) * ONE // fine_sine(by * PARTS // 2)
    sine, cosine = fine_direction(start + half)
    return Frame(
        (at.x << SCALE_BITS) + (moved * sine >> SCALE_BITS),
        (at.y << SCALE_BITS) + (moved * cosine >> SCALE_BITS),
        *fine_direction(start + 2 * half),
    )


def pivot_frame(at: Pose, parts: int) -> Frame:
    """*at* turned on the spot by *parts* of a sixteenth (``PARTS``)."""
    turned = fine_direction(at.heading * PARTS + parts)
    return Frame(at.x << SCALE_BITS, at.y << SCALE_BITS, *turned)
