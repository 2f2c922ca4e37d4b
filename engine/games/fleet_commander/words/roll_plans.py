"""Dice to roll as plans, the best first, each with the uses of its dice and their chances."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from engine.core.plans import Plan
from engine.core.words import Text
from engine.games.fleet_commander.judgement.rolls import best_rolls
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.words.answer_labels import dice_by_colour
from engine.games.fleet_commander.words.chances import about_roll

ROLLS: Final = 3


def roll_plans(view: FleetView) -> Iterator[Plan[a.Action]]:
    """Offer the best rolls, as weighed by the game's own judgement."""
    for dice in islice(best_rolls(view), ROLLS):
        yield Plan(
            label=Text.of("label-roll", dice=dice_by_colour(dice.red, dice.blue, dice.green)),
            about=about_roll(view, dice),
            actions=(dice,),
            key=f"roll:{dice.red}:{dice.blue}:{dice.green}",
            opens=True,
        )
