"""Paths of ships and of shots, on a board of any grid."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from PIL import Image

from renders.kit import palette
from renders.kit.camera import Camera, Place, Point
from renders.kit.layout import Layout, box_around
from renders.kit.palette import Rgb, rgb
from renders.kit.stencil import Stencil, between, bounds, curve, dashes, trimmed

_SMOKE: Final = ((0.50, 0.20), (0.62, 0.26), (0.78, 0.20), (0.90, 0.13))
"""Puffs of smoke before the guns: distance from them and radius, in units."""
CLOSE: Final = 1.7
"""Distance in units below which smoke and cannonballs shrink."""


def draw_voyage(
    picture: Image.Image, camera: Camera[Place], through: Sequence[Place], colour: Rgb
) -> None:
    """Draw a wake that fades towards the ship's first place, and a dashed line along it."""
    side = camera.scale
    points = [camera.at(at) for at in through]
    way = trimmed(curve(points), 0.0, 0.45 * side)
    if len(way) < 2:
        return
    box = bounds(points, 0.5 * side)
    wake = Stencil(picture, box, fine=1)
    for k, reach in enumerate(pairwise(way)):
        share = (k + 1) / (len(way) - 1)
        wake.line(reach, side * (0.50 - 0.26 * share), round(20 + 95 * share))
    wake.lay(palette.FOAM, 0.05 * side)
    pieces = dashes(way, 0.15 * side, 0.13 * side)
    for tone, width, disc in ((palette.WHITE, 8.0, 0.13), (colour, 4.6, 0.085)):
        line = Stencil(picture, box)
        for k, piece in enumerate(pieces):
            share = (k + 1) / len(pieces)
            line.stroke(piece, fine(camera, width), round(240 * (0.35 + 0.65 * share)))
        line.disc(points[0], disc * side)
        line.lay(tone)


def draw_flight(
    picture: Image.Image, layout: Layout, camera: Camera[Place], shot: tuple[Point, Point]
) -> None:
    """Draw smoke at the guns, and cannonballs in flight; all of it smaller at close quarters."""
    start, end = shot
    side = camera.scale * min(1.0, math.dist(start, end) / (CLOSE * camera.scale))
    if not side:
        return
    box = bounds([start, end], 0.6 * side)
    smoke = Stencil(picture, box, fine=1)
    for k, (out, puff) in enumerate(_SMOKE):
        spot = beside(side, shot, start, out, (-1) ** k * 0.07)
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


def beside(side: float, shot: tuple[Point, Point], point: Point, out: float, aside: float) -> Point:
    """The point that lies *out* sides further along a shot, and *aside* sides to its right.

    A shot that ends where it began, at a ship since gone, counts as one to the right.
    """
    start, end = shot
    length = math.dist(start, end)
    along = (side, 0.0)
    if length:
        along = side * (end[0] - start[0]) / length, side * (end[1] - start[1]) / length
    return (
        point[0] + along[0] * out - along[1] * aside,
        point[1] + along[1] * out + along[0] * aside,
    )


def fine(camera: Camera[Any], width: float) -> float:
    """Px of a line whose width is given for a unit of 82 px in a picture 1200 px wide."""
    return max(1.0, width * (0.4 * camera.width / 1200 + 0.6 * camera.scale / 82))
