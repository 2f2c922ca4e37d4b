"""The wind: how a heading lies to it."""

from engine.games.man_o_war.model.names import WINDS, Attitude, Wind
from engine.space.plane import CIRCLE, QUARTER, difference

SECTOR = QUARTER // 2
"""MOW-AMB-01: half of the sector, its border left out, that lies into the wind or before it."""


def blows_to(wind: Wind) -> int:
    """MOW-WIND-01: the heading that the wind blows to."""
    return QUARTER * WINDS.index(wind)


def attitude(wind: Wind, heading: int) -> Attitude:
    """MOW-WIND-05, MOW-WIND-06, MOW-WIND-07, MOW-GEO-06: how a *heading* lies to the *wind*.

    Exactly 45 degrees off is a beam wind.
    """
    off = difference(heading, blows_to(wind))
    if off < SECTOR:
        return "following_wind"
    return "into_the_wind" if off > CIRCLE // 2 - SECTOR else "beam_wind"
