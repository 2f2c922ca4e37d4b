"""Panels of paper over the sea: the hour, the captains, the wind, the whole sea in small."""

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from renders.kit import palette
from renders.kit.badges import seat_badge
from renders.kit.camera import Box, Point, Size
from renders.kit.grids import ROOT3, Hex, HexCamera, world
from renders.kit.icons import Icon, icon
from renders.kit.palette import Rgb, rgb
from renders.kit.rose import wind_rose
from renders.kit.stencil import Stencil, bounds
from renders.kit.text import (
    cap_height,
    label,
    lines_of,
    shorten,
    text_width,
    write,
    write_lines,
)
from renders.sea.chart import Chart
from renders.sea.scene import Row, Scene

# Sizes at a picture 1600 px wide: what is read on a phone without a tap is 60 px tall or more.
EDGE: Final = 20
TITLE: Final = 78
SMALLEST_TITLE: Final = 60
CAPTION: Final = 68
SMALLEST_CAPTION: Final = 48
HOUR: Final = 80
ROW: Final = 76
BADGE: Final = 70
NAME: Final = 60
SMALLEST_NAME: Final = 44
FAME: Final = 70
NAME_WIDTH: Final = 370
LINE_WIDTH: Final = 480
"""Of a name that is too long at any size, and so goes on two lines."""
TITLE_WIDTH: Final = 600
CAPTION_WIDTH: Final = 640
ROSE: Final = 320
INSET: Final = 240
DOT: Final = 22


def panel_size(name: str, scene: Scene, width: int) -> Size | None:
    """How large a panel is in a picture so wide; None if the scene has nothing for it."""
    unit = width / 1600
    match name:
        case "title" if scene.title:
            return _title(scene.title, scene.night, width).size
        case "captains" if scene.captains:
            return _captains(scene.captains, width).size
        case "rose" if scene.winds is not None:
            return round(ROSE * unit), round(ROSE * unit)
        case "inset" if scene.chart.grounds:
            return round(INSET * unit), round(INSET * unit)
        case "caption" if scene.caption:
            return _caption(scene.caption, width).size
        case _:
            return None


def lay_panels(
    picture: Image.Image, scene: Scene, camera: HexCamera, boxes: Mapping[str, Box]
) -> None:
    """Lay the panels of the scene over the picture, each in its box."""
    for name, box in boxes.items():
        match name:
            case "title":
                panel = _title(scene.title, scene.night, camera.width)
            case "captains":
                panel = _captains(scene.captains, camera.width)
            case "rose":
                assert scene.winds is not None
                panel = wind_rose(round(box[2] - box[0]), scene.winds)
            case "inset":
                panel = _inset(scene, camera, round(box[2] - box[0]))
            case _:
                panel = _caption(scene.caption, camera.width)
        picture.paste(panel, (round(box[0]), round(box[1])), panel)


@lru_cache(maxsize=64)
def _title(title: str, night: bool, width: int) -> Image.Image:
    unit = width / 1600
    text, size = fitted(title, range(TITLE, SMALLEST_TITLE - 1, -4), TITLE_WIDTH, unit)
    hour = icon(Icon.MOON if night else Icon.SUN, round(HOUR * unit))
    height = round((HOUR + 24) * unit)
    across = text_width(text, "title", size) + hour.width + 84 * unit
    panel = paper((round(across), height), unit)
    baseline = height / 2 + cap_height("title", size) / 2
    write(panel, text, "title", size, at=(34 * unit, baseline))
    right = round(panel.width - hour.width - 26 * unit)
    panel.alpha_composite(hour, (right, (height - hour.height) // 2))
    return panel


@lru_cache(maxsize=64)
def _captains(rows: tuple[Row, ...], width: int) -> Image.Image:
    unit = width / 1600
    sizes = range(NAME, SMALLEST_NAME - 1, -4)
    size = min(fitted(row.name, sizes, NAME_WIDTH, unit)[1] for row in rows)
    fame = round(FAME * unit)
    names = [lines_of(row.name, "title", size, round(LINE_WIDTH * unit)) for row in rows]
    widest = max(text_width(line, "title", size) for name in names for line in name)
    figures = max(text_width(str(row.fame), "data", round(fame * 0.86)) for row in rows)
    across = round(widest + (BADGE + 24 + 18 + 24 + 30) * unit + figures)
    panel = paper((across, round((ROW * len(rows) + 34) * unit)), unit)
    draw = ImageDraw.Draw(panel)
    for k, (row, name) in enumerate(zip(rows, names, strict=True)):
        top = (16 + ROW * k) * unit
        if row.acting:
            box = (16 * unit, top + 2 * unit, panel.width - 17 * unit, top + (ROW - 3) * unit)
            draw.rounded_rectangle(box, 10 * unit, fill=palette.HIGHLIGHT)
        badge = seat_badge(row.seat, round(BADGE * unit))
        middle = top + ROW * unit / 2
        panel.alpha_composite(badge, (round(24 * unit), round(middle - badge.height / 2)))
        write_lines(panel, name, "title", size, at=((24 + BADGE + 16) * unit, middle))
        number = label(str(row.fame), "data", round(fame * 0.86))
        at = round(panel.width - 32 * unit - number.width), round(middle - number.height / 2)
        panel.alpha_composite(number, at)
    return panel


@lru_cache(maxsize=64)
def _caption(caption: str, width: int) -> Image.Image:
    unit = width / 1600
    text, size = fitted(caption, range(CAPTION, SMALLEST_CAPTION - 1, -4), CAPTION_WIDTH, unit)
    panel = paper((round(text_width(text, "title", size) + 80 * unit), round(104 * unit)), unit)
    baseline = panel.height / 2 + cap_height("title", size) / 2
    write(panel, text, "title", size, at=(40 * unit, baseline))
    return panel


def fitted(text: str, sizes: range, room: int, unit: float = 1.0) -> tuple[str, int]:
    """The text and the first of the sizes at which it fits the room; shortened if none does."""
    largest = round(room * unit)
    drawn = [round(size * unit) for size in sizes]
    size = next((px for px in drawn if text_width(text, "title", px) <= largest), drawn[-1])
    return shorten(text, "title", size, largest), size


def paper(size: Size, unit: float) -> Image.Image:
    """A sheet of paper with a double rule and a shadow; the shadow lies inside the size."""
    return _paper(size, round(unit * 1000)).copy()


@lru_cache(maxsize=64)
def _paper(size: Size, thousandths: int) -> Image.Image:
    unit = thousandths / 1000
    fine = 3
    width, height = size
    large = Image.new("RGBA", (width * fine, height * fine))
    draw = ImageDraw.Draw(large)
    shade = Image.new("RGBA", (width, height))
    drop, lip = 7 * unit, 5 * unit
    ImageDraw.Draw(shade).rounded_rectangle(
        (lip, drop, width - 1, height - 1), 14 * unit, fill=(8, 14, 22, 120)
    )
    picture = shade.filter(ImageFilter.GaussianBlur(3 * unit))
    for inset, radius, fill, ink, rule in (
        (0.0, 16.0, palette.PANEL, palette.INK, 4.5),
        (9.0, 9.0, None, palette.PANEL_RULE, 1.8),
    ):
        near, right, bottom = inset * unit, width - lip - inset * unit, height - drop - inset * unit
        draw.rounded_rectangle(
            (near * fine, near * fine, right * fine, bottom * fine),
            radius * unit * fine,
            fill=fill,
            outline=ink,
            width=max(1, round(rule * unit * fine)),
        )
    picture.alpha_composite(large.resize(size, Image.Resampling.BOX))
    return picture


def _inset(scene: Scene, camera: HexCamera, reach: int) -> Image.Image:
    """The whole sea in small, with the frame of this picture and the captains."""
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
    """A captain in the small map: too small for a letter, so the rows of names tell the colour."""
    for reach, tone in ((radius * 1.45, palette.WHITE), (radius, colour)):
        stencil = Stencil(panel, bounds([at], reach + 2))
        stencil.disc(at, reach)
        panel.paste((*tone, 255), (stencil.left, stencil.top), stencil.shape())


@lru_cache(maxsize=32)
def _small_sea(
    chart: Chart, unexplored: tuple[Hex, ...], reach: int, unit: float
) -> tuple[Image.Image, float, float, float]:
    """The panel, its px a side, and which point of the sea its upper left corner is."""
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
