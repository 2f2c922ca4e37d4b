"""Attacks that may be expected, judged by what lies open on the table."""

from collections.abc import Iterator

from engine.core.records import Seat
from engine.games.captains_log.model.cards import ShotPennant
from engine.games.captains_log.model.chart import chart
from engine.games.captains_log.model.printed import npc_card
from engine.games.captains_log.model.state import Hex, LogView, Open, Ship
from engine.games.captains_log.rules import port, ships

WATCHED_HEXES = 6
"""Hexes within which a ship is worth watching: about the farthest most ships sail in a turn."""


def hunts(sea: Open, npc: Ship, seat: Seat) -> bool:
    """CL-NPCTARGET-13, -14: whether *npc* would attack captain *seat* at that ship's present hex.

    An NPC spares ships moored in a port of its own nation.
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
    """Hexes to the captain nearest to *at*, and that captain's seat; None if no captain is on the
    map.
    """
    board = chart(sea).board
    afloat = ((seat, ships.position(sea, seat)) for seat in sea.order)
    return min(
        ((board.distance(at, there), seat) for seat, there in afloat if there is not None),
        default=None,
    )


def others(view: LogView, seat: Seat) -> Iterator[tuple[int, Ship, Hex]]:
    """Other ships on the map with distance and hex, the nearest to captain *seat* first; none if
    that ship is off the map.
    """
    sea, here = view.open, view.open.captains[seat].at
    if here is None:
        return
    board = chart(sea).board
    found = [(board.distance(here, at), name, at) for name, at in ships.afloat(sea) if name != seat]
    yield from sorted(found, key=lambda one: one[0])


def is_foe(sea: Open, ship: Ship, seat: Seat) -> bool:
    """Whether *ship* might open fire on captain *seat*."""
    return ships.enemies(sea, ship, seat) if ship in sea.captains else hunts(sea, ship, seat)
