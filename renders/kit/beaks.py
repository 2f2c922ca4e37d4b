"""Badges with a beak that points where a piece faces, for boards without a grid.

One side's badges are discs and the other's diamonds, so that neither colour nor letter speaks
alone.
"""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from PIL import Image

from renders.kit import palette
from renders.kit.brush import Brush, Point
from renders.kit.palette import Rgb, rgb
from renders.kit.stencil import Stencil, bounds, circle, stamp

Form: TypeAlias = Literal["disc", "diamond"]

UNITS: Final = 130.0
"""Width in units of a badge's picture: a disc is 64 units wide, the rest is room for its marks."""
RADIUS: Final = 32.0
DIAMOND: Final = 40.0
"""Half the width of a disc and of a diamond, in units."""
TIP: Final[dict[Form, float]] = {"disc": 52.0, "diamond": 56.0}
"""Distance in units of a beak's tip from the middle."""
WIDE: Final = 40.0
"""Degrees to either side of a beak's foot."""
BROKEN: Final = 7
"""Pieces of a broken ring."""


@dataclass(frozen=True, slots=True)
class Mark:
    """All that a badge tells besides the heading.

    A badge is *hollow* if nobody is aboard, its ring *broken* if the piece has lost its leader, and
    it has a *second* colour if another side has taken the piece.
    """

    text: str
    form: Form
    colour: Rgb
    second: Rgb | None = None
    hollow: bool = False
    broken: bool = False
    pennon: bool = False
    star: bool = False
    lit: bool = False
    boxes: int = 0
    lost: int = 0
    """Boxes of the hull, and how many of them are lost; without boxes there is no bar."""


def draw_beaked(picture: Image.Image, mark: Mark, centre: Point, heading: float, size: int) -> None:
    """Draw a badge whose disc is *size* px wide, with its beak towards *heading* in degrees."""
    draw_beak(picture, mark, centre, heading, size)
    down = 90 < heading % 360 < 270
    stamp(picture, plate(mark, size, bar_above=down, pennon_left=heading % 360 < 180), centre)


def draw_beak(picture: Image.Image, mark: Mark, centre: Point, heading: float, size: int) -> None:
    """Draw the beak of a badge alone."""
    unit = size / (2 * RADIUS)
    for colour, grown in ((palette.INK, 6.0), (palette.WHITE, 2.5), (mark.colour, -2.5)):
        beak = _beak(centre, heading, unit, (TIP[mark.form], grown))
        stencil = Stencil(picture, bounds(beak, 3))
        stencil.polygon(beak)
        stencil.lay(colour)


def _beak(centre: Point, heading: float, unit: float, size: tuple[float, float]) -> list[Point]:
    """A triangle from the middle of a badge: its reach in units, and by how many it is grown."""
    tip, grown = size
    reach = (tip + 1.7 * grown) * unit
    foot = (RADIUS * 0.98 + grown) * unit
    turns = ((heading, reach), (heading + WIDE, foot), (heading - WIDE, foot))
    return [
        (
            centre[0] + far * math.sin(math.radians(turn)),
            centre[1] - far * math.cos(math.radians(turn)),
        )
        for turn, far in turns
    ]


@lru_cache(maxsize=512)
def plate(mark: Mark, size: int, *, bar_above: bool, pennon_left: bool) -> Image.Image:
    """The badge without its beak, its disc in the middle of the picture."""
    brush = Brush(round(size * UNITS / (2 * RADIUS)), units=UNITS, sampling=3)
    if mark.pennon or mark.star:
        _emblem(brush, mark, -1 if pennon_left else 1)
    _ring(brush, mark)
    _shape(brush, mark.form, -6.0, mark.colour, None)
    if mark.hollow:
        _shape(brush, mark.form, -11.0, palette.PANEL, None)
    if mark.second is not None:
        _half(brush, mark)
    ink = _legible(mark) if not mark.hollow else palette.INK
    tall = 31.0 if len(mark.text) < 2 else 24.5 if len(mark.text) < 3 else 18.0
    edge = None if ink == palette.INK else palette.darker(mark.colour, 0.55)
    brush.letters(mark.text, (0, 0), tall, ink, ink=edge, width=1.2)
    if mark.boxes:
        _bar(brush, mark, -1 if bar_above else 1)
    brush.shadow(offset=2.0, blur=1.8, alpha=120)
    return brush.finish()


def _legible(mark: Mark) -> Rgb:
    return palette.WHITE if palette.brightness(mark.colour) < 150 else palette.INK


def _ring(brush: Brush, mark: Mark) -> None:
    """The rim: white, gold while lit, and in pieces if broken."""
    tone = palette.GOLD if mark.lit else palette.WHITE
    if not mark.broken:
        _shape(brush, mark.form, 3.0, palette.INK, None)
        _shape(brush, mark.form, 0.0, tone, None)
        return
    _shape(brush, mark.form, 0.0, palette.INK, None)
    step = 360 / BROKEN
    for piece in range(BROKEN):
        if mark.form == "disc":
            arc = circle((0, 0), RADIUS - 2.5, piece * step, (piece + 0.52) * step)
            brush.line(arc, tone, width=5.0)
    if mark.form == "diamond":
        corners = [(0.0, -DIAMOND), (DIAMOND, 0.0), (0.0, DIAMOND), (-DIAMOND, 0.0)]
        for k in range(4):
            (ax, ay), (bx, by) = corners[k], corners[(k + 1) % 4]
            for first, last in ((0.1, 0.36), (0.64, 0.9)):
                ends = [
                    (0.92 * (ax + (bx - ax) * t), 0.92 * (ay + (by - ay) * t))
                    for t in (first, last)
                ]
                brush.line(ends, tone, width=5.0)


def _shape(brush: Brush, form: Form, grown: float, fill: Rgb, ink: Rgb | None) -> None:
    if form == "disc":
        brush.disc((0, 0), RADIUS + grown, fill, ink=ink)
        return
    reach = DIAMOND + 1.4 * grown
    brush.polygon([(0, -reach), (reach, 0), (0, reach), (-reach, 0)], fill, ink=ink)


def _half(brush: Brush, mark: Mark) -> None:
    """The right half in the colour of the side that has taken the piece."""
    assert mark.second is not None
    if mark.form == "disc":
        brush.polygon(circle((0, 0), RADIUS - 6.0, -90, 90), mark.second, ink=None)
    else:
        reach = DIAMOND - 8.4
        brush.polygon([(0, -reach), (reach, 0), (0, reach)], mark.second, ink=None)
    brush.line([(0, -RADIUS + 5), (0, RADIUS - 5)], palette.WHITE, width=2.2)


def _emblem(brush: Brush, mark: Mark, side: int) -> None:
    """The leader's pennon or the flagship's star, on the left for side -1."""
    across = side * (30.0 if mark.form == "disc" else 29.0)
    if mark.star:
        centre = across, -30.0
        points: list[Point] = []
        for corner in range(10):
            turn, far = corner * math.pi / 5, 17.5 if corner % 2 == 0 else 7.6
            points.append((centre[0] + far * math.sin(turn), centre[1] - far * math.cos(turn)))
        brush.polygon(points, palette.GOLD, width=3.2)
        return
    foot, top = (side * 22.0, -14.0), (side * 22.0, -56.0)
    brush.line([foot, top], palette.INK, width=5.6)
    brush.line([foot, top], palette.DECK, width=2.4)
    cloth = [(side * 23.0, -55.0), (side * 51.0, -45.5), (side * 23.0, -36.0)]
    brush.polygon(cloth, palette.GOLD, width=3.0)


def _bar(brush: Brush, mark: Mark, side: int) -> None:
    """The hull as a bar of notches, above for side -1; lost boxes are dark and struck."""
    middle = side * (44.0 if mark.form == "disc" else 49.0)
    wide, high = max(44.0, 13.5 * mark.boxes), 13.0
    left = -wide / 2
    _box(brush, (left - 3, middle - high / 2 - 3), (wide + 6, high + 6), palette.INK)
    step = wide / mark.boxes
    for box in range(mark.boxes):
        lost = box >= mark.boxes - mark.lost
        fill = rgb("#7E1410") if lost else palette.SOUND_HULL
        at = (left + box * step + 1.0, middle - high / 2)
        _box(brush, at, (step - 2.0, high), fill)
        if lost:
            brush.line(
                [(at[0] + 1.5, at[1] + high - 1.5), (at[0] + step - 3.5, at[1] + 1.5)],
                rgb("#FFB4A8"),
                width=2.4,
            )


def _box(brush: Brush, at: Point, size: Point, fill: Rgb) -> None:
    (x, y), (wide, high) = at, size
    brush.polygon([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)], fill, ink=None)
