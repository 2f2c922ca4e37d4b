"""Dice to roll as plans: the best first, each with the aims of its dice and their chances."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from engine.core.plans import Plan
from engine.core.words import Listing, Text
from engine.games.fleet_commander.judgement.rolls import WeighedRoll, weighed_rolls
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.words.answer_labels import dice_by_colour
from engine.games.fleet_commander.words.chances import opened_arms, opened_now, percent

ROLLS: Final = 3


def roll_plans(view: FleetView) -> Iterator[Plan[a.Action]]:
    """Offer the best rolls, as weighed by the game's own judgement."""
    yield from map(_plan, islice(weighed_rolls(view), ROLLS))


def _plan(found: WeighedRoll) -> Plan[a.Action]:
    dice, odds = found.dice, found.odds
    aims = Listing(items=(*_aims(found),))
    arms = Listing(items=(*opened_arms(odds),))
    useful = Text.of("about-roll", aims=aims, arms=arms, armed="yes" if arms.items else "no")
    return Plan(
        label=Text.of("label-roll", dice=dice_by_colour(dice.red, dice.blue, dice.green)),
        about=useful if aims.items else opened_now(dice, odds),
        actions=(dice,),
    )


def _aims(found: WeighedRoll) -> Iterator[Text]:
    """Aims of the dice of a roll with their chances, one for each colour; the scenario's
    aim first.
    """
    for aim, chance in found.aims:
        yield Text.of("roll-aim", aim=aim, percent=percent(chance))
    if found.dice.green:
        straight, diagonal = percent(found.odds.straight), percent(found.odds.diagonal)
        yield Text.of("roll-aim-shield", straight=straight, diagonal=diagonal)
