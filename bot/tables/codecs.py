"""The games of the bot, each with the codecs that its tables need."""

from collections.abc import Mapping
from typing import Any

from bot.errors import NoGame
from bot.store.models import Table
from engine.core.codec import Codec, row_codec, setup_codec
from engine.core.game import AnyGame, Setup
from engine.core.log import Row


class GameCodecs:
    """A *game* with the codecs of its records."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.states: Codec[Any] = Codec(game.state_type)
        self.options: Codec[Any] = Codec(game.options_type)
        self.orders: Codec[Any] | None = Codec(game.orders_type) if game.orders_type else None
        """The codec of standing orders; None if the game has none."""
        plan: Any = tuple
        self.plans: Codec[tuple[Any, ...]] = Codec(plan[game.action_type, ...])
        self.rows: Codec[Row[Any]] = row_codec(game)
        self.setups: Codec[Setup[Any, Any]] = setup_codec(game)


class Games:
    """Finds the game of a table by its slug."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._codecs: dict[str, GameCodecs] = {}

    def of(self, table: Table) -> GameCodecs:
        """The game of *table* with its codecs.

        :raises NoGame: if the bot no longer has it.
        """
        return self.named(table.game)

    def named(self, slug: str) -> GameCodecs:
        """The game called *slug* with its codecs.

        :raises NoGame: if the bot has no such game.
        """
        if slug not in self._codecs:
            if slug not in self._games:
                raise NoGame(game=slug)
            self._codecs[slug] = GameCodecs(self._games[slug])
        return self._codecs[slug]
