"""Resolves each action, and each task that follows from it, in its chapter of the rules."""

from typing import Final

from engine.core.questions import Questions
from engine.core.tasks import Tasks
from engine.core.turn_rules import TurnRules
from engine.games.man_o_war.model import tasks as t
from engine.games.man_o_war.model.actions import Action
from engine.games.man_o_war.model.state import WarState, WarView
from engine.games.man_o_war.rules import turn
from engine.games.man_o_war.rules.magic import DISPEL
from engine.games.man_o_war.rules.sheets import SHEET

QUESTIONS: Final = Questions[WarState, WarView, Action](SHEET, DISPEL, rule="MOW-POST-02")

TASKS: Final = (
    Tasks[WarState]()
    .on(t.BeginTurn, lambda state, _, referee: turn.begin_turn(state, referee))
    .on(t.OpenSheets, lambda state, _task, _: turn.open_sheets(state))
    .on(t.WorkSpell, turn.work)
    .on(t.EndTurn, lambda state, _, referee: turn.end_turn(state, referee))
)

RULES: Final = TurnRules[WarState, WarView, Action](
    orders=turn.ORDERS, questions=QUESTIONS, tasks=TASKS
)
