"""The wind rose: points that the wind gives or costs towards each of the six neighbours."""

import math
from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image

from renders.kit import palette
from renders.kit.brush import Brush, Point

Winds: TypeAlias = tuple[int, int, int, int, int, int]

SAMPLING: Final = 3
"""Supersampling of the rose; it is large enough to be smooth with little."""
_RING: Final = 31.6
_DISC: Final = 15.6
FIGURE: Final = 15.4
"""Height of the figures, in hundredths of the rose."""


@lru_cache(maxsize=16)
def wind_rose(size: int, winds: Winds) -> Image.Image:
    """A rose `size` pixels square; `winds` are the six numbers at 0, 60 … 300 degrees from north.

    Each number is told twice, by its sign and by its colour. A rose of 320 pixels in a picture 1600
    wide is legible on a phone without being enlarged.
    """
    picture = _plate(size).copy()
    for index, wind in enumerate(winds):
        disc = _number(size, wind)
        x, y = _towards(index * 60, _RING * size / 100)
        at = round(size / 2 + x - disc.width / 2), round(size / 2 + y - disc.height / 2)
        picture.alpha_composite(disc, at)
    return picture


@lru_cache(maxsize=4)
def _plate(size: int) -> Image.Image:
    """The rose without its numbers."""
    brush = Brush(size, sampling=SAMPLING)
    brush.disc((0, 0), 48.2, palette.PANEL, width=1.6)
    brush.disc((0, 0), 46.2, None, ink=palette.PANEL_RULE, width=0.5)
    _star(brush)
    brush.shadow(offset=0.9, blur=0.9, alpha=120)
    return brush.finish()


@lru_cache(maxsize=64)
def _number(size: int, wind: int) -> Image.Image:
    """A wind on its disc, for a rose of that size."""
    colour = palette.GOOD if wind > 0 else palette.BAD if wind < 0 else palette.NEUTRAL
    units = 2 * _DISC + 4
    brush = Brush(round(size * units / 100), units=units, sampling=SAMPLING)
    brush.disc((0, 0), _DISC, colour, width=1.3)
    brush.arc((0, 0), _DISC - 1.9, 185, 265, palette.fade(palette.WHITE, 110), width=0.9)
    brush.letters(f"{wind:+d}" if wind else "0", (0, 0), FIGURE)
    return brush.finish()


def _star(brush: Brush) -> None:
    """Sixteen points, light on one side and dark on the other."""
    dark, light = palette.INK, palette.rgb("#D9B36A")
    for turns, reach, waist in (
        (range(1, 16, 2), 9.0, 3.4),
        (range(2, 16, 4), 12.5, 4.2),
        (range(0, 16, 4), 15.5, 4.6),
    ):
        for turn in turns:
            heading = turn * 22.5
            tip = _towards(heading, reach)
            for side, tone in ((-1, light), (1, dark)):
                flank = _towards(heading + side * 45, waist * 0.8)
                brush.polygon([(0, 0), tip, flank], tone, ink=palette.INK, width=0.45)
    brush.disc((0, 0), 3.2, palette.GOLD, width=0.9)


def _towards(heading: float, reach: float) -> Point:
    turn = math.radians(heading)
    return reach * math.sin(turn), -reach * math.cos(turn)


@lru_cache(maxsize=16)
def wind_vane(size: int, toward: int | None) -> Image.Image:
    """A rose `size` pixels square with an arrow of the wind, which blows `toward` degrees.

    It has an N at the top; without wind it has no arrow.
    """
    picture = _dial(size).copy()
    brush = Brush(size, sampling=SAMPLING, heading=0 if toward is None else toward)
    if toward is not None:
        for tone, grown in ((palette.INK, 4.4), (palette.WHITE, 2.8), (_WIND, 0.0)):
            brush.polygon(_arrow(grown), tone, ink=None)
        for aside in (-13.5, 13.5):
            gust: list[Point] = [(aside, 26.0), (aside, 10.0)]
            brush.line(gust, palette.WHITE, width=5.2)
            brush.line(gust, _WIND, width=3.0)
    picture.alpha_composite(brush.finish())
    return picture


@lru_cache(maxsize=4)
def _dial(size: int) -> Image.Image:
    """A round of paper with marks at eight points, and the north as a letter."""
    brush = Brush(size, sampling=SAMPLING)
    brush.disc((0, 0), 48.2, palette.PANEL, width=1.6)
    brush.disc((0, 0), 46.2, None, ink=palette.PANEL_RULE, width=0.5)
    brush.disc((0, 0), 33.5, None, ink=palette.PANEL_RULE, width=0.5)
    for turn in range(45, 360, 45):
        inner = _towards(turn, 36.0 if turn % 90 == 0 else 39.5)
        brush.line([inner, _towards(turn, 43.5)], palette.SOFT_INK, width=1.6)
    brush.letters("N", (0, -39.2), 9.6, palette.BAD)
    brush.shadow(offset=0.9, blur=0.9, alpha=120)
    return brush.finish()


_WIND: Final = palette.rgb("#0F4C81")


def _arrow(grown: float) -> list[Point]:
    """A broad arrow that points up, *grown* at all its edges."""
    shaft, head = 4.6 + grown / 2, 14.5 + grown
    return [
        (-shaft, 30.0 + grown / 2),
        (-shaft, -8.0 + grown / 2),
        (-head, -8.0 + grown / 2),
        (0.0, -28.0 - grown),
        (head, -8.0 + grown / 2),
        (shaft, -8.0 + grown / 2),
        (shaft, 30.0 + grown / 2),
    ]
