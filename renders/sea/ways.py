"""Where ships can go, will go and came from, and what flew between them."""

import math
from collections.abc import Collection
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PIL import Image

from renders.kit import palette
from renders.kit.badges import shot_mark
from renders.kit.camera import Camera, Hex, Point, around
from renders.kit.layout import Layout, box_around
from renders.kit.palette import Rgb, rgb
from renders.kit.stencil import (
    Stencil,
    between,
    bounds,
    curve,
    dashes,
    stamp,
    trimmed,
)
from renders.sea.scene import Broadside, Scene, Voyage

SHOT: Final = 100
"""Px at a picture 1600 px wide."""

_SMOKE: Final = ((0.50, 0.20), (0.62, 0.26), (0.78, 0.20), (0.90, 0.13))
"""Puffs before the guns: how far out and how large, in sides."""
_HITS: Final = (
    *((-0.62, 0.0), (-0.35, 0.75), (-0.35, -0.75), (0.3, 0.9), (0.3, -0.9), (0.95, 0.0)),
    *((-0.75, 0.75), (-0.75, -0.75), (0.8, 0.6), (0.8, -0.6)),
)
"""Where the mark of a hit may lie about its target, along the shot and aside, in sides."""


def draw_zone(
    picture: Image.Image,
    camera: Camera,
    hexes: Collection[Hex],
    colour: Rgb,
    *,
    fill: int,
    rim: int,
) -> None:
    """Hexes lit in one colour, with a line around all of them; `fill` and `rim` are opacities."""
    seen = [at for at in hexes if camera.sees(at, camera.side)]
    if not seen:
        return
    members = set(hexes)
    stencil = Stencil(picture, bounds([camera.at(at) for at in seen], camera.side * 1.1))
    for at in seen:
        stencil.polygon(camera.corners(at, 1.005), fill)
    for at in seen:
        corners = camera.corners(at)
        for k, other in enumerate(around(at)):
            if other not in members:
                # Neighbour k (from north) lies across the edge of corners k+4 and k+5.
                edge = [corners[(k + 4) % 6], corners[(k + 5) % 6]]
                stencil.stroke(edge, fine(camera, 3.2), rim)
    stencil.lay(colour)


def draw_reach(picture: Image.Image, scene: Scene, camera: Camera) -> None:
    """Where the acting ship can come to: a pale tile in each hex.

    Each stands alone, for a line around all of them would rather mark the hexes left out.
    """
    colour = rgb("#BFD8FF") if scene.night else rgb("#E6FFF8")
    tile = _tile(camera.side, fine(camera, 2.4), 54 if scene.night else 66)
    for at, _ in scene.reach:
        if camera.sees(at, camera.side):
            x, y = camera.at(at)
            picture.paste(colour, (round(x) - camera.side, round(y) - camera.side), tile)


@lru_cache(maxsize=8)
def _tile(side: int, rim: float, fill: int) -> Image.Image:
    """A hex a little smaller than its place, with a rim, as a mask."""
    camera = Camera(2 * side, 2 * side, side, -side, -side)
    stencil = Stencil(Image.new("L", (2 * side, 2 * side)), (0, 0, 2 * side, 2 * side))
    corners = camera.corners((0, 0), 0.90)
    stencil.polygon(corners, fill)
    stencil.ring(corners, rim, 190)
    return stencil.shape()


def block_path(layout: Layout, scene: Scene, camera: Camera) -> None:
    """Take the planned way and its goal, so that no name lies on them."""
    size = round(0.3 * camera.side)
    for start, end in pairwise(scene.path):
        for share in (0.35, 0.65, 1.0):
            spot = between(camera.at(start), camera.at(end), share)
            layout.block(box_around(spot, (size, size)), "path")


def draw_path(picture: Image.Image, scene: Scene, camera: Camera) -> None:
    """The planned way in gold dashes with a dark edge; its goal is ringed."""
    if len(scene.path) < 2:
        return
    side = camera.side
    points = [camera.at(at) for at in scene.path]
    goal = camera.corners(scene.path[-1], 0.93)
    way = trimmed(curve(points), 0.55 * side, 0.50 * side)
    box = bounds([*points, *goal], 0.4 * side)
    pieces = dashes(way, 0.26 * side, 0.15 * side)
    for tone, width, inside in ((palette.INK, 12.5, 0), (palette.GOLD, 7.2, 84)):
        stencil = Stencil(picture, box)
        stencil.polygon(goal, inside)
        for piece in pieces:
            stencil.stroke(piece, fine(camera, width))
        stencil.ring(goal, fine(camera, width * 0.95))
        stencil.lay(tone)


def draw_voyage(picture: Image.Image, camera: Camera, voyage: Voyage) -> None:
    """A wake that fades towards where the ship came from, and a dashed line along it."""
    side = camera.side
    points = [camera.at(at) for at in voyage.through]
    way = trimmed(curve(points), 0.0, 0.45 * side)
    if len(way) < 2:
        return
    box = bounds(points, 0.5 * side)
    wake = Stencil(picture, box)
    for k, reach in enumerate(pairwise(way)):
        share = (k + 1) / (len(way) - 1)
        wake.line(reach, side * (0.50 - 0.26 * share), round(20 + 95 * share))
    wake.lay(palette.FOAM, 0.05 * side)
    colour = palette.SOFT_INK if voyage.seat is None else palette.SEATS[voyage.seat % 4]
    pieces = dashes(way, 0.15 * side, 0.13 * side)
    for tone, width, disc in ((palette.WHITE, 8.0, 0.13), (colour, 4.6, 0.085)):
        line = Stencil(picture, box)
        for k, piece in enumerate(pieces):
            share = (k + 1) / len(pieces)
            line.stroke(piece, fine(camera, width), round(240 * (0.35 + 0.65 * share)))
        line.disc(points[0], disc * side)
        line.lay(tone)


def draw_flight(picture: Image.Image, layout: Layout, camera: Camera, shot: Broadside) -> None:
    """Smoke at the guns, and balls in flight."""
    start, end, side = camera.at(shot.start), camera.at(shot.end), camera.side
    box = bounds([start, end], 0.6 * side)
    smoke = Stencil(picture, box)
    for k, (out, puff) in enumerate(_SMOKE):
        spot = _beside(camera, shot, start, out, (-1) ** k * 0.07)
        smoke.disc(spot, puff * side, 215 - 30 * k)
    smoke.lay(rgb("#ECE7DC"), 0.06 * side)
    flight = trimmed([start, end], 0.75 * side, 0.62 * side)
    if not flight:
        return
    trail, balls = Stencil(picture, box), Stencil(picture, box)
    for piece in dashes(flight, 0.10 * side, 0.11 * side):
        trail.stroke(piece, fine(camera, 3.4), 220)
    trail.lay(palette.WHITE)
    for share in (0.62, 0.80, 0.97):
        ball = between(flight[0], flight[1], share)
        balls.disc(ball, 0.066 * side)
        layout.block(box_around(ball, (round(0.14 * side), round(0.14 * side))), "ball")
    balls.lay(palette.INK)


def draw_hit(picture: Image.Image, layout: Layout, camera: Camera, shot: Broadside) -> None:
    """What a shot did, beside the ship it was meant for."""
    end = camera.at(shot.end)
    if not camera.sees(shot.end) or layout.covered(end, "panel"):
        return
    size = round(max(0.72 * camera.side, min(SHOT * camera.width / 1600, 1.5 * camera.side)))
    spots = [
        _beside(camera, shot, end, far * out, far * aside)
        for far in (1, 1.5, 2)
        for out, aside in _HITS
    ]
    spot = layout.place((round(size * 0.8), round(size * 0.8)), spots, "shot")
    stamp(picture, shot_mark(shot.damage, size), spot)


def _beside(camera: Camera, shot: Broadside, point: Point, out: float, aside: float) -> Point:
    """A point so many sides further along a shot, and to its right."""
    start, end = camera.at(shot.start), camera.at(shot.end)
    length = math.hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    along = camera.side * (end[0] - start[0]) / length, camera.side * (end[1] - start[1]) / length
    return (
        point[0] + along[0] * out - along[1] * aside,
        point[1] + along[1] * out + along[0] * aside,
    )


def fine(camera: Camera, width: float) -> float:
    """A line's width in px, given for a hex side of 82 px at a picture 1200 px wide."""
    return max(1.0, width * (0.4 * camera.width / 1200 + 0.6 * camera.side / 82))
