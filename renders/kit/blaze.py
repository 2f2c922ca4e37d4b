"""Flames and smoke of a ship on fire."""

import math
from typing import Final

import numpy as np

from renders.kit import palette
from renders.kit.brush import Brush, Point

_TONES: Final = ((palette.SMOKE, 1.0, 0.0, 0.64), (palette.PALE_SMOKE, 0.62, 0.9, 0.42))
"""Layers of smoke: colour, size of its puffs, shift, and opacity."""


def plume(brush: Brush, seat: Point, index: int, drift: Point = (2.4, -3.3)) -> None:
    """Smoke that rises from a point and moves by *drift* with each puff, in units."""
    across, down = brush.grid()
    for tone, shrink, shift, thick in _TONES:
        smoke = np.zeros_like(across)
        for puff in range(7):
            x = seat[0] + 1.0 + puff * drift[0] + 1.2 * math.sin(puff * 2.1 + index) - shift
            y = seat[1] - 2.0 + puff * drift[1] - shift
            radius = (2.7 + puff * 1.0) * shrink
            soft = np.clip(1.25 - np.hypot(across - x, down - y) / radius, 0, 1)
            smoke = np.maximum(smoke, np.minimum(soft * 2.2, 1) * (thick - puff * thick * 0.11))
        brush.wash(tone, smoke)


def fire(brush: Brush, seat: Point, reach: float) -> None:
    """A fire of three colours that is *reach* units high at each side of a point."""
    for grown, colour in ((1.0, palette.BAD), (0.78, palette.FLAME), (0.45, palette.HIGHLIGHT)):
        _flame(brush, seat, reach * grown, colour)


def _flame(brush: Brush, seat: Point, reach: float, colour: palette.Rgb) -> None:
    shape = [(0.0, -1.3), (0.35, -0.5), (0.75, -0.75), (0.8, 0.1), (0.4, 0.6), (0.0, 0.7)]
    left = [(-0.4, 0.6), (-0.8, 0.0), (-0.7, -0.9), (-0.3, -0.45)]
    points = [(seat[0] + x * reach, seat[1] + y * reach) for x, y in shape + left]
    brush.polygon(points, colour, ink=palette.INK if colour == palette.BAD else None, width=0.8)
