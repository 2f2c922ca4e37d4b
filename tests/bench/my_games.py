"""The time until a person's list of many tables says which of them wait for the person."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bot.tables.overviews import of_person
from engine.games import GAMES
from tests.bench.draining import make_due, opened
from tests.bench.line import Bar, Line
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, start_table

TABLES = 50
COLD = Bar(figure="ms", limit=50)


def lines(*, scale: float = 1.0) -> Iterator[Line]:
    """The measurement; *scale* multiplies the number of tables."""
    tables = max(2, round(TABLES * scale))
    figures = asyncio.run(_measure(tables))
    yield Line(what=f"/mygames: {tables} tables, none loaded before", figures=figures, bars=(COLD,))


async def _measure(number: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        services = await opened(database, FakePoster())
        table = await start_table(services.tables, game=GAMES[0].slug, seed="bench")
        await services.settle()
        await services.close()
        make_due(database, table, number - 1)
        services = await opened(database, FakePoster())
        wall, cpu = time.perf_counter(), time.process_time()
        found = await of_person(services.tables, ANN)
        figures = {
            "ms": (time.perf_counter() - wall) * 1000,
            "cpu_ms": (time.process_time() - cpu) * 1000,
        }
        assert sum(bool(one.waits_for(ANN)) for one in found) == number
        await services.close()
        return figures
