"""The picture of a victory: the winner's ship in a laurel, everybody's fame, and the sea found."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from PIL import Image

from renders.kit import palette
from renders.kit.badges import seat_badge
from renders.kit.brush import Point
from renders.kit.camera import Camera, Size, frame
from renders.kit.grids import HEXES, HexCamera
from renders.kit.icons import Icon, icon
from renders.kit.laurels import MEDAL, WREATH, banner, laurel, lay_medal
from renders.kit.palette import rgb
from renders.kit.panels import Row, fitted, paper
from renders.kit.ships import ShipKind, seat_livery, ship
from renders.kit.stencil import Stencil, shine, stamp
from renders.kit.text import label, lines_of, text_width, write_lines
from renders.sea.base import sea_under
from renders.sea.chart import Chart, Ground, chart_of, hexes_in
from renders.sea.paint import paint
from renders.sea.scene import Scene
from renders.sea.worth import worth_of_sea

CARD: Final[Size] = (1200, 1200)
HEADING: Final = 60
SHIP: Final = 640
ROW: Final = 78
NAME: Final = 50
SMALLEST_NAME: Final = 40
NAME_WIDTH: Final = 530
SMALLEST_NAME_WIDTH: Final = 330
"""Least width for the longest name in a row, kept even if there are many places."""
PLACE: Final = 36
"""Px for each place of a row."""


@dataclass(frozen=True, slots=True)
class Victory:
    """The sea at the end of a game, the winners' seats, and the points of fame on the track."""

    scene: Scene
    seats: tuple[int, ...]
    track: int


def paint_victory(victory: Victory) -> Image.Image:
    """Paint the picture."""
    scene = victory.scene
    rows = sorted(scene.captains, key=lambda row: (row.seat not in victory.seats, -row.points))
    picture = _sea_found(scene)
    track = _track(tuple(rows), victory.seats, victory.track)
    stamp(picture, track, (600, 1176 - track.height / 2))
    room = 1176 - track.height - 150
    middle = 600.0, max(300.0, min(420.0, room / 2 + 70))
    shine(picture, middle, 560, palette.HIGHLIGHT, 235)
    _medal(picture, middle)
    stamp(picture, laurel(WREATH), middle)
    kinds = {vessel.seat: vessel.kind for vessel in scene.vessels}
    apart = 0.0 if len(victory.seats) == 1 else 180.0
    size = SHIP if len(victory.seats) == 1 else round(SHIP * 0.72)
    for place, seat in enumerate(victory.seats[:3]):
        across = (place - (min(3, len(victory.seats)) - 1) / 2) * apart
        sprite = ship(kinds.get(seat) or ShipKind.SLOOP, HEADING, size, seat_livery(seat))
        stamp(picture, sprite, (middle[0] + across, middle[1]))
    ribbon = banner(scene.caption or "·")
    stamp(picture, ribbon, (600, min(middle[1] + 385, 1176 - track.height - ribbon.height / 2 - 6)))
    return picture


def _sea_found(scene: Scene) -> Image.Image:
    """The discovered sea without panels, darker towards its edges."""
    still = Scene(
        Chart(tuple(replace(ground, depth=0) for ground in scene.chart.grounds)),
        night=scene.night,
        calm=scene.calm,
        ports=tuple(replace(port, name="", services=()) for port in scene.ports),
        fortresses=tuple(replace(fort, fire=(), threat=False) for fort in scene.fortresses),
        face_down=scene.face_down,
    )
    camera = frame(HEXES, worth_of_sea(still), CARD, scales=(52, 58))
    picture, _ = paint(still, camera)
    dark = Image.radial_gradient("L").resize(CARD, Image.Resampling.BILINEAR)
    picture.paste(rgb("#0B2233"), (0, 0), dark.point([30 + v // 2 for v in range(256)]))
    return picture


def _medal(picture: Image.Image, middle: Point) -> None:
    """A round of open sea within two golden rims."""
    reach = MEDAL + 2
    camera = Camera(HEXES, 2 * reach, 2 * reach, 340, -reach, -reach)
    grounds = [Ground(at, "deep") for at in hexes_in(camera.world_box, 4.0)]
    lay_medal(picture, _open_sea(camera, tuple(grounds)), middle)


@lru_cache(maxsize=1)
def _open_sea(camera: HexCamera, grounds: tuple[Ground, ...]) -> Image.Image:
    """Deep sea with a light from the upper left."""
    picture = sea_under(chart_of(grounds), camera, night=False)
    shine(
        picture, (camera.width * 0.36, camera.height * 0.32), camera.width // 2, palette.SHORE, 150
    )
    return picture


@lru_cache(maxsize=8)
def _track(rows: tuple[Row, ...], winners: tuple[int, ...], points: int) -> Image.Image:
    """A row for each captain, of *points* places for points of fame, filled up to the captain's."""
    wide = 1140
    panel = paper((wide, ROW * len(rows) + 36), 0.75)
    most = min(NAME_WIDTH, max(SMALLEST_NAME_WIDTH, wide - 266 - PLACE * points))
    size = min(fitted(row.name, range(NAME, SMALLEST_NAME - 1, -2), most)[1] for row in rows)
    names = [lines_of(row.name, "title", size, most) for row in rows]
    widest = max(text_width(line, "title", size) for name in names for line in name)
    start = 24 + 66 + 16 + widest + 30
    gap = (wide - 40 - start - 90) / points
    for k, (row, name) in enumerate(zip(rows, names, strict=True)):
        middle = 16 + ROW * k + ROW / 2
        badge = seat_badge(row.seat, 66, acting=row.seat in winners)
        panel.alpha_composite(badge, (24, round(middle - badge.height / 2)))
        write_lines(panel, name, "title", size, at=(106, middle))
        _places(panel, (start, middle), gap, row, points)
        number = label(str(row.points), "data", 52)
        at = round(wide - 44 - number.width), round(middle - number.height / 2)
        panel.alpha_composite(number, at)
    return panel


def _places(panel: Image.Image, start: Point, gap: float, row: Row, points: int) -> None:
    """Draw the places of a row: filled discs, and a star at the goal."""
    colour = palette.of_seat(row.seat)
    reach = min(20.0, gap * 0.42)
    for place in range(1, points + 1):
        centre = start[0] + gap * (place - 0.5), start[1]
        if place == points and row.points >= points:
            star = icon(Icon.FAME, round(min(72, 2 * (gap - reach))))
            at = round(centre[0] - star.width / 2), round(centre[1] - star.height / 2)
            panel.alpha_composite(star, at)
            continue
        for radius, tone in ((reach, palette.INK), (reach - 3, rgb("#E2D3AC"))):
            _disc(
                panel,
                centre,
                radius,
                colour if place <= row.points and tone != palette.INK else tone,
            )


def _disc(panel: Image.Image, centre: Point, radius: float, tone: palette.Rgb) -> None:
    x, y = centre
    stencil = Stencil(panel, (x - radius - 2, y - radius - 2, x + radius + 2, y + radius + 2))
    stencil.disc(centre, radius)
    panel.paste((*tone, 255), (stencil.left, stencil.top), stencil.shape())
