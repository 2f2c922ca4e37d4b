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
    return list(_explorable(chart(sea), at))


@functools.lru_cache(maxsize=4096)
def _explorable(sheet: Chart, at: Hex) -> tuple[int, ...]:
    found: list[int] = []
    for hex_ in sheet.board.within(at, REACH):
        slot = hex_ // SIZE
        if not sheet.revealed[hex_] and slot not in found and sheet.sees(at, hex_):
            found.append(slot)
    return tuple(found)
