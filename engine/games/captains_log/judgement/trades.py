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
    """*count* of *good* sold at *place* for *price* each."""

    place: Port
    good: Good
    row: Row
    count: int
    price: int

    @property
    def total(self) -> int:
        """CL-GEN-04: what is received, in whole coins."""
        return means.to_receive(self.count * self.price)

    @property
    def fame(self) -> int:
        """CL-FAME-05: a point for each four."""
        return self.count // GOODS_PER_FAME


@value
class Stock:
    """What a *row* of the market at *place* offers: *count* of *good*, the next for *price*."""

    place: Port
    nation: Nation
    good: Good
    row: Row
    count: int
    price: int


def markets(sea: Open, captain: Captain, service: Service) -> Iterator[tuple[Port, Nation]]:
    """Ports on the map where *captain* may use *service*, a market, and their flags."""
    for place in chart(sea).ports.values():
        nation = port.flag(sea, place)
        if nation and service in place.card.services and port.welcome(sea, captain, place):
            yield place, nation


def sales_at(sea: Open, captain: Captain, place: Port, nation: Nation) -> Iterator[Sale]:
    """What *place*, of *nation*, takes: goods aboard with their number, and others with 0."""
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
    """What of the cargo could be sold where, the most fame first, then the most money."""
    found = [
        sale
        for place, nation in markets(sea, captain, Service.SELL)
        for sale in sales_at(sea, captain, place, nation)
        if sale.count
    ]
    return sorted(found, key=lambda sale: (-sale.fame, -sale.total, sale.place.tile))


def outlets(sea: Open, captain: Captain, good: Good) -> list[Sale]:
    """The ports that take *good*, the best price first."""
    found = [
        sale
        for place, nation in markets(sea, captain, Service.SELL)
        for sale in sales_at(sea, captain, place, nation)
        if sale.good is good
    ]
    return sorted(found, key=lambda sale: (-sale.price, sale.place.tile))


def stock_at(sea: Open, captain: Captain, place: Port, nation: Nation) -> Iterator[Stock]:
    """What *place*, of *nation*, has to sell."""
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
    """What can be bought where."""
    return [
        stock
        for place, nation in markets(sea, captain, Service.BUY)
        for stock in stock_at(sea, captain, place, nation)
    ]
