"""Actions of Fleet Commander."""

from typing import Final, get_args

from typing_extensions import TypeIs

from engine.games.fleet_commander.model.actions.orders import *
from engine.games.fleet_commander.model.actions.preparation import *
from engine.games.fleet_commander.model.actions.replies import *

Answer = Preparation | Reply
Action = Order | Answer

SCENARIO_ORDERS: Final[tuple[type[ScenarioOrder], ...]] = get_args(ScenarioOrder)
"""The orders that one scenario or another has, and no other battle."""

SCENARIO_REPLIES: Final[tuple[type[ScenarioReply], ...]] = get_args(ScenarioReply)
"""The answers to questions that one scenario or another asks, and no other battle."""

_ANSWERS: Final = frozenset(get_args(Answer))
_SCENARIO_ORDERS: Final = frozenset(SCENARIO_ORDERS)


def is_answer(action: Action) -> TypeIs[Answer]:
    """Whether *action* answers a question; as ``isinstance`` says it, which asks kind by kind."""
    return type(action) in _ANSWERS


def is_scenario_order(action: Action) -> TypeIs[ScenarioOrder]:
    """Whether *action* is an order of a scenario's own, for its object to judge and to word."""
    return type(action) in _SCENARIO_ORDERS
