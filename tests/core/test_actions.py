"""Actions of the games: which are orders, and which answer a question."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, get_args

import pytest

from engine.games.captains_log.model import actions as captains_log
from engine.games.fleet_commander.model import actions as fleet_commander
from engine.games.man_o_war.model import actions as man_o_war

KINDS = [
    pytest.param(actions.is_answer, kind, id=kind.__name__)
    for actions in (captains_log, fleet_commander, man_o_war)
    for kind in get_args(actions.Action)
]


@pytest.mark.parametrize(("is_answer", "kind"), KINDS)
def test_an_action_is_an_answer_if_it_names_a_decision(
    is_answer: Callable[[Any], bool], kind: Any
) -> None:
    action = object.__new__(kind)
    assert is_answer(action) == any(field.name == "decision" for field in fields(kind))
