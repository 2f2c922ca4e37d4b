"""Ports in the description of the map: those in reach first, with the way and their services."""

from collections.abc import Iterator
from math import ceil

from engine.core.records import Seat
from engine.core.words import Listing, Person, Text
from engine.games.captains_log.judgement.distances import NO_WAY_STEPS, anchorage, from_ship
from engine.games.captains_log.model.chart import Port, chart
from engine.games.captains_log.model.state import LogView
from engine.games.captains_log.rules import hold, move, port
from engine.games.captains_log.words import things
from engine.games.captains_log.words.alt import ports_in_reach
from engine.games.captains_log.words.places import on_tile, way_to_port

PORTS = 4
"""Most ports described in a line each; the others are only named."""


def describe_ports(view: LogView, seat: Seat) -> Iterator[Text]:
    """Lines for ports: those in reach with the points left on arrival, others with the fewest turns
    to get there.
    """
    sheet = chart(view.open)
    points = {harbour.tile: left for harbour, left in ports_in_reach(view, seat)}
    near = [harbour.tile for harbour in _by_steps(view, seat)]
    tiles = [*points, *(tile for tile in near if tile not in points)]
    for tile in tiles[:PORTS]:
        yield _port(view, seat, sheet.ports[tile], points.get(tile))
    if tiles[PORTS:]:
        named = tuple(
            Text.of(
                "map-port-far",
                name=one.card.name,
                nation=things.owner(view.open, one),
                away=_how_far(view, seat, one),
            )
            for one in (sheet.ports[tile] for tile in tiles[PORTS:])
        )
        yield Text.of("map-ports-far", ports=Listing(items=named))


def _port(view: LogView, seat: Seat, harbour: Port, points: int | None) -> Text:
    sea = view.open
    services = tuple(Text.of("service", service=one.value) for one in harbour.card.services)
    return Text.of(
        "map-port",
        name=harbour.card.name,
        nation=things.owner(sea, harbour),
        tile=harbour.tile,
        services=Listing(items=services),
        when=_when(view, seat, harbour, points),
    )


def _when(view: LogView, seat: Seat, harbour: Port, points: int | None) -> Text:
    sea = view.open
    captain = sea.captains[seat]
    off = _how_far(view, seat, harbour)
    if captain.at in harbour.anchorages and captain.heading is not None:
        return Text.of("map-port-here", captain=Person(seat=seat))
    if not port.welcome(sea, captain, harbour):
        return Text.of("map-port-closed", captain=Person(seat=seat), away=off)
    if points is not None:
        return Text.of("map-port-now", away=off, points=points)
    if captain.at is None or captain.heading is None:
        return Text.of("map-port-away", away=off)
    steps = from_ship(view.open, view.open.captains[seat])
    at = anchorage(steps, harbour)
    if at is None:
        return Text.of("map-port-away", away=off)
    swift = max(move.movements(sea, captain, hold.draft(sea, captain)))
    return Text.of("map-port-turns", away=off, turns=max(1, ceil(steps[at] / max(1, swift))))


def _by_steps(view: LogView, seat: Seat) -> list[Port]:
    """All ports by the steps of captain *seat*'s way to them, the nearest first."""
    sea, steps = view.open, from_ship(view.open, view.open.captains[seat])
    found: list[tuple[int, int, Port]] = []
    for harbour in chart(sea).ports.values():
        at = anchorage(steps, harbour)
        found.append((NO_WAY_STEPS if at is None else steps[at], harbour.tile, harbour))
    return [harbour for *_, harbour in sorted(found, key=lambda one: one[:2])]


def _how_far(view: LogView, seat: Seat, harbour: Port) -> Text:
    if view.open.captains[seat].at is None:
        return on_tile(view, harbour.at)
    return way_to_port(view, harbour)
