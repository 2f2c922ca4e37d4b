"""The ground of the sea, which changes only with the map: painted, kept and joined by squares.

Squares lie fixed on the sea, so a moved camera or a new tile repaints only the squares it touches.
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product
from typing import Final

from PIL import Image

from renders.kit.grids import HexCamera, world
from renders.kit.noise import Field
from renders.kit.squares import (
    SQUARE,
    WHOLE,
    Part,
    Square,
    beyond,
    bounding,
    clipped,
    holds,
    squares,
)
from renders.kit.tints import by_night
from renders.kit.water import paint_water, surface
from renders.sea.chart import Chart, Ground, near
from renders.sea.fields import distances
from renders.sea.ink import draw_edges, draw_stipple, draw_woods
from renders.sea.painted import MOONLIT, PAINTED, Sheet
from renders.sea.paper import COVERED, WORN, blank, box_of, lay_parchment, ragged, torn_edge

REACH: Final = 4.2
"""Distance in sides at which land can still change a square."""
BESIDE: Final = 2.4
"""Distance in sides at which any other known hex can still change a square."""
SMOOTHED: Final = 0.3
"""Extra distance in sides over which smoothing spreads small changes."""
MIDST: Final = 3
"""Squares from the origin, in each direction, within which most games are played."""
MARGIN: Final = 16
"""Px around a part that are painted along with it, for shadows fall that far."""


def sea_under(chart: Chart, camera: HexCamera, *, night: bool, calm: bool = False) -> Image.Image:
    """The ground in the camera's picture, as a new RGB image."""
    picture = Image.new("RGB", (camera.width, camera.height))
    for square in squares(camera, calm=calm):
        sheet = paint_part(square, _that_matter(chart, square.whole))
        lit = _moonlit(square.whole, sheet) if night else sheet.picture
        picture.paste(lit, square.whole.place(camera))
    return picture


def warm_sea(side: int) -> Iterator[None]:
    """Prepare the noise and paper of the squares near the origin, which all tables share."""
    for column, row in product(range(-MIDST, MIDST), repeat=2):
        yield
        square = Square(column, row, side)
        surface(square)
        blank(square)
        ragged(square)


def _that_matter(chart: Chart, square: Square) -> tuple[Ground, ...]:
    """The known hexes that can change a square; land reaches further than water.

    Empty if the square is all parchment.
    """
    left, top, right, bottom = square.box
    found, bare = list[Ground](), True
    for ground in near(chart, square.box, REACH):
        x, y = world(ground.at)
        beside = max(left - x, x - right, top - y, y - bottom) <= BESIDE
        bare = bare and not beside
        if ground.kind == "land" or beside:
            found.append(ground)
    return () if bare else tuple(found)


def paint_part(square: Square, grounds: tuple[Ground, ...]) -> Sheet:
    """The sheet with a square's part painted; `grounds` are all hexes that can change the square.

    Unchanged parts are taken from the sheet kept before; equal hexes always give equal pictures.
    """
    known = frozenset(grounds)
    if not known:
        return Sheet(known, WHOLE, blank(square.whole))
    sheet = PAINTED.likest(square.whole, known)
    if sheet is None or sheet.grounds != known or not holds(sheet.part, square.part):
        sheet = _newly_painted(square, grounds, sheet)
        PAINTED.keep(square.whole, sheet)
    return sheet


def _moonlit(square: Square, sheet: Sheet) -> Image.Image:
    """A whole square by moonlight, cached."""
    kept = MOONLIT.likest(square, sheet.grounds)
    if kept is None or kept.grounds != sheet.grounds or kept.part != sheet.part:
        picture = Image.new("RGB", (SQUARE, SQUARE))
        picture.paste(by_night(sheet.picture.crop(sheet.part)), sheet.part[:2])
        kept = replace(sheet, picture=picture)
        MOONLIT.keep(square, kept)
    return kept.picture


def _newly_painted(square: Square, grounds: tuple[Ground, ...], before: Sheet | None) -> Sheet:
    """A sheet that covers the square's part, based on the sheet *before* if there is one."""
    known = frozenset(grounds)
    if before is None:
        picture, part = Image.new("RGB", (SQUARE, SQUARE)), square.part
        stale = [part]
    else:
        picture, changed = before.picture.copy(), _around(square, before.grounds ^ known)
        part = square.part if changed else bounding([before.part, square.part])
        stale = [box for box in (clipped(changed, part), beyond(before.part, part)) if box]
    if stale:
        _paint(picture, replace(square, part=bounding(stale)), grounds)
    return Sheet(known, part, picture)


def _paint(picture: Image.Image, square: Square, grounds: tuple[Ground, ...]) -> None:
    """Paint the square's part into the picture of the whole square."""
    part, grown = square.part, _grown(square.part)
    piece = _painted_part(replace(square, part=grown), grounds)
    left, top = part[0] - grown[0], part[1] - grown[1]
    inner = piece.crop((left, top, left + part[2] - part[0], top + part[3] - part[1]))
    picture.paste(inner, part[:2])


def _painted_part(square: Square, grounds: tuple[Ground, ...]) -> Image.Image:
    """The square's part as a picture; no sea is painted where parchment covers all of it."""
    torn = torn_edge({ground.at for ground in grounds}, square)
    if float(torn.min()) > WORN:
        return blank(square.whole).crop(square.part)
    picture = Image.new("RGB", square.size)
    sea = box_of(torn <= COVERED)
    if sea is not None:
        across, down = square.part[:2]
        left, top, right, bottom = sea
        shown = replace(square, part=(left + across, top + down, right + across, bottom + down))
        water = paint_water(shown, _land(shown, grounds), _shoals(shown, grounds))
        draw_edges(water, shown, grounds)
        draw_stipple(water, shown, grounds)
        draw_woods(water, shown, grounds)
        picture.paste(water, sea[:2])
    lay_parchment(picture, square, torn)
    return picture


def _land(square: Square, grounds: tuple[Ground, ...]) -> Field:
    land = {ground.at for ground in grounds if ground.kind == "land"}
    return distances(land, square, soften=0.25, step=0.15, reach=2.6)


def _shoals(square: Square, grounds: tuple[Ground, ...]) -> Field | None:
    pale = {ground.at for ground in grounds if ground.kind == "shoal"}
    return distances(pale, square, soften=0.22, step=0.14, reach=0.7) if pale else None


def _around(square: Square, changed: Iterable[Ground]) -> Part | None:
    """The part of the whole square that changed hexes can affect; None if there is none."""
    boxes = list[Part]()
    for ground in changed:
        x, y = square.whole.pixel(world(ground.at))
        reach = ((REACH if ground.kind == "land" else BESIDE) + SMOOTHED) * square.scale
        box = clipped(_even(x - reach, y - reach, x + reach, y + reach), WHOLE)
        if box is not None:
            boxes.append(box)
    return bounding(boxes) if boxes else None


def _even(left: float, top: float, right: float, bottom: float) -> Part:
    """The box, enlarged to even px."""
    return (
        2 * math.floor(left / 2),
        2 * math.floor(top / 2),
        2 * math.ceil(right / 2),
        2 * math.ceil(bottom / 2),
    )


def _grown(part: Part) -> Part:
    """The part with a margin, because paint near a part's edge depends on where the edge is."""
    left, top, right, bottom = part
    return (
        max(0, left - MARGIN),
        max(0, top - MARGIN),
        min(SQUARE, right + MARGIN),
        min(SQUARE, bottom + MARGIN),
    )
