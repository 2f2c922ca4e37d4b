"""Angles in 1/16 degree, as headings are kept; signals name whole degrees."""

from typing import Annotated, Final, TypeAlias

from annotated_types import Interval

DEGREE: Final = 16
"""A degree, in units of angle."""

CIRCLE: Final = 360 * DEGREE

Bend: TypeAlias = Annotated[int, Interval(ge=-180, le=180)]
"""Degrees by which a ship turns: to port if negative, else to starboard."""


def between(one: int, other: int) -> int:
    """MOW-GEO-06: the smallest angle between two headings, from 0 to half a circle."""
    apart = (one - other) % CIRCLE
    return min(apart, CIRCLE - apart)


def turned_to(start: int, end: int) -> int:
    """The smaller turn from one heading to another, negative to port."""
    apart = (end - start) % CIRCLE
    return apart if 2 * apart <= CIRCLE else apart - CIRCLE
