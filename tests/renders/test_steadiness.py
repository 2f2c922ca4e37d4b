"""Successive boards of played games: camera, names and panels stay where they were."""

import math
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, pairwise
from typing import Any, Final

import pytest

from engine.core.game import is_npc, look, told
from engine.core.records import SPECTATOR
from engine.games.captains_log.game import CAPTAINS_LOG
from renders.captains_log import drawer
from renders.kit.camera import Box, Camera
from renders.kit.grids import HEXES, HexCamera, hex_at
from renders.kit.layout import overlap
from renders.kit.panels import Row
from renders.picture import Wanted, Words
from renders.sea import ACTING, CARD, Scene, action_view
from renders.sea.chart import chart_of
from renders.sea.corners import arranged, arrangements, covered_by
from renders.sea.paint import paint
from renders.sea.scene import Port
from renders.sea.seen import Seen
from renders.sea.worth import ports_in_reach
from tests.bench.played_games import played
from tests.renders import demo

SEEDS: Final = ("played", "played3")
BOARDS: Final = 50
"""Boards of each game that are checked."""


@dataclass(frozen=True)
class Board:
    scene: Scene
    before: tuple[Seen, ...]
    seen: Seen

    @property
    def camera(self) -> HexCamera:
        return self.seen.camera


@cache
def boards(seed: str) -> list[Board]:
    """The public pictures of a game, each with what is remembered of those before it."""
    found, news, name = list[Board](), list[Any](), f"steady {seed}"
    words = Words(title="Round 1 · Day", names={"p1": "Anne", "p2": "Jack"})
    for state, seat, step in played(CAPTAINS_LOG, seed, level="mate"):
        news += told(step.events, SPECTATOR)
        if is_npc(seat) or not news or not CAPTAINS_LOG.to_act(state):
            continue
        view = look(CAPTAINS_LOG, state, SPECTATOR)
        wanted = Wanted(words=words, events=tuple(news), board=name)
        before = drawer._last.get(name, ())
        drawer.draw(view, wanted)
        found.append(Board(drawer.scene_wanted(view, wanted), before, drawer._last[name][0]))
        news.clear()
        if len(found) == BOARDS:
            break
    drawer._last.pop(name)
    return found


def covered(board: Board, port: Port) -> bool:
    """Whether a good part of a port lies under a panel."""
    x, y = board.camera.at(port.at)
    reach = 0.75 * board.camera.scale
    around = x - reach, y - reach, x + reach, y + reach
    parts = [part for name, box in board.seen.panels for part in covered_by(name, box)]
    return any(overlap(around, part) > 0.1 * 4 * reach * reach for part in parts)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_acting_ship_is_well_inside_the_picture(seed: str) -> None:
    """Unless the camera has zoomed out for something far off that must be seen too."""
    for board in boards(seed):
        camera, focus = board.camera, board.scene.focus
        if focus is not None and camera.scale == ACTING:
            x, y = camera.at(focus)
            inside = min(x, y, camera.width - x, camera.height - y)
            assert inside >= 0.19 * camera.width, (x, y)


@pytest.mark.parametrize("seed", SEEDS)
def test_panels_seldom_cover_ports_and_still_less_often_those_in_reach(seed: str) -> None:
    seen = near = hidden = hidden_near = 0
    for board in boards(seed):
        goals = ports_in_reach(board.scene)
        for port in board.scene.ports:
            if board.camera.sees(port.at, -0.5 * board.camera.scale):
                seen, hidden = seen + 1, hidden + covered(board, port)
                if port in goals:
                    near, hidden_near = near + 1, hidden_near + covered(board, port)
    assert seen > 100
    assert near > 20
    assert hidden <= 0.1 * seen
    assert hidden_near <= 0.05 * near


@pytest.mark.parametrize("seed", SEEDS)
def test_a_name_moves_under_a_still_camera_only_if_its_place_is_taken(
    seed: str,
) -> None:
    stayed = 0
    for first, second in pairwise(boards(seed)):
        if first.camera != second.camera:
            continue
        names, taken = dict(second.seen.names), list[Box]()
        for name, box in first.seen.names:
            if names.get(name) == pytest.approx(box):
                stayed += 1
                continue
            if not taken:
                layout = paint(second.scene, second.camera, first.seen)[1]
                taken = [one.box for one in layout.taken if not one.what.startswith("label")]
            grown = box[0] - 2, box[1] - 2, box[2] + 2, box[3] + 2
            assert any(overlap(grown, other) > 0 for other in taken), name
    assert stayed > 50


@pytest.mark.parametrize("seed", SEEDS)
def test_panels_hardly_ever_change_corners_while_the_camera_keeps_still(seed: str) -> None:
    kept = moved = 0
    for first, second in pairwise(boards(seed)):
        before = dict(first.seen.panels)
        for name, box in second.seen.panels:
            if first.camera == second.camera and name in before:
                stays = math.dist(_middle(box), _middle(before[name])) < 200
                kept, moved = kept + stays, moved + (not stays)
    assert kept > 50
    assert moved <= 0.03 * (kept + moved)


def _middle(box: Box) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


@pytest.mark.parametrize("seed", SEEDS)
def test_no_two_names_of_ports_run_into_each_other(seed: str) -> None:
    for board in boards(seed):
        for (_, first), (_, second) in combinations(board.seen.names, 2):
            tall = min(first[3] - first[1], second[3] - second[1])
            grown = first[0], first[1] - 0.3 * tall, first[2], first[3] + 0.3 * tall
            assert overlap(grown, second) == 0


def test_the_camera_returns_to_a_remembered_frame_that_fits() -> None:
    scene = demo.crowded(9)
    framed = action_view(scene)
    here, there = replace(framed, left=framed.left + 20), replace(framed, left=framed.left + 900)
    assert action_view(scene, last=[Seen(there), Seen(here)]) == here


def test_panels_stay_in_their_corners_if_no_others_are_better() -> None:
    empty = Scene(chart_of(()), title="Round 1", winds=(0,) * 6, captains=(Row(0, "Anne", 0),))
    camera = Camera(HEXES, *CARD, ACTING, 0, 0)
    for way in arrangements(empty, CARD):
        assert arranged(empty, camera, Seen(camera, tuple(way.items()))) == way


def test_the_wind_rose_is_moved_away_from_a_port() -> None:
    empty = Scene(chart_of(()), winds=(0,) * 6)
    camera = Camera(HEXES, *CARD, ACTING, 0, 0)
    left, top, right, bottom = arranged(empty, camera)["rose"]
    port = Port(hex_at((left + right) / 2 / ACTING, (top + bottom) / 2 / ACTING), "", None)
    box = arranged(replace(empty, ports=(port,)), camera)["rose"]
    assert box[:2] != (left, top)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_title_stays_upper_left_and_the_captains_upper_right(seed: str) -> None:
    """In every picture, wherever the camera looks and whatever lies below them."""
    width = CARD[0]
    for board in boards(seed):
        panels = dict(board.seen.panels)
        assert max(panels["title"][:2]) < 0.03 * width
        assert panels["captains"][1] < 0.03 * width
        assert panels["captains"][2] > 0.97 * width
