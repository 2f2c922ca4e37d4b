"""Paths that ships took, and sectors that a plan can reach or aims at."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from renders.kit.camera import Point
from renders.kit.palette import lighter, rgb
from renders.kit.stencil import Stencil, bounds, circle, curve, dashes, stamp, trimmed
from renders.space.liveries import VOID, hue
from renders.space.scene import Move, Scene
from renders.space.sectors import SpaceCamera

FRAME: Final = rgb("#FF6A55")
REACH: Final = rgb("#9BF6FF")
FINE: Final = 3


def draw_reach(picture: Image.Image, scene: Scene, camera: SpaceCamera) -> None:
    """Draw the sectors that a plan can reach: lit, with a dashed rim."""
    for place in scene.reach:
        stamp(picture, _lit(camera.scale), camera.at(place))


def draw_target(picture: Image.Image, scene: Scene, camera: SpaceCamera) -> None:
    """Draw a frame around the target's sector."""
    if scene.target is not None:
        stamp(picture, _frame(camera.scale), camera.at(scene.target))


def draw_move(picture: Image.Image, camera: SpaceCamera, move: Move) -> None:
    """Draw a move as a dashed path in the fleet's colour, with an arrow head."""
    side = camera.scale
    points = [camera.at(place) for place in move.through]
    if len(points) < 2:
        return
    way = trimmed(points if move.jump else curve(points), 0.16 * side, 0.40 * side)
    if len(way) < 2:
        return
    tone = lighter(hue(move.seat), 0.35)
    box = bounds([*way, *points[:1]], 0.4 * side)
    dash, gap = (0.05, 0.09) if move.jump else (0.13, 0.08)
    pieces = dashes(trimmed(way, 0, 0.16 * side) or way, dash * side, gap * side)
    for colour, wide in ((VOID, 0.075), (tone, 0.04)):
        line = Stencil(picture, box)
        for piece in pieces:
            line.stroke(piece, wide * side)
        line.polygon(_head(way, (0.17 if colour == VOID else 0.13) * side, colour == VOID, side))
        line.ring(circle(points[0], 0.10 * side), wide * side * 0.8)
        line.lay(colour)


def _head(way: Sequence[Point], reach: float, swollen: bool, side: float) -> list[Point]:
    """The head of an arrow at the end of a path."""
    (x0, y0), (x, y) = way[-2], way[-1]
    length = math.hypot(x - x0, y - y0) or 1.0
    right, down = (x - x0) / length, (y - y0) / length
    out = 0.045 * side if swollen else 0.02 * side
    tip = x + right * out, y + down * out
    back = tip[0] - right * reach * 1.25, tip[1] - down * reach * 1.25
    return [
        tip,
        (back[0] - down * reach * 0.72, back[1] + right * reach * 0.72),
        (back[0] + right * reach * 0.28, back[1] + down * reach * 0.28),
        (back[0] + down * reach * 0.72, back[1] - right * reach * 0.72),
    ]


@lru_cache(maxsize=8)
def _lit(side: int) -> Image.Image:
    size = side * FINE
    large = Image.new("RGBA", (size, size))
    pen = ImageDraw.Draw(large)
    near, far, bend = round(size * 0.03), round(size * 0.97), round(size * 0.085)
    pen.rounded_rectangle((near, near, far, far), bend, fill=(*REACH, 52))
    rim = round(size * 0.022)
    pen.rounded_rectangle((near, near, far, far), bend, outline=(*REACH, 235), width=rim)
    gap = round(size * 0.045)
    for k in range(3, 18, 3):
        at = round(size * (k / 20 + 0.05))
        start, end = at - gap // 2, at + gap // 2
        for edge in ((near, near + rim), (far - rim, far)):
            pen.rectangle((start, edge[0], end, edge[1]), fill=(*REACH, 52))
            pen.rectangle((edge[0], start, edge[1], end), fill=(*REACH, 52))
    return large.reduce(FINE)


@lru_cache(maxsize=8)
def _frame(side: int) -> Image.Image:
    """Four corners and four ticks, glowing."""
    room = round(side * 1.16)
    size = room * FINE
    large = Image.new("L", (size, size))
    pen = ImageDraw.Draw(large)
    unit = side * FINE
    near, far, arm = size / 2 - 0.50 * unit, size / 2 + 0.50 * unit, 0.26 * unit
    wide = 0.036 * unit
    for x, right in ((near, 1), (far, -1)):
        for y, down in ((near, 1), (far, -1)):
            _bar(pen, (x, y), (x + right * arm, y), wide)
            _bar(pen, (x, y), (x, y + down * arm), wide)
    middle, tick = size / 2, 0.075 * unit
    for x, y, right, down in (
        *((middle, near, 0, 1), (middle, far, 0, -1), (near, middle, 1, 0), (far, middle, -1, 0)),
    ):
        _bar(
            pen,
            (x - right * tick / 2, y - down * tick / 2),
            (x + right * tick, y + down * tick),
            wide,
        )
    line = large.reduce(FINE)
    glow = line.filter(ImageFilter.GaussianBlur(side * 0.035)).point(
        [min(255, v * 2) for v in range(256)]
    )
    dark = line.filter(ImageFilter.BoxBlur(max(1, side * 0.01))).point(
        [min(255, v * 3) for v in range(256)]
    )
    picture = Image.new("RGBA", (room, room), (*FRAME, 0))
    for colour, mask in ((FRAME, glow), (VOID, dark), (FRAME, line)):
        layer = Image.new("RGBA", (room, room), (*colour, 255))
        layer.putalpha(mask)
        picture.alpha_composite(layer)
    return picture


def _bar(pen: ImageDraw.ImageDraw, start: Point, end: Point, wide: float) -> None:
    left, right = sorted((start[0], end[0]))
    top, bottom = sorted((start[1], end[1]))
    half = wide / 2
    pen.rectangle((left - half, top - half, right + half, bottom + half), fill=255)
