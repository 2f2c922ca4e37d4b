"""The time from a command to its commit, on a real database, alone and among busy tables."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from statistics import median

from bot.services import open_services
from bot.tables import playing
from bot.tables.live import Tables
from engine.games import GAMES
from tests.bench.line import Bar, Line, percentile
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, start_table

ALONE = Bar(figure="p99_ms", limit=50)
AMONG = Bar(figure="p99_ms", limit=500)
PAUSE = 5.0
"""Seconds that a person at a busy table thinks, on average."""

PEOPLE = {"p1": ANN, "p2": BOB}


def lines(*, scale: float = 1.0) -> Iterator[Line]:
    """Measurements for each game; *scale* shortens them."""
    commands, tables = max(10, round(400 * scale)), max(2, round(100 * scale))
    for game in GAMES:
        alone = asyncio.run(_measure(game.slug, commands, others=0))
        yield _line(f"{game.slug}: command to commit, idle", alone, ALONE)
        among = asyncio.run(_measure(game.slug, commands, others=tables - 1))
        yield _line(
            f"{game.slug}: command to commit, {tables} tables busy, each every {PAUSE:g} s",
            among,
            AMONG,
        )


async def _measure(slug: str, commands: int, *, others: int) -> list[float]:
    """Milliseconds for each of *commands* commands at one table, while others are played."""
    with tempfile.TemporaryDirectory() as folder:
        games = {game.slug: game for game in GAMES}
        services = await open_services(
            Path(folder) / "bench.sqlite3", games=games, poster=FakePoster()
        )
        numbers = count(1)
        mine, *rest = [
            await start_table(
                services.tables, game=slug, channel_id=channel, seed=f"bench-{channel}"
            )
            for channel in range(1, others + 2)
        ]
        crowd = [
            asyncio.create_task(_keep_playing(services.tables, table, numbers)) for table in rest
        ]
        found: list[float] = []
        chance = Random("commands")  # not the dice of a game
        while len(found) < commands and not (await services.tables.load(mine)).outcome():
            if (await services.tables.load(mine)).waits():
                found.append(await command(services.tables, mine, numbers, chance))
            await (asyncio.sleep(PAUSE / 50) if rest else services.settle())
        for task in crowd:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await services.close()
        return found


async def command(tables: Tables, table_id: str, numbers: "count[int]", chance: Random) -> float:
    """Play a random suggestion for the seat to act; the milliseconds until it is committed."""
    seat = ((await tables.load(table_id)).waits())[0]
    live = await tables.load(table_id)
    view = (await tables.load(table_id)).view(seat)
    action = chance.choice(list(live.game.suggest(view)))
    start = time.perf_counter()
    await playing.play(
        tables, table_id, PEOPLE[seat], (action,), interaction=next(numbers), seat=seat
    )
    return (time.perf_counter() - start) * 1000


async def _keep_playing(tables: Tables, table_id: str, numbers: "count[int]") -> None:
    chance = Random(table_id)  # not the dice of a game
    while True:
        await asyncio.sleep(chance.uniform(0, 2 * PAUSE))
        if (await tables.load(table_id)).waits():
            await command(tables, table_id, numbers, chance)


def _line(what: str, found: list[float], bar: Bar) -> Line:
    figures = {"p50_ms": median(found), "p99_ms": percentile(found, 99), "max_ms": max(found)}
    return Line(what=what, figures=figures | {"commands": len(found)}, bars=(bar,))
