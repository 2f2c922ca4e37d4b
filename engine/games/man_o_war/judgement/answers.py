"""The sheet that a seat is asked for, and the answer of the clock."""

from engine.core.agenda import waiting
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model.decisions import Asked, SheetDecision
from engine.games.man_o_war.model.state import WarView


def asked_of(view: WarView) -> Asked | None:
    """The question to the view's seat; None if it is asked nothing."""
    return next((one for one in waiting(view.agenda) if one.seat == view.seat), None)


def default(asked: SheetDecision) -> a.Seal:
    """MOW-POST-07: the sheet as it stands."""
    return a.Seal(decision=asked.id)
