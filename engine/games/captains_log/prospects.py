"""What a captain may hope for where: places and trades, in points of fame."""

import functools

from engine.games.captains_log.actions import Row
from engine.games.captains_log.cards import Good, Nation, NpcCard, Service
from engine.games.captains_log.chart import Chart, Port, chart
from engine.games.captains_log.printed import npc_card, ship_card
from engine.games.captains_log.rules import hold, market, port, ships, shipyard
from engine.games.captains_log.state import Hex, LogView

MONEY = 1 / 8000
"""Fame a doubloon is worth: a tavern sells a point for 8000."""

UNKNOWN = 0.5
"""Fame expected of tiles yet face down, for each in sight."""

TURN = 6
"""Hexes sailed in a turn, roughly."""

FEAR = 1.0
"""Fame that being beside a ship one cannot stand up to is feared to cost."""


class Prospects:
    """What the captain of a *view* may hope for: goals on the map, sales and purchases."""

    def __init__(self, view: LogView) -> None:
        self.view = view
        self.sea = view.open
        self.captain = view.open.captains[view.seat]
        self.chart = chart(view.open)
        self._worth: dict[Hex, float] = {}

    def worth(self, at: Hex) -> float:
        """The best goal as seen from *at*, worth less the farther away it is, less the danger."""
        if at not in self._worth:
            best = max(
                (worth / (1 + steps[at] / TURN) for worth, steps in self._fields), default=0.0
            )
            near = min((self.chart.board.distance(at, foe) for foe in self._dread), default=TURN)
            self._worth[at] = best - FEAR * max(0, TURN - near) / TURN
        return self._worth[at]

    def worth_near(self, tile: int) -> float:
        """What lies around the numbered hex of *tile*."""
        start = self.chart.starts[tile]
        return sum(worth / (1 + _field(self.chart, (goal,))[start]) for goal, worth in self.goals)

    @functools.cached_property
    def goals(self) -> list[tuple[Hex, float]]:
        """Hexes worth being on, with the fame they promise."""
        goals = [(at, 0.5) for at in self.sea.barrels]
        goals += [(at, 0.15 * len(goods)) for at, goods in self.sea.loose.items()]
        for found in self.chart.ports.values():
            if worth := self._port(found):
                goals += [(at, worth) for at in found.anchorages]
        goals += self._prey()
        goals += self._frontier()
        return goals

    def sale(self, good: Good, count: int) -> float:
        """Selling *count* of *good* in the captain's port: money, and fame for each four."""
        flag = self._flag(port.usable(self.sea, self.captain))
        return self._sale(flag, good, count) if flag else 0.0

    def purchase(self, row: Row, count: int) -> float:
        """Buying *count* from a *row* of the captain's port, to be sold elsewhere."""
        flag = self._flag(port.usable(self.sea, self.captain))
        seller = market.bought_from(self.sea, flag, row) if flag else None
        if seller is None or count > hold.free_slots(self.captain) - 2:
            return 0.0
        good = self._good(seller)
        best = max((self._sale(to, good, count) for to in self._sellers()), default=0.0)
        return 0.7 * best - market.cost(self.sea, seller, row, count) * MONEY

    @functools.cached_property
    def _fields(self) -> list[tuple[float, tuple[int, ...]]]:
        """By what goals promise, the steps from every hex to the nearest that promises it."""
        places: dict[float, list[Hex]] = {}
        for goal, worth in self.goals:
            places.setdefault(worth, []).append(goal)
        return [(worth, _field(self.chart, tuple(goals))) for worth, goals in places.items()]

    def _port(self, found: Port) -> float:
        """What dealing in a port promises: sales, purchases, repairs, a ship, fame."""
        flag = self._flag(found)
        if not port.welcome(self.sea, self.captain, found):
            return 0.0
        services, worth = found.card.services, 0.0
        if Service.SELL in services and flag:
            aboard = hold.goods_aboard(self.captain)
            worth += sum(self._sale(flag, good, count) for good, count in aboard.items())
        if Service.BUY in services and flag and self.captain.doubloons >= 2000:
            worth += 0.8 * bool(self._sellers()) * (hold.free_slots(self.captain) >= 4)
        if Service.TAVERN in services and self.captain.doubloons >= 8000:
            worth += 1.0
        if Service.SHIPYARD in services:
            worth += self._yard(flag)
        return worth

    def _yard(self, flag: Nation | None) -> float:
        captain, worth = self.captain, 0.15 * max(0, hold.damage(self.captain) - 2)
        following = shipyard.next_ship(self.sea, captain)
        if following and flag not in (None, Nation.PIRATES):
            price = shipyard.ship_price(self.sea, captain, following)
            if captain.doubloons >= price and captain.reputation[flag] >= 2:
                worth += 2.0
        if captain.doubloons >= 2000 and hold.cannons(captain) < 4:
            worth += 0.5
        return worth if captain.doubloons >= 1000 else 0.0

    def _prey(self) -> list[tuple[Hex, float]]:
        """Hexes beside NPCs the captain may hope to sink."""
        guns = hold.guns(self.sea, self.captain)
        left = ship_card(self.sea, self.captain).robustness - hold.damage(self.captain)
        if not guns or left < 4:
            return []
        found: list[tuple[Hex, float]] = []
        for npc in self.sea.npcs.values():
            if npc.at is None or npc.at in self.chart.moorings:
                continue
            card = npc_card(self.sea, npc)
            if self._outclassed(card):
                continue
            odds = (
                guns
                * max(0, 12 - card.defence)
                / 4
                / max(1, card.robustness - npc.water - npc.fire)
            )
            worth = min(1.0, odds) * (1 + card.doubloons * MONEY)
            found += [(at, worth) for at in self.chart.board.neighbours[npc.at] if at >= 0]
        return found

    @functools.cached_property
    def _dread(self) -> list[Hex]:
        """Where ships lie that outclass the captain's and would attack it."""
        return [
            npc.at
            for name, npc in self.sea.npcs.items()
            if npc.at is not None
            and self._outclassed(npc_card(self.sea, npc))
            and ships.enemies(self.sea, name, self.view.seat)
        ]

    def _outclassed(self, card: NpcCard) -> bool:
        """Whether a ship is two levels above the captain's: to be fled, not fought."""
        return card.level >= ship_card(self.sea, self.captain).level + 2

    def _frontier(self) -> list[tuple[Hex, float]]:
        """Hexes beside tiles face down: their neighbours on tiles revealed."""
        if not self.sea.unseen:
            return []
        return [(at, UNKNOWN) for at in _rim(self.chart)]

    def _sale(self, flag: Nation, good: Good, count: int) -> float:
        if good in (Good.WOOD, Good.OIL):
            return 0.0
        row = market.sold_as(self.sea, flag, good)
        nation = market.producer(self.sea, good)
        if row is None or nation is None:
            return 0.0
        return market.price(self.sea, nation, row) * count * MONEY + count // 4

    def _sellers(self) -> list[Nation]:
        """Flags of the known ports that buy goods."""
        return [
            flag
            for found in self.chart.ports.values()
            if Service.SELL in found.card.services and (flag := self._flag(found))
        ]

    def _flag(self, found: Port | None) -> Nation | None:
        return port.flag(self.sea, found) if found else None

    def _good(self, nation: Nation) -> Good:
        return next(good for good in Good if market.producer(self.sea, good) is nation)


@functools.lru_cache(maxsize=512)
def _field(sheet: Chart, goals: tuple[Hex, ...]) -> tuple[int, ...]:
    """Steps by water to the nearest of *goals* from every hex; 99 where there is no way."""
    steps = [99] * len(sheet.depth)
    for goal in goals:
        steps[goal] = 0
    queue = list(goals)
    for at in queue:
        for to in sheet.exits[at]:
            if to >= 0 and steps[to] == 99:
                steps[to] = steps[at] + 1
                queue.append(to)
    return tuple(steps)


@functools.lru_cache(maxsize=64)
def _rim(sheet: Chart) -> tuple[Hex, ...]:
    return tuple(
        at
        for at, around in enumerate(sheet.board.neighbours)
        if sheet.depth[at] and any(to >= 0 and not sheet.revealed[to] for to in around)
    )
