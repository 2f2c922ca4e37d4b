"""House options of a first voyage: ports in sight that trade, and a cargo for one of them."""

from collections.abc import Iterator

from engine.core.referee import Referee
from engine.games.captains_log.model.cards import Good, Nation, Service
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Open
from engine.games.captains_log.rules import hold, port


def tiles(sea: Open, referee: Referee) -> list[int]:
    """House option ``trading_nations``: tiles of the nations drawn, one that buys and one that
    sells for each.

    Nations without both kinds of port among the tiles face down are passed over.
    """
    found: list[int] = []
    nations = sorted(nation for nation in printed(sea).markets if _pair(sea, nation))
    for _ in range(min(sea.options.trading_nations, len(nations))):
        nation = Nation(referee.draw(nations, "CL-SETUP-01"))
        nations.remove(nation)
        found += _pair(sea, nation)
    return found


def load_cargo(sea: Open, count: int) -> None:
    """House option ``cargo``: load *count* goods of one kind for every captain, while the supply
    lasts.
    """
    good = _wanted(sea)
    for captain in sea.captains.values():
        for _ in range(min(count, sea.supply[good])):
            hold.load(sea, captain, hold.CUBES[good])
            sea.supply[good] -= 1


def _pair(sea: Open, nation: Nation) -> tuple[int, ...]:
    """The lowest tiles of *nation* with a port that takes goods and with one that sells them; empty
    without both.
    """
    try:
        return next(_ports(sea, nation, Service.SELL)), next(_ports(sea, nation, Service.BUY))
    except StopIteration:
        return ()


def _ports(sea: Open, nation: Nation, service: Service) -> Iterator[int]:
    for tile in sea.unseen:
        card = printed(sea).tiles[tile].port
        if card and card.owner == nation and service in card.services:
            yield tile


def _wanted(sea: Open) -> Good:
    """Good that the first port in sight takes legally; the first of all goods if none takes any."""
    markets = printed(sea).markets
    for place in chart(sea).ports.values():
        nation = port.flag(sea, place)
        if nation and Service.SELL in place.card.services and nation in markets:
            return markets[nation].good
    return next(iter(markets.values())).good
