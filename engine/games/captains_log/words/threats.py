"""Attacks to be expected, as far as everybody at the table can see."""

from collections.abc import Iterator

from engine.core.records import Seat
from engine.games.captains_log.model.cards import ShotPennant
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.printed import npc_card
from engine.games.captains_log.model.state import Hex, LogView, Open, Ship
from engine.games.captains_log.rules import port, ships

WATCHED_HEXES = 6
"""Hexes within which a ship is worth watching: as far as most sail in a turn."""


def hunts(sea: Open, npc: Ship, seat: Seat) -> bool:
    """CL-NPCTARGET-13: whether *npc* would attack captain *seat* where that ship lies now.

    CL-NPCTARGET-14: not in a port of its own nation.
    """
    at, known = ships.position(sea, seat), sea.npcs.get(npc)
    if at is None or known is None or known.card is None or known.at is None:
        return False
    if not any(isinstance(one, ShotPennant) for one in npc_card(sea, known).pennants):
        return False
    moored = chart(sea).moorings.get(at)
    if moored and port.flag(sea, moored) in ships.nations(sea, npc):
        return False
    return ships.enemies(sea, npc, seat)


def nearest_captain(sea: Open, at: Hex) -> tuple[int, Seat] | None:
    """How far the captain nearest to *at* is, and who that is; None while none is at sea."""
    board = chart(sea).board
    afloat = ((seat, ships.position(sea, seat)) for seat in sea.order)
    return min(
        ((board.distance(at, there), seat) for seat, there in afloat if there is not None),
        default=None,
    )


def others(view: LogView, seat: Seat) -> Iterator[tuple[int, Ship, Hex]]:
    """Every other ship on the map, the nearest to captain *seat* first: how far, who, where."""
    sea, here = view.open, view.open.captains[seat].at
    if here is None:
        return
    board = chart(sea).board
    found = [(board.distance(here, at), name, at) for name, at in ships.afloat(sea) if name != seat]
    yield from sorted(found, key=lambda one: one[0])


def is_foe(sea: Open, ship: Ship, seat: Seat) -> bool:
    """Whether *ship* might open fire on captain *seat*."""
    return ships.enemies(sea, ship, seat) if ship in sea.captains else hunts(sea, ship, seat)
