"""Cameras over the table: one for what happens next, and one for all of it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from renders.kit.camera import LADDER, Box, Point, Size, frame
from renders.kit.grids import FreeCamera
from renders.man_o_war.panels import panels_of
from renders.man_o_war.scene import Scene
from renders.man_o_war.table import CARD, FARTHER, TABLE, UNIT, WHOLE, ZOOMS, px

SHIP: Final = 4.0
FOCUS: Final = 8.0
WAY: Final = 1.5
"""Worth of seeing a ship, a point of the focus, and an end of a way or a volley."""
KEPT: Final = 1.15
"""Times that a new camera must show ships larger, so that the last one is given up for it."""
ROOM: Final = 3.0
"""Cm around the middle of a ship that must be free, so that a camera is good enough to keep."""


def action_view(scene: Scene, size: Size = CARD, last: Sequence[FreeCamera] = ()) -> FreeCamera:
    """The camera for the next choice, at one of a few zooms.

    It holds both fleets if they fit, if need be from farther away, and else the focus. One of the
    *last* is taken again if it still shows all, hardly smaller than a new one would.
    """
    found = _framed(scene, size)
    for camera in last:
        same = (camera.width, camera.height) == size and KEPT * camera.scale >= found.scale
        if same and shows_all(scene, camera):
            return camera
    return found


def _framed(scene: Scene, size: Size) -> FreeCamera:
    worth, covers = _worth(scene), [_covers(scene, size)]
    share = size[0] / CARD[0]
    nearest = round(ZOOMS[1] * share)
    seen: FreeCamera | None = None
    last: FreeCamera | None = None
    for farthest in (*ZOOMS[:1], *FARTHER):
        scales = _rung(farthest * share), nearest
        camera = frame(TABLE, worth, size, covers=covers, scales=scales)
        if shows_all(scene, camera):
            return _centred(scene, camera)
        if all(camera.sees(one.pose.at, -px(camera, 0.5 * one.length)) for one in scene.ships):
            seen = seen or camera
        last = last or camera
    assert last is not None
    return seen or last


def _centred(scene: Scene, camera: FreeCamera) -> FreeCamera:
    """The camera with the ships nearer to its middle, as far as it then still shows all."""
    spots = [camera.at(at) for at in _worth(scene)]
    across, down = [x for x, _ in spots], [y for _, y in spots]
    right = (min(across) + max(across) - camera.width) / 2
    below = (min(down) + max(down) - camera.height) / 2
    for share in (1.0, 0.75, 0.5, 0.25):
        left, top = camera.left + round(share * right), camera.top + round(share * below)
        moved = replace(camera, left=left, top=top)
        if shows_all(scene, moved):
            return moved
    return camera


def view_of(scene: Scene, points: Sequence[Point], size: Size) -> FreeCamera:
    """The camera that shows some points, as near as they allow and one of the usual zooms."""
    share = size[0] / CARD[0]
    worth = dict.fromkeys(points, 1.0)
    scales = _rung(FARTHER[-1] * share), round(ZOOMS[1] * share)
    return frame(TABLE, worth, size, covers=[_covers(scene, size)], scales=scales)


def whole_view(scene: Scene, size: Size = CARD) -> FreeCamera:
    """The camera that shows the whole table."""
    wide, high = scene.size
    corners = {(x, y): 1.0 for x in (0.0, wide) for y in (0.0, high)}
    closest = _rung(ZOOMS[1] * size[0] / CARD[0])
    return frame(TABLE, corners, size, scales=(WHOLE, closest))


def shows_all(scene: Scene, camera: FreeCamera) -> bool:
    """Whether a camera shows every ship and the focus, none of them under a panel."""
    boxes = _covers(scene, (camera.width, camera.height))
    near = ROOM * camera.scale / UNIT
    points = [*(one.pose.at for one in scene.ships), *scene.focus]
    for x, y in map(camera.at, points):
        if not (near < x < camera.width - near and near < y < camera.height - near):
            return False
        for left, top, right, bottom in boxes:
            if left - near < x < right + near and top - near < y < bottom + near:
                return False
    return True


def _rung(scale: float) -> int:
    """The largest usual zoom that is no nearer."""
    return max((one for one in LADDER if one <= scale), default=LADDER[0])


def _covers(scene: Scene, size: Size) -> list[Box]:
    return list(panels_of(scene, size).values())


def _worth(scene: Scene) -> dict[Point, float]:
    """Cost of having each point outside the picture or under a panel."""
    worth: dict[Point, float] = {}
    for at in _ends(scene):
        worth[at] = WAY
    for one in scene.ships:
        worth[one.pose.at] = SHIP * (2 if one.acting else 1)
    for at in scene.focus:
        worth[at] = FOCUS
    return worth or {(scene.size[0] / 2, scene.size[1] / 2): 1.0}


def _ends(scene: Scene) -> Iterator[Point]:
    for way in scene.ways:
        yield way.begun.at
    for ghost in scene.ghosts:
        yield ghost.pose.at
    for hulk in scene.hulks:
        yield hulk.pose.at
    for blow in scene.blows:
        yield blow.at
