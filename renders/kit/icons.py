"""Small pictures that stand for a service of a port, a time of day, or fame.

They are read 13 pixels wide on a phone: one bold shape each, two or three colours, ink around.
"""

import math
from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from renders.kit import palette
from renders.kit.brush import Brush, Point


class Icon(StrEnum):
    """Icons for ports and panels."""

    TAVERN = "tavern"
    SHIPYARD = "shipyard"
    BUY = "buy"
    SELL = "sell"
    SUN = "sun"
    MOON = "moon"
    FAME = "fame"


Painter: TypeAlias = Callable[[Brush], None]

SERVICES: Final = (Icon.TAVERN, Icon.SHIPYARD, Icon.BUY, Icon.SELL)


@lru_cache(maxsize=128)
def icon(which: Icon, size: int) -> Image.Image:
    """An icon `size` pixels square; a port's services stand on a disc of paper."""
    brush = Brush(size, units=112 if which is Icon.FAME else 100)
    if which in SERVICES:
        brush.disc((0, 0), 46, palette.PANEL, width=6)
        brush.arc((0, 0), 41, 180, 270, palette.fade(palette.WHITE, 190), width=3)
    _PAINTERS[which](brush)
    brush.shadow(offset=1.6, blur=1.4, alpha=110)
    return brush.finish()


def _tavern(brush: Brush) -> None:
    """A mug of beer with its froth."""
    brush.arc((14, 4), (15, 14), -85, 85, palette.INK, width=14)
    brush.arc((14, 4), (15, 14), -80, 80, palette.SPAIN_GOLD, width=6)
    body = [(-25.0, -12.0), (15.0, -12.0), (13.0, 29.0), (-23.0, 29.0)]
    brush.polygon(body, palette.HOLLAND_ORANGE, width=6)
    brush.line([(-15, -4), (-14, 22)], palette.HIGHLIGHT, width=6)
    brush.line([(3, -4), (2, 22)], palette.darker(palette.HOLLAND_ORANGE, 0.4), width=4)
    froth = ((-21.0, -16.0, 10.0), (-5.0, -21.0, 12.0), (11.0, -16.0, 10.0))
    for x, y, radius in froth:
        brush.disc((x, y), radius, palette.WHITE, width=6)
    for x, y, radius in froth:
        brush.disc((x, y), radius - 4, palette.WHITE, ink=None)
    brush.polygon([(-24, -16), (14, -16), (14, -8), (-24, -8)], palette.WHITE, ink=None)


def _shipyard(brush: Brush) -> None:
    """A shipwright's hammer over a saw."""
    blade = [(-34.0, 13.0), (-28.0, 3.0), (34.0, 14.0), (34.0, 30.0), (-32.0, 30.0)]
    teeth = [(34.0 - 6.6 * step, 30.0 if step % 2 else 35.0) for step in range(11)]
    brush.polygon([*blade[:4], *teeth], palette.rgb("#C3CDD3"), width=4.5)
    handle = [(-13.0, -20.0), (-3.0, -28.0), (32.0, 17.0), (20.0, 27.0)]
    brush.polygon(handle, palette.HOLLAND_ORANGE, width=6)
    brush.line([(-3, -17), (22, 15)], palette.HIGHLIGHT, width=4)
    head = [(-35.0, -8.0), (-30.0, -18.0), (-12.0, -36.0), (1.0, -39.0), (8.0, -29.0), (-22.0, 4.0)]
    brush.polygon(head, palette.IRON, width=6)
    brush.line([(-28, -10), (-10, -30)], palette.lighter(palette.IRON, 0.55), width=5)


def _buy(brush: Brush) -> None:
    """A crate, and an arrow that brings goods in."""
    _crate(brush, 7)
    _arrow(brush, (0, 6), palette.rgb("#1C9A5C"), down=True)


def _sell(brush: Brush) -> None:
    """Coins, and an arrow that takes goods out."""
    for x, y in ((-17, 27), (17, 27), (-17, 17), (17, 17), (-17, 7), (17, 7)):
        brush.disc((x, y), (17, 9), palette.GOLD, width=5)
    for x in (-17, 17):
        brush.disc((x, 6), (8, 3.4), palette.lighter(palette.GOLD, 0.6), ink=None)
    _arrow(brush, (0, -40), palette.rgb("#DB3527"), down=False)


def _crate(brush: Brush, top: float) -> None:
    brush.polygon([(-28, top - 9), (28, top - 9), (28, 31), (-28, 31)], palette.DECK, width=6)
    brush.line([(-22, top + 11), (22, top + 11)], palette.SPAR, width=4)
    for x in (-21, 21):
        brush.line([(x, top - 4), (x, 27)], palette.darker(palette.DECK, 0.35), width=6)


def _arrow(brush: Brush, tip: Point, colour: palette.Rgb, *, down: bool) -> None:
    """A fat arrow 42 units long whose point is at `tip`."""
    away = -1 if down else 1
    x, y = tip
    shape = [(0, 0), (24, 22), (12, 22), (12, 42), (-12, 42), (-12, 22), (-24, 22)]
    points = [(x + across, y + away * back) for across, back in shape]
    brush.line([*points, points[0], points[1]], palette.WHITE, width=11)
    brush.polygon(points, colour, width=4)


def _sun(brush: Brush) -> None:
    for ray in range(12):
        turn = ray * math.pi / 6
        reach = 45 if ray % 2 == 0 else 39
        points = [
            (27 * math.sin(turn - 0.2), -27 * math.cos(turn - 0.2)),
            (reach * math.sin(turn), -reach * math.cos(turn)),
            (27 * math.sin(turn + 0.2), -27 * math.cos(turn + 0.2)),
        ]
        brush.polygon(points, palette.GOLD if ray % 2 == 0 else palette.HOLLAND_ORANGE, width=3.5)
    brush.disc((0, 0), 26, palette.GOLD, width=5)
    brush.glow((-7, -8), 22, palette.WHITE, 0.75)


def _moon(brush: Brush) -> None:
    for grown, colour in ((0.0, palette.INK), (5.0, palette.rgb("#EEF1FA"))):
        full, bite = Image.new("L", brush.size), Image.new("L", brush.size)
        for mask, centre, radius in ((full, (-4, 2), 42 - grown), (bite, (15, -9), 33 + grown)):
            x, y = brush.place(centre)
            reach = radius * brush.scale
            ImageDraw.Draw(mask).ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
        brush.lay(colour, ImageChops.subtract(full, bite))
    _star(brush, (19.0, -16.0), 19.0)


def _star(brush: Brush, centre: Point, reach: float) -> None:
    points: list[Point] = []
    for corner in range(8):
        turn, far = corner * math.pi / 4, reach if corner % 2 == 0 else reach * 0.38
        points.append((centre[0] + far * math.sin(turn), centre[1] - far * math.cos(turn)))
    brush.polygon(points, palette.HIGHLIGHT, width=3.2)


def _fame(brush: Brush) -> None:
    """A wreath of laurel round a star."""
    green = palette.rgb("#74B04A")
    for side in (-1, 1):
        for step in range(4):
            turn = math.radians(166 - step * 40)
            root = (side * 33 * math.sin(turn), 1 - 34 * math.cos(turn))
            _leaf(brush, root, turn - math.radians(118), side, green)
            _leaf(brush, root, turn - math.radians(52), side, green)
    points: list[Point] = []
    for corner in range(10):
        turn, far = corner * math.pi / 5, 25.0 if corner % 2 == 0 else 11.0
        points.append((far * math.sin(turn), 1 - far * math.cos(turn)))
    brush.polygon(points, palette.GOLD, width=5)


def _leaf(brush: Brush, root: Point, turn: float, side: int, colour: palette.Rgb) -> None:
    """A pointed leaf from its root towards `turn` radians from north, mirrored for side -1."""
    shape = [(0.0, -3.0), (7.0, 5.0), (8.0, 12.0), (0.0, 24.0), (-8.0, 12.0), (-7.0, 5.0)]
    points = [
        (
            root[0] + side * (across * math.cos(turn) + along * math.sin(turn)),
            root[1] + across * math.sin(turn) - along * math.cos(turn),
        )
        for across, along in shape
    ]
    brush.polygon(points, colour, width=3)


_PAINTERS: Final[dict[Icon, Painter]] = {
    Icon.TAVERN: _tavern,
    Icon.SHIPYARD: _shipyard,
    Icon.BUY: _buy,
    Icon.SELL: _sell,
    Icon.SUN: _sun,
    Icon.MOON: _moon,
    Icon.FAME: _fame,
}
