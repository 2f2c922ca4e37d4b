"""Dice to roll as plans: the best first, each with what its dice are for, and their chances."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from engine.core.plans import Plan
from engine.core.words import Listing, Text
from engine.games.fleet_commander.judgement.odds import RollOdds, mission_ahead, roll_odds
from engine.games.fleet_commander.judgement.outcomes import distance_to_fire
from engine.games.fleet_commander.judgement.rolls import best_rolls
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.words.answer_labels import dice_by_colour
from engine.games.fleet_commander.words.chances import opened_arms, opened_now, percent

ROLLS: Final = 3

CLOSE: Final = 2
"""Sectors from which one blue die brings a ship beside an enemy."""

NOWHERE: Final = 99
"""Further than any enemy lies."""


def roll_plans(view: FleetView) -> Iterator[Plan[a.Action]]:
    """The dice worth rolling, as a captain judges; none that brings nothing, unless all do."""
    far, found = _nearest(view), best_rolls(view)
    plans = islice((plan for roll in found if (plan := _useful(view, roll, far))), ROLLS)
    offered = tuple(plans)
    yield from offered or (_plan(view, roll, far, roll_odds(view, roll)) for roll in found[:1])


def _useful(view: FleetView, roll: a.RollDice, far: int) -> Plan[a.Action] | None:
    """*roll* as a plan, if each of its colours is good for something.

    Red dice that cannot be played this turn are kept for the next: one is enough, and only beside
    a blue one that brings ships near.
    """
    odds = roll_odds(view, roll)
    fires = odds.attack > 0 or (roll.blue and far <= CLOSE)
    if roll.red and not fires and (roll.red > 1 or not roll.blue):
        return None
    if roll.blue and not (odds.move or odds.mission):
        return None
    return _plan(view, roll, far, odds)


def _plan(view: FleetView, roll: a.RollDice, far: int, odds: RollOdds) -> Plan[a.Action]:
    aims = Listing(items=(*_aims(view, roll, far, odds),))
    arms = Listing(items=(*opened_arms(odds),))
    useful = Text.of("about-roll", aims=aims, arms=arms, armed="yes" if arms.items else "no")
    return Plan(
        label=Text.of("label-roll", dice=dice_by_colour(roll.red, roll.blue, roll.green)),
        about=useful if aims.items else opened_now(roll, odds),
        actions=(roll,),
    )


def _aims(view: FleetView, roll: a.RollDice, far: int, odds: RollOdds) -> Iterator[Text]:
    """What its dice are for, one aim a colour, and its chance; what the scenario is about first."""
    if roll.blue and odds.mission:
        yield Text.of("roll-aim", aim=mission_ahead(view) or "move", percent=percent(odds.mission))
    elif roll.blue and odds.move:
        aim = "near" if far > 1 else "move"
        yield Text.of("roll-aim", aim=aim, percent=percent(odds.move))
    if roll.red:
        aim = "fire" if odds.attack else "later"
        yield Text.of("roll-aim", aim=aim, percent=percent(odds.attack))
    if roll.green:
        straight, diagonal = percent(odds.straight), percent(odds.diagonal)
        yield Text.of("roll-aim-shield", straight=straight, diagonal=diagonal)


def _nearest(view: FleetView) -> int:
    """Sectors between the ships of the view's seat and the nearest enemy to fire at."""
    mine = (one.at for one in view.open.ships if one.owner == view.seat and one.at is not None)
    found = (distance_to_fire(view, at) for at in {*mine})
    return min((far for far in found if far is not None), default=NOWHERE)
