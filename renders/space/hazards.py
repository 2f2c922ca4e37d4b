"""Special sectors: a field of drawn rocks, a spiral of gravity, a glowing cloud."""

import math
from functools import lru_cache
from typing import Final

import numpy as np
from PIL import Image, ImageFilter

from renders.kit import palette
from renders.kit.brush import Brush
from renders.kit.camera import Point
from renders.kit.noise import enlarge, noise
from renders.kit.palette import rgb
from renders.space.chances import Chances
from renders.space.liveries import VOID
from renders.space.scene import Hazard

LOOKS: Final = 4
"""Variants of fields and clouds, so that neighbours differ."""
_ROCKS: Final = 21
_ARMS: Final = 5


@lru_cache(maxsize=32)
def hazard(kind: Hazard, size: int, look: int) -> Image.Image:
    """The content of a special sector *size* px wide."""
    match kind:
        case "asteroids":
            return _rocks(size, look)
        case "gravity":
            return _spiral(size)
        case "gas":
            return _cloud(size, look)


def _rocks(size: int, look: int) -> Image.Image:
    """Large rocks near the edges, which leave ships in the middle visible, and small ones."""
    chances = Chances(40 + look)
    brush = Brush(size, sampling=2)
    for k in range(_ROCKS):
        turn = k * 2.399 + chances.between(-0.2, 0.2) + look
        large = k % 3 == 0
        far = chances.between(29, 35) if large else chances.between(4, 40)
        reach = chances.between(10.5, 14.5) if large else chances.between(2.6, 6.4)
        _rock(brush, (far * math.cos(turn), far * math.sin(turn)), reach, chances)
    return brush.finish()


def _rock(brush: Brush, at: Point, reach: float, chances: Chances) -> None:
    corners = chances.one_of((7, 8, 9))
    rim = [
        (
            at[0] + reach * chances.between(0.74, 1.12) * math.cos(2 * math.pi * k / corners),
            at[1] + reach * chances.between(0.74, 1.12) * math.sin(2 * math.pi * k / corners),
        )
        for k in range(corners)
    ]
    stone = palette.mix(rgb("#9A8877"), rgb("#6F7180"), chances.between(0, 1))
    brush.polygon([(x + 0.7, y + 0.9) for x, y in rim], (*VOID, 200), width=2.4, ink=(*VOID, 200))
    brush.polygon(rim, palette.mix(stone, VOID, 0.52), ink=VOID, width=1.0)
    for share, light in ((0.86, 0.24), (0.66, 0.02)):
        off = reach * (1 - share)
        inner = [
            (at[0] + (x - at[0]) * share - off * 0.62, at[1] + (y - at[1]) * share - off * 0.62)
            for x, y in rim
        ]
        brush.polygon(inner, palette.mix(stone, VOID, light), ink=None)
    if reach > 4:
        for _ in range(3 if reach > 8 else 1):
            spot = (
                at[0] + reach * chances.between(-0.45, 0.3),
                at[1] + reach * chances.between(-0.45, 0.3),
            )
            pit = reach * chances.between(0.13, 0.22)
            brush.disc(spot, pit, palette.mix(stone, VOID, 0.45), ink=None)
            brush.disc(
                (spot[0] + pit * 0.3, spot[1] + pit * 0.3),
                pit * 0.7,
                palette.mix(stone, VOID, 0.2),
                ink=None,
            )


def _spiral(size: int) -> Image.Image:
    """Arms of light that wind into a dark heart."""
    points = (np.arange(size) + 0.5) / size * 2 - 1
    across, down = np.meshgrid(points, points)
    far = np.hypot(across, down)
    turn = np.arctan2(down, across)
    wound = turn * _ARMS + 9.5 * np.log(far + 0.06)
    arm = np.clip(np.sin(wound), 0, 1) ** 2
    fade = np.clip((1.0 - far) / 0.30, 0, 1) * np.clip((far - 0.13) / 0.10, 0, 1)
    ring = np.exp(-(((far - 0.17) / 0.035) ** 2))
    light = arm * fade * (0.95 - 0.35 * far) + ring * 1.1
    heart = np.clip((0.17 - far) / 0.02, 0, 1)
    shade = np.clip(1 - far / 0.95, 0, 1) * 0.55
    alpha = np.clip(light * 0.92 + shade + heart, 0, 1)
    share = np.clip(light, 0, 1)[..., np.newaxis]
    warm = np.clip(1.3 - 2.2 * far, 0, 1)[..., np.newaxis]
    cold, hot = np.array(rgb("#A98BFF")), np.array(rgb("#FFE3C4"))
    tone = (cold * (1 - warm) + hot * warm) * share + np.array(rgb("#0B0620")) * (1 - share)
    tone *= 1 - heart[..., np.newaxis]
    picture = Image.fromarray(np.clip(tone, 0, 255).astype(np.uint8), "RGB").convert("RGBA")
    picture.putalpha(Image.fromarray((alpha * 255).astype(np.uint8)))
    return picture


def _cloud(size: int, look: int) -> Image.Image:
    """Billows of green gas, brighter where they are thin."""
    shape = (size // 2, size // 2)
    box = (0.0, 0.0, 1.0, 1.0)
    field = sum(
        noise(box, shape, wave, 500 + 17 * look + k) * np.float32(weight)
        for k, (wave, weight) in enumerate(((0.42, 0.55), (0.2, 0.3), (0.09, 0.2)))
    )
    points = (np.arange(shape[0]) + 0.5) / shape[0] * 2 - 1
    across, down = np.meshgrid(points, points)
    far = np.hypot(across, down)
    dense = np.clip((0.98 - far) * 2.2 + np.asarray(field) * 0.7, 0, 1)
    ridge = np.exp(-((np.asarray(field) / 0.13) ** 2)) * np.clip((0.9 - far) * 2.2, 0, 1)
    alpha = enlarge((dense * 0.70 + ridge * 0.25).astype(np.float32), (size, size))
    glow = enlarge((ridge * 0.9).astype(np.float32), (size, size))[..., np.newaxis]
    deep, bright = np.array(rgb("#23966A")), np.array(rgb("#C7FFD9"))
    tone = deep * (1 - glow) + bright * glow
    picture = Image.fromarray(np.clip(tone, 0, 255).astype(np.uint8), "RGB").convert("RGBA")
    picture.putalpha(Image.fromarray((np.clip(alpha, 0, 0.9) * 255).astype(np.uint8)))
    return picture.filter(ImageFilter.GaussianBlur(size / 160))
