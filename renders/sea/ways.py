"""Ways of ships on the sea, planned and possible, and the hexes that are dangerous."""

import math
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

from PIL import Image, ImageChops

from renders.kit import palette
from renders.kit.camera import Camera
from renders.kit.grids import HEXES, ROOT3, Hex, HexCamera, around
from renders.kit.layout import Layout, box_around
from renders.kit.palette import Rgb, rgb
from renders.kit.stencil import (
    Stencil,
    between,
    bounds,
    curve,
    dashes,
    trimmed,
)
from renders.kit.ways import fine
from renders.sea.scene import Scene

Edge: TypeAlias = tuple[Hex, int]
"""The side of a hex towards one of its neighbours, from north clockwise."""

DIMMED: Final = {"deep": 128, "shoal": 176}
"""Opacity, of 255, of the shade over water out of reach, by its kind."""
PALE_DANGER: Final = rgb("#FFE1D6")
MOONLIT: Final = rgb("#BFD8FF")


def draw_zone(
    picture: Image.Image,
    camera: HexCamera,
    hexes: Collection[Hex],
    colour: Rgb,
    *,
    rim: int,
    broken: bool = False,
) -> None:
    """Draw a line around some hexes, in one colour and opacity."""
    _rule(picture, camera, _rim(camera, hexes), (colour, 3.2, rim), broken=broken)


def draw_reach(picture: Image.Image, scene: Scene, camera: HexCamera) -> None:
    """Draw the acting ship's reach: each hex in it has a pale frame of its own, others are dimmed.

    Hexes where the ship would have no points left are framed more faintly. Hexes out of reach get
    no line, for a line around one would say that the ship may go there; shoals are dimmed most.
    """
    points = dict(scene.reach)
    if scene.focus is not None:
        points.setdefault(scene.focus, 1)
    if len(points) < 2:
        return
    shades: dict[Hex, int] = {}
    frames: dict[Hex, int] = {}
    for ground in scene.chart.grounds:
        if ground.kind == "land" or not camera.sees(ground.at, camera.scale):
            continue
        if ground.at not in points:
            shades[ground.at] = DIMMED[ground.kind]
        elif ground.at != scene.focus:
            frames[ground.at] = 112 if points[ground.at] else 60
    _lay(picture, camera, shades, rgb("#040B18") if scene.night else rgb("#0A2233"), _tile)
    _lay(picture, camera, frames, MOONLIT if scene.night else rgb("#E4FFF8"), _framed)


def _lay(
    picture: Image.Image,
    camera: HexCamera,
    hexes: Mapping[Hex, int],
    tone: Rgb,
    shape: Callable[[int, int, int], Image.Image],
) -> None:
    """Lay a colour over some hexes in a shape, at an opacity for each."""
    # An image of one colour takes half the time of the plain colour.
    down = math.ceil(camera.scale * ROOT3 / 2) + 1
    whole = Image.new("RGB", (2 * camera.scale, 2 * down), tone)
    for at, alpha in hexes.items():
        x, y = camera.at(at)
        mask = shape(camera.scale, down, alpha)
        picture.paste(whole, (round(x) - camera.scale, round(y) - down), mask)


@lru_cache(maxsize=16)
def _framed(side: int, down: int, alpha: int) -> Image.Image:
    """A thin line within the edge of a hex, over a light wash, as a mask like that of ``_tile``."""
    camera = Camera(HEXES, 2 * side, 2 * down, side, -side, -down)
    stencil = Stencil(Image.new("L", (2 * side, 2 * down)), (0, 0, 2 * side, 2 * down))
    stencil.polygon(camera.corners((0, 0), 0.93), alpha // 6)
    stencil.ring(camera.corners((0, 0), 0.90), max(1.0, 0.034 * side), alpha)
    return stencil.shape()


@lru_cache(maxsize=16)
def _tile(side: int, down: int, alpha: int) -> Image.Image:
    """A hex as a mask, its middle `down` px from the top."""
    camera = Camera(HEXES, 2 * side, 2 * down, side, -side, -down)
    stencil = Stencil(Image.new("L", (2 * side, 2 * down)), (0, 0, 2 * side, 2 * down))
    stencil.polygon(camera.corners((0, 0)), alpha)
    return stencil.shape()


def _rim(camera: HexCamera, members: Collection[Hex]) -> list[Edge]:
    """Edges between the hexes *members* and all others."""
    return [
        (at, k)
        for at in members
        if camera.sees(at, 1.2 * camera.scale)
        for k, other in enumerate(around(at))
        if other not in members
    ]


def _rule(
    picture: Image.Image,
    camera: HexCamera,
    edges: Iterable[Edge],
    *lines: tuple[Rgb, float, int],
    broken: bool = False,
) -> None:
    """Draw edges of hexes, in a line for each colour, width and opacity, the first lowest."""
    kept = list(edges)
    for tone, width, alpha in lines:
        for at, k in kept:
            mask, left, top = _edge(camera.scale, k, round(fine(camera, width), 1), alpha, broken)
            x, y = camera.at(at)
            picture.paste(tone, (round(x) + left, round(y) + top), mask)


@lru_cache(maxsize=128)
def _edge(
    side: int, which: int, width: float, alpha: int, broken: bool
) -> tuple[Image.Image, int, int]:
    """The edge of a hex towards a neighbour, clockwise from north, and the offset of its mask."""
    reach = side + 12
    camera = Camera(HEXES, 2 * reach, 2 * reach, side, -reach, -reach)
    corners = camera.corners((0, 0))
    # Neighbour k lies across the edge of corners k+4 and k+5.
    start, end = corners[(which + 4) % 6], corners[(which + 5) % 6]
    stencil = Stencil(Image.new("L", (2 * reach, 2 * reach)), (0, 0, 2 * reach, 2 * reach))
    for first, last in ((0.06, 0.40), (0.60, 0.94)) if broken else ((0.0, 1.0),):
        piece = [between(start, end, first), between(start, end, last)]
        stencil.stroke(piece, width, alpha)
    shape = stencil.shape()
    box = shape.getbbox() or (0, 0, 1, 1)
    return shape.crop(box), box[0] - reach, box[1] - reach


def draw_danger(picture: Image.Image, scene: Scene, camera: HexCamera) -> None:
    """Hatch the hexes where guns would fire at the acting ship, within a broken red line.

    The line has pale edges, because some people see red no brighter than the sea.
    """
    zones = [set(scene.danger)]
    zones += [{at for at, _ in fort.fire} for fort in scene.fortresses if fort.threat]
    members = set[Hex]().union(*zones)
    seen = [at for at in members if camera.sees(at, camera.scale)]
    if not seen:
        return
    hatching = _hatched(camera.scale)
    for at in seen:
        x, y = camera.at(at)
        picture.paste(palette.DANGER, (round(x) - camera.scale, round(y) - camera.scale), hatching)
    lines = (palette.INK, 9.0, 140), (PALE_DANGER, 7.0, 255), (palette.DANGER, 4.2, 255)
    _rule(picture, camera, _rim(camera, members), *lines, broken=True)


@lru_cache(maxsize=8)
def _hatched(side: int) -> Image.Image:
    """A hex of thin slanting lines over a light wash, as a mask."""
    camera = Camera(HEXES, 2 * side, 2 * side, side, -side, -side)
    stencil = Stencil(Image.new("L", (2 * side, 2 * side)), (0, 0, 2 * side, 2 * side))
    gap = side / 3.0
    for k in range(-6, 13):
        stencil.line([(k * gap, 2.0 * side), (k * gap + 2 * side, 0.0)], max(1.5, side / 26), 125)
    inside = Stencil(stencil.picture, (0, 0, 2 * side, 2 * side))
    inside.polygon(camera.corners((0, 0), 0.97))
    wash = Stencil(stencil.picture, (0, 0, 2 * side, 2 * side))
    wash.polygon(camera.corners((0, 0), 1.0), 34)
    lines = ImageChops.multiply(stencil.shape(), inside.shape())
    return ImageChops.lighter(lines, wash.shape())


def block_path(layout: Layout, scene: Scene, camera: HexCamera) -> None:
    """Take the boxes of the planned way and its goal, so that no name covers them."""
    size = round(0.3 * camera.scale)
    for start, end in pairwise(scene.path):
        for share in (0.35, 0.65, 1.0):
            spot = between(camera.at(start), camera.at(end), share)
            layout.block(box_around(spot, (size, size)), "path")


def draw_path(picture: Image.Image, scene: Scene, camera: HexCamera) -> None:
    """Draw the planned way in gold dashes with a dark edge, and a ring around its goal."""
    if len(scene.path) < 2:
        return
    side = camera.scale
    points = [camera.at(at) for at in scene.path]
    goal = camera.corners(scene.path[-1], 0.93)
    way = trimmed(curve(points), 0.55 * side, 0.50 * side)
    box = bounds([*points, *goal], 0.4 * side)
    pieces = dashes(way, 0.28 * side, 0.20 * side)
    for tone, width, inside in ((palette.INK, 17.0, 0), (palette.GOLD, 10.5, 84)):
        stencil = Stencil(picture, box)
        stencil.polygon(goal, inside)
        for piece in pieces:
            stencil.stroke(piece, fine(camera, width))
        stencil.ring(goal, fine(camera, width * 0.95))
        stencil.lay(tone)
