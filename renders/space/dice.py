"""Energy dice: arrows show the directions of a face, the outline the purpose of a colour."""

import math
from functools import lru_cache
from typing import Final

from PIL import Image

from renders.kit import palette
from renders.kit.brush import Brush
from renders.kit.camera import Point
from renders.kit.palette import Rgb, rgb
from renders.kit.text import label
from renders.space.liveries import VOID
from renders.space.scene import Colour, Die, Face

TONES: Final[dict[Colour, Rgb]] = {
    "red": rgb("#C8372F"),
    "blue": rgb("#1F6FC4"),
    "green": rgb("#1E8C56"),
}
RIMS: Final[dict[Colour, Rgb]] = {
    "red": rgb("#FFB3A6"),
    "blue": rgb("#A9D4FF"),
    "green": rgb("#A8F0C4"),
}
ORTHOGONAL: Final = (0, 90, 180, 270)
DIAGONAL: Final = (45, 135, 225, 315)


@lru_cache(maxsize=128)
def die(shown: Die, size: int) -> Image.Image:
    """A die: with cut corners for attack, round for movement, shield-shaped for shields."""
    brush = Brush(size)
    shape = _outline(shown.colour)
    brush.polygon(shape, VOID, ink=None)
    inner = [(x * 0.94, y * 0.94) for x, y in shape]
    brush.polygon(inner, TONES[shown.colour], ink=RIMS[shown.colour], width=5)
    if shown.face is not None:
        _draw_face(brush, shown.face, 0.0 if shown.colour != "green" else -2.0)
    return brush.finish()


@lru_cache(maxsize=32)
def slot(size: int, *, special: bool) -> Image.Image:
    """A free place on the bridge; that of the right wing bears a faint star."""
    brush = Brush(size)
    shape = _rounded(44, 12)
    brush.polygon(shape, (*VOID, 110), ink=(*rgb("#8FA6D6"), 150), width=3)
    if special:
        brush.polygon(_star(24, (0.0, 0.0)), (*rgb("#8FA6D6"), 80), ink=None)
    return brush.finish()


@lru_cache(maxsize=64)
def stock(colour: Colour, count: int, size: int) -> Image.Image:
    """The number of dice of a colour that may be rolled."""
    picture = die(Die(colour), size).copy()
    figure = label(str(count), "data", round(size * 0.62), palette.WHITE)
    picture.alpha_composite(figure, ((size - figure.width) // 2, (size - figure.height) // 2))
    return picture


def _outline(colour: Colour) -> list[Point]:
    match colour:
        case "red":
            cut, far = 24.0, 47.0
            return [
                *((-far + cut, -far), (far - cut, -far), (far, -far + cut), (far, far - cut)),
                *((far - cut, far), (-far + cut, far), (-far, far - cut), (-far, -far + cut)),
            ]
        case "blue":
            return _rounded(47, 38)
        case "green":
            side = [(47.0, 2.0), (43.0, 22.0), (28.0, 38.0), (0.0, 49.0)]
            left = [(-x, y) for x, y in reversed(side) if x]
            return [
                (-47.0, -41.0),
                (-24.0, -46.0),
                (0.0, -42.0),
                (24.0, -46.0),
                (47.0, -41.0),
                *side,
                *left,
            ]


def _rounded(far: float, bend: float) -> list[Point]:
    points: list[Point] = []
    for corner, (x, y) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        for step in range(9):
            turn = math.radians(-90 + corner * 90 + step * 90 / 8)
            points.append(
                (x * (far - bend) + bend * math.cos(turn), y * (far - bend) + bend * math.sin(turn))
            )
    return points


def _draw_face(brush: Brush, face: Face, lift: float) -> None:
    match face:
        case "orthogonal":
            _arrows(brush, ORTHOGONAL, lift, reach=38.0, wide=15.0)
        case "diagonal":
            _arrows(brush, DIAGONAL, lift, reach=41.0, wide=15.0)
        case "multi":
            _arrows(brush, ORTHOGONAL + DIAGONAL, lift, reach=38.0, wide=9.0)
            brush.disc((0, lift), 10, palette.WHITE, ink=None)
        case "special":
            brush.polygon(_star(37, (0.0, lift + 2)), palette.WHITE, ink=None)


def _arrows(
    brush: Brush, turns: tuple[int, ...], lift: float, *, reach: float, wide: float
) -> None:
    for turn in turns:
        angle = math.radians(turn)
        along, across = (math.sin(angle), -math.cos(angle)), (math.cos(angle), math.sin(angle))

        def at(far: float, aside: float, along: Point = along, across: Point = across) -> Point:
            return (
                along[0] * far + across[0] * aside,
                along[1] * far + across[1] * aside + lift,
            )

        head = reach - 1.2 * wide
        stem = wide * 0.38
        brush.polygon(
            [
                *(at(6, -stem), at(head, -stem), at(head, -wide), at(reach, 0.0)),
                *(at(head, wide), at(head, stem), at(6, stem)),
            ],
            palette.WHITE,
            ink=None,
        )


def _star(reach: float, middle: Point) -> list[Point]:
    return [
        (
            middle[0] + (reach if k % 2 == 0 else reach * 0.45) * math.sin(k * math.pi / 5),
            middle[1] - (reach if k % 2 == 0 else reach * 0.45) * math.cos(k * math.pi / 5),
        )
        for k in range(10)
    ]
