"""The text twins of the picture: what lies where, tile by tile, and a line to stand for it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.core.agenda import waiting
from engine.core.words import Fact, Listing, Person, Text
from engine.games.captains_log.chart import DEEP, NOWHERE, SIZE, Chart, chart
from engine.games.captains_log.printed import npc_card, printed, ship_card
from engine.games.captains_log.rules import fortress, hold, market, move, ships, wind
from engine.games.captains_log.state import Captain, Hex, LogView, Npc, Ship
from engine.games.captains_log.words import things
from engine.games.captains_log.words.places import place, side, sides
from engine.games.captains_log.words.summary import summary, to_act
from engine.space.hexes import HEADINGS, Axial

_BESIDE: Final = {
    Axial(1, -4): "north",
    Axial(4, -3): "north-east",
    Axial(3, 1): "south-east",
    Axial(-1, 4): "south",
    Axial(-4, 3): "south-west",
    Axial(-3, -1): "north-west",
}
"""Where the centre of a tile lies beside that of another."""


def alt(view: LogView) -> Text:
    """What the picture shows, in one sentence of at most 256 letters."""
    sea, sheet = view.open, chart(view.open)
    named = (to_act(view),) if sea.winners is None else sea.winners
    return Text.of(
        "alt",
        round=sea.round,
        phase=printed(sea).day_steps[sea.step],
        wind=things.compass(wind.downwind(sea)),
        tiles=len(sheet.slot_of_tile),
        ships=sum(1 for _ in ships.afloat(sea)),
        ports=len(sheet.ports),
        barrels=len(sea.barrels),
        over="no" if sea.winners is None else "yes",
        captain=Listing(items=tuple(Person(seat=seat) for seat in named)),
    )


def describe(view: LogView) -> tuple[Text, ...]:
    """All that the picture shows, line by line, from the hour to what is within reach; markets."""
    sea, sheet = view.open, chart(view.open)
    return (
        *summary(view),
        _winds(view),
        *_fleet(view),
        *(line for tile in sorted(sheet.slot_of_tile) for line in _tile(view, sheet, tile)),
        Text.of("map-unseen", count=len(sea.unseen)),
        *_reach(view),
        *_markets(view),
    )


def _winds(view: LogView) -> Text:
    """CL-WIND-01: what the wind gives or costs on each heading."""
    modifiers = printed(view.open).winds[view.open.wind].modifiers
    towards = (
        Text.of(
            "map-wind-towards",
            heading=things.compass(heading),
            sign="plus" if modifier > 0 else "minus" if modifier < 0 else "none",
            points=abs(modifier),
        )
        for heading, modifier in zip(HEADINGS, modifiers, strict=True)
    )
    return Text.of("map-winds", winds=Listing(items=tuple(towards)))


def _reach(view: LogView) -> Iterator[Text]:
    """Where the captain who is to act can sail now, tile by tile."""
    sea = view.open
    now = sea.turn
    if sea.winners is not None or sea.npc_turn or now.over or waiting(view.agenda):
        return
    captain, by_tile = sea.captains[now.seat], dict[int, list[Hex]]()
    if captain.at is None:
        return
    for at in sorted(move.routes(replace(view, seat=now.seat))):
        by_tile.setdefault(chart(sea).tile(at), []).append(at)
    reached = tuple(
        Text.of("map-reach-tile", tile=tile, sides=sides(hexes))
        for tile, hexes in sorted(by_tile.items())
    )
    if reached:
        yield Text.of("map-reach", captain=Person(seat=now.seat), tiles=Listing(items=reached))


def _fleet(view: LogView) -> Iterator[Text]:
    sea = view.open
    for seat, captain in sea.captains.items():
        if captain.at is None or captain.heading is None:
            yield Text.of("map-captain-away", captain=Person(seat=seat))
        else:
            yield _captain(view, Person(seat=seat), captain, captain.at)
    for name, npc in sea.npcs.items():
        if npc.at is not None:
            yield _npc(view, name, npc, npc.at)
    away = tuple(_waiting(view, name, npc) for name, npc in sea.npcs.items() if npc.at is None)
    if away:
        yield Text.of("map-npcs-away", ships=Listing(items=away))


def _captain(view: LogView, person: Person, captain: Captain, at: Hex) -> Text:
    assert captain.heading is not None
    card = ship_card(view.open, captain)
    return Text.of(
        "map-captain",
        captain=person,
        sort=things.ship_type(card),
        level=card.level,
        place=place(view, at),
        heading=things.compass(captain.heading),
        guns=hold.guns(view.open, captain),
        damage=hold.damage(captain),
        water=hold.damage(captain, hold.WATER),
        fire=hold.damage(captain, hold.FIRE),
        robustness=card.robustness,
    )


def _npc(view: LogView, name: Ship, npc: Npc, at: Hex) -> Text:
    card = npc_card(view.open, npc)
    return Text.of(
        "map-npc",
        ship=things.ship(view, name),
        role=card.role.value,
        level=card.level,
        place=place(view, at),
        heading=things.compass(npc.heading),
        damage=npc.water + npc.fire,
        water=npc.water,
        fire=npc.fire,
        robustness=card.robustness,
    )


def _waiting(view: LogView, name: Ship, npc: Npc) -> Text:
    level = printed(view.open).ships[npc.back].level
    return Text.of("map-npc-away", ship=things.ship(view, name), level=level)


def _tile(view: LogView, sheet: Chart, tile: int) -> Iterator[Text]:
    found = tuple(_features(view, sheet, tile)) or (Text.of("open-sea"),)
    yield Text.of("map-tile", tile=tile, what=Listing(items=found))
    beside, dark = _neighbours(sheet, sheet.slot_of_tile[tile])
    if beside:
        yield Text.of("map-beside", tile=tile, tiles=Listing(items=beside))
    if dark:
        yield Text.of("map-dark", tile=tile, headings=Listing(items=dark))


def _features(view: LogView, sheet: Chart, tile: int) -> Iterator[Fact]:
    sea = view.open
    if port := sheet.ports.get(tile):
        services = tuple(Text.of("service", service=s.value) for s in port.card.services)
        yield Text.of(
            "map-port",
            name=port.card.name,
            nation=things.owner(sea, port),
            services=Listing(items=services),
            side=side(port.at),
            anchorages=sides(port.anchorages),
        )
    if castle := sheet.fortresses.get(tile):
        flag = fortress.owner(sea, tile).value
        yield Text.of("map-fortress", nation=flag, side=side(castle.at))
        for dice in sorted(set(castle.fire.values())):
            zone = [at for at, rolled in castle.fire.items() if rolled == dice]
            yield Text.of("map-fire-zone", dice=dice, sides=sides(zone))
    if (numbered := sheet.starts.get(tile)) is not None:
        yield Text.of("map-number", side=side(numbered))
    here = range(sheet.slot_of_tile[tile] * SIZE, (sheet.slot_of_tile[tile] + 1) * SIZE)
    if land := [at for at in here if sheet.land[at]]:
        yield Text.of("map-land", sides=sides(land))
    for at in here:
        if not sheet.land[at] and sheet.depth[at] != DEEP:
            yield Text.of("map-shoal", draft=sheet.depth[at], side=side(at))
    if afloat := [at for at in here if at in sea.barrels]:
        yield Text.of("map-barrels", count=len(afloat), sides=sides(afloat))
    if whales := sheet.whales[tile]:
        yield Text.of("map-whales", sides=sides(whales))
    for at in here:
        if at in sea.loose:
            yield Text.of("map-adrift", goods=things.goods(sea.loose[at]), side=side(at))


def _neighbours(sheet: Chart, slot: int) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    """The tiles around that in *slot*, and where tiles still lie face down."""
    centre, beside, dark = sheet.board.centres[slot], list[Text](), list[Text]()
    for step, heading in _BESIDE.items():
        at = sheet.board.hex_at.get(Axial(centre.q + step.q, centre.r + step.r), NOWHERE)
        if at == NOWHERE:
            continue
        if number := sheet.tile(at):
            beside.append(Text.of("map-neighbour", tile=number, heading=heading))
        else:
            dark.append(Text.of("heading", heading=heading))
    return tuple(beside), tuple(dark)


def _markets(view: LogView) -> Iterator[Text]:
    """CL-MARKET: what is in stock, what the next good costs, and what one brings."""
    sea = view.open
    for nation, shelf in sea.markets.items():
        good = printed(sea).markets[nation].good.value
        for row in market.ROWS:
            stock = sum(shelf.legal if row == "legal" else shelf.contraband)
            yield Text.of(
                "map-market",
                nation=nation.value,
                good=good,
                row=row,
                stock=stock,
                cost=market.cost(sea, nation, row, 1) if stock else 0,
                price=market.price(sea, nation, row),
            )
