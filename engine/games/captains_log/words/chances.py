"""What may come of an action that dice decide, in words and numbers."""

from collections.abc import Iterator
from fractions import Fraction

from engine.core.words import Text
from engine.games.captains_log import actions as a
from engine.games.captains_log.odds import shot_odds
from engine.games.captains_log.state import Ammo, LogView


def chances(view: LogView, action: a.Action) -> Iterator[Text]:
    """What a legal *action* may come to, if that can be told before it is played."""
    if isinstance(action, a.Shoot):
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


def percent(chance: Fraction) -> int:
    """*chance* in percent: 0 and 100 are said of the impossible and the certain alone."""
    rounded = round(100 * chance)
    return rounded if chance in (0, 1) else min(max(rounded, 1), 99)
