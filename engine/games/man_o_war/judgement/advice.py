"""Advice: the signal that a captain gives each squadron, a turn ahead."""

from functools import lru_cache
from typing import Final

from engine.games.man_o_war.judgement.proposals import proposals
from engine.games.man_o_war.judgement.sheets import Sheet, World, commanded, improved, likely
from engine.games.man_o_war.model.names import SIDES, other
from engine.games.man_o_war.model.state import WarView
from engine.games.man_o_war.rules.going import Lie
from engine.games.man_o_war.rules.measuring import as_known
from engine.games.man_o_war.rules.squadrons import fighting

SHIPS_PLAYED: Final = 130
"""Ships that act, in a turn, in all sheets that a captain plays out."""

MOST_SHIPS: Final = 8
"""Ships of both sides beyond which no sheet is played out, as that would keep people waiting: each
squadron then does what is best by itself.
"""


def advised(view: WarView) -> Sheet:
    """The sheet that a captain signals: each squadron's best signal, if the enemy does its best."""
    return dict(_kept(_Asked(view)))


class _Asked:
    """A view in which advice is asked for, as a hashable key of all that it depends on."""

    def __init__(self, view: WarView) -> None:
        assert view.side is not None, "whoever is advised is on a side"
        self.view, self.battle = view, as_known(view)
        ships = tuple(
            (one.no_move, one.no_fire, one.straggler, one.waterline) for one in self.battle.ships
        )
        signals = tuple(view.side.signals.items())
        self._key = (view.seat, Lie(self.battle), ships, self.battle.initiative, signals)

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, asked: object) -> bool:
        return isinstance(asked, _Asked) and self._key == asked._key


@lru_cache(maxsize=64)
def _kept(asked: _Asked) -> Sheet:
    """The advised sheet; kept, as a card is drawn several times."""
    view = asked.view
    battle, side = asked.battle, SIDES[view.seat]
    foe, numbers = other(side), commanded(battle, side)
    if not numbers:
        return {}
    ships = len(fighting(battle, side)) + len(fighting(battle, foe))
    each = SHIPS_PLAYED // ships // len(numbers) if ships <= MOST_SHIPS else 0
    offered = {
        number: tuple(one.signal for one in proposals(view, number)[: each + 1])
        for number in numbers
    }
    first = {number: signals[0] for number, signals in offered.items()}
    if not each:
        return first
    worlds = [
        World(battle=battle, foes=likely(battle, foe, place), next=next_first)
        for place, next_first in enumerate((foe, side))
    ]
    return improved(worlds, side, first, offered, most=each * len(numbers) + 1)[0]
