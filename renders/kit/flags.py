"""Flags of the eighteenth century, each recognisable by its pattern as well as its colour."""

import math
from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from PIL import Image

from renders.kit import palette
from renders.kit.brush import Brush, Grid, Point


class Flag(StrEnum):
    """Owners of ports and ships; natives belong to no nation."""

    HOLLAND = "holland"
    SPAIN = "spain"
    ENGLAND = "england"
    FRANCE = "france"
    PIRATES = "pirates"
    NATIVE = "native"


Painter: TypeAlias = Callable[[Brush], None]

POLE_FOOT: Final = (0.1, 0.98)  # shares of the picture's width and height

_WAVE: Final = 2.6  # swing of the cloth in units of a flag 90 x 60; smaller than the margin
_MARGIN: Final = 4.0


@lru_cache(maxsize=256)
def flag(which: Flag, width: int, *, corsair: bool = False, pole: bool = False) -> Image.Image:
    """A flag `width` pixels wide and two thirds as tall, waving from its left edge.

    A corsair's is split: the skull at the hoist, the country at the fly. With a pole, the picture
    is square, and `POLE_FOOT` says where in it the pole stands.
    """
    if pole:
        return _on_pole(which, width, corsair)
    cloth = _cloth(which, width, corsair)
    brush = Brush(width, round(width * 2 / 3), units=90)
    edge = _hem()
    outline = brush.mask(edge)
    brush.paint(_waved(cloth, brush), outline)
    brush.line([*edge, edge[0], edge[1]], palette.INK, width=2.6, least=0.9)
    return brush.finish()


def _on_pole(which: Flag, size: int, corsair: bool) -> Image.Image:
    brush = Brush(size)
    foot = (POLE_FOOT[0] - 0.5) * 100
    brush.line([(foot, -46), (foot, 48)], palette.INK, width=7, least=1.6)
    brush.line(
        [(foot - 0.4, -45), (foot - 0.4, 47)], palette.lighter(palette.SPAR, 0.25), width=3.4
    )
    brush.disc((foot, -45), 4.5, palette.GOLD, width=1.6)
    brush.shadow(offset=1.6, blur=1.4, alpha=100)
    picture = brush.finish().copy()
    cloth = flag(which, max(2, round(size * 0.86)), corsair=corsair)
    left = min(round(size * POLE_FOOT[0]), size - cloth.width)
    picture.alpha_composite(cloth, (left, min(round(size * 0.06), size - cloth.height)))
    return picture


def _cloth(which: Flag, width: int, corsair: bool) -> Brush:
    """The flat cloth, 90 x 60 units, before the wind takes it."""
    brush = Brush(width, round(width * 2 / 3), units=90)
    _PAINTERS[which](brush)
    if corsair:
        middle = brush.size[0] // 2
        country = brush.image.resize((brush.size[0] - middle, brush.size[1]))
        brush.image.paste(palette.PIRATE_BLACK, (0, 0, middle, brush.size[1]))
        brush.image.paste(country, (middle, 0))
        brush.line([(0, -31), (0, 31)], palette.BONE, width=2.4)
        _skull(brush, (-23, -1), 0.94)
    return brush


def _hem() -> list[Point]:
    """The waving outline of the cloth, in units."""
    across = np.linspace(-45 + 1.6, 45 - 1.6, 40).tolist()
    top = [(x, -30 + _MARGIN + _swing(x)) for x in across]
    bottom = [(x, 30 - _MARGIN + _swing(x)) for x in reversed(across)]
    return top + bottom


def _swing(x: float) -> float:
    reach = (x + 45) / 90
    return _WAVE * math.sin(reach * 2 * math.pi * 1.15 + 0.4) * (0.35 + 0.65 * reach)


def _waved(cloth: Brush, brush: Brush) -> Grid:
    """The colours of the cloth after the wind has bent and shaded it."""
    flat = np.asarray(cloth.image.convert("RGB"), dtype=np.float64)
    across, down = brush.grid()
    reach = (across + 45) / 90
    phase = reach * 2 * math.pi * 1.15 + 0.4
    swing = _WAVE * np.sin(phase) * (0.35 + 0.65 * reach)
    source = (down - swing) * 30 / (30 - _MARGIN)
    rows = np.clip((source * brush.scale + brush.size[1] / 2).astype(np.intp), 0, brush.size[1] - 1)
    columns = np.broadcast_to(np.arange(brush.size[0]), rows.shape)
    shade = 1.0 + 0.17 * np.cos(phase + 0.9)
    bent: Grid = flat[rows, columns] * shade[..., None]
    return bent


def _bands(brush: Brush, colours: tuple[palette.Rgb, ...]) -> None:
    deep = 60 / len(colours)
    for index, colour in enumerate(colours):
        top = -30 + index * deep - (1 if index == 0 else 0)
        bottom = -30 + (index + 1) * deep + 1
        brush.polygon([(-46, top), (46, top), (46, bottom), (-46, bottom)], colour, ink=None)


def _holland(brush: Brush) -> None:
    _bands(brush, (palette.HOLLAND_ORANGE, palette.WHITE, palette.HOLLAND_BLUE))


def _spain(brush: Brush) -> None:
    """The ragged cross of Burgundy."""
    _bands(brush, (palette.SPAIN_GOLD,))
    for side in (-1, 1):
        arm = [(-46.0, -31.0 * side), (46.0, 31.0 * side)]
        brush.line(arm, palette.SPAIN_RED, width=10)
        length = math.hypot(46, 31)
        along, aside = (46 / length, 31 * side / length), (-31 * side / length, 46 / length)
        for step in (-34, -19, 19, 34):
            for face in (-1, 1):
                x = along[0] * step + aside[0] * face * 4.5
                y = along[1] * step + aside[1] * face * 4.5
                knot = (
                    x + aside[0] * face * 5 + along[0] * 3,
                    y + aside[1] * face * 5 + along[1] * 3,
                )
                brush.line([(x, y), knot], palette.SPAIN_RED, width=4.6)


def _england(brush: Brush) -> None:
    """The red ensign: the union of 1707 in its corner."""
    _bands(brush, (palette.ENGLAND_RED,))
    brush.polygon([(-46, -31), (3, -31), (3, 3), (-46, 3)], palette.ENGLAND_BLUE, ink=None)
    for side in (-1, 1):
        arm = [(-21.5 - 26, -14 - 18 * side), (-21.5 + 24.5, -14 + 17 * side)]
        brush.line(arm, palette.WHITE, width=5.5)
    for colour, thick in ((palette.WHITE, 12.0), (palette.ENGLAND_RED, 6.5)):
        brush.line([(-21.5, -34), (-21.5, 3)], colour, width=thick)
        brush.line([(-48, -14), (3, -14)], colour, width=thick)
    brush.polygon([(3, -31), (50, -31), (50, 31), (3, 31)], palette.ENGLAND_RED, ink=None)
    brush.polygon([(-46, 3), (46, 3), (46, 31), (-46, 31)], palette.ENGLAND_RED, ink=None)


def _france(brush: Brush) -> None:
    """Three lilies of gold on blue."""
    _bands(brush, (palette.FRANCE_BLUE,))
    for centre in ((-21.0, -10.0), (21.0, -10.0), (0.0, 14.0)):
        _lily(brush, centre, 1.0)


def _lily(brush: Brush, centre: Point, grown: float) -> None:
    x, y = centre
    gold = palette.FRANCE_GOLD
    petal = [(0.0, -14.0), (5.0, -5.0), (2.0, 5.0), (-2.0, 5.0), (-5.0, -5.0)]
    brush.polygon([(x + a * grown, y + b * grown) for a, b in petal], gold, ink=None)
    for side in (-1, 1):
        leaf = [
            (1.0, 5.0),
            (3.0, -3.0),
            (9.0, -8.0),
            (13.0, -4.0),
            (11.5, 2.0),
            (8.5, 0.0),
            (6.0, 5.0),
        ]
        brush.polygon([(x + a * side * grown, y + b * grown) for a, b in leaf], gold, ink=None)
    bar = [(-8.0, 4.0), (8.0, 4.0), (8.0, 7.5), (-8.0, 7.5)]
    brush.polygon([(x + a * grown, y + b * grown) for a, b in bar], gold, ink=None)
    foot = [(-2.0, 7.0), (2.0, 7.0), (5.0, 13.0), (-5.0, 13.0)]
    brush.polygon([(x + a * grown, y + b * grown) for a, b in foot], gold, ink=None)


def _pirates(brush: Brush) -> None:
    _bands(brush, (palette.PIRATE_BLACK,))
    _skull(brush, (0, -1), 1.12)


def _skull(brush: Brush, centre: Point, grown: float) -> None:
    x, y = centre
    for side in (-1, 1):
        ends = [(x - 17 * grown, y + 16 * side * grown), (x + 17 * grown, y - 16 * side * grown)]
        brush.line(ends, palette.BONE, width=5 * grown)
        for end in ends:
            brush.disc(end, 4.4 * grown, palette.BONE, ink=None)
    brush.disc((x, y - 3 * grown), 15.5 * grown, palette.PIRATE_BLACK, ink=None)
    brush.disc((x, y - 4.5 * grown), (13 * grown, 12 * grown), palette.BONE, ink=None)
    jaw = [(-7.0, 4.0), (7.0, 4.0), (6.2, 13.0), (-6.2, 13.0)]
    brush.polygon([(x + a * grown, y + b * grown) for a, b in jaw], palette.BONE, ink=None)
    for side in (-1, 1):
        brush.disc(
            (x + 5.4 * side * grown, y - 3 * grown), 3.9 * grown, palette.PIRATE_BLACK, ink=None
        )
    nose = [(0.0, 1.0), (2.2, 5.0), (-2.2, 5.0)]
    brush.polygon([(x + a * grown, y + b * grown) for a, b in nose], palette.PIRATE_BLACK, ink=None)


def _native(brush: Brush) -> None:
    """A flag for natives, who belong to no nation: a woven zigzag and a sun."""
    _bands(brush, (palette.NATIVE_TEAL,))
    for top, colour in ((24.0, palette.NATIVE_CREAM), (13.0, palette.SPAIN_RED)):
        teeth: list[Point] = [(-50.0, 40.0)]
        teeth += [(-50.0 + 12.5 * step, top - (11 if step % 2 else 0)) for step in range(9)]
        brush.polygon([*teeth, (50.0, 40.0)], palette.NATIVE_CREAM, ink=None)
        if colour is not palette.NATIVE_CREAM:
            brush.line(teeth[1:], colour, width=5)
    brush.disc((0, -11), 9.5, palette.SPAIN_GOLD, ink=palette.NATIVE_CREAM, width=2.5)


_PAINTERS: Final[dict[Flag, Painter]] = {
    Flag.HOLLAND: _holland,
    Flag.SPAIN: _spain,
    Flag.ENGLAND: _england,
    Flag.FRANCE: _france,
    Flag.PIRATES: _pirates,
    Flag.NATIVE: _native,
}
