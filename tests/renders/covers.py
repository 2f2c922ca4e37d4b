"""The covers of the games, drawn from the kept moments of games.

``python -m tests.renders.covers`` draws them anew.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from PIL import Image

from renders.covers import COVERS, SUFFIX
from renders.kit.camera import Size
from renders.sea import action_view
from renders.sea.paint import paint as paint_sea
from renders.space import action_view as battle_view
from renders.space.paint import paint as paint_space
from tests.renders import fleet_moments, moments

SIZE: Final[Size] = (1200, 800)
HEAVIEST: Final = 150 * 1024
"""Most bytes of a cover."""

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


DRAWN: Final[Mapping[str, Callable[[], Image.Image]]] = {
    "captains_log": sea_cover,
    "fleet_commander": battle_cover,
}
"""Functions that draw the covers, by the slugs of the games."""


def main() -> None:
    COVERS.mkdir(exist_ok=True)
    for game, draw in DRAWN.items():
        draw().save(COVERS / f"{game}{SUFFIX}", quality=80, method=6)


if __name__ == "__main__":
    main()
