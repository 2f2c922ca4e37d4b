"""Fixed things on the sea: ports with jetties and anchorages, fortresses, and tokens."""

import math
from functools import lru_cache
from typing import Final

from PIL import Image

from renders.kit import palette
from renders.kit.badges import wreck_badge
from renders.kit.brush import Brush
from renders.kit.camera import Box, Camera, Point, Size
from renders.kit.flags import Flag, flag
from renders.kit.grids import HEXES, Hex, HexCamera
from renders.kit.icons import Icon, icon
from renders.kit.layout import Layout, box_around
from renders.kit.palette import rgb
from renders.kit.stencil import Stencil, between, bounds, circle, shine, stamp
from renders.kit.tints import dimmed
from renders.kit.tokens import Token, token
from renders.sea.labels import numbered_die, same_dice
from renders.sea.scene import Port, Scene, Thing

SERVICE: Final = 80
DIE: Final = 62
WRECK_BADGE: Final = 62
CHOICE: Final = 120
"""Sizes in px at a picture 1600 px wide."""


def draw_jetties(picture: Image.Image, scene: Scene, camera: HexCamera) -> None:
    """Draw a jetty from each port to each of its anchorages."""
    for port in scene.ports:
        for anchorage in port.anchorages:
            if camera.sees(port.at, camera.scale) or camera.sees(anchorage, camera.scale):
                step = anchorage[0] - port.at[0], anchorage[1] - port.at[1]
                way, right, below = _jetty(step, camera.scale, scene.night)
                x, y = camera.at(port.at)
                picture.paste(way, (round(x) + right, round(y) + below), way)


@lru_cache(maxsize=64)
def _jetty(step: Hex, side: int, night: bool) -> tuple[Image.Image, int, int]:
    """A jetty from the middle of a hex to that of a neighbour, and its offset from that middle."""
    reach = 2 * side
    camera = Camera(HEXES, 2 * reach, 2 * reach, side, -reach, -reach)
    start, end = camera.at((0, 0)), camera.at(step)
    span = between(start, end, 0.36), between(start, end, 0.74)
    wood, edge = dimmed(rgb("#9A6A3C"), night=night), dimmed(rgb("#4A2F16"), night=night)
    picture = Image.new("RGBA", (2 * reach, 2 * reach))
    box = (0, 0, 2 * reach, 2 * reach)
    turn = math.atan2(end[1] - start[1], end[0] - start[0]) + math.pi / 2
    across = 0.055 * side * math.cos(turn), 0.055 * side * math.sin(turn)
    for tone, width in ((edge, 0.17), (wood, 0.11)):
        way = Stencil(picture, box)
        way.line(span, width * side)
        picture.alpha_composite(way.poured(tone))
    planks = Stencil(picture, box)
    for plank in range(1, 6):
        x, y = between(span[0], span[1], plank / 6)
        planks.line([(x - across[0], y - across[1]), (x + across[0], y + across[1])], 1.2, 150)
    picture.alpha_composite(planks.poured(edge))
    tight = picture.getbbox() or (0, 0, 1, 1)
    return picture.crop(tight), tight[0] - reach, tight[1] - reach


def block_land(layout: Layout, scene: Scene, camera: HexCamera) -> None:
    """Take the boxes of immovable things on land."""
    for port in scene.ports:
        if camera.sees(port.at, 2 * camera.scale):
            x, y = camera.at(port.at)
            layout.block(box_around((x, y - 0.22 * camera.scale), _flag_box(camera)), "flag")
            for box in _service_boxes(port, camera):
                layout.block(box, "service")
    for fortress in scene.fortresses:
        if camera.sees(fortress.at, camera.scale):
            size = round(1.3 * camera.scale)
            layout.block(box_around(camera.at(fortress.at), (size, size)), "fortress")


def draw_ports(picture: Image.Image, scene: Scene, camera: HexCamera) -> None:
    """Draw flags and service icons of ports."""
    for port in scene.ports:
        if not camera.sees(port.at, 2 * camera.scale):
            continue
        x, y = camera.at(port.at)
        if scene.night:
            shine(picture, (x, y), round(1.8 * camera.scale), palette.LAMP, 225)
        if port.owner is not None:
            across, down = _flag_box(camera)
            cloth = flag(Flag(port.owner), across, pole=True)
            stamp(picture, cloth, (x, y - 0.22 * camera.scale + (across - down) / 2))
        for service, box in zip(port.services, _service_boxes(port, camera), strict=True):
            disc = icon(Icon(service), round(box[2] - box[0]))
            picture.paste(disc, (round(box[0]), round(box[1])), disc)


def draw_fortresses(picture: Image.Image, scene: Scene, camera: HexCamera) -> None:
    """Draw each fortress with its owner's flag."""
    for fortress in scene.fortresses:
        if not camera.sees(fortress.at, camera.scale):
            continue
        x, y = camera.at(fortress.at)
        if scene.night:
            shine(picture, (x, y), round(1.5 * camera.scale), palette.LAMP, 190)
        stamp(
            picture, token(Token.FORTRESS, round(1.15 * camera.scale)), (x, y + 0.1 * camera.scale)
        )
        if fortress.owner is not None:
            cloth = flag(Flag(fortress.owner), round(0.62 * camera.scale), pole=True)
            stamp(picture, cloth, (x + 0.16 * camera.scale, y - 0.48 * camera.scale))
        dice = same_dice(fortress)
        if dice is not None:
            die = numbered_die(
                str(dice), round(min(DIE * camera.width / 1600, 0.62 * camera.scale))
            )
            stamp(picture, die, (x + 0.46 * camera.scale, y + 0.46 * camera.scale))


def draw_choices(picture: Image.Image, layout: Layout, scene: Scene, camera: HexCamera) -> None:
    """Draw a disc with its number on each hex that may be chosen."""
    unit = camera.width / 1600
    size = round(min(1.55 * camera.scale, max(1.2 * camera.scale, CHOICE * unit)))
    for at, number in scene.choices:
        if camera.sees(at):
            spot = camera.at(at)
            layout.block(box_around(spot, (size, size)), f"choice {number}")
            stamp(picture, _numbered_disc(number, size), spot)


@lru_cache(maxsize=64)
def _numbered_disc(number: int, size: int) -> Image.Image:
    """A number on a disc of paper with a golden rim."""
    brush = Brush(size)
    brush.disc((0, 0), 46, palette.GOLD, width=4)
    brush.disc((0, 0), 37, palette.PANEL, width=3)
    brush.letters(str(number), (0, 0), 46 if number < 10 else 38, palette.INK)
    brush.shadow(offset=2.2, blur=1.8, alpha=120)
    return brush.finish()


def draw_anchorages(picture: Image.Image, layout: Layout, scene: Scene, camera: HexCamera) -> None:
    """Draw a white disc with an anchor on each anchorage, beside any ship there."""
    size = round(max(0.52 * camera.scale, 36 * camera.width / 1600))
    room = round(size * 0.9), round(size * 0.9)
    goals = {at for at, _ in scene.reach}
    for port in scene.ports:
        for anchorage in filter(camera.sees, port.anchorages):
            at = camera.at(anchorage)
            if layout.covered(at, "panel"):
                continue
            towards = between(at, camera.at(port.at), 0.30)
            spots = (
                spot
                for spot in (at, towards, *_corners(anchorage, camera))
                if not layout.touches(box_around(spot, room), "panel")
            )
            spot = layout.place_if(room, spots, "anchorage", 1.0)
            if spot is not None:
                stamp(picture, _anchor(size, goal=anchorage in goals), spot)


@lru_cache(maxsize=16)
def _anchor(size: int, *, goal: bool) -> Image.Image:
    """The mark of an anchorage, with a gold ring if the acting ship can reach it."""
    disc = token(Token.ANCHORAGE, size)
    if not goal:
        return disc
    whole = round(size * 1.22)
    brush = Brush(whole)
    brush.disc((0, 0), 46, palette.GOLD, width=4)
    picture = brush.finish().copy()
    picture.alpha_composite(disc, ((whole - size) // 2, (whole - size) // 2))
    return picture


def draw_things(picture: Image.Image, layout: Layout, scene: Scene, camera: HexCamera) -> None:
    """Draw barrels, goods, whales, wrecks and monsters, beside any ships."""
    sailed = {vessel.at for vessel in scene.vessels}
    goals = {at for at, _ in scene.reach}
    for thing in scene.things:
        if not camera.sees(thing.at) or layout.covered(camera.at(thing.at), "panel"):
            continue
        size = _thing_size(thing, camera, beside=thing.at in sailed)
        spots = [camera.at(thing.at), *_corners(thing.at, camera)]
        spot = layout.place((round(size * 0.8), round(size * 0.8)), spots, thing.kind)
        if thing.fresh:
            _halo(picture, spot, 0.62 * size)
        if thing.at in goals:
            shine(picture, spot, round(0.95 * size), palette.HIGHLIGHT, 215)
        stamp(picture, token(Token(thing.kind), size), spot)
        if thing.of:
            stamp(picture, *_wreck_badge(thing.of, spot, size, camera))
    for thing in scene.taken:
        if camera.sees(thing.at):
            _gone(picture, camera, thing)


def _wreck_badge(of: str, spot: Point, size: int, camera: HexCamera) -> tuple[Image.Image, Point]:
    """The badge of the ship that was wrecked, and its place below right of the wreck's middle."""
    badge = wreck_badge(of, round(max(0.45 * size, WRECK_BADGE * camera.width / 1600)))
    aside = 0.40 * size - badge.width / 2
    return badge, (spot[0] + aside, spot[1] + aside)


def _flag_box(camera: HexCamera) -> Size:
    size = round(0.78 * camera.scale)
    return size, round(size * 0.9)


def _service_boxes(port: Port, camera: HexCamera) -> list[Box]:
    """Boxes of icons side by side under the flag; a third and fourth make a second row."""
    count = len(port.services)
    if not count:
        return []
    size = round(min(SERVICE * camera.width / 1600, 0.72 * camera.scale))
    x, y = camera.at(port.at)
    boxes: list[Box] = []
    for k in range(count):
        row, column = divmod(k, 2)
        in_row = min(2, count - 2 * row)
        across = x + (column - (in_row - 1) / 2) * size * 1.02
        down = y + 0.50 * camera.scale + row * size
        boxes.append(box_around((across, down), (size, size)))
    return boxes


def _thing_size(thing: Thing, camera: HexCamera, *, beside: bool) -> int:
    """Px of a thing's picture, smaller beside a ship in the same hex."""
    share = {"whale": 1.15, "kraken": 1.7, "wreck": 1.2}.get(thing.kind, 0.78)
    if beside:
        return round(max(0.5 * share * camera.scale, 44 * camera.width / 1600))
    return round(max(share * camera.scale, min(60 * camera.width / 1600, 1.2 * camera.scale)))


def _corners(at: Hex, camera: HexCamera) -> list[Point]:
    """Places near the edge of a hex, from the lower right on."""
    x, y = camera.at(at)
    spots: list[Point] = []
    for share in (0.66, 0.80):
        for turn in (60, 120, 300, 240, 0, 180, 90, 270):
            angle = math.radians(turn)
            reach = share * camera.scale
            spots.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return spots


def _halo(picture: Image.Image, centre: Point, radius: float) -> None:
    """Draw a ring of light around a thing that has just appeared."""
    for width, alpha in ((7.0, 70), (2.6, 230)):
        stencil = Stencil(picture, bounds([centre], radius + 8))
        stencil.ring(circle(centre, radius), width * picture.width / 1200, alpha)
        stencil.lay(palette.HIGHLIGHT)


def _gone(picture: Image.Image, camera: HexCamera, thing: Thing) -> None:
    """Draw a thing just taken as a ghost, in a broken ring."""
    x, y = camera.at(thing.at)
    spot = x, y - 0.42 * camera.scale
    ghost = token(Token(thing.kind), round(0.6 * camera.scale)).copy()
    ghost.putalpha(ghost.getchannel("A").point([value * 110 // 255 for value in range(256)]))
    stamp(picture, ghost, spot)
    radius = 0.36 * camera.scale
    stencil = Stencil(picture, bounds([spot], radius + 6))
    for start in range(0, 360, 60):
        stencil.line(circle(spot, radius, start, start + 30), 2.6 * picture.width / 1200, 220)
    stencil.lay(palette.WHITE)
