"""The worth of money, goods and esteem to a captain, in points of fame."""

from collections.abc import Mapping

from engine.games.captains_log.model.cards import Good, Nation, Service
from engine.games.captains_log.model.chart import Port, chart
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.printed import hold_of
from engine.games.captains_log.model.state import Captain, Cube, LogView, Open
from engine.games.captains_log.rules import fame, hold, market, means, port, shipyard, standing
from engine.games.captains_log.rules.reputation import JOIN, WORST
from engine.games.captains_log.rules.trading import GOODS_PER_FAME, GOODS_PER_REPUTATION

MONEY = 1 / 10000
"""Fame a doubloon is worth: less than a tavern's 1 / 8000, for the captain has to sail there."""

TURNS_A_POINT = 2.4
"""Turns in which the captain nearest to victory gains a point."""

TURNS_TO_THE_END = 2.0
"""Turns that a game goes on at least."""

TURNS_TO_USE_MONEY = 10.0
"""Turns within which money and fittings are made full use of."""

CAPITAL = 3000
"""Doubloons kept to trade with when fittings or fame are bought."""

MEND = 0.12
"""Fame that a point of damage mended is worth."""

ESTEEM = 0.08
"""Fame that a step of reputation is worth; steps below column 0 are worth more."""

TRUST = 0.5
"""Fame that a step towards the right to buy a greater ship is worth."""

TRUST_OF_THE_RICH = 1.2
"""Fame that such a step is worth to a captain who can pay that ship: in later eras a small ship is
sunk every other round.
"""

_KEPT = {Good.WOOD: 0.04, Good.OIL: 0.15}
"""Fame that a good kept aboard is worth, if no port in sight gives more."""

_KEPT_AT_LEAST = 0.05
"""Fame that any other good kept aboard is worth."""

_HOSTILITY = {0: 0.5, -1: 0.4, -2: 0.6, -3: 0.2}
"""Fame that falling below a column, here the key, is feared to cost: contempt, a ban, closed ports,
war.
"""


def turns_left(sea: Open) -> float:
    """Turns that the game may be expected to go on, by the captain nearest to victory."""
    most = max(one.fame for one in sea.companies.values())
    return TURNS_TO_THE_END + TURNS_A_POINT * max(1, sea.options.target - most)


def use_left(sea: Open) -> float:
    """Part, from 0 to 1, of their use that money and fittings still have before the game ends."""
    return min(1.0, turns_left(sea) / TURNS_TO_USE_MONEY)


def money_worth(sea: Open, doubloons: int) -> float:
    """Fame that *doubloons* are worth: less near the end of the game."""
    return doubloons * MONEY * use_left(sea)


def fame_of_a_ship(sea: Open, captain: Captain) -> int:
    """CL-FAME-08: points that the next ship gives, once its cannons are stowed for fame; 0 if there
    is none.
    """
    card = shipyard.next_ship(sea, captain)
    if card is None:
        return 0
    guns = hold.cannons(captain)
    slots = len(hold_of(sea.data, card.id).slots)
    aboard = (Cube.CANNON,) * guns + (Cube.EMPTY,) * (slots - guns)
    covered = hold.fame_covered(sea.data, card.id, hold.paraded(sea.data, card.id, aboard))
    earned = card.fame if card.id not in company(sea, captain).rewarded else 0
    return earned + covered - fame.fame_covered(sea, captain)


def esteem_worth(sea: Open, captain: Captain, nation: Nation, steps: int) -> float:
    """Fame that *steps* up with *nation*, or down if negative, are worth."""
    total, now, sign = 0.0, company(sea, captain).reputation[nation], 1 if steps > 0 else -1
    for _ in range(abs(steps)):
        following = now + sign
        if not WORST <= following <= JOIN:
            break
        total += sign * _step_worth(sea, captain, nation, max(now, following))
        now = following
    return total


def can_spare_a_ship(sea: Open, captain: Captain) -> bool:
    """Whether a greater ship can be paid and leaves money, or a cargo of four goods, to
    trade with.
    """
    price = price_of_a_ship(sea, captain)
    if price is None:
        return False
    left = captain.doubloons - price
    return left >= CAPITAL or (
        left >= 0 and sum(hold.goods_aboard(captain).values()) >= GOODS_PER_FAME
    )


def price_of_a_ship(sea: Open, captain: Captain) -> int | None:
    """Doubloons that the next ship costs; None if none is for sale."""
    card = shipyard.next_ship(sea, captain)
    if card is None or card.price is None:
        return None
    return shipyard.ship_price(sea, captain, card)


def sale_worth(
    view: LogView, flag: Nation, good: Good, count: int, sold: int = 0, *, price: int | None = None
) -> float:
    """Fame that selling *count* of *good* in a port of *flag* is worth, *sold* being sold there
    before; for *price* doubloons each, or else for the price of today.
    """
    sea = view.open
    captain = sea.captains[view.seat]
    row, nation = market.sold_as(sea, flag, good), market.producer(sea, good)
    if row is None or nation is None or not count:
        return 0.0
    if row == "legal" and "trade_ban" in standing.effects(sea, captain, flag):
        return 0.0
    if price is None:
        price = market.price(sea, nation, row)
    money = means.to_receive(count * price)
    points = (sold + count) // GOODS_PER_FAME - sold // GOODS_PER_FAME
    steps = (sold + count) // GOODS_PER_REPUTATION - sold // GOODS_PER_REPUTATION
    liked = esteem_worth(sea, captain, flag, steps)
    if row == "contraband":
        liked += esteem_worth(sea, captain, nation, -steps)
    return money_worth(sea, money) + points + liked


def cargo_worth(view: LogView, goods: Mapping[Good, int]) -> float:
    """Fame that *goods* aboard are worth, each kind sold in the port in sight that is
    best for it.
    """
    sea = view.open
    flags = {port.flag(sea, place) for place in chart(sea).ports.values() if _buys(place)}
    total = 0.0
    for good, count in goods.items():
        sold = [sale_worth(view, flag, good, count) for flag in sorted(filter(None, flags))]
        total += max([count * _KEPT.get(good, _KEPT_AT_LEAST), *sold])
    return total


def _buys(place: Port) -> bool:
    return Service.SELL in place.card.services


def _step_worth(sea: Open, captain: Captain, nation: Nation, upper: int) -> float:
    """Fame that standing in the column *upper* is worth over standing in the column below."""
    if nation is Nation.PIRATES:
        return ESTEEM
    if upper <= 0:
        return _HOSTILITY.get(upper, 0.0)
    if upper <= shipyard.SHIP_ACCESS and shipyard.next_ship(sea, captain):
        return TRUST_OF_THE_RICH if can_spare_a_ship(sea, captain) else TRUST
    return ESTEEM
