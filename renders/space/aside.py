"""Small boards beside the main one: other zones, or the whole of a large board.

Each has a panel of its own; the whole of a large board has a frame around the part in the picture.
"""

from typing import Final

from PIL import Image, ImageDraw

from renders.kit import palette
from renders.kit.camera import Box, Camera
from renders.kit.palette import rgb
from renders.kit.stencil import stamp
from renders.kit.text import label
from renders.space.liveries import VOID
from renders.space.scene import Place, Scene
from renders.space.sectors import SpaceCamera, Window, grid_of, sectors

ZONE: Final = 318
"""Px of the sectors of a zone aside, in a picture 1200 px wide."""
LARGEST: Final = 82
"""Most px a sector of a zone aside."""
INSET: Final = 32
LARGEST_INSET: Final = 58
"""Least and most px a sector on the inset of a large board."""
EDGE: Final = 14
"""Px from the sectors of a zone aside to the rim of its panel, and around the panel."""
NUMBER: Final = 54
"""Height in px of the number of a zone aside."""
RIM: Final = rgb("#9DB8EE")


def front_zone(scene: Scene) -> int:
    """The zone with the focus or target, or else with most ships of the acting fleet."""
    happens: list[Place] = [one for one in (scene.focus, scene.target) if one is not None]
    if happens:
        return happens[0][0]
    acting = {fleet.seat for fleet in scene.fleets if fleet.acting}
    ships = [ship.at[0] for ship in scene.ships if ship.seat in acting or not acting]
    return max(range(len(scene.zones)), key=lambda zone: (ships.count(zone), -zone))


def _sector(columns: int) -> int:
    """Px a sector in a zone aside with *columns* columns."""
    return min(LARGEST, ZONE // columns)


def width_aside(scene: Scene, front: int, width: int) -> float:
    """Width in px of the zones aside, at the right of the picture."""
    unit = width / 1200
    others = [columns for zone, (_, columns) in enumerate(scene.zones) if zone != front]
    return (max(side * _sector(side) for side in others) + 3 * EDGE) * unit


def height_aside(scene: Scene, front: int, width: int) -> float:
    """Height in px of the zones aside, one below the other, from the top of the picture."""
    unit = width / 1200
    return sum(
        (rows * _sector(columns) + 3 * EDGE + NUMBER) * unit
        for zone, (rows, columns) in enumerate(scene.zones)
        if zone != front
    )


def boxes(scene: Scene, camera: SpaceCamera) -> list[tuple[int, Box]]:
    """The zones outside the camera's picture, each with its box."""
    unit, seen = camera.width / 1200, grid_of(camera).seen
    found: list[tuple[int, Box]] = []
    top = EDGE * unit
    for zone, (rows, columns) in enumerate(scene.zones):
        if zone not in seen:
            wide, high = (side * _sector(columns) + 2 * EDGE for side in (columns, rows))
            right = camera.width - EDGE * unit
            top += NUMBER * unit
            found.append((zone, (right - wide * unit, top, right, top + high * unit)))
            top += (high + EDGE) * unit
    return found


def inset_sector(scene: Scene, room: float, width: int) -> float:
    """Px a sector on the inset of a large board, with *room* px of height below its sectors."""
    rows, columns = scene.zones[0]
    unit = width / 1200
    least, most = INSET * unit, LARGEST_INSET * unit
    edges = 3 * EDGE * unit
    return max(least, min(most, (width - edges) / columns, (room - edges) / rows))


def inset_height(scene: Scene, sector: float, width: int) -> float:
    """Px of height of an inset with *sector* px a sector, and of the gap below it."""
    return scene.zones[0][0] * sector + 3 * EDGE * width / 1200


def inset_box(scene: Scene, camera: SpaceCamera, foot: int) -> Box:
    """The box for the inset of a large board: in the void between its sectors and the strip."""
    rows, columns = scene.zones[0]
    unit, (_, first, _, count) = camera.width / 1200, window_of(camera)
    below = camera.pixel((0.0, first + count - 0.5))[1]
    sector = inset_sector(scene, camera.height - foot - below, camera.width)
    wide, high = (side * sector + 2 * EDGE * unit for side in (columns, rows))
    middle, low = camera.width / 2, camera.height - foot
    return middle - wide / 2, low - high, middle + wide / 2, low


def window_of(camera: SpaceCamera) -> Window:
    """The window of a camera that shows a part of a zone."""
    window = grid_of(camera).window
    assert window is not None, "the camera shows all of its zones"
    return window


def view(scene: Scene, zone: int, box: Box) -> SpaceCamera:
    """The camera that shows *zone* alone, in the size of its panel."""
    rows, columns = scene.zones[zone]
    wide, high = round(box[2] - box[0]), round(box[3] - box[1])
    scale = int(min(wide / (columns + 0.4), high / (rows + 0.4)))
    left = -round((wide - (columns - 1) * scale) / 2)
    top = -round((high - (rows - 1) * scale) / 2)
    return Camera(sectors(scene.zones, (zone,)), wide, high, scale, left, top)


def lay_inset(picture: Image.Image, inside: Image.Image, box: Box, camera: SpaceCamera) -> None:
    """Lay a whole board into its panel, with a frame around the part that *camera* shows."""
    down, across = grid_of(camera).zones[0]
    small = inside.width / (across + 0.4)
    middle = inside.width / 2, inside.height / 2
    column, row, columns, rows = window_of(camera)
    frame = [
        (middle[0] + (x - across / 2) * small, middle[1] + (y - down / 2) * small)
        for x, y in ((column, row), (column + columns, row + rows))
    ]
    unit = picture.width / 1200
    wide = max(2, round(4 * unit))
    shown = [
        (max(wide, frame[0][0]), max(wide, frame[0][1])),
        (min(inside.width - wide, frame[1][0]), min(inside.height - wide, frame[1][1])),
    ]
    ImageDraw.Draw(inside).rectangle(shown, outline=palette.GOLD, width=wide)
    _lay(picture, inside, box)


def lay(picture: Image.Image, inside: Image.Image, zone: int, box: Box) -> None:
    """Lay the picture of a zone into its panel, with a rim, and its number above."""
    _lay(picture, inside, box)
    unit = picture.width / 1200
    words = label(str(zone + 1), "data", round(NUMBER * unit), rgb("#E6EEFF"), VOID)
    stamp(picture, words, ((box[0] + box[2]) / 2, box[1] - NUMBER * unit * 0.45))


def _lay(picture: Image.Image, inside: Image.Image, box: Box) -> None:
    left, top, unit = round(box[0]), round(box[1]), picture.width / 1200
    picture.paste(inside, (left, top))
    rim = (left, top, left + inside.width - 1, top + inside.height - 1)
    wide = max(2, round(3 * unit))
    ImageDraw.Draw(picture).rounded_rectangle(rim, round(10 * unit), outline=RIM, width=wide)
