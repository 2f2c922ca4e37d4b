"""The picture of a victory: the winner's flagship and escort before a world, and the results."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from textwrap import wrap
from typing import Final

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from renders.kit import palette
from renders.kit.camera import Point, Size
from renders.kit.noise import noise
from renders.kit.palette import Rgb, rgb
from renders.kit.stencil import shine, stamp
from renders.kit.text import LEADING, cap_height, lines_of, text_width, write
from renders.space.liveries import HUES, VOID, hue
from renders.space.scene import CLASSES, Scene, Ship, Sort
from renders.space.ships import hull
from renders.space.sky import sky
from renders.space.strip import PALE, glass, lay_strip, strip_height

CARD: Final[Size] = (1200, 1200)
FLAGSHIP: Final = 430
"""Length of the flagship in px."""
ESCORT: Final[dict[Sort, int]] = {
    "frigate": 96,
    "destroyer": 132,
    "cruiser": 170,
    "battleship": 220,
}
BANNER: Final = 92
SMALLEST_BANNER: Final = 56
SMALLEST_OF_TWO: Final = 28
"""Least px of the letters on a banner of one line, and of two."""
BANNER_WIDTH: Final = 880
REASON: Final = 42
REASON_LINE: Final = 56
"""Px of the letters of the reason, and of each of its lines."""
REASON_LETTERS: Final = 54
"""Letters of a line of the reason at most."""
RAYS: Final = 620
"""Length of the shafts of light in px."""
WORLD: Final = 860
AIR: Final = 40
"""Px of glow around the world."""
FINE: Final = 3


@dataclass(frozen=True, slots=True)
class Victory:
    """The scene at the end of a battle, and the winners' seats; none for a draw."""

    scene: Scene
    seats: tuple[int, ...]


def paint_victory(victory: Victory) -> Image.Image:
    """Paint the picture."""
    scene = victory.scene
    ranked = sorted(
        scene.fleets, key=lambda fleet: (fleet.seat not in victory.seats, -fleet.points)
    )
    fleets = tuple(
        replace(one, left=(), right=(), acting=one.seat in victory.seats) for one in ranked
    )
    rows = Scene(scene.zones, fleets=tuple(replace(one, acting=False) for one in fleets))
    picture = sky(CARD, scene.sky)
    tone = hue(victory.seats[0]) if victory.seats else rgb("#9FB2D8")
    foot = CARD[1] - strip_height(rows, CARD[0])
    world = _world(tone)
    stamp(picture, world, (930.0, foot * 0.72))
    middle = 600.0, foot * 0.42
    shine(picture, middle, 560, palette.lighter(tone, 0.5), 190)
    shine(picture, (middle[0], middle[1] + 210), 300, rgb("#CFF2FF"), 200)
    _draw_rays(picture, middle, tone)
    _draw_fleet(picture, scene, victory.seats, middle)
    lay_strip(picture, rows)
    if scene.reason:
        reason = _reason(scene.reason)
        stamp(picture, reason, (CARD[0] / 2, foot - reason.height / 2))
        foot -= reason.height
    banner = _banner(scene.caption or "·", tone)
    stamp(picture, banner, (600.0, foot - banner.height / 2 + 4))
    return picture


def _reason(text: str) -> Image.Image:
    """The reason of the end on a dark band, which lies between banner and strip."""
    lines, sizes = wrap(text, REASON_LETTERS), range(REASON, SMALLEST_OF_TWO - 1, -2)
    widths = {size: max(text_width(line, "title", size) for line in lines) for size in sizes}
    size = next((px for px, wide in widths.items() if wide <= CARD[0] - 120), sizes[-1])
    wide = widths[size] + 60
    band = glass((round(wide), REASON_LINE * len(lines)), 1.0, VOID)
    for k, line in enumerate(lines):
        left = (wide - text_width(line, "title", size)) / 2
        base = (k + 0.5) * REASON_LINE + cap_height("title", size) / 2
        write(band, line, "title", size, at=(left, base), fill=PALE)
    return band


def warm() -> Iterator[None]:
    """Draw the slow things that all victories of a seat share, step by step."""
    _rays()
    for seat in range(len(HUES)):
        yield
        _world(hue(seat))
        yield
        _flagship(seat, "battleship", FLAGSHIP)


@lru_cache(maxsize=12)
def _flagship(seat: int, sort: Sort, long: int) -> Image.Image:
    """A large ship, in its own cache, where the many small ones cannot displace it."""
    return hull(seat, sort, long, 0)


def _draw_fleet(picture: Image.Image, scene: Scene, seats: tuple[int, ...], middle: Point) -> None:
    """Draw the largest ship of each winner, and their other ships behind it in two wings."""
    shown = seats[:3]
    for place, seat in enumerate(shown):
        ships = sorted(
            (ship for ship in scene.ships if ship.seat == seat),
            key=lambda ship: (-CLASSES[ship.sort], ship.number),
        )
        apart = 380.0 if len(shown) == 2 else 330.0
        across = middle[0] + (place - (len(shown) - 1) / 2) * apart
        share = 1.0 if len(shown) == 1 else 0.66
        _draw_escort(picture, ships[1:], (across, middle[1]), share)
        sort = ships[0].sort if ships else "battleship"
        long = round(FLAGSHIP * share * (0.72 + 0.07 * CLASSES[sort]))
        stamp(picture, _flagship(seat, sort, long), (across, middle[1]))


def _draw_escort(picture: Image.Image, ships: list[Ship], middle: Point, share: float) -> None:
    """Draw ships in two rows of a wedge, the rearmost first."""
    for k in reversed(range(min(8, len(ships)))):
        ship, rank = ships[k], k // 2 + 1
        side = -1 if k % 2 == 0 else 1
        if share == 1.0:
            across, down = side * (170.0 + 100 * rank), 10.0 + 78 * rank
        else:
            across, down = side * (30.0 * (rank % 2) + 36 * rank), 150.0 + 58 * rank
        sprite = hull(ship.seat, ship.sort, round(ESCORT[ship.sort] * share * 0.9), 0)
        stamp(picture, sprite, (middle[0] + across, middle[1] + down))


def _draw_rays(picture: Image.Image, middle: Point, tone: Rgb) -> None:
    """Shafts of light out of the middle."""
    at = round(middle[0] - RAYS), round(middle[1] - RAYS)
    picture.paste(palette.lighter(tone, 0.6), at, _rays())


@lru_cache(maxsize=1)
def _rays() -> Image.Image:
    size = RAYS // 2
    large = Image.new("L", (size * 2, size * 2))
    pen = ImageDraw.Draw(large)
    for k in range(16):
        turn = math.radians(22.5 * k + 11)
        wide = math.radians(2.2 if k % 2 else 4.0)
        far = size * (0.98 if k % 2 else 0.85)
        pen.polygon(
            [
                (size, size),
                (size + far * math.sin(turn - wide), size - far * math.cos(turn - wide)),
                (size + far * math.sin(turn + wide), size - far * math.cos(turn + wide)),
            ],
            fill=120,
        )
    soft = large.filter(ImageFilter.GaussianBlur(6)).resize((2 * RAYS, 2 * RAYS))
    fading = Image.radial_gradient("L").resize(soft.size).point(_FADING)
    return Image.composite(soft, Image.new("L", soft.size), fading)


_FADING: Final = [round(255 * max(0.0, 1 - value / 175)) for value in range(256)]


@lru_cache(maxsize=6)
def _world(tone: Rgb) -> Image.Image:
    """A banded world lit from the upper left, in an atmosphere of the winner's colour."""
    size, reach = WORLD, WORLD // 2 - AIR
    box = (AIR, AIR, size - AIR, size - AIR)
    picture = Image.new("RGBA", (size, size), (*palette.lighter(tone, 0.35), 0))
    air = Image.new("L", (size, size))
    near = AIR // 8
    lit = tuple(edge - near for edge in box)
    ImageDraw.Draw(air).ellipse(lit, fill=235)
    picture.putalpha(air.filter(ImageFilter.GaussianBlur(AIR / 3.2)))
    mask = Image.new("L", (size * 2, size * 2))
    ImageDraw.Draw(mask).ellipse([edge * 2 for edge in box], fill=255)
    ball = _ball(tone, 2 * reach)
    whole = Image.new("RGB", (size, size), VOID)
    whole.paste(ball, (AIR, AIR))
    picture.paste(whole, (0, 0), mask.reduce(2))
    return picture


def _ball(tone: Rgb, size: int) -> Image.Image:
    """The colours of a ball with bands of cloud, as wide as its picture."""
    half = size // 2
    points = (np.arange(half) + 0.5) / half * 2 - 1
    across, down = np.meshgrid(points, points)
    far = np.minimum(np.hypot(across, down), 1)
    height = np.sqrt(1 - far**2)
    # Bands follow the latitude of each point, so they bend with the ball.
    tilt = (down * 0.94 + across * 0.34) * (1.08 - 0.16 * height)
    bent = sum(
        noise((0, 0, 1, 0.5), (half, half), (wave, wave / 3), 770 + k) * np.float32(weight)
        for k, (wave, weight) in enumerate(((0.30, 0.11), (0.12, 0.06), (0.05, 0.03)))
    )
    where = tilt + np.asarray(bent)
    wave = np.sin(where * 11) * 0.45 + np.sin(where * 27 + 1) * 0.30 + np.sin(where * 61) * 0.15
    share = np.clip(wave * 0.6 + 0.5, 0, 1)[..., np.newaxis]
    dark = np.array(palette.mix(tone, VOID, 0.60))
    pale = np.array(palette.mix(tone, rgb("#FFF1DC"), 0.62))
    light = np.clip(-across * 0.60 - down * 0.50 + height * 0.62, 0, 1)[..., np.newaxis]
    rim = (np.clip(far - 0.86, 0, 1) / 0.14)[..., np.newaxis] ** 2 * light * 1.2
    colour = (dark * (1 - share) + pale * share) * (0.04 + 1.08 * light**1.15)
    colour = colour * (1 - np.clip(rim, 0, 0.7)) + np.array(palette.lighter(tone, 0.5)) * rim
    ball = Image.fromarray(np.clip(colour, 0, 245).astype(np.uint8), "RGB")
    return ball.resize((size, size), Image.Resampling.BICUBIC)


def _lines(text: str) -> tuple[int, list[str]]:
    """The text on one line, or else on two, in letters as large as fit, with their size in px."""
    for size in range(BANNER, SMALLEST_BANNER - 1, -4):
        if text_width(text, "title", size) <= BANNER_WIDTH:
            return size, [text]
    sizes = range(SMALLEST_BANNER, SMALLEST_OF_TWO - 1, -4)
    tried = [(size, lines_of(text, "title", size, BANNER_WIDTH)) for size in sizes]
    return next((one for one in tried if " ".join(one[1]) == text), tried[-1])


@lru_cache(maxsize=16)
def _banner(text: str, tone: Rgb) -> Image.Image:
    """The text on a dark ribbon with pointed ends."""
    size, lines = _lines(text)
    wide = max(460, *(text_width(line, "title", size) + 90 for line in lines)) + 120
    high = round(size * LEADING * (len(lines) - 1)) + 128
    large = Image.new("RGBA", (wide * FINE, high * FINE))
    pen = ImageDraw.Draw(large)
    for inset, fill, edge in ((4.0, VOID, VOID), (7.0, rgb("#0B1230"), tone)):
        far, low, tip = wide - inset, high - inset, 58.0
        shape = [
            *((inset + tip, inset), (far - tip, inset), (far, high / 2)),
            *((far - tip, low), (inset + tip, low), (inset, high / 2)),
        ]
        placed = [(x * FINE, y * FINE) for x, y in shape]
        pen.polygon(placed, fill=(*fill, 238))
        pen.line([*placed, placed[0], placed[1]], fill=(*edge, 255), width=5 * FINE, joint="curve")
    ribbon = large.reduce(FINE)
    for k, line in enumerate(lines):
        left = (wide - text_width(line, "title", size)) / 2
        foot = high / 2 + cap_height("title", size) / 2
        foot += (k - (len(lines) - 1) / 2) * LEADING * size
        write(ribbon, line, "title", size, at=(left, foot), fill=PALE)
    return ribbon
