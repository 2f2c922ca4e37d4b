"""Aims: goals that a captain played by the bot announces."""

from typing import Final

from engine.games.captains_log.judgement.bargains import Bargain
from engine.games.captains_log.judgement.intent import Intent
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.chart import Port
from engine.games.captains_log.model.events import Aim, Aimed
from engine.games.captains_log.model.state import LogView

_DEALS: Final[tuple[tuple[Aim, tuple[type[a.PortAction | a.Repair], ...]], ...]] = (
    ("ship", (a.BuyShip,)),
    ("fame", (a.BuyFame,)),
    ("sell", (a.Sell,)),
    ("repair", (a.Repair,)),
    ("fit", (a.BuyCannon, a.BuyUpgrade, a.BuyAmmo)),
    ("buy", (a.Buy,)),
)
"""Aims of a visit to a port and the deals that serve each, those that bring fame first."""


def aim(view: LogView, intent: Intent) -> Aimed | None:
    """Announcement of the goal of *intent*; None for a goal at the ship's own place, or no deal."""
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
        case "repair" | "stow" | "lighten" | "mission":
            return None


def _deal(view: LogView, place: Port, bargain: Bargain) -> Aimed | None:
    orders = bargain.actions
    for what, kinds in _DEALS:
        if any(isinstance(order, kinds) for order in orders):
            goods = bargain.cargo if what == "buy" else ()
            if what == "sell":
                sales = [order for order in orders if isinstance(order, a.Sell)]
                goods = tuple(sale.good for sale in sales for _ in range(sale.count))
            return Aimed(captain=view.seat, aim=what, tile=place.tile, goods=goods)
    return None
