"""Drawing a wanted picture of Man O'War: its scene, and the camera for it."""

from collections import OrderedDict
from pathlib import Path
from typing import Final

from engine.core.records import SPECTATOR
from engine.games.man_o_war.model import data_set
from engine.games.man_o_war.model.state import WarView
from renders.kit.grids import FreeCamera
from renders.man_o_war import picture
from renders.man_o_war.board import scene_of
from renders.man_o_war.scene import Scene
from renders.man_o_war.told import happened
from renders.picture import CHOICE, EVERYTHING, Drawer, Picture, Wanted

BOARDS_KEPT: Final = 256
"""Number of boards whose latest camera is remembered."""

_last: OrderedDict[str, FreeCamera] = OrderedDict()
"""Camera of the last public picture of each board, the latest last."""


def draw(view: WarView, wanted: Wanted) -> Picture:
    """Draw the battle as *view* shows it.

    A battle that is over has a picture of its own, unless its end is only planned.
    """
    scene = scene_of(
        view,
        wanted.words,
        told=(*wanted.before, *wanted.events),
        planned=wanted.planned,
        recalled=bool(wanted.recalled),
        pictured=wanted.pictured,
    )
    over = view.open.ended is not None and not wanted.planned and not wanted.recalled
    if over and wanted.frame == CHOICE:
        return picture.draw_victory(scene)
    return picture.draw(scene, _camera(view, scene, wanted))


def _camera(view: WarView, scene: Scene, wanted: Wanted) -> FreeCamera:
    if wanted.recalled:
        places = happened(view.open, wanted.recalled).places
        return picture.recalled_view(scene, places) if places else picture.next_view(scene)
    if wanted.frame == EVERYTHING:
        return picture.all_view(scene)
    return _steady(view, scene, wanted.board)


def _steady(view: WarView, scene: Scene, board: str) -> FreeCamera:
    """The camera of the board's last public picture, if it still shows all, or a new one.

    Only public pictures are remembered, so that none betrays what another seat looked at.
    """
    before = (_last[board],) if board in _last else ()
    camera = picture.next_view(scene, before)
    if board and view.seat == SPECTATOR:
        _last[board] = camera
        _last.move_to_end(board)
        if len(_last) > BOARDS_KEPT:
            _last.popitem(last=False)
    return camera


def read(folder: Path) -> None:
    """Load the data sets kept in *folder*."""
    data_set.SETS.restore_all(folder)


DRAWER: Final = Drawer(draw=draw, warm=picture.warm, read=read)
"""Man O'War's drawer."""
