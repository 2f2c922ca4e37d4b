"""Visits to ports: the best bargain of one, to sell, mend, fit out and buy."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from engine.core.errors import RuleViolation
from engine.core.records import clone, value
from engine.games.captains_log.judgement.bargains import Bargain, Outlet
from engine.games.captains_log.judgement.worth import (
    CAPITAL,
    MEND,
    can_spare_a_ship,
    fame_of_a_ship,
    money_worth,
    price_of_a_ship,
    sale_worth,
    use_left,
)
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Good, Nation, Service
from engine.games.captains_log.model.chart import Port
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.printed import printed
from engine.games.captains_log.model.state import Ammo, Cube, Hex, LogView, Upgrade
from engine.games.captains_log.rules import (
    hold,
    market,
    means,
    port,
    repair,
    shipyard,
    standing,
)
from engine.games.captains_log.rules.trading import GOODS_PER_FAME, GOODS_PER_REPUTATION

HOPE_KEPT_A_TURN = 0.94
"""Part of a hoped-for sale's worth that is left after each turn of the way there."""

SALE_KEPT_A_TURN = 0.85
"""Part of a sale's worth that is left after each turn that a port which pays more is away."""

FAME_A_GOOD_ABOARD_COSTS = 0.02
"""Fame that carrying one good costs, in speed lost and in risk."""

LEAST_FAME_OF_GOODS = 0.02
"""Least gain in fame, the price deducted, for which goods are bought."""

LEAST_DAMAGE_MENDED = 2
"""Least damage, in points of hull and sails together, for which a shipyard is used."""

FIRST_ERA_GUNS = 4
"""Cannons that a captain buys up to in the first era; later, up to the cannon icons of the hold."""

FAME_OF_A_CANNON = 0.3
"""Fame that a cannon is worth."""

FAME_OF_A_FITTING = 0.4
"""Fame that explosive shot, better sails or an upgraded cannon is worth."""

WORTH_OF_A_SHIP = 0.4
"""Fame that a greater ship is worth, besides the fame it gives: mostly for its larger hold."""

WORTH_OF_VICTORY = 3.0
"""Fame that the last points are worth besides themselves."""

LATE_POINTS = 2
"""Points short of victory, of whichever captain is nearest, at which no trading money is kept."""

FAR_FROM_VICTORY_POINTS = 5
"""Points short of victory beyond which the price of a greater ship is not spent on fame."""


@value
class _Purchase:
    """Goods to buy, and the fame gained by selling them in the port *to*, the cost deducted."""

    good: Good
    count: int
    gain: float
    to: Outlet


def strike(view: LogView, place: Port, outlets: Sequence[Outlet]) -> Bargain:
    """Best bargain for the captain of *view* at *place*, where the ship lies or would lie."""
    visit = _Visit(view, place, outlets)
    deals = (
        (Service.SELL, visit.sell),
        (Service.SHIPYARD, visit.mend),
        (Service.SHIPYARD, visit.recommission),
        (Service.TAVERN, visit.buy_fame),
        (Service.SHIPYARD, visit.refit),
        (Service.BUY, visit.buy),
    )
    flag = port.flag(view.open, place)
    for service, deal in deals:
        if service in place.card.services and not visit.wins:
            deal(flag)
    visit.crown()
    return Bargain(
        actions=tuple(visit.actions),
        doubloons=visit.captain.doubloons - view.open.captains[view.seat].doubloons,
        fame=visit.fame,
        wins=visit.wins,
        worth=visit.worth,
        later=visit.later,
        turns=visit.turns,
        outlet=visit.outlet,
        outlet_at=visit.outlet_at,
        smuggled=visit.smuggled,
        cargo=tuple(visit.cargo),
    )


@dataclass
class _Visit:
    """The deals chosen so far in a visit, carried out on copies of the captain and the company."""

    view: LogView
    place: Port
    outlets: Sequence[Outlet]
    actions: list[a.Order] = field(default_factory=list[a.Order])
    worth: float = 0.0
    fame: int = 0
    later: float = 0.0
    turns: float = 0.0
    outlet: str = ""
    outlet_at: Hex | None = None
    smuggled: bool = False
    cargo: list[Good] = field(default_factory=list[Good])
    recommissioned: bool = False
    """Whether a new ship was bought; no goods are bought after that, its hold not being
    known yet.
    """

    def __post_init__(self) -> None:
        sea = self.view.open
        self.captain = clone(sea.captains[self.view.seat])
        ours = {self.captain.side: clone(company(sea, self.captain))}
        self.sea = replace(sea, companies={**sea.companies, **ours})
        self.captain.at = self.place.anchorages[0]
        here = self.sea.captains[self.view.seat].at
        goes_on = self.sea.turn.port is not None and self.sea.turn.port == here
        self.sold = self.sea.turn.sold if goes_on and here in self.place.anchorages else {}

    def sell(self, flag: Nation | None) -> None:
        """CL-FAME-05: sell each good that fetches no more elsewhere, oil completing
        groups of four, until the game is won.
        """
        oil = hold.count(self.captain, Good.OIL)
        for good, held in sorted(hold.goods_aboard(self.captain).items()):
            row = market.sold_as(self.sea, flag, good) if flag else None
            if flag is None or row is None or self.wins:
                continue
            sold = self.sold.get(f"{row}:{good}", 0)
            more = -(sold + held) % GOODS_PER_FAME
            more = more if 0 < more <= oil and (held + more) else 0
            here = sale_worth(self.view, flag, good, held + more, sold)
            if here <= 0 or here < self._elsewhere(good, held + more):
                continue
            oil -= more
            self._sold(flag, a.Sell(good=good, count=held, oil=more), here, sold)

    def mend(self, flag: Nation | None) -> None:
        """CL-REPAIR-02: repair damage with the wood aboard and with wood bought here."""
        del flag
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

    def recommission(self, flag: Nation | None) -> None:
        """Buy a greater ship, if money to trade with is left or the game is nearly over.

        Its worth counts the fame of cannons that are stowed for it later; its fame only what it
        gives at once.
        """
        price = price_of_a_ship(self.sea, self.captain)
        gained = fame_of_a_ship(self.sea, self.captain)
        spared = can_spare_a_ship(self.sea, self.captain) or self._is_late(self._lacking - gained)
        if spared and price is not None and self._allowed(flag, a.BuyShip()):
            self.fame -= shipyard.fame_given_up(self.sea, self.captain)
            self._pay(a.BuyShip(), price)
            self.worth += gained + WORTH_OF_A_SHIP * use_left(self.sea)
            self.recommissioned = True

    def refit(self, flag: Nation | None) -> None:
        """Buy cannons, explosive shot and upgrades, as the purse allows; nothing for a new ship."""
        if self.recommissioned:
            return
        keep = CAPITAL if self.outlets else 0
        later = self.sea.deck_era > 1
        guns = hold.icons(self.sea, self.captain, "cannon") if later else FIRST_ERA_GUNS
        while hold.cannons(self.captain) < guns and self._allowed(flag, a.BuyCannon(), keep):
            self._pay(a.BuyCannon(), shipyard.cannon_price(self.sea, self.captain))
            hold.load(self.sea, self.captain, Cube.CANNON)
            self.worth += FAME_OF_A_CANNON * use_left(self.sea)
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
            self.worth += FAME_OF_A_FITTING * use_left(self.sea)

    def buy_fame(self, flag: Nation | None) -> None:
        """CL-TAVERN-02: buy as much fame as the purse allows, keeping money to trade with.

        Nothing is kept near the end of the game; far from victory the price of a greater ship is
        kept too.
        """
        del flag
        price = printed(self.sea).prices.fame
        lacking = self._lacking
        songs = self.captain.doubloons // price
        wins = 0 < lacking <= songs
        keep = 0 if wins or not self.outlets or self._is_late(lacking - songs) else CAPITAL
        if lacking - songs > FAR_FROM_VICTORY_POINTS:
            keep = max(keep, price_of_a_ship(self.sea, self.captain) or 0)
        affordable = max(0, (self.captain.doubloons - keep) // price)
        for _ in range(min(affordable, lacking)):
            self._pay(a.BuyFame(), price)
            self.fame += 1
            self.worth += 1.0

    def crown(self) -> None:
        """Count victory, if the deals win the game."""
        if self.wins:
            self.worth += WORTH_OF_VICTORY

    @property
    def wins(self) -> bool:
        """Whether the deals chosen so far win the game."""
        return self.fame > 0 and self._lacking <= 0

    @property
    def _lacking(self) -> int:
        """Points that the captain lacks for victory."""
        return self.sea.options.target - company(self.sea, self.captain).fame - self.fame

    def _is_late(self, lacking: int) -> bool:
        """Whether a captain is within ``LATE_POINTS`` of victory, the view's own *lacking* that
        many.
        """
        most = max(other.fame for other in self.sea.companies.values())
        return min(lacking, self.sea.options.target - most) <= LATE_POINTS

    def buy(self, flag: Nation | None) -> None:
        """CL-MARKET-14: buy from each row as many goods as promise the largest gain elsewhere;
        nothing for a new ship.
        """
        if flag is None or self.recommissioned:
            return
        banned = "trade_ban" in standing.effects(self.sea, self.captain, flag)
        rows: tuple[a.Row, ...] = ("contraband",) if banned else market.ROWS
        most_gained = 0.0
        for row in rows:
            seller = market.bought_from(self.sea, flag, row)
            found = self._purchase(seller, row) if seller else None
            if seller is None or found is None:
                continue
            cost = market.cost(self.sea, seller, row, found.count)
            self._pay(a.Buy(row=row, count=found.count), cost, costs=False)
            self.cargo += [found.good] * found.count
            for _ in range(found.count):
                hold.load(self.sea, self.captain, hold.CUBES[found.good])
            self.later += found.gain
            self.turns = max(self.turns, found.to.turns)
            if found.gain > most_gained:
                most_gained, self.outlet, self.outlet_at = found.gain, found.to.name, found.to.at
                self.smuggled = market.sold_as(self.sea, found.to.flag, found.good) == "contraband"

    def _purchase(self, seller: Nation, row: a.Row) -> _Purchase | None:
        """The purchase from *row*, of the market of *seller*, with the largest gain in fame."""
        good = printed(self.sea).markets[seller].good
        takers = [one for one in self.outlets if market.sold_as(self.sea, one.flag, good)]
        stock = sum(market.shelf(self.sea, seller, row)) if takers else 0
        best, found = LEAST_FAME_OF_GOODS, None
        for count in range(1, min(stock, hold.free_slots(self.captain)) + 1):
            cost = market.cost(self.sea, seller, row, count)
            if cost > self.captain.doubloons:
                break
            spent = money_worth(self.sea, cost) + FAME_A_GOOD_ABOARD_COSTS * count
            for to in takers:
                gain = self._hope(to, good, count, row) - spent
                if gain > best:
                    best = gain
                    found = _Purchase(good=good, count=count, gain=gain, to=to)
        return found

    def _hope(self, to: Outlet, good: Good, count: int, row: a.Row) -> float:
        """Fame hoped for from selling *count* more of *good*, bought from *row*, in *to*.

        If that port takes the good in the same row, the row pays what the purchase leaves.
        """
        aboard, price = hold.count(self.captain, good), None
        nation = market.producer(self.sea, good)
        if nation is not None and market.sold_as(self.sea, to.flag, good) == row:
            price = market.price_after(self.sea, nation, row, count)
        whole = sale_worth(self.view, to.flag, good, aboard + count, price=price)
        already = sale_worth(self.view, to.flag, good, aboard) if aboard else 0.0
        kept: float = HOPE_KEPT_A_TURN**to.turns
        return kept * (whole - already)

    def _elsewhere(self, good: Good, count: int) -> float:
        return max(
            (
                SALE_KEPT_A_TURN ** max(1.0, outlet.turns)
                * sale_worth(self.view, outlet.flag, good, count)
                for outlet in self.outlets
                if market.sold_as(self.sea, outlet.flag, good)
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
            company(self.sea, self.captain).reputation[flag] += steps

    def _pay(self, order: a.Order, price: int, *, costs: bool = True) -> None:
        self.actions.append(order)
        self.captain.doubloons -= price
        if costs:
            self.worth -= money_worth(self.sea, price)

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
