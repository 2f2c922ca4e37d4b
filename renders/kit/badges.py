"""Marks beside a ship: a badge, a gauge of damage around it, and marks of shots."""

import math
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from PIL import Image

from renders.kit import palette
from renders.kit.brush import Brush, Point
from renders.kit.flags import Flag, flag
from renders.kit.stencil import circle

Sign: TypeAlias = Literal["coin", "shield", "swords"]
"""Sign of an NPC ship's role: a coin for traders, a shield for patrols, swords for attackers."""

SEAT_LETTERS: Final = "ABCDEFGH"
GAUGE: Final = 1.36
"""Width of a gauge, as a multiple of its badge."""
NPC_UNITS: Final = 130.0
NPC_DOWN: Final = 13.0
"""Distance in units of an NPC ship's diamond below the middle of its badge; its flag is above."""
FIGURE_UNITS: Final = 60.0
"""Width in units of the number on an NPC ship's badge."""
_GAUGE_FROM: Final = -38.0
_GAUGE_TURN: Final = 256.0
"""Start and arc of a gauge, in degrees clockwise from the right; the gap on top is for flags."""


@lru_cache(maxsize=64)
def seat_badge(seat: int, size: int, *, acting: bool = False) -> Image.Image:
    """A person's round badge with the seat's letter, and a gold ring while acting."""
    brush = Brush(size)
    brush.disc((0, 0), 46, palette.GOLD if acting else palette.WHITE, width=6)
    colour = palette.of_seat(seat)
    brush.disc((0, 0), 36, colour, ink=palette.INK if acting else None, width=4)
    brush.letters(SEAT_LETTERS[seat], (0, 0), 46, _legible_on(colour))
    brush.shadow(offset=2.2, blur=1.8, alpha=120)
    return brush.finish()


@lru_cache(maxsize=256)
def npc_badge(
    number: int,
    size: int,
    nation: Flag = Flag.PIRATES,
    sign: Sign = "coin",
    *,
    corsair: bool = False,
    threat: bool = False,
) -> Image.Image:
    """The badge of an NPC ship: its number on a white diamond, the sign of its role, and its flag.

    The diamond of a ship that would attack has a red edge.
    """
    picture = _npc_plate(size, nation, sign, corsair=corsair, threat=threat).copy()
    figure = _figure(number, max(1, round(size * FIGURE_UNITS / NPC_UNITS)))
    down = round(size / 2 + size * NPC_DOWN / NPC_UNITS - figure.height / 2)
    picture.alpha_composite(figure, ((size - figure.width) // 2, down))
    return picture


@lru_cache(maxsize=128)
def _npc_plate(size: int, nation: Flag, sign: Sign, *, corsair: bool, threat: bool) -> Image.Image:
    """The badge without its number, cached because it takes long to draw."""
    brush = Brush(size, units=NPC_UNITS)
    _SIGNS[sign](brush, (0.0, NPC_DOWN))
    edge, reach = (palette.BLOOD, 38.5) if threat else (palette.INK, 35.0)
    for far, tone in ((reach + 2.5, palette.INK), (reach, edge), (31.0, palette.WHITE)):
        brush.polygon(_diamond((0.0, NPC_DOWN), far), tone, ink=None)
    brush.shadow(offset=2.2, blur=1.8, alpha=120)
    picture = brush.finish().copy()
    cloth = flag(nation, max(2, round(size * 0.56)), corsair=corsair)
    picture.alpha_composite(cloth, ((size - cloth.width) // 2, round(size * 0.015)))
    return picture


@lru_cache(maxsize=32)
def wreck_badge(of: str, size: int) -> Image.Image:
    """The letter or the number of a ship that was lost, on a disc or a diamond as in its badge."""
    if of in SEAT_LETTERS:
        return seat_badge(SEAT_LETTERS.index(of), size)
    brush = Brush(size, units=2 * 40.0)
    for far, tone in ((38.0, palette.INK), (33.5, palette.WHITE)):
        brush.polygon(_diamond((0.0, 0.0), far), tone, ink=None)
    brush.letters(of, (0, 0), 35 if len(of) < 2 else 25, palette.INK)
    return brush.finish()


@lru_cache(maxsize=64)
def _figure(number: int, size: int) -> Image.Image:
    """A ship's number as a picture."""
    brush = Brush(size, units=FIGURE_UNITS)
    brush.letters(str(number), (0, 0), 35 if number < 10 else 25, palette.INK)
    return brush.finish()


@lru_cache(maxsize=256)
def gauge(hull: int, water: int, fire: int, size: int) -> Image.Image:
    """An arc of as many notches as `hull` has points, to lie around a badge `size` / 1.36 wide.

    Water fills it from the left, fire from the right; where they meet the ship is lost. Water is
    told from fire by the end it comes from; notches of undamaged points are thinner.
    """
    brush = Brush(size)
    points = max(1, hull)
    step = _GAUGE_TURN / points
    last = _GAUGE_FROM + _GAUGE_TURN
    whole = circle((0, 0), 43.4, _GAUGE_FROM - 3, last + 3)
    brush.line(whole, palette.INK, width=12.6)
    for notch in range(points):
        hurt = notch < water or notch >= points - fire
        colour = palette.SOUND_HULL
        if hurt:
            colour = palette.WATER_DAMAGE if notch < water else palette.FIRE_DAMAGE
        gap = min(2.6, step * 0.16)
        arc = circle((0, 0), 43.4, last - (notch + 1) * step + gap, last - notch * step - gap)
        _notch(brush, arc, colour, 9.4 if hurt else 5.6)
    return brush.finish()


@lru_cache(maxsize=64)
def shot_mark(damage: int, size: int) -> Image.Image:
    """Mark of a shot: a splash for a miss, else its damage on a red burst with a white edge."""
    brush = Brush(size)
    if damage <= 0:
        _splash(brush)
    else:
        _burst(brush)
        minus = f"\N{MINUS SIGN}{damage}"
        brush.letters(minus, (-1, 0), 31 if damage < 10 else 24, palette.WHITE)
    brush.shadow(offset=2.0, blur=1.8, alpha=110)
    return brush.finish()


def _legible_on(colour: palette.Rgb) -> palette.Rgb:
    """White on dark colours, ink on light ones."""
    return palette.WHITE if palette.brightness(colour) < 145 else palette.INK


def _diamond(centre: Point, reach: float) -> list[Point]:
    x, y = centre
    return [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]


def _coin(brush: Brush, centre: Point) -> None:
    """A gold coin with a milled edge."""
    brush.disc(centre, 44, palette.GOLD, width=5)
    for turn in range(0, 360, 20):
        inner, outer = (circle(centre, reach, turn, turn + 1)[0] for reach in (36.5, 40.5))
        brush.line([inner, outer], palette.SOFT_INK, width=3)


def _shield(brush: Brush, centre: Point) -> None:
    """A heater shield, its chief at the top."""
    x, y = centre
    shape = [(-43, -40), (-20, -36), (0, -41), (20, -36), (43, -40), (44, -4), (36, 20), (20, 37)]
    outline = [(x + a, y + b) for a, b in (*shape, (0, 47), (-20, 37), (-36, 20), (-44, -4))]
    brush.polygon(outline, palette.rgb("#5C7FA8"), width=5)
    brush.line([(x - 36, y - 32), (x - 37, y - 5), (x - 31, y + 14)], palette.WHITE, width=3.4)


def _swords(brush: Brush, centre: Point) -> None:
    """Two crossed swords: points up, hilts down."""
    x, y = centre
    for side in (-1, 1):
        tip, guard = (x + side * 45, y - 42), (x - side * 30, y + 28)
        pommel = x - side * 42, y + 40
        cross = [(x - side * 41, y + 20), (x - side * 21, y + 38)]
        for tone, wide in ((palette.INK, 16.0), (palette.rgb("#F1F3F5"), 8.5)):
            brush.line([guard, tip], tone, width=wide)
        for tone, wide in ((palette.INK, 15.0), (palette.BAD, 8.0)):
            brush.line([guard, pommel], tone, width=wide)
            brush.line(cross, tone, width=wide)


_SIGNS: Final = {"coin": _coin, "shield": _shield, "swords": _swords}


def _notch(brush: Brush, arc: list[Point], colour: palette.Rgb, width: float) -> None:
    """A notch of the gauge, with straight ends."""
    inner, outer = (
        [
            (x * (43.4 + side * width / 2) / 43.4, y * (43.4 + side * width / 2) / 43.4)
            for x, y in arc
        ]
        for side in (-1, 1)
    )
    brush.polygon([*outer, *reversed(inner)], colour, ink=None)


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
    """Ragged burst, red within a broad white edge; no badge has this form or these colours.

    The edge tells it from its ground in grey, and to those who see red as dark.
    """
    for reach, colour in (
        (49.0, palette.INK),
        (47.0, palette.WHITE),
        (36.0, palette.rgb("#1B0F0E")),
        (33.5, palette.BLOOD),
    ):
        points: list[Point] = []
        for corner in range(24):
            turn = corner * math.pi / 12
            long = reach * (1.0 if corner % 4 == 0 else 0.88)
            far = long if corner % 2 == 0 else reach * 0.72
            points.append((far * math.sin(turn), -far * math.cos(turn)))
        brush.polygon(points, colour, ink=None)
