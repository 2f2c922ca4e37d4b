"""Panels to look things up in: ports and prices, ships in sight, one's own ship."""

from collections.abc import Iterator, Sequence
from functools import reduce

from engine.core.game_words import Panel
from engine.core.records import Seat
from engine.core.words import Fact, Listing, Person, Text
from engine.games.captains_log.judgement import errands, trades
from engine.games.captains_log.judgement.distances import NO_WAY_STEPS, anchorage, from_ship
from engine.games.captains_log.model.cards import Nation, Service
from engine.games.captains_log.model.chart import Port, chart
from engine.games.captains_log.model.companies import company
from engine.games.captains_log.model.printed import npc_card, ship_card
from engine.games.captains_log.model.state import Ammo, Captain, LogView, Npc, Ship, Upgrade
from engine.games.captains_log.rules import (
    hold,
    market,
    means,
    move,
    port,
    ships,
    shipyard,
    standing,
)
from engine.games.captains_log.rules.trading import GOODS_PER_FAME
from engine.games.captains_log.words import missions, things
from engine.games.captains_log.words.errand_hints import sell_hint
from engine.games.captains_log.words.hand import HAND_TITLE, hand
from engine.games.captains_log.words.places import away, way_to_port
from engine.games.captains_log.words.smuggling import smuggled


def panels(view: LogView) -> Sequence[Panel]:
    """Panels of ports and ships as the view's seat sees them, and of the own ship; spectators have
    no own ship.
    """
    found = [
        Panel(key="ports", title=Text.of("panel-ports"), lines=tuple(_ports(view))),
        Panel(key="ships", title=Text.of("panel-ships"), lines=tuple(_ships(view))),
    ]
    if own := hand(view):
        found.append(Panel(key="hand", title=HAND_TITLE, lines=own))
    return found


def _ports(view: LogView) -> Iterator[Text]:
    """Best sale of the cargo, then every port: those that pay most for the cargo first, then the
    nearest.
    """
    sea, captain = view.open, view.open.captains.get(view.seat)
    places = [*chart(sea).ports.values()]
    if captain is None or captain.at is None:
        yield from (_port(view, captain, place, None) for place in places)
        return
    steps = from_ship(sea, captain)
    best = errands.best_sale(sea, captain, steps)
    if best:
        yield Text.of("panel-best-sale", sale=sell_hint(view, best))
    earned = {
        place.tile: sum(sale.total for sale in _takes(view, captain, place)) for place in places
    }
    reach = move.routes(view) if _may_sail(view) else {}
    ranked: list[tuple[int, int, int, Text]] = []
    for place in places:
        at = anchorage(steps, place)
        near = NO_WAY_STEPS if at is None else steps[at]
        now = at == captain.at or any(berth in reach for berth in place.anchorages)
        line = _port(view, captain, place, _how_far(view, place, now=now and near > 0))
        ranked.append((-earned[place.tile], near, place.tile, line))
    yield from (line for *_, line in sorted(ranked, key=lambda one: one[:3]))
    if any(Service.SHIPYARD in place.card.services for place in places):
        yield from _fittings(view, captain)
    yield Text.of("panel-prices" if places else "panel-no-port")


def _may_sail(view: LogView) -> bool:
    sea = view.open
    return sea.turn.seat == view.seat and not sea.turn.over and not sea.npc_turn


def _how_far(view: LogView, place: Port, *, now: bool) -> Text:
    return Text.of("panel-way", way=way_to_port(view, place), now="yes" if now else "no")


def _port(view: LogView, captain: Captain | None, place: Port, distance: Text | None) -> Text:
    sea = view.open
    nation = port.flag(sea, place)
    return Text.of(
        "panel-port",
        name=place.card.name,
        nation=things.owner(sea, place),
        way=distance or Text.of("panel-nowhere"),
        deals=_deals(view, captain, place, nation),
        standing=_opinion(view, captain, nation),
    )


def _deals(view: LogView, captain: Captain | None, place: Port, nation: Nation | None) -> Text:
    """Deals of *place*: the goods it takes, the goods it sells, and its other services."""
    me = captain or next(iter(view.open.captains.values()))
    takes: list[Fact] = []
    for sale in _takes(view, me, place):
        if captain and sale.count:
            goods = things.goods([sale.good] * sale.count)
            takes.append(
                Text.of(
                    "deal-cargo",
                    goods=goods,
                    total=sale.total,
                    fame=sale.fame,
                    smuggled=smuggled(view.open, captain, sale.row, sale.good, sale.count),
                )
            )
        else:
            good, four = sale.good.value, means.to_receive(GOODS_PER_FAME * sale.price)
            facts = {"good": good, "row": sale.row}
            takes.append(Text.of("deal-good", four=four, **facts))
    offers: list[Fact] = []
    if nation and Service.BUY in place.card.services and port.welcome(view.open, me, place):
        for stock in trades.stock_at(view.open, me, place, nation):
            offers.append(_stock(view, stock))
    others: tuple[Fact, ...] = tuple(
        _yard(view, captain, nation)
        if service is Service.SHIPYARD and captain
        else Text.of("service", service=service.value)
        for service in place.card.services
        if service in (Service.TAVERN, Service.SHIPYARD)
    )
    parts: list[Text] = []
    if takes:
        parts.append(Text.of("deal-takes", deals=Listing(items=tuple(takes))))
    if offers:
        parts.append(Text.of("deal-offers", deals=Listing(items=tuple(offers))))
    if others or not parts:
        parts.append(Text.of("deal-services", services=Listing(items=others)))
    return reduce(lambda first, then: Text.of("deal-then", first=first, then=then), parts)


def _stock(view: LogView, stock: trades.Stock) -> Text:
    """Goods on sale, with the prices of one, of a lot that gains fame, and of all."""
    lots = sorted({1, min(GOODS_PER_FAME, stock.count), stock.count})
    costs = {lot: market.cost(view.open, stock.nation, stock.row, lot) for lot in lots}
    prices: tuple[Fact, ...] = tuple(
        Text.of("deal-lot", count=lot, price=price) for lot, price in costs.items()
    )
    good, lots_told = stock.good.value, Listing(items=prices)
    return Text.of("deal-stock", good=good, row=stock.row, lots=lots_told, count=stock.count)


def _yard(view: LogView, captain: Captain, nation: Nation | None) -> Text:
    """CL-YARD-07, CL-YARD-08, CL-PORT-04: a shipyard, with the next ship, its price and the esteem
    it takes.
    """
    sea = view.open
    card = shipyard.next_ship(sea, captain)
    if card is None or card.price is None:
        return Text.of("service", service=Service.SHIPYARD.value)
    if nation is None or nation is Nation.PIRATES:
        return Text.of("yard-without-ships")
    needed = standing.column_of_access(sea.data, nation, shipyard.SHIP_ACCESS) or 0
    trusted = standing.access_level(sea, captain, nation) >= shipyard.SHIP_ACCESS
    return Text.of(
        "yard-ship",
        ship=things.ship_type(card),
        price=shipyard.ship_price(sea, captain, card),
        esteem=0 if trusted else needed,
    )


def _fittings(view: LogView, captain: Captain) -> Iterator[Text]:
    """CL-YARD-02, -03: the captain's fittings for sale in every shipyard, whatever its nation's
    esteem.
    """
    sea = view.open
    room = hold.icons(sea, captain, "cannon") - hold.cannons(captain)
    found: list[Fact] = []
    if room > 0:
        price = shipyard.cannon_price(sea, captain)
        found.append(Text.of("yard-cannon", price=price, places=room))
    complete = captain.upgrades.get(Upgrade.SAILS, 0) >= ship_card(sea, captain).sail_cap
    for one in Upgrade:
        if one is not Upgrade.SAILS or not complete:
            price = shipyard.upgrade_price(sea, captain, one)
            found.append(Text.of("label-buy-upgrade", upgrade=one.value, price=price))
    for ammo in (one for one in Ammo if one not in captain.ammo):
        price = shipyard.ammo_price(sea, captain, ammo)
        found.append(Text.of("label-buy-ammo", ammo=ammo.value, price=price))
    yield Text.of("panel-fittings", what=Listing(items=tuple(found)))


def _takes(view: LogView, captain: Captain, place: Port) -> list[trades.Sale]:
    """Sales to *place*, of the cargo first; none if the port buys nothing or is closed to
    *captain*.
    """
    nation = port.flag(view.open, place)
    if nation is None or Service.SELL not in place.card.services:
        return []
    if not port.welcome(view.open, captain, place):
        return []
    sales = trades.sales_at(view.open, captain, place, nation)
    return sorted(sales, key=lambda sale: -sale.total)


def _opinion(view: LogView, captain: Captain | None, nation: Nation | None) -> Text:
    """Opinion that *nation* has of the captain with its worst effect; blank if it has none."""
    if captain is None or nation is None or not company(view.open, captain).reputation[nation]:
        return Text.of("panel-no-opinion")
    effects = standing.effects(view.open, captain, nation)
    worst: tuple[str, ...] = ("persona_non_grata", "trade_ban")
    follows = next((effect for effect in worst if effect in effects), "none")
    signed = things.signed(company(view.open, captain).reputation[nation])
    return Text.of("panel-opinion", standing=signed, follows=follows)


def _ships(view: LogView) -> Iterator[Text]:
    """Every ship on the map, the nearest first."""
    sea, captain = view.open, view.open.captains.get(view.seat)
    here = captain.at if captain and captain.heading is not None else None
    board, lines = chart(sea).board, list[tuple[int, Text]]()
    for name, at in ships.afloat(sea):
        if name == view.seat:
            continue
        distance = 0 if here is None else board.distance(here, at)
        far = Text.of("panel-nowhere")
        if here is not None:
            far = Text.of("panel-way", way=away(view, here, at), now="no")
        if name in sea.captains:
            lines.append((distance, _captain(view, name, far)))
        else:
            lines.append((distance, _npc(view, name, sea.npcs[name], far)))
    yield from (line for _, line in sorted(lines, key=lambda one: one[0]))
    absent = sum(npc.at is None for npc in sea.npcs.values())
    if absent or not lines:
        yield Text.of("panel-ships-away", count=absent)
    yield from missions.of_others(view)


def _captain(view: LogView, seat: Seat, far: Text) -> Text:
    captain = view.open.captains[seat]
    card = ship_card(view.open, captain)
    return Text.of(
        "panel-captain",
        captain=Person(seat=seat),
        sort=things.ship_type(card),
        level=card.level,
        left=card.robustness - hold.damage(captain),
        robustness=card.robustness,
        guns=hold.guns(view.open, captain),
        fame=company(view.open, captain).fame,
        way=far,
        cargo=things.haul([*hold.goods_aboard(captain).elements()], captain.doubloons),
    )


def _npc(view: LogView, name: Ship, npc: Npc, far: Text) -> Text:
    card = npc_card(view.open, npc)
    spoils = things.haul([*card.goods, *npc.goods], card.doubloons + npc.doubloons)
    return Text.of(
        "panel-npc",
        ship=things.ship(view, name),
        role=card.role.value,
        level=card.level,
        left=card.robustness - npc.water - npc.fire,
        robustness=card.robustness,
        defence=card.defence,
        way=far,
        stance=_stance(view, name),
        loaded="yes" if spoils.items else "no",
        spoils=spoils,
    )


def _stance(view: LogView, name: Ship) -> Text:
    """CL-AMB-77: whether the NPC attacks the view's captain, and why."""
    sea = view.open
    if view.seat not in sea.captains or not ships.enemies(sea, name, view.seat):
        return Text.of("stance", why="peace" if view.seat in sea.captains else "unknown")
    flags = ships.nations(sea, name)
    if not flags:
        return Text.of("stance", why="legend")
    if Nation.PIRATES in flags:
        return Text.of("stance", why="pirate")
    contempt = "contempt" in standing.effects(sea, sea.captains[view.seat], flags[0])
    return Text.of("stance", why="contempt" if contempt else "war")
