"""Volleys along their rulers, with what they met, and the marks of rams and groundings."""

import math
from functools import lru_cache
from typing import Final

from PIL import Image

from renders.kit import palette
from renders.kit.badges import shot_mark
from renders.kit.brush import Brush
from renders.kit.camera import Point
from renders.kit.grids import FreeCamera
from renders.kit.layout import Layout, box_around
from renders.kit.palette import rgb
from renders.kit.stencil import Stencil, bounds, dashes, stamp
from renders.kit.ways import draw_flight, fine
from renders.man_o_war.fleet import spots_beside
from renders.man_o_war.scene import Scene, Ship, Volley
from renders.man_o_war.table import mark_px, px

BANDS: Final = (128, 92, 60)
"""Opacity of a ruler's bands, from the muzzle."""
RULER: Final = rgb("#FFF0B8")
MARK: Final = 104
"""Px of the mark of a hit, in a picture 1600 px wide."""
SPLASH: Final = 76
"""Px of the splash of one die that missed, in a picture 1600 px wide."""
SPLASHES: Final = ((-0.55, 0.8), (0.7, -0.75), (0.1, 1.25), (-0.85, -0.5), (0.4, 0.9))
"""Places of splashes about a target, along the volley and aside, in widths of the ruler."""


def draw_rulers(picture: Image.Image, scene: Scene, camera: FreeCamera) -> None:
    """Draw the ruler of each volley: its bands as far as what it met, and the last one's edge."""
    for volley in scene.volleys:
        _draw_ruler(picture, camera, volley)


def _draw_ruler(picture: Image.Image, camera: FreeCamera, volley: Volley) -> None:
    corners = _strip(camera, volley, 0.0, volley.length)
    if not any(-400 < x < camera.width + 400 for x, _ in corners):
        return
    box = bounds(corners, 8)
    reach = volley.length if volley.met is None else volley.met
    band = volley.length / 3
    fill = Stencil(picture, box)
    for k, alpha in enumerate(BANDS):
        first, last = k * band, min((k + 1) * band, reach)
        if last > first:
            fill.polygon(_strip(camera, volley, first, last), alpha)
    fill.lay(RULER)
    for tone, width in ((palette.INK, 5.0), (RULER, 2.6)):
        lines = Stencil(picture, box)
        near = _strip(camera, volley, 0.0, reach)
        lines.line([near[1], near[2]], fine(camera, width))
        lines.line([near[0], near[3]], fine(camera, width))
        for k in (1, 2, 3):
            cross = _strip(camera, volley, 0.0, k * band)
            if k * band <= reach + 0.01:
                lines.line([cross[2], cross[3]], fine(camera, width * 1.25))
        last = min(volley.length, (int(reach / band) + 1) * band)
        beyond = _strip(camera, volley, reach, last)
        for a, b in ((1, 2), (0, 3), (2, 3)):
            for piece in dashes([beyond[a], beyond[b]], fine(camera, 9.0), fine(camera, 11.0)):
                lines.line(piece, fine(camera, width * 0.8), 190)
        lines.lay(tone)
    _draw_pips(picture, camera, volley, reach)


def _draw_pips(picture: Image.Image, camera: FreeCamera, volley: Volley, reach: float) -> None:
    """Draw one, two or three dots in the bands that the volley passed, in the middle of each."""
    band = volley.length / 3
    for k in range(3):
        last = min((k + 1) * band, reach)
        if last - k * band < 0.3 * band:
            continue
        dots = Stencil(picture, bounds(_strip(camera, volley, 0.0, volley.length), 8))
        for dot in range(k + 1):
            along = k * band + 0.5 * (last - k * band)
            aside = (dot - k / 2) * 0.55
            dots.disc(_point(camera, volley, along, aside), px(camera, 0.17))
        dots.lay(rgb("#5A4212"))


def _strip(camera: FreeCamera, volley: Volley, first: float, last: float) -> list[Point]:
    """Corners of the ruler between two lengths from the muzzle."""
    half = volley.width / 2
    return [
        _point(camera, volley, along, aside)
        for along, aside in ((first, -half), (first, half), (last, half), (last, -half))
    ]


def _point(camera: FreeCamera, volley: Volley, along: float, aside: float) -> Point:
    """Px of a point along a volley and aside, to its right, in cm."""
    turn = math.radians(volley.heading)
    x, y = volley.muzzle
    return camera.at(
        (
            x + along * math.sin(turn) + aside * math.cos(turn),
            y - along * math.cos(turn) + aside * math.sin(turn),
        )
    )


def draw_flights(picture: Image.Image, layout: Layout, scene: Scene, camera: FreeCamera) -> None:
    """Draw the smoke and the balls of every volley."""
    for volley in scene.volleys:
        end = volley.length if volley.met is None else volley.met + 0.4
        ends = _point(camera, volley, 0.0, 0.0), _point(camera, volley, end, 0.0)
        draw_flight(picture, layout, camera, ends)


def draw_marks(picture: Image.Image, layout: Layout, scene: Scene, camera: FreeCamera) -> None:
    """Draw splashes of dice that missed, the damage of volleys, and where ships struck.

    Badges must have their places already.
    """
    ships = {one.name: one for one in scene.ships}
    splash = mark_px(camera, SPLASH)
    size = mark_px(camera, MARK)
    for volley in scene.volleys:
        end = volley.length if volley.met is None else volley.met
        missed = max(0, volley.dice - volley.hits)
        for along, aside in SPLASHES[: min(missed, len(SPLASHES))]:
            at = _point(camera, volley, end + along * volley.width, aside * volley.width)
            stamp(picture, shot_mark(0, splash), at)
        if volley.hits:
            at = _point(camera, volley, end + 0.6, 0.0)
            target = ships.get(volley.on)
            _draw_damage(picture, layout, camera, at, volley.hits, target=target)
    for blow in scene.blows:
        at = camera.at(blow.at)
        if not camera.sees(blow.at):
            continue
        if blow.kind == "aground":
            stamp(picture, _surf(round(size * 1.1)), at)
        else:
            stamp(picture, _crash(round(size * (1.25 if blow.kind == "ram" else 0.8))), at)
        if blow.damage:
            _draw_damage(picture, layout, camera, at, blow.damage)


def _draw_damage(
    picture: Image.Image,
    layout: Layout,
    camera: FreeCamera,
    at: Point,
    damage: int,
    *,
    target: Ship | None = None,
) -> None:
    """Draw the mark of damage at a point, or beside the target."""
    size, spots = mark_px(camera, MARK), [at]
    spots += [
        (at[0] + far * size * math.cos(turn), at[1] + far * size * math.sin(turn))
        for far in (0.6, 0.9, 1.2)
        for turn in (k * math.pi / 4 for k in range(8))
    ]
    if target is not None:
        spots += spots_beside(target, camera, size, 0.0)
    spot = layout.place((round(size * 0.7), round(size * 0.7)), spots, "shot")
    stamp(picture, shot_mark(damage, size), spot)


@lru_cache(maxsize=8)
def _crash(size: int) -> Image.Image:
    """Splinters that fly from where two ships struck."""
    brush = Brush(size, sampling=3)
    for k in range(12):
        turn = k * math.pi / 6 + 0.2
        near, far = 16.0, 46.0 if k % 2 else 33.0
        ends = [
            (near * math.cos(turn), near * math.sin(turn)),
            (far * math.cos(turn), far * math.sin(turn)),
        ]
        for tone, width in ((palette.INK, 9.0), (palette.WHITE, 6.4), (rgb("#E8B04A"), 3.4)):
            brush.line(ends, tone, width=width)
    return brush.finish()


@lru_cache(maxsize=8)
def _surf(size: int) -> Image.Image:
    """Surf where a ship ran aground."""
    brush = Brush(size, sampling=2)
    for reach, alpha in ((46, 120), (36, 190), (26, 230)):
        for start in (10, 130, 250):
            brush.arc((0, 0), reach, start, start + 84, palette.fade(palette.FOAM, alpha), width=5)
    return brush.finish()


def block_marks(layout: Layout, scene: Scene, camera: FreeCamera) -> None:
    """Take the boxes of rulers, and of places where ships struck, so that no badge covers them."""
    for volley in scene.volleys:
        reach = volley.length if volley.met is None else volley.met
        side = round(0.8 * px(camera, volley.width))
        for step in range(max(1, round(reach / volley.width))):
            at = _point(camera, volley, (step + 0.5) * volley.width, 0.0)
            layout.block(box_around(at, (side, side)), "ruler")
    size = round(0.6 * mark_px(camera, MARK))
    for blow in scene.blows:
        layout.block(box_around(camera.at(blow.at), (size, size)), "blow")
