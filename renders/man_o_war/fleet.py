"""Ships on the sea with their fires, badges and tokens."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from renders.kit import blaze, palette
from renders.kit.beaks import Form, Mark, draw_beaked, plate
from renders.kit.brush import Brush
from renders.kit.camera import Box, Point, Size
from renders.kit.grids import FreeCamera
from renders.kit.layout import Layout, box_around, is_nearest
from renders.kit.palette import rgb
from renders.kit.stencil import Stencil, between, bounds, shine, stamp
from renders.kit.ways import fine
from renders.man_o_war.rigs import RIGS
from renders.man_o_war.scene import Hulk, Pose, Scene, Ship
from renders.man_o_war.ships import Look, ship
from renders.man_o_war.table import px, unit_of

BADGE: Final = 80
SMALLEST_BADGE: Final = 54
"""Diameter of a disc in a picture 1600 px wide: the usual one, and the least."""
SHARE: Final = 0.72
"""Most px of a disc, as a share of its ship's length."""
FORMS: Final[tuple[Form, Form]] = ("disc", "diamond")
"""Form of the badges of each side, the western first."""
LOST: Final = 0.66
"""Size of the name of a ship that has been sunk, as a share of a badge."""
TOKEN: Final = 0.56
"""Size of a token beside a badge, as a share of a disc."""
LEASH: Final = 1.55
"""Distance of a badge from its ship, in times that of the nearest place, from which a line joins
them."""
WIZARD: Final = rgb("#27408B")
TURNS: Final = (*(135, 90, 180, 45, 225, 110, 160, 200, 250, 270, 315, 20, 340, 0, 70, 290),)
"""Directions of places for a badge, in degrees from north; the best first."""
TIERS: Final = ((0.0, 1.0), (0.0, 0.86), (0.5, 1.0), (0.5, 0.86), (1.1, 0.86), (1.8, 0.86))
"""How much further out a badge is tried, in diameters of a disc, and the share of its size."""
BURNS: Final = ((0.0, 0.22), (0.05, -0.16), (-0.06, 0.02))
"""Places of fires on a ship, as shares of its length, to starboard and aft."""


def colour_of(side: int) -> palette.Rgb:
    """The colour of a side."""
    return palette.of_seat(side)


def mark_of(one: Ship) -> Mark:
    """What a ship's badge tells."""
    return Mark(
        text=one.name,
        form=FORMS[one.side],
        colour=colour_of(one.side),
        second=None if one.captor is None else colour_of(one.captor),
        hollow=one.derelict,
        broken=one.straggler,
        pennon=one.leader and not one.flagship,
        star=one.flagship,
        lit=one.acting,
        boxes=one.boxes,
        lost=one.lost,
    )


def look_of(one: Ship) -> Look:
    """How a ship looks."""
    wear = 0 if one.damage < 0.2 else 1 if one.damage < 0.55 else 2
    return Look(
        kind=one.kind,
        nation=one.nation,
        trim=colour_of(one.side if one.captor is None else one.captor),
        wear=wear,
        lost_masts=min(one.lost_masts, len(RIGS[one.kind].masts)),
        oarless=one.oarless,
        rowing=one.rowing,
        under_way=one.under_way and not one.aground,
    )


def draw_ship(
    picture: Image.Image,
    camera: FreeCamera,
    look: Look,
    pose: Pose,
    *,
    length: float,
    wind: int | None,
    alpha: int = 255,
) -> None:
    """Draw a ship, or its shade at an opacity below 255."""
    if not camera.sees(pose.at, px(camera, length)):
        return
    sprite = ship(look, round(pose.heading) % 360, wind, round(px(camera, length)))
    if alpha < 255:
        sprite = sprite.copy()
        sprite.putalpha(sprite.getchannel("A").point([v * alpha // 255 for v in range(256)]))
    stamp(picture, sprite, camera.at(pose.at))


def draw_ships(picture: Image.Image, scene: Scene, camera: FreeCamera) -> None:
    """Draw the ships afloat, those that act in a light."""
    for one in sorted(scene.ships, key=lambda other: other.pose.at[1]):
        if one.acting:
            reach = round(px(camera, one.length) * 0.85)
            shine(picture, camera.at(one.pose.at), reach, palette.HIGHLIGHT, 120)
        draw_ship(picture, camera, look_of(one), one.pose, length=one.length, wind=scene.wind)
    for one in scene.ships:
        if one.fires:
            _draw_fires(picture, camera, one, scene.wind)


def _draw_fires(picture: Image.Image, camera: FreeCamera, one: Ship, wind: int | None) -> None:
    turn = math.radians(one.pose.heading)
    x, y = camera.at(one.pose.at)
    long = px(camera, one.length)
    for aside, aft in BURNS[: one.fires]:
        at = (
            x + long * (aside * math.cos(turn) - aft * math.sin(turn)),
            y + long * (aside * math.sin(turn) + aft * math.cos(turn)),
        )
        stamp(picture, _burning(max(24, round(0.9 * px(camera, 5.0))), wind), at)


@lru_cache(maxsize=16)
def _burning(size: int, wind: int | None) -> Image.Image:
    """Flames in the middle of a picture, and smoke that the wind takes away."""
    turn = math.radians(45 if wind is None else wind)
    drift = 3.0 * math.sin(turn), -3.0 * math.cos(turn) - 0.8
    smoke = Brush(max(8, size // 2), units=56, sampling=1)
    blaze.plume(smoke, (0.0, 0.0), 1, drift)
    smoke.glow((0, 0), 11, palette.FLAME, 0.8)
    flames = Brush(size, units=56, sampling=2)
    blaze.fire(flames, (0.0, 0.0), 7.5)
    picture = smoke.finish().resize((size, size), Image.Resampling.BICUBIC)
    picture.alpha_composite(flames.finish())
    return picture


def hull_boxes(pose: Pose, length: float, width: float, camera: FreeCamera) -> list[Box]:
    """Boxes along the keel that together hold a ship."""
    x, y = camera.at(pose.at)
    turn = math.radians(pose.heading)
    long, wide = px(camera, length), px(camera, width)
    reach, side = (long - wide) / 2, round(wide)
    return [
        box_around(
            (x + share * reach * math.sin(turn), y - share * reach * math.cos(turn)), (side, side)
        )
        for share in (1.0, 0.34, -0.34, -1.0)
    ]


def block_ships(layout: Layout, scene: Scene, camera: FreeCamera) -> None:
    """Take the boxes of ships and wrecks, before things that can give way."""
    every: tuple[Ship | Hulk, ...] = (*scene.ships, *scene.hulks)
    for one in every:
        if camera.sees(one.pose.at, px(camera, one.length)):
            for box in hull_boxes(one.pose, one.length, one.width, camera):
                layout.block(box, f"ship {one.name}")


def badge_size(camera: FreeCamera, length: float) -> int:
    """Px of a ship's disc."""
    unit = unit_of(camera)
    return round(max(SMALLEST_BADGE * unit, min(BADGE * unit, SHARE * px(camera, length))))


def draw_badges(picture: Image.Image, layout: Layout, scene: Scene, camera: FreeCamera) -> None:
    """Draw every ship's badge beside it, nearer to it than to any other ship."""
    shown = [
        one
        for one in scene.ships
        if camera.sees(one.pose.at) and not layout.covered(camera.at(one.pose.at), "panel")
    ]
    shown.sort(key=lambda one: (not one.acting, not one.flagship, one.name))
    places = [camera.at(one.pose.at) for one in shown]
    for one in shown:
        at = camera.at(one.pose.at)
        others = [place for place in places if place != at]
        size, spot = _placed(layout, camera, one, others)
        nearest = spots_beside(one, camera, size, 0.0)[0]
        if math.dist(at, spot) > LEASH * math.dist(at, nearest):
            _leash(picture, camera, at, spot)
        draw_beaked(picture, mark_of(one), spot, one.pose.heading, size)
        _draw_tokens(picture, one, spot, size)


def _placed(
    layout: Layout, camera: FreeCamera, one: Ship, others: Sequence[Point]
) -> tuple[int, Point]:
    """Size and place of a ship's badge."""
    at, whole = camera.at(one.pose.at), badge_size(camera, one.length)
    what = f"badge {one.name}"
    for further, share in TIERS:
        size = round(whole * share)
        room = _room(one, size)
        spots = [
            spot
            for spot in spots_beside(one, camera, size, further)
            if is_nearest(spot, at, others)
        ]
        spot = layout.place_if(room, spots, what, 0.0)
        if spot is not None:
            return size, spot
    size = round(whole * TIERS[-1][1])
    spots = spots_beside(one, camera, size, 0.0)
    return size, layout.place(_room(one, size), spots, what)


def _room(one: Ship, size: int) -> Size:
    tall = 1.5 if one.boxes else 1.2
    return round(size * 1.24), round(size * tall)


def spots_beside(
    one: Ship, camera: FreeCamera, size: int, further: float, pose: Pose | None = None
) -> list[Point]:
    """Places beside a ship, there or in another *pose*, for a thing of that size.

    Those abeam come before those ahead.
    """
    pose = pose or one.pose
    x, y = camera.at(pose.at)
    room = size * (0.72 + further)
    long, wide = px(camera, one.length) / 2 + room, px(camera, one.width) / 2 + room
    spots: list[tuple[float, Point]] = []
    for order, turn in enumerate(TURNS):
        apart = math.radians(turn - pose.heading)
        along, aside = abs(math.cos(apart)), abs(math.sin(apart))
        far = min(long / max(along, 1e-6), wide / max(aside, 1e-6))
        ahead = 0.9 * size if math.cos(apart) > 0.5 else 0.0
        angle = math.radians(turn)
        spot = x + far * math.sin(angle), y - far * math.cos(angle)
        spots.append((far + ahead + 0.03 * size * order, spot))
    return [spot for _, spot in sorted(spots)]


def _leash(picture: Image.Image, camera: FreeCamera, ship_at: Point, badge_at: Point) -> None:
    """Draw a line from a ship to a badge that other things have pushed away."""
    line = [between(ship_at, badge_at, 0.2), badge_at]
    for tone, width in ((palette.INK, 6.0), (palette.WHITE, 3.0)):
        stencil = Stencil(picture, bounds(line, 8))
        stencil.stroke(line, fine(camera, width))
        stencil.lay(tone)


def draw_names_of_lost(
    picture: Image.Image, layout: Layout, scene: Scene, camera: FreeCamera
) -> None:
    """Draw the name of each ship that has been sunk beside what is left of it, struck out."""
    for hulk in scene.hulks:
        if not camera.sees(hulk.pose.at):
            continue
        size = round(badge_size(camera, hulk.length) * LOST)
        mark = Mark(hulk.name, FORMS[hulk.side], colour_of(hulk.side), hollow=True)
        x, y = camera.at(hulk.pose.at)
        far = px(camera, hulk.length) * 0.42 + size * 0.5
        spots = [
            (x + far * math.sin(math.radians(turn)), y - far * math.cos(math.radians(turn)))
            for turn in TURNS
        ]
        spot = layout.place((size, size), spots, f"lost {hulk.name}")
        stamp(picture, plate(mark, size, bar_above=False, pennon_left=False), spot)
        arm = 0.42 * size
        strike = [(spot[0] - arm, spot[1] + arm), (spot[0] + arm, spot[1] - arm)]
        for tone, width in ((palette.WHITE, 7.0), (palette.BLOOD, 4.2)):
            stencil = Stencil(picture, bounds(strike, 8))
            stencil.stroke(strike, fine(camera, width))
            stencil.lay(tone)


def _draw_tokens(picture: Image.Image, one: Ship, at: Point, size: int) -> None:
    """Draw the tokens that forbid a ship to move or to fire, and its wizard's star, on the side
    away from the beak.
    """
    marks = (("move", one.no_move), ("fire", one.no_fire), ("wizard", one.wizard))
    names = [name for name, on in marks if on]
    side = -1 if one.pose.heading % 360 < 180 else 1
    for row, name in enumerate(names):
        down = (row - (len(names) - 1) / 2) * TOKEN * 1.1 * size
        sprite = token(name, round(size * TOKEN))
        stamp(picture, sprite, (at[0] + side * size * 0.74, at[1] + down))


@lru_cache(maxsize=16)
def token(name: str, size: int) -> Image.Image:
    """An anchor or a gun, struck through, or a wizard's star."""
    brush = Brush(size, sampling=3)
    if name == "wizard":
        brush.disc((0, 0), 47, WIZARD, width=6)
        brush.polygon(_star(34.0, 14.0), palette.HIGHLIGHT, width=4)
        return brush.finish()
    brush.disc((0, 0), 47, palette.PANEL, width=6)
    if name == "move":
        brush.line([(0, -26), (0, 26)], palette.INK, width=9)
        brush.disc((0, -28), 8, None, width=6)
        brush.line([(-15, -10), (15, -10)], palette.INK, width=8)
        brush.arc((0, 2), 25, 15, 165, palette.INK, width=9)
    else:
        barrel = [(-30.0, 4.0), (24.0, -16.0), (30.0, 0.0), (-24.0, 20.0)]
        brush.polygon(barrel, palette.IRON, width=3)
        brush.disc((-6, 18), 13, palette.HULL, width=4)
    brush.line([(-31, -31), (31, 31)], palette.WHITE, width=15)
    brush.line([(-31, -31), (31, 31)], palette.DANGER, width=9)
    return brush.finish()


def _star(out: float, inward: float) -> list[Point]:
    """A star of five points."""
    reaches = [out if n % 2 == 0 else inward for n in range(10)]
    turns = [math.radians(36 * n) for n in range(10)]
    pairs = zip(reaches, turns, strict=True)
    return [(far * math.sin(turn), -far * math.cos(turn)) for far, turn in pairs]
