"""Options of a table of Man O'War."""

from typing import Annotated, Final, Literal

from annotated_types import Interval

from engine.core.records import value


@value
class Options:
    """Options of a battle, by default the first game."""

    fleets: Literal["two_galleys", "three_galleys"] = "three_galleys"
    """Ships of each side."""
    turns: Annotated[int, Interval(ge=3, le=20)] = 6
    """Turns after which honours decide (MOW-VICTORY-03, MOW-VICTORY-04)."""
    measuring: Literal["free"] = "free"
    """House option: whether lengths may be measured before they are needed."""
    pace: Literal["by_post"] = "by_post"
    """House option: all sides signal at once, and the turn then plays itself."""


PRESETS: Final[dict[str, Options]] = {
    "first_game": Options(),
    "two_galleys": Options(fleets="two_galleys", turns=8),
}
"""Presets that a table may begin with."""
