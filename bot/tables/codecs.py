"""The games there are, each with the codecs its tables need."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.errors import NoGame
from bot.store.models import Table
from engine.core.codec import Codec, row_codec, setup_codec
from engine.core.game import Game, Setup
from engine.core.log import Row

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
Upgrade: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns the raw JSON of a state of rules version n into one of n + 1."""


class GameCodecs:
    """A *game* and how its records are written down."""

    def __init__(self, game: AnyGame, upgrades: Mapping[int, Upgrade]) -> None:
        self.game = game
        self.data_hash = str(getattr(game, "data_hash", ""))
        self.upgrades = upgrades
        self.states: Codec[Any] = Codec(game.state_type)
        self.options: Codec[Any] = Codec(game.options_type)
        self.orders: Codec[Any] | None = Codec(game.orders_type) if game.orders_type else None
        """None if nothing can be ordered beforehand."""
        plan: Any = tuple
        self.plans: Codec[tuple[Any, ...]] = Codec(plan[game.action_type, ...])
        self.rows: Codec[Row[Any]] = row_codec(game)
        self.setups: Codec[Setup[Any, Any]] = setup_codec(game)


class Games:
    """Finds the game of a table; *upgrades* of a game are by the version they start from.

    A key of *games* is a slug, or ``slug@hash`` for tables that began under an older data set.
    """

    def __init__(
        self, games: Mapping[str, AnyGame], upgrades: Mapping[str, Mapping[int, Upgrade]]
    ) -> None:
        self._games, self._upgrades = games, upgrades
        self._codecs: dict[str, GameCodecs] = {}

    def newest(self, slug: str) -> GameCodecs:
        """:raises NoGame: if no game has this slug."""
        return self._find(slug)

    def of(self, table: Table) -> GameCodecs:
        """:raises NoGame: if its game, or the data set it is played with, is no longer here."""
        newest = self._find(table.game)
        if newest.data_hash == table.data_hash:
            return newest
        return self._find(f"{table.game}@{table.data_hash}")

    def _find(self, key: str) -> GameCodecs:
        if key not in self._codecs:
            if key not in self._games:
                raise NoGame(game=key)
            game = self._games[key]
            self._codecs[key] = GameCodecs(game, self._upgrades.get(game.slug, {}))
        return self._codecs[key]
