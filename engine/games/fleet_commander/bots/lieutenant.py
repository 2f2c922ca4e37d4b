"""A lieutenant sees what a captain sees, but takes the next best thing as often as the best."""

from typing import Final

from engine.ai.policies import one_of
from engine.core.dice import Dice
from engine.games.fleet_commander.bots.questions import answer
from engine.games.fleet_commander.bots.restless import restless
from engine.games.fleet_commander.judgement.offers import offers
from engine.games.fleet_commander.judgement.ranked_answers import asked_of
from engine.games.fleet_commander.judgement.rolls import best_rolls
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules import turn

OFFERS_TAKEN_FROM: Final = 6
"""Number of first offers from which a lieutenant takes one at random."""


def lieutenant(view: FleetView, dice: Dice) -> a.Action:
    """A random one of the first few offers; the end of the turn if there is none."""
    if (asked := asked_of(view)) is not None:
        return answer(view, asked, dice)
    return restless(view, dice) or _order(view, dice)


def _order(view: FleetView, dice: Dice) -> a.Order:
    if view.open.turn.phase == "energy":
        return next(best_rolls(view))
    found = offers(view)
    if not found:
        return turn.best_end(view)
    return one_of(found[:OFFERS_TAKEN_FROM], dice).intent.actions[0]
