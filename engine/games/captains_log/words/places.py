"""Names of hexes: by things that lie there, by tile, and by place on the tile."""

import math
from collections.abc import Iterable

from engine.core.records import Seat
from engine.core.words import Fact, Listing, Person, Text
from engine.games.captains_log.judgement.distances import (
    NO_WAY_STEPS,
    anchorage,
    from_ship,
    mooring,
    steps_from,
)
from engine.games.captains_log.model.chart import DEEP, SIZE, Port, chart
from engine.games.captains_log.model.state import Hex, LogView
from engine.games.captains_log.rules import hold
from engine.games.captains_log.words import things
from engine.games.captains_log.words.seats import reader
from engine.space.hexes import Axial

_SIDES = (
    *("centre", "north", "north-east", "south-east", "south", "south-west", "north-west"),
    *("south-south-east", "east", "north-north-east"),
    *("north-north-west", "west", "south-south-west"),
)
"""Side of a tile for each hex of ``chart.LOCAL``: the centre, the six hexes around it, and the six
outer hexes.
"""

_COMPASS = (
    *("north", "north-north-east", "north-east", "east", "south-east", "south-south-east"),
    *("south", "south-south-west", "south-west", "west", "north-west", "north-north-west"),
)
"""Points of the compass, 30 degrees apart, clockwise from north."""


def place(view: LogView, at: Hex) -> Text:
    """Full name of *at*; no two hexes of revealed tiles share one."""
    sea, sheet = view.open, chart(view.open)
    tile, where = sheet.tile(at), side(at)
    if not tile:
        return Text.of("place-unexplored")
    if port := sheet.moorings.get(at):
        return Text.of("place-anchorage", name=port.card.name, tile=tile, side=where)
    if sheet.land[at]:
        return _ashore(view, at, tile)
    if at in sea.barrels:
        return Text.of("place-barrel", tile=tile, side=where)
    if at in sea.loose:
        goods = things.goods(sea.loose[at])
        return Text.of("place-adrift", tile=tile, side=where, goods=goods)
    if at in sheet.whales[tile]:
        return Text.of("place-whales", tile=tile, side=where)
    if sheet.depth[at] != DEEP:
        depth = things.halves(sheet.depth[at])
        return Text.of("place-shoal", tile=tile, side=where, depth=depth)
    return Text.of("place-sea", tile=tile, side=where)


def spot(view: LogView, at: Hex) -> Text:
    """Thing at *at* without its place, for readers who know the place already."""
    sea, sheet = view.open, chart(view.open)
    tile = sheet.tile(at)
    if not tile:
        return Text.of("place-unexplored")
    if port := sheet.moorings.get(at):
        return Text.of("spot-anchorage", name=port.card.name)
    if at in sea.barrels:
        return Text.of("spot-barrel")
    if at in sea.loose:
        return Text.of("spot-adrift", goods=things.goods(sea.loose[at]))
    if at in sheet.whales[tile]:
        return Text.of("spot-whales")
    if not sheet.land[at] and sheet.depth[at] != DEEP:
        return Text.of("spot-shoal", depth=things.halves(sheet.depth[at]))
    return Text.of("spot-land" if sheet.land[at] else "spot-sea")


def whereabouts(view: LogView, at: Hex) -> Text:
    """Place of *at* as told at sea: moored in a port, or at a distance from the nearest port."""
    sheet = chart(view.open)
    if not sheet.tile(at):
        return Text.of("where-unexplored")
    if port := sheet.moorings.get(at):
        return Text.of("where-moored", name=port.card.name)
    sea, captain = view.open, view.open.captains[reader(view)]
    steps = steps_from(sheet, at, hold.draft(sea, captain))
    ways = [
        (steps[there], port.at, there, port)
        for port in sheet.ports.values()
        if (there := anchorage(steps, port)) is not None
    ]
    if not ways:
        return on_tile(view, at)
    hexes, _, berth, near = min(ways, key=lambda one: one[:2])
    bearing = _bearing(sheet.board.at[berth], sheet.board.at[at])
    return Text.of("where-near", name=near.card.name, hexes=hexes, side=bearing)


def on_tile(view: LogView, at: Hex) -> Text:
    """Place of *at* by the number of its tile and the side of that tile."""
    return Text.of("where-tile", tile=chart(view.open).tile(at), side=side(at))


def beside(view: LogView, seat: Seat, at: Hex) -> Text:
    """Place of *at* by distance and direction from the ship of captain *seat*, which must be on the
    map; or that it is the hex of that ship.
    """
    here = view.open.captains[seat].at
    assert here is not None, f"{seat} is not on the map"
    if at == here:
        return Text.of("where-captain-lies", captain=Person(seat=seat))
    return Text.of("where-captain", captain=Person(seat=seat), **_apart(view, here, at))


def away(view: LogView, at: Hex, to: Hex) -> Text:
    """Distance in hexes and direction of *to* as seen from *at*."""
    if at == to:
        return Text.of("way-here")
    return Text.of("where-away", **_apart(view, at, to))


def side(at: Hex) -> str:
    """Side of its tile on which *at* lies: ``centre``, or a point of the compass."""
    return _SIDES[at % SIZE]


def sides(hexes: Iterable[Hex]) -> Listing:
    """Sides on which several hexes of one tile lie."""
    return Listing(items=tuple(Text.of("side", side=side(at)) for at in sorted(hexes)))


def towards(view: LogView, at: Hex, slot: int) -> str:
    """Point of the compass in which the centre of *slot* lies as seen from *at*."""
    board = chart(view.open).board
    return _bearing(board.at[at], board.centres[slot % len(board.centres)])


def way(view: LogView, at: Hex, steps: int) -> Text:
    """Way of *steps* hexes from the reader's ship to *at*, with its direction."""
    here = view.open.captains[reader(view)].at
    if here is None or here == at:
        return Text.of("way-here")
    if steps >= NO_WAY_STEPS:
        return Text.of("way-none")
    board = chart(view.open).board
    return Text.of("way", steps=steps, side=_bearing(board.at[here], board.at[at]))


def way_to_port(view: LogView, port: Port) -> Text:
    """Way from the reader's ship to the nearest anchorage of *port*, with a note if
    that is taken.
    """
    sea, captain = view.open, view.open.captains[reader(view)]
    steps = from_ship(sea, captain)
    at = anchorage(steps, port)
    if at is None:
        return Text.of("way-none")
    found, free = way(view, at, steps[at]), mooring(sea, captain, steps, port)
    if free == at:
        return found
    return Text.of("way-taken", way=found, all="yes" if free is None else "no")


def _apart(view: LogView, at: Hex, to: Hex) -> dict[str, Fact]:
    board = chart(view.open).board
    return {"hexes": board.distance(at, to), "side": _bearing(board.at[at], board.at[to])}


def _bearing(here: Axial, there: Axial) -> str:
    (east, north), (far_east, far_north) = _flat(here), _flat(there)
    bearing = math.degrees(math.atan2(far_east - east, far_north - north))
    return _COMPASS[round(bearing / 30) % 12]


def _flat(at: Axial) -> tuple[float, float]:
    """Distances of *at* to the east and to the north of the origin, hexes being flat-topped and
    north up.
    """
    return 1.5 * at.q, -math.sqrt(3) * (at.r + at.q / 2)


def _ashore(view: LogView, at: Hex, tile: int) -> Text:
    sheet, where = chart(view.open), side(at)
    port, fortress = sheet.ports.get(tile), sheet.fortresses.get(tile)
    if port and port.at == at:
        return Text.of("place-port", name=port.card.name, tile=tile, side=where)
    if fortress and fortress.at == at:
        return Text.of("place-fortress", tile=tile, side=where)
    return Text.of("place-land", tile=tile, side=where)
