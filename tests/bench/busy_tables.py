"""Games in progress, written into a database for the bot to find; each waits for one person."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from bot.services import open_services
from bot.tables import boards, playing
from engine.games import GAMES
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import start_table


def lay_tables(database: Path, channels: Sequence[int], user_id: int) -> None:
    """Write a table for each of *channels*, with its first questions answered by *user_id*."""
    asyncio.run(_lay(database, channels, user_id))


async def _lay(database: Path, channels: Sequence[int], user_id: int) -> None:
    game = GAMES[0]
    boards.EDIT_PAUSE_SECONDS = 0.0  # so that the measured bot has no edits left to make
    services = await open_services(database, games={game.slug: game}, poster=FakePoster())
    tables = services.tables
    for channel in channels:
        table_id = await start_table(
            tables,
            game=game.slug,
            channel_id=channel,
            guild_id=None,
            people={user_id: "Alice"},
            seed=f"bench-{channel}",
        )
        while asked := game.pending((live := await tables.load(table_id)).state):
            answer = game.default(live.view(asked[0].seat))
            await playing.play(tables, table_id, user_id, (answer,), decision=asked[0].id)
    await services.settle()
    await services.close()
