"""The drawer of each game."""

from collections.abc import Mapping
from typing import Final

from renders import captains_log, fleet_commander
from renders.picture import Drawer

DRAWERS: Final[Mapping[str, Drawer]] = {
    "captains_log": captains_log.DRAWER,
    "fleet_commander": fleet_commander.DRAWER,
}
"""The drawer of each game, by its slug; a game without one is played in words alone."""
