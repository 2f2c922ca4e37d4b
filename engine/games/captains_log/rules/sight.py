"""Sight: the tiles face down that could be explored from a hex."""

import functools

from engine.games.captains_log.model.chart import SIZE, Chart, chart
from engine.games.captains_log.model.state import Hex, Open
from engine.games.captains_log.rules import route
from engine.games.captains_log.rules.waters import navigable

REACH = 3


def explorable(sea: Open, at: Hex) -> tuple[int, ...]:
    """CL-EXPLORE-01 … -03, CL-LOS-07: slots face down with a hex in sight of *at*, the nearest
    first.

    Of slots equally near, the one with the lower hex comes first. Tiles face down hide nothing.
    """
    return _explorable(chart(sea), at)[0]


def nearest(sea: Open, at: Hex) -> tuple[int, ...]:
    """CL-EXPLORE-03: the nearest of the explorable slots, all of them if several are
    equally near.
    """
    return _explorable(chart(sea), at)[1]


def lookouts(sea: Open) -> tuple[Hex, ...]:
    """Hexes of water from which a tile face down is in sight, the lowest first."""
    return _lookouts(chart(sea))


@functools.lru_cache(maxsize=256)
def _lookouts(sheet: Chart) -> tuple[Hex, ...]:
    grid = route.grid(sheet.board)
    near = grid.bits(at for at, known in enumerate(sheet.revealed) if not known)
    for _ in range(REACH):
        near |= grid.around(near)
    water = grid.hexes(near & navigable(sheet, 0))
    return tuple(at for at in water if _explorable(sheet, at)[0])


@functools.lru_cache(maxsize=4096)
def _explorable(sheet: Chart, at: Hex) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Slots with a hex in sight, the nearest first; then those among them that are nearest."""
    found: dict[int, int] = {}
    for hex_ in sheet.board.within(at, REACH):
        slot = hex_ // SIZE
        if not sheet.revealed[hex_] and slot not in found and sheet.sees(at, hex_):
            found[slot] = sheet.board.distance(at, hex_)
    least = min(found.values(), default=0)
    return tuple(found), tuple(slot for slot, steps in found.items() if steps == least)
