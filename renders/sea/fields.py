"""Distances to the coast and to the edge of the known sea, over an area, in hex sides."""

import math
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from renders.kit.camera import Box, Point
from renders.kit.grids import ROOT3, Hex, around, world
from renders.kit.noise import Field, enlarge
from renders.kit.squares import HALF, Square

MARGIN: Final = 0.8
"""Margin in sides around a box, in which points are computed too for smoothing."""
_APOTHEM: Final = ROOT3 / 2


@dataclass(frozen=True, slots=True)
class Lattice:
    """Points fixed to the sea, one at the centre of every hex, so that all hexes are alike."""

    columns: int
    """Points from one column of hexes to the next."""
    rows: int
    """Points for half the height of a hex."""
    left: int
    top: int
    wide: int
    high: int

    @property
    def across(self) -> float:
        """Sides from a point to the next, from west to east."""
        return 1.5 / self.columns

    @property
    def down(self) -> float:
        """Sides from a point to the next, from north to south."""
        return _APOTHEM / self.rows

    def point(self, at: Hex) -> tuple[int, int]:
        """Column and row of the point at the centre of a hex, from the upper left point."""
        return self.columns * at[0] - self.left, self.rows * (2 * at[1] + at[0]) - self.top


def distances(
    members: Collection[Hex], square: Square, *, soften: float, step: float, reach: float
) -> Field:
    """Signed distances to some hexes over a square's part, in half resolution.

    Distances beyond `reach` sides are cut off, and corners are rounded over `soften` sides.
    """
    # A window for the part alone would round coordinates differently, and change pixels.
    box = square.whole.box
    lattice = lattice_over(box, max(step, 6 / square.scale))
    # Hexes further away change no distance within reach, and not which hexes are on the rim.
    far = MARGIN + reach + 2.0
    close = [at for at in members if _apart(world(at), box) < far]
    coarse = signed_distance(close, lattice, soften, reach)
    # Each lattice point is the middle of a pixel of the coarse picture.
    window = (
        box[0] / lattice.across - lattice.left + 0.5,
        box[1] / lattice.down - lattice.top + 0.5,
        box[2] / lattice.across - lattice.left + 0.5,
        box[3] / lattice.down - lattice.top + 0.5,
    )
    return enlarge(coarse, (HALF, HALF), window)[square.halves]


def lattice_over(box: Box, step: float) -> Lattice:
    """A lattice of at most `step` sides that covers a box given in sides, and a margin."""
    columns, rows = max(1, math.ceil(1.5 / step)), max(1, math.ceil(_APOTHEM / step))
    across, down = 1.5 / columns, _APOTHEM / rows
    left, top = math.floor((box[0] - MARGIN) / across), math.floor((box[1] - MARGIN) / down)
    right, bottom = math.ceil((box[2] + MARGIN) / across), math.ceil((box[3] + MARGIN) / down)
    return Lattice(columns, rows, left, top, right - left + 1, bottom - top + 1)


def signed_distance(
    members: Collection[Hex], lattice: Lattice, soften: float, reach: float
) -> Field:
    """Distance to the nearest member, negative inside, at each point of the lattice."""
    inside = set(members)
    rim = [at for at in inside if any(other not in inside for other in around(at))]
    beyond = {other for at in rim for other in around(at)} - inside
    outer = _nearest(rim, lattice, reach)
    within = _nearest(beyond, lattice, reach)
    # A point is inside if it is nearer to the rim than to the hexes beyond it: every line from
    # inside to those hexes crosses the rim first, and every line from outside crosses them first.
    field = np.where(within > outer, -within, outer)
    deep = (within >= reach) & (outer >= reach)
    amid = inside.difference(rim)
    if amid and deep.any():
        field = np.where(deep & _inside(amid, lattice), np.float32(-reach), field)
    return _blurred(field, soften / lattice.down, soften / lattice.across)


def _apart(point: Point, box: Box) -> float:
    """Distance of a point from a box, across or down, whichever is larger."""
    x, y = point
    return max(box[0] - x, x - box[2], box[1] - y, y - box[3])


def _inside(members: Collection[Hex], lattice: Lattice) -> NDArray[np.bool_]:
    """Lattice points within a member; inexact at the corners of hexes, which are rounded anyway."""
    columns = (lattice.left + np.arange(lattice.wide)) / lattice.columns
    rows = (lattice.top + np.arange(lattice.high)) / (2 * lattice.rows)
    q = np.round(columns).astype(np.int64)[np.newaxis, :]
    r = np.round(rows[:, np.newaxis] - q / 2).astype(np.int64)
    low = min(at[0] for at in members), min(at[1] for at in members)
    high = max(at[0] for at in members), max(at[1] for at in members)
    table = np.zeros((high[0] - low[0] + 1, high[1] - low[1] + 1), dtype=np.bool_)
    for at in members:
        table[at[0] - low[0], at[1] - low[1]] = True
    known = (q >= low[0]) & (q <= high[0]) & (r >= low[1]) & (r <= high[1])
    return known & table[np.clip(q, low[0], high[0]) - low[0], np.clip(r, low[1], high[1]) - low[1]]


def _nearest(hexes: Iterable[Hex], lattice: Lattice, reach: float) -> Field:
    """The distance to the nearest of some hexes, negative inside one, at most `reach`."""
    nearest = np.full((lattice.high, lattice.wide), reach, dtype=np.float32)
    stamp = _stamp(lattice.columns, lattice.rows, reach)
    down, across = stamp.shape[0] // 2, stamp.shape[1] // 2
    for at in hexes:
        x, y = lattice.point(at)
        left, top = max(0, x - across), max(0, y - down)
        part = nearest[top : max(0, y + down + 1), left : max(0, x + across + 1)]
        if part.size:
            first, start = top - (y - down), left - (x - across)
            near = stamp[first : first + part.shape[0], start : start + part.shape[1]]
            np.minimum(part, near, out=part)
    return nearest


@lru_cache(maxsize=32)
def _stamp(columns: int, rows: int, reach: float) -> Field:
    """Signed distances to a hex at the lattice points around its centre."""
    across, down = 1.5 / columns, _APOTHEM / rows
    wide, high = math.ceil((1 + reach) / across), math.ceil((_APOTHEM + reach) / down)
    x = np.abs(np.arange(-wide, wide + 1, dtype=np.float32)) * np.float32(across)
    y = np.abs(np.arange(-high, high + 1, dtype=np.float32)) * np.float32(down)
    return _hexagon(x, y)


def _hexagon(x: Field, y: Field) -> Field:
    """Signed distance to a flat-topped hexagon of side 1, in its first quadrant."""
    across, down = x[np.newaxis, :], y[:, np.newaxis]
    mirrored = np.minimum(down * np.float32(0.5) - across * np.float32(_APOTHEM), 0)
    outside = np.maximum(np.abs(across + mirrored * np.float32(2 * _APOTHEM)) - np.float32(0.5), 0)
    above = down - mirrored - np.float32(_APOTHEM)
    distance = np.sqrt(outside * outside + above * above)
    signed: Field = np.where(above > 0, distance, -distance).astype(np.float32)
    return signed


def _blurred(field: Field, down: float, across: float) -> Field:
    """The field smoothed by a Gaussian over so many lattice points down and across."""
    tall, wide = _bell(down), _bell(across)
    rows, columns = field.shape
    padded = field.take(_beyond(rows, len(tall) // 2), axis=0, mode="clip")
    padded = padded.take(_beyond(columns, len(wide) // 2), axis=1, mode="clip")
    smooth = np.zeros((rows, padded.shape[1]), dtype=np.float32)
    for k, weight in enumerate(tall):
        smooth += padded[k : k + rows, :] * weight
    both = np.zeros((rows, columns), dtype=np.float32)
    for k, weight in enumerate(wide):
        both += smooth[:, k : k + columns] * weight
    return both


def _beyond(count: int, margin: int) -> NDArray[np.int64]:
    """Indices of `count` points, extended by `margin` at either end."""
    return np.arange(-margin, count + margin)


@lru_cache(maxsize=32)
def _bell(sigma: float) -> list[np.float32]:
    """Weights of a Gaussian, odd in number, adding up to 1."""
    reach = max(1, round(2.5 * sigma))
    bell = np.exp(-0.5 * (np.arange(-reach, reach + 1) / max(sigma, 0.3)) ** 2)
    return list((bell / bell.sum()).astype(np.float32))
