"""Distances: the hexes a ship has to sail to every place, as far as the map is revealed."""

import functools
from collections.abc import Iterable
from typing import Final

from engine.games.captains_log.model.chart import Chart, Port, chart
from engine.games.captains_log.model.state import Captain, Hex, Open
from engine.games.captains_log.rules import hold, ships

NO_WAY_STEPS: Final = 99
"""Steps counted to a hex that no way leads to."""


def from_ship(sea: Open, captain: Captain) -> tuple[int, ...]:
    """Steps from *captain*'s ship, as loaded, to every hex; all ``NO_WAY_STEPS`` if it is off the
    map.
    """
    if captain.at is None:
        return (NO_WAY_STEPS,) * len(chart(sea).depth)
    return steps_from(chart(sea), captain.at, hold.draft(sea, captain))


def nearest(steps: tuple[int, ...], places: Iterable[Hex]) -> Hex | None:
    """The one of *places* with the fewest *steps*; None if no way leads to any of them."""
    best = min(places, key=lambda at: (steps[at], at), default=None)
    return None if best is None or steps[best] >= NO_WAY_STEPS else best


def anchorage(steps: tuple[int, ...], place: Port) -> Hex | None:
    """The nearest anchorage of *place*, even if a ship lies there: it may have left by next turn.

    The *steps* to this anchorage are the distance of the port in every text.
    """
    return nearest(steps, place.anchorages)


def mooring(sea: Open, captain: Captain, steps: tuple[int, ...], place: Port) -> Hex | None:
    """The nearest anchorage of *place* without another ship, for *captain* to moor at; None if
    none.
    """
    taken = set(ships.occupied(sea)) - {captain.at}
    return nearest(steps, [at for at in place.anchorages if at not in taken])


def steps_from(sheet: Chart, start: Hex, draft: int) -> tuple[int, ...]:
    """Steps from *start* to every hex, by water for *draft* halves; *start* itself may be
    shallower.
    """
    return _spread(sheet, (start,), draft)


def steps_to(sheet: Chart, goals: Iterable[Hex], draft: int) -> tuple[int, ...]:
    """Steps from every hex to the nearest of *goals*, by water for *draft* halves."""
    return _spread(sheet, tuple(goal for goal in goals if sheet.depth[goal] >= draft), draft)


@functools.lru_cache(maxsize=2048)
def _spread(sheet: Chart, starts: tuple[Hex, ...], draft: int) -> tuple[int, ...]:
    exits, depth = sheet.exits, sheet.depth
    steps = [NO_WAY_STEPS] * len(depth)
    for start in starts:
        steps[start] = 0
    queue = list(starts)
    for at in queue:
        beyond = steps[at] + 1
        for to in exits[at]:
            if to >= 0 and steps[to] == NO_WAY_STEPS and depth[to] >= draft:
                steps[to] = beyond
                queue.append(to)
    return tuple(steps)
