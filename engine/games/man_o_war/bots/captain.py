"""A captain signals what people are advised to: the best for each squadron, a turn ahead."""

from engine.core.dice import Dice
from engine.games.man_o_war.judgement.advice import advised
from engine.games.man_o_war.judgement.answers import asked_of
from engine.games.man_o_war.judgement.magic import best_dispel, magic_advised
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model.decisions import DispelDecision
from engine.games.man_o_war.model.state import WarView


def captain(view: WarView, dice: Dice) -> a.Action:
    """The advised signals and spell, sealed at once; the captain dispels whatever a card can."""
    del dice
    asked = asked_of(view)
    assert asked is not None, "a policy is asked only when its seat is"
    if isinstance(asked, DispelDecision):
        return best_dispel(view, asked)
    casting, policy = magic_advised(view)
    signals = tuple(advised(view).items())
    return a.Seal(decision=asked.id, signals=signals, casting=casting, dispel=policy)
