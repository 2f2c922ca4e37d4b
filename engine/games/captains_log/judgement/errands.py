"""The next step towards fame that is in a captain's reach: sell, buy, fish out, explore."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from engine.core.records import value
from engine.games.captains_log.judgement import trades
from engine.games.captains_log.judgement.distances import (
    anchorage,
    from_ship,
    mooring,
    nearest,
    steps_from,
)
from engine.games.captains_log.judgement.intent import Intent
from engine.games.captains_log.judgement.intents import intents
from engine.games.captains_log.judgement.trades import Sale, Stock
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.chart import Chart, Port, chart
from engine.games.captains_log.model.state import Captain, Hex, LogView, Open
from engine.games.captains_log.rules import fame, hold, market, ships
from engine.games.captains_log.rules.trading import GOODS_PER_FAME

ROOM_TO_SPARE: Final = 1
"""Slots of the hold that a purchase should leave free."""

WORTH_OF_A_CLEAN_SALE: Final = 6
"""Hexes of detour at most to sell goods legally rather than as contraband."""


@value
class SellErrand:
    """Sell enough for a point of fame at an anchorage *at*, *steps* hexes away."""

    sale: Sale
    at: Hex
    steps: int


@value
class BuyErrand:
    """Buy *count* at *at* for *cost*, to have four of a good that the *outlet* takes."""

    stock: Stock
    count: int
    cost: int
    outlet: Sale
    at: Hex
    steps: int


@value
class BarrelErrand:
    """Pick up the barrel at *at*; a point of fame takes *wanted* more barrels, this one
    included.
    """

    at: Hex
    steps: int
    wanted: int


@value
class ExploreErrand:
    """Explore from *at*, a hex beside tiles that lie face down."""

    at: Hex
    steps: int


Errand: TypeAlias = SellErrand | BuyErrand | BarrelErrand | ExploreErrand


def errand(view: LogView) -> Errand | None:
    """The errand that leads soonest to the next point of fame, as far as the map shows."""
    return errand_among(view, intents(view))


def errand_among(view: LogView, ahead: Sequence[Intent]) -> Errand | None:
    """The errand of ``errand``, *ahead* being all intents of the view's seat.

    Errands that an intent can begin this turn go before those that must wait.
    """
    found = list(_errands(view))
    able = [intent for intent in ahead if intent.actions]
    ready = (one for one in found if any(serves(intent, one) for intent in able))
    return next(ready, found[0] if found else None)


def serves(intent: Intent, task: Errand) -> bool:
    """Whether *intent* does what *task* asks for."""
    deeds = () if intent.bargain is None else intent.bargain.actions
    match task:
        case SellErrand(sale=sale):
            sells = any(isinstance(one, a.Sell) and one.good is sale.good for one in deeds)
            return sells and intent.place == sale.place
        case BuyErrand(stock=stock):
            buys = any(isinstance(one, a.Buy) and one.row == stock.row for one in deeds)
            return buys and intent.place == stock.place
        case BarrelErrand(at=at):
            return intent.kind == "barrel" and intent.at == at
        case ExploreErrand():
            return intent.kind == "explore"


def _errands(view: LogView) -> Iterator[Errand]:
    """Errands that lead to fame: sales, then purchases and barrels by the length of the way, then
    exploring.
    """
    sea = view.open
    captain = sea.captains.get(view.seat)
    if captain is None or captain.at is None:
        return
    steps = from_ship(sea, captain)
    yield from _sales(sea, captain, steps, least=GOODS_PER_FAME)
    trade, barrels = _trade(sea, captain, steps), _barrels(sea, captain, steps)
    ways = [one for one in (trade, barrels) if one is not None]
    yield from (task for _, task in sorted(ways, key=lambda one: one[0]))
    if exploring := exploration(sea, steps):
        yield exploring


def best_sale(
    sea: Open, captain: Captain, steps: tuple[int, ...], *, least: int = 1
) -> SellErrand | None:
    """The best place to sell *least* or more of one good: by fame, then distance, then money; None
    if there is none.
    """
    return next(iter(_sales(sea, captain, steps, least=least)), None)


def best_purchase(sea: Open, captain: Captain, steps: tuple[int, ...]) -> BuyErrand | None:
    """The affordable purchase that makes four of a good, with the shortest way there and on to its
    sale.
    """
    trade = _trade(sea, captain, steps)
    return trade[1] if trade else None


def nearest_barrel(sea: Open, captain: Captain, steps: tuple[int, ...]) -> BarrelErrand | None:
    """CL-FREE-05: the nearest barrel that can be picked up.

    Barrels below other ships are left out, and so is one below this ship without a movement point
    left.
    """
    taken = set(ships.occupied(sea))
    if sea.turn.points:
        taken.discard(captain.at or 0)
    at = nearest(steps, [barrel for barrel in sea.barrels if barrel not in taken])
    if at is None:
        return None
    return BarrelErrand(at=at, steps=steps[at], wanted=fame.barrels_needed(sea) - captain.barrels)


def exploration(sea: Open, steps: tuple[int, ...]) -> ExploreErrand | None:
    """Exploring from the nearest hex beside a tile that lies face down."""
    at = nearest(steps, rim(chart(sea))) if sea.unseen else None
    return None if at is None else ExploreErrand(at=at, steps=steps[at])


def rim(sheet: Chart) -> Iterable[Hex]:
    """Water hexes of revealed tiles beside tiles that lie face down."""
    return (
        at
        for at, around in enumerate(sheet.board.neighbours)
        if sheet.depth[at] and any(to >= 0 and not sheet.revealed[to] for to in around)
    )


def _sales(sea: Open, captain: Captain, steps: tuple[int, ...], *, least: int) -> list[SellErrand]:
    found: list[SellErrand] = []
    for sale in trades.sales(sea, captain):
        at = _berth(sea, captain, steps, sale.place)
        if sale.count >= least and at is not None:
            found.append(SellErrand(sale=sale, at=at, steps=steps[at]))
    return sorted(found, key=lambda one: (not one.sale.fame, way_to(one), -one.sale.total))


def way_to(task: SellErrand) -> int:
    """Hexes to the sale; contraband counts as ``WORTH_OF_A_CLEAN_SALE`` hexes more (CL-REP-06)."""
    return task.steps + _scruples(task.sale)


def _berth(sea: Open, captain: Captain, steps: tuple[int, ...], place: Port) -> Hex | None:
    """The nearest anchorage of *place*, taken or free; None while every one is taken."""
    return anchorage(steps, place) if mooring(sea, captain, steps, place) is not None else None


def _scruples(sale: Sale) -> int:
    return WORTH_OF_A_CLEAN_SALE if sale.row == "contraband" else 0


def _trade(sea: Open, captain: Captain, steps: tuple[int, ...]) -> tuple[int, BuyErrand] | None:
    """The purchase with the shortest way there and on to its sale, with the length of that way."""
    found: list[tuple[int, int, BuyErrand]] = []
    room = hold.free_slots(captain) - ROOM_TO_SPARE
    for stock in trades.stocks(sea, captain):
        at = _berth(sea, captain, steps, stock.place)
        lacking = GOODS_PER_FAME - hold.count(captain, stock.good)
        cost = market.cost(sea, stock.nation, stock.row, lacking) if lacking > 0 else 0
        if at is None or not 0 < lacking <= min(stock.count, room) or cost > captain.doubloons:
            continue
        onward = steps_from(chart(sea), at, hold.draft(sea, captain))
        for outlet in trades.outlets(sea, captain, stock.good):
            there = nearest(onward, outlet.place.anchorages)
            if there is not None:
                way = steps[at] + onward[there] + _scruples(outlet)
                errand_ = BuyErrand(
                    stock=stock,
                    count=lacking,
                    cost=cost,
                    outlet=outlet,
                    at=at,
                    steps=steps[at],
                )
                found.append((way, cost - GOODS_PER_FAME * outlet.price, errand_))
    best = min(found, key=lambda one: one[:2], default=None)
    return (best[0], best[2]) if best else None


def _barrels(
    sea: Open, captain: Captain, steps: tuple[int, ...]
) -> tuple[int, BarrelErrand] | None:
    """The nearest barrel, with the length of the way over all barrels needed for a point; None if
    there are too few.
    """
    first = nearest_barrel(sea, captain, steps)
    if first is None or len(sea.barrels) < first.wanted:
        return None
    way, left, here = first.steps, [at for at in sea.barrels if at != first.at], first.at
    for _ in range(first.wanted - 1):
        onward = steps_from(chart(sea), here, hold.draft(sea, captain))
        following = nearest(onward, left)
        if following is None:
            return None
        way += onward[following]
        left.remove(following)
        here = following
    return way, first
