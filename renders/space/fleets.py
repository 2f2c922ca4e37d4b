"""Ships in their sectors, with numbers, hull bars and signs, and wrecks of destroyed ones."""

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image, ImageEnhance

from renders.kit import palette
from renders.kit.brush import Brush
from renders.kit.camera import Point
from renders.kit.layout import Layout, box_around
from renders.kit.palette import rgb
from renders.kit.stencil import stamp
from renders.kit.text import label
from renders.space.chances import Chances
from renders.space.liveries import VOID
from renders.space.scene import Facing, Place, Scene, Ship, Sort
from renders.space.sectors import SpaceCamera
from renders.space.ships import UNITS, hull, hull_bar, sprite, weapon_disc
from renders.space.signs import drones
from renders.space.stacks import BAR, Berth, stacked

DISC: Final = 0.25
"""Size in sectors of the disc with a weapon's letter."""
SWARM: Final = 0.24
NUMBER: Final = 0.145
"""Height in sectors of a ship's letter and number."""
BROADEST: Final = 1.3
"""Most height of a letter and number of one sign, as a share of the ship's width."""


def berths_of(scene: Scene) -> Iterator[tuple[Ship, Berth, bool]]:
    """Every ship with its berth, and whether it was just destroyed."""
    by_place: defaultdict[Place, list[Ship]] = defaultdict(list)
    for ship in (*scene.ships, *scene.lost):
        by_place[ship.at].append(ship)
    facings: dict[int, Facing] = {fleet.seat: fleet.facing for fleet in scene.fleets}
    for ships in by_place.values():
        abeam = facings.get(ships[0].seat, 0) in (90, 270)
        for ship, berth in stacked(ships, abeam=abeam):
            yield ship, berth, ship in scene.lost


def middle_of(ship: Ship, berth: Berth, camera: SpaceCamera) -> Point:
    """Px of the middle of a ship in the picture."""
    x, y = camera.at(ship.at)
    return x + berth.right * camera.scale, y + berth.down * camera.scale


def block_ships(layout: Layout, scene: Scene, camera: SpaceCamera) -> None:
    """Take the boxes of ships and their bars, so that no mark covers them."""
    for ship, berth, lost in berths_of(scene):
        x, y = middle_of(ship, berth, camera)
        side = camera.scale
        size = round(berth.wide * side * 0.94), round((berth.deep + BAR) * side * 0.98)
        what = "wreck" if lost else "ship"
        box = box_around((x, y + BAR * side / 2), size)
        layout.block(box, f"{what} {ship.seat} {ship.sort} {ship.number}")
        if ship.weapon and not lost:
            disc = round(DISC * side), round(DISC * side)
            layout.block(box_around(_disc_at(ship, berth, camera), disc), f"weapon {ship.weapon}")


def draw_ships(picture: Image.Image, scene: Scene, camera: SpaceCamera) -> None:
    """Draw the hulls of all ships, and the wrecks of those just destroyed."""
    facings: dict[int, Facing] = {fleet.seat: fleet.facing for fleet in scene.fleets}
    for ship, berth, lost in berths_of(scene):
        at = middle_of(ship, berth, camera)
        long = round(berth.length * camera.scale)
        facing = facings.get(ship.seat, 0)
        if lost:
            stamp(picture, _wreck(ship.seat, ship.sort, long, facing), at)
        else:
            stamp(picture, sprite(ship.seat, ship.sort, long, facing, ship.look), at)


def draw_marks(picture: Image.Image, scene: Scene, camera: SpaceCamera) -> None:
    """Draw badges, hull bars, weapons' letters and drones on ships, and badges below wrecks."""
    for ship, berth, lost in berths_of(scene):
        if lost:
            # The place of the bar, so that letter and cross are both seen.
            _draw_badge(picture, ship, berth, camera, (berth.deep + BAR) / 2)
        else:
            _draw_marks(picture, ship, berth, camera)


def _draw_marks(picture: Image.Image, ship: Ship, berth: Berth, camera: SpaceCamera) -> None:
    side = camera.scale
    x, y = middle_of(ship, berth, camera)
    wide = max(0.24, berth.wide * 0.9) * side
    bar = hull_bar(ship.hull, ship.hull_max, round(wide), round(BAR * 0.84 * side))
    stamp(picture, bar, (x, y + (berth.deep + BAR) / 2 * side))
    _draw_badge(picture, ship, berth, camera, berth.deep * 0.08)
    if ship.weapon:
        disc = weapon_disc(ship.weapon, round(DISC * side))
        stamp(picture, disc, _disc_at(ship, berth, camera))
    if ship.drones:
        swarm = drones(ship.drones, round(SWARM * side))
        stamp(picture, swarm, (x - berth.wide * 0.36 * side, y - berth.deep * 0.36 * side))


def _draw_badge(
    picture: Image.Image, ship: Ship, berth: Berth, camera: SpaceCamera, down: float
) -> None:
    """Draw a ship's class and number, *down* sectors below its middle."""
    if ship.badge:
        x, y = middle_of(ship, berth, camera)
        high = min(NUMBER, 0.42 * berth.length, BROADEST * berth.wide / len(ship.badge))
        figure = _figure(ship.badge, round(high * 1.35 * camera.scale))
        stamp(picture, figure, (x, y + down * camera.scale))


def _disc_at(ship: Ship, berth: Berth, camera: SpaceCamera) -> Point:
    """Centre of a ship's disc, at its right bow."""
    x, y = middle_of(ship, berth, camera)
    return x + berth.wide * 0.36 * camera.scale, y - berth.deep * 0.36 * camera.scale


@lru_cache(maxsize=128)
def _figure(text: str, size: int) -> Image.Image:
    return label(text, "data", size, palette.WHITE, VOID)


@lru_cache(maxsize=64)
def _wreck(seat: int, sort: Sort, long: int, facing: Facing) -> Image.Image:
    """A wreck: a dark hull in pieces, with sparks and a cross."""
    whole = hull(seat, sort, long, facing)
    dark = ImageEnhance.Brightness(ImageEnhance.Color(whole).enhance(0.55)).enhance(0.62)
    brush = Brush(whole.width, units=UNITS, sampling=2)
    chances = Chances(seat * 100 + long)
    brush.glow((0, 0), 60, rgb("#FF7A2E"), 1.3)
    brush.glow((4, -4), 34, rgb("#FFE4A6"), 1.2)
    picture = brush.finish().copy()
    half = whole.width // 2
    for part, (across, down) in enumerate(((-1, -1), (1, -1), (-1, 1), (1, 1))):
        left, top = (part % 2) * half, (part // 2) * half
        piece = dark.crop((left, top, left + half, top + half))
        piece = piece.rotate(chances.between(-14, 14), Image.Resampling.BICUBIC)
        off = round(long * 0.08)
        spot = max(0, left + across * off), max(0, top + down * off)
        picture.alpha_composite(piece, spot)
    cross = Brush(whole.width, units=UNITS, sampling=2)
    for colour, width in ((VOID, 13.0), (rgb("#FF4A36"), 7.0)):
        for lean in (-1, 1):
            cross.line([(-30 * lean, -30), (30 * lean, 30)], colour, width=width)
    picture.alpha_composite(cross.finish())
    return picture
