"""Before the battle: fleets wait at their edges and in their rows, and the goal is written."""

from dataclasses import replace
from itertools import count

import numpy as np
import pytest
from PIL import ImageChops

from bot.words.language import LANGUAGES, voice
from engine.core.dice import table_dice
from engine.core.game import look, play
from engine.core.records import SPECTATOR
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.options import PRESETS
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.words.map import picture
from renders.fleet_commander import scene_of
from renders.kit.text import text_width
from renders.picture import Words
from renders.space import action_view, strip
from renders.space.paint import paint
from renders.space.scene import Muster, Scene, Sort
from renders.space.sectors import sectors
from tests.fleet_commander.battle import Battle
from tests.laws import opening
from tests.renders import battles


def prepared(until: type[a.Action], preset: str = "pitched_battle") -> FleetView:
    """A battle prepared by default until somebody's next action would be *until*."""
    state, _ = opening(FLEET_COMMANDER, "muster", PRESETS[preset], ["p1", "p2"])
    for seq in count(1):
        seat = FLEET_COMMANDER.to_act(state)[0]
        action = FLEET_COMMANDER.default(look(FLEET_COMMANDER, state, seat))
        if isinstance(action, until):
            break
        play(FLEET_COMMANDER, state, seat, action, table_dice("muster", seq), seq=seq)
    return look(FLEET_COMMANDER, state, SPECTATOR)


def waiting(*sorts: Sort, seats: int = 2) -> Scene:
    """An empty board beside which fleets of these classes wait."""
    fleets = [
        replace(one, left=(None,) * 4, right=(None,) * 2, acting=False, muster=Muster(sorts))
        for one in (battles.ADA, battles.GRACE)
    ]
    return Scene(zones=((5, 5),), fleets=tuple(fleets * (seats // 2)))


def test_fleets_that_are_not_chosen_wait_without_any_class() -> None:
    scene = scene_of(prepared(a.ChooseFleet), Words())
    assert [fleet.muster for fleet in scene.fleets] == [Muster(), Muster()]


def test_ships_wait_until_they_stand_on_the_board_the_largest_first() -> None:
    view = prepared(a.Deploy)
    scene = scene_of(view, Words())
    for fleet in scene.fleets:
        owned = [ship for ship in view.open.ships if ship.owner == f"p{fleet.seat + 1}"]
        assert fleet.muster is not None
        assert len(fleet.muster.sorts) == len(owned)
        assert [*fleet.muster.sorts] == sorted(
            (ship.sort.value for ship in owned),
            key=["battleship", "cruiser", "destroyer", "frigate"].index,
        )


def test_signals_wait_without_their_classes() -> None:
    view = prepared(a.Deploy, "hidden_battle")
    scene = scene_of(view, Words())
    assert any(fleet.muster == Muster() for fleet in scene.fleets)
    assert not any(fleet.muster.sorts for fleet in scene.fleets if fleet.muster)


def test_nobody_waits_once_the_battle_has_begun() -> None:
    battle = Battle()
    battle.ship("p1", "frigate", None)
    scene = scene_of(battle.view(SPECTATOR), Words())
    assert [fleet.muster for fleet in scene.fleets] == [None, None]


@pytest.mark.parametrize("sorts", [(), ("battleship", "cruiser"), ("frigate",) * 12])
def test_a_waiting_fleet_is_drawn_along_its_own_edge_alone(sorts: tuple[Sort, ...]) -> None:
    scene = waiting(*sorts)
    camera = action_view(scene)
    bare = replace(scene, fleets=tuple(replace(one, muster=None) for one in scene.fleets))
    shown, empty = (paint(one, camera)[0] for one in (scene, bare))
    apart = np.asarray(ImageChops.difference(shown, empty)).max(axis=2) > 24
    rows = set[int]()
    for place in sectors(scene.zones).places:
        x, y = (round(px) for px in camera.at(place))
        if apart[y - 40 : y + 40, x - 40 : x + 40].any():
            rows.add(place[2])
    assert rows == {0, 4}


@pytest.mark.parametrize("seats", [2, 4])
def test_the_ships_of_each_class_that_wait_are_counted_in_the_row_of_their_fleet(
    seats: int,
) -> None:
    scenes = [waiting(*sorts, seats=seats) for sorts in (("cruiser",), ("cruiser",) * 3)]
    pictures = [paint(scene, action_view(scene))[0] for scene in scenes]
    high = strip.strip_height(scenes[0], pictures[0].width)
    rows = [np.asarray(one.crop((0, one.height - high, *one.size)), int) for one in pictures]
    changed = np.abs(rows[0] - rows[1]).max(axis=2) > 60
    assert changed.sum() > 300 * seats / 4


@pytest.mark.parametrize("seats", [2, 4])
def test_the_fullest_muster_leaves_room_for_the_points_of_its_fleet(seats: int) -> None:
    sorts: tuple[Sort, ...] = (
        "battleship",
        *("cruiser",) * 2,
        *("destroyer",) * 12,
        *("frigate",) * 12,
    )
    scene = waiting(*sorts, seats=seats)
    fewer = replace(scene, fleets=tuple(replace(one, points=1) for one in scene.fleets))
    pictures = [paint(one, action_view(one))[0] for one in (scene, fewer)]
    assert ImageChops.difference(*pictures).getbbox() is not None


def test_an_empty_board_is_shown_whole_however_large() -> None:
    scene = replace(waiting(), zones=((8, 9),))
    camera = action_view(scene)
    assert all(camera.sees(place) for place in sectors(scene.zones).places)
    assert not [one for one in paint(scene, camera)[1].taken if one.what == "panel inset"]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_goal_is_written_whole_below_the_title_before_the_battle(
    preset: str, code: str
) -> None:
    options = PRESETS[preset]
    seats = [*FLEET_COMMANDER.seats(options).seats[: FLEET_COMMANDER.seats(options).least]]
    state, _ = opening(FLEET_COMMANDER, "goal", options, seats)
    caption = picture(look(FLEET_COMMANDER, state, SPECTATOR)).caption
    if state.open.turn.phase != "setup":
        assert caption is None
        return
    assert caption is not None
    said = voice(code, FLEET_COMMANDER.slug).say(caption, plain=True)
    assert text_width(said, "title", 36) <= 1200 - 2 * strip.EDGE - 84
