"""Portals, tokens and unknown things, each with a form of its own and a letter."""

import math
from functools import lru_cache
from typing import Final

from PIL import Image

from renders.kit import palette
from renders.kit.brush import Brush
from renders.kit.camera import Point
from renders.kit.palette import Rgb, rgb
from renders.space.liveries import VOID, hue
from renders.space.scene import SignKind

_GATES: Final[dict[str, Rgb]] = {
    "X": rgb("#6FE3FF"),
    "Y": rgb("#FFC86B"),
    "Z": rgb("#D9A2FF"),
}


@lru_cache(maxsize=16)
def portal(letter: str, size: int) -> Image.Image:
    """A ring of light around a whirl, with its letter above."""
    brush = Brush(size, sampling=3)
    tone = _GATES.get(letter, _GATES["X"])
    brush.glow((0, 0), 49, tone, 0.75)
    brush.disc((0, 0), 33, palette.mix(tone, VOID, 0.82), ink=None)
    for k in range(18):
        turn = math.radians(20 * k)
        inner, outer = (
            (reach * math.sin(turn + bend), -reach * math.cos(turn + bend))
            for reach, bend in ((16.0, 0.9), (30.0, 0.0))
        )
        brush.line([inner, outer], palette.mix(tone, VOID, 0.45), width=2)
    for reach, wide, colour in ((35.0, 9.0, VOID), (35.0, 6.0, tone), (35.0, 2.0, palette.WHITE)):
        brush.arc((0, 0), reach, 0, 360, colour, width=wide)
    return brush.finish()


@lru_cache(maxsize=16)
def portal_letter(letter: str, size: int) -> Image.Image:
    """The letter of a portal on a diamond in its colour."""
    brush = Brush(size)
    tone = _GATES.get(letter, _GATES["X"])
    brush.polygon(_diamond(49), VOID, ink=None)
    brush.polygon(_diamond(43), tone, ink=None)
    brush.letters(letter, (0, 0), 40, VOID)
    return brush.finish()


@lru_cache(maxsize=64)
def sign(kind: SignKind, letter: str, seat: int | None, size: int) -> Image.Image:
    """A token, in the colour of the fleet it belongs to."""
    brush = Brush(size, sampling=3)
    tone = rgb("#E8ECF8") if seat is None else hue(seat)
    match kind:
        case "interdictor":
            _interdictor(brush, tone)
        case "exo_bomb":
            _bomb(brush, tone)
        case "container":
            _container(brush, tone)
        case "signal":
            _signal(brush, tone)
    brush.letters(letter, (0, 2 if kind == "exo_bomb" else 0), 34, palette.WHITE, ink=VOID, width=5)
    return brush.finish()


@lru_cache(maxsize=64)
def drones(letter: str, size: int) -> Image.Image:
    """Three small wedges around a disc with their letter."""
    brush = Brush(size)
    for turn in (0.0, 2.094, 4.189):
        tip, left, right = (
            (reach * math.sin(turn + aside), -reach * math.cos(turn + aside))
            for reach, aside in ((49.0, 0.0), (26.0, 0.62), (26.0, -0.62))
        )
        brush.polygon([tip, left, right], rgb("#FF7A6B"), ink=VOID, width=4)
    brush.disc((0, 0), 30, rgb("#FFE2DC"), ink=VOID, width=5)
    brush.letters(letter, (0, 0), 34, VOID)
    return brush.finish()


def _interdictor(brush: Brush, tone: Rgb) -> None:
    """A six-sided wall of force, barred."""
    for reach, colour, wide in ((46.0, VOID, 11.0), (46.0, tone, 6.0)):
        rim = _ring(6, reach, 30)
        brush.line([*rim, rim[0], rim[1]], colour, width=wide)
    brush.polygon(_ring(6, 40, 30), (*palette.mix(tone, VOID, 0.55), 170), ink=None)
    for turn in range(30, 390, 60):
        outer = _ring(1, 40, turn)[0]
        brush.line([outer, (outer[0] * 0.55, outer[1] * 0.55)], tone, width=4)


def _bomb(brush: Brush, tone: Rgb) -> None:
    """A ball with spikes all around."""
    brush.glow((0, 2), 49, rgb("#FF6A3D"), 0.8)
    for k in range(8):
        turn = k * math.pi / 4 + 0.39
        tip = 45 * math.sin(turn), 2 - 45 * math.cos(turn)
        sides = [(24 * math.sin(turn + a), 2 - 24 * math.cos(turn + a)) for a in (-0.3, 0.3)]
        brush.polygon([tip, *sides], tone, ink=VOID, width=3)
    brush.disc((0, 2), 31, palette.mix(tone, VOID, 0.4), ink=VOID, width=4)
    brush.disc((-8, -7), 11, (*palette.WHITE, 70), ink=None)


def _container(brush: Brush, tone: Rgb) -> None:
    """A ribbed box."""
    box = [(-42.0, -32.0), (42.0, -32.0), (42.0, 32.0), (-42.0, 32.0)]
    brush.polygon(box, palette.mix(tone, VOID, 0.35), ink=VOID, width=8)
    for x in (-30.0, -18.0, 18.0, 30.0):
        brush.line([(x, -25), (x, 25)], palette.mix(tone, VOID, 0.6), width=5)
    brush.line([*box, box[0], box[1]], tone, width=4)


def _signal(brush: Brush, tone: Rgb) -> None:
    """A signal as on a radar screen: arcs around a diamond without a picture."""
    for reach, alpha in ((46.0, 110), (35.0, 190)):
        for start in (-55, 125):
            brush.arc((0, 0), reach, start, start + 110, (*tone, alpha), width=4)
    brush.polygon(_diamond(31), VOID, ink=None)
    brush.polygon(_diamond(26), palette.mix(tone, VOID, 0.45), ink=tone, width=4)


def _diamond(far: float) -> list[Point]:
    return [(0.0, -far), (far, 0.0), (0.0, far), (-far, 0.0)]


def _ring(corners: int, reach: float, start: float) -> list[Point]:
    turns = [math.radians(start + 360 * k / corners) for k in range(corners)]
    return [(reach * math.sin(turn), -reach * math.cos(turn)) for turn in turns]
