"""Advice: the signal that a captain gives each squadron, a turn ahead."""

from typing import Final

from engine.games.man_o_war.judgement.proposals import proposals
from engine.games.man_o_war.judgement.sheets import Sheet, World, commanded, improved, likely
from engine.games.man_o_war.model.names import SIDES, other
from engine.games.man_o_war.model.state import WarView

SHEETS_OF_A_CAPTAIN: Final = 40
"""Sheets that a captain plays out, at most."""


def advised(view: WarView) -> Sheet:
    """The sheet that a captain signals: each squadron's best signal, if the enemy does its best."""
    side = SIDES[view.seat]
    offered = {
        number: tuple(one.signal for one in proposals(view, number))
        for number in commanded(view.open, side)
    }
    if not offered:
        return {}
    first = {number: signals[0] for number, signals in offered.items()}
    foe = other(side)
    worlds = [
        World(battle=view.open, foes=likely(view.open, foe, place), next=next_first)
        for place, next_first in enumerate((foe, side))
    ]
    return improved(worlds, side, first, offered, SHEETS_OF_A_CAPTAIN)[0]
