"""A captain looks one turn ahead: it takes what people are advised to do first."""

from engine.core.dice import Dice
from engine.games.fleet_commander.bots.questions import answer
from engine.games.fleet_commander.bots.restless import restless
from engine.games.fleet_commander.judgement.offers import offers
from engine.games.fleet_commander.judgement.ranked_answers import asked_of
from engine.games.fleet_commander.judgement.rolls import best_rolls
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules import turn


def captain(view: FleetView, dice: Dice) -> a.Action:
    """The first offer; the end of the turn if there is none."""
    if (asked := asked_of(view)) is not None:
        return answer(view, asked, dice)
    return restless(view, dice) or order(view)


def order(view: FleetView) -> a.Order:
    """The order of a captain in its own turn, with no question open."""
    if view.open.turn.phase == "energy":
        return next(best_rolls(view))
    found = offers(view)
    return found[0].intent.actions[0] if found else turn.best_end(view)
