"""What is pinned beside or over a ship: badges, damage bars, lamps and shots."""

import math
from functools import lru_cache
from typing import Final

import numpy as np
from PIL import Image

from renders.kit import palette
from renders.kit.brush import Brush, Point

SEAT_LETTERS: Final = "ABCD"


@lru_cache(maxsize=64)
def seat_badge(seat: int, size: int, *, acting: bool = False) -> Image.Image:
    """A person's round badge with the seat's letter; the acting one wears a gold ring."""
    brush = Brush(size)
    brush.disc((0, 0), 46, palette.GOLD if acting else palette.WHITE, width=6)
    colour = palette.SEATS[seat % len(palette.SEATS)]
    brush.disc((0, 0), 36, colour, ink=palette.INK if acting else None, width=4)
    brush.letters(SEAT_LETTERS[seat % len(SEAT_LETTERS)], (0, 0), 46, _legible_on(colour))
    brush.shadow(offset=2.2, blur=1.8, alpha=120)
    return brush.finish()


@lru_cache(maxsize=128)
def npc_badge(number: int, size: int, colour: palette.Rgb = palette.IRON) -> Image.Image:
    """The bot's diamond with a ship's number, in the colour of its flag."""
    brush = Brush(size)
    brush.polygon([(0, -46), (46, 0), (0, 46), (-46, 0)], palette.WHITE, width=6)
    brush.polygon([(0, -37), (37, 0), (0, 37), (-37, 0)], colour, ink=None)
    brush.letters(str(number), (0, 0), 42 if number < 10 else 28, _legible_on(colour))
    brush.shadow(offset=2.2, blur=1.8, alpha=120)
    return brush.finish()


@lru_cache(maxsize=256)
def damage_bar(hull: int, water: int, fire: int, width: int) -> Image.Image:
    """A notch for each point of `hull`; water fills from the left, fire from the right.

    A sixth as tall as wide. Water notches carry a wave and fire notches a flame, so the colours do
    not speak alone; where they meet the ship is lost.
    """
    brush = Brush(width, max(4, round(width / 6)), units=120)
    brush.polygon([(-59, -9), (59, -9), (59, 9), (-59, 9)], palette.INK, width=2)
    points = max(1, hull)
    step = 116 / points
    for notch in range(points):
        left = -58 + notch * step
        middle, half = left + step / 2, step / 2 - min(1.0, step * 0.12)
        if notch < water:
            _notch(brush, middle, half, palette.WATER_DAMAGE)
            _wavelet(brush, middle, half)
        elif notch >= points - fire:
            _notch(brush, middle, half, palette.FIRE_DAMAGE)
            reach = min(half * 0.8, 5.5)
            flame = [(middle - reach, 5.5), (middle, -6.5), (middle + reach, 5.5)]
            brush.polygon(flame, palette.HIGHLIGHT, ink=None)
        else:
            _notch(brush, middle, half, palette.SOUND_HULL)
    return brush.finish()


@lru_cache(maxsize=64)
def shot_mark(damage: int, size: int) -> Image.Image:
    """Where a shot fell: a splash for none, else a burst with the damage done."""
    brush = Brush(size)
    if damage <= 0:
        _splash(brush)
    else:
        _burst(brush)
        brush.letters(str(damage), (0, 1), 38 if damage < 10 else 28, ink=palette.INK, width=4)
    brush.shadow(offset=2.0, blur=1.8, alpha=110)
    return brush.finish()


def _legible_on(colour: palette.Rgb) -> palette.Rgb:
    """White on what is dark, ink on what is light."""
    luminance = 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]
    return palette.WHITE if luminance < 145 else palette.INK


def _notch(brush: Brush, middle: float, half: float, colour: palette.Rgb) -> None:
    left, right = middle - half, middle + half
    brush.polygon([(left, -7), (right, -7), (right, 7), (left, 7)], colour, ink=None)
    top = [(left, -7.0), (right, -7.0), (right, -4.0), (left, -4.0)]
    brush.polygon(top, palette.lighter(colour, 0.45), ink=None)


def _wavelet(brush: Brush, middle: float, half: float) -> None:
    xs = np.linspace(-half * 0.85, half * 0.85, 15).tolist()
    wave = [(middle + x, 1.0 + 2.4 * math.sin(x / half * math.pi)) for x in xs]
    brush.line(wave, palette.WHITE, width=2.4)


def _splash(brush: Brush) -> None:
    for radius, alpha in ((44, 150), (33, 220)):
        brush.disc(
            (0, 20), (radius, radius * 0.4), None, ink=palette.fade(palette.FOAM, alpha), width=4
        )
    for lean, tall, wide in ((-26, 30, 9), (26, 30, 9), (-12, 46, 10), (12, 44, 10), (0, 58, 11)):
        foot = lean * 0.5
        jet = [
            (foot - wide, 22.0),
            (lean - 2.0, 24.0 - tall),
            (lean + 2.0, 24.0 - tall),
            (foot + wide, 22.0),
        ]
        brush.polygon(jet, palette.FOAM, width=3.5)
    brush.disc((0, 22), (22, 8), palette.FOAM, ink=None)
    for x, y in ((-34, -14), (34, -16), (-17, -33), (19, -31), (0, -42)):
        brush.disc((x, y), 4.2, palette.FOAM, width=2.5)


def _burst(brush: Brush) -> None:
    for reach, colour, edge in ((45.0, palette.BAD, True), (38.0, palette.FLAME, False)):
        points: list[Point] = []
        for corner in range(24):
            turn = corner * math.pi / 12
            long = reach * (1.0 if corner % 4 == 0 else 0.88)
            far = long if corner % 2 == 0 else reach * 0.66
            points.append((far * math.sin(turn), -far * math.cos(turn)))
        brush.polygon(points, colour, ink=palette.INK if edge else None, width=4)
    brush.glow((-4, -6), 30, palette.HIGHLIGHT, 0.9)
