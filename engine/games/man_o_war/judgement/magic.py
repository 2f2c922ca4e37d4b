"""Magic as bots and advisers weigh it: the odds of cards, and the spell worth casting."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from engine.core.records import value
from engine.core.seating import Side
from engine.games.man_o_war.model import actions as a
from engine.games.man_o_war.model.decisions import DispelDecision
from engine.games.man_o_war.model.magic import Card, Casting, DispelPolicy
from engine.games.man_o_war.model.names import SIDES
from engine.games.man_o_war.model.printed import printed
from engine.games.man_o_war.model.state import Open, WarView
from engine.games.man_o_war.rules.initiative import DIE
from engine.games.man_o_war.rules.magic import castings, dispelling
from engine.games.man_o_war.rules.measuring import as_known
from engine.games.man_o_war.rules.wizards import has_magic

ADVISED: Final[DispelPolicy] = "any"
"""Policy that is advised where none stands: a card used up is drawn again."""


@value
class Spelled:
    """A spell to cast, and what it is *worth*, by its odds."""

    casting: Casting
    worth: Fraction


def chance(battle: Open, side: Side, card: Card) -> Fraction:
    """MOW-MAGIC-01, MOW-MAGIC-04, MOW-MAGIC-10, MOW-MAGIC-11: the chance that a card works for a
    side, cast or to dispel; a card of the wizard's own college is rolled again.
    """
    spell = printed(battle).spells[card]
    once = Fraction(DIE + 1 - max(2, spell.cast), DIE)
    if spell.college != battle.wizards[side].college:
        return once
    return 1 - (1 - once) ** 2


def spells(view: WarView) -> tuple[Spelled, ...]:
    """The spells that the view's side may cast, the best first."""
    side = SIDES[view.seat]
    if view.side is None or not has_magic(view.open, side):
        return ()
    found = [
        Spelled(casting=casting, worth=worth * chance(view.open, side, casting.card))
        for worth, casting in castings(as_known(view), side, view.side.hand)
    ]
    return tuple(sorted(found, key=lambda one: -one.worth))


def cards_to_dispel(view: WarView, asked: DispelDecision) -> Sequence[Card]:
    """The cards of the view's side that can dispel what it is asked about, the surest first."""
    hand = () if view.side is None else view.side.hand
    return dispelling(view.open, hand, asked.casting)


def policy_advised(view: WarView) -> DispelPolicy | None:
    """The policy to advise the view's side, if none stands; None if one does."""
    magic = view.side is not None and has_magic(view.open, SIDES[view.seat])
    return ADVISED if magic and view.side is not None and view.side.dispel == "never" else None


def magic_advised(view: WarView) -> tuple[Casting | None, DispelPolicy | None]:
    """MOW-DEC-05, MOW-DEC-07: the best spell unless one is prepared, and to dispel what can be."""
    best = spells(view)
    prepared = view.side is not None and view.side.casting is not None
    casting = best[0].casting if best and not prepared else None
    return casting, policy_advised(view)


def best_dispel(view: WarView, asked: DispelDecision) -> a.Dispel:
    """The answer that dispels with the surest card, if one can."""
    return a.Dispel(decision=asked.id, card=next(iter(cards_to_dispel(view, asked)), None))
