"""Turning shapes, and where on their way they first come too close to something."""

from collections.abc import Callable
from typing import Final

from engine.space.angles import ONE, SCALE_BITS, Angle
from engine.space.outlines import Outline, Placed, Point, Shape
from engine.space.poses import Frame

_HALF = ONE // 2
_FINE_BITS = 10  # places kept of a unit when corners are looked at from a turning shape
_BENDS: Final = 66_355_200
"""Eight times the square of the sixteenths in half a circle."""
_KEPT: Final = 256
"""Steps of a way whose corners are kept."""


class Turning:
    """A shape on an arc of *total* steps that turns it *by* an angle round a point.

    It starts at the corner of the table: other things are told as they lie from there. *frame*
    tells where it is after a step; *far* is how far that point may lie from a corner of the shape.
    """

    def __init__(
        self, shape: Shape, frame: Callable[[int], Frame], *, total: int, by: Angle, far: int
    ) -> None:
        self.shape, self.total = shape, total
        self._frame, self._by, self._far = frame, by, far
        self._known: dict[int, tuple[Frame, Outline]] = {}

    def bend(self, steps: int, other: Placed) -> int:
        """How far a corner may leave a straight line in so many *steps*, as the other sees it."""
        far = self._far + 2 * other.radius
        return 10 * (self._by * steps) ** 2 * far // (_BENDS * self.total**2)

    def at(self, step: int) -> tuple[Frame, Outline]:
        """Where the shape is after *step*, and its corners there."""
        known = self._known.get(step)
        if known is None:
            if len(self._known) >= _KEPT:
                self._known.clear()
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


class Gaps:
    """The gaps between a *turning* shape and an *other*, along each side of both."""

    def __init__(self, turning: Turning, other: Placed) -> None:
        self._turning, self._other = turning, other
        self._still, self._own = len(other.sides), len(turning.shape.sides)
        self._order = [*range(self._still + self._own)]
        self._known: dict[tuple[int, int], int] = {}
        self._seen: dict[int, Outline] = {}

    def start(self, enough: int) -> int:
        """The widest gap at the start, or one that is *enough*."""
        widest = self.gap(0, 0)
        for side in self._order[1:]:
            if widest >= enough:
                break
            widest = max(widest, self.gap(0, side))
        return widest

    def first_below(self, limit: int, end: int) -> int | None:
        """The first step up to *end* at which the widest gap is less than *limit*, if any is.

        A piece of the way is free if one gap is wide enough at both its ends, even if what it is
        measured between leaves a straight line by ``bend``; else it is halved.
        """
        pieces = [(0, end)]
        while pieces:
            start, stop = pieces.pop()
            if self._is_free(start, stop, limit):
                continue
            if stop - start > 1:
                middle = (start + stop) // 2
                pieces += [(middle, stop), (start, middle)]
            elif all(self.gap(stop, side) < limit for side in self._order):
                return stop
        return None

    def _is_free(self, start: int, stop: int, limit: int) -> bool:
        """Whether one gap is wide enough; the side along which it is will be tried first."""
        least = limit + self._turning.bend(stop - start, self._other)
        for place, side in enumerate(self._order):
            if self.gap(start, side) >= least and self.gap(stop, side) >= least:
                if place:
                    self._order.insert(0, self._order.pop(place))
                return True
        return False

    def gap(self, step: int, side: int) -> int:
        """The gap after *step* along a side of the other, or, after these, of the shape's own."""
        known = self._known.get((step, side))
        if known is None:
            if side < self._still:
                (east, north, reach, length), corners = self._other.sides[side], self._at(step)
            else:
                east, north, reach, length = self._turning.shape.sides[side - self._still]
                corners = self._seen.get(step) or self._look(step)
            known = (min([east * x + north * y for x, y in corners]) - reach) // length
            self._known[step, side] = known
        return known

    def _at(self, step: int) -> Outline:
        return self._turning.at(step)[1]

    def _look(self, step: int) -> Outline:
        """The corners of the other as seen from the shape."""
        left, below, sine, cosine = self._turning.at(step)[0]
        left, below = left >> (SCALE_BITS - _FINE_BITS), below >> (SCALE_BITS - _FINE_BITS)
        seen: list[Point] = []
        for x, y in self._other.outline:
            east, north = (x << _FINE_BITS) - left, (y << _FINE_BITS) - below
            seen.append(
                (
                    (east * cosine - north * sine) >> (SCALE_BITS + _FINE_BITS),
                    (east * sine + north * cosine) >> (SCALE_BITS + _FINE_BITS),
                )
            )
        found = self._seen[step] = tuple(seen)
        return found
