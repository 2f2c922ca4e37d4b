"""The market: the goods each nation trades, their prices, and the filling of its shelves."""

import functools
from collections.abc import Iterator
from itertools import compress, islice

from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import Row
from engine.games.captains_log.model.cards import Good, MarketCard, Nation, Stretch
from engine.games.captains_log.model.data_set import find
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Market, Open
from engine.games.captains_log.rules import means

ROWS: tuple[Row, Row] = ("legal", "contraband")


def setup(sea: Open, referee: Referee) -> None:
    """CL-SETUP-04, -05, -07: lay the tiles in random order, with as many goods on each as a die
    shows.

    House option ``stock``: that many goods on each tile, without a die.
    """
    pile = sorted(printed(sea).markets)
    while pile:
        nation = Nation(referee.draw(pile, "CL-SETUP-04")) if len(pile) > 1 else pile[0]
        pile.remove(nation)
        card = printed(sea).markets[nation]
        sea.markets[nation] = Market(
            legal=[False] * sum(stretch.legal for stretch in card.stretches),
            contraband=[False] * sum(stretch.contraband for stretch in card.stretches),
        )
    for nation in sea.markets:
        number = sea.options.stock or referee.roll(1, 12, "CL-SETUP-05")[0]
        _fill(sea, nation, number)


def producer(sea: Open, good: Good) -> Nation | None:
    """CL-NATION-01, CL-MARKET-10: the nation whose market trades *good*; None for oil and wood."""
    return _producer(sea.data, good)


def bought_from(sea: Open, flag: Nation, row: Row) -> Nation | None:
    """CL-MARKET-11 … -13: the nation whose goods *row* offers in a port of *flag*.

    Ruling CL-AMB-106: None in a pirate port, where nothing can be bought.
    """
    if flag not in sea.markets:
        return None
    return flag if row == "legal" else along(sea, flag, -1)


def sold_as(sea: Open, flag: Nation, good: Good) -> Row | None:
    """CL-MARKET-19, -23, -24: the row in which a port of *flag* takes *good*; None if
    it does not.
    """
    return _sold_as(sea.data, tuple(sea.markets), flag, good)


def cost(sea: Open, nation: Nation, row: Row, count: int) -> int:
    """CL-MARKET-14 … -16: doubloons for the *count* goods furthest right in a row of *nation*'s
    market.
    """
    # Ruling CL-AMB-50: rounded once for each good and row.
    return means.to_pay(sum(stretch.buy for stretch in on_offer(sea, nation, row)[-count:]))


def price(sea: Open, nation: Nation, row: Row) -> int:
    """CL-MARKET-20, -22: doubloons paid for a good: the price at the first free slot, the lowest if
    none is free.
    """
    return _price_at(sea, nation, row, shelf(sea, nation, row))


def price_after(sea: Open, nation: Nation, row: Row, bought: int) -> int:
    """CL-MARKET-14, -20: ``price`` once the *bought* goods furthest right are taken from the
    row.
    """
    slots = list(shelf(sea, nation, row))
    filled = [slot for slot, full in enumerate(slots) if full]
    for slot in filled[len(filled) - bought :]:
        slots[slot] = False
    return _price_at(sea, nation, row, slots)


def on_offer(sea: Open, nation: Nation, row: Row) -> list[Stretch]:
    """For each good on a row's shelf, from left to right: the stretch of equal prices where it
    lies.
    """
    return list(compress(_stretches(sea.data, nation, row), shelf(sea, nation, row)))


def shelf(sea: Open, nation: Nation, row: Row) -> list[bool]:
    """Slots of a row from left to right, True if they hold a good."""
    market = sea.markets[nation]
    return market.legal if row == "legal" else market.contraband


def along(sea: Open, nation: Nation, step: int) -> Nation:
    """CL-MARKET-13: the nation whose tile lies *step* places below that of *nation*; the column is
    a loop.
    """
    order = list(sea.markets)
    return order[(order.index(nation) + step) % len(order)]


def restock(sea: Open, nation: Nation, row: Row, number: int, referee: Referee) -> None:
    """CL-MARKET-26, -27, -29, -30: add *number* goods, as far as free slots and the
    supply suffice.
    """
    good = printed(sea).markets[nation].good
    slots = shelf(sea, nation, row)
    # Ruling CL-AMB-107: the leftmost free slots.
    free = [slot for slot, full in enumerate(slots) if not full]
    placed = free[: min(number, sea.supply[good])]
    for slot in placed:
        slots[slot] = True
    sea.supply[good] -= len(placed)
    if placed:
        referee.announce(e.Restocked(nation=nation, row=row, count=len(placed)))


def _fill(sea: Open, nation: Nation, number: int) -> None:
    """CL-SETUP-06: fill the shelves with *number* goods from top to bottom and from left to right.

    Ruling CL-AMB-49: one die for both rows, filled column by column.
    """
    card = printed(sea).markets[nation]
    number = min(number, sea.supply[card.good])
    for row, slot in islice(_columns(card), number):
        shelf(sea, nation, row)[slot] = True
        sea.supply[card.good] -= 1


def _columns(card: MarketCard) -> Iterator[tuple[Row, int]]:
    """Slots of a tile, column by column from the left; in each column the legal ones first."""
    legal = contraband = 0
    for stretch in card.stretches:
        lines = -(-stretch.legal // max(1, stretch.contraband))
        last = legal + stretch.legal
        for _ in range(stretch.contraband):
            for _ in range(min(lines, last - legal)):
                yield "legal", legal
                legal += 1
            yield "contraband", contraband
            contraband += 1
        for slot in range(legal, last):
            yield "legal", slot
        legal = last


def _price_at(sea: Open, nation: Nation, row: Row, slots: list[bool]) -> int:
    """The price of ``price``, the row being filled as *slots* says."""
    for stretch, full in zip(_stretches(sea.data, nation, row), slots, strict=True):
        if not full:
            return stretch.sell
    return min(stretch.sell for stretch in printed(sea).markets[nation].stretches)


@functools.lru_cache(maxsize=1024)
def _sold_as(data: str, tiles: tuple[Nation, ...], flag: Nation, good: Good) -> Row | None:
    """The row of ``sold_as``, for market *tiles* given from top to bottom."""
    nation = _producer(data, good)
    if nation is None:
        return None
    if flag not in tiles:
        return "contraband"
    if nation == flag:
        return "legal"
    return "contraband" if nation == tiles[tiles.index(flag) - 1] else None


@functools.lru_cache(maxsize=256)
def _producer(data: str, good: Good) -> Nation | None:
    cards = find(data).markets.values()
    return next((card.nation for card in cards if card.good == good), None)


@functools.lru_cache(maxsize=256)
def _stretches(data: str, nation: Nation, row: Row) -> tuple[Stretch, ...]:
    """For each slot of a row, from left to right: the stretch of equal prices where it lies."""
    return tuple(
        stretch
        for stretch in find(data).markets[nation].stretches
        for _ in range(stretch.legal if row == "legal" else stretch.contraband)
    )
