"""The market: what each nation trades, for how much, and how a sale fills the next shelf."""

import functools
from collections.abc import Iterator
from itertools import islice

from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log import events as e
from engine.games.captains_log import printed
from engine.games.captains_log.actions import Buy, Row, Sell
from engine.games.captains_log.cards import Good, MarketCard, Nation, Stretch
from engine.games.captains_log.chart import chart
from engine.games.captains_log.rules import fame, hold, means, ships
from engine.games.captains_log.state import Captain, Cube, LogState, Market, Open
from engine.games.captains_log.tasks import Esteem

ROWS: tuple[Row, Row] = ("legal", "contraband")
GOODS_PER_FAME = 4
GOODS_PER_REPUTATION = 3


def setup(sea: Open, referee: Referee) -> None:
    """CL-SETUP-04, -05, -07: tiles in random order, a die of goods each; the rest is supply."""
    pile = sorted(printed.printed(sea).markets)
    while pile:
        nation = Nation(referee.draw(pile, "CL-SETUP-04")) if len(pile) > 1 else pile[0]
        pile.remove(nation)
        card = printed.printed(sea).markets[nation]
        sea.markets[nation] = Market(
            legal=[False] * sum(stretch.legal for stretch in card.stretches),
            contraband=[False] * sum(stretch.contraband for stretch in card.stretches),
        )
    for nation in sea.markets:
        (number,) = referee.roll(1, 12, "CL-SETUP-05")
        _fill(sea, nation, number)


def producer(sea: Open, good: Good) -> Nation | None:
    """CL-NATION-01, CL-MARKET-10: whose tile trades *good*; None for oil and wood."""
    cards = printed.printed(sea).markets.values()
    return next((card.nation for card in cards if card.good == good), None)


def bought_from(sea: Open, flag: Nation, row: Row) -> Nation | None:
    """CL-MARKET-11 … -13: whose goods *row* offers in a port of *flag*.

    Ruling CL-AMB-106: None in a pirate port, where nothing can be bought.
    """
    if flag not in sea.markets:
        return None
    return flag if row == "legal" else _along(sea, flag, -1)


def sold_as(sea: Open, flag: Nation, good: Good) -> Row | None:
    """CL-MARKET-19, -23, -24: the row in which a port of *flag* takes *good*, if it does."""
    nation = producer(sea, good)
    if nation is None:
        return None
    if flag not in sea.markets:
        return "contraband"
    return next((row for row in ROWS if bought_from(sea, flag, row) == nation), None)


def cost(sea: Open, nation: Nation, row: Row, count: int) -> int:
    """CL-MARKET-14 … -16: what the *count* goods furthest right in a row of *nation*'s cost."""
    stretches = _stretches(sea.data, nation, row)
    filled = zip(stretches, _slots(sea, nation, row), strict=True)
    # Ruling CL-AMB-50: rounded once for each good and row.
    return means.to_pay(sum([stretch.buy for stretch, full in filled if full][-count:]))


def price(sea: Open, nation: Nation, row: Row) -> int:
    """CL-MARKET-20, -22: what a good fetches: by the first free slot, or else the lowest."""
    stretches = _stretches(sea.data, nation, row)
    for stretch, full in zip(stretches, _slots(sea, nation, row), strict=True):
        if not full:
            return stretch.sell
    return min(stretch.sell for stretch in printed.printed(sea).markets[nation].stretches)


def check_buy(sea: Open, captain: Captain, flag: Nation, action: Buy) -> None:
    nation = bought_from(sea, flag, action.row)
    if nation is None:
        raise RuleViolation("CL-NATION-01", "pirates-produce-nothing")
    _check_ban(sea, captain, flag, action.row)
    stock = sum(_slots(sea, nation, action.row))
    if action.count > stock:
        raise RuleViolation("CL-MARKET-14", "not-in-stock", stock=stock)
    means.check_room(captain, action.count)
    means.check_purse(captain, cost(sea, nation, action.row, action.count), "CL-MARKET-15")


def check_sell(sea: Open, captain: Captain, flag: Nation, action: Sell) -> None:
    if action.good is Good.WOOD:
        raise RuleViolation("CL-MARKET-04", "wood-at-shipyard")
    if action.good is Good.OIL:
        raise RuleViolation("CL-MARKET-03", "oil-passes-for-another")
    row = sold_as(sea, flag, action.good)
    if row is None:
        raise RuleViolation("CL-MARKET-23", "not-traded-here", good=action.good.value)
    _check_ban(sea, captain, flag, row)
    if not action.count + action.oil:
        raise RuleViolation("CL-MARKET-19", "nothing-to-sell")
    for good, count in ((action.good, action.count), (Good.OIL, action.oil)):
        aboard = hold.count(captain, good)
        if count > aboard:
            raise RuleViolation("CL-MARKET-19", "not-aboard", good=good.value, aboard=aboard)


def suggest_buys(sea: Open, captain: Captain, flag: Nation) -> Iterator[Buy]:
    """Every number of goods that can be paid and stowed."""
    room = hold.free_slots(captain)
    for row in _rows(sea, captain, flag):
        nation = bought_from(sea, flag, row)
        stock = sum(_slots(sea, nation, row)) if nation else 0
        for count in range(1, min(stock, room) + 1):
            if nation and cost(sea, nation, row, count) <= captain.doubloons:
                yield Buy(row=row, count=count)


def suggest_sales(sea: Open, captain: Captain, flag: Nation) -> Iterator[Sell]:
    """Every number of each good; and all of it with any number of oil besides."""
    oil = hold.count(captain, Good.OIL)
    rows = _rows(sea, captain, flag)
    for card in printed.printed(sea).markets.values():
        if sold_as(sea, flag, card.good) in rows:
            aboard = hold.count(captain, card.good)
            for count in range(1, aboard + 1):
                yield Sell(good=card.good, count=count)
            for more in range(1, oil + 1):
                yield Sell(good=card.good, count=aboard, oil=more)


def buy(state: LogState, seat: Seat, action: Buy, flag: Nation, referee: Referee) -> None:
    """CL-MARKET-14, -16: from right to left."""
    sea = state.open
    captain = sea.captains[seat]
    nation = bought_from(sea, flag, action.row)
    assert nation is not None
    total = cost(sea, nation, action.row, action.count)
    slots = _slots(sea, nation, action.row)
    good = printed.printed(sea).markets[nation].good
    captain.doubloons -= total
    for _ in range(action.count):
        slots[_last_filled(slots)] = False
        hold.load(sea, captain, Cube(good.value))
    referee.announce(
        e.Bought(
            captain=seat,
            tile=_port_tile(sea, captain),
            row=action.row,
            good=good,
            count=action.count,
            price=total,
        )
    )


def sell(state: LogState, seat: Seat, action: Sell, flag: Nation, referee: Referee) -> None:
    """CL-MARKET-21, -25: all at one price, and back to the supply; then what it brings."""
    sea = state.open
    captain = sea.captains[seat]
    nation, row = producer(sea, action.good), sold_as(sea, flag, action.good)
    assert nation is not None
    assert row is not None
    count = action.count + action.oil
    total = means.to_receive(count * price(sea, nation, row))
    captain.doubloons += total
    for good, number in ((action.good, action.count), (Good.OIL, action.oil)):
        hold.unload(captain, good, number)
        sea.supply[good] += number
    referee.announce(
        e.Sold(
            captain=seat,
            tile=_port_tile(sea, captain),
            row=row,
            good=action.good,
            count=count,
            oil=action.oil,
            price=total,
        )
    )
    key = f"{row}:{action.good}"
    before = sea.turn.sold.get(key, 0)
    after = sea.turn.sold[key] = before + count
    _restock(sea, _along(sea, nation, 1), row, _half(after) - _half(before), referee)
    _esteem(state, seat, flag, action.good, _groups(before, after, GOODS_PER_REPUTATION))
    # Ruling CL-AMB-51: per good and port interaction, however many sales it is parted in.
    points = _groups(before, after, GOODS_PER_FAME)
    if points:
        fame.change_fame(state, seat, points, "sale", referee)


def _rows(sea: Open, captain: Captain, flag: Nation) -> tuple[Row, ...]:
    """CL-REP-18: the rows of the market that *captain* may trade in."""
    return ROWS[1:] if "trade_ban" in ships.column_effects(sea, captain, flag) else ROWS


def _check_ban(sea: Open, captain: Captain, flag: Nation, row: Row) -> None:
    if row not in _rows(sea, captain, flag):
        raise RuleViolation("CL-REP-18", "trade-ban", nation=flag.value)


def _esteem(state: LogState, seat: Seat, flag: Nation, good: Good, steps: int) -> None:
    """CL-REP-06 … -08: what the port's nation, and the one smuggled from, think of a sale."""
    nation = producer(state.open, good)
    if not steps or nation is None:
        return
    legal = nation == flag
    rule = "CL-REP-07" if legal else "CL-REP-08"
    state.agenda.append(Esteem(seat=seat, nation=flag, change=steps, rule=rule))
    if not legal:
        loss = Esteem(seat=seat, nation=nation, change=-steps, rule="CL-REP-06")
        state.agenda.append(loss)


def _restock(sea: Open, nation: Nation, row: Row, number: int, referee: Referee) -> None:
    """CL-MARKET-26, -27, -29, -30: as far as there are free slots, and goods in the supply."""
    good = printed.printed(sea).markets[nation].good
    slots = _slots(sea, nation, row)
    # Ruling CL-AMB-107: the leftmost free slots.
    free = [slot for slot, full in enumerate(slots) if not full]
    placed = free[: min(number, sea.supply[good])]
    for slot in placed:
        slots[slot] = True
    sea.supply[good] -= len(placed)
    if placed:
        referee.announce(e.Restocked(nation=nation, row=row, count=len(placed)))


def _half(sold: int) -> int:
    """CL-MARKET-28, CL-AMB-02: rounded down, but never below 1."""
    return max(1, sold // 2) if sold else 0


def _groups(before: int, after: int, size: int) -> int:
    """Whole groups of *size* that a sale completes."""
    return after // size - before // size


def _fill(sea: Open, nation: Nation, number: int) -> None:
    """CL-SETUP-06: from top to bottom and from left to right.

    Ruling CL-AMB-49: one die for both rows, filled column by column.
    """
    card = printed.printed(sea).markets[nation]
    market = sea.markets[nation]
    number = min(number, sea.supply[card.good])
    for row, slot in islice(_columns(card), number):
        (market.legal if row == "legal" else market.contraband)[slot] = True
        sea.supply[card.good] -= 1


def _columns(card: MarketCard) -> Iterator[tuple[Row, int]]:
    """The slots of a tile from the left column on, in each the legal lines first."""
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


def _slots(sea: Open, nation: Nation, row: Row) -> list[bool]:
    market = sea.markets[nation]
    return market.legal if row == "legal" else market.contraband


@functools.lru_cache(maxsize=256)
def _stretches(data: str, nation: Nation, row: Row) -> tuple[Stretch, ...]:
    """For each slot of a row the stretch it lies in."""
    return tuple(
        stretch
        for stretch in printed.find(data).markets[nation].stretches
        for _ in range(stretch.legal if row == "legal" else stretch.contraband)
    )


def _along(sea: Open, nation: Nation, step: int) -> Nation:
    """CL-MARKET-13: the tile *step* places further down the column, which is a loop."""
    order = list(sea.markets)
    return order[(order.index(nation) + step) % len(order)]


def _last_filled(slots: list[bool]) -> int:
    return len(slots) - 1 - slots[::-1].index(True)


def _port_tile(sea: Open, captain: Captain) -> int:
    assert captain.at is not None
    return chart(sea).moorings[captain.at].tile
