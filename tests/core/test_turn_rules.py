"""Every question, answer and task of a game in turns is known to its rules, and is worded."""

from dataclasses import fields
from types import ModuleType
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from engine.core.agenda import Ask
from engine.core.game import AnyGame
from engine.core.turn_game import TurnGame
from engine.games.captains_log import words as captains_log
from engine.games.captains_log.model.decisions import Asked as CaptainsAsked
from engine.games.fleet_commander import words as fleet_commander
from engine.games.fleet_commander.model.decisions import Asked as FleetAsked
from engine.games.man_o_war import words as man_o_war
from engine.games.man_o_war.model.decisions import Asked as WarAsked
from tests.core.every_game import EVERY_GAME

turn_games = pytest.mark.parametrize(
    "game",
    [game for game in EVERY_GAME if isinstance(game, TurnGame)],
    ids=lambda game: game.slug,
)


def kinds_of(union: Any) -> set[type[Any]]:
    """The types of a union, or the only one."""
    return {*(get_args(union) or (union,))}


@turn_games
def test_every_kind_of_question_has_its_object_in_the_rules(game: Any) -> None:
    assert game.rules.questions.decisions == kinds_of(game.decision_type)


@turn_games
def test_every_action_that_names_a_decision_answers_a_question(game: Any) -> None:
    naming = {
        kind
        for kind in get_args(game.action_type)
        if any(field.name == "decision" for field in fields(kind))
    }
    assert game.rules.questions.answers == naming


@turn_games
def test_every_kind_of_task_has_its_function_in_the_rules(game: AnyGame) -> None:
    (task,) = get_args(get_type_hints(game.state_type)["agenda"])
    kinds = {kind for kind in get_args(task) if get_origin(kind) is not Ask}
    assert isinstance(game, TurnGame)
    assert {*game.rules.tasks.by_type} == kinds


@pytest.mark.parametrize(
    ("words", "asked"),
    [
        pytest.param(captains_log, CaptainsAsked, id="captains_log"),
        pytest.param(fleet_commander, FleetAsked, id="fleet_commander"),
        pytest.param(man_o_war, WarAsked, id="man_o_war"),
    ],
)
def test_every_kind_of_question_has_its_sentence(words: ModuleType, asked: Any) -> None:
    assert words.ask.types == kinds_of(asked)
