"""Flat-topped hexes in axial coordinates, north up; headings in degrees clockwise from north."""

import functools
from itertools import product, starmap
from typing import Annotated, NamedTuple, TypeAlias

from annotated_types import Interval, MultipleOf

from engine.core.records import value

Heading: TypeAlias = Annotated[int, Interval(ge=0, le=300), MultipleOf(60)]
"""Degrees clockwise from north: 0, 60, 120, 180, 240 or 300."""

HEADINGS: tuple[Heading, ...] = (0, 60, 120, 180, 240, 300)


class Axial(NamedTuple):
    """A hex in axial coordinates: column *q* grows to the east, *r* to the south."""

    q: int
    r: int


STEPS = (Axial(0, -1), Axial(1, -1), Axial(1, 0), Axial(0, 1), Axial(-1, 1), Axial(-1, 0))
"""The neighbour of the origin in each of ``HEADINGS``."""


def neighbour(at: Axial, heading: Heading) -> Axial:
    step = STEPS[heading // 60]
    return Axial(at.q + step.q, at.r + step.r)


def distance(a: Axial, b: Axial) -> int:
    """Steps between two hexes."""
    q, r = a.q - b.q, a.r - b.r
    return max(abs(q), abs(r), abs(q + r))


def turned(at: Axial, sixths: int) -> Axial:
    """*at* turned about the origin by *sixths* of a circle, clockwise."""
    q, r = at
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return Axial(q, r)


def disc(radius: int) -> tuple[Axial, ...]:
    """The hexes within *radius* steps of the origin, by column, then row."""
    return tuple(
        Axial(q, r)
        for q in range(-radius, radius + 1)
        for r in range(max(-radius, -radius - q), min(radius, radius - q) + 1)
    )


@value
class Line:
    """Hexes and edges that a straight line between the centres of two hexes runs through.

    *through* are the hexes whose inside the line crosses, *along* the pairs of hexes whose common
    edge it follows. All are offsets from the first hex; the two ends are left out.
    """

    through: tuple[Axial, ...]
    along: tuple[tuple[Axial, Axial], ...]


@functools.lru_cache(maxsize=4096)
def line_to(offset: Axial) -> Line:
    """The line from the origin to *offset*, computed exactly."""
    spans = {h: _span(h, offset) for h in _beside(offset)}
    through = tuple(h for h, span in spans.items() if span == "inside")
    grazed = [h for h, span in spans.items() if span == "edge"]
    along = tuple(
        (a, b)
        for i, a in enumerate(grazed)
        for b in grazed[i + 1 :]
        if distance(a, b) == 1 and _share_edge_on(a, b, offset)
    )
    return Line(through=through, along=along)


def _beside(offset: Axial) -> list[Axial]:
    """Hexes that the segment to *offset* can touch, without its ends, by column, then row.

    A corner of a hex is at most two thirds of a step from its centre, so that the way to *offset*
    over a hex touched is at most one step longer than the shortest.
    """
    start, reach = Axial(0, 0), distance(Axial(0, 0), offset)
    box = product(*(range(min(0, far) - 1, max(0, far) + 2) for far in offset))
    return [
        at
        for at in starmap(Axial, box)
        if distance(start, at) + distance(at, offset) <= reach + 1 and at not in (start, offset)
    ]


def _span(at: Axial, offset: Axial) -> str:
    """Whether the line from the origin to *offset* runs "inside" *at*, on its "edge" or "outside".

    Positions on the line are integers: it is divided into ``whole`` equal parts.
    """
    slopes = _strips(offset)
    whole = 1
    for slope in slopes:
        whole *= abs(slope) or 1
    low, high, on_edge = 0, whole, False
    for start, slope in zip(_strips(Axial(-at.q, -at.r)), slopes, strict=True):
        if slope == 0:
            if abs(start) > 1:
                return "outside"
            on_edge = on_edge or abs(start) == 1
            continue
        part = whole // slope
        ends = (-1 - start) * part, (1 - start) * part
        low, high = max(low, min(ends)), min(high, max(ends))
    if low >= high:
        return "outside"
    return "edge" if on_edge else "inside"


def _strips(at: Axial) -> tuple[int, int, int]:
    """Three coordinates of *at*; a point is inside the hex of the origin if each is between -1 and
    1.
    """
    x, z = at.q, at.r
    y = -x - z
    return x - y, y - z, z - x


def _share_edge_on(a: Axial, b: Axial, offset: Axial) -> bool:
    """Whether the edge between the neighbours *a* and *b* lies on the line to *offset*."""
    middle = (a.q + b.q, a.r + b.r)  # the middle of the edge, doubled
    return middle[0] * offset.r == middle[1] * offset.q


def in_arc(offset: Axial, heading: Heading) -> bool:
    """Whether *offset* lies strictly within 30 degrees of *heading*."""
    q, r = offset
    step = STEPS[heading // 60]
    dot = 2 * q * step.q + 2 * r * step.r + q * step.r + r * step.q
    square = 2 * (q * q + r * r + q * r)
    return dot > 0 and 2 * dot * dot > 3 * square
