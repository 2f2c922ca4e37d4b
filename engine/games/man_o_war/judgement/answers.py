"""The questions that a seat is asked, and the answer of the clock."""

from engine.core.agenda import waiting
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model.decisions import Asked, DispelDecision, SheetDecision
from engine.games.man_o_war.model.state import WarView


def asked_of(view: WarView) -> Asked | None:
    """The question to the view's seat; None if it is asked nothing."""
    return next((one for one in waiting(view.agenda) if one.seat == view.seat), None)


def sheet_of(view: WarView) -> SheetDecision | None:
    """The sheet that the view's seat is asked for; None if it is asked for none."""
    asked = asked_of(view)
    return asked if isinstance(asked, SheetDecision) else None


def default(asked: Asked) -> a.Seal | a.Dispel:
    """MOW-POST-07, MOW-DEC-05, MOW-DEC-07: the sheet as it stands, and no dispel."""
    if isinstance(asked, DispelDecision):
        return a.Dispel(decision=asked.id)
    return a.Seal(decision=asked.id)
