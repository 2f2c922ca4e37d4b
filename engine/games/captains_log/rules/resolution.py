"""Table of the rules that resolve each order, answer and task."""

from typing import Final

from engine.core.referee import Referee
from engine.core.tasks import Tasks
from engine.core.turn_rules import TurnRules
from engine.games.captains_log.model import tasks as t
from engine.games.captains_log.model.actions import Action
from engine.games.captains_log.model.state import LogState, LogView
from engine.games.captains_log.rules import (
    end,
    fortress,
    merchant,
    npc,
    npc_move,
    reputation,
    setup,
    shot,
    sink,
    stowing,
    turn,
)
from engine.games.captains_log.rules.answers import QUESTIONS
from engine.games.captains_log.rules.event_cards import draw_event
from engine.games.captains_log.rules.moment_takers import MOMENT_TAKERS
from engine.games.captains_log.rules.orders import ORDERS

TASKS: Final = (
    Tasks[LogState]()
    .on(t.BeginTurn, turn.begin_turn)
    .on(t.FinishTurn, lambda state, _, referee: turn.finish_turn(state, referee))
    .on(t.NextNpc, lambda state, _task, _referee: turn.next_npc(state))
    .on(t.EndRound, lambda state, _, referee: turn.end_round(state, referee))
    .on(t.DrawEvent, lambda state, _, referee: draw_event(state, referee))
    .on(t.NpcGoOn, lambda state, _, referee: npc.go_on(state, referee))
    .on(t.NpcWalk, npc_move.walk)
    .on(t.NpcArrive, merchant.arrive)
    .on(t.Cross, shot.cross)
    .on(t.EnterFireZone, fortress.enter_fire_zone)
    .on(t.Sink, sink.sink)
    .on(t.Stow, lambda state, task, _: stowing.stow(state, task))
    .on(t.Esteem, reputation.esteem)
    .on(t.AskGratitude, lambda state, task, _: reputation.ask_gratitude(state, task))
    .on(t.AskStart, lambda state, task, _: setup.ask_start(state, task))
    .on(t.AskFacing, lambda state, task, _: setup.ask_facing(state, task))
    .on(t.AskRespawn, lambda state, task, _: sink.ask_respawn(state, task.seat))
    .on(t.RollRespawn, sink.roll_respawn)
)


def _settle(state: LogState, referee: Referee) -> None:
    for one in MOMENT_TAKERS:
        one.settled(state, referee)
    end.settle(state, referee)


RULES: Final = TurnRules[LogState, LogView, Action](
    orders=ORDERS, questions=QUESTIONS, tasks=TASKS, after=_settle
)
