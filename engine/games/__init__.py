"""Every game there is. To add one, add its folder and its line here."""

from typing import Any

from engine.core.game import Game
from engine.games.captains_log.game import CAPTAINS_LOG

GAMES: tuple[Game[Any, Any, Any, Any], ...] = (CAPTAINS_LOG,)


def find_game(slug: str) -> Game[Any, Any, Any, Any]:
    """:raises KeyError: if no game has this slug."""
    return {game.slug: game for game in GAMES}[slug]
