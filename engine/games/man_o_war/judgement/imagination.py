"""Worlds that look like a view: with other signals of the enemy, and other poses of its ships."""

from engine.core.dice import Dice
from engine.core.records import clone
from engine.core.referee import Referee
from engine.games.man_o_war.model.names import SEATS, SIDES
from engine.games.man_o_war.model.signals import Guns, Helm, Intent, Signal
from engine.games.man_o_war.model.state import Fleet, Hidden, Own, WarState, WarView
from engine.games.man_o_war.rules.measuring import as_known, deal_poses
from engine.games.man_o_war.rules.squadrons import squadrons_of

_LIKELY: tuple[Intent, ...] = ("close", "ram", "stand_off", "hold_course", "back_water", "stay")
"""Intents that an enemy may have signalled, for all that is known."""


def imagine(view: WarView, dice: Dice) -> WarState:
    """A state that looks like *view*; signals of other sides are dealt at random, as are the poses
    of ships known by sight alone, within their cells.
    """
    known, referee = clone(view), Referee(dice)
    poses = deal_poses(as_known(known), dice)
    sides = {side: known.side for side in SEATS if side == SIDES.get(known.seat)}
    every: dict[str, Fleet] = {}
    for side in SEATS:
        own = sides.get(side)
        every[side] = own or Fleet(
            signals={number: _any_signal(referee) for number in squadrons_of(known.open, side)},
            given=[],
            poses=poses.get(side, {}),
        )
    return WarState(
        open=known.open,
        own={seat: Own() for seat in SIDES},
        sides=every,
        hidden=Hidden(acts=[*known.open.acts]),
        offers=known.offers,
        agenda=known.agenda,
        asked=known.asked,
    )


def _any_signal(referee: Referee) -> Signal:
    (face,) = referee.roll(1, len(_LIKELY), "MOW-POST-01")
    return Signal(helm=Helm(intent=_LIKELY[face - 1]), guns=Guns())
