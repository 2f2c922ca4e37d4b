"""Turns played out in imagined worlds, within a limited amount of work."""

from collections.abc import Sequence
from typing import Final

from engine.core.dice import Dice
from engine.core.records import Seat
from engine.games.fleet_commander.judgement.defaults import default_answer
from engine.games.fleet_commander.judgement.reckoning import WORLDS, intents, view_of
from engine.games.fleet_commander.judgement.rolls import best_rolls, reroll
from engine.games.fleet_commander.judgement.worth import worth
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetState
from engine.games.fleet_commander.rules import turn

REPLIES: Final = 2
"""Most turns of others that are played out; later ones are too uncertain."""


class Effort:
    """The work that a search may still do, counted in positions looked at.

    It is counted, not timed, so that the same search has the same result on any machine.
    """

    def __init__(self, positions: int) -> None:
        self.left = positions

    def spend(self, positions: int = 1) -> None:
        self.left -= positions


def carry_on(
    world: FleetState, seat: Seat, plan: Sequence[a.Action], dice: Dice, effort: Effort
) -> float:
    """The worth of *world* to *seat* after *plan* and the turns of others that follow.

    All commanders, and *seat* too once its plan is over or can no longer be played, take the order
    that gains most at once, up to the next turn of *seat*. *world* is changed.
    """
    ships = tuple(world.open.ships)
    for action in plan:
        if not WORLDS.may_play(world, seat, action):
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
    """Play *action* in *world*, with all questions answered as the clock would."""
    effort.spend()
    for _ in WORLDS.played(world, seat, action, dice, default_answer):
        pass


def _as_captain(world: FleetState, seat: Seat, effort: Effort) -> a.Order:
    """The order that gains most at once; the end of the turn once all of *effort* is spent.

    A captain would take the first of its offers, which also weighs dangers and costs twice as much
    work a turn; a search is the better the more turns it plays out.
    """
    view = view_of(world, seat)
    if world.open.turn.phase == "energy":
        return next(best_rolls(view))
    if effort.left <= 0:
        return turn.best_end(view)
    found = intents(view)
    effort.spend(len(found))
    if found and found[0].gain > 0:
        return found[0].actions[0]
    return reroll(view) or turn.best_end(view)
