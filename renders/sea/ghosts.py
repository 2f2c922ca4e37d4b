"""Tiles that lie face down, drawn faintly on the parchment to show that there is more to find."""

import math
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.kit.grids import HexCamera, around, world
from renders.kit.palette import Rgb, rgb
from renders.kit.stencil import stamp
from renders.kit.text import label
from renders.kit.tints import dimmed
from renders.sea.scene import Scene

TILE: Final = (*((0, 0),), *around((0, 0)), (1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2))
"""Hexes of a tile, relative to its middle."""
REACH: Final = 4.2
"""Distance in sides from the middle of a tile to beyond its furthest corner."""
_INSET: Final = 0.13
"""Inset of the outline in sides, for the edge of the parchment is torn beside known sea."""


def draw_ghosts(picture: Image.Image, scene: Scene, camera: HexCamera) -> None:
    """Draw the back of every tile that is face down onto the parchment."""
    for at in scene.face_down:
        if camera.sees(at, REACH * camera.scale):
            stamp(picture, _back(camera.scale, scene.night), camera.at(at))


@lru_cache(maxsize=8)
def _back(side: int, night: bool) -> Image.Image:
    """The back of a tile: paler paper, a double line, and a question mark."""
    size = round(2 * REACH * side)
    whole = _shape(size, side)
    inner = _shrunk(whole, _INSET * side)
    line = ImageChops.subtract(inner, _shrunk(inner, max(1.5, 0.035 * side)))
    rule = _shrunk(inner, 0.10 * side)
    rule = ImageChops.subtract(rule, _shrunk(rule, max(1.0, 0.018 * side)))
    back = Image.new("RGBA", (size, size), (*dimmed(rgb("#F3E4BE"), night=night), 0))
    back.putalpha(inner.point(_share(88)))
    for mask, alpha in ((line, 200), (rule, 130)):
        ink = Image.new("RGBA", (size, size), (*_ink(night), 255))
        ink.putalpha(mask.point(_share(alpha)))
        back.alpha_composite(ink)
    mark = label("?", "title", round(1.9 * side), _ink(night))
    faint = mark.copy()
    faint.putalpha(mark.getchannel("A").point(_share(135)))
    back.alpha_composite(faint, ((size - mark.width) // 2, (size - mark.height) // 2))
    return back


def _shape(size: int, side: int) -> Image.Image:
    """The tile as a mask."""
    fine = 2
    large = Image.new("L", (size * fine, size * fine))
    draw = ImageDraw.Draw(large)
    for x, y in map(world, TILE):
        corners = [
            (
                (size / 2 + side * (x + 1.01 * math.cos(k * math.pi / 3))) * fine,
                (size / 2 + side * (y + 1.01 * math.sin(k * math.pi / 3))) * fine,
            )
            for k in range(6)
        ]
        draw.polygon(corners, fill=255)
    return large.reduce(fine)


def _shrunk(mask: Image.Image, by: float) -> Image.Image:
    """The mask without its outermost px, made by blurring and cutting off."""
    soft = mask.filter(ImageFilter.GaussianBlur(by))
    # A straight edge blurred over `by` px has risen to 84 % that far inside.
    steep = max(1.0, by / 0.6)
    return soft.point([round(min(255, max(0, 128 + (v - 215) * steep))) for v in range(256)])


def _share(alpha: int) -> list[int]:
    return [value * alpha // 255 for value in range(256)]


def _ink(night: bool) -> Rgb:
    """Ink for ghosts: sepia by day, silver by night, when sepia would vanish on the paper."""
    return rgb("#A9B8D2") if night else rgb("#7A5A30")
