"""Every game there is. To add one, add its folder and its line here."""

from typing import Any

from engine.core.game import Game
from engine.games.captains_log.game import CAPTAINS_LOG

GAMES: tuple[Game[Any, Any, Any, Any], ...] = (CAPTAINS_LOG,)
