"""Answers to the sheet: the clock's, and whole sheets that a captain would signal."""

from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model.decisions import SheetDecision


def default(asked: SheetDecision) -> a.Seal:
    """MOW-POST-07: the sheet as it stands."""
    return a.Seal(decision=asked.id)
