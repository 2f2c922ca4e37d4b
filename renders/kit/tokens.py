"""Tokens on a board besides ships: things to find, to moor at and to fear."""

from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image

from renders.kit import palette
from renders.kit.brush import Brush, Point


class Token(StrEnum):
    """Tokens on a board."""

    BARREL = "barrel"
    CRATE = "crate"
    WHALE = "whale"
    WRECK = "wreck"
    ANCHORAGE = "anchorage"
    FORTRESS = "fortress"
    KRAKEN = "kraken"
    TREASURE = "treasure"


Painter: TypeAlias = Callable[[Brush], None]


@lru_cache(maxsize=128)
def token(which: Token, size: int) -> Image.Image:
    """A token in a picture `size` pixels square."""
    brush = Brush(size, units=_units(which))
    _PAINTERS[which](brush)
    brush.shadow(offset=2.4, blur=2.0, alpha=120)
    return _on_water(brush.finish(), which)


def _units(which: Token) -> float:
    """Width of the picture in units: larger for tokens with arms or rings."""
    return 108.0 if which in _AFLOAT else 102.0


def _on_water(picture: Image.Image, which: Token) -> Image.Image:
    """The picture of a token with rings of foam around it, if it floats."""
    rings = _AFLOAT.get(which)
    if rings is None:
        return picture
    level, reach = rings
    water = Brush(picture.width, units=_units(which))
    for grown, alpha in ((1.0, 215), (1.28, 100)):
        water.disc(
            (0, level),
            (reach * grown, reach * grown * 0.34),
            None,
            ink=palette.fade(palette.FOAM, alpha),
            width=2.6,
        )
    rippled = water.finish()
    rippled.alpha_composite(picture)
    return rippled


def _barrel(brush: Brush) -> None:
    wood, hoop = palette.rgb("#B3743A"), palette.IRON
    side = [(-21.0, -36.0), (-27.0, -18.0), (-29.0, 0.0), (-27.0, 16.0), (-21.0, 29.0)]
    low = [(-12.0, 33.0), (0.0, 34.5), (12.0, 33.0)]
    brush.polygon([*side, *low, *[(-x, y) for x, y in reversed(side)]], wood, width=5)
    lit = [(-13.0, -33.0), (-17.0, -14.0), (-18.0, 4.0), (-16.0, 27.0)]
    brush.line(lit, palette.lighter(wood, 0.35), width=6)
    for x in (-6.0, 6.0, 17.0):
        seam = [(x * 0.75, -34.0), (x * 1.06, 0.0), (x * 0.8, 31.0)]
        brush.line(seam, palette.darker(wood, 0.45), width=2)
    for y, wide in ((-19.0, 26.5), (16.0, 26.5)):
        band = [(-wide, y - 1), (0, y + 4), (wide, y - 1)]
        brush.line(band, palette.INK, width=9)
        brush.line(band, palette.lighter(hoop, 0.22), width=4.5)
    brush.disc((0, -36), (21, 7.5), palette.darker(wood, 0.15), width=5)
    brush.disc((0, -36), (11, 3.2), palette.darker(wood, 0.4), ink=None)


def _crate(brush: Brush) -> None:
    wood = palette.rgb("#C98F4E")
    front = [(-34.0, -16.0), (14.0, -16.0), (14.0, 32.0), (-34.0, 32.0)]
    top = [(-34.0, -16.0), (-16.0, -36.0), (33.0, -36.0), (14.0, -16.0)]
    flank = [(14.0, -16.0), (33.0, -36.0), (33.0, 12.0), (14.0, 32.0)]
    brush.polygon(flank, palette.darker(wood, 0.42), width=4.5)
    brush.polygon(top, palette.lighter(wood, 0.4), width=4.5)
    brush.polygon(front, wood, width=4.5)
    for y in (-2.0, 14.0):
        brush.line([(-33, y), (13, y)], palette.darker(wood, 0.4), width=2)
    brush.line([(-28, 27), (8, -11)], palette.INK, width=10)
    brush.line([(-28, 27), (8, -11)], palette.lighter(wood, 0.25), width=6)
    for x in (-29.0, 9.0):
        brush.line([(x, -12), (x, 28)], palette.lighter(wood, 0.15), width=6)


def _whale(brush: Brush) -> None:
    """A whale that blows, its flukes out of the water."""
    skin = palette.rgb("#3C5A78")
    back = [
        (-40.0, 18.0),
        (-41.0, 4.0),
        (-34.0, -10.0),
        (-20.0, -17.0),
        (-3.0, -16.0),
        (12.0, -7.0),
    ]
    tail = [(23.0, -3.0), (29.0, -12.0), (30.0, -22.0), (19.0, -29.0), (20.0, -36.0), (33.0, -33.0)]
    fluke = [(38.0, -27.0), (46.0, -31.0), (48.0, -24.0), (41.0, -18.0), (38.0, -4.0), (29.0, 12.0)]
    brush.polygon(
        [*back, *tail, *fluke, (12.0, 20.0), (-14.0, 24.0), (-32.0, 24.0)], skin, width=4.5
    )
    belly = [(-39.0, 12.0), (-22.0, 11.0), (-4.0, 16.0), (10.0, 16.0), (-14.0, 22.0), (-33.0, 22.0)]
    brush.polygon(belly, palette.rgb("#D5E2E6"), ink=None)
    brush.line([(-39, 12), (-22, 10), (-12, 12)], palette.INK, width=3)
    brush.line([(-34, -5), (-20, -12), (-5, -11)], palette.lighter(skin, 0.4), width=4)
    brush.disc((-20, 2), 3.6, palette.WHITE, ink=None)
    brush.disc((-20, 2), 2.2, palette.INK, ink=None)
    brush.polygon([(-8, 14), (6, 12), (4, 27), (-3, 24)], palette.darker(skin, 0.2), width=3.5)
    for side in (-1, 1):
        jet = [(-20.0, -19.0), (-20.0 + side * 2, -30.0), (-20.0 + side * 9, -39.0)]
        drop = (-20.0 + side * 15, -34.0)
        brush.line([*jet, drop], palette.INK, width=8)
        brush.line([*jet, drop], palette.FOAM, width=5)


def _wreck(brush: Brush) -> None:
    """A hull gone down by the stern, its broken mast still up."""
    wood = palette.rgb("#6B442A")
    brush.line([(2, 8), (-8, -42)], palette.INK, width=9)
    brush.line([(2, 8), (-8, -42)], palette.DECK, width=4.5)
    brush.line([(-24, -22), (12, -30)], palette.INK, width=7)
    brush.line([(-24, -22), (12, -30)], palette.DECK, width=3)
    rag = [
        (-21.0, -22.0),
        (9.0, -28.0),
        (10.0, -12.0),
        (4.0, -18.0),
        (-2.0, -4.0),
        (-8.0, -14.0),
        (-17.0, -6.0),
    ]
    brush.polygon(rag, palette.rgb("#E4DCC6"), width=4)
    hull = [
        (-46.0, -8.0),
        (-30.0, 2.0),
        (-8.0, 6.0),
        (4.0, 12.0),
        (22.0, 12.0),
        (38.0, 20.0),
        (26.0, 30.0),
        (-14.0, 31.0),
        (-34.0, 22.0),
    ]
    brush.polygon(hull, wood, width=5)
    for start, end in (((-37, 6), (28, 21)), ((-31, 15), (22, 27))):
        brush.line([start, end], palette.darker(wood, 0.6), width=2.5)
    brush.line([(-42, -4), (-29, 5), (-8, 9)], palette.lighter(wood, 0.4), width=4)
    hole = [(-16.0, 13.0), (-9.0, 10.0), (-3.0, 15.0), (-6.0, 22.0), (-14.0, 21.0)]
    brush.polygon(hole, palette.INK, ink=None)
    brush.line([(26, -8), (42, 2)], palette.INK, width=8)
    brush.line([(26, -8), (42, 2)], palette.DECK, width=4)


def _anchorage(brush: Brush) -> None:
    """A white disc with an anchor: here a ship may moor."""
    brush.disc((0, 0), 46, palette.rgb("#F4F8F8"), width=6)
    brush.disc((0, -25), 7.5, None, width=5.5)
    brush.line([(0, -17), (0, 29)], palette.INK, width=8)
    brush.line([(-14, -9), (14, -9)], palette.INK, width=7)
    brush.arc((0, 2), 27, 15, 165, palette.INK, width=8)
    for side in (-1, 1):
        barb = [(side * 33, 12), (side * 29, -4), (side * 16, 7)]
        brush.polygon(barb, palette.INK, width=2)


def _fortress(brush: Brush) -> None:
    stone = palette.STONE
    wall = [(-43.0, -4.0), (43.0, -4.0), (43.0, 38.0), (-43.0, 38.0)]
    brush.polygon(wall, stone, width=4.5)
    for x in (-36.0, -23.0, 23.0, 36.0):
        brush.polygon([(x - 5, -13), (x + 5, -13), (x + 5, -2), (x - 5, -2)], stone, width=3.5)
    keep = [(-19.0, -26.0), (19.0, -26.0), (22.0, 38.0), (-22.0, 38.0)]
    brush.polygon(keep, palette.lighter(stone, 0.25), width=4.5)
    crown: list[Point] = [(-25.0, -22.0), (-25.0, -42.0)]
    for left, right in ((-25, -14), (-5, 5), (14, 25)):
        crown += [(float(left), -42.0), (float(right), -42.0), (float(right), -34.0)]
        crown += [(float(min(right + 9, 25)), -34.0)]
    crown += [(25.0, -22.0)]
    brush.polygon(crown, palette.lighter(stone, 0.35), width=4.5)
    gate = [
        (-9.0, 38.0),
        (-9.0, 20.0),
        (-5.0, 12.0),
        (0.0, 10.0),
        (5.0, 12.0),
        (9.0, 20.0),
        (9.0, 38.0),
    ]
    brush.polygon(gate, palette.INK, ink=None)
    for x in (-33.0, 33.0):
        brush.disc((x, 16), 6, palette.INK, ink=None)
        brush.disc((x, 16), 2.6, palette.lighter(palette.IRON, 0.4), ink=None)
    brush.line([(-6, -12), (-6, -4)], palette.INK, width=4)
    brush.line([(6, -12), (6, -4)], palette.INK, width=4)
    for x, y in ((-15, 10), (12, 0), (-38, 6), (28, 30), (-32, 30), (38, 4), (14, 26), (-17, 28)):
        brush.line([(x, y), (x + 6, y)], palette.darker(stone, 0.4), width=1.8)


def _kraken(brush: Brush) -> None:
    """A head with two eyes among four arms with suckers."""
    skin, pale = palette.rgb("#9B2F5B"), palette.rgb("#F0B9C4")
    arms = (
        [(-12.0, 24.0), (-26.0, 26.0), (-38.0, 14.0), (-40.0, -4.0), (-31.0, -12.0), (-26.0, -3.0)],
        [(-10.0, 28.0), (-20.0, 38.0), (-34.0, 40.0), (-43.0, 32.0)],
    )
    for arm in arms:
        for side in (1, -1):
            curve = _smooth([(side * x, y) for x, y in arm])
            for colour, thick in ((palette.INK, 15.0), (skin, 9.0)):
                brush.line(curve, colour, width=thick)
            for x, y in curve[4::5]:
                brush.disc((x, y), 1.9, pale, ink=None)
    head = [
        (0.0, -44.0),
        (15.0, -38.0),
        (22.0, -24.0),
        (21.0, -8.0),
        (16.0, 4.0),
        (19.0, 22.0),
        (10.0, 32.0),
    ]
    brush.polygon(_smooth([*head, *[(-x, y) for x, y in reversed(head)]]), skin, width=4.5)
    brush.arc((-2, -20), (14, 18), 185, 265, palette.lighter(skin, 0.45), width=4.5)
    for side in (-1, 1):
        brush.disc((side * 8.5, 9), 7, palette.HIGHLIGHT, width=3)
        brush.line([(side * 8.5, 5), (side * 8.5, 13)], palette.INK, width=3.2)
        brush.line([(side * 2, 0), (side * 15, -3)], palette.INK, width=4)


def _treasure(brush: Brush) -> None:
    """A red X, as brushed on a treasure map."""
    for colour, thick in ((palette.INK, 24.0), (palette.PANEL, 19.0), (palette.BAD, 13.0)):
        brush.line(_smooth([(-32.0, -34.0), (-4.0, -3.0), (34.0, 30.0)]), colour, width=thick)
        brush.line(_smooth([(31.0, -35.0), (5.0, -2.0), (-30.0, 35.0)]), colour, width=thick)
    brush.line([(-30, -33), (-8, -9)], palette.lighter(palette.BAD, 0.4), width=3)
    brush.line([(28, -33), (9, -10)], palette.lighter(palette.BAD, 0.4), width=3)


def _smooth(points: list[Point]) -> list[Point]:
    """A curve through the points (Catmull-Rom), six steps each."""
    ends = [points[0], *points, points[-1]]
    curve: list[Point] = []
    for index in range(len(points) - 1):
        a, b, c, d = ends[index : index + 4]
        for step in range(6):
            t = step / 6
            curve.append((_spline(a[0], b[0], c[0], d[0], t), _spline(a[1], b[1], c[1], d[1], t)))
    return [*curve, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    bend = 2 * a - 5 * b + 4 * c - d + (3 * b - a - 3 * c + d) * t
    return b + 0.5 * t * (c - a + t * bend)


# Water line of each floating token, and width of its inner ring.
_AFLOAT: Final[dict[Token, Point]] = {
    Token.BARREL: (30.0, 37.0),
    Token.CRATE: (30.0, 38.0),
    Token.WHALE: (22.0, 38.0),
    Token.WRECK: (28.0, 38.0),
    Token.KRAKEN: (33.0, 38.0),
}
_PAINTERS: Final[dict[Token, Painter]] = {
    Token.BARREL: _barrel,
    Token.CRATE: _crate,
    Token.WHALE: _whale,
    Token.WRECK: _wreck,
    Token.ANCHORAGE: _anchorage,
    Token.FORTRESS: _fortress,
    Token.KRAKEN: _kraken,
    Token.TREASURE: _treasure,
}
