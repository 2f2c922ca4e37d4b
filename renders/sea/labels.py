"""What is written on the sea: names of ports, numbers of tiles, depths, dice."""

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from renders.kit import palette
from renders.kit.camera import Box, Point, Size
from renders.kit.grids import Hex, HexCamera, steps
from renders.kit.layout import Layout, box_around
from renders.kit.palette import Rgb, rgb
from renders.kit.stencil import stamp
from renders.kit.text import LEADING, halved, label, paper_label
from renders.sea.scene import Fortress, Port, Scene

LABEL: Final = 60
"""Of a name, at a picture 1600 px wide."""
ELSEWHERE: Final = 6
"""Steps beyond which no name of a port could be taken for another's."""
SMALLEST_LABEL: Final = 44
"""A name that finds no room at its full size is tried smaller before it is left out."""

FIGURES: Final[dict[str, tuple[int, Rgb, Rgb]]] = {
    "dice": (38, palette.WHITE, palette.WHITE),
    "depth": (44, rgb("#0F4352"), rgb("#BCD3EE")),
    "tile": (38, rgb("#CFE6E8"), rgb("#8FA9D6")),
}
"""Size, colour by day and colour by night of the small numbers."""
_PLACES: Final[dict[str, tuple[Point, ...]]] = {
    "dice": ((0.42, 0.56), (-0.42, 0.56), (0.42, -0.56), (-0.42, -0.56)),
    "depth": ((0, 0.62), (0, -0.62), (-0.55, 0.3), (0.55, 0.3)),
    "tile": ((-0.38, -0.62), (0.38, -0.62), (0, 0.65), (-0.4, 0.6), (0.4, 0.6)),
}
"""Where in their hex, in sides from its centre."""


def draw_names(picture: Image.Image, layout: Layout, scene: Scene, camera: HexCamera) -> None:
    """Names of ports, numbers of tiles, depths of shoals, dice of fire zones."""
    for port in scene.ports:
        hidden = not camera.sees(port.at, -camera.scale / 2) or layout.covered(
            camera.at(port.at), "panel"
        )
        if port.name and not hidden:
            others = [
                camera.at(other.at)
                for other in scene.ports
                if other.at != port.at and steps(other.at, port.at) <= ELSEWHERE
            ]
            _draw_name(picture, layout, camera, port, others)
    if camera.scale >= 40:
        _draw_figures(picture, layout, scene, camera)


def _draw_name(
    picture: Image.Image, layout: Layout, camera: HexCamera, port: Port, others: list[Point]
) -> None:
    """Write the name of a port where it is free, and nearer the port than any of the others."""
    at = camera.at(port.at)
    unit = camera.width / 1600
    whole = round(max(34 * unit, min(LABEL * unit, 0.62 * camera.scale)))
    less = round(max(0.8 * whole, min(whole, SMALLEST_LABEL * unit)))
    for size, lines in ((whole, 1), (whole, 2), (less, 1), (less, 2)):
        words = _written(port.name, size, lines)
        # The halo of paper around the letters may touch what it likes.
        room = words.width - size // 4, words.height - size // 4
        spots = _label_spots(camera, port.at, room, len(port.services))
        own = (spot for spot in spots if _nearest(box_around(spot, room), at, others))
        spot = layout.place_if(room, own, f"label {port.name}", 0)
        if spot is not None:
            stamp(picture, words, spot)
            return


def _nearest(box: Box, own: Point, others: Iterable[Point]) -> bool:
    """Whether a box lies clearly nearer a point than any of the others."""
    away = _distance(box, own)
    return all(away < 0.75 * _distance(box, other) for other in others)


def _distance(box: Box, point: Point) -> float:
    """How far a point lies from a box; 0 within it."""
    across = max(box[0] - point[0], 0.0, point[0] - box[2])
    down = max(box[1] - point[1], 0.0, point[1] - box[3])
    return math.hypot(across, down)


@lru_cache(maxsize=256)
def _written(name: str, size: int, lines: int) -> Image.Image:
    """A name on one line, or on two that are as equal as its words allow."""
    parts = None if lines == 1 else halved(name, "title", size)
    if parts is None:
        return paper_label(name, size)
    first, second = (paper_label(part, size) for part in parts)
    across, down = max(first.width, second.width), round(LEADING * size)
    both = Image.new("RGBA", (across, max(first.height, down + second.height)))
    both.alpha_composite(first, ((across - first.width) // 2, 0))
    both.alpha_composite(second, ((across - second.width) // 2, down))
    return both


def _draw_figures(picture: Image.Image, layout: Layout, scene: Scene, camera: HexCamera) -> None:
    """Small numbers in the corners of their hexes, for those who tap."""
    figures = [
        (at, str(dice), "dice")
        for fortress in scene.fortresses
        if same_dice(fortress) is None
        for at, dice in fortress.fire
    ]
    figures += [
        (ground.at, str(ground.depth), "depth")
        for ground in scene.chart.grounds
        if ground.kind == "shoal" and ground.depth
    ]
    figures += [(at, str(number), "tile") for at, number in scene.numbers]
    for at, text, what in figures:
        if camera.sees(at):
            size, by_day, by_night = FIGURES[what]
            px = round(min(size * camera.width / 1600, 0.42 * camera.scale))
            if what == "dice":
                words = numbered_die(text, round(px * 1.5))
            else:
                halo = rgb("#123B4E") if what == "tile" else None
                words = label(text, "data", px, by_night if scene.night else by_day, halo)
            x, y = camera.at(at)
            spots = [(x + camera.scale * dx, y + camera.scale * dy) for dx, dy in _PLACES[what]]
            spot = layout.place_if(words.size, spots, what)
            if spot is not None:
                stamp(picture, words, spot)


def same_dice(fortress: Fortress) -> int | None:
    """How many dice a fortress rolls wherever it fires; None if that differs."""
    dice = {count for _, count in fortress.fire}
    return dice.pop() if len(dice) == 1 else None


@lru_cache(maxsize=64)
def numbered_die(text: str, size: int) -> Image.Image:
    """A die with a number: how many a fortress rolls."""
    fine = 4
    large = Image.new("RGBA", (size * fine, size * fine))
    box = (fine, fine, size * fine - fine, size * fine - fine)
    ImageDraw.Draw(large).rounded_rectangle(
        box,
        size * fine / 4,
        fill=palette.BAD,
        outline=palette.WHITE,
        width=max(1, size * fine // 14),
    )
    die = large.resize((size, size), Image.Resampling.BOX)
    number = label(text, "data", round(size * 0.72), palette.WHITE)
    die.alpha_composite(number, ((size - number.width) // 2, (size - number.height) // 2))
    return die


def _label_spots(camera: HexCamera, at: Hex, size: Size, services: int) -> list[Point]:
    """Above the flag, below the icons, right and left, then all around and further out."""
    x, y = camera.at(at)
    side = camera.scale
    above, below = 0.86 * side, (0.98 if services else 0.60) * side
    spots: list[Point] = []
    for shift in (0.0, -0.45, 0.45):
        spots.append((x + shift * side, y - above - size[1] / 2 + 0.25 * side))
        spots.append((x + shift * side, y + below + size[1] / 2 - 0.12 * side))
    for down in (0.0, -0.4, 0.4):
        spots.append((x + 0.75 * side + size[0] / 2, y + down * side))
        spots.append((x - 0.75 * side - size[0] / 2, y + down * side))
    for out in (0.8, 1.05, 1.3, 1.6, 2.0, 2.4):
        for turn in range(0, 360, 15):
            right, down = math.cos(math.radians(turn)), math.sin(math.radians(turn))
            reach = out * side
            spots.append((x + right * (reach + size[0] / 2), y + down * (reach + size[1] / 2)))
    across, down = size[0] / 2 + 4, size[1] / 2 + 4
    return [
        (
            min(max(spot[0], across), camera.width - across),
            min(max(spot[1], down), camera.height - down),
        )
        for spot in spots
    ]
