"""Actions: which are orders, and which answer a question."""

from dataclasses import fields
from typing import Any, get_args

import pytest

from engine.games.fleet_commander import actions as a


@pytest.mark.parametrize("kind", get_args(a.Action))
def test_an_action_is_an_answer_if_it_names_a_decision(kind: Any) -> None:
    action = object.__new__(kind)
    assert a.is_answer(action) == any(field.name == "decision" for field in fields(kind))
