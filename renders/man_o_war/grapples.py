"""Grapples: lines with hooks that hold a ship which was boarded."""

import math
from typing import Final

from PIL import Image

from renders.kit import palette
from renders.kit.camera import Point
from renders.kit.grids import FreeCamera
from renders.kit.palette import rgb
from renders.kit.stencil import Stencil, bounds
from renders.kit.ways import fine
from renders.man_o_war.scene import Grapple, Scene
from renders.man_o_war.table import px

LINES: Final = (-0.7, 0.0, 0.7)
"""Places of the lines along the side that was boarded, in cm from its middle."""
REACH: Final = 1.0
"""Cm of a line on either side of where the ships touch."""
PRONG: Final = 0.32
"""Cm of a prong of a hook."""
ROPE: Final = rgb("#FFE9B0")


def draw_grapples(picture: Image.Image, scene: Scene, camera: FreeCamera) -> None:
    """Draw the grapples over the ships that they hold."""
    for one in scene.grapples:
        if camera.sees(one.at):
            _draw(picture, camera, one)


def _draw(picture: Image.Image, camera: FreeCamera, one: Grapple) -> None:
    for tone, width in ((palette.INK, 8.5), (ROPE, 4.5)):
        ends = [_point(camera, one, along, aside) for along in (-2, 2) for aside in (-2, 2)]
        stencil = Stencil(picture, bounds(ends, 12))
        for aside in LINES:
            hook = _point(camera, one, REACH, aside)
            stencil.line([_point(camera, one, -REACH, aside), hook], fine(camera, width))
            for prong in (-PRONG, PRONG):
                end = _point(camera, one, REACH - PRONG, aside + prong)
                stencil.line([hook, end], fine(camera, width))
            stencil.disc(_point(camera, one, -REACH, aside), px(camera, 0.16) + width / 4)
        stencil.lay(tone)


def _point(camera: FreeCamera, one: Grapple, along: float, aside: float) -> Point:
    """Px of a point along the lines, and aside of the middle one, in cm."""
    turn = math.radians(one.heading)
    x, y = one.at
    return camera.at(
        (
            x + along * math.sin(turn) + aside * math.cos(turn),
            y - along * math.cos(turn) + aside * math.sin(turn),
        )
    )
