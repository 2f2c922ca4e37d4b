"""The shipyard: wood, cannons, upgrades, ammunition, and the next ship of board A."""

from collections.abc import Iterator
from typing import Final, assert_never

from engine.core.errors import RuleViolation
from engine.core.records import Seat
from engine.core.referee import Referee
from engine.games.captains_log.model import events as e
from engine.games.captains_log.model.actions import (
    BuyAmmo,
    BuyCannon,
    BuyShip,
    BuyUpgrade,
    BuyWood,
    SellWood,
    YardAction,
)
from engine.games.captains_log.model.cards import Good, Nation, ShipCard
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.printed import printed, ship_card
from engine.games.captains_log.model.state import Ammo, Captain, Cube, LogState, Open, Upgrade
from engine.games.captains_log.model.tasks import Stow
from engine.games.captains_log.rules import fame, hold, means, standing

PAIR: Final = 2
SHIP_ACCESS: Final = 2
DISCOUNT: Final = 1000

_CANNON_UPGRADE: Final = BuyUpgrade(upgrade=Upgrade.CANNON_UPGRADE)
_SINGLE: Final[tuple[YardAction, ...]] = (
    BuyCannon(),
    *(BuyUpgrade(upgrade=upgrade) for upgrade in Upgrade),
    *(BuyAmmo(ammo=ammo) for ammo in Ammo),
    BuyShip(),
)
"""Deals that buy one thing at a time."""


def next_ship(sea: Open, captain: Captain) -> ShipCard | None:
    """CL-SETUP-31, CL-YARD-20: the ship of the next level on board A; None for the last ship."""
    data = printed(sea)
    place = data.board_a.index(captain.ship) + 1
    return data.ships[data.board_a[place]] if place < len(data.board_a) else None


def wood_price(sea: Open, pairs: int) -> int:
    """CL-YARD-04, CL-AMB-83: price of *pairs* of wood, bought or sold, without any discount."""
    return pairs * printed(sea).prices.wood_pair


def cannon_price(sea: Open, captain: Captain) -> int:
    return _discounted(sea, captain, printed(sea).prices.cannon)


def upgrade_price(sea: Open, captain: Captain, upgrade: Upgrade) -> int:
    prices = printed(sea).prices
    listed = {
        Upgrade.SAILS: prices.sails,
        Upgrade.CANNON_UPGRADE: prices.cannon_upgrade,
        Upgrade.LONG_GUNS: prices.long_guns,
    }
    return _discounted(sea, captain, listed[upgrade])


def ammo_price(sea: Open, captain: Captain, ammo: Ammo) -> int:
    prices = printed(sea).prices
    listed = {
        Ammo.INCENDIARY: prices.incendiary,
        Ammo.EXPLOSIVE: prices.explosive,
        Ammo.CHAIN_SHOT: prices.chain_shot,
    }
    return _discounted(sea, captain, listed[ammo])


def ship_price(sea: Open, captain: Captain, card: ShipCard) -> int:
    assert card.price is not None
    return _discounted(sea, captain, card.price)


def check(sea: Open, captain: Captain, flag: Nation | None, action: YardAction) -> None:
    """CL-YARD-02, -03, CL-PORT-10: check a deal; the port's *flag* matters for a new ship only.

    :raises RuleViolation: if a condition is not met.
    """
    match action:
        case BuyWood():
            _check_buy_wood(sea, captain, action.pairs)
        case SellWood():
            aboard = hold.count(captain, Good.WOOD)
            if PAIR * action.pairs > aboard:
                raise RuleViolation("CL-YARD-04", "not-aboard", good="wood", aboard=aboard)
        case BuyCannon():
            places = hold.icons(sea, captain, "cannon")
            if hold.cannons(captain) >= places:
                raise RuleViolation("CL-HOLD-22", "no-place-for-cannon", places=places)
            means.check_room(captain, 1)
            means.check_purse(captain, cannon_price(sea, captain), "CL-YARD-02")
        case BuyUpgrade():
            _check_upgrade(sea, captain, action.upgrade)
        case BuyAmmo():
            # CL-AMMO-02, -09: one token of each kind for a captain, the normal kind from the start.
            if action.ammo in captain.ammo:
                raise RuleViolation("CL-AMMO-09", "ammo-owned", ammo=action.ammo.value)
            means.check_purse(captain, ammo_price(sea, captain, action.ammo), "CL-YARD-03")
        case BuyShip():
            _check_ship(sea, captain, flag)
        case _:
            assert_never(action)


def suggest(sea: Open, captain: Captain, flag: Nation | None) -> Iterator[YardAction]:
    """Useful deals that the captain can pay, and sales of wood."""
    room = min(hold.free_slots(captain), sea.supply[Good.WOOD])
    for pairs in range(1, room // PAIR + 1):
        if wood_price(sea, pairs) <= captain.doubloons:
            yield BuyWood(pairs=pairs)
    wood = hold.count(captain, Good.WOOD)
    yield from (SellWood(pairs=pairs) for pairs in range(1, wood // PAIR + 1))
    for action in _SINGLE:
        try:
            check(sea, captain, flag, action)
        except RuleViolation:
            continue
        if not _is_idle(captain, action):
            yield action


def perform(state: LogState, seat: Seat, action: YardAction, referee: Referee) -> None:
    sea = state.open
    captain = sea.captains[seat]
    match action:
        case BuyWood():
            _trade_wood(sea, seat, PAIR * action.pairs, referee)
        case SellWood():
            _trade_wood(sea, seat, -PAIR * action.pairs, referee)
        case BuyCannon():
            price = cannon_price(sea, captain)
            _pay(captain, "cannon", price)
            before = fame.fame_covered(sea, captain)
            hold.load(sea, captain, Cube.CANNON)
            referee.announce(e.CannonBought(captain=seat, price=price))
            fame.settle_fame(state, seat, before, referee)
        case BuyUpgrade():
            price = upgrade_price(sea, captain, action.upgrade)
            _pay(captain, action.upgrade.value, price)
            owned = captain.upgrades.get(action.upgrade, 0)
            captain.upgrades[action.upgrade] = owned + 1
            event = e.UpgradeBought(captain=seat, upgrade=action.upgrade, price=price)
            referee.announce(event)
        case BuyAmmo():
            price = ammo_price(sea, captain, action.ammo)
            _pay(captain, action.ammo.value, price)
            captain.ammo.append(action.ammo)
            referee.announce(e.AmmoBought(captain=seat, ammo=action.ammo, price=price))
        case BuyShip():
            _take_command(state, seat, referee)
        case _:
            assert_never(action)


def _discounted(sea: Open, captain: Captain, price: int) -> int:
    """CL-NATION-06, CL-AMB-83: *price*, with France's advantage 1000 less but 1000 at least."""
    if "advantage" in standing.effects(sea, captain, Nation.FRANCE):
        return min(price, max(DISCOUNT, price - DISCOUNT))
    return price


def _check_buy_wood(sea: Open, captain: Captain, pairs: int) -> None:
    if PAIR * pairs > sea.supply[Good.WOOD]:
        raise RuleViolation("CL-MARKET-01", "no-wood-left", left=sea.supply[Good.WOOD])
    means.check_room(captain, PAIR * pairs)
    means.check_purse(captain, wood_price(sea, pairs), "CL-YARD-04")


def _check_upgrade(sea: Open, captain: Captain, upgrade: Upgrade) -> None:
    cap = ship_card(sea, captain).sail_cap
    if upgrade is Upgrade.SAILS and captain.upgrades.get(upgrade, 0) >= cap:
        raise RuleViolation("CL-HOLD-05", "sails-complete", cap=cap)
    means.check_purse(captain, upgrade_price(sea, captain, upgrade), "CL-YARD-02")


def _check_ship(sea: Open, captain: Captain, flag: Nation | None) -> None:
    if flag is None:
        raise RuleViolation("CL-PORT-04", "no-ships-in-native-ports")
    if flag is Nation.PIRATES:
        raise RuleViolation("CL-YARD-08", "no-ships-in-pirate-ports")
    if standing.access_level(sea, captain, flag) < SHIP_ACCESS:
        needed = standing.column_of_access(sea.data, flag, SHIP_ACCESS) or SHIP_ACCESS
        now = company(sea, captain).reputation[flag]
        raise RuleViolation("CL-YARD-07", "not-trusted", nation=flag.value, needed=needed, now=now)
    card = next_ship(sea, captain)
    if card is None:
        raise RuleViolation("CL-SETUP-31", "no-greater-ship")
    if card.price is None:
        raise RuleViolation("CL-HOLD-02", "ship-not-for-sale")
    means.check_purse(captain, ship_price(sea, captain, card), "CL-YARD-20")


def _is_idle(captain: Captain, action: YardAction) -> bool:
    """CL-UPGRADE-04: whether *action* upgrades a cannon while all cannons are upgraded."""
    owned = captain.upgrades.get(Upgrade.CANNON_UPGRADE, 0)
    return action == _CANNON_UPGRADE and owned >= hold.cannons(captain)


def _trade_wood(sea: Open, seat: Seat, count: int, referee: Referee) -> None:
    """CL-YARD-04: buy *count* pieces of wood, or sell them if negative."""
    captain = sea.captains[seat]
    price = wood_price(sea, abs(count) // PAIR)
    sea.supply[Good.WOOD] -= count
    if count > 0:
        captain.doubloons -= price
        for _ in range(count):
            hold.load(sea, captain, Cube.WOOD)
    else:
        captain.doubloons += price
        hold.unload(captain, Good.WOOD, -count)
    referee.announce(e.WoodTraded(captain=seat, count=count, price=price))


def _pay(captain: Captain, thing: str, price: int) -> None:
    """CL-YARD-18, -19, CL-AMB-83: pay *price*, and note it, because *thing* can be sold again for
    it.
    """
    captain.doubloons -= price
    captain.paid.setdefault(thing, []).append(price)


def fame_given_up(sea: Open, captain: Captain) -> int:
    """CL-HOLD-16: fame that buying the next ship costs, as fewer icons are covered, less the fame
    it gives.
    """
    card = next_ship(sea, captain)
    if card is None:
        return 0
    covered = fame.fame_covered(sea, captain)
    manned = _manned(sea, card, hold.cannons(captain), covered)
    earned = card.fame if card.id not in company(sea, captain).rewarded else 0
    return covered - hold.fame_covered(sea.data, card.id, manned) - earned


def _manned(sea: Open, card: ShipCard, guns: int, covered: int) -> tuple[Cube, ...]:
    """The hold of the new ship *card* with *guns* cannons, up to *covered* of them on
    fame icons.
    """
    slots = len(printed(sea).holds[f"{card.level}/{card.draft}"].slots)
    aboard = (Cube.CANNON,) * guns + (Cube.EMPTY,) * (slots - guns)
    return hold.arranged(sea.data, card.id, aboard, covered)


def _take_command(state: LogState, seat: Seat, referee: Referee) -> None:
    """CL-YARD-07, CL-FAME-08: take the next ship, with fame for the first command of it.

    Ruling CL-AMB-31: cannons and cargo are loaded anew, and goods without room go overboard; damage
    and torn sails stay behind with the old ship.
    """
    sea = state.open
    captain = sea.captains[seat]
    card = next_ship(sea, captain)
    assert card is not None
    price = ship_price(sea, captain, card)
    covered = fame.fame_covered(sea, captain)
    guns, goods = hold.cannons(captain), hold.goods_aboard(captain)
    captain.doubloons -= price
    captain.ship, captain.sail_damage = card.id, 0
    captain.hold = list(_manned(sea, card, guns, covered))
    referee.announce(e.ShipBought(captain=seat, ship=card.id, price=price))
    if goods:
        state.agenda.append(Stow(seat=seat, goods=tuple(sorted(goods.elements()))))
    fame.settle_fame(state, seat, covered, referee)
    if card.id not in company(sea, captain).rewarded:
        company(sea, captain).rewarded.append(card.id)
        if card.fame:
            fame.change_fame(state, seat, card.fame, "ship", referee)
