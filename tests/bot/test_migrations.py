"""Databases of older releases are migrated to the present schema, as a whole or not at all."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError
from sqlmodel import SQLModel

from bot.store.migrations import migrate
from bot.store.repository import Store
from bot.tables import playing, undoing
from bot.tables.drafts import read_draft
from tests.bot.started_tables import ANN, Opener
from tests.bot.tally_game import Add

SCHEMAS = sorted((Path(__file__).parent / "schemas").glob("r*.sql"))
"""Databases as releases left them: tables open, finished and in the lobby, a draft, undone rows."""

OPEN, FINISHED = "pfk9b", "nt3t9"

KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from sqlalchemy import event
from bot.store.migrations import migrate
from bot.store.repository import Store
store = Store(Path(sys.argv[1]))
def die(*told):
    if told[2].lstrip().startswith("UPDATE alembic_version"):
        os.kill(os.getpid(), signal.SIGKILL)
event.listen(store.engine.sync_engine, "after_cursor_execute", die)
asyncio.run(migrate(store))
"""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Path of a database that does not exist yet."""
    return tmp_path / "quarterdeck.sqlite3"


@pytest.fixture(params=SCHEMAS, ids=lambda schema: str(schema.stem))
def older(request: pytest.FixtureRequest, database: Path) -> Path:
    """A database as a release left it."""
    with closing(sqlite3.connect(database)) as there:
        there.executescript(request.param.read_text(encoding="utf-8"))
    return database


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as there:
        return list(there.iterdump())


def copies(database: Path) -> list[Path]:
    return sorted(database.parent.glob("*-before-*"))


async def test_an_older_database_is_migrated_to_the_present_schema_and_a_copy_kept(
    older: Path,
) -> None:
    before, store = dump(older), Store(older)

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), SQLModel.metadata))

    copy = await migrate(store)
    assert copy is not None
    assert dump(copy) == before
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    migrated = dump(older)
    assert await migrate(store) is None
    assert (dump(older), copies(older)) == (migrated, [copy])
    await store.close()


async def test_tables_of_a_migrated_database_can_be_played_on_and_undone(
    older: Path, opener: Opener
) -> None:
    services = await opener.open()
    live = await services.tables.load(OPEN)
    total, seq = live.view("p1").open.total, live.table.seq
    assert seq > 50
    plan = await read_draft(services.tables, OPEN, "p1")
    assert plan is not None
    assert plan.actions == (Add(by=2),)
    await playing.play(services.tables, OPEN, ANN, [Add(by=3)])
    assert (await services.tables.load(OPEN)).view("p1").open.total == total + 3
    await undoing.undo(services.tables, OPEN, ANN)
    assert (await services.tables.load(OPEN)).view("p1").open.total == total
    await undoing.undo(services.tables, OPEN, ANN, to=48)
    assert (await services.tables.load(OPEN)).view("p1").open.total == sum(range(1, 49))
    assert (await services.tables.load(FINISHED)).outcome() is not None


async def test_a_migration_keeps_the_later_of_two_drafts_for_one_seat(
    older: Path, opener: Opener
) -> None:
    later = """INSERT INTO draft VALUES
        (12, 'pfk9b', 'p1', 4, '[{"kind":"add","by":3}]', '2026-11-22 05:00:00.000000'),
        (13, 'pfk9b', 'p1', 4, '[{"kind":"add","by":1}]', '2026-11-22 04:00:00.000000'),
        (12, 'nt3t9', 'p2', 4, '[{"kind":"add","by":1}]', '2026-11-22 04:00:00.000000')"""
    with closing(sqlite3.connect(older)) as there:
        there.execute(later)
        there.commit()
    services = await opener.open()
    plan = await read_draft(services.tables, OPEN, "p1")
    assert plan is not None
    assert (plan.actions, plan.writer) == ((Add(by=3),), 12)
    other = await read_draft(services.tables, FINISHED, "p2")
    assert other is not None
    assert other.actions == (Add(by=1),)


async def test_a_migration_that_fails_at_any_statement_changes_nothing(older: Path) -> None:
    before, failed = dump(older), 0
    while True:
        store, left = Store(older), [failed]

        def fail(*told: Any, left: list[int] = left) -> None:
            sql = told[2].lstrip()
            if sql.startswith(("CREATE", "DROP", "ALTER", "INSERT", "UPDATE", "DELETE")):
                left[0] -= 1
                if left[0] < 0:
                    raise InterruptedError

        event.listen(store.engine.sync_engine, "after_cursor_execute", fail)
        try:
            await migrate(store)
        except InterruptedError:
            assert dump(older) == before
            failed += 1
        else:
            break
        finally:
            await store.close()
    assert failed > 1
    assert dump(older) != before


def test_a_migration_killed_midway_leaves_the_database_unchanged_beside_a_copy(
    older: Path, opener: Opener
) -> None:
    before = dump(older)
    run = [sys.executable, "-W", "ignore", "-c", KILLED, str(older)]
    assert subprocess.run(run, check=False, timeout=60).returncode < 0
    assert dump(older) == before
    assert [dump(copy) for copy in copies(older)] == [before]


async def test_a_half_made_migration_would_keep_the_bot_from_starting(
    older: Path, opener: Opener
) -> None:
    with closing(sqlite3.connect(older)) as there:
        there.execute("DROP INDEX to_send")
    with pytest.raises(OperationalError, match="no such index"):
        await opener.open()
