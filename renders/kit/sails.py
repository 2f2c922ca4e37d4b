"""Sails seen from above, full of wind: their shape, livery, light and damage."""

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageFilter

from renders.kit import palette
from renders.kit.brush import Brush, Grid, Point
from renders.kit.flags import Flag


class Pattern(StrEnum):
    """Pattern painted on the cloth, so that ships do not differ by colour alone."""

    STRIPE = "stripe"
    STRIPES = "stripes"
    BEND = "bend"
    CHECKS = "checks"
    ROUNDEL = "roundel"
    CHEVRON = "chevron"
    QUARTERS = "quarters"
    BORDER = "border"
    BANDS = "bands"
    SALTIRE = "saltire"
    CROSS = "cross"
    LILIES = "lilies"
    SKULL = "skull"


@dataclass(frozen=True, slots=True)
class Livery:
    """The cloth of a ship: `ground` under a pattern in `marks`; a corsair's port half is black."""

    pattern: Pattern
    ground: palette.Rgb
    marks: tuple[palette.Rgb, ...]
    corsair: bool = False


@dataclass(frozen=True, slots=True)
class Sail:
    """A sail: cloth that bulges forwards from a spar, which runs from `port` to `starboard`.

    `depth` is how far the middle bulges, and each share is the depth at one end as a share of it.
    """

    port: Point
    starboard: Point
    depth: float
    port_share: float = 0.3
    starboard_share: float = 0.3


_SEATS: Final = (
    *(Pattern.STRIPE, Pattern.STRIPES, Pattern.BEND, Pattern.CHECKS),
    *(Pattern.ROUNDEL, Pattern.CHEVRON, Pattern.QUARTERS, Pattern.BORDER),
)
_LIGHT: Final = (-0.52, -0.60, 0.61)
_LIGHT_COLOUR: Final = 180
"""Brightness from which a colour hardly shows on white canvas."""
_DARK_CANVAS: Final = palette.rgb("#2C4763")
_CLOTH_BLACK: Final = palette.rgb("#35323B")

FLAG_LIVERIES: Final[dict[Flag, Livery]] = {
    Flag.HOLLAND: Livery(
        Pattern.BANDS, palette.CANVAS, (palette.HOLLAND_ORANGE, palette.HOLLAND_BLUE)
    ),
    Flag.SPAIN: Livery(Pattern.SALTIRE, palette.SPAIN_GOLD, (palette.SPAIN_RED,)),
    Flag.ENGLAND: Livery(Pattern.CROSS, palette.ENGLAND_RED, (palette.CANVAS,)),
    Flag.FRANCE: Livery(Pattern.LILIES, palette.FRANCE_BLUE, (palette.FRANCE_GOLD,)),
    Flag.PIRATES: Livery(Pattern.SKULL, _CLOTH_BLACK, (palette.BONE,)),
    Flag.NATIVE: Livery(Pattern.CHECKS, palette.NATIVE_CREAM, (palette.NATIVE_TEAL,)),
}


def seat_livery(seat: int) -> Livery:
    """Canvas with the seat's own pattern in its colour; seats count from 0.

    The canvas is white, or dark below a colour that is light itself.
    """
    colour = palette.of_seat(seat)
    cloth = palette.CANVAS if palette.brightness(colour) < _LIGHT_COLOUR else _DARK_CANVAS
    return Livery(_SEATS[seat], cloth, (colour,))


def flag_livery(flag: Flag, *, corsair: bool = False) -> Livery:
    """Cloth dyed as the flag; a corsair's is a pirate's to port and its country's to starboard."""
    livery = FLAG_LIVERIES[flag]
    return Livery(livery.pattern, livery.ground, livery.marks, corsair)


def outline(sail: Sail) -> list[Point]:
    """The edge of the cloth in units."""
    steps = np.linspace(-1.0, 1.0, 33)
    depths = _belly(sail, steps) * sail.depth
    (ax, ay), (bx, by) = sail.port, sail.starboard
    (ux, uy), (vx, vy), half = _frame(sail)
    foot = [
        ((ax + bx) / 2 + ux * half * u + vx * deep, (ay + by) / 2 + uy * half * u + vy * deep)
        for u, deep in zip(steps.tolist(), depths.tolist(), strict=True)
    ]
    return [sail.port, *foot, sail.starboard]


def hoist(brush: Brush, sail: Sail, livery: Livery, wear: int) -> None:
    """Paint one sail and its spar; `wear` 0 is undamaged, 1 torn, 2 in tatters."""
    box = brush.box([*outline(sail), sail.port, sail.starboard], margin=3)
    across, down = brush.grid(box)
    along, deep = _on_cloth(sail, across, down)
    inside = (np.abs(along) <= 1.0) & (deep >= 0.0) & (deep <= 1.0)
    if wear:
        inside &= _whole(sail, along, deep, wear)
    mask = Image.fromarray(np.where(inside, 255, 0).astype(np.uint8))
    corner = (box[0], box[1])
    edge = max(brush.thickness(0.9), round(0.8 * brush.sampling))
    brush.lay(palette.INK, _swollen(mask, edge), corner)
    light = _shade(brush, sail, along, deep)
    brush.paint(_dyed(livery, sail, along, deep) * light[..., None], mask, corner)
    _spar(brush, sail)


def _frame(sail: Sail) -> tuple[Point, Point, float]:
    """Directions along the spar and of the cloth's bulge, and half the spar's length."""
    (ax, ay), (bx, by) = sail.port, sail.starboard
    length = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / length, (by - ay) / length
    return (ux, uy), (uy, -ux), length / 2


def _belly(sail: Sail, along: Grid) -> Grid:
    ends = sail.port_share + (sail.starboard_share - sail.port_share) * (along + 1) / 2
    swell: Grid = ends + (1 - ends) * np.clip(1 - np.abs(along) ** 2.3, 0.0, 1.0) ** 0.9
    return swell


def _on_cloth(sail: Sail, across: Grid, down: Grid) -> tuple[Grid, Grid]:
    """For each pixel how far along the spar (-1..1), and how far from it to the foot (0..1)."""
    (ux, uy), (vx, vy), half = _frame(sail)
    x = across - (sail.port[0] + sail.starboard[0]) / 2
    y = down - (sail.port[1] + sail.starboard[1]) / 2
    along: Grid = (x * ux + y * uy) / half
    deep: Grid = (x * vx + y * vy) / (sail.depth * _belly(sail, np.clip(along, -1.0, 1.0)) + 1e-6)
    return along, deep


def _shade(brush: Brush, sail: Sail, along: Grid, deep: Grid) -> Grid:
    """Light from the upper left of the screen on cloth that bellies forwards and to its sides."""
    (ux, uy), (vx, vy), half = _frame(sail)
    cos, sin = math.cos(brush.angle), math.sin(brush.angle)
    towards = [(x * cos - y * sin, x * sin + y * cos) for x, y in ((ux, uy), (vx, vy))]
    lights = [x * _LIGHT[0] + y * _LIGHT[1] for x, y in towards]
    lean, pitch = along * 0.75, (deep - 0.40) * 1.9
    facing = (lean * lights[0] + pitch * lights[1] + _LIGHT[2]) / np.sqrt(1 + lean**2 + pitch**2)
    shade = 0.50 + 0.66 * np.clip(facing, 0.0, 1.0) + 0.16 * np.clip(facing, 0.0, 1.0) ** 6
    shade -= 0.24 * np.exp(-np.maximum(deep, -1.0) * 8.0)
    seams = np.abs(np.mod(along * half / 2.6 + 0.5, 1.0) - 0.5)
    shade -= 0.055 * (seams < 0.07)
    shade -= 0.05 * (np.abs(deep - 0.36) < 0.035)
    bright: Grid = np.clip(shade, 0.40, 1.16)
    return bright


def _dyed(livery: Livery, sail: Sail, along: Grid, deep: Grid) -> Grid:
    """The colour of each pixel's cloth, unlit."""
    width = _frame(sail)[2]
    if not livery.corsair:
        return _pattern(livery, along, deep, width, sail.depth)
    pirate = FLAG_LIVERIES[Flag.PIRATES]
    port = _pattern(pirate, along * 2 + 1, deep, width / 2, sail.depth)
    starboard = _pattern(livery, along * 2 - 1, deep, width / 2, sail.depth)
    parted: Grid = np.where((along < 0)[..., None], port, starboard)
    return parted


def _pattern(livery: Livery, along: Grid, deep: Grid, width: float, depth: float) -> Grid:
    colours = np.empty((*along.shape, 3), dtype=np.float64)
    colours[:] = livery.ground
    first = livery.marks[0]
    aside, middle = np.abs(along), np.abs(deep - 0.5)
    match livery.pattern:
        case Pattern.STRIPE:
            colours[aside < 0.42] = first
        case Pattern.STRIPES:
            colours[(aside > 0.3) & (aside < 0.78)] = first
        case Pattern.BEND:
            colours[along + (deep - 0.5) * 0.7 < 0.0] = first
        case Pattern.CHECKS:
            squares = np.floor((along + 1) * 2.5) + np.floor(deep * 1.999)
            colours[np.mod(squares, 2) == 0] = first
        case Pattern.ROUNDEL:
            colours[np.hypot(along * width, (deep - 0.5) * depth) < 0.36 * width] = first
        case Pattern.CHEVRON:
            colours[np.abs(deep - 0.85 + aside * 0.9) < 0.24] = first
        case Pattern.QUARTERS:
            colours[(along < 0) == (deep < 0.5)] = first
        case Pattern.BORDER:
            colours[(aside > 0.72) | (middle > 0.3)] = first
        case Pattern.BANDS:
            colours[deep > 0.64] = first
            colours[deep < 0.34] = livery.marks[1]
        case Pattern.SALTIRE:
            colours[np.abs(aside - middle * 1.9) < 0.17] = first
        case Pattern.CROSS:
            colours[(aside < 0.15) | (middle < 0.13)] = first
        case Pattern.LILIES:
            for centre in (-0.62, 0.0, 0.62):
                colours[np.abs(along - centre) * width / 2.3 + middle * depth / 3.2 < 1] = first
        case Pattern.SKULL:
            _skull(colours, along * width, (deep - 0.48) * depth, min(depth, width) * 0.34, first)
    return colours


def _skull(colours: Grid, x: Grid, y: Grid, radius: float, bone: palette.Rgb) -> None:
    """A skull over crossed bones; its top towards the spar."""
    bones = (np.abs(np.abs(x) * 0.5 - np.abs(y)) < radius * 0.22) & (np.abs(x) < radius * 2.3)
    colours[bones] = bone
    colours[np.hypot(x, y) < radius * 1.3] = _CLOTH_BLACK
    head = np.hypot(x, y + radius * 0.12) < radius
    jaw = (np.abs(x) < radius * 0.55) & (y > 0) & (y < radius * 1.25)
    colours[head | jaw] = bone
    colours[np.hypot(np.abs(x) - radius * 0.42, y) < radius * 0.3] = _CLOTH_BLACK


def _whole(sail: Sail, along: Grid, deep: Grid, wear: int) -> NDArray[np.bool_]:
    """Mask of the cloth without the holes that shot and fire have made."""
    half = _frame(sail)[2]
    x, y = along * half, deep * sail.depth
    seed = sail.port[1] * 1.7 + sail.depth
    holes = [(-0.45, 0.62, 2.0), (0.5, 0.42, 1.7), (0.1, 0.85, 2.2), (-0.8, 0.3, 1.6)]
    sound = np.ones(along.shape, dtype=np.bool_)
    for number, (u, v, radius) in enumerate(holes[: 2 if wear == 1 else 4]):
        flipped = u if (number + round(seed)) % 2 else -u
        across, down = x - flipped * half, y - v * sail.depth
        away = across * across + down * down
        near = away < (1.5 * radius) ** 2
        turn = np.arctan2(down[near], across[near])
        ragged = radius * (1.0 + 0.3 * np.sin(turn * 5 + seed) + 0.2 * np.sin(turn * 9))
        sound[near] &= away[near] > ragged * ragged
    if wear > 1:
        rip = 0.86 + 0.13 * np.sin(x * 1.9 + seed) + 0.10 * np.sin(x * 3.7 + 1.3 * seed)
        sound &= deep < rip - 0.25 * np.clip(np.sin(along * 2.2 + seed), 0, 1)
    return sound


def _swollen(mask: Image.Image, edge: int) -> Image.Image:
    """The mask grown by `edge` pixels, with a soft rim."""
    soft = mask.filter(ImageFilter.GaussianBlur(edge * 0.62))
    return soft.point([min(255, max(0, value - 8) * 7) for value in range(256)])


def _spar(brush: Brush, sail: Sail) -> None:
    (ux, uy), _, _ = _frame(sail)
    (ax, ay), (bx, by) = sail.port, sail.starboard
    ends = [(ax - ux * 1.4, ay - uy * 1.4), (bx + ux * 1.4, by + uy * 1.4)]
    brush.line(ends, palette.INK, width=2.4, least=1.0)
    brush.line(ends, palette.lighter(palette.SPAR, 0.12), width=1.2, least=0.4)
