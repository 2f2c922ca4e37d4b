"""The time that commands take while the messages of many tables are due at once."""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, TypeAlias

from bot.delivery.posts import Post
from bot.garbage import put_off_full_collections
from bot.messages.board import Narrator
from bot.messages.pictures import Pictures
from bot.services import Services, open_services
from engine.games import GAMES
from tests.bench.commands import command
from tests.bench.copied_tables import copy_table
from tests.bench.line import Bar, Line, clocked_async, percentile
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import start_table

LANES = (400, 1500)
WAIT = Bar(figure="max_ms", limit=100)
POSTING_SECONDS = 0.05
"""Seconds that Discord takes to accept a message."""
ALONE_SECONDS = 2.0
"""Seconds in which commands are measured before."""
PAUSE_SECONDS = 0.02
"""Seconds between two commands."""
UNSENT = {
    "outbox.status": "'queued'",
    "outbox.tried_at": "NULL",
    "outbox.attempts": "0",
}
"""Values of a message that is still to be sent."""

Times: TypeAlias = tuple[list[float], list[float]]
"""Milliseconds for each command, and milliseconds of processor time spent meanwhile on anything.

Other programs lengthen the former only.
"""


class WordingPoster(FakePoster):
    """Puts each message into words as the bot does, and takes as long as Discord to accept it."""

    def __init__(self) -> None:
        super().__init__()
        self.narrator: Narrator | None = None

    async def post(self, post: Post) -> int:
        assert self.narrator is not None
        await self.narrator.message(post)
        await asyncio.sleep(POSTING_SECONDS)
        self.messages.append(post)
        return len(self.messages)


def lines(*, scale: float = 1.0) -> Iterator[Line]:
    """Measurements of a draining outbox; *scale* multiplies the number of lanes, and shortens."""
    for full in LANES:
        lanes = max(2, round(full * scale))
        (alone, alone_cpu), (found, cpu), seconds = asyncio.run(
            _measure(lanes, alone_seconds=ALONE_SECONDS * min(1.0, 10 * scale))
        )
        figures = {"p50_ms": median(found), "p99_ms": percentile(found, 99), "max_ms": max(found)}
        figures |= {"commands": len(found), "drained_s": seconds}
        figures |= {"cpu_p50_ms": median(cpu), "cpu_max_ms": max(cpu)}
        figures |= {"alone_max_ms": max(alone), "alone_cpu_max_ms": max(alone_cpu)}
        what = f"command to commit while {lanes} lanes drain"
        yield Line(what=what, figures=figures, bars=(WAIT,))


async def _measure(lanes: int, *, alone_seconds: float) -> tuple[Times, Times, float]:
    """The times of commands: before, and until all lanes are drained; and its seconds."""
    with tempfile.TemporaryDirectory() as folder:
        database, slug = Path(folder) / "bench.sqlite3", GAMES[0].slug
        poster = WordingPoster()
        services = await opened(database, poster)
        poster.narrator = Narrator(services.tables, Pictures([]))
        mine = await start_table(services.tables, game=slug, seed="bench-mine")
        copied = await start_table(services.tables, game=slug, channel_id=2, seed="bench")
        await services.settle()
        alone = await _commands(services, mine, asyncio.create_task(asyncio.sleep(alone_seconds)))
        await services.settle()
        await services.close()
        make_due(database, copied, lanes)
        poster = WordingPoster()
        services = await opened(database, poster)
        poster.narrator = Narrator(services.tables, Pictures([]))
        await services.tables.load(mine)
        put_off_full_collections()  # as the bot does
        draining = asyncio.create_task(clocked_async(services.sweep))
        found = await _commands(services, mine, draining)
        took, _ = await draining
        assert len(poster.messages) >= lanes
        await services.close()
        return alone, found, took / 1000


async def opened(database: Path, poster: FakePoster) -> Services:
    return await open_services(database, games={game.slug: game for game in GAMES}, poster=poster)


async def _commands(services: Services, table_id: str, until: "asyncio.Task[Any]") -> Times:
    found, cpu = list[float](), list[float]()
    chance, numbers = Random("commands"), count(1)  # not a game's dice
    while not until.done():
        if (await services.tables.load(table_id)).waits():
            began = time.process_time()
            found.append(await command(services.tables, table_id, numbers, chance))
            cpu.append((time.process_time() - began) * 1000)
        await asyncio.sleep(PAUSE_SECONDS)
    return found, cpu


def make_due(database: Path, table_id: str, lanes: int) -> None:
    """Copy a table to channels of its own, each with its messages still to be sent."""
    with closing(sqlite3.connect(database)) as there, there:
        copy_table(there, table_id, range(100, 100 + lanes), changed=UNSENT)
