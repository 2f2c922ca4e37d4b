"""A captain signals what people are advised to: the best for each squadron, a turn ahead."""

from engine.core.dice import Dice
from engine.games.man_o_war.judgement.advice import advised
from engine.games.man_o_war.judgement.answers import asked_of
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model.state import WarView


def captain(view: WarView, dice: Dice) -> a.Action:
    """The advised signals, sealed at once."""
    del dice
    asked = asked_of(view)
    assert asked is not None, "a policy is asked only when its seat is"
    return a.Seal(decision=asked.id, signals=tuple(advised(view).items()))
