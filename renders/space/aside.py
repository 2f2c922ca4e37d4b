"""Small boards beside the main one: other zones, or the whole of a large board.

Each has a panel of its own; the whole of a large board has a frame around the part in the picture.
"""

from typing import Final

from PIL import Image, ImageDraw

from renders.kit import palette
from renders.kit.camera import Box, Camera, Size
from renders.kit.palette import rgb
from renders.kit.stencil import stamp
from renders.kit.text import label
from renders.space.liveries import VOID
from renders.space.scene import Place, Scene
from renders.space.sectors import SpaceCamera, grid_of, sectors

ZONE: Final = 318
"""Px of the sectors of a zone aside, in a picture 1200 px wide."""
LARGEST: Final = 82
"""Most px a sector of a zone aside."""
INSET: Final = 36
"""Px a sector on the inset of a large board."""
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


def inset_box(scene: Scene, size: Size, foot: int) -> Box:
    """The box for the inset of a large board, at the right above the strip."""
    rows, columns = scene.zones[0]
    unit = size[0] / 1200
    wide, high = (side * INSET + 2 * EDGE for side in (columns, rows))
    right, low = size[0] - EDGE * unit, size[1] - foot - EDGE * unit / 2
    return right - wide * unit, low - high * unit, right, low


def shows_all(camera: SpaceCamera) -> bool:
    """Whether the camera shows every sector of its zones."""
    return all(camera.sees(place) for place in grid_of(camera).places)


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
    small = inside.width / (grid_of(camera).span[0] + 0.4)
    middle = inside.width / 2, inside.height / 2
    across, down = grid_of(camera).span
    frame = [
        (middle[0] + (x - (across - 1) / 2) * small, middle[1] + (y - (down - 1) / 2) * small)
        for x, y in zip(camera.world_box[::2], camera.world_box[1::2], strict=True)
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
