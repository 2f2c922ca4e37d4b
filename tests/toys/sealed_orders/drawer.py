"""Draws the strait of sealed orders on a plane, with fog over all that a side does not see."""

import math
from collections.abc import Sequence
from itertools import repeat
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from engine.core.records import Seat
from renders.kit import palette
from renders.kit.badges import gauge, seat_badge, shot_mark
from renders.kit.camera import Point, Size, frame
from renders.kit.encode import encode
from renders.kit.grids import FreeCamera, Plane
from renders.kit.icons import Icon
from renders.kit.layout import Layout, box_around
from renders.kit.panels import EDGE, Row, caption, standings, title
from renders.kit.ships import ShipKind, seat_livery, ship
from renders.kit.stencil import Stencil, stamp
from renders.kit.text import label
from renders.kit.water import water_of
from renders.picture import Drawer, Picture, Wanted
from tests.toys.sealed_orders import pieces as p

SIZE: Final[Size] = (1200, 1200)
TABLE: Final = Plane(reach=1.2, origin=(10.0, 0.0))
"""The strait's plane, in places from the west shore."""
LANES: Final[dict[Seat, float]] = {"p1": -6.2, "p2": -3.0, "p3": 0.0, "p4": 3.0, "p5": 6.2}
SIGHT: Final = p.SIGHT + 0.5
LENGTH: Final = 2.6
"""Length of a ship, in places."""
FOG: Final = palette.rgb("#C9D6DA")

Ship: TypeAlias = tuple[Seat, Point]


def draw(view: p.SealedView, wanted: Wanted) -> Picture:
    """Draw what the view's side knows; for a spectator only hulls and the places of shots."""
    corners = [(float(x), y) for x in (0, 20) for y in (-8.5, 8.5)]
    camera = frame(TABLE, dict.fromkeys(corners, 1.0), SIZE)
    picture = water_of(camera, _from_shores)
    _draw_scale(picture, camera)
    known = _known(view)
    _lay_fog(picture, camera, view)
    layout = Layout(SIZE)
    for seat, at in known:
        layout.block(box_around(camera.at(at), (camera.scale * 2, camera.scale)), "ship")
        turn = _heading(seat, at, known)
        long = round(LENGTH * camera.scale * 6 / 5)
        stamp(
            picture, ship(ShipKind.SCHOONER, turn, long, seat_livery(_number(seat))), camera.at(at)
        )
    splashes = zip(view.open.splashes, wanted.pictured or repeat(0), strict=False)
    _draw_shots(picture, layout, camera, [*splashes], known)
    for seat, at in known:
        badge = _badge(seat, view)
        x, y = camera.at(at)
        far = 1.35 * camera.scale
        spots = [
            (x + a * far, y + b * far)
            for a, b in ((0.9, 0.9), (-0.9, 0.9), (0.9, -0.9), (-0.9, -0.9), (0, 1.2))
        ]
        stamp(picture, badge, layout.place(badge.size, spots, "badge"))
    _lay_panels(picture, view, wanted)
    return encode(picture)


def _from_shores(across: NDArray[np.float64], down: NDArray[np.float64]) -> NDArray[np.float64]:
    """The distance to either shore, or to the rock amid the strait."""
    west = across + 1.3 + 0.7 * np.sin(down * 0.55)
    east = 21.2 - across + 0.8 * np.sin(down * 0.42 + 1.0)
    rock = np.hypot(across - 12.2, (down + 6.6) * 1.3) - 1.0
    return np.minimum(np.minimum(west, east), rock)


def _known(view: p.SealedView) -> list[Ship]:
    ships = {} if view.side is None else {**view.side.ships, **view.side.seen}
    return [(seat, (float(at), LANES[seat])) for seat, at in ships.items()]


def _heading(seat: Seat, at: Point, known: list[Ship]) -> int:
    """The heading towards the nearest foe in sight, or else across the strait."""
    foes = [place for other, place in known if p.SIDES[other] != p.SIDES[seat]]
    if not foes:
        return 90 if p.SIDES[seat] == "west" else 270
    x, y = min(foes, key=lambda place: math.dist(place, at))
    return round(math.degrees(math.atan2(x - at[0], at[1] - y))) % 360


def _lay_fog(picture: Image.Image, camera: FreeCamera, view: p.SealedView) -> None:
    """Draw haze where none of the side's ships can see; sight counts places across the strait."""
    if view.side is None:
        return
    wide, high = SIZE
    fog = Stencil(picture, (0, 0, wide, high))
    fog.polygon([(0, 0), (wide, 0), (wide, high), (0, high)], 105)
    for at in view.side.ships.values():
        (west, _), (east, _) = (camera.at((at + far, 0.0)) for far in (-SIGHT, SIGHT))
        fog.polygon([(west, 0), (east, 0), (east, high), (west, high)], 0)
    fog.lay(FOG, soft=14)


def _draw_shots(
    picture: Image.Image,
    layout: Layout,
    camera: FreeCamera,
    splashes: Sequence[tuple[tuple[int, tuple[Seat, ...]], int]],
    known: list[Ship],
) -> None:
    """Draw the places where shots fell, and the tenths beyond that are pictured (SO-FIRE-03).

    Nobody is told who fired them.
    """
    places = dict(known)
    for (at, hit), tenths in splashes:
        end = places.get(hit[0]) if hit else None
        x, y = end or (at + tenths / 10, 7.6)
        spots = [camera.at((x + a, y + b)) for a, b in ((0, 0), (-1.6, 0.2), (1.6, 0.2), (0, -1.7))]
        mark = shot_mark(len(hit), 96)
        stamp(picture, mark, layout.place(mark.size, spots, "shot"))


def _draw_scale(picture: Image.Image, camera: FreeCamera) -> None:
    """Draw a faint line at every fifth place, with its number at the bottom."""
    lines = Stencil(picture, (0, 0, *SIZE))
    for at in range(0, 21, 5):
        x, _ = camera.at((float(at), 0.0))
        lines.line([(x, 0), (x, SIZE[1])], 2.0, 80)
    lines.lay(palette.FOAM)
    for at in range(0, 21, 5):
        x, _ = camera.at((float(at), 0.0))
        figure = label(str(at), "data", 40, palette.WHITE, palette.INK)
        stamp(picture, figure, (min(max(x, 40), SIZE[0] - 40), SIZE[1] - 44))


def _badge(seat: Seat, view: p.SealedView) -> Image.Image:
    """The badge of *seat*, inside a gauge of its ship's hull."""
    size = 76
    badge = seat_badge(_number(seat), size, acting=seat == view.seat)
    rim = gauge(p.HULL, 0, max(0, p.HULL - view.open.hulls[seat]), round(size * 1.36)).copy()
    rim.alpha_composite(badge, ((rim.width - size) // 2, (rim.height - size) // 2))
    return rim


def _lay_panels(picture: Image.Image, view: p.SealedView, wanted: Wanted) -> None:
    width, gap = SIZE[0], round(EDGE * SIZE[0] / 1600)
    rows = tuple(
        Row(_number(seat), wanted.words.names.get(seat, seat), hull, seat == view.seat)
        for seat, hull in view.open.hulls.items()
    )
    hulls = standings(rows, width)
    picture.paste(hulls, (width - gap - hulls.width, gap), hulls)
    if wanted.words.title:
        head = title(wanted.words.title, Icon.SUN, width)
        picture.paste(head, (gap, gap), head)
    if wanted.words.caption:
        foot = caption(wanted.words.caption, width)
        picture.paste(foot, ((width - foot.width) // 2, SIZE[1] - gap - foot.height), foot)


def _number(seat: Seat) -> int:
    return int(seat.removeprefix("p")) - 1


DRAWER: Final = Drawer(draw=draw)
