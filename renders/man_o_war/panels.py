"""Panels of paper in fixed corners: title, both sides with their hulls, wind, and an inset map."""

import math
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from renders.kit import palette
from renders.kit.beaks import Mark, plate
from renders.kit.camera import Box, Point, Size
from renders.kit.grids import FreeCamera
from renders.kit.icons import Icon, icon
from renders.kit.palette import rgb
from renders.kit.panels import EDGE, caption, fitted, paper
from renders.kit.rose import wind_vane
from renders.kit.stencil import Stencil
from renders.kit.text import cap_height, label, lines_of, text_width, write, write_lines
from renders.man_o_war.fleet import FORMS, colour_of
from renders.man_o_war.scene import Muster, Pose, Scene, Terrain
from renders.man_o_war.table import UNIT

# Sizes in px at a picture 1600 px wide.
TITLE: Final = 56
SMALLEST_TITLE: Final = 44
TITLE_WIDTH: Final = 660
NAME: Final = 60
SMALLEST_NAME: Final = 44
NAME_WIDTH: Final = 420
ROW: Final = 74
BADGE: Final = 54
CHIPS: Final = 46
CHIP: Final = 30
"""Height of a row of ships, and of a ship's name in it."""
NOTCH: Final = 13
COUNT: Final = 62
POINTER: Final = 20
ROSE: Final = 280
INSET: Final = 260
_WATER: Final = rgb("#2F7A8E")
_LAND: Final = rgb("#9CAE68")
_SAND: Final = rgb("#D9CD9A")


def panels_of(scene: Scene, size: Size) -> dict[str, Box]:
    """The box of each panel of the scene, always in the same corner."""
    width, height = size
    unit = width / 1600
    edge = EDGE * unit
    boxes: dict[str, Box] = {}
    if scene.title:
        across, down = title(scene.title, width).size
        boxes["title"] = edge, edge, edge + across, edge + down
    if scene.sides:
        across, down = sides(scene.sides, width).size
        boxes["sides"] = width - edge - across, edge, width - edge, edge + down
    if scene.wind is not None:
        rose = ROSE * unit
        boxes["rose"] = edge, height - edge - rose, edge + rose, height - edge
    if scene.sides:
        inset = INSET * unit
        boxes["inset"] = width - edge - inset, height - edge - inset, width - edge, height - edge
    if scene.caption:
        across, down = caption(scene.caption, width).size
        left = (width - across) / 2
        boxes["caption"] = left, height - edge - down, left + across, height - edge
    return boxes


def lay_panels(
    picture: Image.Image, scene: Scene, camera: FreeCamera, boxes: dict[str, Box]
) -> None:
    """Lay the panels over the picture, each into its box."""
    for name, box in boxes.items():
        match name:
            case "title":
                panel = title(scene.title, camera.width)
            case "sides":
                panel = sides(scene.sides, camera.width)
            case "rose":
                panel = wind_vane(round(box[2] - box[0]), scene.wind)
            case "inset":
                panel = _inset(scene, camera, round(box[2] - box[0]))
            case _:
                panel = caption(scene.caption, camera.width)
        picture.paste(panel, (round(box[0]), round(box[1])), panel)


@lru_cache(maxsize=64)
def title(text: str, width: int) -> Image.Image:
    """The title on one line, or on two."""
    unit = width / 1600
    sizes = range(TITLE, SMALLEST_TITLE - 1, -4)
    said, size = fitted(text, sizes, TITLE_WIDTH, unit)
    lines = [said] if said == text else lines_of(text, "title", size, round(TITLE_WIDTH * unit))
    across = max(text_width(line, "title", size) for line in lines)
    high = round((84 + 52 * (len(lines) - 1)) * unit)
    panel = paper((round(across + 76 * unit), high), unit)
    if len(lines) == 1:
        baseline = high / 2 + cap_height("title", size) / 2 - unit
        write(panel, said, "title", size, at=(36 * unit, baseline))
    else:
        write_lines(panel, lines, "title", size, at=(36 * unit, high / 2))
    return panel


@lru_cache(maxsize=64)
def sides(shown: tuple[Muster, ...], width: int) -> Image.Image:
    """Both sides: badge, name, honours and ships left, and below each the hulls of its ships.

    Those who are asked are lit, with a triangle before.
    """
    unit = width / 1600
    sizes = range(NAME, SMALLEST_NAME - 1, -4)
    names = [fitted(side.name, sizes, NAME_WIDTH, unit) for side in shown]
    chips = [_chips(side, unit) for side in shown]
    counts = [_count(side, round(COUNT * unit)) for side in shown]
    left = (32 + POINTER) * unit
    named = max(text_width(name, "title", size) for name, size in names)
    across = (BADGE + 18 + 30) * unit + named + max(one.width for one in counts)
    across = max(across, max(one.width for one in chips) + 10 * unit)
    high = (ROW + CHIPS) * unit
    panel = paper((round(left + across + 34 * unit), round(high * len(shown) + 36 * unit)), unit)
    draw = ImageDraw.Draw(panel)
    for k, side in enumerate(shown):
        top = 16 * unit + high * k
        middle = top + ROW * unit / 2
        if side.acting:
            box = (16 * unit, top + 2 * unit, panel.width - 20 * unit, top + high - 4 * unit)
            draw.rounded_rectangle(box, 10 * unit, fill=palette.HIGHLIGHT)
            _point_at(panel, (22 * unit, middle), POINTER * unit)
        mark = Mark("", FORMS[side.side], colour_of(side.side))
        badge = plate(mark, round(BADGE * unit), bar_above=False, pennon_left=False)
        middle_x = left + BADGE * unit / 2
        at = round(middle_x - badge.width / 2), round(middle - badge.height / 2)
        panel.alpha_composite(badge, (max(0, at[0]), max(0, at[1])))
        name, size = names[k]
        baseline = middle + cap_height("title", size) / 2
        write(panel, name, "title", size, at=(left + (BADGE + 18) * unit, baseline))
        right = round(panel.width - 30 * unit - counts[k].width)
        panel.alpha_composite(counts[k], (right, round(middle - counts[k].height / 2)))
        down = round(top + ROW * unit + (CHIPS * unit - chips[k].height) / 2 - 4 * unit)
        panel.alpha_composite(chips[k], (round(left), down))
    return panel


def _count(side: Muster, size: int) -> Image.Image:
    """A wreath with the battle honours so far, then the ships that are left, of how many."""
    afloat, every = side.left or (
        sum(boxes > lost for _, boxes, lost in side.ships),
        len(side.ships),
    )
    small, gap = round(size * 0.6), round(0.1 * size)
    parts = (
        (icon(Icon.FAME, size), gap),
        (label(str(side.honours), "data", size), round(0.5 * size)),
        (label(str(afloat), "data", size), gap),
        (label(f"/{every}", "data", small, palette.SOFT_INK), 0),
    )
    foot = max(part.height for part, _ in parts[1:])
    high = max(foot, size)
    across = sum(part.width + behind for part, behind in parts)
    whole = Image.new("RGBA", (across, high))
    left = 0
    for number, (part, behind) in enumerate(parts):
        down = (high + foot) // 2 - part.height if number else (high - part.height) // 2
        whole.alpha_composite(part, (left, down))
        left += part.width + behind
    return whole


def _chips(side: Muster, unit: float) -> Image.Image:
    """The name of each ship with its hull in notches; one that is out is struck out."""
    size, notch = round(CHIP * unit), max(4, round(NOTCH * unit))
    gap, high = round(26 * unit), round((CHIPS - 8) * unit)
    names = [label(name, "data", size) for name, _, _ in side.ships]
    step = notch + max(1, round(3 * unit))
    widths = [
        name.width + round(7 * unit) + step * boxes
        for name, (_, boxes, _) in zip(names, side.ships, strict=True)
    ]
    whole = Image.new("RGBA", (max(1, sum(widths) + gap * (len(widths) - 1)), high))
    draw = ImageDraw.Draw(whole)
    x = 0
    for name, wide, (_, boxes, lost) in zip(names, widths, side.ships, strict=True):
        middle = high // 2
        whole.alpha_composite(name, (x, middle - name.height // 2))
        across = x + name.width + round(7 * unit)
        for box in range(boxes):
            gone = box >= boxes - lost
            left = across + box * step
            edge = (left, round(high * 0.18), left + notch - 1, round(high * 0.82))
            fill = rgb("#7E1410") if gone else rgb("#3E9A5B")
            draw.rectangle(edge, fill=fill, outline=palette.INK, width=max(1, round(2 * unit)))
            if gone:
                draw.line(
                    (edge[0], edge[3], edge[2], edge[1]),
                    fill=rgb("#FFB4A8"),
                    width=max(1, round(2 * unit)),
                )
        if boxes and lost >= boxes:
            draw.line(
                (x - 2, middle, x + wide, middle), fill=palette.INK, width=max(2, round(4 * unit))
            )
        x += wide + gap
    return whole


def _point_at(panel: Image.Image, at: Point, width: float) -> None:
    """Draw a triangle that points right, its left side in the middle at a point."""
    x, y = at
    stencil = Stencil(panel, (x - 2, y - width, x + width + 2, y + width))
    stencil.polygon([(x, y - 0.75 * width), (x + width, y), (x, y + 0.75 * width)])
    panel.paste((*palette.INK, 255), (stencil.left, stencil.top), stencil.shape())


def _inset(scene: Scene, camera: FreeCamera, size: int) -> Image.Image:
    """The whole table small, its ships as darts, and a frame around this picture."""
    panel = _small_table(scene.size, scene.terrain, size, camera.width / 1600).copy()
    fine = 3
    over = Image.new("RGBA", (panel.width * fine, panel.height * fine))
    draw = ImageDraw.Draw(over)
    scale, left, top = _fit(scene.size, size, camera.width / 1600)
    for one in scene.ships:
        colour = colour_of(one.side)
        _dart(draw, one.pose, FORMS[one.side] == "disc", (scale, left, top, fine), colour)
    near, upper, far, lower = (side * UNIT for side in camera.world_box)
    box = (
        (left + max(-2.0, near) * scale) * fine,
        (top + max(-2.0, upper) * scale) * fine,
        (left + min(scene.size[0] + 2, far) * scale) * fine,
        (top + min(scene.size[1] + 2, lower) * scale) * fine,
    )
    wide = max(2, round(4.5 * camera.width / 1600 * fine))
    draw.rectangle(box, outline=(*palette.INK, 255), width=wide + 2 * fine)
    inner = (box[0] + fine, box[1] + fine, box[2] - fine, box[3] - fine)
    draw.rectangle(inner, outline=(*palette.WHITE, 255), width=wide)
    panel.alpha_composite(over.reduce(fine))
    return panel


def _fit(table: Point, size: int, unit: float) -> tuple[float, float, float]:
    """Px a cm, and the upper left corner, of a table on the inset map."""
    room = size - 56 * unit
    scale = room / max(table)
    return (
        scale,
        (size - 5 * unit - table[0] * scale) / 2,
        (size - 7 * unit - table[1] * scale) / 2,
    )


@lru_cache(maxsize=32)
def _small_table(table: Point, terrain: tuple[Terrain, ...], size: int, unit: float) -> Image.Image:
    panel = paper((size, size), unit)
    scale, left, top = _fit(table, size, unit)
    fine = 3
    over = Image.new("RGBA", (size * fine, size * fine))
    draw = ImageDraw.Draw(over)
    draw.rectangle(
        (
            left * fine,
            top * fine,
            (left + table[0] * scale) * fine,
            (top + table[1] * scale) * fine,
        ),
        fill=_WATER,
        outline=palette.INK,
        width=round(3 * unit * fine),
    )
    tones = {"island": _LAND, "coast": _LAND, "sandbank": _SAND, "iceberg": palette.WHITE}
    for piece in terrain:
        points = [((left + x * scale) * fine, (top + y * scale) * fine) for x, y in piece.outline]
        draw.polygon(points, fill=tones.get(piece.kind, palette.STONE))
    panel.alpha_composite(over.reduce(fine))
    return panel


def _dart(
    draw: ImageDraw.ImageDraw,
    pose: Pose,
    slim: bool,
    place: tuple[float, float, float, int],
    colour: palette.Rgb,
) -> None:
    """A ship on the inset map: a slim or a broad arrowhead towards its heading."""
    scale, left, top, fine = place
    x, y = left + pose.at[0] * scale, top + pose.at[1] * scale
    turn = math.radians(pose.heading)
    back = 0.0 if slim else -0.45
    shape = [(0.0, -1.25), (0.8, 0.85), (0.0, 0.85 + back), (-0.8, 0.85)]
    reach = max(5.5, 3.3 * scale)
    for grown, tone in ((1.5, palette.WHITE), (1.0, colour)):
        points = [
            (
                (x + reach * grown * (a * math.cos(turn) - b * math.sin(turn))) * fine,
                (y + reach * grown * (a * math.sin(turn) + b * math.cos(turn))) * fine,
            )
            for a, b in shape
        ]
        draw.polygon(points, fill=tone)
