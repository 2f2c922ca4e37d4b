"""Lengths in 1/10,000 cm and angles in 1/16 degree, as all positions on the table are kept."""

from typing import Annotated, Final, TypeAlias

from annotated_types import Ge, Interval

CM: Final = 10_000
"""A centimetre, in units of length."""

DEGREE: Final = 16
"""A degree, in units of angle."""

CIRCLE: Final = 360 * DEGREE

Length: TypeAlias = Annotated[int, Ge(0)]

Bend: TypeAlias = Annotated[int, Interval(ge=-180, le=180)]
"""Degrees by which a ship turns: to port if negative, else to starboard."""


def cm(length: float) -> int:
    """A *length* printed in centimetres, in units."""
    return round(length * CM)


def tenths(length: int) -> int:
    """A *length* of units in tenths of a centimetre, rounded to the nearest."""
    return (2 * length * 10 + CM) // (2 * CM)
