"""Bargains: the best deals of one visit to a port, to sell, mend, fit out and buy."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from engine.core.errors import RuleViolation
from engine.core.records import clone, value
from engine.games.captains_log.judgement.worth import (
    CAPITAL,
    MEND,
    MONEY,
    can_spare_a_ship,
    price_of_a_ship,
    sale_worth,
)
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Good, Nation, Service
from engine.games.captains_log.model.chart import Port
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Ammo, Cube, LogView, Upgrade
from engine.games.captains_log.rules import (
    fame,
    free,
    hold,
    market,
    means,
    port,
    repair,
    shipyard,
    standing,
)
from engine.games.captains_log.rules.trading import GOODS_PER_FAME, GOODS_PER_REPUTATION

HOPE_KEPT_A_TURN = 0.85
"""What the hope of a sale is worth, for each turn it takes to get there."""

FAME_A_GOOD_ABOARD_COSTS = 0.02
"""Fame that a good in the hold costs, by the speed it takes and the risk it runs."""

LEAST_FAME_OF_GOODS = 0.02
"""Points of fame that goods must promise, to be bought."""

LEAST_DAMAGE_MENDED = 2
"""Points of damage for which a yard is called at."""

FIRST_ERA_GUNS = 4
"""Cannons a captain would have in the first era; in later ones, as many as there are places."""

FAME_OF_A_FITTING = 0.4
"""Fame that powder, better sails or a better cannon is worth."""

WORTH_OF_A_SHIP = 1.0
"""Fame that a greater ship is worth, besides that of its level: one for its hold, as a rule."""

FAME_OF_A_SHIP = 2
"""Points short of victory from which a greater ship is bought with the last doubloon."""

LATE_POINTS = 2
"""Points short of victory, whoever's, from which no money is kept to trade with."""

FAR_FROM_VICTORY_POINTS = 5
"""Points short of victory beyond which money for a greater ship is not spent on songs."""


@value
class Outlet:
    """A port of *flag*, called *name*, that buys goods: *turns* away from where one would be."""

    name: str
    flag: Nation
    turns: float


@value
class Bargain:
    """The *actions* of one visit, and what they bring: *worth* is in points of fame.

    *later* is what the goods bought will bring, less their price, *turns* after the visit.
    """

    actions: tuple[a.Order, ...] = ()
    doubloons: int = 0
    fame: int = 0
    worth: float = 0.0
    later: float = 0.0
    turns: float = 0.0
    outlet: str = ""
    """The port where what is bought for most of the gain is sold."""
    smuggled: bool = False
    """Whether it is contraband there."""
    cargo: tuple[Good, ...] = ()
    """The goods bought."""


def strike(view: LogView, place: Port, outlets: Sequence[Outlet]) -> Bargain:
    """The best *view*'s captain can do at *place*, where the ship lies or would lie."""
    visit = _Visit(view, place, outlets)
    flag = port.flag(view.open, place)
    services = place.card.services
    if Service.SELL in services and flag:
        visit.sell(flag)
    if Service.SHIPYARD in services:
        visit.mend()
        visit.refit(flag)
    if Service.TAVERN in services:
        visit.buy_fame()
    if Service.BUY in services and flag and not visit.recommissioned:
        visit.buy(flag)
    return Bargain(
        actions=tuple(visit.actions),
        doubloons=visit.captain.doubloons - view.open.captains[view.seat].doubloons,
        fame=visit.fame,
        worth=visit.worth,
        later=visit.later,
        turns=visit.turns,
        outlet=visit.outlet,
        smuggled=visit.smuggled,
        cargo=tuple(visit.cargo),
    )


@dataclass
class _Visit:
    """A visit as it goes on, on a copy of the captain."""

    view: LogView
    place: Port
    outlets: Sequence[Outlet]
    actions: list[a.Order] = field(default_factory=list[a.Order])
    worth: float = 0.0
    fame: int = 0
    later: float = 0.0
    turns: float = 0.0
    outlet: str = ""
    smuggled: bool = False
    cargo: list[Good] = field(default_factory=list[Good])
    recommissioned: bool = False
    """Whether a new ship was bought, whose hold is not known yet."""

    def __post_init__(self) -> None:
        self.sea = self.view.open
        self.captain = clone(self.sea.captains[self.view.seat])
        self.captain.at = self.place.anchorages[0]
        here = self.sea.captains[self.view.seat].at
        goes_on = self.sea.turn.port is not None and self.sea.turn.port == here
        self.sold = self.sea.turn.sold if goes_on and here in self.place.anchorages else {}

    def sell(self, flag: Nation) -> None:
        """CL-FAME-05: in fours, the oil completing them; nothing that fetches more elsewhere."""
        oil = hold.count(self.captain, Good.OIL)
        for good, held in sorted(hold.goods_aboard(self.captain).items()):
            row = market.sold_as(self.sea, flag, good)
            if row is None:
                continue
            sold = self.sold.get(f"{row}:{good}", 0)
            more = -(sold + held) % GOODS_PER_FAME
            more = more if 0 < more <= oil and (held + more) else 0
            here = sale_worth(self.view, flag, good, held + more, sold)
            if here <= 0 or here < self._elsewhere(good, held + more):
                continue
            oil -= more
            self._sold(flag, a.Sell(good=good, count=held, oil=more), here, sold)

    def mend(self) -> None:
        """CL-REPAIR-02: what is damaged, with wood bought for it."""
        damage, torn = hold.damage(self.captain), self.captain.sail_damage
        if damage + torn < LEAST_DAMAGE_MENDED:
            return
        wood = hold.count(self.captain, Good.WOOD)
        needed = repair.wood_needed(self._view_here().open, self.captain, damage, torn)
        pairs = -(-max(0, needed - wood) // shipyard.PAIR)
        purse = self.captain.doubloons // shipyard.wood_price(self.sea, 1)
        pairs = min(pairs, purse, hold.free_slots(self.captain) // shipyard.PAIR)
        pairs = min(pairs, self.sea.supply[Good.WOOD] // shipyard.PAIR)
        if pairs:
            self._pay(a.BuyWood(pairs=pairs), shipyard.wood_price(self.sea, pairs))
            for _ in range(shipyard.PAIR * pairs):
                hold.load(self.sea, self.captain, Cube.WOOD)
        view = self._view_here()
        order = next(iter(repair.suggest_repairs(view)), None)
        if order is None:
            return
        self.actions.append(order)
        self.worth += MEND * (len(order.slots) + order.sails)
        hold.unload(
            self.captain,
            Good.WOOD,
            repair.wood_needed(view.open, self.captain, len(order.slots), order.sails),
        )
        for slot in order.slots:
            self.captain.hold[slot] = hold.SOUND[self.captain.hold[slot]]

    def refit(self, flag: Nation | None) -> None:
        """A greater ship; else cannons, powder and sails, as the purse allows."""
        following = shipyard.next_ship(self.sea, self.captain)
        spared = can_spare_a_ship(self.sea, self.captain) or self._lacking <= FAME_OF_A_SHIP
        if spared and following is not None and self._allowed(flag, a.BuyShip()):
            self._pay(a.BuyShip(), shipyard.ship_price(self.sea, self.captain, following))
            self.fame += following.fame
            self.worth += following.fame + WORTH_OF_A_SHIP
            self.recommissioned = True
            return
        keep = CAPITAL if self.outlets else 0
        later = self.sea.deck_era > 1
        guns = hold.icons(self.sea, self.captain, "cannon") if later else FIRST_ERA_GUNS
        while hold.cannons(self.captain) < guns and self._allowed(flag, a.BuyCannon(), keep):
            self._pay(a.BuyCannon(), shipyard.cannon_price(self.sea, self.captain))
            hold.load(self.sea, self.captain, Cube.CANNON)
            self.worth += 0.35
        powder = shipyard.ammo_price(self.sea, self.captain, Ammo.EXPLOSIVE)
        self._fit(flag, a.BuyAmmo(ammo=Ammo.EXPLOSIVE), powder)
        bettered = self.captain.upgrades.get(Upgrade.CANNON_UPGRADE, 0)
        wanted = [Upgrade.SAILS]
        if later:
            wanted += [Upgrade.CANNON_UPGRADE] * (hold.cannons(self.captain) - bettered)
        for upgrade in wanted:
            price = shipyard.upgrade_price(self.sea, self.captain, upgrade)
            self._fit(flag, a.BuyUpgrade(upgrade=upgrade), price)

    def _fit(self, flag: Nation | None, fitting: a.YardAction, price: int) -> None:
        if self._allowed(flag, fitting, CAPITAL + price):
            self._pay(fitting, price)
            self.worth += FAME_OF_A_FITTING

    def buy_fame(self) -> None:
        """CL-TAVERN-02: as many points as can be spared; all the purse near the end of a game.

        Who is far from winning saves for a greater ship first.
        """
        price = printed(self.sea).prices.fame
        lacking = self._lacking
        songs = self.captain.doubloons // price
        wins = 0 < lacking <= songs
        keep = 0 if wins or not self.outlets or self._is_late(lacking - songs) else CAPITAL
        if lacking - songs > FAR_FROM_VICTORY_POINTS:
            keep = max(keep, price_of_a_ship(self.sea, self.captain) or 0)
        for _ in range(max(0, (self.captain.doubloons - keep) // price)):
            self._pay(a.BuyFame(), price)
            self.fame += 1
            self.worth += 1.0
        if wins:
            self.worth += 3.0

    @property
    def _lacking(self) -> int:
        """Points that the captain lacks for victory."""
        return self.sea.options.target - self.captain.fame - self.fame

    def _is_late(self, lacking: int) -> bool:
        """Whether somebody, the captain *lacking* so many points, wins before money trades."""
        most = max(other.fame for other in self.sea.captains.values())
        return min(lacking, self.sea.options.target - most) <= LATE_POINTS

    def buy(self, flag: Nation) -> None:
        """CL-MARKET-14: what brings most where it can be sold, a row at a time."""
        banned = "trade_ban" in standing.effects(self.sea, self.captain, flag)
        rows: tuple[a.Row, ...] = ("contraband",) if banned else market.ROWS
        most_gained = 0.0
        for row in rows:
            seller = market.bought_from(self.sea, flag, row)
            if seller is None:
                continue
            good = printed(self.sea).markets[seller].good
            stock = sum(market.shelf(self.sea, seller, row))
            best, chosen, to = LEAST_FAME_OF_GOODS, 0, None
            most = min(stock, hold.free_slots(self.captain))
            for count in range(1, most + 1):
                price = market.cost(self.sea, seller, row, count)
                if price > self.captain.doubloons:
                    break
                hoped, outlet = self._hope(good, count)
                gain = hoped - price * MONEY - FAME_A_GOOD_ABOARD_COSTS * count
                if gain > best:
                    best, chosen, to = gain, count, outlet
            if chosen and to:
                self._pay(
                    a.Buy(row=row, count=chosen),
                    market.cost(self.sea, seller, row, chosen),
                    costs=False,
                )
                self.cargo += [good] * chosen
                for _ in range(chosen):
                    hold.load(self.sea, self.captain, hold.CUBES[good])
                self.later += best
                self.turns = max(self.turns, to.turns)
                if best > most_gained:
                    most_gained, self.outlet = best, to.name
                    self.smuggled = market.sold_as(self.sea, to.flag, good) == "contraband"

    def _hope(self, good: Good, count: int) -> tuple[float, Outlet | None]:
        """What *count* more of *good* may bring, and where."""
        aboard = hold.count(self.captain, good)
        best, found = 0.0, None
        for outlet in self.outlets:
            whole = sale_worth(self.view, outlet.flag, good, aboard + count)
            gain = HOPE_KEPT_A_TURN**outlet.turns * (
                whole - sale_worth(self.view, outlet.flag, good, aboard)
            )
            if gain > best:
                best, found = gain, outlet
        return best, found

    def _elsewhere(self, good: Good, count: int) -> float:
        return max(
            (
                HOPE_KEPT_A_TURN ** max(1.0, outlet.turns)
                * sale_worth(self.view, outlet.flag, good, count)
                for outlet in self.outlets
            ),
            default=0.0,
        )

    def _sold(self, flag: Nation, order: a.Sell, worth: float, before: int) -> None:
        nation, row = (
            market.producer(self.sea, order.good),
            market.sold_as(self.sea, flag, order.good),
        )
        assert nation is not None
        assert row is not None
        count = order.count + order.oil
        self.actions.append(order)
        self.worth += worth
        self.fame += (before + count) // GOODS_PER_FAME - before // GOODS_PER_FAME
        self.captain.doubloons += means.to_receive(count * market.price(self.sea, nation, row))
        hold.unload(self.captain, order.good, order.count)
        hold.unload(self.captain, Good.OIL, order.oil)
        if row == "legal":
            steps = (before + count) // GOODS_PER_REPUTATION - before // GOODS_PER_REPUTATION
            self.captain.reputation[flag] += steps

    def _pay(self, order: a.Order, price: int, *, costs: bool = True) -> None:
        self.actions.append(order)
        self.captain.doubloons -= price
        if costs:
            self.worth -= price * MONEY

    def _allowed(self, flag: Nation | None, order: a.YardAction, keep: int = 0) -> bool:
        if self.captain.doubloons <= keep:
            return False
        try:
            shipyard.check(self.sea, self.captain, flag, order)
        except RuleViolation:
            return False
        return True

    def _view_here(self) -> LogView:
        captains = {**self.sea.captains, self.view.seat: self.captain}
        return replace(self.view, open=replace(self.sea, captains=captains))


def stowing(view: LogView) -> a.Rearrange | None:
    """CL-HOLD-12, -16: the hold stowed for more fame, or for more guns; None if it is."""
    sea = view.open
    captain = sea.captains[view.seat]
    now = (fame.fame_covered(sea, captain), hold.guns(sea, captain))
    for anew in (free.paraded(sea, captain), free.tidied(sea, captain)):
        then = (
            hold.fame_covered(sea.data, captain.ship, anew),
            hold.guns(sea, replace(captain, hold=list(anew))),
        )
        if then > now:
            return a.Rearrange(hold=anew)
    return None
