"""Trades: sales and purchases a captain could make in the ports of the map, with their gain."""

from collections.abc import Iterator

from engine.core.records import value
from engine.games.captains_log.model.actions import Row
from engine.games.captains_log.model.cards import Good, Nation, Service
from engine.games.captains_log.model.chart import Port, chart
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Captain, Open
from engine.games.captains_log.rules import hold, market, means, port
from engine.games.captains_log.rules.trading import GOODS_PER_FAME, open_rows


@value
class Sale:
    """A possible sale of *count* of *good* at *place* for *price* doubloons each."""

    place: Port
    good: Good
    row: Row
    count: int
    price: int

    @property
    def total(self) -> int:
        """CL-GEN-04: doubloons received in all, rounded down to whole coins."""
        return means.to_receive(self.count * self.price)

    @property
    def fame(self) -> int:
        """CL-FAME-05: points of fame, one for each four goods."""
        return self.count // GOODS_PER_FAME


@value
class Stock:
    """Goods offered in a *row* of the market at *place*: *count* of *good*, the next
    for *price*.
    """

    place: Port
    nation: Nation
    good: Good
    row: Row
    count: int
    price: int


def markets(sea: Open, captain: Captain, service: Service) -> Iterator[tuple[Port, Nation]]:
    """Ports on the map in which *captain* may buy or sell, as *service* says, with their flags."""
    for place in chart(sea).ports.values():
        nation = port.flag(sea, place)
        if nation and service in place.card.services and port.welcome(sea, captain, place):
            yield place, nation


def sales_at(sea: Open, captain: Captain, place: Port, nation: Nation) -> Iterator[Sale]:
    """Sales to *place*, of *nation*, of every good it takes; a good not aboard has a
    *count* of 0.
    """
    for card in printed(sea).markets.values():
        row = market.sold_as(sea, nation, card.good)
        if row is None or row not in open_rows(sea, captain, nation):
            continue
        yield Sale(
            place=place,
            good=card.good,
            row=row,
            count=hold.count(captain, card.good),
            price=market.price(sea, card.nation, row),
        )


def sales(sea: Open, captain: Captain) -> list[Sale]:
    """Possible sales of the cargo, the most fame first, then the most money."""
    found = [
        sale
        for place, nation in markets(sea, captain, Service.SELL)
        for sale in sales_at(sea, captain, place, nation)
        if sale.count
    ]
    return sorted(found, key=lambda sale: (-sale.fame, -sale.total, sale.place.tile))


def outlets(sea: Open, captain: Captain, good: Good) -> list[Sale]:
    """Possible sales of *good* in every port that takes it, the best price first;
    *count* may be 0.
    """
    found = [
        sale
        for place, nation in markets(sea, captain, Service.SELL)
        for sale in sales_at(sea, captain, place, nation)
        if sale.good is good
    ]
    return sorted(found, key=lambda sale: (-sale.price, sale.place.tile))


def stock_at(sea: Open, captain: Captain, place: Port, nation: Nation) -> Iterator[Stock]:
    """Goods that *place*, of *nation*, sells to *captain*, a row of the market each."""
    for row in open_rows(sea, captain, nation):
        maker = market.bought_from(sea, nation, row)
        if maker is None:
            continue
        count = sum(market.shelf(sea, maker, row))
        if count:
            yield Stock(
                place=place,
                nation=maker,
                good=printed(sea).markets[maker].good,
                row=row,
                count=count,
                price=market.cost(sea, maker, row, 1),
            )


def stocks(sea: Open, captain: Captain) -> list[Stock]:
    """Goods that *captain* may buy in any port of the map."""
    return [
        stock
        for place, nation in markets(sea, captain, Service.BUY)
        for stock in stock_at(sea, captain, place, nation)
    ]


def price_once_bought(sea: Open, outlet: Sale, row: Row, count: int) -> int:
    """CL-MARKET-14, -20: doubloons that *outlet* pays for a good once *count* of it are bought from
    *row*: more than today if it takes the good in the same row.
    """
    nation = market.producer(sea, outlet.good)
    if nation is None or outlet.row != row:
        return outlet.price
    return market.price_after(sea, nation, row, count)
