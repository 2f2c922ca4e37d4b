"""Panels of paper over the sea: the hour, the captains, the wind, the whole sea in small."""

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from renders.kit import palette
from renders.kit.badges import seat_badge
from renders.kit.camera import ROOT3, Box, Camera, Hex, Size, world
from renders.kit.icons import Icon, icon
from renders.kit.palette import Rgb, rgb
from renders.kit.rose import wind_rose
from renders.kit.text import cap_height, label, shorten, text_width, write
from renders.sea.chart import Chart
from renders.sea.scene import Row, Scene

# Sizes at a picture 1600 px wide: what is read on a phone without a tap is 60 px tall or more.
EDGE: Final = 24
TITLE: Final = 84
SMALLEST_TITLE: Final = 60
CAPTION: Final = 68
SMALLEST_CAPTION: Final = 48
HOUR: Final = 96
ROW: Final = 84
BADGE: Final = 72
NAME: Final = 60
SMALLEST_NAME: Final = 48
FAME: Final = 76
NAME_WIDTH: Final = 400
TITLE_WIDTH: Final = 640
CAPTION_WIDTH: Final = 640
ROSE: Final = 400
INSET: Final = 300


def panel_boxes(scene: Scene, size: Size) -> dict[str, Box]:
    """Where each panel of the scene lies in a picture of that size."""
    unit = size[0] / 1600
    edge = EDGE * unit
    boxes: dict[str, Box] = {}
    if scene.title:
        width, height = _title(scene.title, scene.night, size[0]).size
        boxes["title"] = (edge, edge, edge + width, edge + height)
    if scene.captains:
        width, height = _captains(scene.captains, size[0]).size
        boxes["captains"] = (size[0] - edge - width, edge, size[0] - edge, edge + height)
    if scene.winds is not None:
        reach = round(ROSE * unit)
        boxes["rose"] = (edge, size[1] - edge - reach, edge + reach, size[1] - edge)
    if scene.chart.grounds:
        reach = round(INSET * unit)
        right, bottom = size[0] - edge, size[1] - edge
        boxes["inset"] = (right - reach, bottom - reach, right, bottom)
    if scene.caption:
        width, height = _caption(scene.caption, size[0]).size
        left = (size[0] - width) / 2
        boxes["caption"] = (left, size[1] - edge - height, left + width, size[1] - edge)
    return boxes


def panel_covers(scene: Scene, size: Size, *, without: str = "") -> list[Box]:
    """Boxes that together cover the panels but the one left out: the rose is round."""
    boxes = panel_boxes(scene, size)
    return [
        part for name, box in boxes.items() if name != without for part in covered_by(name, box)
    ]


def covered_by(name: str, box: Box) -> list[Box]:
    """What a panel in its box covers."""
    if name != "rose":
        return [box]
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    return [
        (left + x * wide, top + y * high, right - x * wide, bottom - y * high)
        for x, y in ((0.0, 0.3), (0.3, 0.0), (0.12, 0.12))
    ]


def lay_panels(
    picture: Image.Image, scene: Scene, camera: Camera, boxes: Mapping[str, Box]
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
    text, size = _fitted(title, range(TITLE, SMALLEST_TITLE - 1, -4), TITLE_WIDTH, unit)
    hour = icon(Icon.MOON if night else Icon.SUN, round(HOUR * unit))
    height = round((HOUR + 28) * unit)
    across = text_width(text, "title", size) + hour.width + 92 * unit
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
    size = min(_fitted(row.name, sizes, NAME_WIDTH, unit)[1] for row in rows)
    fame = round(FAME * unit)
    names = [shorten(row.name, "title", size, round(NAME_WIDTH * unit)) for row in rows]
    widest = max(text_width(name, "title", size) for name in names)
    across = round(widest + (BADGE + 34 + 34 + 110 + 34) * unit)
    panel = paper((across, round((ROW * len(rows) + 40) * unit)), unit)
    draw = ImageDraw.Draw(panel)
    for k, (row, name) in enumerate(zip(rows, names, strict=True)):
        top = (20 + ROW * k) * unit
        if row.acting:
            box = (16 * unit, top + 2 * unit, panel.width - 17 * unit, top + (ROW - 3) * unit)
            draw.rounded_rectangle(box, 10 * unit, fill=palette.HIGHLIGHT)
        badge = seat_badge(row.seat, round(BADGE * unit))
        middle = top + ROW * unit / 2
        panel.alpha_composite(badge, (round(26 * unit), round(middle - badge.height / 2)))
        foot = middle + cap_height("title", size) / 2
        write(panel, name, "title", size, at=((26 + BADGE + 18) * unit, foot))
        number = label(str(row.fame), "data", round(fame * 0.86))
        at = round(panel.width - 34 * unit - number.width), round(middle - number.height / 2)
        panel.alpha_composite(number, at)
    return panel


@lru_cache(maxsize=64)
def _caption(caption: str, width: int) -> Image.Image:
    unit = width / 1600
    text, size = _fitted(caption, range(CAPTION, SMALLEST_CAPTION - 1, -4), CAPTION_WIDTH, unit)
    panel = paper((round(text_width(text, "title", size) + 80 * unit), round(104 * unit)), unit)
    baseline = panel.height / 2 + cap_height("title", size) / 2
    write(panel, text, "title", size, at=(40 * unit, baseline))
    return panel


def _fitted(text: str, sizes: range, room: int, unit: float) -> tuple[str, int]:
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


def _inset(scene: Scene, camera: Camera, reach: int) -> Image.Image:
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
    for vessel in sorted(scene.vessels, key=lambda vessel: vessel.acting):
        if vessel.seat is not None:
            x, y = world(vessel.at)
            dot = seat_badge(vessel.seat, round(40 * camera.width / 1600), acting=vessel.acting)
            at = (x - left) * scale - dot.width / 2, (y - top) * scale - dot.height / 2
            panel.alpha_composite(dot, (max(0, round(at[0])), max(0, round(at[1]))))
    return panel


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
    fine = 4
    over = Image.new("RGBA", (reach * fine, reach * fine))
    draw = ImageDraw.Draw(over)
    shades: dict[str, Rgb] = {
        "deep": rgb("#2F7A8E"),
        "calm": rgb("#3F8F9C"),
        "shoal": rgb("#6FB3AE"),
        "land": rgb("#8FA35C"),
    }
    tones = {place: rgb("#D0B88A") for place in unexplored}
    tones |= {ground.at: shades[ground.kind] for ground in chart.grounds}
    for place, tone in sorted(tones.items()):
        x, y = world(place)
        side = scale * fine
        draw.polygon(
            [
                (
                    (x - left + 1.04 * math.cos(k * math.pi / 3)) * side,
                    (y - top + 1.04 * math.sin(k * math.pi / 3)) * side,
                )
                for k in range(6)
            ],
            fill=tone,
        )
    panel.alpha_composite(over.reduce(fine))
    return panel, scale, left, top
