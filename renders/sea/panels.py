"""Panels of paper over the sea: hour, captains, wind, and an inset map."""

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from renders.kit import palette
from renders.kit.camera import Box, Point, Size
from renders.kit.grids import ROOT3, Hex, HexCamera, world
from renders.kit.icons import Icon
from renders.kit.palette import Rgb, rgb
from renders.kit.panels import caption, paper, standings, title
from renders.kit.rose import wind_rose
from renders.kit.stencil import Stencil, bounds
from renders.sea.chart import Chart
from renders.sea.scene import Scene

ROSE: Final = 320
INSET: Final = 240
DOT: Final = 22


def panel_size(name: str, scene: Scene, width: int) -> Size | None:
    """Size of a panel in a picture of `width`; None if the scene has nothing for it."""
    unit = width / 1600
    match name:
        case "title" if scene.title:
            return _title(scene, width).size
        case "captains" if scene.captains:
            return standings(scene.captains, width).size
        case "rose" if scene.winds is not None:
            return round(ROSE * unit), round(ROSE * unit)
        case "inset" if scene.chart.grounds:
            return round(INSET * unit), round(INSET * unit)
        case "caption" if scene.caption:
            return caption(scene.caption, width).size
        case _:
            return None


def lay_panels(
    picture: Image.Image, scene: Scene, camera: HexCamera, boxes: Mapping[str, Box]
) -> None:
    """Lay the scene's panels over the picture, each into its box."""
    for name, box in boxes.items():
        match name:
            case "title":
                panel = _title(scene, camera.width)
            case "captains":
                panel = standings(scene.captains, camera.width)
            case "rose":
                assert scene.winds is not None
                panel = wind_rose(round(box[2] - box[0]), scene.winds)
            case "inset":
                panel = _inset(scene, camera, round(box[2] - box[0]))
            case _:
                panel = caption(scene.caption, camera.width)
        picture.paste(panel, (round(box[0]), round(box[1])), panel)


def _title(scene: Scene, width: int) -> Image.Image:
    return title(scene.title, Icon.MOON if scene.night else Icon.SUN, width)


def _inset(scene: Scene, camera: HexCamera, reach: int) -> Image.Image:
    """The inset map: all of the sea, with a frame around this picture and dots for captains."""
    panel, scale, left, top = _small_sea(scene.chart, scene.unexplored, reach, camera.width / 1600)
    panel = panel.copy()
    fine = 2
    over = Image.new("RGBA", (panel.width * fine, panel.height * fine))
    draw = ImageDraw.Draw(over)
    box = camera.world_box
    margin = 16 * camera.width / 1600
    corners = [
        (min(max((box[k] - origin) * scale, margin), panel.width - margin)) * fine
        for k, origin in enumerate((left, top, left, top))
    ]
    width = max(2, round(5 * camera.width / 1600 * fine))
    draw.rectangle(corners, outline=(*palette.INK, 255), width=width + 2 * fine)
    inner = (corners[0] + fine, corners[1] + fine, corners[2] - fine, corners[3] - fine)
    draw.rectangle(inner, outline=(*palette.WHITE, 255), width=width)
    panel.alpha_composite(over.reduce(fine))
    radius = DOT / 2 * camera.width / 1600
    for vessel in sorted(scene.vessels, key=lambda vessel: vessel.acting):
        if vessel.seat is not None:
            x, y = world(vessel.at)
            at = (x - left) * scale, (y - top) * scale
            grown = radius * (1.35 if vessel.acting else 1.0)
            _dot(panel, at, grown, palette.of_seat(vessel.seat))
    return panel


def _dot(panel: Image.Image, at: Point, radius: float, colour: Rgb) -> None:
    """Draw a captain's dot on the inset map, which is too small for letters."""
    for reach, tone in ((radius * 1.45, palette.WHITE), (radius, colour)):
        stencil = Stencil(panel, bounds([at], reach + 2))
        stencil.disc(at, reach)
        panel.paste((*tone, 255), (stencil.left, stencil.top), stencil.shape())


@lru_cache(maxsize=32)
def _small_sea(
    chart: Chart, unexplored: tuple[Hex, ...], reach: int, unit: float
) -> tuple[Image.Image, float, float, float]:
    """The inset map's panel, its px a side, and the point of the sea at its upper left corner."""
    panel = paper((reach, reach), unit)
    places = [ground.at for ground in chart.grounds] + list(unexplored)
    centres = [world(place) for place in places]
    low = min(x for x, _ in centres) - 1, min(y for _, y in centres) - ROOT3 / 2
    high = max(x for x, _ in centres) + 1, max(y for _, y in centres) + ROOT3 / 2
    room = reach - 52 * unit
    scale = room / max(high[0] - low[0], high[1] - low[1])
    left = (low[0] + high[0]) / 2 - (reach - 5 * unit) / 2 / scale
    top = (low[1] + high[1]) / 2 - (reach - 7 * unit) / 2 / scale
    fine = 3
    over = Image.new("RGBA", (reach * fine, reach * fine))
    draw = ImageDraw.Draw(over)
    side = scale * fine
    corners = [
        (1.04 * math.cos(k * math.pi / 3), 1.04 * math.sin(k * math.pi / 3)) for k in range(6)
    ]
    shades: dict[str, Rgb] = {
        "deep": rgb("#2F7A8E"),
        "shoal": rgb("#6FB3AE"),
        "land": rgb("#8FA35C"),
    }
    tones = {place: rgb("#D0B88A") for place in unexplored}
    tones |= {ground.at: shades[ground.kind] for ground in chart.grounds}
    for place, tone in sorted(tones.items()):
        x, y = world(place)
        shape = [((x - left + across) * side, (y - top + down) * side) for across, down in corners]
        draw.polygon(shape, fill=tone)
    panel.alpha_composite(over.reduce(fine))
    return panel, scale, left, top
