"""A captain looks one turn ahead: it takes what gains most at once."""

from engine.core.dice import Dice
from engine.games.fleet_commander.bots.questions import answer
from engine.games.fleet_commander.bots.restless import restless
from engine.games.fleet_commander.judgement.ranked_answers import asked_of
from engine.games.fleet_commander.judgement.reckoning import intents
from engine.games.fleet_commander.judgement.rolls import best_rolls, reroll
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules import turn


def captain(view: FleetView, dice: Dice) -> a.Action:
    """What gains most at once, by itself or with an attack that follows; else the turn's end."""
    if (asked := asked_of(view)) is not None:
        return answer(view, asked, dice)
    return restless(view, dice) or order(view)


def order(view: FleetView) -> a.Order:
    """What a captain does in its own turn, nothing being asked."""
    if view.open.turn.phase == "energy":
        return next(best_rolls(view))
    found = intents(view)
    if found and found[0].gain > 0:
        return found[0].actions[0]
    return reroll(view) or turn.best_end(view)
