"""Fixed things of a battle: the sky, glass sectors with their contents, and the edges."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import numpy as np
from PIL import Image, ImageDraw

from renders.kit.layout import Layout, box_around
from renders.kit.noise import noise
from renders.kit.palette import rgb
from renders.kit.stencil import Stencil, stamp
from renders.kit.text import label
from renders.space.hazards import LOOKS, hazard
from renders.space.liveries import VOID, hue
from renders.space.scene import Facing, Fleet, Place, Scene
from renders.space.sectors import Sectors, SpaceCamera, grid_of
from renders.space.signs import portal, portal_letter
from renders.space.sky import sky

LETTER: Final = 46
"""Px of a capital letter at the edge, in a picture 1200 px wide."""
MARGIN: Final = 74
"""Px around the sectors for letters and numbers."""
GLASS: Final = 0.47
"""Half the width of a sector's glass."""
BAND: Final = 0.05
"""Depth in sectors of the band at a deployment edge, which lies outside the glass."""
GATE: Final = 0.66
"""Width of a portal in sectors."""
ILLEGIBLE_WIDTH: Final = 620
"""Width in px of pictures too small for legible letters and numbers."""
KEPT: Final = 6
"""Boards kept, five megabytes each."""
FINE: Final = 3
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Letters of columns; with several zones, the zone's number precedes them."""


def still(scene: Scene, camera: SpaceCamera) -> Image.Image:
    """The ground below everything that moves; cached, so copy it before drawing on it."""
    edges = tuple(
        Fleet(fleet.seat, "", 0, 0, 0, facing=fleet.facing, edge=fleet.edge)
        for fleet in scene.fleets
    )
    bare = Scene(
        scene.zones,
        sky=scene.sky,
        hazards=scene.hazards,
        portals=scene.portals,
        fog=scene.fog,
        fleets=edges,
    )
    return _painted(bare, camera)


@lru_cache(maxsize=KEPT)
def _painted(scene: Scene, camera: SpaceCamera) -> Image.Image:
    picture = sky((camera.width, camera.height), scene.sky)
    grid = grid_of(camera)
    pane = _pane(camera.scale)
    for place in grid.places:
        stamp(picture, pane, camera.at(place))
    seen = [(place, kind) for place, kind in scene.hazards if place not in scene.fog]
    for place, kind in seen:
        look = (place[0] + 2 * place[1] + 3 * place[2]) % LOOKS
        filled = hazard(kind, round(camera.scale * 2 * GLASS), look)
        stamp(picture, _within_glass(filled), camera.at(place))
    for gate in (one for one in scene.portals if one.at not in scene.fog):
        stamp(picture, portal(gate.letter, round(camera.scale * GATE)), camera.at(gate.at))
    for place in scene.fog:
        stamp(picture, _fog(camera.scale, (place[1] + place[2]) % LOOKS), camera.at(place))
    for fleet in scene.fleets:
        right, down = OUTWARDS[fleet.facing]
        for zone, column, row in fleet.edge:
            outer = (zone, column + right, row + down) not in fleet.edge
            if outer and grid.shows((zone, column, row)):
                _draw_edge(picture, camera, (zone, column, row), fleet)
    for text, at in labels(grid, camera):
        words = _edge_label(text, camera)
        stamp(picture, words, at)
    return picture


def block_labels(layout: Layout, camera: SpaceCamera) -> None:
    """Take the boxes of letters and numbers, so that nothing covers them."""
    for text, at in labels(grid_of(camera), camera):
        words = _edge_label(text, camera)
        layout.block(box_around(at, words.size), f"label {text}")


def labels(grid: Sectors, camera: SpaceCamera) -> Iterator[tuple[str, tuple[float, float]]]:
    """The letter of each column and the number of each row, with its place in the picture."""
    unit = camera.width / 1200
    off = camera.scale * (GLASS + BAND * 1.45) + LETTER * unit * 0.72
    near = LETTER * unit * 0.72
    for zone in grid.seen if camera.width > ILLEGIBLE_WIDTH else ():
        first = next(place for place in grid.places if place[0] == zone)
        before = str(zone + 1) if len(grid.zones) > 1 else ""
        for _, column, row in (place for place in grid.places if place[0] == zone):
            x, y = camera.at((zone, column, row))
            if row == first[2]:
                yield before + LETTERS[column], (x, max(y - off, near))
            if column == first[1]:
                yield str(row + 1), (max(x - off, near), y)


def portal_sign(scene_letter: str, camera: SpaceCamera) -> Image.Image:
    """The letter of a portal, to be placed where no ship lies."""
    return portal_letter(scene_letter, round(camera.scale * 0.30))


@lru_cache(maxsize=128)
def _edge_words(text: str, size: int) -> Image.Image:
    return label(text, "data", size, rgb("#E6EEFF"), VOID)


def _edge_label(text: str, camera: SpaceCamera) -> Image.Image:
    return _edge_words(text, round(LETTER * 1.2 * camera.width / 1200))


@lru_cache(maxsize=8)
def _pane(side: int) -> Image.Image:
    """The glass of a sector: darker than space, lighter at its upper edge, a thin bright rim."""
    size = side * FINE
    near, far = round(size * (0.5 - GLASS)), round(size * (0.5 + GLASS)) - 1
    bend = round(size * 0.085)
    mask = Image.new("L", (size, size))
    ImageDraw.Draw(mask).rounded_rectangle((near, near, far, far), bend, fill=255)
    small = mask.reduce(FINE)
    height = np.linspace(0, 1, side)[:, np.newaxis]
    shine = np.clip(1 - height / 0.5, 0, 1) ** 2 * 0.14
    tone = np.array(rgb("#0B1128")) * (1 - shine[..., np.newaxis])
    tone = tone + np.array(rgb("#BFD4FF")) * shine[..., np.newaxis]
    tone = np.broadcast_to(tone, (side, side, 3))
    pane = Image.fromarray(tone.astype(np.uint8), "RGB").convert("RGBA")
    pane.putalpha(small.point([round(value * 0.56) for value in range(256)]))
    rim = Image.new("RGBA", (size, size))
    ImageDraw.Draw(rim).rounded_rectangle(
        (near, near, far, far), bend, outline=(*rgb("#9DB8EE"), 190), width=round(1.6 * FINE)
    )
    pane.alpha_composite(rim.reduce(FINE))
    return pane


@lru_cache(maxsize=32)
def _glass_mask(side: int) -> Image.Image:
    size = side * FINE
    mask = Image.new("L", (size, size))
    bend = round(size / (2 * GLASS) * 0.085)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size - 1, size - 1), bend, fill=255)
    return mask.reduce(FINE)


def _within_glass(filled: Image.Image) -> Image.Image:
    """The content of a sector, cut to the glass with its rounded corners."""
    cut = Image.new("RGBA", filled.size)
    cut.paste(filled, (0, 0), _glass_mask(filled.width))
    return cut


@lru_cache(maxsize=8)
def _fog(side: int, look: int) -> Image.Image:
    """A sector not discovered: grey billows under slanting lines."""
    size = round(side * 2 * GLASS)
    shape = (size, size)
    field = sum(
        noise((0, 0, 1, 1), shape, wave, 900 + 7 * look + k) * np.float32(weight)
        for k, (wave, weight) in enumerate(((0.5, 0.6), (0.22, 0.3), (0.1, 0.15)))
    )
    grey = np.clip(70 + 46 * np.asarray(field), 30, 140)[..., np.newaxis]
    tone = grey * np.array((0.92, 0.98, 1.16))
    rows, columns = np.indices(shape)
    hatch = ((rows + columns) % max(8, size // 9)) < max(2, size // 60)
    tone[hatch] *= 1.28
    picture = Image.fromarray(np.clip(tone, 0, 255).astype(np.uint8), "RGB").convert("RGBA")
    picture.putalpha(_glass_mask(size).point([round(value * 0.88) for value in range(256)]))
    return picture


OUTWARDS: Final[dict[Facing, tuple[int, int]]] = {
    0: (0, 1),
    90: (-1, 0),
    180: (0, -1),
    270: (1, 0),
}
"""Direction from a sector to the outer edge of the board, by the heading of the fleet there."""


def _draw_edge(picture: Image.Image, camera: SpaceCamera, place: Place, fleet: Fleet) -> None:
    """Draw a band along the outer side of a sector, in the fleet's colour and pattern."""
    x, y = camera.at(place)
    side = camera.scale
    right, down = OUTWARDS[fleet.facing]
    deep = BAND * side
    x, y = x + right * (GLASS * side + deep * 0.9), y + down * (GLASS * side + deep * 0.9)
    long = side * (GLASS - 0.02)
    across, along = (deep / 2, long) if right else (long, deep / 2)
    box = (x - across - 3, y - along - 3, x + across + 3, y + along + 3)
    back = Stencil(picture, box)
    back.polygon(
        [
            (x - across - 2, y - along - 2),
            (x + across + 2, y - along - 2),
            (x + across + 2, y + along + 2),
            (x - across - 2, y + along + 2),
        ],
        230,
    )
    back.lay(VOID)
    band = Stencil(picture, box)
    band.polygon(
        [
            (x - across, y - along),
            (x + across, y - along),
            (x + across, y + along),
            (x - across, y + along),
        ],
        255,
    )
    _cut_pattern(band, (x, y), long, deep, fleet.seat, upright=bool(right))
    band.lay(hue(fleet.seat))


def _cut_pattern(
    band: Stencil, at: tuple[float, float], long: float, deep: float, seat: int, *, upright: bool
) -> None:
    """Cut the pattern of a seat out of a band: plain, slants, dots, bars, points or waves."""

    def spot(far: float, aside: float) -> tuple[float, float]:
        return (at[0] + aside, at[1] + far) if upright else (at[0] + far, at[1] + aside)

    half = deep / 2
    steps = 8
    corners: tuple[tuple[float, float], ...]
    for k in range(steps):
        far = long * (2 * (k + 0.5) / steps - 1)
        wide = long / steps
        match seat % 6:
            case 1:
                corners = ((-0.2, -1), (0.5, -1), (0.2, 1), (-0.5, 1))
            case 2:
                band.disc(spot(far, 0), half * 0.62, 0)
                continue
            case 3:
                corners = ((-0.3, -1), (0.3, -1), (0.3, 1), (-0.3, 1))
            case 4:
                corners = ((-1, -1), (1, -1), (0, 1), (0, 1))
            case 5:
                corners = ((-1, -0.25), (1, -0.25), (1, 0.25), (-1, 0.25))
            case _:
                return
        band.polygon([spot(far + a * wide, b * (half + 1)) for a, b in corners], 0)
