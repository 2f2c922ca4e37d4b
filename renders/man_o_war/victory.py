"""The picture of the end of a battle: the winner's ship in a laurel, and what is left of both."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from PIL import Image

from renders.kit import palette
from renders.kit.camera import Camera, Point, Size
from renders.kit.laurels import MEDAL, WREATH, banner, laurel, lay_medal
from renders.kit.open_water import open_water
from renders.kit.palette import rgb
from renders.kit.panels import fitted, paper
from renders.kit.stencil import shine, stamp
from renders.kit.text import cap_height, text_width, write
from renders.man_o_war.cameras import action_view
from renders.man_o_war.fleet import look_of
from renders.man_o_war.paint import paint
from renders.man_o_war.panels import sides
from renders.man_o_war.scene import Scene, Ship
from renders.man_o_war.ships import ghostly, ship
from renders.man_o_war.table import TABLE

CARD: Final[Size] = (1200, 1200)
HEADING: Final = 60
SHIP: Final = 440
MIDDLE: Final[Point] = (600.0, 370.0)
REASON: Final = 46
SMALLEST_REASON: Final = 34
REASON_WIDTH: Final = 1060


def paint_victory(scene: Scene) -> Image.Image:
    """Paint the picture; a draw shows a ship of each side."""
    picture = _battle(scene)
    hulls = sides(tuple(replace(side, acting=False) for side in scene.sides), CARD[0])
    foot = CARD[1] - 22 - hulls.height
    picture.paste(hulls, ((CARD[0] - hulls.width) // 2, foot), hulls)
    shine(picture, MIDDLE, 560, palette.HIGHLIGHT, 235)
    lay_medal(picture, _round_sea(), MIDDLE)
    stamp(picture, laurel(WREATH), MIDDLE)
    shown = _heroes(scene)
    for place, one in enumerate(shown):
        apart = (place - (len(shown) - 1) / 2) * 230
        long = SHIP if len(shown) == 1 else round(0.68 * SHIP)
        look = replace(ghostly(look_of(one)), under_way=True)
        sprite = ship(look, HEADING, HEADING if scene.wind is not None else None, long)
        stamp(picture, sprite, (MIDDLE[0] + apart, MIDDLE[1]))
    if scene.reason:
        line = _reason(scene.reason)
        foot -= line.height + 6
        picture.paste(line, ((CARD[0] - line.width) // 2, foot), line)
    ribbon = banner(scene.caption or "·")
    stamp(picture, ribbon, (CARD[0] / 2, min(MIDDLE[1] + 385, foot - ribbon.height / 2)))
    return picture


def _heroes(scene: Scene) -> list[Ship]:
    """A ship of each winner, or of both sides after a draw: the leader before others."""
    wanted = scene.winners or tuple(side.side for side in scene.sides)
    found: list[Ship] = []
    for side in wanted:
        own = [one for one in scene.ships if one.side == side and not one.derelict]
        found += sorted(own, key=lambda one: (not one.flagship, not one.leader, one.name))[:1]
    return found


def _battle(scene: Scene) -> Image.Image:
    """The last of the battle without panels, darker towards its edges."""
    ships = tuple(replace(one, acting=False, boxes=0) for one in scene.ships)
    bare = Scene(
        size=scene.size,
        wind=scene.wind,
        terrain=scene.terrain,
        ships=ships,
        hulks=scene.hulks,
    )
    picture, _ = paint(bare, action_view(bare, CARD), panels=False)
    dark = Image.radial_gradient("L").resize(CARD, Image.Resampling.BILINEAR)
    picture.paste(rgb("#0B2233"), (0, 0), dark.point([70 + v // 2 for v in range(256)]))
    return picture


@lru_cache(maxsize=1)
def _round_sea() -> Image.Image:
    """Open sea with a light from the upper left."""
    reach = MEDAL + 2
    picture = open_water(Camera(TABLE, 2 * reach, 2 * reach, 200, 400, 400)).copy()
    shine(picture, (reach * 0.72, reach * 0.64), reach, palette.SHORE, 150)
    return picture


@lru_cache(maxsize=16)
def _reason(text: str) -> Image.Image:
    """Why the battle ended, on a strip of paper."""
    sizes = range(REASON, SMALLEST_REASON - 1, -3)
    said, size = fitted(text, sizes, REASON_WIDTH)
    strip = paper((text_width(said, "title", size) + 70, size + 40), 0.75)
    baseline = strip.height / 2 + cap_height("title", size) / 2 - 2
    write(strip, said, "title", size, at=(33, baseline))
    return strip


def warm() -> Iterator[None]:
    """Draw the slow things that all victories share, step by step."""
    laurel(WREATH)
    yield
    _round_sea()
    yield
