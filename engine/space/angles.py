"""Angles in sixteenths of a degree, clockwise from north, and their sines as integers.

Sines come from an integer series, the same on every machine; nothing here is a float.
"""

from typing import Final, TypeAlias

Angle: TypeAlias = int
"""Sixteenths of a degree; positive is clockwise, which is to starboard."""

DEGREE: Final = 16
CIRCLE: Final = 360 * DEGREE
QUARTER: Final = CIRCLE // 4

SCALE_BITS: Final = 30
ONE: Final = 1 << SCALE_BITS
"""The sine of 90 degrees."""

PARTS: Final = 1 << 20
"""Parts of a sixteenth that ``fine_sine`` tells apart."""

_STEPS: Final = 2 * QUARTER  # the table has an entry each half sixteenth
_STEP_BITS: Final = 19  # parts of a step, so that two steps are the parts of a sixteenth
_STEP_MASK: Final = (1 << _STEP_BITS) - 1
_FINE_QUARTER: Final = QUARTER * PARTS
_BITS: Final = 128
_PI: Final = 0x3243F6A8885A308D313198A2E03707344A >> 4  # pi, by 2 to the 128th power


def _series(angle: int) -> tuple[int, int]:
    """The sine and cosine of *angle*, a small number of radians, all by 2 to the 128th power."""
    sums, term, n = [0, 1 << _BITS], 1 << _BITS, 0
    while term:
        n += 1
        term = (term * angle >> _BITS) // n
        sums[(n + 1) % 2] += term if n % 4 < 2 else -term
    return sums[0], sums[1]


def _quarter() -> tuple[int, ...]:
    """Sines of 0 to 90 degrees each half sixteenth, and one past the end."""
    sine, cosine = _series(_PI // (2 * _STEPS))
    s, c = 0, 1 << _BITS
    found: list[int] = []
    for _ in range(_STEPS + 1):
        found.append((s + (1 << (_BITS - SCALE_BITS - 1))) >> (_BITS - SCALE_BITS))
        s, c = (s * cosine + c * sine) >> _BITS, (c * cosine - s * sine) >> _BITS
    return (*found, found[-2])


_TABLE: Final = _quarter()
_SINES: Final = (
    *_TABLE[0:_STEPS:2],
    *_TABLE[_STEPS:0:-2],
    *(-one for one in _TABLE[0:_STEPS:2]),
    *(-one for one in _TABLE[_STEPS:0:-2]),
)
_COSINES: Final = (*_SINES[QUARTER:], *_SINES[:QUARTER])


def direction(heading: Angle) -> tuple[int, int]:
    """Sine and cosine of *heading* by ``ONE``: how far it leads to the east and to the north."""
    heading %= CIRCLE
    return _SINES[heading], _COSINES[heading]


def fine_sine(angle: int) -> int:
    """The sine by ``ONE`` of *angle*, in parts of a sixteenth (``PARTS``)."""
    quarters, rest = divmod(angle, _FINE_QUARTER)
    if quarters & 1:
        rest = _FINE_QUARTER - rest
    step = rest >> _STEP_BITS
    low = _TABLE[step]
    sine = low + ((_TABLE[step + 1] - low) * (rest & _STEP_MASK) >> _STEP_BITS)
    return -sine if quarters & 2 else sine


def fine_direction(angle: int) -> tuple[int, int]:
    """Sine and cosine by ``ONE`` of *angle*, in parts of a sixteenth."""
    return fine_sine(angle), fine_sine(angle + _FINE_QUARTER)


def difference(a: Angle, b: Angle) -> Angle:
    """The angle between two headings, 0 to half a circle."""
    apart = (a - b) % CIRCLE
    return min(apart, CIRCLE - apart)


def bearing(east: int, north: int) -> Angle:
    """The heading, to the nearest sixteenth, of what lies *east* and *north*; 0 for no distance."""
    if not (east or north):
        return 0
    quarters = 0
    while not (east >= 0 and north > 0):
        east, north, quarters = -north, east, quarters + 1
    low, high = 0, 2 * QUARTER  # half sixteenths: it lies between them
    while low + 1 < high:
        middle = (low + high) // 2
        sine, cosine = fine_direction(middle * (PARTS // 2))
        low, high = (middle, high) if east * cosine >= north * sine else (low, middle)
    return (quarters * QUARTER + (low + 1) // 2) % CIRCLE


def in_arc(east: int, north: int, heading: Angle, half: Angle) -> bool:
    """Whether what lies *east* and *north* is at most *half* off *heading*, judged exactly.

    *half* is at most half a circle. What lies at no distance is in every arc.
    """
    sine, cosine = direction(heading)
    aside = abs(east * cosine - north * sine)
    ahead = east * sine + north * cosine
    sine, cosine = direction(half)
    inside = ahead * sine - aside * cosine  # the sine of what is left of *half*
    return inside > 0 or (inside == 0 and (ahead >= 0 or half > 0))
