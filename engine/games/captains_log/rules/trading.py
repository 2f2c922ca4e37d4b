"""Trading at a port's market: purchases, sales, and the fame and esteem by sales."""

from collections.abc import Iterator

from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import Buy, Row, Sell
from engine.games.captains_log.model.cards import Good, Nation
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Captain, LogState, Open
from engine.games.captains_log.model.tasks import Esteem
from engine.games.captains_log.rules import fame, hold, market, means, standing

GOODS_PER_FAME = 4
GOODS_PER_REPUTATION = 3


def open_rows(sea: Open, captain: Captain, flag: Nation) -> tuple[Row, ...]:
    """CL-REP-18: the rows of the market that *captain* may trade in."""
    banned = "trade_ban" in standing.effects(sea, captain, flag)
    return ("contraband",) if banned else market.ROWS


def check_buy(sea: Open, captain: Captain, flag: Nation, action: Buy) -> None:
    nation = market.bought_from(sea, flag, action.row)
    if nation is None:
        raise RuleViolation("CL-NATION-01", "pirates-produce-nothing")
    _check_ban(sea, captain, flag, action.row)
    stock = sum(market.shelf(sea, nation, action.row))
    if action.count > stock:
        raise RuleViolation("CL-MARKET-14", "not-in-stock", stock=stock)
    means.check_room(captain, action.count)
    means.check_purse(captain, market.cost(sea, nation, action.row, action.count), "CL-MARKET-15")


def check_sell(sea: Open, captain: Captain, flag: Nation, action: Sell) -> None:
    if action.good is Good.WOOD:
        raise RuleViolation("CL-MARKET-04", "wood-at-shipyard")
    if action.good is Good.OIL:
        raise RuleViolation("CL-MARKET-03", "oil-passes-for-another")
    row = market.sold_as(sea, flag, action.good)
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
    """Purchases of every number of goods that can be paid and stowed."""
    room = hold.free_slots(captain)
    for row in open_rows(sea, captain, flag):
        nation = market.bought_from(sea, flag, row)
        stretches = market.on_offer(sea, nation, row)[::-1] if nation else []
        total = 0
        for count, stretch in enumerate(stretches[:room], 1):
            total += stretch.buy
            if means.to_pay(total) > captain.doubloons:
                break
            yield Buy(row=row, count=count)


def suggest_sales(sea: Open, captain: Captain, flag: Nation) -> Iterator[Sell]:
    """Sales of every number of each good; then of all of it together with every number of oil."""
    oil = hold.count(captain, Good.OIL)
    rows = open_rows(sea, captain, flag)
    for card in printed(sea).markets.values():
        aboard = hold.count(captain, card.good)
        if (aboard or oil) and market.sold_as(sea, flag, card.good) in rows:
            for count in range(1, aboard + 1):
                yield Sell(good=card.good, count=count)
            for more in range(1, oil + 1):
                yield Sell(good=card.good, count=aboard, oil=more)


def buy(state: LogState, seat: Seat, action: Buy, flag: Nation, referee: Referee) -> None:
    """CL-MARKET-14, -16: buy goods from right to left."""
    sea = state.open
    captain = sea.captains[seat]
    nation = market.bought_from(sea, flag, action.row)
    assert nation is not None
    total = market.cost(sea, nation, action.row, action.count)
    slots = market.shelf(sea, nation, action.row)
    good = printed(sea).markets[nation].good
    captain.doubloons -= total
    for _ in range(action.count):
        slots[_last_filled(slots)] = False
        hold.load(sea, captain, hold.CUBES[good])
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
    """CL-MARKET-21, -25: sell goods at one price, back to the supply; then gain fame and esteem."""
    sea = state.open
    captain = sea.captains[seat]
    nation, row = market.producer(sea, action.good), market.sold_as(sea, flag, action.good)
    assert nation is not None
    assert row is not None
    count = action.count + action.oil
    total = means.to_receive(count * market.price(sea, nation, row))
    captain.doubloons += total
    for good, number in ((action.good, action.count), (Good.OIL, action.oil)):
        hold.unload(captain, good, number)
        sea.supply[good] += number
    sold = e.Sold(
        captain=seat,
        tile=_port_tile(sea, captain),
        row=row,
        good=action.good,
        count=count,
        oil=action.oil,
        price=total,
    )
    referee.announce(sold)
    _follow_up(state, sold, flag, referee)


def _check_ban(sea: Open, captain: Captain, flag: Nation, row: Row) -> None:
    if row not in open_rows(sea, captain, flag):
        raise RuleViolation("CL-REP-18", "trade-ban", nation=flag.value)


def _follow_up(state: LogState, sold: e.Sold, flag: Nation, referee: Referee) -> None:
    """CL-FAME-05, CL-REP-06, -07, CL-MARKET-26, -27: restocking, esteem and fame that a sale
    brings.

    Ruling CL-AMB-51: goods of a kind sold in one port interaction count together, in however many
    sales.
    """
    sea = state.open
    nation = market.producer(sea, sold.good)
    assert nation is not None
    key = f"{sold.row}:{sold.good}"
    before = sea.turn.sold.get(key, 0)
    after = sea.turn.sold[key] = before + sold.count
    below = market.along(sea, nation, 1)
    market.restock(sea, below, sold.row, means.half(after) - means.half(before), referee)
    if steps := _groups(before, after, GOODS_PER_REPUTATION):
        _esteem(state, sold.captain, flag, nation, steps)
    if points := _groups(before, after, GOODS_PER_FAME):
        fame.change_fame(state, sold.captain, points, "sale", referee)


def _esteem(state: LogState, seat: Seat, flag: Nation, nation: Nation, steps: int) -> None:
    """CL-REP-06 … -08: raise esteem with *flag*, the port's nation.

    A sale of contraband also lowers it with *nation*, the producer of the good.
    """
    legal = nation == flag
    rule = "CL-REP-07" if legal else "CL-REP-08"
    state.agenda.append(Esteem(seat=seat, nation=flag, change=steps, rule=rule))
    if not legal:
        loss = Esteem(seat=seat, nation=nation, change=-steps, rule="CL-REP-06")
        state.agenda.append(loss)


def _groups(before: int, after: int, size: int) -> int:
    """Whole groups of *size* completed as a number sold rises from *before* to *after*."""
    return after // size - before // size


def _last_filled(slots: list[bool]) -> int:
    return len(slots) - 1 - slots[::-1].index(True)


def _port_tile(sea: Open, captain: Captain) -> int:
    assert captain.at is not None
    return chart(sea).moorings[captain.at].tile
