"""A wanted picture of Captain's Log: which scene it shows, and where the camera stands."""

import dataclasses
from collections import OrderedDict
from typing import Final

from engine.core.agenda import waiting
from engine.core.records import SPECTATOR
from engine.games.captains_log import data_set
from engine.games.captains_log.chart import SIZE, chart
from engine.games.captains_log.decisions import StartDecision
from engine.games.captains_log.state import LogView
from engine.games.captains_log.words import TILE_FRAME
from renders import sea as hex_sea
from renders.captains_log.scene import scene_of
from renders.captains_log.victory import victory_of
from renders.kit.grids import HexCamera
from renders.picture import CHOICE, EVERYTHING, Drawer, Picture, Wanted
from renders.sea.scene import Scene

BOARDS_KEPT: Final = 256
"""Boards whose last camera is remembered."""

_last: OrderedDict[str, HexCamera] = OrderedDict()
"""Where the public picture of each board was last seen from."""


def draw(view: LogView, wanted: Wanted) -> Picture:
    """The sea as *view* shows it: while a captain may act, with where their ship can go.

    A victory has a picture of its own, but not while it is only planned.
    """
    if view.open.winners is not None and wanted.frame == CHOICE and not wanted.planned:
        return hex_sea.draw_victory(victory_of(view, wanted.words))
    acting = _may_act(view) and not wanted.planned
    shown = dataclasses.replace(view, seat=view.open.turn.seat) if acting else view
    scene = scene_of(
        shown,
        wanted.words,
        told=wanted.events,
        planned=wanted.planned,
        with_reach=acting,
        with_numbers=wanted.frame == EVERYTHING or _is_to_begin(view),
    )
    return hex_sea.draw(scene, _camera(view, scene, wanted))


def _may_act(view: LogView) -> bool:
    """Whether it is for the captain whose turn it is to give an order."""
    return (
        view.open.winners is None
        and view.open.npc_turn is None
        and not view.open.turn.over
        and not waiting(view.agenda)
    )


def _is_to_begin(view: LogView) -> bool:
    """Whether somebody is asked for one of the numbered hexes."""
    return any(isinstance(one, StartDecision) for one in waiting(view.agenda))


def _camera(view: LogView, scene: Scene, wanted: Wanted) -> HexCamera:
    if wanted.frame == CHOICE:
        return _steady(view, scene, wanted.board)
    sheet, number = chart(view.open), wanted.frame.removeprefix(TILE_FRAME)
    if number.isdecimal() and (slot := sheet.slot_of_tile.get(int(number))) is not None:
        here = range(slot * SIZE, (slot + 1) * SIZE)
        return hex_sea.view(scene, [sheet.board.at[at] for at in here])
    return hex_sea.whole_view(scene)


def _steady(view: LogView, scene: Scene, board: str) -> HexCamera:
    """Where the board was last seen from, if that still shows what matters.

    Only what everybody sees is remembered: no picture may tell what another seat looked at.
    """
    camera = hex_sea.action_view(scene, last=_last.get(board))
    if board and view.seat == SPECTATOR:
        _last[board] = camera
        _last.move_to_end(board)
        while len(_last) > BOARDS_KEPT:
            _last.popitem(last=False)
    return camera


DRAWER: Final = Drawer(draw=draw, warm=hex_sea.warm, read=data_set.restore_all)
