"""Merchants' routes: the stops that a card names, and the hexes these stand for."""

import functools

from engine.games.captains_log.model.cards import RouteStop
from engine.games.captains_log.model.chart import Chart, chart
from engine.games.captains_log.model.data_set import find
from engine.games.captains_log.model.printed import npc_card
from engine.games.captains_log.model.state import Hex, Npc, Open
from engine.games.captains_log.rules import route
from engine.games.captains_log.rules.route import Bits


def next_stop(sea: Open, ship: Npc) -> int | None:
    """CL-MERCHANT-04, -09: the index of the stop that *ship* sails to; None if it has none.

    # Ruling CL-AMB-60: stops on tiles not revealed yet are passed over.
    """
    return _bound(chart(sea), sea.data, ship.card, ship.stop)[0]


def bound(sea: Open, ship: Npc) -> Bits:
    """CL-MERCHANT-05, CL-SPECIAL-04: the hexes with the icon of the next stop; empty if there is
    none.
    """
    return _bound(chart(sea), sea.data, ship.card, ship.stop)[1]


def ends_at(sea: Open, ship: Npc, index: int) -> bool:
    """CL-SPECIAL-02: whether stop *index* is the last of a route that is no loop."""
    card = npc_card(sea, ship)
    return not card.loops and index == len(card.route) - 1


@functools.lru_cache(maxsize=4096)
def _bound(sheet: Chart, data: str, number: int | None, last: int) -> tuple[int | None, Bits]:
    """Index of the stop that follows stop *last* on card *number*, and the hexes of that stop.

    None and no hexes if there is no such stop.
    """
    assert number is not None, "the card lies face down"
    card = find(data).npcs[number]
    count = len(card.route)
    for i in range(last + 1, last + count if card.loops else count):
        if places := _places(sheet, card.route[i % count]):
            return i % count, route.grid(sheet.board).bits(places)
    return None, 0


def _places(sheet: Chart, stop: RouteStop) -> tuple[Hex, ...]:
    """Hexes with the icon of *stop*; empty while its tile lies face down."""
    match stop.icon:
        case "anchorage":
            return sheet.ports[stop.tile].anchorages if stop.tile in sheet.ports else ()
        case "whale":
            return sheet.whales.get(stop.tile, ())
        case "start":
            return (sheet.starts[stop.tile],) if stop.tile in sheet.starts else ()
