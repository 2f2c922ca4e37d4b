"""Worlds that look like a view: with other signals and cards of the enemy, and other poses."""

from engine.core.dice import Dice
from engine.core.records import clone
from engine.core.referee import Referee
from engine.games.man_o_war.model.magic import Card, Casting
from engine.games.man_o_war.model.names import SEATS, SIDES
from engine.games.man_o_war.model.signals import Guns, Helm, Intent, Signal
from engine.games.man_o_war.model.state import Fleet, Hidden, Own, WarState, WarView
from engine.games.man_o_war.rules.magic import castings
from engine.games.man_o_war.rules.measuring import as_known, deal_poses
from engine.games.man_o_war.rules.squadrons import squadrons_of
from engine.games.man_o_war.rules.wizards import has_magic

_LIKELY: tuple[Intent, ...] = ("close", "ram", "stand_off", "hold_course", "back_water", "stay")
"""Intents that an enemy may have signalled, for all that is known."""


def imagine(view: WarView, dice: Dice) -> WarState:
    """A state that looks like *view*; signals and cards of other sides are dealt at random, as are
    the poses of ships known by sight alone, within their cells.
    """
    known, referee = clone(view), Referee(dice)
    poses = deal_poses(as_known(known), dice)
    own = SIDES.get(known.seat)
    unseen = _unseen(known)
    every: dict[str, Fleet] = {}
    for side in SEATS:
        if side == own and known.side is not None:
            every[side] = known.side
            continue
        hand = _any_hand(known, side, unseen, referee)
        every[side] = Fleet(
            signals={number: _any_signal(referee) for number in squadrons_of(known.open, side)},
            given=[],
            poses=poses.get(side, {}),
            hand=hand,
            casting=_any_casting(known, side, hand, referee),
        )
    return WarState(
        open=known.open,
        own={seat: Own() for seat in SIDES},
        sides=every,
        hidden=Hidden(acts=[*known.open.acts], deck=unseen),
        offers=known.offers,
        agenda=known.agenda,
        asked=known.asked,
    )


def _unseen(known: WarView) -> list[Card]:
    """The cards that the seat of a view sees neither on its own hand nor among the discards."""
    if not known.open.wizards:
        return []
    seen = {*known.open.discards, *(known.side.hand if known.side is not None else ())}
    return [card for card in sorted(Card) if card not in seen]


def _any_hand(known: WarView, side: str, unseen: list[Card], referee: Referee) -> list[Card]:
    """As many cards as a wizard holds, taken from those *unseen*."""
    wizard = known.open.wizards.get(side)
    hand: list[Card] = []
    for _ in range(wizard.hand if wizard is not None else 0):
        card = Card(referee.draw([one.value for one in unseen], "MOW-SETUP-08"))
        unseen.remove(card)
        hand.append(card)
    return hand


def _any_casting(known: WarView, side: str, hand: list[Card], referee: Referee) -> Casting | None:
    """A spell that an enemy may have prepared, for all that is known; or none."""
    if not has_magic(known.open, side):
        return None
    able = [casting for _, casting in castings(known.open, side, hand)]
    (face,) = referee.roll(1, len(able) + 1, "MOW-MAGIC-01")
    return able[face - 2] if face > 1 else None


def _any_signal(referee: Referee) -> Signal:
    (face,) = referee.roll(1, len(_LIKELY), "MOW-POST-01")
    return Signal(helm=Helm(intent=_LIKELY[face - 1]), guns=Guns())
