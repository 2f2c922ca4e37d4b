"""A scenario is added by its rules, its words, its pictures and a line in each list."""

import json
import os
import subprocess
import sys
from typing import Any, get_args

import pytest

from engine.games.fleet_commander.model.cards import ScenarioName
from engine.games.fleet_commander.model.options import PRESETS
from engine.games.fleet_commander.rules.scenarios import SCENARIOS
from engine.games.fleet_commander.words.scenarios import SCENARIO_WORDS
from renders.fleet_commander.scenarios import SCENARIO_PICTURES
from tests.added_game.source_tree import ROOT
from tests.fleet_commander.added_scenario.source_tree import GAME, PICTURES, Touched, with_beacon

NAMES = {"en": "The beacon", "fr": "La balise"}


@pytest.fixture(scope="module")
def added(tmp_path_factory: pytest.TempPathFactory) -> tuple[Touched, dict[str, Any]]:
    """The files that adding the beacon touches, and all that people see of it."""
    tree, played = (tmp_path_factory.mktemp(name) for name in ("source", "played"))
    touched = with_beacon(tree)
    done = subprocess.run(
        [sys.executable, "-m", "tests.fleet_commander.added_scenario.played", str(played)],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(tree), str(ROOT)))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    seen: dict[str, Any] = json.loads(done.stdout)
    assert seen["engine"] == str(tree / "engine")
    return touched, seen


@pytest.fixture
def seen(added: tuple[Touched, dict[str, Any]]) -> dict[str, Any]:
    return added[1]


def test_adding_a_scenario_takes_rules_words_pictures_texts_and_lines_in_lists(
    added: tuple[Touched, dict[str, Any]],
) -> None:
    touched, _ = added
    assert touched.new == [
        f"{GAME}/rules/scenarios/beacon.py",
        *(f"{GAME}/text/beacon/{language}.ftl" for language in NAMES),
        f"{GAME}/words/scenarios/beacon.py",
        f"{PICTURES}/beacon.py",
    ]
    assert touched.edited == [
        f"{GAME}/model/cards.py",
        f"{GAME}/rules/scenarios/registry.py",
        *(f"{GAME}/text/table/{language}.ftl" for language in NAMES),
        f"{GAME}/words/scenarios/registry.py",
        f"{PICTURES}/scenarios.py",
    ]


@pytest.mark.parametrize("code", NAMES)
def test_an_added_scenario_is_offered_in_the_lobby_by_its_name(
    seen: dict[str, Any], code: str
) -> None:
    lobby = seen["lobby"][code]
    assert lobby["presets"]["beacon"] == NAMES[code]
    assert NAMES[code] in lobby["values"]
    assert NAMES[code] in lobby["card"]


def test_an_added_scenario_is_played_until_one_player_reaches_its_goal(
    seen: dict[str, Any],
) -> None:
    assert len(seen["winners"]) == 1
    assert any("out of the battle through C3" in line for line in seen["said"]["en"])
    assert any(line.startswith("The beacon is out of the battle") for line in seen["said"]["en"])


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        (
            "en",
            (
                "A beacon lies in the middle",
                "A beacon in the middle: bring it out",
                "Sectors to the beacon:",
                "The beacon: C3",
                "Hurry to the beacon at C3",
                "Escape",
            ),
        ),
        (
            "fr",
            (
                "Une balise flotte au centre",
                "Une balise au centre",
                "Secteurs jusqu\u2019à la balise",
                "La balise : C3",
                "Hâtez-vous vers la balise en C3",
            ),
        ),
    ],
)
def test_an_added_scenario_words_its_goal_aim_score_and_map_line(
    seen: dict[str, Any], code: str, lines: tuple[str, ...]
) -> None:
    said = [line.replace("\xa0", " ").replace("\u202f", " ") for line in seen["said"][code]]
    missing = [line for line in lines if not any(one.startswith(line) for one in said)]
    assert not missing


def test_a_move_to_the_beacon_is_described_as_arriving_there(seen: dict[str, Any]) -> None:
    assert seen["brings"]
    assert all("at the beacon" in line.lower() for line in seen["brings"])


def test_the_beacon_is_drawn_as_a_sign_in_the_middle_of_the_board(seen: dict[str, Any]) -> None:
    assert ["container", [0, 2, 2], "B"] in seen["signs"]
    assert seen["picture"][1] > 1


def test_every_scenario_has_rules_words_pictures_and_a_preset() -> None:
    names = {*get_args(ScenarioName)}
    assert {*SCENARIOS} == {*SCENARIO_WORDS} == {*SCENARIO_PICTURES} == names
    assert {one.scenario for one in PRESETS.values()} == names
    assert all(one.name == name for name, one in SCENARIO_WORDS.items())
