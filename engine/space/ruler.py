"""Rulers laid out from a side: strips of a width, and the nearest point that one covers."""

from fractions import Fraction
from typing import NamedTuple

from engine.space.angles import ONE, SCALE_BITS, Angle, direction
from engine.space.outlines import Outline, Shape, outline_at, outward
from engine.space.poses import Pose
from engine.space.ways import Ratio


class Strip(NamedTuple):
    """A ruler from its *muzzle* (the middle of its short side), running *towards* a heading."""

    muzzle_x: int
    muzzle_y: int
    towards: Angle
    width: int
    length: int


def strip(shape: Shape, at: Pose, side: int, width: int, length: int) -> Strip:
    """The ruler that starts at the middle of a side and runs straight out (MOW GEO-10)."""
    corners = shape.corners
    (x, y), (next_x, next_y) = corners[side], corners[(side + 1) % len(corners)]
    sine, cosine = direction(at.heading)
    aside, along = x + next_x, y + next_y  # doubled
    return Strip(
        at.x + ((aside * cosine + along * sine + ONE) >> (SCALE_BITS + 1)),
        at.y + ((along * cosine - aside * sine + ONE) >> (SCALE_BITS + 1)),
        at.heading + outward(corners, side),
        width,
        length,
    )


def ruler_outline(ruler: Strip) -> Outline:
    """The corners of a ruler, from port of the muzzle on, clockwise, for drawing it."""
    half, far = ruler.width // 2, ruler.length
    corners = ((-half, 0), (-half, far), (half, far), (half, 0))
    at = Pose(ruler.muzzle_x, ruler.muzzle_y, ruler.towards)
    return outline_at(Shape(corners, (), 0), at)


def near(ruler: Strip, other: Outline) -> Ratio | None:
    """The length along a ruler at which it first covers *other*; None if it does not.

    0 for what lies at the muzzle, or partly behind it. What only touches the ruler's border is not
    covered (MOW GEO-10, -11).
    """
    sine, cosine = direction(ruler.towards)
    x, y = ruler.muzzle_x, ruler.muzzle_y
    along = [(px - x) * sine + (py - y) * cosine for px, py in other]
    half, far = ruler.width << (SCALE_BITS - 1), ruler.length << SCALE_BITS
    if max(along) <= 0 or min(along) > far:
        return None
    aside = [(px - x) * cosine - (py - y) * sine for px, py in other]
    if max(aside) <= -half or min(aside) >= half:
        return None
    covered = [Fraction(one) for one, off in zip(along, aside, strict=True) if -half <= off <= half]
    for n, (off, one) in enumerate(zip(aside, along, strict=True)):
        last_off, last = aside[n - 1], along[n - 1]
        for border in (-half, half):
            if (last_off < border < off) or (off < border < last_off):
                covered.append(last + Fraction((one - last) * (border - last_off), off - last_off))
    first = min(covered) / ONE
    if first > ruler.length or max(covered) <= 0:
        return None
    return max(first, Fraction(0))


def band(length: Ratio, width: int) -> int:
    """The number, from 0, of the band of *width* that holds *length*.

    A border belongs to the nearer band.
    """
    return max(0, -(-length.numerator // (length.denominator * width)) - 1)
