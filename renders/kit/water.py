"""Water and land of any board: coloured by distance to the coast, varied by noise."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from renders.kit.camera import Camera
from renders.kit.noise import AnyField, Dense, Field, dense, doubled, noise, spread
from renders.kit.squares import HALF, Square, squares
from renders.kit.tints import INLAND, LEVELS, OFFSHORE, unpacked, water_table

Distance: TypeAlias = Callable[[NDArray[np.float64], NDArray[np.float64]], NDArray[np.float64]]
"""Function from points, across and down in units, to distances from the coast; negative on land."""

_SHAPE: Final = (HALF, HALF)
_SHOAL: Final = 0.35
"""Distance from a coast at which water is as pale as on a shoal."""
_CREST: Final = np.array(
    [255 * math.exp(-((((k / 256) - 0.5) / 0.13) ** 2)) for k in range(256)],
    dtype=np.float32,
)
"""Brightness of a ripple by the phase of the wave."""


SURFACES_KEPT: Final = 48
"""Surfaces kept, a third of a megabyte each; all tables share the same water."""


@dataclass(frozen=True, slots=True)
class Surface:
    """Noise over a square, independent of the board's contents; treat the fields as read-only."""

    coast: Dense
    """Shift of a coast by noise, in units."""
    offing: Dense
    """Shift by noise of the bands of colour in the water off a coast, in units."""
    swell: Dense
    """Height of the swell, or of hills on land."""
    rough: Dense
    """Roughness of the land."""
    tone: NDArray[np.uint8]
    """Brightness of the open water."""


@lru_cache(maxsize=SURFACES_KEPT)
def surface(square: Square) -> Surface:
    """The noise over a whole square, cached."""
    box = square.box
    wide = noise(box, _SHAPE, (2.3, 1.7), 3)
    swell = noise(box, _SHAPE, (0.95, 0.55), 4)
    bent = 0.085 * noise(box, _SHAPE, 0.52, 1) + 0.040 * noise(box, _SHAPE, 0.21, 2) - 0.01
    return Surface(
        coast=dense(bent),
        offing=dense(0.42 * wide + 0.12 * swell),
        swell=dense(swell),
        rough=dense(noise(box, _SHAPE, 0.24, 6)),
        tone=_ripples(square, wide, swell).astype(np.uint8),
    )


def paint_water(square: Square, land: Field, shoals: Field | None = None) -> Image.Image:
    """Water, shoals and land without pen lines, as a new picture of the square's part.

    `land` and `shoals` are the signed distances to their edges, negative inside, over the part in
    half its resolution; a coast is bent by up to an eighth of a unit, and surf lies within a third.
    """
    over, here = surface(square.whole), square.halves
    coast = land + spread(over.coast[here])
    deep = _depth(shoals, coast, spread(over.offing[here]))
    tone = over.tone[here].astype(np.float32)
    if float(deep.min()) < 0:
        hills = _hills(square, coast, spread(over.swell[here]), spread(over.rough[here]))
        tone = np.where(deep < 0, np.clip(hills, 0, 255), tone).astype(np.float32)
    level = doubled((deep + INLAND) * ((LEVELS - 1) / (INLAND + OFFSHORE)))
    index = np.clip(level, 0, LEVELS - 1).astype(np.int32)
    index <<= 8
    index += doubled(tone).astype(np.int32)
    return unpacked(np.take(water_table(), index))


def _depth(bank: Field | None, coast: Field, bend: AnyField) -> Field:
    """Distance to the coast, shifted by noise away from the coast, and reduced over shoals."""
    deep: AnyField = coast + bend * np.clip(coast * 1.3, 0, 1)
    if bank is not None:
        bank = (bank + 0.4 * bend).astype(np.float32)
        share = np.clip(0.5 - bank * 1.7, 0, 1) * np.clip(coast * 4 - 1.2, 0, 1)
        deep += (_SHOAL - deep) * share * 0.86
    return deep.astype(np.float32)


def _ripples(square: Square, wide: Field, swell: Field) -> Field:
    """Brightness of the water: broad tones, and patches of fine lines.

    A calm has neither lines nor swell.
    """
    if square.calm:
        return np.full(_SHAPE, 140, dtype=np.float32)
    box = square.box
    down = np.linspace(box[1], box[3], HALF, dtype=np.float32)[:, np.newaxis]
    phase = (down * 1.55 + 1.15 * wide + 0.55 * swell) * 640
    line = _CREST[phase.astype(np.int32).astype(np.uint8)]
    patch = np.clip(0.55 + 0.75 * noise(box, _SHAPE, (3.1, 2.2), 5), 0.08, 1)
    tone = 106 + 24 * wide + square.scale * 2.5 * _rise(swell) + line * (patch * 0.5)
    ripples: Field = np.clip(tone, 0, 255).astype(np.float32)
    return ripples


def _hills(square: Square, coast: Field, swell: Field, rough: Field) -> AnyField:
    """Brightness of the land: hills lit from the upper left, and rough ground."""
    inland = np.clip(-coast - 0.06, 0, 0.8)
    height = inland * inland / (inland + 0.12) * (1.3 + 0.5 * swell) + 0.05 * rough
    return 126 + 20 * rough + square.scale * 30 * _rise(height)


def _rise(height: AnyField) -> AnyField:
    """Rise of the ground away from the light, from each point to the next."""
    rise = np.zeros_like(height)
    rise[1:, 1:] = height[1:, 1:] * 2 - height[:-1, 1:] - height[1:, :-1]
    rise[:1] = rise.take([1], axis=0, mode="clip")  # a field may be a single point wide
    rise[:, :1] = rise.take([1], axis=1, mode="clip")
    return rise


def water_of(camera: Camera[Any], land: Distance) -> Image.Image:
    """The ground of the camera's picture, with land where `land` is negative."""
    picture = Image.new("RGB", (camera.width, camera.height))
    for shown in squares(camera, calm=False):
        square = shown.whole  # a part would differ at its edges
        left, top, right, bottom = square.box
        # Middles of the pixels at half resolution.
        inset, (rows, columns) = 1 / camera.scale, square.shape
        across = np.linspace(left + inset, right - inset, columns)
        down = np.linspace(top + inset, bottom - inset, rows)
        field = land(across[np.newaxis, :], down[:, np.newaxis]).astype(np.float32)
        picture.paste(paint_water(square, field), square.place(camera))
    return picture
