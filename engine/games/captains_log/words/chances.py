"""Chances of an action that dice decide, in words and numbers."""

from collections.abc import Iterator
from fractions import Fraction

from engine.core.words import Text
from engine.games.captains_log.judgement.odds import shot_odds
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.state import Ammo, LogView
from engine.games.captains_log.rules import shot


def chances(view: LogView, action: a.Action) -> Iterator[Text]:
    """Dice and odds of *action*, which must be legal; nothing unless it is a shot."""
    if isinstance(action, a.Shoot):
        yield _dice(view, action)
        odds = shot_odds(view, action)
        tenths = round(10 * odds.mean)
        chained = action.ammo is Ammo.CHAIN_SHOT
        yield Text.of(
            "chances-chained" if chained else "chances-shot",
            hurt=percent(odds.hurt),
            whole=tenths // 10,
            tenth=tenths % 10,
            sink=percent(odds.sink),
        )


def _dice(view: LogView, action: a.Shoot) -> Text:
    """CL-SHOT-08, -10, -14 … -16: dice of a shot, and the number that each needs."""
    sea = view.open
    defence = shot.defence(sea, view.seat, action.target, action.ammo)
    bonuses = shot.broadside(sea, view.seat, action.ammo).bonuses
    return Text.of(
        "chances-dice",
        dice=len(bonuses),
        sides=shot.SIDES,
        bonus=min(bonuses),
        mixed="yes" if len(set(bonuses)) > 1 else "no",
        needed=defence + 1,
        defence=defence,
        most=shot.MOST_DAMAGE,
        kind="sails" if action.ammo is Ammo.CHAIN_SHOT else "hull",
    )


def percent(chance: Fraction) -> int:
    """*chance* in percent; 0 and 100 stand for the impossible and the certain alone."""
    rounded = round(100 * chance)
    return rounded if chance in (0, 1) else min(max(rounded, 1), 99)
