"""The games every law is tried on: those there are, and the toy that needs all of the kernel."""

import pytest

from engine.core.game import AnyGame
from engine.games import GAMES
from tests.toys.skirmish.game import SKIRMISH

EVERY_GAME: tuple[AnyGame, ...] = (*GAMES, SKIRMISH)
each_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.slug)
real_games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
