"""Noise fixed to the board, not to the picture: a coast stays where it is as the camera moves."""

import math
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from renders.kit.camera import Box

Field: TypeAlias = NDArray[np.float32]
AnyField: TypeAlias = NDArray[np.float32] | NDArray[np.float64]
Dense: TypeAlias = NDArray[np.int16]
"""A field of numbers between -4 and 4, stored in half the memory."""

_MARGIN: Final = 3
"""Lattice points needed beyond the box for cubic interpolation."""
_STEPS: Final = np.float32(8191)
"""Steps between two whole numbers in a dense field."""


def noise(box: Box, shape: tuple[int, int], wave: float | tuple[float, float], seed: int) -> Field:
    """Smooth noise in -1..1 over a box in units, as rows x columns of `shape`.

    `wave` is the distance of its lattice points in units, across and down.
    """
    across, down = wave if isinstance(wave, tuple) else (wave, wave)
    left, top, right, bottom = box[0] / across, box[1] / down, box[2] / across, box[3] / down
    first = math.floor(left) - _MARGIN, math.floor(top) - _MARGIN
    columns = np.arange(first[0], math.ceil(right) + _MARGIN + 1)
    rows = np.arange(first[1], math.ceil(bottom) + _MARGIN + 1)
    lattice = chance(columns[np.newaxis, :], rows[:, np.newaxis], seed) * 2 - 1
    window = (left - first[0], top - first[1], right - first[0], bottom - first[1])
    return enlarge(lattice, shape, window)


def ring(shape: tuple[int, int], cells: int, seed: int) -> Field:
    """Smooth noise in -1..1 that repeats without seams, with `cells` lattice points across."""
    steps = np.arange(-_MARGIN, cells + _MARGIN + 1) % cells
    lattice = chance(steps[np.newaxis, :], steps[:, np.newaxis], seed) * 2 - 1
    window = (_MARGIN, _MARGIN, _MARGIN + cells, _MARGIN + cells)
    return enlarge(lattice, shape, window)


def enlarge(field: AnyField, shape: tuple[int, int], window: Box | None = None) -> Field:
    """The field, or `window` of it in its own points, resized to rows x columns of `shape`."""
    picture = Image.fromarray(field.astype(np.float32, copy=False))
    grown = picture.resize((shape[1], shape[0]), Image.Resampling.BICUBIC, box=window)
    return np.asarray(grown, dtype=np.float32)


def doubled(field: AnyField) -> Field:
    """The field at twice the resolution, by linear interpolation, which is quicker than cubic."""
    rows, columns = field.shape
    tall = np.empty((2 * rows, columns), dtype=np.float32)
    most, rest = _shares(field.astype(np.float32, copy=False))
    np.add(most[1:], rest[:-1], out=tall[2::2])
    np.add(most[:-1], rest[1:], out=tall[1:-1:2])
    tall[0], tall[-1] = field[0], field[-1]
    whole = np.empty((2 * rows, 2 * columns), dtype=np.float32)
    most, rest = _shares(tall)
    np.add(most[:, 1:], rest[:, :-1], out=whole[:, 2::2])
    np.add(most[:, :-1], rest[:, 1:], out=whole[:, 1:-1:2])
    whole[:, 0], whole[:, -1] = tall[:, 0], tall[:, -1]
    return whole


def _shares(field: Field) -> tuple[Field, Field]:
    """Three quarters of a field, and one quarter."""
    rest: Field = field * np.float32(0.25)
    most: Field = field - rest
    return most, rest


def dense(field: AnyField) -> Dense:
    """The field converted to `Dense`, which takes less memory in a cache."""
    return np.round(field * _STEPS).astype(np.int16)


def spread(kept: Dense) -> Field:
    """A field, or part of one, converted back from `Dense`."""
    field = kept.astype(np.float32)
    field /= _STEPS
    return field


def chance(q: NDArray[np.int64], r: NDArray[np.int64], seed: int) -> NDArray[np.float64]:
    """A number in 0..1 for each pair of whole numbers, the same for equal pairs and seeds."""
    with np.errstate(over="ignore"):
        mixed = (
            q.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)
            ^ r.astype(np.uint64) * np.uint64(0xC2B2AE3D27D4EB4F)
            ^ np.uint64(seed * 0x165667B19E3779F9 & 0xFFFFFFFFFFFFFFFF)
        )
        mixed ^= mixed >> np.uint64(29)
        mixed *= np.uint64(0xBF58476D1CE4E5B9)
        mixed ^= mixed >> np.uint64(32)
        mixed *= np.uint64(0x94D049BB133111EB)
        mixed ^= mixed >> np.uint64(29)
    return (mixed >> np.uint64(11)).astype(np.float64) / float(1 << 53)
