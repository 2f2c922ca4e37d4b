"""Draws the skirmish on squares: a channel between islands, captains and the galleon."""

from dataclasses import replace
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from engine.core.records import Seat
from renders.kit import palette
from renders.kit.badges import gauge, npc_badge, seat_badge, shot_mark
from renders.kit.camera import Box, Size, frame
from renders.kit.encode import encode
from renders.kit.flags import Flag
from renders.kit.grids import SQUARES, Cell, SquareCamera
from renders.kit.icons import Icon
from renders.kit.layout import Layout, box_around
from renders.kit.panels import EDGE, Row, standings, title
from renders.kit.ships import ShipKind, flag_livery, seat_livery, ship
from renders.kit.stencil import Stencil, stamp
from renders.kit.water import water_of
from renders.picture import Drawer, Picture, Wanted
from tests.toys.skirmish import pieces as p

SIZE: Final[Size] = (1200, 740)
ISLES: Final[tuple[Cell, ...]] = ((0, -1), (1, -1), (5, -1), (2, 1), (3, 1), (6, 1))
MELTED: Final = 0.26
"""Distance, in squares, over which two islands merge."""
WATERS: Final = tuple(at for at in product(p.LINE, (-1, 0, 1)) if at not in ISLES)


def draw(view: p.SkirmishView, wanted: Wanted) -> Picture:
    """Draw the channel as everybody sees it."""
    panels = _panels(view, wanted)
    boxes = [box for _, box in panels]
    worth = dict.fromkeys(product(p.LINE, (-1, 0, 1)), 1.0)
    camera = frame(SQUARES, worth, SIZE, covers=[boxes])
    picture = _water(camera)
    _rule(picture, camera, view)
    layout = Layout(SIZE)
    for box in boxes:
        layout.block(box, "panel")
    _draw_ships(picture, layout, camera, view, wanted)
    for panel, box in panels:
        picture.paste(panel, (round(box[0]), round(box[1])), panel)
    return encode(picture)


def _water(camera: SquareCamera) -> Image.Image:
    """Draw the channel and its islands, at half a square a unit, so that coasts are fine."""

    def land(across: NDArray[np.float64], down: NDArray[np.float64]) -> NDArray[np.float64]:
        return 2 * _from_isles(across / 2, down / 2)

    return water_of(replace(camera, scale=camera.scale // 2), land)


def _from_isles(across: NDArray[np.float64], down: NDArray[np.float64]) -> NDArray[np.float64]:
    """The distance to the nearest island in squares; neighbouring islands merge."""
    near = [np.exp((0.34 - np.hypot(across - x, down - y)) / MELTED) for x, y in ISLES]
    return -MELTED * np.log(sum(near, np.zeros(())))


def _rule(picture: Image.Image, camera: SquareCamera, view: p.SkirmishView) -> None:
    """Draw the squares at sea, and a frame around that of the captain on turn."""
    whole = (0, 0, *SIZE)
    for row, alpha in ((0, 150), (1, 60)):
        lines = Stencil(picture, whole)
        for at in WATERS:
            if abs(at[1]) == row:
                lines.ring(camera.corners(at, 0.94), 2.5, alpha)
        lines.lay(palette.FOAM)
    acting = view.open.captains.get(view.open.active)
    if acting is not None:
        for tone, width in ((palette.INK, 9.0), (palette.WHITE, 5.0)):
            edge = Stencil(picture, whole)
            edge.ring(camera.corners((acting.at, 0), 0.94), width)
            edge.lay(tone)


def _draw_ships(
    picture: Image.Image,
    layout: Layout,
    camera: SquareCamera,
    view: p.SkirmishView,
    wanted: Wanted,
) -> None:
    sea, size = view.open, round(0.86 * camera.scale)
    pinned: list[tuple[tuple[float, float], Image.Image]] = []
    for seat, captain in sea.captains.items():
        number = _number(seat)
        x, y = camera.at((captain.at, 0))
        spot = x, y + (number - 0.5) * 0.3 * camera.scale
        heading = 75 if number == 0 else 285
        stamp(picture, ship(ShipKind.SCHOONER, heading, size, seat_livery(number)), spot)
        layout.block(box_around(spot, (size // 2, size // 3)), "ship")
        pinned.append((spot, seat_badge(number, 62, acting=seat == sea.active)))
    if sea.hull > 0:
        heading = 90 * sea.heading % 360
        spot = camera.at((sea.galleon, 0))
        livery = flag_livery(Flag.SPAIN)
        grand = ship(ShipKind.SHIP_OF_THE_LINE, heading, round(1.05 * camera.scale), livery)
        stamp(picture, grand, spot)
        layout.block(box_around(spot, (size, size // 2)), "ship")
        badge = npc_badge(1, 70, Flag.SPAIN)
        around = gauge(4, 0, 4 - sea.hull, 96).copy()
        around.alpha_composite(badge, ((96 - 70) // 2, (96 - 70) // 2))
        pinned.append((spot, around))
    for event in wanted.events:
        if isinstance(event, p.GalleonHit):
            pinned.append((camera.at((sea.galleon, 0)), shot_mark(event.points, 90)))
    for (x, y), badge in pinned:
        far = 0.42 * camera.scale
        spots = [(x + a * far, y + b * far) for b in (1, -1, 1.5, -1.5) for a in (0.8, -0.8, 0)]
        stamp(picture, badge, layout.place(badge.size, spots, "badge"))


def _panels(view: p.SkirmishView, wanted: Wanted) -> list[tuple[Image.Image, Box]]:
    """The title for the upper left corner, and the captains with their gold for the right."""
    sea, width = view.open, SIZE[0]
    rows = tuple(
        Row(_number(seat), wanted.words.names.get(seat, seat), captain.gold, seat == sea.active)
        for seat, captain in sea.captains.items()
    )
    gap = EDGE * width / 1600
    gold = standings(rows, width)
    right = width - gap
    laid: list[tuple[Image.Image, Box]] = [
        (gold, (right - gold.width, gap, right, gap + gold.height))
    ]
    if wanted.words.title:
        head = title(wanted.words.title, Icon.SUN, width)
        laid.append((head, (gap, gap, gap + head.width, gap + head.height)))
    return laid


def _number(seat: Seat) -> int:
    return int(seat.removeprefix("p")) - 1


DRAWER: Final = Drawer(draw=draw)
