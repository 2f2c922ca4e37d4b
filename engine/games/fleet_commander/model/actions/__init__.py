"""Actions of Fleet Commander."""

from typing import Final, get_args

from typing_extensions import TypeIs

from engine.games.fleet_commander.model.actions.orders import *
from engine.games.fleet_commander.model.actions.preparation import *
from engine.games.fleet_commander.model.actions.replies import *

Answer = Preparation | Reply
Action = Order | Answer

SCENARIO_ORDERS: Final[tuple[type[ScenarioOrder], ...]] = get_args(ScenarioOrder)
"""Orders that exist only in some scenario."""

SCENARIO_REPLIES: Final[tuple[type[ScenarioReply], ...]] = get_args(ScenarioReply)
"""Answers to questions that exist only in some scenario."""

_ANSWERS: Final = frozenset(get_args(Answer))
_SCENARIO_ORDERS: Final = frozenset(SCENARIO_ORDERS)


def is_answer(action: Action) -> TypeIs[Answer]:
    """Whether *action* answers a question.

    Much faster than ``isinstance`` with the union of all answers, which tries one type after
    another.
    """
    return type(action) in _ANSWERS


def is_scenario_order(action: Action) -> TypeIs[ScenarioOrder]:
    """Whether *action* is an order that exists only in a scenario.

    The scenario's own objects check it and put it into words.
    """
    return type(action) in _SCENARIO_ORDERS
