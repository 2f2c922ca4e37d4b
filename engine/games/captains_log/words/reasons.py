"""Reasons for a plan, for newcomers: the way from it to fame."""

from typing import assert_never

from engine.core.words import Text
from engine.games.captains_log.judgement.bargains import Bargain
from engine.games.captains_log.judgement.intent import Intent
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import LogView, Open
from engine.games.captains_log.rules import fame
from engine.games.captains_log.words import things


def why(view: LogView, intent: Intent) -> Text | None:
    """Purpose of *intent* in a sentence; None if it needs no explaining."""
    match intent.kind:
        case "port" | "deal":
            return None if intent.bargain is None else _trade(intent.bargain)
        case "barrel":
            needed, empties = fame.barrels_needed(view.open), _empty_of(view.open)
            return Text.of("why-barrel", needed=needed, empties=empties)
        case "adrift" | "explore" | "hunt" | "repair" | "mission":
            return Text.of(f"why-{intent.kind}")
        case "flee":
            assert intent.ship is not None
            return Text.of("why-flee", ship=things.ship(view, intent.ship))
        case "stow" | "lighten":
            return None
        case _:
            assert_never(intent.kind)


def _empty_of(sea: Open) -> int:
    """The number of barrels of which about one holds nothing, in all barrels of the data; 0 if each
    holds something.
    """
    barrels = printed(sea).barrels.values()
    empty = sum(not one.goods and not one.doubloons for one in barrels)
    return round(len(barrels) / empty) if empty else 0


def _trade(bargain: Bargain) -> Text | None:
    """Purpose of a visit by its best deal; None if there is none."""
    kinds = {type(order) for order in bargain.actions}
    if a.BuyShip in kinds:
        return Text.of("why-ship")
    if a.BuyFame in kinds:
        return Text.of("why-song")
    if a.Sell in kinds:
        return Text.of("why-sell" if bargain.fame else "why-money")
    if a.Buy in kinds and bargain.outlet:
        return Text.of("why-buy")
    if a.Repair in kinds:
        return Text.of("why-repair")
    if kinds & {a.BuyCannon, a.BuyUpgrade, a.BuyAmmo}:
        return Text.of("why-fit")
    return None
