"""The unexplored: a torn sheet of parchment that lies over the sea and casts its shadow."""

from collections.abc import Collection
from functools import lru_cache
from typing import Final

import numpy as np
from PIL import Image

from renders.kit.camera import Hex
from renders.kit.palette import rgb
from renders.sea.chart import hexes_in
from renders.sea.fields import distances
from renders.sea.ink import draw_ghosts, tint
from renders.sea.noise import AnyField, Field, doubled, noise, ring
from renders.sea.squares import HALF, SQUARE, Square
from renders.sea.tints import paper_table, unpacked

_FULL: Final = (SQUARE, SQUARE)
UNSEEN: Final = 0.55
"""How far from its edge, in sides, the parchment changes nothing at sea, shadow and all."""
COVERED: Final = 0.05
"""How far past its edge the parchment hides all below."""
WORN: Final = 1.0
"""How far past its edge it is browned."""
SHEETS_KEPT: Final = 48
"""Blank squares kept, of two thirds of a megabyte each: every table lies on the same paper."""
_GRAIN: Final = ((4, 0.40, 21), (12, 0.28, 22), (50, 0.20, 23), (133, 0.18, 24))
"""Of each layer of grain: how many lattice points a square, how strong, and its seed."""


def torn_edge(known: Collection[Hex], square: Square) -> Field:
    """How far each place lies past the torn edge of the parchment, in sides; negative: at sea."""
    if not known:
        return np.full((HALF, HALF), 9, dtype=np.float32)
    if all(at in known for at in hexes_in(square.box, UNSEEN)):
        return np.full((HALF, HALF), -9, dtype=np.float32)
    edge = distances(known, square, soften=0.10, step=0.22, reach=1.2)
    if float(edge.max()) < -UNSEEN or float(edge.min()) > UNSEEN:
        return edge
    shape = (HALF, HALF)
    torn = 0.075 * noise(square.box, shape, 0.34, 11) + 0.045 * noise(square.box, shape, 0.13, 12)
    return (edge + torn).astype(np.float32)


def lay_parchment(picture: Image.Image, square: Square, torn: Field) -> None:
    """Lay the sheet over the square where it is not known, and its shadow beside it."""
    touched = torn > -UNSEEN
    rows, columns = np.flatnonzero(touched.any(axis=1)), np.flatnonzero(touched.any(axis=0))
    if not len(rows):
        return
    top, bottom, left, right = rows[0], rows[-1] + 1, columns[0], columns[-1] + 1
    box = 2 * int(left), 2 * int(top), 2 * int(right), 2 * int(bottom)
    part = torn[top:bottom, left:right]
    sheet = _sheet(square, part, box)
    if float(part.min()) > COVERED:
        picture.paste(sheet, box)
        return
    piece = picture.crop(box)
    _shadow(piece, square, part)
    whole = doubled(part)
    sharp = np.clip(whole * (square.side * 0.9) + 0.5, 0, 1) * 255
    piece.paste(sheet, mask=Image.fromarray(sharp.astype(np.uint8)))
    picture.paste(piece, box)


def _shadow(picture: Image.Image, square: Square, torn: Field) -> None:
    """The sheet is lit from the upper left, so its shadow falls down right of its edge."""
    shift = max(1, round(0.05 * square.side))
    moved = np.pad(torn, ((shift, 0), (shift, 0)), mode="edge")[:-shift, :-shift]
    dark = np.clip(1 + moved / 0.34, 0, 1) ** 2 * 130
    tint(picture, (4, 18, 34), _mask(dark))


def _sheet(square: Square, torn: Field, box: tuple[int, int, int, int]) -> Image.Image:
    """A part of the blank paper, browned and lit along its torn edge."""
    picture = blank(square).crop(box)
    if float(torn.min()) < WORN:
        brown = np.exp(-np.clip(torn, 0, None) / 0.26) * 88
        tint(picture, rgb("#8F6530"), _mask(brown))
        rim = np.exp(-(((torn - 0.05) / 0.024) ** 2)) * 150
        tint(picture, rgb("#FBF1D6"), _mask(rim))
    return picture


@lru_cache(maxsize=SHEETS_KEPT)
def blank(square: Square) -> Image.Image:
    """The paper of a square of which nothing is known; shared, so read-only."""
    picture = _grain().copy()
    draw_ghosts(picture, square)
    return picture


@lru_cache(maxsize=1)
def _grain() -> Image.Image:
    """One square of paper whose edges meet, so that it may lie beside itself."""
    value = np.zeros(_FULL, dtype=np.float32)
    for cells, strength, seed in _GRAIN:
        value += np.float32(strength) * ring(_FULL, cells, seed)
    return unpacked(paper_table()[np.clip(value * 127 + 128, 0, 255).astype(np.int32)])


def _mask(opacity: AnyField) -> Image.Image:
    """Opacity in 0..255 in half resolution, as a mask in full."""
    return Image.fromarray(doubled(opacity).astype(np.uint8))
