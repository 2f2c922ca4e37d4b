"""The covers of the games, drawn from the kept moments of games.

``python -m tests.renders.covers`` draws them anew.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from PIL import Image

from renders.covers import COVERS, SUFFIX
from renders.kit.camera import Camera, Size
from renders.kit.stencil import circle
from renders.man_o_war.paint import paint as paint_table
from renders.man_o_war.scene import Terrain
from renders.man_o_war.table import TABLE, UNIT
from renders.sea import action_view
from renders.sea.paint import paint as paint_sea
from renders.space import action_view as battle_view
from renders.space.paint import paint as paint_space
from tests.renders import broadsides, fleet_moments, moments

SIZE: Final[Size] = (1200, 800)
HEAVIEST: Final = 150 * 1024
"""Most bytes of a cover."""

COVER_SCALE: Final = 100
"""Px of 4 cm of the table."""
COVER_MIDDLE: Final = (54.5, 59.0)
COVER_ISLE: Final = (62.5, 44.5)
"""Middle of the cover, and of an island in it, in cm."""

WIDTH: Final = 1840
"""Width in px of the battle that the cover shows the middle of."""


def sea_cover() -> Image.Image:
    """A captain plans a way between islands; without the panels, as the cover is shown small."""
    scene = moments.scene_at(moments.load("path"))
    bare = replace(scene, title="", captains=(), winds=None)
    return paint_sea(bare, action_view(bare, SIZE))[0]


def battle_cover() -> Image.Image:
    """A battleship under fire, and the ships around it."""
    scene = fleet_moments.scene_at(fleet_moments.load("counter"))
    board = paint_space(scene, battle_view(scene, WIDTH))[0]
    left, top = 340, 330
    return board.crop((left, top, left + SIZE[0], top + SIZE[1]))


def table_cover() -> Image.Image:
    """Galleys ram and fire between islands; without panels, as the cover is shown small."""
    isle = Terrain("island", tuple(circle(COVER_ISLE, 5.5)[:-1:2]))
    scene = replace(broadsides.FIGHT, terrain=(isle,))
    left, top = (middle / UNIT * COVER_SCALE for middle in COVER_MIDDLE)
    camera = Camera(TABLE, *SIZE, COVER_SCALE, round(left - SIZE[0] / 2), round(top - SIZE[1] / 2))
    return paint_table(scene, camera, panels=False)[0]


DRAWN: Final[Mapping[str, Callable[[], Image.Image]]] = {
    "captains_log": sea_cover,
    "fleet_commander": battle_cover,
    "man_o_war": table_cover,
}
"""Functions that draw the covers, by the slugs of the games."""


def main() -> None:
    COVERS.mkdir(exist_ok=True)
    for game, draw in DRAWN.items():
        draw().save(COVERS / f"{game}{SUFFIX}", quality=80, method=6)


if __name__ == "__main__":
    main()
