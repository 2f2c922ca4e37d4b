"""Ships that have been sunk: wrecks still awash, and debris that drifts apart."""

import math
from functools import lru_cache
from typing import Final

from PIL import Image

from renders.kit import hulls, palette
from renders.kit.brush import Brush, Point
from renders.kit.grids import FreeCamera
from renders.kit.hulls import Hull
from renders.kit.palette import rgb
from renders.kit.stencil import stamp
from renders.man_o_war.scene import Hulk, Stage
from renders.man_o_war.table import px

UNITS: Final = 84.0
LENGTH: Final = 60.0
"""Width of a hulk's picture and length of its hull, in units."""
_WOOD: Final = rgb("#4A3423")
_WET: Final = rgb("#2B2320")
_HULL: Final = Hull(52, 9.5, 0.42, 0.72, 4, 0, 12)
_PLANKS: Final = (
    *((-14.0, -7.0, 20, 11.0), (9.0, -14.0, 75, 9.0), (3.0, 5.0, 140, 13.0)),
    *((-9.0, 15.0, 35, 8.0), (15.0, 13.0, 100, 10.0), (-19.0, 5.0, 165, 7.0)),
)


def draw_hulks(picture: Image.Image, camera: FreeCamera, sunk: tuple[Hulk, ...]) -> None:
    """Draw what is left of the ships that have been sunk."""
    for hulk in sunk:
        if camera.sees(hulk.pose.at, px(camera, hulk.length)):
            size = round(px(camera, hulk.length) * UNITS / LENGTH)
            heading = 5 * round(hulk.pose.heading / 5) % 360
            stamp(picture, hulk_of(hulk.stage, heading, size), camera.at(hulk.pose.at))


@lru_cache(maxsize=96)
def hulk_of(stage: Stage, heading: int, size: int) -> Image.Image:
    """A wreck or debris in a picture *size* px square."""
    brush = Brush(size, units=UNITS, heading=heading, sampling=2)
    if stage == "wreck":
        _wreck(brush)
    else:
        _debris(brush)
    return brush.finish()


def _wreck(brush: Brush) -> None:
    """A hull awash, broken in two, with its mast over the side."""
    brush.disc((0, 0), (17, 34), palette.fade(palette.FOAM, 40), ink=None)
    for reach, alpha in ((1.0, 170), (1.22, 80)):
        brush.disc(
            (0, 1), (13 * reach, 31 * reach), None, ink=palette.fade(palette.FOAM, alpha), width=1.4
        )
    edge = hulls.outline(_HULL)
    fore = _cut(edge, -1.0, upper=True, lean=-7.0)
    aft = _cut(edge, 3.5, upper=False, lean=6.0)
    for part in (fore, aft):
        brush.polygon(part, _WOOD, width=1.8)
    for part, shrink in ((fore, 0.72), (aft, 0.74)):
        x0 = sum(x for x, _ in part) / len(part)
        y0 = sum(y for _, y in part) / len(part)
        inner = [(x0 + (x - x0) * shrink, y0 + (y - y0) * shrink) for x, y in part]
        brush.polygon(inner, _WET, ink=None)
        for rib in (-0.6, -0.2, 0.2, 0.6):
            y = y0 + rib * 9
            brush.line([(x0 - 5.5, y), (x0 + 5.5, y)], rgb("#7A5A3B"), width=0.9)
    mast: list[Point] = [(-2.0, 8.0), (17.0, -12.0)]
    brush.line(mast, palette.INK, width=3.0)
    brush.line(mast, palette.lighter(palette.SPAR, 0.25), width=1.4)
    cloth = [(8.0, -2.0), (17.5, -12.0), (19.5, -3.0), (13.0, 4.5)]
    brush.polygon(cloth, palette.fade(palette.CANVAS, 190), width=0.9)
    brush.shadow(offset=1.4, blur=1.2, alpha=90)


def _cut(edge: list[Point], at: float, *, upper: bool, lean: float) -> list[Point]:
    """The part of a hull before or behind a ragged break, turned by *lean* degrees."""
    kept = [(x, y) for x, y in edge if (y < at) == upper]
    wide = max(abs(x) for x, _ in kept)
    teeth = [
        (wide * (1 - 2 * k / 6), at + (1.8 if k % 2 else -1.8) * (1 if upper else -1))
        for k in range(7)
    ]
    right = [(x, y) for x, y in kept if x >= 0]
    left = [(x, y) for x, y in kept if x < 0]
    shape = [*right, *teeth, *left] if upper else [*left[:0], *right, *left, *reversed(teeth)]
    cos, sin = math.cos(math.radians(lean)), math.sin(math.radians(lean))
    return [(x * cos - (y - at) * sin, at + x * sin + (y - at) * cos) for x, y in shape]


def _debris(brush: Brush) -> None:
    """Planks, a barrel and a spar, adrift."""
    for x, y, turn, length in _PLANKS:
        along = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        ends = [
            (x - along[0] * length / 2, y - along[1] * length / 2),
            (x + along[0] * length / 2, y + along[1] * length / 2),
        ]
        brush.line(ends, palette.fade(palette.FOAM, 110), width=5.4)
        brush.line(ends, palette.INK, width=3.4)
        brush.line(ends, rgb("#A87B4C"), width=2.0)
    brush.disc((6.0, -4.0), 3.6, rgb("#8C5A2E"), width=1.3)
    brush.disc((6.0, -4.0), 1.6, rgb("#C08A50"), ink=None)
    brush.disc((-4.0, -16.0), 3.0, rgb("#8C5A2E"), width=1.3)
