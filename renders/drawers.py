"""The drawer of each game."""

from collections.abc import Mapping
from typing import Final

from renders import captains_log, fleet_commander
from renders.names import with_drawable_names
from renders.picture import Drawer

_EVERY: Final[Mapping[str, Drawer]] = {
    "captains_log": captains_log.DRAWER,
    "fleet_commander": fleet_commander.DRAWER,
}

DRAWERS: Final[Mapping[str, Drawer]] = {
    game: with_drawable_names(drawer) for game, drawer in _EVERY.items()
}
"""The drawer of each game, by its slug; a game without one is played in words alone."""
