"""Labels on the sea: names of ports, numbers of tiles, depths, dice."""

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from renders.kit import palette
from renders.kit.camera import Box, Point, Size
from renders.kit.grids import Hex, HexCamera, steps
from renders.kit.layout import Layout, box_around, overlap
from renders.kit.palette import Rgb, rgb
from renders.kit.stencil import Stencil, between, bounds, stamp
from renders.kit.text import LEADING, halved, label, paper_label
from renders.kit.ways import fine
from renders.sea.scene import Fortress, Port, Scene
from renders.sea.seen import Seen
from renders.sea.worth import ports_in_reach

LABEL: Final = 60
"""Size of a name, at a picture 1600 px wide."""
ELSEWHERE: Final = 6
"""Steps between two ports above which the name of one cannot be read as that of the other."""
SMALLEST_LABEL: Final = 44
"""Smaller size of a name, tried if the usual size has no room."""
NAME: Final = "label "
"""Prefix of the layout's name for the box of a port's name."""
APART: Final = 0.9
"""Extra height that must be free of other names around a name, as a share of its size."""
LABEL_DISTANCE: Final = 1.3
"""Distance in sides between port and name above which a line joins them."""

FIGURES: Final[dict[str, tuple[int, Rgb, Rgb]]] = {
    "dice": (38, palette.WHITE, palette.WHITE),
    "depth": (44, rgb("#0F4352"), rgb("#BCD3EE")),
    "tile": (38, rgb("#CFE6E8"), rgb("#8FA9D6")),
}
"""Size, colour by day and colour by night of each kind of small number."""
_PLACES: Final[dict[str, tuple[Point, ...]]] = {
    "dice": ((0.42, 0.56), (-0.42, 0.56), (0.42, -0.56), (-0.42, -0.56)),
    "depth": ((0, 0.62), (0, -0.62), (-0.55, 0.3), (0.55, 0.3)),
    "tile": ((-0.38, -0.62), (0.38, -0.62), (0, 0.65), (-0.4, 0.6), (0.4, 0.6)),
}
"""Places in the hex for each kind of small number, in sides from the centre, tried in order."""


def keep_names(layout: Layout, scene: Scene, camera: HexCamera, last: Seen | None) -> None:
    """Take the boxes that names had in `last`, if the camera is the same and they are free."""
    if last is None or last.camera != camera:
        return
    before = dict(last.names)
    for port in _named(layout, scene, camera):
        box = before.get(port.name)
        if box is not None and _nearest(box, camera.at(port.at), _others(scene, camera, port)):
            size = round(box[2] - box[0]), round(box[3] - box[1])
            centre = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
            layout.place_if(size, [centre], NAME + port.name, 0)


def draw_names(picture: Image.Image, layout: Layout, scene: Scene, camera: HexCamera) -> None:
    """Draw names of ports, numbers of tiles, depths of shoals, and dice of fire zones."""
    goals = {port.at for port in ports_in_reach(scene)}
    named = _named(layout, scene, camera)
    # Ports that the acting ship can reach choose their places first.
    for port in sorted(named, key=lambda port: port.at not in goals):
        if name_box(layout, port) is None:
            others = _others(scene, camera, port)
            _place_name(layout, camera, port, others, lit=port.at in goals)
    for port in named:
        box = name_box(layout, port)
        if box is not None:
            _draw_name(picture, camera, port, box, lit=port.at in goals)
    if camera.scale >= 40:
        _draw_figures(picture, layout, scene, camera)


def name_box(layout: Layout, port: Port) -> Box | None:
    """The box of a port's name; None if the name has no place."""
    what = NAME + port.name
    return next((taken.box for taken in layout.taken if taken.what == what), None)


def _named(layout: Layout, scene: Scene, camera: HexCamera) -> list[Port]:
    """The visible ports that have a name."""
    return [
        port
        for port in scene.ports
        if port.name
        and camera.sees(port.at, -camera.scale / 2)
        and not layout.covered(camera.at(port.at), "panel")
    ]


def _others(scene: Scene, camera: HexCamera, port: Port) -> list[Point]:
    """Centres of other ports near enough to be confused with *port*."""
    return [
        camera.at(other.at)
        for other in scene.ports
        if other.at != port.at and steps(other.at, port.at) <= ELSEWHERE
    ]


def _place_name(
    layout: Layout, camera: HexCamera, port: Port, others: list[Point], *, lit: bool
) -> None:
    """Take a free box for the name of a port, clearly nearer to it than to any of *others*.

    No other name may be so near that both could be read as one.
    """
    at = camera.at(port.at)
    names = [taken.box for taken in layout.taken if taken.what.startswith(NAME)]
    for size, lines in _ways_to_write(camera):
        room = _room(_written(port.name, size, lines, lit=lit), size)
        wide = room[0] + size // 2, room[1] + round(APART * size)
        own = (
            spot
            for spot in _label_spots(camera, port.at, room, len(port.services))
            if _nearest(box_around(spot, room), at, others)
            and not any(overlap(box_around(spot, wide), name) for name in names)
        )
        if layout.place_if(room, own, NAME + port.name, 0) is not None:
            return


def _draw_name(picture: Image.Image, camera: HexCamera, port: Port, box: Box, *, lit: bool) -> None:
    """Write the name into its box, with a line to the port if that is far away."""
    at, centre = camera.at(port.at), ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    if _distance(box, at) > LABEL_DISTANCE * camera.scale:
        near = min(max(at[0], box[0]), box[2]), min(max(at[1], box[1]), box[3])
        _leash(picture, camera, near, between(at, near, 0.7))
    size = round(box[2] - box[0]), round(box[3] - box[1])
    for letters, lines in _ways_to_write(camera):
        words = _written(port.name, letters, lines, lit=lit)
        if _room(words, letters) == size:
            stamp(picture, words, centre)
            return


def _leash(picture: Image.Image, camera: HexCamera, start: Point, end: Point) -> None:
    for tone, width in ((palette.INK, 4.6), (palette.PANEL, 2.2)):
        stencil = Stencil(picture, bounds([start, end], 8))
        stencil.stroke([start, end], fine(camera, width))
        stencil.lay(tone)


def _ways_to_write(camera: HexCamera) -> list[tuple[int, int]]:
    """Sizes of a name with numbers of its lines, the best first."""
    unit = camera.width / 1600
    whole = round(max(34 * unit, min(LABEL * unit, 0.62 * camera.scale)))
    less = round(max(0.8 * whole, min(whole, SMALLEST_LABEL * unit)))
    return [(whole, 1), (whole, 2), (less, 1), (less, 2)]


def _room(words: Image.Image, size: int) -> Size:
    """Size that must stay free for a name; the halo around it may overlap others."""
    return words.width - size // 4, words.height - size // 4


def _nearest(box: Box, own: Point, others: Iterable[Point]) -> bool:
    """Whether a box is clearly nearer to its own point than to any other."""
    away = _distance(box, own)
    return all(away < 0.75 * _distance(box, other) for other in others)


def _distance(box: Box, point: Point) -> float:
    """Distance of a point from a box; 0 inside."""
    across = max(box[0] - point[0], 0.0, point[0] - box[2])
    down = max(box[1] - point[1], 0.0, point[1] - box[3])
    return math.hypot(across, down)


@lru_cache(maxsize=256)
def _written(name: str, size: int, lines: int, *, lit: bool = False) -> Image.Image:
    """A name on one line, or on two of about equal length; on gold if lit."""
    halo = palette.HIGHLIGHT if lit else palette.PANEL
    parts = None if lines == 1 else halved(name, "title", size)
    if parts is None:
        return paper_label(name, size, halo)
    first, second = (paper_label(part, size, halo) for part in parts)
    across, down = max(first.width, second.width), round(LEADING * size)
    both = Image.new("RGBA", (across, max(first.height, down + second.height)))
    both.alpha_composite(first, ((across - first.width) // 2, 0))
    both.alpha_composite(second, ((across - second.width) // 2, down))
    return both


def _draw_figures(picture: Image.Image, layout: Layout, scene: Scene, camera: HexCamera) -> None:
    """Draw small numbers in the corners of hexes, for readers who enlarge the picture."""
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
    chosen = {at for at, _ in scene.choices}
    figures += [(at, str(number), "tile") for at, number in scene.numbers if at not in chosen]
    reach = {at for at, _ in scene.reach}
    for at, text, what in figures:
        if camera.sees(at):
            size, by_day, by_night = FIGURES[what]
            px = round(min(size * camera.width / 1600, 0.42 * camera.scale))
            if what == "dice":
                words = numbered_die(text, round(px * 1.5))
            else:
                halo = rgb("#123B4E") if what == "tile" else None
                dark = scene.night or (what == "depth" and bool(reach) and at not in reach)
                words = label(text, "data", px, by_night if dark else by_day, halo)
            x, y = camera.at(at)
            spots = [(x + camera.scale * dx, y + camera.scale * dy) for dx, dy in _PLACES[what]]
            spot = layout.place_if(words.size, spots, what)
            if spot is not None:
                stamp(picture, words, spot)


def same_dice(fortress: Fortress) -> int | None:
    """Number of dice if a fortress rolls the same number on every hex; else None."""
    dice = {count for _, count in fortress.fire}
    return dice.pop() if len(dice) == 1 else None


@lru_cache(maxsize=64)
def numbered_die(text: str, size: int) -> Image.Image:
    """A die with the number of dice that a fortress rolls."""
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
    """Places for a name: above the flag, below the icons, beside the port, then further out."""
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
