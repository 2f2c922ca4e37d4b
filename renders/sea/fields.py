"""Distances over a stretch of sea: to the coast and to the edge of the known, in hex sides."""

import math
from collections.abc import Collection, Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from renders.kit.camera import ROOT3, Box, Hex, Point, around, world
from renders.sea.noise import AnyField, Field, enlarge
from renders.sea.squares import HALF, Square

FAR: Final = 3.0
_APOTHEM: Final = ROOT3 / 2


def distances(
    members: Collection[Hex], square: Square, *, soften: float, step: float, reach: float
) -> Field:
    """The signed distance to some hexes over a square, in half its resolution."""
    box, step = square.box, max(step, 6 / square.side)
    margin = math.ceil(0.8 / step) * step
    left, top = box[0] - margin, box[1] - margin
    count = math.ceil((box[2] - box[0] + 2 * margin) / step)
    around_it = left, top, left + count * step, top + count * step
    # Hexes further off change nothing within reach, not even what counts as an edge.
    far = 0.8 + reach + 2.0
    close = [at for at in members if _apart(world(at), box) < far]
    coarse = signed_distance(close, around_it, step, soften, reach)
    # A lattice point is the middle of a pixel of the coarse picture.
    start, width = margin / step + 0.5, (box[2] - box[0]) / step
    return enlarge(coarse, (HALF, HALF), (start, start, start + width, start + width))


def signed_distance(
    members: Collection[Hex], box: Box, step: float, soften: float, reach: float = FAR
) -> Field:
    """Distance to the nearest member, negative inside, on a lattice of `step` sides over the box.

    The box must be a whole number of steps. Distances beyond `reach` sides are cut off, corners
    are rounded over `soften` sides.
    """
    columns = box[0] + step * np.arange(round((box[2] - box[0]) / step) + 1, dtype=np.float32)
    rows = box[1] + step * np.arange(round((box[3] - box[1]) / step) + 1, dtype=np.float32)
    inside = set(members)
    rim = [at for at in inside if any(other not in inside for other in around(at))]
    beyond = {other for at in rim for other in around(at)} - inside
    outer = _nearest(rim, columns, rows, reach)
    within = _nearest(beyond, columns, rows, reach)
    # Between rim and rest one passes the rim first; so the nearer of the two tells the side.
    field = np.where(within > outer, -within, outer).astype(np.float32)
    deep = (within >= reach) & (outer >= reach)
    if inside and deep.any():
        field = np.where(deep & _inside(inside, columns, rows), np.float32(-reach), field)
    return _blurred(field, soften / step)


def _apart(point: Point, box: Box) -> float:
    """How far a point lies outside a box, across or down."""
    x, y = point
    return max(box[0] - x, x - box[2], box[1] - y, y - box[3])


def _inside(members: Collection[Hex], columns: Field, rows: Field) -> NDArray[np.bool_]:
    """Which lattice points lie in a member, near enough: the corners of hexes are rounded off."""
    q = np.round(columns / 1.5).astype(np.int64)[np.newaxis, :]
    r = np.round(rows[:, np.newaxis] / ROOT3 - q / 2).astype(np.int64)
    low = min(at[0] for at in members), min(at[1] for at in members)
    high = max(at[0] for at in members), max(at[1] for at in members)
    table = np.zeros((high[0] - low[0] + 1, high[1] - low[1] + 1), dtype=np.bool_)
    for at in members:
        table[at[0] - low[0], at[1] - low[1]] = True
    known = (q >= low[0]) & (q <= high[0]) & (r >= low[1]) & (r <= high[1])
    return known & table[np.clip(q, low[0], high[0]) - low[0], np.clip(r, low[1], high[1]) - low[1]]


def _nearest(hexes: Iterable[Hex], columns: Field, rows: Field, reach: float) -> Field:
    """The distance to the nearest of some hexes, negative inside one, at most `reach`."""
    nearest = np.full((len(rows), len(columns)), reach, dtype=np.float32)
    left, top = float(columns[0]), float(rows[0])
    step, span = float(columns[1]) - left, 1 + reach
    for at in hexes:
        x, y = world(at)
        across = slice(_index(x - span - left, step), _index(x + span - left, step))
        down = slice(_index(y - span - top, step), _index(y + span - top, step))
        part = nearest[down, across]
        if part.size:
            distance = _hexagon(
                np.abs(columns[across] - np.float32(x)), np.abs(rows[down] - np.float32(y))
            )
            np.minimum(part, distance, out=part)
    return nearest


def _index(length: float, step: float) -> int:
    return max(0, math.ceil(length / step))


def _hexagon(x: Field, y: Field) -> Field:
    """Signed distance to a flat-topped hexagon of side 1, in its first quadrant."""
    across, down = x[np.newaxis, :], y[:, np.newaxis]
    mirrored = np.minimum(down * np.float32(0.5) - across * np.float32(_APOTHEM), 0)
    outside = np.maximum(np.abs(across + mirrored * np.float32(2 * _APOTHEM)) - np.float32(0.5), 0)
    above = down - mirrored - np.float32(_APOTHEM)
    distance = np.sqrt(outside * outside + above * above)
    signed: Field = np.where(above > 0, distance, -distance).astype(np.float32)
    return signed


def _blurred(field: AnyField, sigma: float) -> Field:
    """The field smoothed by a bell of `sigma` lattice points."""
    reach = max(1, round(2.5 * sigma))
    bell = np.exp(-0.5 * (np.arange(-reach, reach + 1) / max(sigma, 0.3)) ** 2)
    weights: list[float] = (bell / bell.sum()).tolist()
    padded = np.pad(field, reach, mode="edge").astype(np.float32)
    rows, columns = field.shape
    down = np.zeros((rows, padded.shape[1]), dtype=np.float32)
    for k, weight in enumerate(weights):
        down += padded[k : k + rows, :] * np.float32(weight)
    smooth = np.zeros((rows, columns), dtype=np.float32)
    for k, weight in enumerate(weights):
        smooth += down[:, k : k + columns] * np.float32(weight)
    return smooth
