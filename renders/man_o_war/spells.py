"""Marks of magic: rings round enchanted ships, banks of fog, and wizards who cling to wrecks."""

from typing import Final

from PIL import Image

from renders.kit.grids import FreeCamera
from renders.kit.palette import rgb
from renders.kit.stencil import Stencil, bounds, circle, stamp
from renders.kit.ways import fine
from renders.man_o_war.fleet import badge_size, token
from renders.man_o_war.scene import Scene
from renders.man_o_war.table import px

VIOLET: Final = rgb("#B57BFF")
DARK: Final = rgb("#2A1140")
FOG: Final = rgb("#DCE4EA")
RING: Final = 0.66
"""Radius of a ring round a ship, as a share of the ship's length."""
PUFFS: Final = (
    *((0.0, 0.0, 0.62), (0.42, 0.05, 0.5), (-0.42, 0.02, 0.52), (0.1, 0.42, 0.5)),
    *((-0.12, -0.42, 0.5), (0.34, -0.34, 0.44), (-0.34, 0.36, 0.44)),
)
"""Puffs of a bank of fog: middle and radius, as shares of its own radius."""
VEIL: Final = 150
PUFF: Final = 60
"""Opacity of a bank of fog, and of each puff upon it."""
STAR: Final = 0.5
"""Size of a wizard's star beside a wreck, as a share of a badge."""


def draw_rings(picture: Image.Image, scene: Scene, camera: FreeCamera) -> None:
    """Draw a violet ring round each ship with a spell on it."""
    for one in scene.ships:
        if not one.enchanted or not camera.sees(one.pose.at, px(camera, one.length)):
            continue
        ring = circle(camera.at(one.pose.at), RING * px(camera, one.length))
        for tone, width in ((DARK, 9.0), (VIOLET, 5.0)):
            stencil = Stencil(picture, bounds(ring, 10))
            stencil.ring(ring, fine(camera, width))
            stencil.lay(tone)


def draw_fogs(picture: Image.Image, scene: Scene, camera: FreeCamera) -> None:
    """Draw the banks of fog over the ships that they hide from guns, which still can be seen."""
    for at, radius in scene.fogs:
        reach = px(camera, radius)
        if not camera.sees(at, reach):
            continue
        x, y = camera.at(at)
        box = (x - 1.3 * reach, y - 1.3 * reach, x + 1.3 * reach, y + 1.3 * reach)
        whole = Stencil(picture, box)
        whole.disc((x, y), 0.96 * reach, VEIL)
        whole.lay(FOG, soft=0.08 * reach)
        for across, down, share in PUFFS:
            puff = Stencil(picture, box)
            puff.disc((x + across * reach, y + down * reach), share * reach, PUFF)
            puff.lay(FOG, soft=0.1 * reach)


def draw_castaways(picture: Image.Image, scene: Scene, camera: FreeCamera) -> None:
    """Draw a star beside each wreck that a wizard clings to."""
    for hulk in scene.hulks:
        if hulk.wizard and camera.sees(hulk.pose.at):
            size = round(badge_size(camera, hulk.length) * STAR)
            stamp(picture, token("wizard", size), camera.at(hulk.pose.at))
