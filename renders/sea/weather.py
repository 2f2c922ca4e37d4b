"""Fog over the sea: banks of mist that drift no further than their hexes."""

from collections.abc import Collection
from typing import Final

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from renders.kit.camera import Camera, Hex
from renders.kit.palette import rgb
from renders.sea.noise import noise

COARSE: Final = 4
"""Fog has no fine parts: it is painted this much smaller."""


def lay_fog(picture: Image.Image, camera: Camera, hexes: Collection[Hex], *, night: bool) -> None:
    """Lay mist over the hexes, thinner towards their edge, so that ships still show."""
    seen = [at for at in hexes if camera.sees(at, 2 * camera.side)]
    if not seen:
        return
    size = camera.width // COARSE, camera.height // COARSE
    cover = Image.new("L", size)
    draw = ImageDraw.Draw(cover)
    for at in seen:
        draw.polygon([(x / COARSE, y / COARSE) for x, y in camera.corners(at, 1.08)], fill=255)
    cover = cover.filter(ImageFilter.GaussianBlur(0.30 * camera.side / COARSE))
    shape = size[1], size[0]
    box = camera.world_box
    drift = 0.62 + 0.30 * noise(box, shape, (1.9, 1.1), 51) + 0.16 * noise(box, shape, 0.6, 52)
    opacity = np.asarray(cover, dtype=np.float32) * np.clip(drift, 0.25, 0.95)
    mask = Image.fromarray(np.clip(opacity, 0, 255).astype(np.uint8))
    tone = rgb("#7F8CA8") if night else rgb("#E6ECEA")
    picture.paste(tone, mask=mask.resize(picture.size, Image.Resampling.BILINEAR))
