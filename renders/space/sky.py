"""The sky behind every battle: a nebula of two coloured noises and stars of three sizes."""

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from renders.kit.camera import Box, Size
from renders.kit.noise import AnyField, Field, chance, enlarge, noise
from renders.kit.palette import Rgb, rgb
from renders.kit.stencil import Stencil, shine

NIGHT: Final = rgb("#0A0D1C")
SKIES: Final[tuple[tuple[Rgb, Rgb], ...]] = (
    (rgb("#3A63C8"), rgb("#B04FA6")),
    (rgb("#1F8A97"), rgb("#6C4FC4")),
    (rgb("#B4573F"), rgb("#3D59B8")),
    (rgb("#5B57C9"), rgb("#1F9C86")),
)
"""The two colours of each nebula."""
COARSE: Final = 4
"""Px of the picture for each point in which the nebula is computed."""
ACROSS: Final = 6.0
"""Width of the picture in units of noise."""
BRIGHTEST: Final = 232
"""Brightness that no cloud reaches, so that white text stays legible on it."""
STAR: Final = 30
"""Px of a lattice square that may hold a star, at a picture 1200 px wide."""
STARLIGHT: Final = (rgb("#FFFFFF"), rgb("#CFE0FF"), rgb("#FFE9C9"))


TALLEST: Final = 1.25
"""Height of a sky as a share of its width; no picture is taller."""


def sky(size: Size, which: int) -> Image.Image:
    """The upper part of one of the skies, as a new picture."""
    return _whole(size[0], which % len(SKIES)).crop((0, 0, *size))


@lru_cache(maxsize=6)
def _whole(width: int, which: int) -> Image.Image:
    picture = _nebula((width, round(TALLEST * width)), which)
    _scatter_stars(picture, which)
    return picture


def _nebula(size: Size, which: int) -> Image.Image:
    shape = -(-size[1] // COARSE), -(-size[0] // COARSE)
    box = 0.0, 0.0, ACROSS, ACROSS * size[1] / size[0]
    seed = 100 * which
    first = _cloud(box, shape, seed + 1)
    second = _cloud(box, shape, seed + 31)
    dust = _cloud(box, shape, seed + 61)
    cold, warm = (np.array(colour, dtype=np.float32) for colour in SKIES[which])
    levels = np.zeros((*shape, 3), dtype=np.float32) + np.array(NIGHT, dtype=np.float32)
    for colour, light in ((cold, first), (warm, second)):
        glow = np.clip((light - 0.34) * 1.9, 0, 1) ** 1.6
        levels += glow[..., np.newaxis] * colour * 1.45
    core = np.clip((first + second) / 2 - 0.60, 0, 1) ** 1.3 * 2.0
    levels += core[..., np.newaxis] * np.array((255, 226, 235), dtype=np.float32)
    levels *= 1 - 0.7 * np.clip((dust - 0.58) * 3, 0, 1)[..., np.newaxis]
    levels = BRIGHTEST * (1 - np.exp(-levels / BRIGHTEST))
    small = Image.fromarray(levels.astype(np.uint8), "RGB")
    return small.resize(size, Image.Resampling.BICUBIC)


def _cloud(box: Box, shape: tuple[int, int], seed: int) -> Field:
    """Noise of five sizes in 0..1, distorted by two others, so that it looks like streams."""
    total = np.zeros(shape, dtype=np.float32)
    for octave, (wave, weight) in enumerate(
        ((3.1, 0.42), (1.5, 0.27), (0.72, 0.17), (0.35, 0.09), (0.17, 0.05))
    ):
        total += noise(box, shape, wave, seed + octave) * np.float32(weight)
    pulled = [noise(box, shape, 1.7, seed + 10 + way) for way in range(2)]
    reach = shape[1] * 0.11
    rows, columns = np.indices(shape)
    down = _within(rows + pulled[0] * reach, shape[0])
    across = _within(columns + pulled[1] * reach, shape[1])
    streamed = _smooth(total[down, across])
    balanced: Field = (streamed - streamed.mean()) / streamed.std() * np.float32(0.17)
    return balanced + np.float32(0.5)


def _within(places: AnyField, length: int) -> NDArray[np.intp]:
    """Whole numbers in 0..length-1, those beyond an end folded back."""
    folded = np.abs(places) % (2 * length - 2)
    inside: NDArray[np.intp] = np.minimum(folded, 2 * length - 2 - folded).astype(np.intp)
    return inside


def _smooth(field: Field) -> Field:
    """The field, smoothed to remove steps of the distortion."""
    small = enlarge(field, (field.shape[0] // 2, field.shape[1] // 2))
    return enlarge(small, field.shape)


def _scatter_stars(picture: Image.Image, which: int) -> None:
    """Specks everywhere, some that glow, and a few that throw rays."""
    unit = picture.width / 1200
    step = STAR * unit
    across, down = round(picture.width / step), round(picture.height / step)
    columns, rows = np.meshgrid(np.arange(across), np.arange(down))
    draws = [chance(columns, rows, 7 * which + k) for k in range(4)]
    pixels = np.asarray(picture, dtype=np.float32).copy()
    _specks(pixels, step, draws)
    picture.paste(Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8), "RGB"))
    kind, left, top, tint = draws
    for row, column in np.argwhere(kind > 0.962).tolist():
        large = bool(kind[row, column] > 0.9945)
        at = (column + left[row, column]) * step, (row + top[row, column]) * step
        colour = STARLIGHT[int(tint[row, column] * 3)]
        _star(picture, at, unit * (2.6 if large else 1.7), colour, rays=large)


def _specks(pixels: Field, step: float, draws: list[NDArray[np.float64]]) -> None:
    """The faint stars, a pixel or two each."""
    kind, left, top, tint = draws
    height, width = pixels.shape[:2]
    for row, column in np.argwhere((kind > 0.40) & (kind <= 0.962)).tolist():
        x = min(width - 2, int((column + left[row, column]) * step))
        y = min(height - 2, int((row + top[row, column]) * step))
        light = 40 + 150 * ((kind[row, column] - 0.40) / 0.562) ** 4
        pixels[y, x] += light * np.array(STARLIGHT[int(tint[row, column] * 3)]) / 255
        if light > 75:
            pixels[y + 1, x] += light * 0.5
            pixels[y, x + 1] += light * 0.5


def _star(
    picture: Image.Image, at: tuple[float, float], reach: float, colour: Rgb, *, rays: bool
) -> None:
    x, y = at
    shine(picture, at, max(2, round(reach * (9 if rays else 4.5))), colour, 120 if rays else 95)
    stencil = Stencil(picture, (x - 9 * reach, y - 9 * reach, x + 9 * reach, y + 9 * reach))
    if rays:
        for long, wide in ((8.0, 0.35), (5.0, 0.6)):
            stencil.polygon(
                [
                    (x, y - long * reach),
                    (x + wide * reach, y),
                    (x, y + long * reach),
                    (x - wide * reach, y),
                ],
                150,
            )
            stencil.polygon(
                [
                    (x - long * reach, y),
                    (x, y - wide * reach),
                    (x + long * reach, y),
                    (x, y + wide * reach),
                ],
                150,
            )
    stencil.disc(at, reach * (0.95 if rays else 0.7), 240)
    stencil.lay(colour)
