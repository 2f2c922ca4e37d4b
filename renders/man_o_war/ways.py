"""Ways of ships: those they have come, and those that their signals will lead them."""

import math
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PIL import Image

from renders.kit import palette
from renders.kit.beaks import Mark, draw_beaked
from renders.kit.brush import Brush
from renders.kit.camera import Point
from renders.kit.grids import FreeCamera
from renders.kit.layout import Layout, box_around
from renders.kit.palette import rgb
from renders.kit.stencil import Stencil, between, bounds, dashes, stamp, trimmed
from renders.kit.ways import draw_voyage, fine
from renders.man_o_war.fleet import (
    badge_size,
    colour_of,
    draw_ship,
    hull_boxes,
    look_of,
    mark_of,
    spots_beside,
)
from renders.man_o_war.scene import Ghost, Scene, Tether
from renders.man_o_war.ships import ghostly
from renders.man_o_war.table import mark_px, px

STRIDE: Final = 2.0
"""Cm between the boxes that a way takes."""
NUMBER: Final = 62
"""Px of the disc with a way's number, in a picture 1600 px wide."""
COME: Final = 92
"""Opacity of a ship where it began its way."""
PLANNED: Final = 158
"""Opacity of a ship where it is to go."""
GHOST_BADGE: Final = 0.8
"""Size of a planned ship's badge, as a share of a present one's."""
LOOSE: Final = rgb("#FF6B4A")


def draw_ways(picture: Image.Image, scene: Scene, camera: FreeCamera) -> None:
    """Draw the shade of each ship where it was, and a dashed line to where it is."""
    for way in scene.ways:
        look = ghostly(look_of(way.ship))
        draw_ship(
            picture,
            camera,
            look,
            way.begun,
            length=way.ship.length,
            wind=scene.wind,
            alpha=COME,
        )
        if _length(way.through) > 0.5:
            draw_voyage(picture, camera, _thinned(way.through), colour_of(way.ship.side))


def block_ways(layout: Layout, scene: Scene, camera: FreeCamera) -> None:
    """Take boxes along the ways, so that badges lie beside them if they can."""
    side = round(px(camera, STRIDE) * 0.5)
    for way in scene.ways:
        points = [camera.at(at) for at in way.through]
        steps = int(_length(way.through) / STRIDE)
        for step in range(steps):
            layout.block(box_around(_along(points, step / steps), (side, side)), "way")


def draw_numbers(picture: Image.Image, layout: Layout, scene: Scene, camera: FreeCamera) -> None:
    """Draw the number of each move on its way, where it hides least."""
    size = mark_px(camera, NUMBER)
    for way in scene.ways:
        points = [camera.at(at) for at in way.through]
        if way.number and len(points) > 1 and camera.sees(way.through[0]):
            spots = [_along(points, share) for share in (0.3, 0.42, 0.18, 0.55, 0.05)]
            spot = layout.place((size, size), spots, "number")
            stamp(picture, number(str(way.number), size), spot)


@lru_cache(maxsize=64)
def number(text: str, size: int) -> Image.Image:
    """A number on a disc of paper."""
    brush = Brush(size, sampling=3)
    brush.disc((0, 0), 44, palette.PANEL, width=6)
    brush.disc((0, 0), 38, None, ink=palette.PANEL_RULE, width=2)
    brush.letters(text, (0, 0), 46 if len(text) < 2 else 36, palette.INK)
    brush.shadow(offset=2.4, blur=2.0, alpha=120)
    return brush.finish()


def draw_tethers(picture: Image.Image, scene: Scene, camera: FreeCamera) -> None:
    """Draw a cord from each leader to its ships: whole, or red and parted."""
    for tether in scene.tethers:
        _draw_tether(picture, camera, tether)


def _draw_tether(picture: Image.Image, camera: FreeCamera, tether: Tether) -> None:
    line = trimmed(
        [camera.at(tether.start), camera.at(tether.end)], px(camera, 1.2), px(camera, 1.2)
    )
    if not line:
        return
    if tether.whole:
        for tone, width in ((palette.INK, 6.5), (palette.PANEL, 3.0)):
            stencil = Stencil(picture, bounds(line, 10))
            for piece in dashes(line, fine(camera, 4.0), fine(camera, 9.0)) or [line]:
                stencil.stroke(piece, fine(camera, width), 210)
            stencil.lay(tone)
        return
    halves = [
        [line[0], between(line[0], line[1], 0.42)],
        [between(line[0], line[1], 0.58), line[1]],
    ]
    for tone, width in ((palette.INK, 9.0), (palette.WHITE, 6.6), (LOOSE, 4.2)):
        stencil = Stencil(picture, bounds(line, 24))
        for half in halves:
            for piece in dashes(half, fine(camera, 18.0), fine(camera, 12.0)):
                stencil.stroke(piece, fine(camera, width))
        x, y = between(line[0], line[1], 0.5)
        arm = fine(camera, 11.0)
        for dx, dy in ((arm, arm), (arm, -arm)):
            stencil.stroke([(x - dx, y - dy), (x + dx, y + dy)], fine(camera, width))
        stencil.lay(tone)


def draw_plans(picture: Image.Image, layout: Layout, scene: Scene, camera: FreeCamera) -> None:
    """Draw ships pale where their signals will lead them, and a golden way there.

    A place that depends on where foes really are is ringed with dots.
    """
    for ghost in scene.ghosts:
        _draw_plan(picture, camera, ghost)
        draw_ship(
            picture,
            camera,
            ghostly(look_of(ghost.ship)),
            ghost.pose,
            length=ghost.ship.length,
            wind=scene.wind,
            alpha=PLANNED,
        )
        if ghost.about:
            _ring(picture, camera, ghost)
        for box in hull_boxes(ghost.pose, ghost.ship.length, ghost.ship.width, camera):
            layout.block(box, f"planned {ghost.ship.name}")


def draw_beaks(picture: Image.Image, layout: Layout, scene: Scene, camera: FreeCamera) -> None:
    """Draw a badge with its beak beside each planned ship."""
    for ghost in scene.ghosts:
        size = round(badge_size(camera, ghost.ship.length) * GHOST_BADGE)
        spots = spots_beside(ghost.ship, camera, size, 0.0, ghost.pose)
        spots += spots_beside(ghost.ship, camera, size, 0.6, ghost.pose)
        room = round(1.2 * size), round(1.2 * size)
        spot = layout.place(room, spots, f"ghost {ghost.ship.name}")
        draw_beaked(picture, _plain(ghost), spot, ghost.pose.heading, size)


def _plain(ghost: Ghost) -> Mark:
    """The badge of a planned ship: its name and nothing that may change until then."""
    return replace(mark_of(ghost.ship), boxes=0, lost=0, pennon=False, star=False, lit=True)


def _draw_plan(picture: Image.Image, camera: FreeCamera, ghost: Ghost) -> None:
    points = [camera.at(at) for at in ghost.through]
    way = trimmed(points, px(camera, 0.4 * ghost.ship.length), px(camera, 0.3))
    if len(way) < 2:
        return
    for tone, width in ((palette.INK, 12.0), (palette.GOLD, 7.0)):
        stencil = Stencil(picture, bounds(way, 14))
        for piece in dashes(way, fine(camera, 20.0), fine(camera, 14.0)):
            stencil.stroke(piece, fine(camera, width))
        stencil.lay(tone)


def _ring(picture: Image.Image, camera: FreeCamera, ghost: Ghost) -> None:
    """A ring of dots around a place that is only about right."""
    x, y = camera.at(ghost.pose.at)
    reach = px(camera, 0.72 * ghost.ship.length)
    for tone, radius in ((palette.INK, 6.0), (palette.PANEL, 3.8)):
        stencil = Stencil(picture, bounds([(x, y)], reach + 10))
        for step in range(18):
            turn = step * math.pi / 9
            stencil.disc(
                (x + reach * math.cos(turn), y + reach * math.sin(turn)), fine(camera, radius)
            )
        stencil.lay(tone)


def _length(points: tuple[Point, ...]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(points))


def _along(points: list[Point], share: float) -> Point:
    """The point of a way at a share of its length."""
    left = share * sum(math.dist(a, b) for a, b in pairwise(points))
    for a, b in pairwise(points):
        step = math.dist(a, b)
        if step and step >= left:
            return between(a, b, left / step)
        left -= step
    return points[-1]


def _thinned(points: tuple[Point, ...]) -> tuple[Point, ...]:
    """The way with no two points nearer than 0.4 cm, for a smooth curve; its ends are kept."""
    kept = [points[0]]
    for point in points[1:-1]:
        if math.dist(point, kept[-1]) >= 0.4:
            kept.append(point)
    return (*kept, points[-1])
