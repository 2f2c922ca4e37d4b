"""Ships as sprites: a lit hull, engines that glow, a bar of hull points, the letter of a weapon."""

from functools import lru_cache
from typing import Final

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.kit import palette
from renders.kit.brush import Brush, Grid
from renders.kit.camera import Point
from renders.kit.noise import Field, enlarge
from renders.kit.palette import Rgb, rgb
from renders.space.chances import Chances
from renders.space.hulls import Outline, Shape, outline, within
from renders.space.liveries import VOID, form, hue, pattern
from renders.space.scene import Facing, Look, Sort

UNITS: Final = 138.0
"""Width of a sprite, in hundredths of the ship's length; the rest leaves room for the glow."""
NOTCH: Final = 3
"""Hull points for each notch of the bar."""
SOUND: Final = rgb("#54E08A")
HURT: Final = rgb("#F4C430")
DYING: Final = rgb("#FF5A3C")
FLAME: Final = rgb("#9FE4FF")
FINE: Final = 3
_COARSE_LENGTH: Final = 110
"""Length in px from which a ship is drawn with less supersampling."""
_SOFTEST: Final = 9.0
"""Widest blur in px for which Pillow's, which rounds to integers, shows no steps."""
_MODEL: Final = 220
"""Length in px from which a ship has windows and plates."""
SEAM: Final = 11
"""Units between panel lines across a large hull."""
_FIRM: Final = [min(255, value * 5) for value in range(256)]


@lru_cache(maxsize=256)
def hull(seat: int, sort: Sort, length: int, facing: Facing) -> Image.Image:
    """The ship, *length* px from bow to stern, in a square picture `UNITS` hundredths as wide."""
    size = round(length * UNITS / 100)
    sampling = 3 if length < _COARSE_LENGTH else 2
    brush = Brush(size, units=UNITS, heading=facing, sampling=sampling)
    ship, tone = outline(form(seat), sort), hue(seat)
    light = _glow(brush, ship.engines)
    _lay_rim(brush, ship.parts)
    edge = max(1.1 * sampling, brush.scale * 1.6) / brush.scale
    for part in ship.parts:
        _lay_part(brush, part, tone)
        brush.line([*part, part[0], part[1]], palette.lighter(tone, 0.38), width=edge)
    for deck in ship.decks:
        ink = palette.mix(tone, VOID, 0.8)
        brush.polygon(deck, palette.mix(tone, VOID, 0.58), ink=ink, width=2)
    _lay_pattern(brush, ship, seat)
    if length >= _MODEL:
        _draw_plates(brush, ship, tone)
    brush.disc(ship.bridge, (3.6, 6.2), rgb("#F4FBFF"), ink=None)
    for engine in ship.engines:
        brush.disc(engine, 4.0, rgb("#F2FDFF"), ink=None)
    light.alpha_composite(brush.image)
    return light.resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(maxsize=32)
def scarred(seat: int, sort: Sort, length: int, facing: Facing) -> Image.Image:
    """The ship torn open: dark holes with burning rims, and a crack across."""
    whole = hull(seat, sort, length, facing).copy()
    brush = Brush(whole.width, units=UNITS, heading=facing, sampling=3)
    for across, down, reach in ((-17.0, 4.0, 9.0), (15.0, 20.0, 7.0), (9.0, -16.0, 6.0)):
        brush.glow((across, down), reach * 2.2, rgb("#FF7A2E"), 0.9)
        brush.disc((across, down), reach, rgb("#FF9A4A"), ink=None)
        brush.disc((across + 0.8, down + 0.8), reach * 0.78, VOID, ink=None)
    crack: list[Point] = [(-26, -14), (-15, -8), (-8, -13), (2, -4), (7, 4), (18, 2), (28, 11)]
    brush.line(crack, VOID, width=4.5)
    brush.line(crack, rgb("#FFC27A"), width=1.4)
    whole.alpha_composite(brush.finish())
    return whole


@lru_cache(maxsize=32)
def shuttle(seat: int, length: int, facing: Facing) -> Image.Image:
    """A white capsule with stub wings and a band in its owner's colour."""
    brush = Brush(round(length * UNITS / 100), units=UNITS, heading=facing, sampling=3)
    white, tone = rgb("#F3F6FF"), hue(seat)
    for side in (-1, 1):
        wing: list[Point] = [
            (14.0 * side, -6),
            (44.0 * side, 20),
            (44.0 * side, 32),
            (14.0 * side, 24),
        ]
        brush.polygon(wing, palette.mix(white, VOID, 0.25), ink=VOID, width=4)
    brush.glow((0, 46), 16, FLAME, 1.2)
    body: list[Point] = [(-20, -24), (-20, 34), (-12, 42), (12, 42), (20, 34), (20, -24)]
    brush.disc((0, -26), 20, white, ink=VOID, width=4)
    brush.polygon(body, white, ink=VOID, width=4)
    brush.disc((0, -26), 18, white, ink=None)
    brush.polygon([(-19, 2), (19, 2), (19, 20), (-19, 20)], tone, ink=VOID, width=3)
    brush.disc((0, -22), 9, rgb("#7FC4F2"), ink=VOID, width=3)
    return brush.finish()


def sprite(seat: int, sort: Sort, length: int, facing: Facing, look: Look) -> Image.Image:
    """The ship with one of its looks."""
    match look:
        case "sound":
            return hull(seat, sort, length, facing)
        case "damaged":
            return scarred(seat, sort, length, facing)
        case "shuttle":
            return shuttle(seat, length, facing)


def _glow(brush: Brush, engines: tuple[Point, ...]) -> Image.Image:
    """The plumes behind the engines, under the hull."""
    light = Image.new("L", brush.size)
    pen = ImageDraw.Draw(light)
    for x, y in engines:
        plume = [
            (x - 5.0, y - 2),
            (x + 5.0, y - 2),
            (x + 2.2, y + 13),
            (x, y + 18),
            (x - 2.2, y + 13),
        ]
        pen.polygon([brush.place(point) for point in plume], fill=255)
    soft = light.filter(ImageFilter.GaussianBlur(brush.scale * 2.6))
    halo = light.filter(ImageFilter.GaussianBlur(brush.scale * 6))
    alpha = np.asarray(soft, dtype=np.float32) * 1.3 + np.asarray(halo, dtype=np.float32) * 1.1
    picture = Image.new("RGBA", brush.size, (*FLAME, 0))
    picture.putalpha(Image.fromarray(np.clip(alpha, 0, 255).astype(np.uint8)))
    return picture


def _lay_rim(brush: Brush, parts: tuple[Shape, ...]) -> None:
    """Draw a dark rim around the ship, so that it stands out from clouds and rocks."""
    mask = Image.new("L", brush.size)
    pen = ImageDraw.Draw(mask)
    for part in parts:
        pen.polygon([brush.place(point) for point in part], fill=255)
    reach = max(2.0 * brush.sampling, brush.scale * 2.2)
    brush.lay(VOID, mask.filter(ImageFilter.BoxBlur(reach)).point(_FIRM))


def _lay_part(brush: Brush, part: Shape, tone: Rgb) -> None:
    """A part of the hull, rounded towards its edges and lit from the upper left."""
    soft = brush.size[0] * 0.035
    left, top, right, bottom = brush.box(part, 2.0)
    mask = Image.new("L", (right - left, bottom - top))
    placed = [(x - left, y - top) for x, y in map(brush.place, part)]
    ImageDraw.Draw(mask).polygon(placed, fill=255)
    height = _rounded(mask, soft)
    padded = np.pad(height.astype(np.float64), 1, mode="edge")
    slope: Grid = padded[2:, 1:-1] - padded[:-2, 1:-1] + padded[1:-1, 2:] - padded[1:-1, :-2]
    slope *= soft / max(1.0, float(height.max()))
    shade: Grid = np.clip(0.72 + 0.62 * slope, 0.25, 1.5)[..., np.newaxis]
    base = np.array(palette.mix(tone, VOID, 0.12), dtype=np.float64)
    lit: Grid = base * np.minimum(shade, 1) + (255 - base) * np.clip(shade - 1, 0, 1) * 0.9
    brush.paint(lit, mask, (left, top))


def _lay_pattern(brush: Brush, ship: Outline, seat: int) -> None:
    """Paint the pattern of a seat's edge on the hull, coarse enough for a phone, beside the decks.

    Fleets whose colours look alike to the colour-blind are told apart by it.
    """
    mask, inside = (Image.new("L", brush.size) for _ in range(2))
    pen = ImageDraw.Draw(mask)
    for shape in pattern(seat):
        pen.polygon([brush.place(point) for point in shape], fill=210)
    pen = ImageDraw.Draw(inside)
    for part in ship.parts:
        pen.polygon([brush.place(point) for point in part], fill=255)
    for deck in ship.decks:
        pen.polygon([brush.place(point) for point in deck], fill=0)
    brush.lay(palette.mix(hue(seat), VOID, 0.78), ImageChops.multiply(mask, inside))


def _rounded(mask: Image.Image, soft: float) -> Field:
    """The mask blurred over *soft* px, without visible steps even if that is wide."""
    if soft <= _SOFTEST:
        return np.asarray(mask.filter(ImageFilter.GaussianBlur(soft)), dtype=np.float32)
    coarse = max(1, round(soft / 4))
    shape = mask.height // coarse + 1, mask.width // coarse + 1
    field = np.asarray(mask.resize((shape[1], shape[0]), Image.Resampling.BOX), dtype=np.float32)
    kernel = np.exp(-(((np.arange(-12, 13)) * coarse / soft) ** 2) / 2).astype(np.float32)
    kernel /= kernel.sum()
    padded = np.pad(field, 12)
    down = sum(
        (padded[k : k + shape[0]] * weight for k, weight in enumerate(kernel.tolist())),
        np.zeros((shape[0], padded.shape[1]), dtype=np.float32),
    )
    across = sum(
        (down[:, k : k + shape[1]] * weight for k, weight in enumerate(kernel.tolist())),
        np.zeros(shape, dtype=np.float32),
    )
    return enlarge(across, (mask.height, mask.width))


def _draw_plates(brush: Brush, ship: Outline, tone: Rgb) -> None:
    """Seams, hatches and lit windows, the same on both sides of a ship."""
    chances = Chances(len(ship.parts))
    inside = Image.new("L", brush.size)
    pen = ImageDraw.Draw(inside)
    for part in ship.parts:
        pen.polygon([brush.place(point) for point in part], fill=255)
    for deck in ship.decks:
        pen.polygon([brush.place(point) for point in deck], fill=0)
    _draw_seams(brush, ship, inside, tone)
    for _ in range(240):
        x, y = chances.between(4, 48), chances.between(-46, 34)
        wide, high = chances.one_of(((3.4, 0.9), (0.9, 3.4), (2.4, 2.4), (0.6, 0.6), (0.6, 0.6)))
        around_it = [
            (x + a * (wide + 2), y + b * (high + 2))
            for a, b in ((-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
        ]
        if not all(_holds(inside, brush.place(point)) for point in around_it):
            continue
        pen.polygon([brush.place(point) for point in around_it], fill=0)
        lit = wide == high == 0.6
        colour = rgb("#FFE7A8") if lit else palette.mix(tone, VOID, 0.52)
        for side in (-1, 1):
            box = [(side * x - wide, y - high), (side * x + wide, y - high)]
            box += [(side * x + wide, y + high), (side * x - wide, y + high)]
            brush.polygon(box, colour, ink=None)


def _draw_seams(brush: Brush, ship: Outline, inside: Image.Image, tone: Rgb) -> None:
    """Panel lines: across the hull, and within the outline of each part."""
    seams = Image.new("L", brush.size)
    pen = ImageDraw.Draw(seams)
    lines = [((-60.0, y + 0.0), (60.0, y + 0.0)) for y in range(-44, 45, SEAM)]
    shapes = (within(part, share) for part in ship.parts for share in (0.86, 0.70))
    for line in (*lines, *((*shape, shape[0]) for shape in shapes)):
        pen.line([brush.place(point) for point in line], fill=170, width=round(0.7 * brush.scale))
    brush.lay(palette.mix(tone, VOID, 0.62), ImageChops.multiply(seams, inside))


def _holds(mask: Image.Image, point: Point) -> bool:
    x, y = round(point[0]), round(point[1])
    return 0 <= x < mask.width and 0 <= y < mask.height and mask.getpixel((x, y)) == 255


@lru_cache(maxsize=512)
def hull_bar(left: int, most: int, width: int, height: int) -> Image.Image:
    """The hull points left of a ship, with a notch for every three, in a dark casing."""
    brush_size = width * FINE, height * FINE
    picture = Image.new("RGBA", brush_size)
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle(
        (0, 0, brush_size[0] - 1, brush_size[1] - 1),
        height * FINE * 0.34,
        fill=(*VOID, 255),
        outline=(*rgb("#9FB2D8"), 255),
        width=max(1, FINE),
    )
    edge = round(height * 0.24 * FINE)
    room = brush_size[0] - 2 * edge
    share = left / most
    tone = SOUND if share > 2 / 3 else HURT if share > 1 / 3 else DYING
    for notch in range(-(-most // NOTCH)):
        near, far = notch * NOTCH / most, min(1.0, (notch + 1) * NOTCH / most)
        gap = max(1.0 * FINE, room * 0.014)
        start, end = edge + room * near + gap / 2, edge + room * far - gap / 2
        pen.rectangle((start, edge, end, brush_size[1] - edge - 1), fill=(*rgb("#333D55"), 255))
        full = min(far, share)
        if full > near:
            stop = min(end, edge + room * full)
            pen.rectangle((start, edge, stop, brush_size[1] - edge - 1), fill=(*tone, 255))
    return picture.reduce(FINE)


@lru_cache(maxsize=64)
def weapon_disc(letter: str, size: int) -> Image.Image:
    """The letter of a special weapon, dark on a pale disc."""
    brush = Brush(size)
    brush.disc((0, 0), 47, VOID, ink=None)
    brush.disc((0, 0), 41, rgb("#FFF3CF"), ink=palette.GOLD, width=6)
    brush.letters(letter, (0, 0), 46, VOID)
    return brush.finish()
