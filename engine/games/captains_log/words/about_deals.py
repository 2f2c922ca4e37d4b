"""Second lines of menu entries that buy or sell in a port."""

from typing import Final

from engine.core.records import clone
from engine.core.words import Fact, Listing, Text
from engine.games.captains_log.judgement import trades
from engine.games.captains_log.judgement.distances import anchorage, from_ship
from engine.games.captains_log.judgement.losses import smuggling
from engine.games.captains_log.judgement.trades import Sale
from engine.games.captains_log.model import actions as a
from engine.games.captains_log.model.cards import Service
from engine.games.captains_log.model.chart import Port
from engine.games.captains_log.model.printed import hold_of, printed, ship_card
from engine.games.captains_log.model.state import Ammo, Captain, Cube, LogView, Open, Upgrade
from engine.games.captains_log.rules import (
    fame,
    hold,
    market,
    means,
    port,
    repair,
    shipyard,
    shot,
)
from engine.games.captains_log.rules.missions import hands
from engine.games.captains_log.rules.trading import GOODS_PER_FAME, GOODS_PER_REPUTATION
from engine.games.captains_log.words import things
from engine.games.captains_log.words.esteem import loss_briefly

_NOWHERE: Final = "about-buy-unsold"


def visit(view: LogView) -> Text:
    """Note on the cost of dealing in this port: nothing, an action, or an action and the rest of
    the move.
    """
    sea = view.open
    if port.fitting_out(view):
        return Text.of("visit", how="start")
    open_now = sea.turn.port is not None and sea.turn.port == sea.captains[view.seat].at
    if open_now:
        return Text.of("visit", how="open")
    return Text.of("visit", how="ends" if sea.turn.points else "action")


def best_sale_here(sea: Open, captain: Captain, place: Port) -> Sale | None:
    """The sale of the cargo that brings most at *place*; None if the port takes nothing aboard."""
    nation = port.flag(sea, place)
    if nation is None or Service.SELL not in place.card.services:
        return None
    found = [sale for sale in trades.sales_at(sea, captain, place, nation) if sale.count]
    return max(found, key=lambda sale: (sale.fame, sale.total), default=None)


def about_deal(view: LogView, captain: Captain, action: a.PortAction) -> Text | None:
    sea = view.open
    match action:
        case a.Buy():
            return _buy(view, captain, action)
        case a.Sell():
            return _sell(view, captain, action)
        case a.BuyFame():
            left = captain.doubloons - printed(sea).prices.fame
            return Text.of("about-buy-fame", left=left)
        case a.TakeMission():
            return Text.of("about-take-mission", active=hands.count(sea, view.seat))
        case a.CallForMissions():
            return Text.of("about-call-for-missions")
        case a.BuyWood(pairs=pairs):
            left = captain.doubloons - shipyard.wood_price(sea, pairs)
            return Text.of("about-buy-wood", sea=repair.AT_SEA, yard=repair.IN_YARD, left=left)
        case a.SellWood(pairs=pairs):
            left = captain.hold.count(Cube.WOOD) - shipyard.PAIR * pairs
            return Text.of("about-sell-wood", left=left)
        case a.BuyCannon():
            return _cannon(sea, captain)
        case a.BuyUpgrade(upgrade=upgrade):
            return _upgrade(view, captain, upgrade)
        case a.BuyAmmo(ammo=ammo):
            price = shipyard.ammo_price(sea, captain, ammo) if ammo is not Ammo.NORMAL else 0
            return Text.of("about-ammo", ammo=ammo.value, left=captain.doubloons - price)
        case a.BuyShip():
            return _ship(sea, captain)


def _buy(view: LogView, captain: Captain, action: a.Buy) -> Text | None:
    """Port that pays most for the good, its price, and the distance to it.

    None outside ports where goods can be bought.
    """
    sea = view.open
    place = port.moored_at(sea, captain)
    flag = port.flag(sea, place) if place else None
    maker = market.bought_from(sea, flag, action.row) if flag else None
    if maker is None:
        return None
    good, steps = printed(sea).markets[maker].good, from_ship(sea, captain)
    for outlet in trades.outlets(sea, captain, good):
        at = anchorage(steps, outlet.place)
        if at is not None:
            name = outlet.place.card.name
            each = trades.price_once_bought(sea, outlet, action.row, action.count)
            price = means.to_receive(action.count * each)
            facts = {"port": name, "row": outlet.row}
            return Text.of("about-buy", price=price, steps=steps[at], **facts)
    return Text.of(_NOWHERE)


def _sell(view: LogView, captain: Captain, action: a.Sell) -> Text | None:
    """CL-FAME-05, CL-REP-06 … -08: certain gains of fame and esteem by the sale, and losses of
    esteem.
    """
    sea = view.open
    place = port.moored_at(sea, captain)
    flag = port.flag(sea, place) if place else None
    maker = market.producer(sea, action.good)
    row = market.sold_as(sea, flag, action.good) if flag else None
    if flag is None or maker is None or row is None:
        return None
    before = sea.turn.sold.get(f"{row}:{action.good}", 0)
    after = before + action.count + action.oil
    points = after // GOODS_PER_FAME - before // GOODS_PER_FAME
    steps = after // GOODS_PER_REPUTATION - before // GOODS_PER_REPUTATION
    gains: list[Fact] = []
    if points:
        gains.append(Text.of("about-fame", fame=points))
    if steps:
        gains.append(_esteem(flag.value, steps))
        if maker != flag:
            loss = smuggling(sea, captain, action.good, steps * GOODS_PER_REPUTATION)
            gains += [loss_briefly(loss)] if loss else []
    if not gains:
        return Text.of("about-sell-money", more=GOODS_PER_FAME - after % GOODS_PER_FAME)
    return Text.of("about-sell", gains=Listing(items=tuple(gains)))


def _esteem(nation: str, change: int) -> Text:
    return Text.of("about-esteem", nation=nation, change=things.signed(change))


def _cannon(sea: Open, captain: Captain) -> Text:
    manned = clone(captain)
    if Cube.EMPTY in manned.hold:
        hold.load(sea, manned, Cube.CANNON)
    return Text.of(
        "about-cannon",
        guns=hold.guns(sea, captain),
        then=hold.guns(sea, manned),
        fame=fame.fame_covered(sea, manned) - fame.fame_covered(sea, captain),
        left=captain.doubloons - shipyard.cannon_price(sea, captain),
    )


def _upgrade(view: LogView, captain: Captain, upgrade: Upgrade) -> Text:
    sea = view.open
    owned = captain.upgrades.get(upgrade, 0)
    useful = upgrade is not Upgrade.CANNON_UPGRADE or owned < hold.cannons(captain)
    return Text.of(
        "about-upgrade",
        upgrade=upgrade.value,
        useful="yes" if useful else "no",
        bonus=ship_card(sea, captain).level,
        reach=shot.reach(sea, view.seat) + 1,
        left=captain.doubloons - shipyard.upgrade_price(sea, captain, upgrade),
    )


def _ship(sea: Open, captain: Captain) -> Text | None:
    card = shipyard.next_ship(sea, captain)
    if card is None:
        return None
    return Text.of(
        "about-ship",
        level=card.level,
        defence=card.defence,
        robustness=card.robustness,
        slots=len(hold_of(sea.data, card.id).slots),
        fame=max(0, -shipyard.fame_given_up(sea, captain)),
    )
