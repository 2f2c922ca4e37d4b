"""Random orders late in a battle, so that two equals do not wait for ever."""

from typing import Final

from engine.ai.policies import RULE
from engine.core.dice import Dice
from engine.games.fleet_commander.bots.ensign import ensign
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import FleetView

LONG_BATTLE_ROUNDS: Final = 30
"""Rounds after which a battle has gone on for long; hardly any does."""

SELDOM: Final = 6
"""One order in so many is then an ensign's, twice as many when it has gone on twice as long."""


def restless(view: FleetView, dice: Dice) -> a.Action | None:
    """Now and then, once a battle has gone on for long, anything sensible; else None.

    Only orders of one's own turn, dice being rolled: answers are given as ever.
    """
    if view.open.round < LONG_BATTLE_ROUNDS or view.open.turn.phase != "actions":
        return None
    (face,) = dice.roll(1, SELDOM, RULE)
    return ensign(view, dice) if face <= view.open.round // LONG_BATTLE_ROUNDS else None
