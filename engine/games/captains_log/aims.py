"""What a captain whom the bot plays says it sails for, taken from its plan."""

from collections.abc import Iterator
from typing import Final

from engine.games.captains_log import actions as a
from engine.games.captains_log import trades
from engine.games.captains_log.bargains import Bargain
from engine.games.captains_log.cards import Good
from engine.games.captains_log.chart import Port
from engine.games.captains_log.events import Aim, Aimed
from engine.games.captains_log.intent import Intent
from engine.games.captains_log.state import LogView, Open

_DEALS: Final[tuple[tuple[Aim, tuple[type[a.PortAction | a.Repair], ...]], ...]] = (
    ("ship", (a.BuyShip,)),
    ("fame", (a.BuyFame,)),
    ("sell", (a.Sell,)),
    ("repair", (a.Repair,)),
    ("fit", (a.BuyCannon, a.BuyUpgrade, a.BuyAmmo)),
    ("buy", (a.Buy,)),
)
"""What one deals for, that which brings fame first."""


def aim(view: LogView, intent: Intent) -> Aimed | None:
    """What the captain of *view* sails for by *intent*; None if that takes no sailing."""
    match intent.kind:
        case "port" | "deal":
            assert intent.place is not None
            assert intent.bargain is not None
            return _deal(view, intent.place, intent.bargain)
        case "hunt" | "flee":
            return Aimed(captain=view.seat, aim=intent.kind, target=intent.ship)
        case "barrel" | "adrift":
            return Aimed(captain=view.seat, aim=intent.kind, at=intent.at)
        case "explore":
            return Aimed(captain=view.seat, aim="explore")
        case "repair" | "stow" | "lighten":
            return None


def _deal(view: LogView, place: Port, bargain: Bargain) -> Aimed | None:
    for what, kinds in _DEALS:
        if any(isinstance(order, kinds) for order in bargain.actions):
            goods = tuple(_goods(view.open, place, bargain, what))
            return Aimed(captain=view.seat, aim=what, tile=place.tile, goods=goods)
    return None


def _goods(sea: Open, place: Port, bargain: Bargain, what: Aim) -> Iterator[Good]:
    """What is to be sold or bought; oil completes a sale unnamed."""
    for order in bargain.actions:
        match order:
            case a.Sell(good=good, count=count) if what == "sell":
                yield from [good] * count
            case a.Buy(row=row, count=count) if what == "buy":
                yield from [trades.good_for_sale(sea, place, row)] * count
            case _:
                pass
