"""A midshipman signals at random what is sensible: closes, turns its guns to bear, rams, casts."""

from typing import Final

from engine.ai.policies import one_of
from engine.core.dice import Dice
from engine.games.man_o_war.judgement.answers import asked_of
from engine.games.man_o_war.judgement.magic import ADVISED, best_dispel, spells
from engine.games.man_o_war.judgement.proposals import proposals
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model.decisions import DispelDecision
from engine.games.man_o_war.model.magic import Casting
from engine.games.man_o_war.model.names import SIDES, SquadronId
from engine.games.man_o_war.model.signals import Signal
from engine.games.man_o_war.model.state import WarView
from engine.games.man_o_war.rules.squadrons import in_command, squadrons_of
from engine.games.man_o_war.rules.wizards import has_magic

SENSIBLE: Final = 2
"""A midshipman signals one of so many best proposals, and casts one of so many best spells."""


def midshipman(view: WarView, dice: Dice) -> a.Action:
    """One of the best signals for each squadron and one of the best spells, sealed at once.

    He dispels whatever a card of his can.
    """
    asked = asked_of(view)
    assert asked is not None, "a policy is asked only when its seat is"
    if isinstance(asked, DispelDecision):
        return best_dispel(view, asked)
    battle = view.open
    signals: list[tuple[SquadronId, Signal]] = []
    for number in squadrons_of(battle, SIDES[view.seat]):
        if in_command(battle, battle.squadrons[number]):
            best = proposals(view, number)[:SENSIBLE]
            signals.append((number, one_of(best, dice).signal))
    casting = _spell(view, dice)
    policy = ADVISED if has_magic(battle, SIDES[view.seat]) else None
    return a.Seal(decision=asked.id, signals=tuple(signals), casting=casting, dispel=policy)


def _spell(view: WarView, dice: Dice) -> Casting | None:
    best = spells(view)[:SENSIBLE]
    return one_of(best, dice).casting if best else None
