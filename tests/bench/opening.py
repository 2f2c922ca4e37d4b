"""Seconds until the bot is ready with many open tables, and the memory it then uses."""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from bot.services import open_services
from engine.games import GAMES
from tests.bench.line import Bar, Line
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import start_table

READY = Bar(figure="ready_s", limit=2)
MEMORY = Bar(figure="rss_mb", limit=150)
IDLE = Bar(figure="rss_mb", limit=100)


def started(database: Path) -> dict[str, float]:
    """Seconds and megabytes of a bot that starts in its own process, once it is ready."""
    command = [sys.executable, "-W", "ignore", "-m", "tests.bench.ready", str(database)]
    told = subprocess.run(command, check=True, capture_output=True, text=True)
    figures: dict[str, float] = json.loads(told.stdout)
    return figures


def lines(
    *, scale: float = 1.0, start: Callable[[Path], dict[str, float]] = started
) -> Iterator[Line]:
    """Measurements of a starting bot; *scale* multiplies the 1000 open tables that it finds.

    *start* starts a bot, and returns its figures.
    """
    tables = max(2, round(1000 * scale))
    with tempfile.TemporaryDirectory() as folder:
        full, empty = Path(folder) / "full.sqlite3", Path(folder) / "empty.sqlite3"
        asyncio.run(_lay_tables(full, tables))
        yield Line(
            what=f"start with {tables} open tables", figures=start(full), bars=(READY, MEMORY)
        )
        asyncio.run(_lay_tables(empty, 0))
        yield Line(what="idle bot", figures=start(empty), bars=(IDLE,))


async def _lay_tables(database: Path, number: int) -> None:
    game = GAMES[0]
    services = await open_services(database, games={game.slug: game}, poster=FakePoster())
    for channel in range(1, number + 1):
        await start_table(
            services.tables, game=game.slug, channel_id=channel, seed=f"bench-{channel}"
        )
    await services.settle()
    await services.close()
