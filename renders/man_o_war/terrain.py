"""Pieces of terrain: land and banks as shapes of the sea, the others as things on it."""

import math
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PIL import Image

from renders.kit import palette
from renders.kit.brush import Brush, Point
from renders.kit.grids import FreeCamera
from renders.kit.open_water import Shape
from renders.kit.palette import rgb
from renders.kit.stencil import circle, stamp
from renders.man_o_war.scene import Terrain
from renders.man_o_war.table import in_units, px

ROUND: Final = 1.25
"""Side of the picture of a round piece, as a multiple of its width."""


def shapes_of(terrain: tuple[Terrain, ...]) -> tuple[Shape, ...]:
    """The land and the banks, in units."""
    found: list[Shape] = []
    for piece in terrain:
        if piece.kind in ("island", "coast"):
            found.append(Shape(in_units(piece.outline)))
        if piece.kind == "sandbank":
            found.append(Shape(in_units(piece.outline), bank=True))
        if piece.kind == "rocks":
            x, y = middle(piece.outline)
            shoal = circle((x, y), width_of(piece.outline) * 0.36)
            found.append(Shape(in_units(tuple(shoal[::4])), bank=True, bare=True))
    return tuple(found)


def draw_terrain(picture: Image.Image, camera: FreeCamera, terrain: tuple[Terrain, ...]) -> None:
    """Draw what stands on the sea or on land, besides the land itself."""
    for piece in terrain:
        painter = _PAINTERS.get(piece.kind)
        at = middle(piece.outline)
        wide = width_of(piece.outline)
        if painter is not None and camera.sees(at, px(camera, wide)):
            size = max(8, round(px(camera, wide * ROUND)))
            form = round(at[0] * 7 + at[1] * 3) % 5
            stamp(picture, _thing(piece.kind, size, form), camera.at(at))


def middle(outline: tuple[Point, ...]) -> Point:
    """The middle of the box around an outline."""
    across, down = [x for x, _ in outline], [y for _, y in outline]
    return (min(across) + max(across)) / 2, (min(down) + max(down)) / 2


def width_of(outline: tuple[Point, ...]) -> float:
    """The longer side of the box around an outline."""
    across, down = [x for x, _ in outline], [y for _, y in outline]
    return max(max(across) - min(across), max(down) - min(down))


@lru_cache(maxsize=64)
def _thing(kind: str, size: int, form: int) -> Image.Image:
    brush = Brush(size, units=100.0 * ROUND, sampling=2)
    _PAINTERS[kind](brush, form)
    return brush.finish()


def _rocks(brush: Brush, form: int) -> None:
    """Jagged stones in rings of foam."""
    places = [
        (-18, -22, 17),
        (20, -12, 20),
        (-6, 16, 23),
        (-32, 12, 12),
        (28, 24, 13),
        (4, -36, 10),
    ]
    turn = form * 1.1
    cos, sin = math.cos(turn), math.sin(turn)
    for x, y, reach in places:
        at = x * cos - y * sin, x * sin + y * cos
        for grown, alpha in ((1.75, 70), (1.4, 150)):
            brush.disc(
                (at[0], at[1] + reach * 0.2),
                (reach * grown, reach * grown * 0.82),
                None,
                ink=palette.fade(palette.FOAM, alpha),
                width=2.2,
            )
    for k, (x, y, reach) in enumerate(places):
        at = x * cos - y * sin, x * sin + y * cos
        _stone(brush, at, reach, k + form)
    brush.shadow(offset=2.4, blur=1.6, alpha=130)


def _stone(brush: Brush, at: Point, reach: float, seed: int) -> None:
    dark, mid, lit = rgb("#4B4A4D"), rgb("#6D6B6B"), rgb("#A6A29B")
    edge: list[Point] = []
    for corner in range(8):
        turn = corner * math.pi / 4 + seed
        far = reach * (0.78 + 0.24 * math.sin(seed * 2.3 + corner * 1.9))
        edge.append((at[0] + far * math.cos(turn), at[1] + far * 0.86 * math.sin(turn)))
    brush.polygon(edge, dark, width=2.6)
    top = at[0] - reach * 0.12, at[1] - reach * 0.22
    upper = sorted(edge, key=lambda p: p[0] + p[1])[:5]
    upper.sort(key=lambda p: math.atan2(p[1] - top[1], p[0] - top[0]))
    brush.polygon([top, *upper], mid, ink=None)
    lightest = sorted(edge, key=lambda p: p[0] + 1.4 * p[1])[:3]
    lightest.sort(key=lambda p: math.atan2(p[1] - top[1], p[0] - top[0]))
    brush.polygon([top, *lightest], lit, ink=None)


def _iceberg(brush: Brush, form: int) -> None:
    """A mountain of ice in several planes, and its paler foot under water."""
    foot = [_spoke(k * 30 + form * 17, 44 + 5 * math.sin(k * 2.1 + form)) for k in range(12)]
    brush.polygon(foot, palette.fade(rgb("#BDE9EF"), 120), ink=None)
    edge = [_spoke(k * 40 + form * 17, 35 + 6 * math.sin(k * 1.7 + form)) for k in range(9)]
    brush.polygon(edge, rgb("#A9CBDC"), ink=rgb("#2F5B78"), width=2.6)
    top = (-5.0, -8.0)
    for k in range(9):
        (ax, ay), (bx, by) = edge[k], edge[(k + 1) % 9]
        lit = -((ax + bx) / 2 + (ay + by) / 2) / 70
        tone = palette.mix(rgb("#7FAAC4"), palette.WHITE, max(0.0, min(1.0, 0.5 + lit)))
        brush.polygon([top, (ax, ay), (bx, by)], tone, ink=None)
    for k in range(0, 9, 2):
        brush.line([top, edge[k]], palette.fade(rgb("#5D8FB0"), 150), width=1.2)
    brush.shadow(offset=3.4, blur=2.2, alpha=120)


def _whirlpool(brush: Brush, form: int) -> None:
    """Arms of foam that wind into a dark eye."""
    for reach, alpha in ((48, 60), (36, 80), (24, 110), (13, 170)):
        brush.disc((0, 0), reach, palette.fade(rgb("#06202F"), alpha), ink=None)
    for arm in range(4):
        for shift, alpha, width in ((0.0, 230, 3.4), (0.32, 130, 2.0)):
            points = [
                _spoke(arm * 90 + form * 20 + shift * 57 + step * 17, 49 * (1 - step / 30) ** 1.15)
                for step in range(27)
            ]
            brush.line(points, palette.fade(palette.FOAM, alpha), width=width)


def _fort(brush: Brush, form: int) -> None:
    """A square of walls with a tower at each corner, guns to the south and a flag."""
    del form
    wall, dark, top = palette.STONE, rgb("#6E6A66"), rgb("#C9C3B8")
    reach = 37.0
    square = [(-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach)]
    brush.polygon(square, wall, width=3.4)
    inner = 24.0
    yard = [(-inner, -inner), (inner, -inner), (inner, inner), (-inner, inner)]
    brush.polygon(yard, rgb("#B99B6B"), width=2.0)
    for k in range(-3, 4):
        for x, y in ((k * 9.6, -reach + 3.5), (k * 9.6, reach - 3.5)):
            brush.polygon(
                [(x - 2.6, y - 3), (x + 2.6, y - 3), (x + 2.6, y + 3), (x - 2.6, y + 3)],
                top,
                ink=dark,
                width=1.0,
            )
    for x in (-15.0, 0.0, 15.0):
        brush.line([(x, reach - 8), (x, reach + 9)], palette.INK, width=7.0)
        brush.line([(x, reach - 8), (x, reach + 8)], palette.lighter(palette.IRON, 0.25), width=3.2)
    for x, y in square:
        brush.disc((x, y), 12.0, wall, width=3.0)
        brush.disc((x, y), 7.2, top, ink=dark, width=1.4)
    brush.line([(0, 4), (0, -24)], palette.INK, width=3.6)
    brush.polygon([(1, -24), (22, -17), (1, -10)], palette.BAD, width=2.2)
    brush.shadow(offset=3.2, blur=2.0, alpha=140)


def _spoke(degrees: float, reach: float) -> Point:
    turn = math.radians(degrees)
    return reach * math.cos(turn), reach * math.sin(turn)


_PAINTERS: Final[dict[str, Callable[[Brush, int], None]]] = {
    "rocks": _rocks,
    "iceberg": _iceberg,
    "whirlpool": _whirlpool,
    "fort": _fort,
}
