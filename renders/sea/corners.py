"""Panels in their corners: title and captains always in the same, others where they hide least."""

from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from renders.kit.camera import Box, Point, Size
from renders.kit.grids import Hex, HexCamera
from renders.kit.layout import overlap
from renders.kit.panels import EDGE
from renders.sea.panels import panel_size
from renders.sea.scene import Scene
from renders.sea.seen import Boxes, Seen
from renders.sea.worth import ports_in_reach, worth_around, worth_of_action

Places: TypeAlias = tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]
"""Arrays of px across, px down, and the worth of each place."""

CORNERS: Final = {"title": (0, 0), "captains": (1, 0), "rose": (0, 1), "inset": (1, 1)}
"""Usual corner of each panel as (column, row): 1 is right, or bottom."""
EXCHANGED: Final = {**CORNERS, "rose": (1, 1), "inset": (0, 1)}
"""The other corners that panels may have: readers look for title and captains in the same."""
MOVED: Final = {"rose": 3.0, "inset": 1.5}
"""Cost of having a panel in another corner than before, where nobody looks for it."""
SPARED: Final = 6.0
"""Cost of leaving out the inset map; half as much if it was left out before."""
PORT: Final = 5.0
"""Worth of seeing a port, doubled if the acting ship can reach it now."""
FEW_TILES: Final = 5 * 13
"""Number of known hexes up to which an inset map tells nothing."""
SHOWN: Final = 0.72
"""Least share of the known sea in the picture that makes an inset map needless."""
ROUND: Final = ((0.0, 0.3), (0.3, 0.0), (0.12, 0.12))
"""Insets from the sides of a round panel, across and down, of boxes that together cover it."""


def arrangements(scene: Scene, size: Size) -> tuple[Boxes, ...]:
    """All possible arrangements of the panels in the corners, the usual one first."""
    inset = len(scene.chart.grounds) > FEW_TILES
    sizes = {
        name: panel
        for name in CORNERS
        if (panel := panel_size(name, scene, size[0])) and (inset or name != "inset")
    }
    found = _laid(tuple(sizes.items()), size)
    if not scene.caption:
        return found
    width, height = panel_size("caption", scene, size[0]) or (0, 0)
    left, bottom = (size[0] - width) / 2, size[1] - EDGE * size[0] / 1600
    return ({**found[0], "caption": (left, bottom - height, left + width, bottom)},)


def covers(scene: Scene, size: Size, *, without: str = "") -> list[list[Box]]:
    """For each arrangement, the boxes that its panels cover, except the panel *without*."""
    return [
        [part for name, box in boxes.items() if name != without for part in covered_by(name, box)]
        for boxes in arrangements(scene, size)
    ]


def covered_by(name: str, box: Box) -> list[Box]:
    """The boxes that a panel covers within its own box, several if the panel is round."""
    if name != "rose":
        return [box]
    left, top, right, bottom = box
    wide, high = right - left, bottom - top
    return [
        (left + x * wide, top + y * high, right - x * wide, bottom - y * high) for x, y in ROUND
    ]


@lru_cache(maxsize=4)
def arranged(scene: Scene, camera: HexCamera, last: Seen | None = None) -> Boxes:
    """The best arrangement of panels in the camera's picture; corners as in `last` cost less.

    Treat the result as read-only.
    """
    ways = arrangements(scene, (camera.width, camera.height))
    without = tuple({n: box for n, box in way.items() if n != "inset"} for way in ways)
    ways = (*ways, *without) if _needs_inset(scene, camera) else without
    places = _weighed(scene, camera)
    usual = ways[0]
    middle = camera.width / 2, camera.height / 2
    known = dict(last.panels) if last is not None else dict(ways[0])
    lost = {
        (name, box): _lost(places, covered_by(name, box), 0.8 * camera.scale)
        + (
            0.0
            if _corner(known.get(name, usual[name]), middle) == _corner(box, middle)
            else MOVED.get(name, 0.0)
        )
        for name, box in {(name, box) for way in ways for name, box in way.items()}
    }
    spared = 0.0 if "inset" not in ways[0] else SPARED if "inset" in known else SPARED / 2

    def cost(way: Boxes) -> float:
        return sum(lost[panel] for panel in way.items()) + (0.0 if "inset" in way else spared)

    return min(ways, key=cost)


def _corner(box: Box, middle: Point) -> tuple[bool, bool]:
    """Corner of a box: whether it lies right of the middle, and whether below."""
    return (box[0] + box[2]) / 2 > middle[0], (box[1] + box[3]) / 2 > middle[1]


def _lost(places: Places, parts: list[Box], near: float) -> float:
    """Worth of the places under some boxes, or too near them to be seen whole."""
    x, y, values = places
    under = np.zeros(len(values), dtype=np.bool_)
    for left, top, right, bottom in parts:
        across = (left - near < x) & (x < right + near)
        under |= across & (top - near < y) & (y < bottom + near)
    return float(values[under].sum())


def _weighed(scene: Scene, camera: HexCamera) -> Places:
    """The hexes that matter in the picture, with their worth."""
    worth: dict[Hex, float] = worth_around(scene) | worth_of_action(scene)
    if scene.focus is not None:
        worth[scene.focus] = 2 * sum(worth.values())
    goals = {port.at for port in ports_in_reach(scene)}
    for port in scene.ports:
        worth[port.at] = PORT * (2 if port.at in goals else 1)
        for at in port.anchorages:
            worth[at] = max(1.0, worth.get(at, 0.0))
    for vessel in scene.vessels:
        worth[vessel.at] = max(10.0, worth.get(vessel.at, 0.0))
    seen = [(*camera.at(at), value) for at, value in worth.items() if camera.sees(at)]
    table = np.array(seen or [(0.0, 0.0, 0.0)])
    return table[:, 0], table[:, 1], table[:, 2]


def _needs_inset(scene: Scene, camera: HexCamera) -> bool:
    """Whether too little of the known sea is in the picture to do without the inset map."""
    grounds = scene.chart.grounds
    seen = sum(camera.sees(ground.at) for ground in grounds)
    return seen < SHOWN * len(grounds)


@lru_cache(maxsize=256)
def _laid(sizes: tuple[tuple[str, Size], ...], size: Size) -> tuple[Boxes, ...]:
    edge = EDGE * size[0] / 1600
    ways = [
        {name: _in_corner(panel, corners[name], size, edge) for name, panel in sizes}
        for corners in (CORNERS, EXCHANGED)
    ]
    # A panel of many captains may leave no room below it for the rose.
    first, *others = [way for way in ways if not _overlapping(way)] or ways
    return (first, *(way for way in others if way != first))


def _overlapping(boxes: Boxes) -> bool:
    return any(overlap(first, second) > 0 for first, second in combinations(boxes.values(), 2))


def _in_corner(panel: Size, corner: tuple[int, int], size: Size, edge: float) -> Box:
    left = size[0] - edge - panel[0] if corner[0] else edge
    top = size[1] - edge - panel[1] if corner[1] else edge
    return left, top, left + panel[0], top + panel[1]
