"""The lookout: what lies in sight, and which tiles could be explored from here."""

import functools

from engine.games.captains_log.chart import SIZE, Chart, chart
from engine.games.captains_log.state import Hex, Open

REACH = 3


def explorable(sea: Open, at: Hex) -> list[int]:
    """CL-EXPLORE-01 … -03, CL-LOS-07: slots face down with a hex in sight, the nearest first.

    Of two slots equally near the one with the lower hex comes first. Tiles face down hide
    nothing.
    """
    return [slot for slot, _ in _explorable(chart(sea), at)]


def nearest(sea: Open, at: Hex) -> list[int]:
    """CL-EXPLORE-03: those of the explorable slots that are equally near, and none nearer."""
    found = _explorable(chart(sea), at)
    return [slot for slot, steps in found if steps == found[0][1]]


@functools.lru_cache(maxsize=4096)
def _explorable(sheet: Chart, at: Hex) -> tuple[tuple[int, int], ...]:
    """Slots with a hex in sight, and how far away the nearest such hex is."""
    found: dict[int, int] = {}
    for hex_ in sheet.board.within(at, REACH):
        slot = hex_ // SIZE
        if not sheet.revealed[hex_] and slot not in found and sheet.sees(at, hex_):
            found[slot] = sheet.board.distance(at, hex_)
    return tuple(found.items())
