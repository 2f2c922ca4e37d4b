"""How a battle may go on: turns played out in imagined worlds, within so much work."""

from collections.abc import Sequence
from typing import Final

from engine.core.agenda import run, waiting
from engine.core.dice import Dice
from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.fleet_commander.judgement.defaults import default_answer
from engine.games.fleet_commander.judgement.reckoning import intents, view_of, worth
from engine.games.fleet_commander.judgement.rolls import best_rolls, reroll
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetState
from engine.games.fleet_commander.rules import orders, turn
from engine.games.fleet_commander.rules.resolution import apply, perform

REPLIES: Final = 2
"""Turns of others that are played out: what comes after them is anybody's guess."""


class Effort:
    """The work that a thought may still take, in positions looked at.

    It is counted, not clocked, so that the same thought comes to the same end on any machine.
    """

    def __init__(self, positions: int) -> None:
        self.left = positions

    def spend(self, positions: int = 1) -> None:
        self.left -= positions


def carry_on(
    world: FleetState, seat: Seat, plan: Sequence[a.Action], dice: Dice, effort: Effort
) -> float:
    """What *world* is worth to *seat* after the turns of others that follow *plan*.

    They play as captains, up to the next turn of *seat*; and so does *seat* itself once its plan
    is over, or cannot be played any more. *world* is changed.
    """
    ships = tuple(world.open.ships)
    for action in plan:
        if not _is_open_to(world, seat, action):
            break
        play(world, seat, action, dice, effort)
    begun = 0
    while world.open.winners is None:
        now = world.open.turn
        begun += now.phase == "energy"
        if now.phase == "energy" and (now.seat == seat or begun > REPLIES):
            break
        play(world, now.seat, _as_captain(world, now.seat, effort), dice, effort)
    return worth(world.open, seat, ships)


def play(world: FleetState, seat: Seat, action: a.Action, dice: Dice, effort: Effort) -> None:
    """Play *action* in *world*; whatever that asks is answered as the clock would."""
    effort.spend()
    referee = Referee(dice)
    apply(world, seat, action, referee)
    run(world, referee, perform)
    while world.open.winners is None and (asked := waiting(world.agenda)):
        answer = default_answer(view_of(world, asked[0].seat), asked[0])
        apply(world, asked[0].seat, answer, referee)
        run(world, referee, perform)


def _as_captain(world: FleetState, seat: Seat, effort: Effort) -> a.Order:
    """What a captain would do; its turn ends when there is no more work to spend on it."""
    view = view_of(world, seat)
    if world.open.turn.phase == "energy":
        return best_rolls(view)[0]
    if effort.left <= 0:
        return turn.best_end(view)
    found = intents(view)
    effort.spend(len(found))
    if found and found[0].gain > 0:
        return found[0].actions[0]
    return reroll(view) or turn.best_end(view)


def _is_open_to(world: FleetState, seat: Seat, action: a.Action) -> bool:
    """Whether *seat* may play *action* yet, chance having come out otherwise than was thought."""
    if a.is_answer(action):
        return any(one.id == action.decision for one in waiting(world.agenda))
    try:
        orders.check(view_of(world, seat), action)
    except RuleViolation:
        return False
    return True
