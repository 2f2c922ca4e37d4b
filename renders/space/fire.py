"""Fire in a battle: beams, damage, shields that stop beams, and explosions."""

import math
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from renders.kit.badges import shot_mark
from renders.kit.brush import Brush
from renders.kit.camera import Point
from renders.kit.layout import Layout, clearest_first
from renders.kit.palette import rgb
from renders.kit.stencil import Stencil, between, bounds, circle, shine, stamp
from renders.space.fleets import berths_of, middle_of
from renders.space.liveries import VOID
from renders.space.scene import Harm, Place, Scene, Shield, Shot, Sort
from renders.space.sectors import SpaceCamera

MARK: Final = 0.36
"""Size of a damage mark in sectors."""
SMALLEST_MARK: Final = 62
"""Least size of a damage mark in px, in a picture 1200 px wide."""
BEAM: Final = rgb("#FF5A4A")
STOPPED: Final = rgb("#7FD6FF")
SHIELD: Final = rgb("#6CF5C8")


def draw_shot(picture: Image.Image, scene: Scene, camera: SpaceCamera, shot: Shot) -> None:
    """Draw a beam that widens towards its target, and ends at a shield that stops it."""
    side = camera.scale
    points = _flight(scene, camera, shot)
    tone = STOPPED if shot.blocked else BEAM
    box = bounds(points, 0.4 * side)
    for colour, wide, alpha, soft in (
        (tone, 0.13, 150, 0.045 * side),
        (tone, 0.055, 255, 0.0),
        (rgb("#FFF1E6"), 0.022, 255, 0.0),
    ):
        beam = Stencil(picture, box, fine=1 if soft else 2)
        beam.stroke(points, max(1.5, wide * side), alpha)
        beam.lay(colour, soft)
    if not shot.blocked:
        stamp(picture, _blast(round(0.24 * side)), points[-1])


def _flight(scene: Scene, camera: SpaceCamera, shot: Shot) -> list[Point]:
    """Ends of a beam: the side of the firing sector, and the ship that is hit or the shield."""
    points = [camera.at(place) for place in shot.through]
    if shot.on is not None:
        for ship, berth, _ in berths_of(scene):
            if (ship.seat, ship.sort, ship.number) == shot.on and ship.at == shot.through[-1]:
                hull = middle_of(ship, berth, camera)
                off = 0.36 * berth.length / max(0.4, _far(points[-2], hull, camera))
                points[-1] = between(hull, points[-2], off)
    points[0] = between(points[0], points[1], 0.42 / max(1.0, _far(points[0], points[1], camera)))
    if shot.blocked:
        points[-1] = between(points[-2], camera.at(shot.through[-1]), 0.42)
    return points


def _far(start: Point, end: Point, camera: SpaceCamera) -> float:
    return math.hypot(end[0] - start[0], end[1] - start[1]) / camera.scale


def draw_damage(
    picture: Image.Image, layout: Layout, scene: Scene, camera: SpaceCamera, shot: Shot
) -> None:
    """Draw a shot's damage beside its target, where it hides nothing."""
    if shot.damage is None:
        return
    size = _mark_size(camera)
    end = _flight(scene, camera, shot)[-1]
    edge = between(camera.at(shot.through[-2]), camera.at(shot.through[-1]), 0.5)
    drawn = round(size * 0.8), round(size * 0.8)
    spots = [edge, *_around(end, camera.scale)]
    spots = _nearest_first(scene, camera, spots, shot.on, shot.through[-1])
    mark = shot_mark(shot.damage, size)
    stamp(picture, mark, layout.place(drawn, spots, f"shot {shot.damage}"))


def draw_harm(
    picture: Image.Image, layout: Layout, scene: Scene, camera: SpaceCamera, harm: Harm
) -> None:
    """Draw damage without a shot, or repairs, beside the ship."""
    end = _ship_at(scene, camera, harm.on, harm.at)
    size = round(_mark_size(camera) * 0.8)
    mark = shot_mark(harm.points, size) if harm.points > 0 else _repair_mark(-harm.points, size)
    drawn = round(size * 0.8), round(size * 0.8)
    spots = _nearest_first(scene, camera, _around(end, camera.scale), harm.on, harm.at)
    stamp(picture, mark, layout.place(drawn, spots, f"shot {harm.points}"))


def _ship_at(
    scene: Scene, camera: SpaceCamera, on: tuple[int, Sort, int] | None, at: Place
) -> Point:
    """The middle of ship *on* if it lies at *at*, else of the sector."""
    for ship, berth, _ in berths_of(scene) if on else ():
        if (ship.seat, ship.sort, ship.number) == on and ship.at == at:
            return middle_of(ship, berth, camera)
    return camera.at(at)


def _nearest_first(
    scene: Scene,
    camera: SpaceCamera,
    spots: list[Point],
    on: tuple[int, Sort, int] | None,
    at: Place,
) -> list[Point]:
    """Those of *spots* that are nearer to ship *on*, in the sector *at*, than to any other ship."""
    middles = [
        (
            (ship.seat, ship.sort, ship.number) == on and ship.at == at,
            middle_of(ship, berth, camera),
        )
        for ship, berth, _ in berths_of(scene)
    ]
    own = next((middle for is_own, middle in middles if is_own), None)
    if own is None:
        return spots
    return clearest_first(spots, own, [middle for is_own, middle in middles if not is_own])


def _mark_size(camera: SpaceCamera) -> int:
    return round(max(MARK * camera.scale, SMALLEST_MARK * camera.width / 1200))


def _around(middle: Point, side: float) -> list[Point]:
    """Places around a point, the nearest first."""
    turns = [math.radians(30 * k) for k in range(12)]
    return [
        (middle[0] + far * side * math.sin(turn), middle[1] - far * side * math.cos(turn))
        for far in (0.22, 0.30, 0.42, 0.55)
        for turn in turns
    ]


@lru_cache(maxsize=16)
def _repair_mark(points: int, size: int) -> Image.Image:
    """Points repaired, on a green disc with a notched rim."""
    brush = Brush(size)
    brush.disc((0, 0), 45, VOID, ink=None)
    brush.disc((0, 0), 40, rgb("#1F8F5C"), ink=SHIELD, width=6)
    brush.letters(f"+{points}", (0, 0), 34, rgb("#FFFFFF"))
    return brush.finish()


def draw_shield(picture: Image.Image, camera: SpaceCamera, shield: Shield) -> None:
    """Draw a shield: a double arc before the ships it covers, towards the source of the fire."""
    side = camera.scale
    x, y = camera.at(shield.at)
    far, low = camera.at(shield.towards)
    turn = math.degrees(math.atan2(low - y, far - x))
    corner = 1.2 if abs(low - y) > 1 and abs(far - x) > 1 else 1.0
    box = (x - 0.8 * side, y - 0.8 * side, x + 0.8 * side, y + 0.8 * side)
    for colour, reach, wide, alpha, soft in (
        (SHIELD, 0.51, 0.16, 150, 0.05 * side),
        (VOID, 0.51, 0.09, 255, 0.0),
        (SHIELD, 0.51, 0.06, 255, 0.0),
        (rgb("#E9FFF7"), 0.44, 0.02, 255, 0.0),
    ):
        arc = Stencil(picture, box, fine=1 if soft else 2)
        points = circle((x, y), reach * corner * side, turn - 38, turn + 38)
        arc.stroke(points, wide * side, alpha)
        arc.lay(colour, soft)


def draw_blast(picture: Image.Image, camera: SpaceCamera, place: Place) -> None:
    """Draw rings of fire that fill a sector, around a white heart."""
    side = camera.scale
    middle = camera.at(place)
    shine(picture, middle, round(0.72 * side), rgb("#FF8A3C"), 255)
    for reach, wide, alpha in ((0.58, 0.03, 150), (0.44, 0.045, 215)):
        box = (middle[0] - side, middle[1] - side, middle[0] + side, middle[1] + side)
        ring = Stencil(picture, box)
        ring.line(circle(middle, reach * side), wide * side, alpha)
        ring.lay(rgb("#FFD08A"))
    stamp(picture, _blast(round(0.62 * side)), middle)


@lru_cache(maxsize=8)
def _blast(size: int) -> Image.Image:
    """Rays and a white heart, where a beam strikes."""
    fine = 3
    large = Image.new("RGBA", (size * fine, size * fine), (*rgb("#FFC46B"), 0))
    pen = ImageDraw.Draw(large)
    middle = size * fine / 2
    for colour, reach, inner in (
        (rgb("#FF8A3C"), 0.98, 0.42),
        (rgb("#FFE08A"), 0.72, 0.30),
        (rgb("#FFFFFF"), 0.42, 0.20),
    ):
        points: list[Point] = []
        for k in range(20):
            far = middle * (reach * (1 if k % 4 == 0 else 0.8) if k % 2 == 0 else inner)
            turn = k * math.pi / 10
            points.append((middle + far * math.sin(turn), middle - far * math.cos(turn)))
        pen.polygon(points, fill=(*colour, 255))
    return large.reduce(fine)
