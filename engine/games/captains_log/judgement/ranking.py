"""The ranked list of a captain's intents: plans for people and the bots' levels both take it."""

from collections.abc import Sequence

from engine.games.captains_log.judgement.errands import errand_among, serves
from engine.games.captains_log.judgement.intent import Intent
from engine.games.captains_log.judgement.intents import intents
from engine.games.captains_log.judgement.odds import shot_odds
from engine.games.captains_log.judgement.prospects import Prospects, placed
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.state import LogView

SAFE_SINKING_CHANCE = 0.75
"""Chance to sink the target with this turn's shot, from which a fight is no gamble."""

CLEAR_LEAD = 0.2
"""Fame by which the best intent must exceed all others to be recommended to everybody."""

GAMBLE_HULL_PART = 0.35
"""Expected part of the captain's hull that a fight must exceed to be a gamble."""


def ranked(view: LogView) -> list[Intent]:
    """All intents of the seat of *view*, the best first; empty if it has nothing to decide.

    1. On a first voyage, intents that serve the present errand come first.
    2. The others follow by score; if a gamble leads, the first useful and safe intent goes before
       it.
    3. If the best intent is to wait where the ship lies, useful ones that need no move go before
       it.
    """
    found = intents(view)
    if view.open.options.trading_nations:
        task = errand_among(view, found)
        found.sort(key=lambda one: not (task and one.actions and serves(one, task)))
    return waiting_last(_safe_first(view, found))


def is_useful(intent: Intent) -> bool:
    """Whether *intent* brings more than it risks; ending the turn is better than one
    that does not.
    """
    return intent.worth > 0 and intent.net > 0


def best(found: Sequence[Intent]) -> Intent | None:
    """The first useful intent of *found*, which are ranked; None if the turn should end."""
    first = next((one for one in found if is_useful(one)), None)
    return first if first and first.actions else None


def leads_clearly(found: Sequence[Intent]) -> bool:
    """Whether the first of *found*, which are ranked, is useful, can begin now, and is worth
    ``CLEAR_LEAD`` more than each other that is useful.
    """
    first = best(found)
    if first is None or first is not found[0]:
        return False
    rivals = (one.score for one in found[1:] if is_useful(one))
    return first.score >= CLEAR_LEAD + max(rivals, default=0.0)


def _safe_first(view: LogView, found: list[Intent]) -> list[Intent]:
    """*found*, with the first useful and safe intent moved to the front if a hunt led that is not
    safe.
    """
    if not found or found[0].kind != "hunt":
        return found
    ahead = Prospects(view)
    safe = next((one for one in found if is_useful(one) and not _is_gamble(ahead, one)), None)
    if safe is None:
        return found
    return [safe, *(one for one in found if one is not safe)]


def waiting_last(found: list[Intent]) -> list[Intent]:
    """*found*; if its best intent is to wait, useful intents that need no move go
    before that one.
    """
    first = next((one for one in found if is_useful(one)), None)
    if first is None or first.actions:
        return found
    ahead = [one for one in found if is_useful(one) and _needs_no_move(one)]
    return [*ahead, first, *(one for one in found if one is not first and one not in ahead)]


def _needs_no_move(intent: Intent) -> bool:
    return bool(intent.actions) and intent.end.course is None and not intent.turns


def _is_gamble(ahead: Prospects, intent: Intent) -> bool:
    """Whether *intent* is a fight that may cost much of the hull and is unlikely to sink its
    target.
    """
    if intent.ship is None or intent.kind != "hunt":
        return False
    if ahead.dangers.agony(intent.ship) <= GAMBLE_HULL_PART:
        return False
    order = next((one for one in intent.actions if isinstance(one, a.Shoot)), None)
    if order is None:
        return True
    there = placed(ahead.view, intent.end.at, intent.end.heading)
    return shot_odds(there, order).sink < SAFE_SINKING_CHANCE
