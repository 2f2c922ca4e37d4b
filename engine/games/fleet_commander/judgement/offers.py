"""The one ranked list of what a commander may do next, for advice and for bots."""

from collections.abc import Sequence
from functools import cache, partial
from typing import Final

from engine.games.fleet_commander.judgement.candidates import candidates
from engine.games.fleet_commander.judgement.offer import Offer, offer_of
from engine.games.fleet_commander.judgement.reckoning import Intent
from engine.games.fleet_commander.judgement.rolls import reroll
from engine.games.fleet_commander.judgement.safer_first import calm_first, safe_moves_first
from engine.games.fleet_commander.judgement.threats import gravest
from engine.games.fleet_commander.model.state import FleetView
from engine.games.fleet_commander.rules import turn

CLEARLY: Final = 1.5
"""How many times as much the best offer gains as any other, if it is recommended."""


def offers(view: FleetView) -> list[Offer]:
    """Offers to the view's commander with the dice at hand, the best first.

    Where none is worthwhile a reroll leads the list, else the end of the turn. The list is empty if
    nothing but the end of the turn is left.
    """
    now = cache(partial(gravest, view))
    found = [offer_of(view, intent, now) for intent in candidates(view)]
    found = calm_first(view, safe_moves_first(view, found))
    best = next((one for one in found if one.is_worthwhile), None)
    if best is None:
        return [*_idle(view, found), *found]
    return [best, *(one for one in found if one is not best)]


def is_clearly_best(offer: Offer, others: Sequence[Offer]) -> bool:
    """Whether *offer* is to be recommended: it surely wins, or gains far more than each of
    *others*, and risks no ship.
    """
    if offer.victory == "sure":
        return True
    most = max((one.intent.gain for one in others), default=0.0)
    gain = offer.intent.gain
    if offer.is_perilous or gain < 0:
        return False
    return gain > CLEARLY * most if most > 0 else gain > most or not others


def _idle(view: FleetView, others: Sequence[Offer]) -> list[Offer]:
    """The offer of a reroll; else of the end of the turn, unless *others* is empty."""
    again = reroll(view)
    if again is None and not others:
        return []
    order = again or turn.best_end(view)
    idle = Intent(actions=(order,), gain=0)
    return [Offer(intent=idle, decisive=(order,), seen=view)]
