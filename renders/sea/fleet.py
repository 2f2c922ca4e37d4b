"""Ships on the sea, each with a badge, and once damaged a gauge around the badge."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from PIL import Image

from renders.kit import palette
from renders.kit.badges import (
    GAUGE,
    NPC_DOWN,
    NPC_UNITS,
    Sign,
    gauge,
    npc_badge,
    seat_badge,
    shot_mark,
)
from renders.kit.brush import Brush
from renders.kit.camera import Box, Camera, Point, Size
from renders.kit.flags import Flag
from renders.kit.grids import HEXES, Hex, HexCamera
from renders.kit.layout import Layout, box_around, is_nearest
from renders.kit.ships import ShipKind, flag_livery, seat_livery, ship
from renders.kit.stencil import Stencil, between, bounds, shine, stamp
from renders.kit.ways import fine
from renders.sea.berths import Berth, badge_text
from renders.sea.scene import Owner, Role, Scene, Vessel
from renders.sea.shots import shot_size

BADGE: Final = 82
SMALLEST_BADGE: Final = 54
SMALLEST_SHIP: Final = 124
"""Sizes of badges and ships in px, in a picture 1600 px wide."""
SHIP_SIDES: Final = 2.1
"""Side of a ship's square picture in hex sides; a ship of level 4 fills five sixths of it."""
MOONLIGHT: Final = palette.rgb("#A9C6F0")
CUT: Final = 172
"""Px at which every ship is drawn once, to be shrunk for each zoom and level."""
LEASH: Final = 0.85
"""Distance in hex sides between ship and badge above which a line joins them."""
SMALLER: Final = 0.86
"""Size of a badge that has little room, as a share of the usual size."""
UNFACED: Final = 1.1
"""Size of the badge of a ship that faces nowhere, which stands in for the ship."""
POINT_FOOT: Final = 0.80
POINT_WIDE: Final = 0.36
POINT_TIP: Final = 1.22
POINT_EDGE: Final = 0.045
"""Foot, half width, tip and edge of the triangle ahead of the acting ship, in hex sides."""
CAPTAINS: Final = 4
"""Most captains at a table."""
FIRST_CLASSES: Final = (ShipKind.SLOOP, ShipKind.SCHOONER)
"""Classes of captains' ships that are drawn in advance, for games begin with them."""
DAMAGES: Final = 8
"""Damage up to which marks of shots are drawn in advance."""
_TURNS: Final = (
    *(45, 135, 315, 225, 0, 180, 90, 270, 22, 158, 338, 202, 68, 112, 292, 248),
    *(12, 33, 57, 79, 101, 123, 147, 169, 191, 213, 237, 259, 281, 303, 327, 349),
)
"""Directions of a badge from its ship, in degrees, tried in order: below right first."""
LEVELS: Final = (0.84, 0.90, 0.96, 1.02)
"""Size of a ship by its level."""

_NATIONS: Final[tuple[Owner, ...]] = ("holland", "spain", "england", "france")
_CREWS: Final[tuple[tuple[Role, Owner, bool], ...]] = (
    *(("merchant", nation, False) for nation in _NATIONS),
    *(("defensive", nation, False) for nation in (*_NATIONS, "pirates")),
    *(("aggressive", nation, False) for nation in (*_NATIONS, "pirates")),
    *(("aggressive", nation, True) for nation in _NATIONS),
)
"""Role, flag, and whether it is a corsair, of each kind of NPC ship."""

_KINDS: Final[dict[Role, ShipKind]] = {
    "captain": ShipKind.SLOOP,
    "merchant": ShipKind.CARAVEL,
    "aggressive": ShipKind.BRIGANTINE,
    "defensive": ShipKind.SHIP_OF_THE_LINE,
}

_SIGNS: Final[dict[Role, Sign]] = {
    "captain": "swords",
    "merchant": "coin",
    "aggressive": "swords",
    "defensive": "shield",
}
"""Sign of each role."""


def warm(side: int, width: int) -> Iterator[None]:
    """Draw all badges, and all ships on all headings, one at a time; this takes some seconds.

    The badges fit a picture `width` px wide with `side` px a hex side.
    """
    camera = Camera(HEXES, width, width, side, 0, 0)
    for role, flag, corsair in _CREWS:
        for threat in (False, True):
            yield
            vessel = Vessel((0, 0), 0, role, number=1, owner=flag, corsair=corsair, threat=threat)
            _mark_of(vessel, camera, 1.0)
    for damage in range(DAMAGES):
        yield
        shot_mark(damage, shot_size(camera))
    fleet = [(kind, seat_livery(seat), 0.0) for seat in range(CAPTAINS) for kind in FIRST_CLASSES]
    fleet += [
        (_KINDS[role], flag_livery(Flag(flag), corsair=corsair), 0)
        for role, flag, corsair in _CREWS
    ]
    for kind, livery, harm in fleet:
        for heading in range(0, 360, 60):
            yield
            ship(kind, heading, CUT, livery, damage=harm)


def block_vessels(layout: Layout, berths: Iterable[Berth], camera: HexCamera) -> None:
    """Take the boxes of ships, before things that can give way.

    A ship that faces nowhere is represented by its badge.
    """
    for berth in berths:
        vessel = berth.vessel
        if camera.sees(vessel.at, camera.scale):
            what = "ship" if vessel.heading is not None else f"badge {badge_text(vessel)}"
            for box in hull_boxes(berth, camera):
                layout.block(box, what)
            if vessel.acting and vessel.heading is not None:
                point = _point(camera, vessel.at, vessel.heading, 0.0)
                layout.block(bounds(point, 0.0), "point")


def hull_boxes(berth: Berth, camera: HexCamera) -> list[Box]:
    """Boxes from bow to stern that together hold the ship and its sails."""
    (x, y), heading = berth.at, berth.vessel.heading
    if heading is None:
        side = round(berth.share * camera.scale)
        return [box_around(berth.at, (side, side))]
    long = _length(berth, camera) * 5 / 6
    wide = round(long * 0.40)
    turn = math.radians(heading)
    reach = (long - wide) / 2
    return [
        box_around(
            (x + share * reach * math.sin(turn), y - share * reach * math.cos(turn)), (wide, wide)
        )
        for share in (1.0, 0.34, -0.34, -1.0)
    ]


def draw_vessels(
    picture: Image.Image, scene: Scene, camera: HexCamera, berths: Iterable[Berth]
) -> None:
    """Draw every ship, and a white frame around the acting one."""
    for berth in sorted(berths, key=lambda one: not one.vessel.acting):
        vessel = berth.vessel
        if camera.sees(vessel.at, camera.scale):
            if vessel.acting:
                _frame(picture, camera, vessel.at, vessel.heading)
            if scene.night:
                # Moonlit water behind a ship, for a dark hull would vanish on a dark sea.
                reach = round(1.35 * berth.share * camera.scale)
                shine(picture, berth.at, reach, MOONLIGHT, 210)
            _draw_one(picture, berth, camera, night=scene.night)


def draw_ghost(picture: Image.Image, scene: Scene, camera: HexCamera) -> None:
    """Draw a ship where it lies before a plan, half transparent."""
    if scene.ghost is None or scene.ghost.heading is None or not camera.sees(scene.ghost.at):
        return
    moored = replace(scene.ghost, moored=True)
    berth = Berth(moored, camera.at(moored.at))
    sprite = _sprite(berth, scene.ghost.heading, camera, night=scene.night).copy()
    sprite.putalpha(sprite.getchannel("A").point([value * 165 // 255 for value in range(256)]))
    stamp(picture, sprite, camera.at(scene.ghost.at))


def _draw_one(picture: Image.Image, berth: Berth, camera: HexCamera, *, night: bool) -> None:
    """Draw a ship, or arrows in all directions if it has not faced anywhere yet."""
    heading = berth.vessel.heading
    if heading is None:
        stamp(picture, _every_way(round(1.7 * berth.share * camera.scale)), berth.at)
        return
    stamp(picture, _sprite(berth, heading, camera, night=night), berth.at)


@lru_cache(maxsize=8)
def _every_way(size: int) -> Image.Image:
    """Six arrows in the directions a ship may face, with room for its badge amid them."""
    brush = Brush(size, units=100)
    brush.disc((0, 0), 30, palette.fade(palette.FOAM, 70), ink=None)
    for turn in range(0, 360, 60):
        angle = math.radians(turn)
        sin, cos = math.sin(angle), math.cos(angle)
        arrow = [(0.0, -47.0), (9.5, -33.0), (3.2, -34.5), (-3.2, -34.5), (-9.5, -33.0)]
        points = [(x * cos - y * sin, x * sin + y * cos) for x, y in arrow]
        brush.polygon(points, palette.WHITE, width=2.6)
    brush.shadow(offset=2.0, blur=1.8, alpha=120)
    return brush.finish()


def draw_badges(
    picture: Image.Image, layout: Layout, camera: HexCamera, berths: Iterable[Berth]
) -> None:
    """Draw badges: letters of captains on discs, numbers of NPC ships on diamonds, with gauges.

    No badge lies nearer to another ship than to its own.
    """
    seen = [
        berth
        for berth in berths
        if camera.sees(berth.vessel.at) and not layout.covered(berth.at, "panel")
    ]
    # The acting ship's badge comes first, then those of people, so that they lie nearest.
    seen.sort(key=lambda berth: (not berth.vessel.acting, berth.vessel.seat is None))
    ships = [berth.at for berth in seen]
    for berth in seen:
        vessel, at = berth.vessel, berth.at
        what = f"badge {badge_text(vessel)}"
        if vessel.heading is None:
            stamp(picture, _mark_of(vessel, camera, UNFACED * berth.share), at)
            continue
        others = [other for other in ships if other != at]
        for share, hidden in ((1.0, 0.0), (SMALLER, 0.0), (SMALLER, math.inf)):
            mark = _mark_of(vessel, camera, share)
            room = round(mark.width * 0.92), round(mark.height * 0.92)
            spots = (
                spot for spot in _beside(at, camera, mark.size) if is_nearest(spot, at, others)
            )
            spot = layout.place_if(room, spots, what, hidden)
            if spot is not None:
                break
        else:
            spot = layout.place(room, [at], what)
        if math.dist(at, spot) > LEASH * camera.scale + max(mark.size) / 2:
            _leash(picture, camera, at, spot)
        stamp(picture, mark, spot)


def _mark_of(vessel: Vessel, camera: HexCamera, share: float) -> Image.Image:
    unit = camera.width / 1600
    size = round(share * max(SMALLEST_BADGE * unit, min(BADGE * unit, 1.1 * camera.scale)))
    return _mark(replace(vessel, at=(0, 0), heading=None, moored=False, level=1), size)


@lru_cache(maxsize=256)
def _mark(look: Vessel, size: int) -> Image.Image:
    """A badge with its gauge; `look` is a ship reduced to the facts on its badge, for the cache."""
    down = 0.0
    if look.seat is not None:
        badge = seat_badge(look.seat, size, acting=look.acting)
    else:
        sign, whole = _SIGNS[look.role], round(size * NPC_UNITS / 100)
        badge = npc_badge(
            look.number,
            whole,
            Flag(look.owner),
            sign,
            corsair=look.corsair,
            threat=look.threat,
        )
        down = whole * NPC_DOWN / NPC_UNITS
    if not look.water + look.fire:
        return badge.crop(badge.getbbox() or (0, 0, 1, 1))
    arc = gauge(look.hull, look.water, look.fire, round(size * GAUGE))
    reach = max(badge.height, arc.height) + 2 * math.ceil(down)
    mark = Image.new("RGBA", (reach, reach))
    mark.alpha_composite(badge, ((reach - badge.width) // 2, (reach - badge.height) // 2))
    # The arc lies over the badge, whose sign may extend beyond a disc.
    below = round((reach - arc.height) / 2 + down)
    mark.alpha_composite(arc, ((reach - arc.width) // 2, below))
    return mark.crop(mark.getbbox() or (0, 0, 1, 1))


def _leash(picture: Image.Image, camera: HexCamera, ship_at: Point, badge_at: Point) -> None:
    """Draw a line from a ship to a badge that other things have pushed away."""
    line = [between(ship_at, badge_at, 0.3), badge_at]
    for tone, width in ((palette.INK, 6.0), (palette.WHITE, 3.0)):
        stencil = Stencil(picture, bounds(line, 8))
        stencil.stroke(line, fine(camera, width))
        stencil.lay(tone)


def _frame(picture: Image.Image, camera: HexCamera, at: Hex, heading: int | None) -> None:
    """Draw the acting ship's hex, lit and framed in white, with a point at its heading."""
    corners = camera.corners(at, 0.95)
    shine(picture, camera.at(at), round(1.7 * camera.scale), palette.HIGHLIGHT, 150)
    for tone, width, alpha, inside in ((palette.INK, 11.0, 140, 0), (palette.WHITE, 6.5, 255, 46)):
        stencil = Stencil(picture, bounds(corners, 10))
        stencil.polygon(corners, inside)
        stencil.ring(corners, fine(camera, width), alpha)
        stencil.lay(tone)
    if heading is not None:
        for tone, grown in ((palette.INK, POINT_EDGE), (palette.WHITE, 0.0)):
            point = _point(camera, at, heading, grown)
            stencil = Stencil(picture, bounds(point, 4))
            stencil.polygon(point)
            stencil.lay(tone)


def _point(camera: HexCamera, at: Hex, heading: int, grown: float) -> list[Point]:
    """A triangle on the side of a hex that a ship faces, its tip outwards."""
    (x, y), turn = camera.at(at), math.radians(heading)
    ahead, right = (math.sin(turn), -math.cos(turn)), (math.cos(turn), math.sin(turn))
    foot, wide, tip = POINT_FOOT - grown, POINT_WIDE + 1.6 * grown, POINT_TIP + 1.5 * grown
    return [
        (
            x + camera.scale * (out * ahead[0] + aside * right[0]),
            y + camera.scale * (out * ahead[1] + aside * right[1]),
        )
        for out, aside in ((foot, -wide), (tip, 0.0), (foot, wide))
    ]


def _sprite(berth: Berth, heading: int, camera: HexCamera, *, night: bool) -> Image.Image:
    vessel = berth.vessel
    harm = min(1.0, (vessel.water + vessel.fire) / max(1, vessel.hull))
    look = replace(
        vessel,
        at=(0, 0),
        number=0,
        acting=False,
        threat=False,
        level=4,
        hull=3,
        water=int(3 * harm),
        fire=0,
    )
    return _drawn(look, heading, _length(berth, camera), night)


@lru_cache(maxsize=512)
def _drawn(look: Vessel, heading: int, length: int, night: bool) -> Image.Image:
    """A ship in the size of the zoom; `look` is reduced to visible facts, for the cache."""
    livery = (
        seat_livery(look.seat)
        if look.seat is not None
        else flag_livery(Flag(look.owner), corsair=look.corsair)
    )
    picture = ship(
        look.kind or _KINDS[look.role],
        heading,
        CUT,
        livery,
        damage=look.water / look.hull,
        night=night,
        moored=look.moored,
    )
    return picture.resize((length, length), Image.Resampling.LANCZOS)


def _length(berth: Berth, camera: HexCamera) -> int:
    """Px of a ship's square picture, never too small for a phone."""
    share = berth.share * LEVELS[min(berth.vessel.level, len(LEVELS)) - 1]
    return round(share * max(SHIP_SIDES * camera.scale, SMALLEST_SHIP * camera.width / 1600))


def _beside(centre: Point, camera: HexCamera, size: Size) -> list[Point]:
    """Places for a badge: below right first, then around the ship, then further out."""
    x, y = centre
    across, down = size[0] / 2, size[1] / 2
    ship_reach = max(0.62 * camera.scale, 0.32 * SMALLEST_SHIP * camera.width / 1600)
    places: list[Point] = []
    for out in (0.45, 0.62, 0.8, 0.92, 1.05, 1.2, 1.4, 1.65, 1.95):
        for turn in _TURNS:
            angle = math.radians(turn)
            right, below = math.cos(angle), math.sin(angle)
            far = out * ship_reach
            places.append((x + right * (far + 0.8 * across), y + below * (far + 0.8 * down)))
    return places
