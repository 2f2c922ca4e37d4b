"""Fame that a captain could still win for nothing, and forgoes by ending the turn."""

from collections.abc import Iterator

from engine.core.words import Text
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.state import Captain, LogView
from engine.games.captains_log.rules import fame, market, orders, port
from engine.games.captains_log.rules.trading import GOODS_PER_FAME
from engine.games.captains_log.words import things
from engine.games.captains_log.words.labels import fame_of_stowing


def forgone(view: LogView) -> tuple[Text, ...]:
    """Free ways to win fame now, the one that gives most first; none when it is not the seat's
    turn.
    """
    sea = view.open
    captain = sea.captains.get(view.seat)
    now = sea.turn
    if captain is None or sea.winners is not None or now.seat != view.seat or now.over:
        return ()
    found = sorted(_gains(view, captain), key=lambda one: -one[0])
    return tuple(dict.fromkeys(text for _, text in found))


def _gains(view: LogView, captain: Captain) -> Iterator[tuple[int, Text]]:
    """Points of fame and their texts; of the possible sales of one good only the best."""
    sea = view.open
    sales: dict[str, tuple[int, Text]] = {}
    for order in orders.suggest(view):
        match order:
            case a.Rearrange(hold=anew):
                if won := fame_of_stowing(sea, captain, anew):
                    yield won, Text.of("forgone-stowing", fame=won)
            case a.PickUp(what="barrel") if captain.barrels + 1 == fame.barrels_needed(sea):
                yield 1, Text.of("forgone-barrel")
            case a.Sell() if sea.turn.port is not None and sea.turn.port == captain.at:
                won = _fame_of_sale(view, captain, order)
                best, _ = sales.get(order.good, (0, None))
                if won > best:
                    goods = things.goods([order.good] * (order.count + order.oil))
                    sales[order.good] = won, Text.of("forgone-sale", fame=won, goods=goods)
            case _:
                pass
    yield from sales.values()


def _fame_of_sale(view: LogView, captain: Captain, order: a.Sell) -> int:
    """CL-FAME-05: points of fame for the groups of four that *order* completes in this visit."""
    sea = view.open
    moored = port.moored_at(sea, captain)
    flag = port.flag(sea, moored) if moored else None
    row = market.sold_as(sea, flag, order.good) if flag else None
    before = sea.turn.sold.get(f"{row}:{order.good}", 0)
    after = before + order.count + order.oil
    return after // GOODS_PER_FAME - before // GOODS_PER_FAME
