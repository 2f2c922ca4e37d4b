"""Liveries of fleets: a hue, a form and a letter each, and a pattern for their edge."""

import math
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from PIL import Image

from renders.kit import palette
from renders.kit.badges import SEAT_LETTERS
from renders.kit.brush import Brush
from renders.kit.camera import Point
from renders.kit.palette import Rgb, rgb

Form: TypeAlias = Literal["arrow", "fork", "saucer", "mast", "comb", "crescent"]

FORMS: Final[tuple[Form, ...]] = ("arrow", "fork", "saucer", "mast", "comb", "crescent")
"""Form of the ships of each seat."""
HUES: Final[tuple[Rgb, ...]] = (
    *(rgb("#2E9BEA"), rgb("#F07F22"), rgb("#0FBE8E")),
    *(rgb("#E58CC2"), rgb("#F0E442"), rgb("#D5DAE8")),
)
"""Colours of Okabe and Ito, lightened where dark space would swallow them; the last is pale."""
VOID: Final = rgb("#060914")
"""Colour of space."""


def hue(seat: int) -> Rgb:
    """The colour of a seat's fleet."""
    return HUES[seat % len(HUES)]


def form(seat: int) -> Form:
    """The form of a seat's ships."""
    return FORMS[seat % len(FORMS)]


@lru_cache(maxsize=6)
def pattern(seat: int) -> tuple[tuple[Point, ...], ...]:
    """Shapes that cover a ship of 100 units: none, slants, dots, bars, points or lines.

    They are those of the seat's deployment edge.
    """
    steps = range(-60, 61, 20)
    match seat % 6:
        case 1:
            return tuple(((-60.0, y), (60, y - 70), (60, y - 61), (-60, y + 9)) for y in steps)
        case 2:
            spots = [(x + 10 * (row % 2), y) for row, y in enumerate(steps) for x in steps]
            return tuple(_dot(x, y, 6.0) for x, y in spots)
        case 3:
            return tuple(((-60.0, y), (60, y), (60, y + 9), (-60, y + 9)) for y in steps)
        case 4:
            return tuple(
                ((-60.0, y + 60), (0, y), (60, y + 60), (60, y + 69), (0, y + 9), (-60, y + 69))
                for y in range(-120, 61, 20)
            )
        case 5:
            return tuple(
                ((x - 3.5, -60.0), (x + 3.5, -60), (x + 3.5, 60), (x - 3.5, 60)) for x in steps
            )
        case _:
            return ()


def _dot(x: float, y: float, reach: float) -> tuple[Point, ...]:
    """An eight-sided dot."""
    turns = [math.radians(45 * k + 22.5) for k in range(8)]
    return tuple((x + reach * math.sin(turn), y + reach * math.cos(turn)) for turn in turns)


@lru_cache(maxsize=64)
def fleet_badge(seat: int, size: int, *, acting: bool = False) -> Image.Image:
    """A commander's round badge with the letter of the seat; the acting one wears a gold ring."""
    brush = Brush(size)
    brush.disc((0, 0), 47, palette.GOLD if acting else palette.WHITE, ink=VOID, width=5)
    brush.disc((0, 0), 37, hue(seat), ink=VOID, width=3)
    brush.letters(SEAT_LETTERS[seat], (0, 0), 48, VOID)
    return brush.finish()
