"""Turns and rounds: the order of play, the actions of a turn, and the end of a round."""

from engine.core.agenda import waiting
from engine.core.errors import NotOffered, RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import LogState, LogView, NpcTurn, Open, Turn
from engine.games.captains_log.model.tasks import (
    DRAW_EVENT,
    END_ROUND,
    FINISH_TURN,
    NEXT_NPC,
    AskFacing,
    AskRespawn,
    BeginTurn,
)
from engine.games.captains_log.rules import damage
from engine.games.captains_log.rules.moment_takers import MOMENT_TAKERS

ACTIONS = 2


def actions_left(view: LogView) -> int:
    """Actions that the captain whose turn it is may still take."""
    return ACTIONS - view.open.turn.actions


def new_turn(seat: Seat) -> Turn:
    return Turn(seat=seat, sold={}, shot_at_by=[], attacked=[], jettisoned={}, npcs=[])


def check_own_turn(view: LogView) -> None:
    """CL-TURN-02: orders are given in one's own turn, while no question waits.

    :raises NotOffered: at any other time.
    """
    turn = view.open.turn
    if waiting(view.agenda) or view.open.npc_turn or turn.over or turn.seat != view.seat:
        raise NotOffered("CL-TURN-02", "not-now")


def check_action_left(view: LogView) -> None:
    """CL-TURN-03, -05, -06: two actions a turn, which may be the same twice.

    :raises RuleViolation: if none is left.
    """
    if view.open.turn.actions >= ACTIONS:
        raise RuleViolation("CL-TURN-03", "no-action-left")


def spend_action(sea: Open) -> None:
    """CL-MOVE-05: count an action.

    It ends the move under way, whose remaining points are lost, and dealing or exploring that the
    action before it had opened.
    """
    turn = sea.turn
    turn.actions += 1
    turn.points = turn.port = turn.lookout = None


def begin_turn(state: LogState, task: BeginTurn, referee: Referee) -> None:
    """CL-SETUP-43, CL-SINK-24: begin the turn of *task.seat*; a ship off the map is
    placed first.
    """
    sea = state.open
    sea.turn = new_turn(task.seat)
    referee.announce(e.TurnBegan(captain=task.seat))
    captain = sea.captains[task.seat]
    if captain.destroyed:
        state.agenda.append(AskRespawn(seat=task.seat))
    elif captain.heading is None:
        state.agenda.append(AskFacing(seat=task.seat))


def cut_short(state: LogState, seat: Seat) -> None:
    """CL-AMB-95: end the turn of a captain who loses the ship; the captain's NPCs still play."""
    turn = state.open.turn
    if turn.seat == seat and not turn.over:
        state.agenda.append(FINISH_TURN)


def finish_turn(state: LogState, referee: Referee) -> None:
    """CL-DMG-05, CL-TURN-09, -10: spread fire, then activate the captain's NPCs by age
    in the game.
    """
    sea = state.open
    turn = sea.turn
    if turn.over:
        return
    turn.over, turn.points, turn.port, turn.lookout = True, None, None, None
    turn.npcs = sorted(npc.since for npc in sea.npcs.values() if npc.owner == turn.seat)
    state.agenda.append(NEXT_NPC)
    if not sea.captains[turn.seat].destroyed:
        if not turn.actions:
            referee.announce(e.Rested(captain=turn.seat))
        damage.spread_fire(state, turn.seat, referee)


def next_npc(state: LogState) -> None:
    """CL-TURN-09: activate the next NPC, else begin the next turn; an NPC just drawn waits for the
    captain's next turn.
    """
    sea = state.open
    sea.npc_turn = None
    while sea.turn.npcs:
        since = sea.turn.npcs.pop(0)
        for name, npc in sea.npcs.items():
            if npc.since == since:
                sea.npc_turn = NpcTurn(npc=name)
                return
    index = sea.order.index(sea.turn.seat) + 1
    following = BeginTurn(seat=sea.order[index]) if index < len(sea.order) else END_ROUND
    state.agenda.append(following)


def end_round(state: LogState, referee: Referee) -> None:
    """CL-TURN-11, -13, CL-AMB-13: move the time token one step; from the last step but one it goes
    to the first, which the last one repeats.
    """
    sea = state.open
    steps = printed(sea).day_steps
    sea.step = (sea.step + 1) % (len(steps) - 1)
    sea.round += 1
    phase = steps[sea.step]
    referee.announce(e.TimePassed(round=sea.round, phase=phase))
    state.agenda.append(BeginTurn(seat=sea.order[0]))
    if phase == "day":
        state.agenda.append(DRAW_EVENT)
    for one in MOMENT_TAKERS:
        one.round_ended(state, referee)
