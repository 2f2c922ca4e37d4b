"""Ships on the sea, each with a letter or a number beside it and a bar once it is damaged."""

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from PIL import Image

from renders.kit import palette
from renders.kit.badges import damage_bar, npc_badge, seat_badge
from renders.kit.camera import Box, Camera, Hex, Point, Size
from renders.kit.flags import FLAG_COLOURS, Flag
from renders.kit.layout import Layout, box_around
from renders.kit.sails import FLAG_LIVERIES
from renders.kit.ships import ShipKind, flag_livery, seat_livery, ship
from renders.kit.stencil import Stencil, between, bounds, shine, stamp
from renders.sea.scene import Role, Scene, Vessel
from renders.sea.ways import fine

BADGE: Final = 74
SMALLEST_BADGE: Final = 54
SMALLEST_SHIP: Final = 124
BAR: Final = 140
"""Sizes at a picture 1600 px wide."""
LONG: Final = 2.1
"""Sides of the square a ship is drawn in; one of level 4 fills five sixths of it."""
MOONLIGHT: Final = palette.rgb("#A9C6F0")
CUT: Final = 172
"""Px at which ships are drawn, once for every zoom and level, to be shrunk from there."""
LEASH: Final = 0.85
"""How far from its ship, in sides, a badge needs no line to it."""
LEVELS: Final = (0.84, 0.90, 0.96, 1.02)
"""How large a ship of each level is."""

_KINDS: Final[dict[Role, ShipKind]] = {
    "captain": ShipKind.SCHOONER,
    "merchant": ShipKind.CARAVEL,
    "aggressive": ShipKind.BRIGANTINE,
    "defensive": ShipKind.SHIP_OF_THE_LINE,
}


def warm() -> Iterator[None]:
    """Draw all ships on all headings, one at a time, captains' first; it takes some seconds."""
    fleet = [(_KINDS["captain"], seat_livery(seat)) for seat in range(len(palette.SEATS))]
    for role in ("merchant", "aggressive", "defensive"):
        fleet += [(_KINDS[role], flag_livery(flag)) for flag in FLAG_LIVERIES]
    for kind, livery in fleet:
        for heading in range(0, 360, 60):
            yield
            ship(kind, heading, CUT, livery)


def block_vessels(layout: Layout, scene: Scene, camera: Camera) -> None:
    """Take the boxes of the ships, before anything that can move out of their way."""
    for vessel in scene.vessels:
        if camera.sees(vessel.at, camera.side):
            for box in hull_boxes(vessel, camera):
                layout.block(box, "ship")


def hull_boxes(vessel: Vessel, camera: Camera) -> list[Box]:
    """Boxes from bow to stern that together hold the ship and its sails."""
    long = _length(vessel, camera) * 5 / 6
    wide = round(long * 0.40)
    turn = math.radians(vessel.heading)
    x, y = camera.at(vessel.at)
    reach = (long - wide) / 2
    return [
        box_around(
            (x + share * reach * math.sin(turn), y - share * reach * math.cos(turn)), (wide, wide)
        )
        for share in (1.0, 0.34, -0.34, -1.0)
    ]


def draw_vessels(picture: Image.Image, scene: Scene, camera: Camera) -> None:
    """Every ship, the acting one in a white frame."""
    for vessel in scene.vessels:
        if camera.sees(vessel.at, camera.side):
            if vessel.acting:
                _frame(picture, camera, vessel.at)
            if scene.night:
                # Moonlit water, or a dark hull would be lost on a dark sea.
                shine(picture, camera.at(vessel.at), round(1.35 * camera.side), MOONLIGHT, 210)
            stamp(picture, _sprite(vessel, camera, night=scene.night), camera.at(vessel.at))


def draw_badges(picture: Image.Image, layout: Layout, scene: Scene, camera: Camera) -> None:
    """Bars of damage, people's letters on discs, the bot's numbers on diamonds."""
    unit = camera.width / 1600
    seen = [
        vessel
        for vessel in scene.vessels
        if camera.sees(vessel.at) and not layout.covered(camera.at(vessel.at), "panel")
    ]
    # Whoever acts comes first, then people, so that theirs lie nearest.
    seen.sort(key=lambda vessel: (not vessel.acting, vessel.seat is None))
    for vessel in seen:
        if vessel.water + vessel.fire > 0:
            width = round(max(72 * unit, min(BAR * unit, 1.25 * camera.side)))
            bar = damage_bar(vessel.hull, vessel.water, vessel.fire, width)
            spots = _bar_spots(camera.at(vessel.at), camera, bar.size)
            stamp(picture, bar, layout.place(bar.size, spots, "damage bar"))
    size = round(max(SMALLEST_BADGE * unit, min(BADGE * unit, 1.1 * camera.side)))
    for vessel in seen:
        if vessel.seat is not None:
            badge = seat_badge(vessel.seat, size, acting=vessel.acting)
        else:
            badge = npc_badge(vessel.number, size, FLAG_COLOURS[Flag(vessel.owner)])
        room = round(size * 0.86)
        at = camera.at(vessel.at)
        spot = layout.place((room, room), _beside(at, camera, size), "badge")
        if math.dist(at, spot) > LEASH * camera.side + size / 2:
            _leash(picture, camera, at, spot)
        stamp(picture, badge, spot)


def _bar_spots(centre: Point, camera: Camera, size: Size) -> list[Point]:
    """Places for a bar of damage: below its ship, above, then aside and further out."""
    x, y = centre
    spots: list[Point] = []
    for far in (0.72, 0.97, 1.25):
        for aside in (0.0, 0.35, -0.35, 0.7, -0.7):
            for down in (far, -far):
                spots.append((x + aside * camera.side, y + down * camera.side))
    across = 0.5 * camera.side + size[0] / 2
    spots += [(x + side * across, y + down * camera.side) for side in (1, -1) for down in (0, 0.4)]
    return spots


def _leash(picture: Image.Image, camera: Camera, ship_at: Point, badge_at: Point) -> None:
    """A line from a ship to its badge, when others have pushed that away."""
    line = [between(ship_at, badge_at, 0.3), badge_at]
    for tone, width in ((palette.INK, 6.0), (palette.WHITE, 3.0)):
        stencil = Stencil(picture, bounds(line, 8))
        stencil.stroke(line, fine(camera, width))
        stencil.lay(tone)


def _frame(picture: Image.Image, camera: Camera, at: Hex) -> None:
    """The hex of the acting ship, lit and framed in white."""
    corners = camera.corners(at, 0.95)
    shine(picture, camera.at(at), round(1.7 * camera.side), palette.HIGHLIGHT, 150)
    for tone, width, alpha, inside in ((palette.INK, 11.0, 140, 0), (palette.WHITE, 6.5, 255, 46)):
        stencil = Stencil(picture, bounds(corners, 10))
        stencil.polygon(corners, inside)
        stencil.ring(corners, fine(camera, width), alpha)
        stencil.lay(tone)


def _sprite(vessel: Vessel, camera: Camera, *, night: bool) -> Image.Image:
    harm = min(1.0, (vessel.water + vessel.fire) / max(1, vessel.hull))
    look = replace(
        vessel, at=(0, 0), number=0, acting=False, level=4, hull=3, water=int(3 * harm), fire=0
    )
    return _drawn(look, _length(vessel, camera), night)


@lru_cache(maxsize=512)
def _drawn(look: Vessel, length: int, night: bool) -> Image.Image:
    """A ship as large as the zoom wants it; `look` tells only what can be seen of it."""
    livery = (
        seat_livery(look.seat)
        if look.seat is not None
        else flag_livery(Flag(look.owner), corsair=look.corsair)
    )
    picture = ship(
        _KINDS[look.role],
        look.heading,
        CUT,
        livery,
        damage=look.water / look.hull,
        night=night,
        moored=look.moored,
    )
    return picture.resize((length, length), Image.Resampling.LANCZOS)


def _length(vessel: Vessel, camera: Camera) -> int:
    """Px of the square a ship is drawn in; never so small that a phone loses it."""
    share = LEVELS[min(vessel.level, len(LEVELS)) - 1]
    return round(share * max(LONG * camera.side, SMALLEST_SHIP * camera.width / 1600))


def _beside(centre: Point, camera: Camera, size: int) -> list[Point]:
    """Places for a badge: lower right first, then around, then further out."""
    x, y = centre
    ship_reach = max(0.62 * camera.side, 0.32 * SMALLEST_SHIP * camera.width / 1600)
    places: list[Point] = []
    near = 0.55 * ship_reach + 0.4 * size
    for out in (near, *(ship_reach + share * size for share in (0.2, 0.6, 1.1, 1.6, 2.2))):
        for turn in (45, 135, 315, 225, 0, 180, 90, 270, 20, 160, 340, 200):
            angle = math.radians(turn)
            places.append((x + out * math.cos(angle), y + out * math.sin(angle)))
    return places
