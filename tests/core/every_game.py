"""The games on which laws are tried: the real ones, and toys that use all of the kernel."""

from typing import Any, NamedTuple

import pytest

from engine.core.game import AnyGame
from engine.core.records import Seat
from engine.games import GAMES
from tests.toys.sealed_orders.game import SEALED_ORDERS
from tests.toys.skirmish.game import SKIRMISH

EVERY_GAME: tuple[AnyGame, ...] = (*GAMES, SKIRMISH, SEALED_ORDERS)
each_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.slug)
real_games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


class Sitting(NamedTuple):
    """A way to begin a game: its *options* and the *seats* taken."""

    game: AnyGame
    preset: str
    seats: tuple[Seat, ...]

    @property
    def options(self) -> Any:
        return self.game.presets[self.preset]

    def __str__(self) -> str:
        return f"{self.game.slug}-{self.preset}-{len(self.seats)}"


def sittings(game: AnyGame) -> list[Sitting]:
    """Every preset with the fewest and with the most seats."""
    return [
        Sitting(game, preset, seating.seats[:count])
        for preset, options in game.presets.items()
        for seating in (game.seats(options),)
        for count in sorted({seating.least, seating.most})
    ]


each_sitting = pytest.mark.parametrize(
    "sitting", [one for game in EVERY_GAME for one in sittings(game)], ids=str
)
