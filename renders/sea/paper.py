"""The unexplored sea: a torn sheet of parchment over the water, with a shadow."""

from collections.abc import Collection
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from renders.kit.grids import Hex
from renders.kit.noise import AnyField, Dense, Field, dense, doubled, noise, ring, spread
from renders.kit.palette import rgb
from renders.kit.squares import HALF, SQUARE, Part, Square
from renders.kit.tints import paper_table, unpacked
from renders.sea.chart import hexes_in
from renders.sea.fields import distances
from renders.sea.ink import draw_ghosts, tint

_FULL: Final = (SQUARE, SQUARE)
UNSEEN: Final = 0.55
"""Distance in sides from the parchment beyond which the sea is free even of its shadow."""
COVERED: Final = 0.05
"""Distance in sides inside the edge from which the parchment hides everything."""
WORN: Final = 1.0
"""Distance in sides inside the edge up to which the parchment is browned."""
RAGGED: Final = 0.12
"""Most sides by which noise moves the edge."""
EDGE_FROM: Final = -0.04
EDGE_STEPS: Final = 240
"""Colour steps for each side across the torn edge, and the distance at which they begin."""
SHEETS_KEPT: Final = 48
"""Blank squares kept, two thirds of a megabyte each; all tables share the same paper."""
_GRAIN: Final = ((4, 0.40, 21), (12, 0.28, 22), (50, 0.20, 23), (133, 0.18, 24))
"""Layers of grain: lattice points for each square, strength and seed."""


def torn_edge(known: Collection[Hex], square: Square) -> Field:
    """Distance in sides from the torn edge to each point of a part, negative at sea."""
    if not known:
        return np.full(square.shape, 9, dtype=np.float32)
    if all(at in known for at in hexes_in(square.box, UNSEEN)):
        return np.full(square.shape, -9, dtype=np.float32)
    edge = distances(known, square, soften=0.10, step=0.22, reach=1.2)
    if float(edge.max()) < -UNSEEN or float(edge.min()) > WORN + RAGGED:
        return edge
    return edge + spread(ragged(square.whole)[square.halves])


@lru_cache(maxsize=SHEETS_KEPT)
def ragged(square: Square) -> Dense:
    """Shift of the torn edge by noise over a whole square, in sides."""
    shape = (HALF, HALF)
    return dense(
        0.075 * noise(square.box, shape, 0.34, 11) + 0.045 * noise(square.box, shape, 0.13, 12)
    )


def lay_parchment(picture: Image.Image, square: Square, torn: Field) -> None:
    """Lay the parchment over the unknown part of the picture, and its shadow beside it."""
    box = box_of(torn > -UNSEEN)
    if box is None:
        return
    left, top, right, bottom = box
    part = torn[top // 2 : bottom // 2, left // 2 : right // 2]
    whole = doubled(part)
    sheet = _sheet(square, whole, box)
    if float(part.min()) > COVERED:
        picture.paste(sheet, box)
        return
    piece = picture.crop(box)
    _shadow(piece, square, part)
    sharp = np.clip(whole * (square.scale * 0.9) + 0.5, 0, 1) * 255
    piece.paste(sheet, mask=Image.fromarray(sharp.astype(np.uint8)))
    picture.paste(piece, box)


def box_of(points: NDArray[np.bool_]) -> Part | None:
    """Box in px around the true points of a mask in half resolution; None without any."""
    rows, columns = np.flatnonzero(points.any(axis=1)), np.flatnonzero(points.any(axis=0))
    if not len(rows):
        return None
    left, right = int(columns[0]), int(columns[-1]) + 1
    return 2 * left, 2 * int(rows[0]), 2 * right, 2 * (int(rows[-1]) + 1)


def _shadow(picture: Image.Image, square: Square, torn: Field) -> None:
    """Draw the parchment's shadow, below right of its edge, as light comes from the upper left."""
    shift = max(1, round(0.05 * square.scale))
    moved = torn[_before(torn.shape[0], shift)][:, _before(torn.shape[1], shift)]
    dark = np.clip(1 + moved / 0.34, 0, 1) ** 2 * 130
    tint(picture, (4, 18, 34), _mask(dark))


def _before(count: int, shift: int) -> NDArray[np.int64]:
    """For each of *count* points, the index of the point *shift* before, at least 0."""
    return np.maximum(np.arange(count) - shift, 0)


def _sheet(square: Square, past: Field, box: Part) -> Image.Image:
    """A box of paper, browned and lit by its distances from the torn edge."""
    across, down = square.part[:2]
    left, top, right, bottom = box
    paper = blank(square.whole)
    picture = paper.crop((left + across, top + down, right + across, bottom + down))
    if float(past.min()) < WORN:
        level = Image.fromarray(np.clip((past - EDGE_FROM) * EDGE_STEPS, 0, 255).astype(np.uint8))
        colours, opacity = _worn()
        tone = level.copy()
        tone.putpalette(colours)
        picture.paste(tone.convert("RGB"), mask=level.point(opacity))
    return picture


@lru_cache(maxsize=1)
def _worn() -> tuple[bytes, list[int]]:
    """Colour and opacity laid over the paper at 256 distances from the torn edge."""
    past = np.arange(256) / EDGE_STEPS + EDGE_FROM
    brown = np.exp(-np.clip(past, 0, None) / 0.26) * (88 / 255)
    rim = np.exp(-(((past - 0.05) / 0.024) ** 2)) * (150 / 255)
    brown *= np.clip((WORN - past) * 4, 0, 1)
    both = np.maximum(1 - (1 - brown) * (1 - rim), 1e-9)
    share = (rim / both)[:, np.newaxis]
    colours = share * np.array(rgb("#FBF1D6")) + (1 - share) * np.array(rgb("#8F6530"))
    return np.round(colours).astype(np.uint8).tobytes(), np.round(both * 255).astype(int).tolist()


@lru_cache(maxsize=SHEETS_KEPT)
def blank(square: Square) -> Image.Image:
    """The paper of a square without known hexes; cached, so treat it as read-only."""
    picture = _grain().copy()
    draw_ghosts(picture, square)
    return picture


@lru_cache(maxsize=1)
def _grain() -> Image.Image:
    """A square of paper that repeats without seams."""
    value = np.zeros(_FULL, dtype=np.float32)
    for cells, strength, seed in _GRAIN:
        value += np.float32(strength) * ring(_FULL, cells, seed)
    return unpacked(paper_table()[np.clip(value * 127 + 128, 0, 255).astype(np.int32)])


def _mask(opacity: AnyField) -> Image.Image:
    """An opacity in 0..255 at half resolution, as a mask at full resolution."""
    return Image.fromarray(doubled(opacity).astype(np.uint8))
