"""Turning shapes, and where on their way they first come too close to something."""

from collections.abc import Callable, Sequence
from typing import Final

from engine.space.angles import ONE, SCALE_BITS, Angle
from engine.space.outlines import Outline, Placed, Shape
from engine.space.poses import Frame

_HALF = ONE // 2
_FINE_BITS = 10  # places kept of a unit when corners are looked at from a turning shape
_BENDS: Final = 66_355_200
"""Eight times the square of the sixteenths in half a circle."""


class Turning:
    """A shape on an arc of *total* steps that turns it *by* an angle round a point.

    *frame* tells where it is after a step; *far* is how far that point may lie from a corner of the
    shape.
    """

    def __init__(
        self, shape: Shape, frame: Callable[[int], Frame], *, total: int, by: Angle, far: int
    ) -> None:
        self.shape, self.total = shape, total
        self._frame, self._by, self._far = frame, by, far
        self._known: dict[int, tuple[Frame, Outline]] = {}

    def gaps(self, step: int, other: Placed) -> list[int]:
        """The gap after *step* along each side of *other*, then along each of the shape's own."""
        frame, corners = self._at(step)
        found = [
            (min([east * x + north * y for x, y in corners]) - reach) // length
            for east, north, reach, length in other.sides
        ]
        left, below, sine, cosine = frame
        left, below = left >> (SCALE_BITS - _FINE_BITS), below >> (SCALE_BITS - _FINE_BITS)
        seen: list[tuple[int, int]] = []
        for x, y in other.outline:
            east, north = (x << _FINE_BITS) - left, (y << _FINE_BITS) - below
            seen.append(
                (
                    (east * cosine - north * sine) >> (SCALE_BITS + _FINE_BITS),
                    (east * sine + north * cosine) >> (SCALE_BITS + _FINE_BITS),
                )
            )
        found += [
            (min([east * x + north * y for x, y in seen]) - reach) // length
            for east, north, reach, length in self.shape.sides
        ]
        return found

    def bend(self, steps: int, other: Placed) -> int:
        """How far a corner may leave a straight line in so many *steps*, as the other sees it."""
        far = self._far + 2 * other.radius
        return 10 * (self._by * steps) ** 2 * far // (_BENDS * self.total**2)

    def _at(self, step: int) -> tuple[Frame, Outline]:
        known = self._known.get(step)
        if known is None:
            frame = self._frame(step)
            x, y, sine, cosine = frame
            corners = tuple(
                [
                    (
                        (x + aside * cosine + along * sine + _HALF) >> SCALE_BITS,
                        (y + along * cosine - aside * sine + _HALF) >> SCALE_BITS,
                    )
                    for aside, along in self.shape.corners
                ]
            )
            known = self._known[step] = frame, corners
        return known


def first_below(
    gaps: Callable[[int], Sequence[int]], bend: Callable[[int], int], limit: int, end: int
) -> int | None:
    """The first step up to *end* at which the widest of *gaps* is less than *limit*, if any is.

    A piece of the way is free if one gap is wide enough at both its ends, even if what it is
    measured between leaves a straight line by *bend*; else it is halved.
    """
    known = {0: gaps(0)}
    pieces = [(0, end)]
    while pieces:
        start, stop = pieces.pop()
        for step in (start, stop):
            if step not in known:
                known[step] = gaps(step)
        least = limit + bend(stop - start)
        if any(a >= least and b >= least for a, b in zip(known[start], known[stop], strict=True)):
            continue
        if stop - start > 1:
            middle = (start + stop) // 2
            pieces += [(middle, stop), (start, middle)]
        elif max(known[stop]) < limit:
            return stop
    return None
