"""A midshipman signals at random what is sensible: closes, turns its guns to bear, rams."""

from typing import Final

from engine.ai.policies import one_of
from engine.core.dice import Dice
from engine.games.man_o_war.judgement.answers import asked_of
from engine.games.man_o_war.judgement.proposals import proposals
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model.names import SIDES, SquadronId
from engine.games.man_o_war.model.signals import Signal
from engine.games.man_o_war.model.state import WarView
from engine.games.man_o_war.rules.squadrons import in_command, squadrons_of

SENSIBLE: Final = 2
"""A midshipman signals one of so many best proposals."""


def midshipman(view: WarView, dice: Dice) -> a.Action:
    """One of the best signals for each squadron, sealed at once."""
    asked = asked_of(view)
    assert asked is not None, "a policy is asked only when its seat is"
    battle = view.open
    signals: list[tuple[SquadronId, Signal]] = []
    for number in squadrons_of(battle, SIDES[view.seat]):
        if in_command(battle, battle.squadrons[number]):
            best = proposals(view, number)[:SENSIBLE]
            signals.append((number, one_of(best, dice).signal))
    return a.Seal(decision=asked.id, signals=tuple(signals))
