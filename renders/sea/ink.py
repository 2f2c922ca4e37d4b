"""Pen work on the ground of the sea: hex edges, ghost hexes, rhumb lines, stipple and woods."""

import math
from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

import numpy as np
from PIL import Image, ImageDraw

from renders.kit.camera import Point
from renders.kit.grids import ROOT3, Hex, around, hex_at, world
from renders.kit.noise import chance
from renders.kit.palette import Rgb, rgb
from renders.kit.squares import Part, Square
from renders.kit.stencil import circle
from renders.kit.trees import tree
from renders.sea.chart import Ground, hexes_in

Segment: TypeAlias = tuple[Point, Point]

FINE: Final = 2
"""Supersampling of lines."""
ROSES: Final = ((-13.0, -9.0), (14.0, -12.0), (11.0, 13.0), (-10.0, 15.0))
"""Centres of the compass roses from which rhumb lines run, in hex sides."""
WINDS: Final = 16
_STAR: Final = (1.5, 0.34, 0.98, 0.34)
"""Radii of a compass rose's points and notches, alternating, in hex sides."""
_CORNERS: Final = tuple((math.cos(k * math.pi / 3), math.sin(k * math.pi / 3)) for k in range(6))
"""Corners of a hex in sides from its centre, clockwise from the right."""
SHORE: Final = 0.30
"""Least distance of trees from the edge of the land, in hex sides."""
TREES: Final = 9
GRAINS: Final = 36
FORMS: Final = 8
"""Number of different patterns of sand."""


def draw_edges(picture: Image.Image, square: Square, grounds: Iterable[Ground]) -> None:
    """Draw edges of the known hexes: pale on water, dark on land, stronger around a tile."""
    known, whole = {ground.at: ground for ground in grounds}, square.whole
    water: list[Segment] = []
    land: list[Segment] = []
    tile: list[Segment] = []
    for at, ground in known.items():
        if not square.touches(world(at)):
            continue
        corners = _corners(whole, at)
        for k, other in enumerate(around(at)):
            beside = known.get(other)
            if beside is not None and beside.at < at and square.touches(world(other)):
                continue
            # Neighbour k, clockwise from north, lies across the edge of corners k+4 and k+5.
            segment = corners[(k + 4) % 6], corners[(k + 5) % 6]
            inland = ground.kind == "land" and (beside is None or beside.kind == "land")
            (land if inland else water).append(segment)
            if beside is not None and beside.tile != ground.tile:
                tile.append(segment)
    width = max(1.0, square.scale / 60)
    _rule(picture, square.part, [(water, 66), (tile, 128)], rgb("#E9F7F4"), width)
    if land:
        _rule(picture, square.part, [(land, 46)], rgb("#3C2A12"), width)


def draw_ghosts(picture: Image.Image, square: Square) -> None:
    """Draw ghost hexes and rhumb lines on the parchment."""
    ghosts: list[Segment] = []
    for at in hexes_in(square.box, 1.0):
        corners = _corners(square, at)
        ghosts.extend((corners[k], corners[k + 1]) for k in (0, 1, 2))
    lines = [(ghosts, 44), (_rhumbs(square), 62), (_roses(square), 130)]
    _rule(picture, square.part, lines, rgb("#8A6A3C"), max(1.0, square.scale / 80))


def draw_stipple(picture: Image.Image, square: Square, grounds: Iterable[Ground]) -> None:
    """Draw grains of sand on the shoals, always in the same places."""
    for ground in grounds:
        if ground.kind == "shoal" and square.touches(world(ground.at)):
            ((form, _, _),) = _chances(ground.at, 1, 41)
            grains = _grains(square.scale, int(form * FORMS))
            x, y = square.pixel(world(ground.at))
            at = round(x - grains.width / 2), round(y - grains.height / 2)
            picture.paste(grains, at, grains)


def draw_woods(picture: Image.Image, square: Square, grounds: Iterable[Ground]) -> None:
    """Draw trees on the land, away from the shore, always in the same places."""
    lands = {ground.at: ground for ground in grounds if ground.kind == "land"}
    stems: list[tuple[float, float, int]] = []
    for at, ground in lands.items():
        if not square.touches(world(at)):
            continue
        x, y = world(at)
        for turn, out, form in _chances(at, TREES, 31):
            reach = math.sqrt(out) * 0.82
            stem = (
                x + reach * math.cos(turn * 2 * math.pi),
                y + reach * math.sin(turn * 2 * math.pi),
            )
            bare = not ground.wooded and reach < 0.72
            if not bare and not _near_shore(stem, at, lands):
                across, down = square.pixel(stem)
                stems.append((down, across, int(form * 4)))
    for down, across, form in sorted(stems):
        clump = tree(square.scale, form)
        beyond = clump.width
        wide, high = square.size
        if -beyond < across < wide + beyond and -beyond < down < high + beyond:
            at = round(across - clump.width / 2), round(down - clump.height * 0.7)
            picture.paste(clump, at, clump)


def _near_shore(stem: Point, at: Hex, land: Collection[Hex]) -> bool:
    """Whether a point of a land hex is too near to a side without land beyond it."""
    x, y = world(at)
    for k, other in enumerate(around(at)):
        turn = (k - 1.5) * math.pi / 3
        ahead = (stem[0] - x) * math.cos(turn) + (stem[1] - y) * math.sin(turn)
        if other not in land and ahead > ROOT3 / 2 - SHORE:
            return True
    return False


@lru_cache(maxsize=1024)
def _chances(at: Hex, count: int, seed: int) -> tuple[tuple[float, float, float], ...]:
    """Three numbers in 0..1 for each of `count` things on a hex, always the same."""
    things = np.arange(count) + at[0] * 64
    row = np.full(count, at[1])
    first, second, third = (chance(things, row, seed + k).tolist() for k in range(3))
    return tuple(zip(first, second, third, strict=True))


@lru_cache(maxsize=128)
def _grains(side: int, form: int) -> Image.Image:
    """Sand strewn over a hex, thinner in its middle, where ships lie."""
    size = 2 * side
    mask = Image.new("L", (size * FINE, size * FINE))
    draw = ImageDraw.Draw(mask)
    for turn, out, large in _chances((form, 0), GRAINS, 44):
        angle, reach = turn * 2 * math.pi, (0.26 + 0.52 * out) * side * FINE
        x, y = side * FINE + reach * math.cos(angle), side * FINE + reach * math.sin(angle) * 0.92
        grain = side * (0.008 + 0.010 * large) * FINE
        opacity = 120 + round(100 * large)
        draw.ellipse((x - grain, y - grain, x + grain, y + grain), fill=opacity)
    picture = Image.new("RGBA", (size, size), rgb("#F3E6B8"))
    picture.putalpha(mask.reduce(FINE))
    return picture


def _rhumbs(square: Square) -> list[Segment]:
    """The thirty-two rhumb lines of every rose that may cross the square."""
    far = 60.0 * square.scale
    wide, high = square.size
    found: list[Segment] = []
    for rose in ROSES:
        x, y = square.pixel(rose)
        beside, below = x - wide / 2, y - high / 2
        for wind in range(WINDS):
            turn = (wind + 0.25) * math.pi / WINDS
            cos, sin = math.cos(turn), math.sin(turn)
            if abs(beside * sin - below * cos) < wide + high:
                across, down = far * cos, far * sin
                found.append(((x - across, y - down), (x + across, y + down)))
    return found


def _roses(square: Square) -> list[Segment]:
    """A star of eight points in two rings where the rhumb lines meet."""
    found: list[Segment] = []
    for x, y in ROSES:
        if not square.touches(world(hex_at(x, y))):
            continue
        star = [
            (x + reach * math.sin(turn), y - reach * math.cos(turn))
            for turn, reach in ((k * math.pi / 8, _STAR[k % 4]) for k in range(16))
        ]
        rings = [circle((x, y), reach) for reach in (1.02, 1.10)]
        for outline in (star, *rings):
            placed = [square.pixel(point) for point in outline]
            found.extend(pairwise([*placed, placed[0]]))
        found.extend((square.pixel((x, y)), square.pixel(point)) for point in star[::2])
    return found


def tint(picture: Image.Image, colour: Rgb, mask: Image.Image) -> None:
    """Lay a colour over the picture; as an image it takes half the time of a plain colour."""
    picture.paste(Image.new("RGB", mask.size, colour), mask=mask)


def _rule(
    picture: Image.Image,
    part: Part,
    groups: Iterable[tuple[list[Segment], int]],
    colour: Rgb,
    width: float,
) -> None:
    """Draw fine lines in one colour, each group at its opacity; crossings are no darker.

    The picture shows a part of the square. Lines are given in px of the part, and begin and end on
    whole px, so that they look the same in any part.
    """
    left, top, right, bottom = (side * FINE for side in part)
    mask = Image.new("L", (right - left, bottom - top))
    draw = ImageDraw.Draw(mask)
    thick = round(width * FINE)
    for segments, alpha in groups:
        for (x1, y1), (x2, y2) in segments:
            line = (
                round(x1 * FINE) - left,
                round(y1 * FINE) - top,
                round(x2 * FINE) - left,
                round(y2 * FINE) - top,
            )
            if (
                max(line[::2]) > -thick < max(line[1::2])
                and min(line[::2]) < mask.width + thick
                and min(line[1::2]) < mask.height + thick
            ):
                draw.line(line, fill=alpha, width=thick)
    fine = mask.reduce(FINE)
    box = fine.getbbox()
    if box is not None:
        picture.paste(
            Image.new("RGB", (box[2] - box[0], box[3] - box[1]), colour), box, fine.crop(box)
        )


def _corners(square: Square, at: Hex) -> list[Point]:
    x, y = square.pixel(world(at))
    return [(x + across * square.scale, y + down * square.scale) for across, down in _CORNERS]
