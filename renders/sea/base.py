"""The sea that changes only with the map: painted a square at a time, kept, and put together.

Squares are fixed to the sea, so a moved camera or a new tile paints only the squares it adds
or touches.
"""

from functools import lru_cache
from typing import Final

from PIL import Image

from renders.kit.camera import Camera, world
from renders.sea.chart import Chart, Ground, near
from renders.sea.ink import draw_edges, draw_stipple, draw_woods
from renders.sea.paper import COVERED, WORN, blank, lay_parchment, torn_edge
from renders.sea.squares import SQUARE, Square, squares
from renders.sea.tints import by_night
from renders.sea.water import paint_water

REACH: Final = 4.2
"""How far, in sides, land can change a square beside it."""
BESIDE: Final = 2.4
"""How far any other known hex can."""
KEPT: Final = 64
"""Squares kept, of two thirds of a megabyte each."""
NIGHTS_KEPT: Final = 20
"""The same of those turned into night."""


def sea_under(chart: Chart, camera: Camera, *, night: bool, calm: bool = False) -> Image.Image:
    """What lies under everything in the camera's picture, as a new RGB picture."""
    picture = Image.new("RGB", (camera.width, camera.height))
    for square in squares(camera, calm=calm):
        at = square.column * SQUARE - camera.left, square.row * SQUARE - camera.top
        picture.paste(_painted(chart, square, night=night), at)
    return picture


def _painted(chart: Chart, square: Square, *, night: bool) -> Image.Image:
    grounds = _that_matter(chart, square)
    return _by_night(square, grounds) if night else paint_square(square, grounds)


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


@lru_cache(maxsize=NIGHTS_KEPT)
def _by_night(square: Square, grounds: tuple[Ground, ...]) -> Image.Image:
    return by_night(paint_square(square, grounds))


@lru_cache(maxsize=KEPT)
def paint_square(square: Square, grounds: tuple[Ground, ...]) -> Image.Image:
    """Sea, land and parchment of a square; `grounds` are the known hexes in reach of it.

    Treat the picture as read-only: it is shared.
    """
    torn = torn_edge({ground.at for ground in grounds}, square)
    if float(torn.min()) > WORN:
        return blank(square)
    if float(torn.min()) > COVERED:
        picture = Image.new("RGB", (SQUARE, SQUARE))
    else:
        picture = paint_water(square, grounds)
        draw_edges(picture, square, grounds)
        draw_stipple(picture, square, grounds)
        draw_woods(picture, square, grounds)
    lay_parchment(picture, square, torn)
    return picture
