"""Pictures of Fleet Commander show only what a seat may see and what has just happened."""

import pickle
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from engine.core.dice import table_dice
from engine.core.game import Step, begin, look
from engine.core.records import SPECTATOR
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model.options import PRESETS
from engine.games.fleet_commander.model.state import Container, Fleet, Portal
from renders.fleet_commander import DRAWER, draw, scene_of
from renders.kit.encode import HEAVIEST, encode
from renders.kit.layout import Layout, Taken, overlap
from renders.picture import EVERYTHING, Wanted, Words
from renders.space import Scene, action_view
from renders.space import draw as draw_space
from renders.space import scene as s
from renders.space.paint import paint
from renders.space.scene import Die, Move
from renders.space.strip import strip_height
from renders.space.victory import Victory, paint_victory
from tests.fleet_commander.battle import Battle
from tests.laws import opening
from tests.renders import fleet_moments
from tests.renders.fleet_moments import load, scene_at
from tests.renders.fleet_positions import MOMENTS, laid_out
from tests.renders.goldens import mean_difference
from tests.renders.moments import HEAVIEST as HEAVIEST_IN_README

BOARDS = tuple(name for name in MOMENTS if name != "end")


@cache
def painted(name: str) -> tuple[Scene, Image.Image, Layout]:
    scene = scene_at(load(name))
    return scene, *paint(scene, action_view(scene))


def named(layout: Layout, *starts: str) -> list[Taken]:
    return [taken for taken in layout.taken if taken.what.startswith(starts)]


def scene_from(battle: Battle, *steps: Step[Any, Any]) -> Scene:
    told = tuple(event for step in steps for event in step.events)
    return scene_of(battle.view(SPECTATOR), Words(), told=told)


@pytest.mark.parametrize("name", MOMENTS)
def test_the_card_of_a_moment_is_small_enough_in_bytes_and_pixels_to_send(name: str) -> None:
    moment = load(name)
    picture = draw(moment.view, moment.wanted)
    assert len(picture.data) <= HEAVIEST
    assert picture.width == 1200
    assert picture.height <= 1500


@pytest.mark.parametrize("name", BOARDS)
def test_no_shot_or_token_hides_a_ship_a_letter_or_another_mark(name: str) -> None:
    _, _, layout = painted(name)
    marks = named(layout, "shot", "sign")
    things = named(layout, "ship", "wreck", "weapon", "panel", "label", "shot", "sign")
    for mark in marks:
        size = (mark.box[2] - mark.box[0]) * (mark.box[3] - mark.box[1])
        for other in things:
            if other is not mark:
                assert overlap(mark.box, other.box) <= 0.25 * size, (mark, other)


@pytest.mark.parametrize("name", BOARDS)
def test_every_ship_on_the_board_is_in_the_picture_and_none_hides_another(name: str) -> None:
    view, layout = load(name).view, painted(name)[2]
    ships = named(layout, "ship")
    expected = {
        f"ship {int(ship.owner[1:]) - 1} {ship.sort.value} {ship.number}"
        for ship in view.open.ships
        if ship.at is not None
    }
    assert {ship.what for ship in ships} == expected
    for first, second in combinations(named(layout, "ship", "wreck"), 2):
        assert overlap(first.box, second.box) == 0, (first, second)


def test_the_stock_of_dice_is_shown_only_while_dice_are_to_be_rolled() -> None:
    energy, played = (scene_at(load(name)) for name in ("energy", "shield"))
    assert [fleet.stock for fleet in energy.fleets] == [(1, 2, 2), None]
    assert [fleet.stock for fleet in played.fleets] == [None, None]
    assert played.fleets[0].rolled == (Die("red", "multi"), Die("blue", "diagonal"))


def test_bridges_show_the_dice_kept_and_the_free_slots() -> None:
    first, second = scene_at(load("energy")).fleets
    assert [die is None for die in first.left] == [False, False, False, True]
    assert first.right == (Die("red", "special"), None)
    assert second.left[:2] == (Die("green", "orthogonal"), Die("green", "diagonal"))
    assert None not in second.right


def test_no_dice_are_shown_before_the_first_turn() -> None:
    scene = scene_at(load("deploying"))
    assert not any(fleet.acting for fleet in scene.fleets)
    assert [fleet.lit for fleet in scene.fleets].count(True) == 1
    assert {fleet.start for fleet in scene.fleets} == {12}


def test_fleets_face_away_from_the_edge_they_come_from() -> None:
    assert [fleet.facing for fleet in scene_at(load("opening")).fleets] == [0, 180]
    battle = laid_out()
    battle.open.edges = {
        "p1": tuple(battle.at(f"A{row}") for row in "12345"),
        "p2": tuple(battle.at(f"E{row}") for row in "12345"),
    }
    assert [fleet.facing for fleet in scene_from(battle).fleets] == [90, 270]


def test_a_fleet_shows_the_third_of_its_points_at_which_it_is_defeated() -> None:
    assert [fleet.threshold for fleet in scene_at(load("opening")).fleets] == [4, 4]


@pytest.mark.rule("FC-SCEN-RESCUE-10", "FC-SCEN-RESCUE-13")
def test_containers_replace_class_points_in_a_scenario_that_they_decide() -> None:
    battle = laid_out(scenario="rescue")
    battle.open.evacuated = {"p1": 1, "p2": 2}
    fleets = scene_from(battle).fleets
    assert [(fleet.points, fleet.start, fleet.threshold) for fleet in fleets] == [
        (1, 6, 0),
        (2, 6, 0),
    ]


def test_allied_fleets_have_the_same_team_number_and_no_threshold_of_their_own() -> None:
    fleets = scene_at(load("teams")).fleets
    assert [fleet.team for fleet in fleets] == ["I", "II", "I", "II"]
    assert {fleet.threshold for fleet in fleets} == {0}
    assert {fleet.team for fleet in scene_at(load("opening")).fleets} == {""}


def test_portals_containers_and_ships_of_a_scenario_are_drawn() -> None:
    battle = laid_out(scenario="rescue")
    battle.open.portals.append(Portal(letter="X", at=battle.at("B3")))
    battle.open.containers[:] = [Container(at=battle.at("C3"))] * 3 + [Container(at=None)]
    battle.ship("p1", "damaged_cruiser", "B3")
    battle.ship("p2", "shuttle", "E2")
    scene = scene_from(battle)
    assert scene.portals == (s.Portal((0, 1, 2), "X"),)
    assert s.Sign("container", (0, 2, 2), "3") in scene.signs
    looks = {ship.at: (ship.look, ship.alone) for ship in scene.ships if ship.look != "sound"}
    assert looks == {(0, 1, 2): ("damaged", True), (0, 4, 1): ("shuttle", True)}


def test_successive_moves_of_the_same_ship_are_drawn_as_one_route() -> None:
    assert scene_at(load("moved")).moves == (Move(((0, 4, 4), (0, 3, 3), (0, 2, 2)), 0),)


def test_the_reach_drawn_in_a_plan_is_where_its_ships_may_move_next() -> None:
    planned = load("planned")
    scene = scene_at(planned)
    assert (0, 0, 2) in scene.reach
    assert (0, 1, 2) not in scene.reach
    shown = scene_at(replace(planned, planned=False))
    assert not shown.reach


def test_the_planning_player_stays_lit_even_if_another_will_be_asked() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    target = battle.ship("p2", "cruiser", "C2")
    battle.dice("p1", rolled="R:O")
    battle.dice("p2", bridge="G:O")
    step = battle.act(battle.attack("R:O", "C3", "C2", target))
    view = battle.view("p1")
    assert _lit(scene_of(view, Words(), told=step.events)) == [1]
    assert _lit(scene_of(view, Words(), told=step.events, planned=True)) == [0]


def _lit(scene: Scene) -> list[int]:
    return [fleet.seat for fleet in scene.fleets if fleet.lit]


def test_the_picture_of_a_planned_battle_is_higher_by_a_band_with_the_mark() -> None:
    moment = load("planned")
    mark = replace(moment.wanted.words, mark="Preview: if you confirm")
    plain = draw(moment.view, moment.wanted)
    shown = draw(moment.view, replace(moment.wanted, words=mark))
    assert shown.height > plain.height


def test_a_won_battle_is_drawn_as_a_victory_unless_its_board_is_asked_for() -> None:
    end = load("end")
    victory = encode(paint_victory(Victory(scene_at(end), (0,))))
    assert draw(end.view, end.wanted).data == victory.data
    board = draw(end.view, replace(end.wanted, frame=EVERYTHING))
    planned = draw(end.view, replace(end.wanted, planned=True))
    assert victory.data not in (board.data, planned.data)
    scene = scene_at(replace(end, planned=True))
    assert planned.data == draw_space(scene, action_view(scene)).data


def test_each_table_always_has_the_same_one_of_four_skies() -> None:
    view = load("opening").view
    skies = {scene_of(view, Words(), board=str(board)).sky % 4 for board in range(40)}
    assert skies == {0, 1, 2, 3}
    assert scene_of(view, Words(), board="9").sky == scene_of(view, Words(), board="9").sky


def test_the_drawer_and_its_arguments_can_be_pickled() -> None:
    moment = load("shield")
    assert pickle.loads(pickle.dumps(DRAWER)) == DRAWER
    asked = moment.view, moment.wanted
    drawer = pickle.loads(pickle.dumps(DRAWER))
    assert drawer.draw(*pickle.loads(pickle.dumps(asked))) == draw(*asked)


@pytest.mark.parametrize("seat", [SPECTATOR, "p1"])
def test_nobody_sees_in_a_picture_which_fleet_another_has_chosen(seat: str) -> None:
    state, _ = opening(FLEET_COMMANDER, "twins", PRESETS["pitched_battle"], ["p1", "p2"])
    pictures = []
    for fleet in (None, Fleet(frigates=12), Fleet(battleships=3)):
        state.own["p2"].fleet = fleet
        view = look(FLEET_COMMANDER, state, seat)
        pictures.append(draw(view, Wanted(words=Words(title="Round 0"))).data)
    assert len(set(pictures)) == 1


def test_the_moments_are_drawn_at_every_width(tmp_path: Path) -> None:
    card = fleet_moments._draw("shield", tmp_path)
    assert card.width == 1200
    assert {path.name for path in tmp_path.iterdir()} == {
        "shield_1600.jpg",
        *(f"shield_{width}.png" for width in fleet_moments.SHOWN),
    }


def test_the_picture_in_the_readme_is_like_the_one_drawn_today() -> None:
    kept = fleet_moments.IN_README_AS
    assert kept.stat().st_size <= HEAVIEST_IN_README
    now = fleet_moments.card_of(fleet_moments.load(fleet_moments.IN_README))
    assert mean_difference(*(picture.reduce(5) for picture in (Image.open(kept), now))) < 2
    assert str(kept) in Path("README.md").read_text()


@pytest.mark.parametrize("preset", PRESETS)
def test_the_whole_board_of_every_preset_is_visible_above_the_strip_of_fleets(preset: str) -> None:
    """With ships in every corner, a fleet that acts and a place to look at."""
    options = PRESETS[preset]
    seats = FLEET_COMMANDER.seats(options).seats
    state, _ = begin(FLEET_COMMANDER, seats, options, table_dice("whole", 0))
    scene = scene_of(look(FLEET_COMMANDER, state, seats[0]), Words(), told=())
    rows, columns = scene.zones[0]
    places = [(0, column, row) for column in (0, columns - 1) for row in (0, rows - 1)]
    ships = tuple(s.Ship(at, 0, "frigate", number, 4, 4) for number, at in enumerate(places))
    acting = (replace(scene.fleets[0], acting=True), *scene.fleets[1:])
    scene = replace(scene, fleets=acting, ships=ships, focus=ships[0].at)
    camera = action_view(scene)
    half, foot = 0.5 * camera.scale, camera.height - strip_height(scene, camera.width)
    assert camera.scale >= 110
    for x, y in map(camera.at, (ship.at for ship in ships)):
        assert half <= x <= camera.width - half
        assert half <= y <= foot - half
