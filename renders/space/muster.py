"""Fleets that wait for the battle: in a line along their edges, and counted by class in a row."""

from collections import Counter, defaultdict
from functools import lru_cache
from typing import Final

from PIL import Image

from renders.kit import palette
from renders.kit.camera import Point
from renders.kit.stencil import between, stamp
from renders.kit.text import label
from renders.space.board import OUTWARDS
from renders.space.hulls import LENGTHS
from renders.space.liveries import VOID, fleet_badge
from renders.space.scene import CLASSES, LETTERS, Facing, Fleet, Place, Scene, Sort
from renders.space.sectors import SpaceCamera, grid_of
from renders.space.ships import sprite

BADGE: Final = 0.46
"""Width of the badge at the head of a waiting fleet, in sectors."""
FARTHEST: Final = 0.86
"""Most distance from one waiting ship to the next, in sectors."""
FADED: Final = 150
UNKNOWN: Final = 92
"""Opacity, of 255, of a waiting ship, and of one whose class is not known."""
BROAD: Final = 0.92
"""Room of a ship in a row, as a share of its length."""
PALE: Final = palette.rgb("#EAF1FF")
CLASS_SORTS: Final = tuple(sorted(CLASSES, key=lambda sort: -CLASSES[sort]))
"""The classes of ships, the largest first."""


def draw_waiting(picture: Image.Image, scene: Scene, camera: SpaceCamera) -> None:
    """Draw each fleet without a ship on the board, faded, along the edge where it deploys."""
    afloat = {ship.seat for ship in scene.ships}
    for fleet in scene.fleets:
        line = _front_line(fleet, camera)
        if fleet.muster is not None and fleet.seat not in afloat and line:
            _draw_line(picture, fleet, line, camera)


def _front_line(fleet: Fleet, camera: SpaceCamera) -> list[Place]:
    """The longest row of sectors at the outer side of the fleet's edge."""
    right, down = OUTWARDS[fleet.facing]
    rows: defaultdict[tuple[int, int], list[Place]] = defaultdict(list)
    for zone, column, row in sorted(fleet.edge):
        outer = (zone, column + right, row + down) not in fleet.edge
        if outer and grid_of(camera).shows((zone, column, row)):
            rows[zone, column if right else row].append((zone, column, row))
    return max(rows.values(), key=len, default=list[Place]())


def _draw_line(picture: Image.Image, fleet: Fleet, line: list[Place], camera: SpaceCamera) -> None:
    """Draw the badge of a fleet, and its ships behind one another beside it."""
    side = camera.scale
    known = fleet.muster.sorts if fleet.muster is not None else ()
    sorts = known or CLASS_SORTS
    step = min(FARTHEST, len(line) / (len(sorts) + 1))
    first, last = camera.at(line[0]), camera.at(line[-1])
    middle = between(first, last, 0.5)
    across = (0.0, 1.0) if OUTWARDS[fleet.facing][0] else (1.0, 0.0)

    def spot(number: int) -> Point:
        off = (number - len(sorts) / 2) * step * side
        return middle[0] + across[0] * off, middle[1] + across[1] * off

    stamp(picture, fleet_badge(fleet.seat, round(min(BADGE, step) * side)), spot(0))
    for number, sort in enumerate(sorts, 1):
        long = round(min(LENGTHS[sort], 1.1 * step) * side)
        opacity = FADED if known else UNKNOWN
        stamp(picture, _faded(fleet.seat, sort, long, fleet.facing, opacity), spot(number))
        sign = LETTERS[sort] if known else "?"
        stamp(
            picture, _sign(sign, round(max(0.13, 0.24 * long / side) * 1.35 * side)), spot(number)
        )


def draw_classes(panel: Image.Image, fleet: Fleet, right: float, middle: float, size: int) -> float:
    """Draw the waiting ships of a fleet, one of each class with their number.

    They end at *right* and are about *size* px high; returns their left edge.
    """
    assert fleet.muster is not None, "the fleet does not wait"
    for sort, count in reversed(Counter(fleet.muster.sorts).items()):
        if count > 1:
            figure = label(f"\N{MULTIPLICATION SIGN}{count}", "data", round(0.62 * size), PALE)
            right -= figure.width
            panel.alpha_composite(figure, (round(right), round(middle - figure.height / 2)))
        long = round(size * (0.72 + 0.16 * CLASSES[sort]))
        ship = sprite(fleet.seat, sort, long, 0, "sound")
        right -= BROAD * long
        at = round(right - (ship.width - BROAD * long) / 2), round(middle - ship.height / 2)
        panel.alpha_composite(ship, (at[0], max(0, at[1])))
        letter = _sign(LETTERS[sort], round(0.64 * size))
        spot = right + (BROAD * long - letter.width) / 2, middle - letter.height / 2 + 0.08 * size
        panel.alpha_composite(letter, (round(spot[0]), round(spot[1])))
        right -= 0.16 * size
    return right


@lru_cache(maxsize=64)
def _faded(seat: int, sort: Sort, long: int, facing: Facing, opacity: int) -> Image.Image:
    ship = sprite(seat, sort, long, facing, "sound").copy()
    ship.putalpha(ship.getchannel("A").point([value * opacity // 255 for value in range(256)]))
    return ship


@lru_cache(maxsize=64)
def _sign(text: str, size: int) -> Image.Image:
    return label(text, "data", size, palette.WHITE, VOID)
