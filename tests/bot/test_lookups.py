"""Database queries use indexes, so that none takes longer the more games were played."""

import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from sqlalchemy import event

from bot.services import Services
from bot.tables import hosting, playing, undoing
from tests.bot.started_tables import ANN, BOB, start_table
from tests.bot.tally_game import Add, Options, Pass, Whisper

Statement = tuple[str, Any]

GROWING = ("outbox", "tables", "log", "checkpoint", "snapshot", "usedinteraction", "holder")
"""Database tables that grow as long as the bot runs."""

INDEXES = (
    "to_send",
    "blocked",
    "unsent_by_lane",
    "unsent_by_table",
    "settled",
    "by_lane",
    "tables_due",
    "tables_over",
    "one_open_table_a_channel",
)


@asynccontextmanager
async def listening(services: Services) -> AsyncGenerator[list[Statement]]:
    """Record every SQL statement run while the block runs, with its parameters."""
    heard: list[Statement] = []

    def hear(*told: Any) -> None:
        heard.append((told[2], told[3]))

    engine = services.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", hear)
    try:
        yield heard
    finally:
        event.remove(engine, "before_cursor_execute", hear)


async def everything(services: Services) -> list[Statement]:
    """Statements run when the bot plays, posts, undoes, lists tables, pauses and tidies."""
    tables = services.tables
    async with listening(services) as heard:
        table_id = await start_table(tables, options=Options(tide=2))
        await services.settle()
        await playing.play(tables, table_id, ANN, [Add(), Add(by=2)], interaction=1)
        await playing.play(tables, table_id, ANN, [Whisper(to="p2")], interaction=2)
        await undoing.can_undo(tables, await tables.load(table_id))
        await undoing.undo(tables, table_id, ANN)
        await undoing.undo(tables, table_id, ANN, to=0)
        await playing.play(tables, table_id, ANN, [Pass()])
        await services.settle()
        assert await tables.table_in(1) is not None
        assert await tables.tables_of(BOB)
        await hosting.pause(tables, table_id, ANN)
        await hosting.resume(tables, table_id, ANN)
        await services.sweep()
        await services.tidy(backups=0)
    return heard


def plans(database: Path, heard: list[Statement], *gone: str) -> dict[str, list[str]]:
    """SQLite's query plan for each statement, without the indexes *gone*."""
    asked = sorted({sql for sql, _ in heard if not sql.startswith(("INSERT", "PRAGMA", "BEGIN"))})
    with closing(sqlite3.connect(database, isolation_level=None)) as there:
        there.execute("BEGIN")
        for index in gone:
            there.execute(f"DROP INDEX {index}")
        found = {
            sql: [str(row[3]) for row in there.execute(f"EXPLAIN QUERY PLAN {sql}", nothing)]
            for sql in asked
            for nothing in [[None] * sql.count("?")]
        }
        there.execute("ROLLBACK")
    return found


def whole_reads(plans_of: dict[str, list[str]]) -> list[str]:
    """The statements that scan the whole of a growing database table."""
    whole = {f"SCAN {name}" for name in GROWING}
    lines = [(sql, line) for sql, plan in plans_of.items() for line in plan]
    return [sql for sql, line in lines if " ".join(line.split()[:2]) in whole]


async def test_no_statement_of_the_bot_scans_a_whole_growing_database_table(
    services: Services, database: Path
) -> None:
    asked = plans(database, await everything(services))
    assert len(asked) > 25
    assert whole_reads(asked) == []


async def test_every_index_of_a_growing_database_table_is_used(
    services: Services, database: Path
) -> None:
    heard = await everything(services)
    usual = plans(database, heard)
    for index in INDEXES:
        assert plans(database, heard, index) != usual, f"{index} is of no use"
    assert whole_reads(plans(database, heard, *INDEXES)), "the test sees no scan at all"
