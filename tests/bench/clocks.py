"""Clocks of many tables: the start, the next moment at which something falls due, and rings."""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from datetime import timedelta
from itertools import count
from pathlib import Path
from random import Random
from statistics import median

from bot import clock
from bot.keyed_tasks import settle
from bot.services import Services
from bot.tables import hosting, ringing
from bot.tables.overviews import of_person
from engine.games import GAMES
from tests.bench.commands import command
from tests.bench.draining import opened
from tests.bench.laid_moments import lay_moments, person, stored
from tests.bench.line import Bar, Line, clocked_async
from tests.bench.opening import MEMORY, READY, started
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, start_table

TABLES = 10_000
ROUNDS = 40
"""Measurements of each kind."""

NEXT = Bar(figure="p50_ms", limit=1)
FIRED = Bar(figure="p50_ms", limit=5)
LISTED = Bar(figure="ms", limit=50)
SLOWER = Bar(figure="slower_percent", limit=5)

MISSED = "UPDATE seat_clocks SET due_at = :due, reserve_s = 0 WHERE table_id = :table"
RINGS = {
    "a reminder": "UPDATE reminders SET due_at = :due WHERE table_id = :table",
    "the line of a reserve": "UPDATE seat_clocks SET due_at = :due WHERE table_id = :table",
    "a turn out of time": MISSED,
}
"""Statements that let something fall due at a table, by what rings then."""


def lines(
    *, scale: float = 1.0, start: Callable[[Path], dict[str, float]] = started
) -> Iterator[Line]:
    """Measurements of clocks; *scale* multiplies the number of tables and of measurements.

    *start* starts a bot, and returns its figures.
    """
    tables, rounds = max(24, round(TABLES * scale)), max(2, round(ROUNDS * min(1, scale)))
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        number = asyncio.run(_lay(database, tables))
        at = f"{tables} tables, {number} moments"
        for since, gone in (("a minute", timedelta(minutes=1)), ("a day", timedelta(days=1))):
            _be_seen(database, gone)
            what = f"clocks: start after {since} away, {at}"
            yield Line(what=what, figures=start(database), bars=(READY, MEMORY))
        yield from asyncio.run(_measure(database, tables, rounds, at))


async def _lay(database: Path, tables: int) -> int:
    """Write *tables* tables; returns the number of moments at which something falls due there."""
    services = await opened(database, FakePoster())
    table_id = await start_table(
        services.tables, game=GAMES[0].slug, channel_id=2 * TABLES - 1, seed="bench"
    )
    await services.settle()
    await services.close()
    return lay_moments(database, table_id, tables)


def _be_seen(database: Path, ago: timedelta) -> None:
    """Let the bot have been connected so long ago for the last time."""
    with closing(sqlite3.connect(database)) as there, there:
        there.execute("UPDATE lease SET seen_at = ?", (stored(clock.now() - ago),))


async def _measure(database: Path, tables: int, rounds: int, at: str) -> list[Line]:
    services = await opened(database, FakePoster())
    await services.sweep()
    found = [await _next(services, rounds, at)]
    games = [number for number in range(tables) if number % 6 != 5]
    for place, (what, statement) in enumerate(RINGS.items()):
        mine = games[place * rounds : (place + 1) * rounds]
        found.append(await _rings(services, database, what, statement, mine))
    found.append(await _listed(services, tables))
    channels, numbers = count(2 * TABLES), count(1)
    for game in GAMES:
        pair = [await _paired(services, game.slug, next(channels)) for _ in "12"]
        found.append(await _compared(services, game.slug, pair, numbers, 5 * rounds))
    await services.close()
    return found


async def _next(services: Services, rounds: int, at: str) -> Line:
    """The time in which the next moment is found, and that of a whole look at the clocks."""
    moments, looks = list[float](), list[float]()
    for _ in range(5 * rounds):
        async with services.store.reading() as session:
            took, _ = await clocked_async(lambda: ringing.find_ahead(session, clock.now()))
        moments.append(took)
        services.clocks.wake()
        looks.append((await clocked_async(lambda: settle(services.clocks.looks)))[0])
    figures = {"p50_ms": median(moments), "max_ms": max(moments), "look_ms": median(looks)}
    return Line(what=f"clocks: the next moment, {at}", figures=figures, bars=(NEXT,))


async def _rings(
    services: Services, database: Path, what: str, statement: str, numbers: Sequence[int]
) -> Line:
    """The time of a ring at a table that is not loaded, and until all that follows is posted."""
    rings, cpu, posted = list[float](), list[float](), list[float]()
    for number in numbers:
        due = {"due": stored(clock.now()), "table": f"t{number}"}
        with closing(sqlite3.connect(database)) as there, there:
            assert there.execute(statement, due).rowcount
        services.clocks.wake()
        await settle(services.clocks.looks)
        began, spent = time.perf_counter(), time.process_time()
        await settle(services.clocks.rings)
        rings.append((time.perf_counter() - began) * 1000)
        cpu.append((time.process_time() - spent) * 1000)
        await services.settle()
        posted.append((time.perf_counter() - began) * 1000)
    figures = {"p50_ms": median(rings), "max_ms": max(rings)}
    figures |= {"cpu_p50_ms": median(cpu), "posted_p50_ms": median(posted)}
    return Line(what=f"clocks: ring of {what}", figures=figures, bars=(FIRED,))


async def _listed(services: Services, tables: int) -> Line:
    """The time of the list of a person's tables, all with clocks."""
    whose = person(ANN, tables - 1)
    wall, found = await clocked_async(lambda: of_person(services.tables, whose))
    what = f"/mygames: {len(found)} of {tables} tables, with clocks"
    return Line(what=what, figures={"ms": wall}, bars=(LISTED,))


async def _paired(services: Services, slug: str, channel: int) -> str:
    """A table whose game goes as that of any other here."""
    return await start_table(services.tables, game=slug, channel_id=channel, seed="bench-pair")


async def _compared(
    services: Services, slug: str, pair: Sequence[str], numbers: "count[int]", rounds: int
) -> Line:
    """The times of the same commands at a table with a clock and at one without."""
    tables, (with_clock, without) = services.tables, pair
    await hosting.set_pace(tables, without, ANN, None)
    await services.settle()
    chances = {table_id: Random("pair") for table_id in pair}
    took: dict[str, list[float]] = {table_id: [] for table_id in pair}
    for number in range(rounds):
        if (await tables.load(with_clock)).outcome():
            break
        for table_id in pair[:: -1 if number % 2 else 1]:
            took[table_id].append(await command(tables, table_id, numbers, chances[table_id]))
            await services.settle()
    pairs = [one - other for one, other in zip(took[with_clock], took[without], strict=True)]
    usual = median(took[without])
    figures = {"p50_ms": median(took[with_clock]), "without_p50_ms": usual}
    figures |= {"slower_percent": 100 * median(pairs) / usual, "pairs": len(pairs)}
    what = f"{slug}: command to commit, with a clock and without"
    return Line(what=what, figures=figures, bars=(SLOWER,))
