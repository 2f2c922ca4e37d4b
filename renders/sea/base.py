"""The sea that changes only with the map: painted a square at a time, kept, and put together.

Squares are fixed to the sea, so a moved camera or a new tile paints only the squares it adds
or touches.
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product
from typing import Final

from PIL import Image

from renders.kit.grids import HexCamera, world
from renders.kit.noise import Field
from renders.kit.squares import HALF, SQUARE, WHOLE, Part, Square, squares
from renders.kit.tints import by_night
from renders.kit.water import paint_water, surface
from renders.sea.chart import Chart, Ground, near
from renders.sea.fields import distances
from renders.sea.ink import draw_edges, draw_stipple, draw_woods
from renders.sea.painted import PAINTED
from renders.sea.paper import COVERED, WORN, blank, box_of, lay_parchment, torn_edge

REACH: Final = 4.2
"""How far, in sides, land can change a square beside it."""
BESIDE: Final = 2.4
"""How far any other known hex can."""
SMOOTHED: Final = 0.3
"""How much further smoothing carries the least of it."""
MIDST: Final = 3
"""Squares from the origin, every way, in which most games are played."""
MARGIN: Final = 16
"""Px around a part that are painted too: shadows fall so far into it."""


def sea_under(chart: Chart, camera: HexCamera, *, night: bool, calm: bool = False) -> Image.Image:
    """What lies under everything in the camera's picture, as a new RGB picture."""
    picture = Image.new("RGB", (camera.width, camera.height))
    for square in squares(camera, calm=calm):
        at = square.column * SQUARE - camera.left, square.row * SQUARE - camera.top
        picture.paste(paint_square(square, _that_matter(chart, square)), at)
    return by_night(picture) if night else picture


def warm_sea(side: int) -> Iterator[None]:
    """Make what every table shares of the squares amid the sea, one at a time."""
    for column, row in product(range(-MIDST, MIDST), repeat=2):
        yield
        square = Square(column, row, side)
        surface(square)
        blank(square)


def _that_matter(chart: Chart, square: Square) -> tuple[Ground, ...]:
    """The known hexes that can change a square: land from further off than the sea."""
    left, top, right, bottom = square.box
    found: list[Ground] = []
    for ground in near(chart, square.box, REACH):
        x, y = world(ground.at)
        off = max(left - x, x - right, top - y, y - bottom)
        if ground.kind == "land" or off <= BESIDE:
            found.append(ground)
    return tuple(found)


def paint_square(square: Square, grounds: tuple[Ground, ...]) -> Image.Image:
    """Sea, land and parchment of a square; `grounds` are the known hexes in reach of it.

    Treat the picture as read-only: it is shared. Where nothing has changed since the square was
    painted before, that is taken; the same hexes always give the same picture.
    """
    found = PAINTED.get(square, grounds)
    if found is None:
        found = _newly_painted(square, grounds)
        PAINTED.keep(square, grounds, found)
    return found


def _newly_painted(square: Square, grounds: tuple[Ground, ...]) -> Image.Image:
    torn = torn_edge({ground.at for ground in grounds}, square)
    if float(torn.min()) > WORN:
        return blank(square)
    before = PAINTED.likest(square, grounds)
    part = _around(square, before[0]) if before else WHOLE
    picture = before[1].copy() if before else Image.new("RGB", (SQUARE, SQUARE))
    if part is not None:
        grown = _grown(part)
        piece = _painted_part(replace(square, part=grown), grounds, torn)
        left, top = part[0] - grown[0], part[1] - grown[1]
        inner = piece.crop((left, top, left + part[2] - part[0], top + part[3] - part[1]))
        picture.paste(inner, part[:2])
    return picture


def _painted_part(square: Square, grounds: tuple[Ground, ...], torn: Field) -> Image.Image:
    """The square's part; the sea is painted only where no parchment covers it."""
    picture = Image.new("RGB", square.size)
    here = torn[square.halves]
    sea = box_of(here <= COVERED)
    if sea is not None:
        across, down = square.part[:2]
        left, top, right, bottom = sea
        shown = replace(square, part=(left + across, top + down, right + across, bottom + down))
        water = paint_water(shown, _land(shown, grounds), _shoals(shown, grounds))
        draw_edges(water, shown, grounds)
        draw_stipple(water, shown, grounds)
        draw_woods(water, shown, grounds)
        picture.paste(water, sea[:2])
    lay_parchment(picture, square, here)
    return picture


def _land(square: Square, grounds: tuple[Ground, ...]) -> Field:
    land = {ground.at for ground in grounds if ground.kind == "land"}
    return distances(land, square, soften=0.25, step=0.15, reach=2.6)


def _shoals(square: Square, grounds: tuple[Ground, ...]) -> Field | None:
    pale = {ground.at for ground in grounds if ground.kind == "shoal"}
    return distances(pale, square, soften=0.22, step=0.14, reach=0.7) if pale else None


def _around(square: Square, changed: Iterable[Ground]) -> Part | None:
    """What of the square some hexes can have changed, if anything."""
    boxes = list[Part]()
    for ground in changed:
        x, y = square.pixel(world(ground.at))
        reach = ((REACH if ground.kind == "land" else BESIDE) + SMOOTHED) * square.scale
        left, top = max(0, math.floor((x - reach) / 2)), max(0, math.floor((y - reach) / 2))
        right = min(HALF, math.ceil((x + reach) / 2))
        bottom = min(HALF, math.ceil((y + reach) / 2))
        if left < right and top < bottom:
            boxes.append((2 * left, 2 * top, 2 * right, 2 * bottom))
    if not boxes:
        return None
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _grown(part: Part) -> Part:
    """With the margin in which what is painted depends on where the part ends."""
    left, top, right, bottom = part
    return (
        max(0, left - MARGIN),
        max(0, top - MARGIN),
        min(SQUARE, right + MARGIN),
        min(SQUARE, bottom + MARGIN),
    )
