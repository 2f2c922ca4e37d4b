"""Description of the picture in words: ports, ships, things afloat, and unexplored tiles."""

from collections.abc import Iterator, Sequence

from engine.core.records import Seat
from engine.core.words import Fact, Listing, Person, Text
from engine.games.captains_log.judgement import errands
from engine.games.captains_log.judgement.distances import from_ship
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.printed import npc_card, printed, ship_card
from engine.games.captains_log.model.state import Captain, Hex, LogView, Ship
from engine.games.captains_log.rules import fortress, hold, standing
from engine.games.captains_log.words import things, threats
from engine.games.captains_log.words.map_ports import describe_ports
from engine.games.captains_log.words.places import (
    away,
    on_tile,
    spot,
    way,
    whereabouts,
)
from engine.games.captains_log.words.seats import reader
from engine.games.captains_log.words.summary import in_full
from engine.space.hexes import HEADINGS

SHIPS = 3
"""Most foes, and most other NPCs, described in a line each."""
FINDS = 6
"""Most hexes with barrels or goods that are told, the nearest first."""


def describe(view: LogView) -> tuple[Text, ...]:
    """Lines about the map as seen from one ship, 25 at most, the most important first.

    It is the ship of the reader, or for spectators that of the captain who is to act; its captain
    is named where others would read "you".
    """
    seat = reader(view)
    return (
        *in_full(view, seat),
        *describe_ports(view, seat),
        *_fleet(view, seat),
        *_afloat(view, seat),
        *_fortresses(view, seat),
        *_around(view, seat),
        _winds(view),
        _unseen(view, seat),
    )


def _off(view: LogView, seat: Seat, at: Hex) -> Text:
    """Place of *at*: by distance and direction from captain *seat*, or by name if that ship is off
    the map.
    """
    here = view.open.captains[seat].at
    return whereabouts(view, at) if here is None else away(view, here, at)


def _nearest(view: LogView, seat: Seat, hexes: Sequence[Hex]) -> list[Hex]:
    here, board = view.open.captains[seat].at, chart(view.open).board
    return sorted(hexes, key=lambda at: (0 if here is None else board.distance(here, at), at))


def _sailing(view: LogView, seat: Seat, at: Hex) -> Text:
    """Place of *at*: by the way to sail for captain *seat*, or by its tile if that ship is off the
    map.
    """
    if view.open.captains[seat].at is None:
        return on_tile(view, at)
    return way(view, at, from_ship(view.open, view.open.captains[seat])[at])


def _fleet(view: LogView, seat: Seat) -> Iterator[Text]:
    """Lines for captains, foes and other NPCs, the nearest first; NPCs beyond ``SHIPS`` share one
    line.

    Captain *seat* is left out until the game is over, because the first lines describe that one.
    """
    sea = view.open
    told = None if sea.winners is not None else seat
    near = [name for _, name, _ in threats.others(view, seat)]
    rest = [name for name, npc in sea.npcs.items() if npc.at is not None and name not in near]
    npcs = [*(name for name in near if name in sea.npcs), *rest]
    foes = [name for name in npcs if threats.is_foe(sea, name, seat)]
    others = [name for name in npcs if name not in foes]
    for other in sea.captains:
        if other != told:
            yield _captain(view, seat, other, sea.captains[other])
    for name in (*foes[:SHIPS], *others[:SHIPS]):
        yield _npc(view, seat, name)
    if far := [*foes[SHIPS:], *others[SHIPS:]]:
        named = tuple(_briefly(view, seat, name) for name in far)
        yield Text.of("map-ships-far", ships=Listing(items=named))
    if absent := [name for name, npc in sea.npcs.items() if npc.at is None]:
        listed = tuple(_waiting(view, name) for name in absent)
        yield Text.of("map-npcs-away", ships=Listing(items=listed))


def _captain(view: LogView, seat: Seat, other: Seat, captain: Captain) -> Text:
    if captain.at is None:
        return Text.of("map-captain-away", captain=Person(seat=other))
    away = whereabouts(view, captain.at) if seat == other else _off(view, seat, captain.at)
    if captain.heading is None:
        return Text.of("map-captain-unplaced", captain=Person(seat=other), away=away)
    card = ship_card(view.open, captain)
    return Text.of(
        "map-captain",
        captain=Person(seat=other),
        sort=things.ship_type(card),
        level=card.level,
        away=away,
        heading=things.compass(captain.heading),
        guns=hold.guns(view.open, captain),
        damage=hold.damage(captain),
        fire=hold.damage(captain, hold.FIRE),
        robustness=card.robustness,
    )


def _npc(view: LogView, seat: Seat, name: Ship) -> Text:
    npc = view.open.npcs[name]
    card = npc_card(view.open, npc)
    assert npc.at is not None
    return Text.of(
        "map-npc",
        ship=things.npc_told(view.open, name, view.open.npcs[name].card),
        level=card.level,
        away=_off(view, seat, npc.at),
        heading=things.compass(npc.heading),
        damage=npc.water + npc.fire,
        fire=npc.fire,
        robustness=card.robustness,
        hostile="yes" if threats.is_foe(view.open, name, seat) else "no",
        captain=Person(seat=seat),
    )


def _briefly(view: LogView, seat: Seat, name: Ship) -> Text:
    npc = view.open.npcs[name]
    assert npc.at is not None
    return Text.of(
        "map-ship-far",
        ship=things.npc_told(view.open, name, npc.card),
        away=_off(view, seat, npc.at),
        damage=npc.water + npc.fire,
        fire=npc.fire,
        robustness=npc_card(view.open, npc).robustness,
    )


def _waiting(view: LogView, name: Ship) -> Text:
    npc = view.open.npcs[name]
    if npc.card is not None:
        return things.npc_presented(view.open, name, npc.card)
    level = printed(view.open).ships[npc.back].level
    return Text.of("map-npc-away", number=things.badge(name), level=level)


def _afloat(view: LogView, seat: Seat) -> Iterator[Text]:
    """Line for the nearest barrels and goods adrift, with the number of further ones."""
    sea = view.open
    steps = from_ship(view.open, view.open.captains[seat])
    floating = [*dict.fromkeys((*sea.barrels, *sea.loose))]
    places = sorted(floating, key=lambda at: (steps[at], at))
    found = tuple(
        Text.of("map-find", what=_find(view, at), away=_sailing(view, seat, at))
        for at in places[:FINDS]
    )
    if found:
        more = len(places) - len(found)
        yield Text.of("map-finds", finds=Listing(items=found), more=more)


def _find(view: LogView, at: Hex) -> Listing:
    barrel = (Text.of("barrels", count=1),) if at in view.open.barrels else ()
    return Listing(items=(*barrel, *things.goods(view.open.loose.get(at, ())).items))


def _fortresses(view: LogView, seat: Seat) -> Iterator[Text]:
    sea, sheet, found = view.open, chart(view.open), list[Fact]()
    place_of = {castle.at: castle for castle in sheet.fortresses.values()}
    for at in _nearest(view, seat, [*place_of]):
        nation = fortress.owner(sea, place_of[at].tile)
        distrust = "distrust" in standing.effects(sea, sea.captains[seat], nation)
        found.append(
            Text.of(
                "map-fortress",
                nation=nation.value,
                away=_off(view, seat, at),
                reach=max(sheet.board.distance(at, to) for to in place_of[at].fire),
                hostile="yes" if distrust else "no",
                captain=Person(seat=seat),
            )
        )
    if found:
        yield Text.of("map-fortresses", fortresses=Listing(items=tuple(found)))


def _around(view: LogView, seat: Seat) -> Iterator[Text]:
    """Line for the six hexes around the ship of captain *seat*; none if that ship is
    off the map.
    """
    at = view.open.captains[seat].at
    if at is None:
        return
    sides = tuple(
        Text.of(
            "map-side",
            heading=things.compass(heading),
            spot=Text.of("spot-edge") if to < 0 else spot(view, to),
        )
        for heading, to in zip(HEADINGS, chart(view.open).board.neighbours[at], strict=True)
    )
    yield Text.of("map-around", captain=Person(seat=seat), sides=Listing(items=sides))


def _winds(view: LogView) -> Text:
    """CL-WIND-01: movement points that the wind gives or costs on each heading."""
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


def _unseen(view: LogView, seat: Seat) -> Text:
    """Number of tiles face down, and the way to the nearest hex beside one."""
    edge = errands.exploration(view.open, from_ship(view.open, view.open.captains[seat]))
    count = len(view.open.unseen)
    if edge is None:
        return Text.of("map-unseen", count=count)
    return Text.of("map-unseen-near", count=count, away=way(view, edge.at, edge.steps))
