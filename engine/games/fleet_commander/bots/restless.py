"""Random orders late in a battle, so that two equals do not wait for ever."""

from typing import Final

from engine.ai.policies import RULE
from engine.core.dice import Dice
from engine.games.fleet_commander.bots.ensign import ensign
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView

LONG_BATTLE_ROUNDS: Final = 30
"""Rounds after which a battle counts as long; hardly any battle lasts so long."""

SELDOM: Final = 6
"""Orders of a long battle of which one is an ensign's; two are once it lasts twice as long."""


def restless(view: FleetView, dice: Dice) -> a.Action | None:
    """An ensign's order now and then in a long battle; None otherwise.

    Only orders after the roll of one's own turn are random, never answers.
    """
    if view.open.round < LONG_BATTLE_ROUNDS or view.open.turn.phase != "actions":
        return None
    (face,) = dice.roll(1, SELDOM, RULE)
    return ensign(view, dice) if face <= view.open.round // LONG_BATTLE_ROUNDS else None
