"""Sparring partners for the arena: captains that follow one idea each; no lobby offers them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from engine.core.agenda import waiting
from engine.core.dice import Dice
from engine.core.game import Policy
from engine.games.captains_log.judgement.answers import ranked_answers
from engine.games.captains_log.judgement.defaults import default
from engine.games.captains_log.judgement.intent import Intent
from engine.games.captains_log.judgement.ranking import best, ranked
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model import decisions as d
from engine.games.captains_log.model.state import LogView
from engine.games.captains_log.rules import orders

Idea: TypeAlias = Callable[[LogView, Sequence[Intent]], Sequence[Intent]]
"""An idea of play: the ranked intents of a view, filtered or ranked anew."""

_FITTINGS: Final = (a.BuyShip, a.BuyFame, a.BuyCannon, a.BuyUpgrade, a.BuyAmmo)
_PURCHASES: Final = (*_FITTINGS, a.Buy)
_IDLE: Final = (a.Jettison, a.JettisonCannon, a.Rearrange, a.SellWood)
"""Orders that lead nowhere: wood, for one, can be bought and sold again for ever."""


def follower(idea: Idea) -> Policy:
    """Policy that follows the best intent as *idea* ranks them, and answers questions as a mate
    does.
    """

    def pick(view: LogView, dice: Dice) -> a.Action:
        del dice
        if asked := _asked(view):
            return ranked_answers(view, asked)[0]
        intent = best(idea(view, ranked(view)))
        return intent.actions[0] if intent else orders.default(view)

    return pick


def never_fires_first(view: LogView, dice: Dice) -> a.Action:
    """Policy that fires only at the ship that last damaged its own."""
    harmed_by = view.open.captains[view.seat].harmed_by
    asked = _asked(view)
    if isinstance(asked, d.PassingShotDecision) and asked.ship != harmed_by:
        return a.ReplyShot(decision=asked.id, ammo=None)
    action: a.Action = _fires_back(view, dice)
    return action


def first_suggestion(view: LogView, dice: Dice) -> a.Action:
    """Policy that plays the first of the rules' suggestions that leads somewhere."""
    del dice
    if _asked(view):
        return default(view)
    return next(one for one in orders.suggest(view) if not isinstance(one, _IDLE))


def absent(view: LogView, dice: Dice) -> a.Action:
    """Policy that leaves every action to the clock."""
    del dice
    return default(view)


def _peace(view: LogView, found: Sequence[Intent]) -> Sequence[Intent]:
    harmed_by = view.open.captains[view.seat].harmed_by
    return [one for one in found if one.kind != "hunt" or one.ship == harmed_by]


def _hunts_first(view: LogView, found: Sequence[Intent]) -> Sequence[Intent]:
    del view
    return sorted(found, key=lambda one: one.kind not in ("hunt", "stow"))


def _fittings_first(view: LogView, found: Sequence[Intent]) -> Sequence[Intent]:
    del view
    return sorted(found, key=lambda one: not _buys(one, _FITTINGS))


def _without_purchases(view: LogView, found: Sequence[Intent]) -> Sequence[Intent]:
    del view
    return [*_hoarded(found)]


def _hoarded(found: Sequence[Intent]) -> Iterator[Intent]:
    """*found* without intents that buy; of visits that also sell, only the purchases
    are left out.
    """
    for one in found:
        if not _buys(one, _PURCHASES):
            yield one
        elif one.bargain and any(isinstance(deed, a.Sell) for deed in one.bargain.actions):
            kept = tuple(deed for deed in one.actions if not isinstance(deed, _PURCHASES))
            yield replace(one, actions=kept)


def _buys(intent: Intent, what: tuple[type[a.Order], ...]) -> bool:
    deeds = intent.bargain.actions if intent.bargain else ()
    return any(isinstance(deed, what) for deed in deeds)


def _asked(view: LogView) -> d.Asked | None:
    return next((one for one in waiting(view.agenda) if one.seat == view.seat), None)


_fires_back: Final = follower(_peace)

SPARRING: Mapping[str, Policy] = {
    "never_fires_first": never_fires_first,
    "hunter": follower(_hunts_first),
    "hoarder": follower(_without_purchases),
    "buys_first": follower(_fittings_first),
    "first_suggestion": first_suggestion,
    "absent": absent,
}
