"""Names of hexes: by things that lie there, and by their place as seen from a port or ship."""

import math
from collections.abc import Iterable

from engine.core.words import Fact, Listing, Person, Text
from engine.games.captains_log.judgement.distances import (
    NO_WAY_STEPS,
    anchorage,
    from_ship,
    mooring,
)
from engine.games.captains_log.model.chart import DEEP, SIZE, Port, chart
from engine.games.captains_log.model.state import Hex, LogView
from engine.games.captains_log.words import things
from engine.games.captains_log.words.seats import reader
from engine.space.hexes import HEADINGS, STEPS, Axial

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
    tile = sheet.tile(at)
    if not tile:
        return Text.of("place-unexplored")
    if port := sheet.moorings.get(at):
        return Text.of("place-anchorage", where=_from_port(view, port, at))
    where = exactly(view, at)
    if sheet.land[at]:
        return _ashore(view, at, tile, where)
    if at in sea.barrels:
        return Text.of("place-barrel", where=where)
    if at in sea.loose:
        return Text.of("place-adrift", where=where, goods=things.goods(sea.loose[at]))
    if at in sheet.whales[tile]:
        return Text.of("place-whales", where=where)
    if sheet.depth[at] != DEEP:
        return Text.of("place-shoal", where=where, depth=things.halves(sheet.depth[at]))
    return Text.of("place-sea", where=where)


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
    """Place of *at* as told at sea: moored in a port, or at a distance from the nearest port.

    Distance and direction are those in the picture, from the hex that bears the port's name.
    """
    sheet = chart(view.open)
    if not sheet.tile(at):
        return Text.of("where-unexplored")
    if port := sheet.moorings.get(at):
        return Text.of("where-moored", name=port.card.name)
    near = _nearest_port(view, at)
    if near is None:
        return on_tile(view, at)
    if near.at == at:
        return Text.of("where-moored", name=near.card.name)
    return Text.of("where-near", name=near.card.name, **_apart(view, near.at, at))


def exactly(view: LogView, at: Hex) -> Text:
    """Place of *at* by the hexes to count from the nearest port, in two directions at most.

    It is counted from the reader's ship while no port is known, and told by the tile if that ship
    is off the map too. No two hexes share it.
    """
    near = _nearest_port(view, at)
    if near is not None:
        return _from_port(view, near, at)
    here = view.open.captains[reader(view)].at
    if here is None or here == at:
        return on_tile(view, at)
    legs = _legs(view, here, at)
    return Text.of("where-counted-captain", legs=legs, captain=Person(seat=reader(view)))


def on_tile(view: LogView, at: Hex) -> Text:
    """Place of *at* by the number of its tile and the side of that tile."""
    return Text.of("where-tile", tile=chart(view.open).tile(at), side=side(at))


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


def way(view: LogView, at: Hex, steps: int, towards: Hex | None = None) -> Text:
    """Way of *steps* hexes from the reader's ship to *at*, with the direction of *towards*, which
    is *at* itself unless given.
    """
    here = view.open.captains[reader(view)].at
    if here is None or here == at:
        return Text.of("way-here")
    if steps >= NO_WAY_STEPS:
        return Text.of("way-none")
    board = chart(view.open).board
    there = board.at[at if towards is None else towards]
    return Text.of("way", steps=steps, side=_bearing(board.at[here], there))


def way_to_port(view: LogView, port: Port) -> Text:
    """Way from the reader's ship to the nearest anchorage of *port*, with a note if that is taken.

    The hexes are those to sail; the direction is that of the port's own hex, which bears its name.
    """
    sea, captain = view.open, view.open.captains[reader(view)]
    steps = from_ship(sea, captain)
    at = anchorage(steps, port)
    if at is None:
        return Text.of("way-none")
    found, free = way(view, at, steps[at], port.at), mooring(sea, captain, steps, port)
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


def _nearest_port(view: LogView, at: Hex) -> Port | None:
    """The port whose own hex is nearest to *at* in a straight line; None if none is known."""
    sheet = chart(view.open)
    return min(
        sheet.ports.values(),
        key=lambda port: (sheet.board.distance(port.at, at), port.at),
        default=None,
    )


def _from_port(view: LogView, port: Port, at: Hex) -> Text:
    if port.at == at:
        return Text.of("where-moored", name=port.card.name)
    return Text.of("where-counted", legs=_legs(view, port.at, at), name=port.card.name)


def _legs(view: LogView, start: Hex, at: Hex) -> Listing:
    """The hexes from *start* to *at*: a straight leg, or two in neighbouring directions, the longer
    one first.
    """
    board = chart(view.open).board
    q, r = board.at[at].q - board.at[start].q, board.at[at].r - board.at[start].r
    for number, heading in enumerate(HEADINGS):
        ahead, beside = STEPS[number], STEPS[(number + 1) % len(STEPS)]
        along, across = q * beside.r - r * beside.q, ahead.q * r - ahead.r * q
        if along > 0 and across >= 0:
            turned = HEADINGS[(number + 1) % len(HEADINGS)]
            legs = sorted([(along, heading), (across, turned)], key=lambda one: -one[0])
            return Listing(
                items=tuple(
                    Text.of(f"leg-{rank}", hexes=hexes, heading=things.compass(towards))
                    for rank, (hexes, towards) in zip(("first", "then"), legs, strict=True)
                    if hexes
                )
            )
    raise AssertionError(f"{at} is {start}")


def _ashore(view: LogView, at: Hex, tile: int, where: Text) -> Text:
    sheet = chart(view.open)
    port, fortress = sheet.ports.get(tile), sheet.fortresses.get(tile)
    if port and port.at == at:
        return Text.of("place-port", name=port.card.name)
    if fortress and fortress.at == at:
        return Text.of("place-fortress", where=where)
    return Text.of("place-land", where=where)
