"""Sparring partners: single ideas that must not beat a captain, such as only to close."""

from collections.abc import Mapping

from engine.core.dice import Dice
from engine.core.game import Policy
from engine.games.man_o_war.judgement.answers import asked_of, default
from engine.games.man_o_war.judgement.sheets import commanded
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model.decisions import SheetDecision
from engine.games.man_o_war.model.names import SIDES
from engine.games.man_o_war.model.signals import Helm, Intent, Signal
from engine.games.man_o_war.model.state import WarView


def only(intent: Intent) -> Policy:
    """A policy that signals the same *intent* to all squadrons, turn after turn."""

    def pick(view: WarView, dice: Dice) -> a.Action:
        del dice
        asked, signal = asked_of(view), Signal(helm=Helm(intent=intent))
        assert asked is not None, "a policy is asked only when its seat is"
        if not isinstance(asked, SheetDecision):
            return default(asked)
        numbers = commanded(view.open, SIDES[view.seat])
        return a.Seal(decision=asked.id, signals=tuple((one, signal) for one in numbers))

    return pick


def absent(view: WarView, dice: Dice) -> a.Action:
    """A policy that leaves every sheet to the clock, which is the rules' first suggestion too."""
    del dice
    asked = asked_of(view)
    assert asked is not None, "a policy is asked only when its seat is"
    return default(asked)


SPARRING: Mapping[str, Policy] = {
    "waits": only("stay"),
    "closes": only("close"),
    "stands_off": only("stand_off"),
    "absent": absent,
}
"""Sparring partners by name: known to the arena, offered in no lobby."""
