"""Drawing a wanted picture of Captain's Log: its scene, and the camera for it."""

import dataclasses
from collections import OrderedDict
from pathlib import Path
from typing import Final

from engine.core.agenda import waiting
from engine.core.records import SPECTATOR
from engine.games.captains_log.model import data_set
from engine.games.captains_log.model.chart import SIZE, chart
from engine.games.captains_log.model.state import LogView
from engine.games.captains_log.words import TILE_FRAME
from renders import sea as hex_sea
from renders.captains_log.recall import places_of
from renders.captains_log.scene import scene_of
from renders.captains_log.victory import victory_of
from renders.kit.grids import HexCamera
from renders.picture import CHOICE, EVERYTHING, Drawer, Picture, Wanted
from renders.sea.scene import Scene
from renders.sea.seen import Seen

BOARDS_KEPT: Final = 256
"""Number of boards whose latest cameras are remembered."""

SEEN_KEPT: Final = 3
"""Number of cameras remembered for a board: captains far apart on the map need one each."""

_last: OrderedDict[str, tuple[Seen, ...]] = OrderedDict()
"""Cameras and boxes of the last public pictures of each board, the latest first."""


def draw(view: LogView, wanted: Wanted) -> Picture:
    """Draw the sea as *view* shows it, with the ship's reach while a captain may act.

    A won game has a picture of its own, unless the victory is only planned.
    """
    if view.open.winners is not None and wanted.frame == CHOICE and not wanted.planned:
        return hex_sea.draw_victory(victory_of(view, wanted.words))
    scene = scene_wanted(view, wanted)
    if wanted.frame == CHOICE:
        return _steady(view, scene, wanted.board)
    return hex_sea.draw(scene, _camera(view, scene, wanted))


def scene_wanted(view: LogView, wanted: Wanted) -> Scene:
    """The scene of the picture that *wanted* asks for."""
    acting = _may_act(view) and not wanted.planned and not wanted.recalled
    scene = scene_of(
        dataclasses.replace(view, seat=view.open.turn.seat) if acting else view,
        wanted.words,
        told=wanted.events,
        planned=wanted.planned,
        with_reach=acting,
        with_numbers=wanted.frame == EVERYTHING and not wanted.recalled,
    )
    if not wanted.recalled:
        return scene
    # Nobody is to choose, so the sea keeps its light, and no panel tells what lies ahead.
    calm = tuple(dataclasses.replace(fort, threat=False) for fort in scene.fortresses)
    return dataclasses.replace(scene, danger=(), fortresses=calm, winds=None)


def _may_act(view: LogView) -> bool:
    """Whether the captain whose turn it is may give an order now."""
    return (
        view.open.winners is None
        and view.open.npc_turn is None
        and not view.open.turn.over
        and not waiting(view.agenda)
    )


def _camera(view: LogView, scene: Scene, wanted: Wanted) -> HexCamera:
    sheet, number = chart(view.open), wanted.frame.removeprefix(TILE_FRAME)
    if wanted.recalled:
        places = places_of(view.open, wanted.recalled, wanted.events)
        return hex_sea.view(scene, places, scales=(hex_sea.FARTHEST, hex_sea.ACTING))
    if number.isdecimal() and (slot := sheet.slot_of_tile.get(int(number))) is not None:
        here = range(slot * SIZE, (slot + 1) * SIZE)
        return hex_sea.view(scene, [sheet.board.at[at] for at in here])
    return hex_sea.whole_view(scene)


def _steady(view: LogView, scene: Scene, board: str) -> Picture:
    """Draw with the camera of one of the board's last pictures, if it still shows all that matters.

    Only public pictures are remembered, so that none betrays what another seat looked at.
    """
    before = _last.get(board, ())
    picture, seen = hex_sea.draw_next(scene, before)
    if board and view.seat == SPECTATOR:
        others = (other for other in before if other.camera != seen.camera)
        _last[board] = (seen, *others)[:SEEN_KEPT]
        _last.move_to_end(board)
        while len(_last) > BOARDS_KEPT:
            _last.popitem(last=False)
    return picture


def read(folder: Path) -> None:
    """Load the data sets kept in *folder*."""
    data_set.restore_all(folder)


DRAWER: Final = Drawer(draw=draw, warm=hex_sea.warm, read=read)
