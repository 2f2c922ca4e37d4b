"""The database: migrations, backups, a full disk, and lists that load no state."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, insert
from sqlmodel import SQLModel

from bot import clock
from bot.errors import BadBackup, ShuttingDown, StoreFull
from bot.services import Services
from bot.store.backup import back_up, back_up_daily, restore
from bot.store.migrations import migrate
from bot.store.migrations.runner import VERSIONS, newest
from bot.store.models import Snapshot, Table
from bot.store.repository import Store
from bot.tables import playing
from bot.tables.changes import Played
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, Opener, start_table, stored_log, stored_state
from tests.bot.tally_game import Add

ROOT = Path(__file__).parents[2]


async def test_an_empty_database_is_brought_to_the_present_shape(database: Path) -> None:
    store = Store(database)
    assert await migrate(store) is None

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), SQLModel.metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_migrating_again_does_no_harm(opener: Opener, database: Path) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    before = await stored_state(services.store, table_id)
    services = await opener.again()
    assert await migrate(services.store) is None
    assert await stored_state(services.store, table_id) == before
    assert not list(database.parent.glob("*-before-*"))


def test_the_newest_migration_is_the_one_that_alembic_ends_with() -> None:
    scripts = ScriptDirectory(str(VERSIONS.parent))
    assert scripts.get_current_head() == newest()
    names = {revision.revision: Path(revision.path).stem for revision in scripts.walk_revisions()}
    assert all(name.startswith(f"{revision}_") for revision, name in names.items())


async def test_a_start_with_nothing_to_migrate_does_without_alembic(
    opener: Opener, database: Path
) -> None:
    await opener.open()
    await opener.close()
    program = (
        "import asyncio, sys; from pathlib import Path;"
        "from bot.store.migrations import migrate; from bot.store.repository import Store;"
        "asyncio.run(migrate(Store(Path(sys.argv[1])))); print('alembic' in sys.modules)"
    )
    for path, loaded in ((database, "False"), (database.with_name("new.sqlite3"), "True")):
        command = [sys.executable, "-W", "ignore", "-c", program, str(path)]
        told = await asyncio.to_thread(
            subprocess.run, command, cwd=ROOT, check=True, capture_output=True, text=True
        )
        assert told.stdout.split() == [loaded]


async def test_a_real_migration_keeps_a_copy_and_survives_dying_midway(
    opener: Opener, database: Path
) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    before = await stored_state(services.store, table_id)
    async with services.store.engine.begin() as connection:
        await connection.exec_driver_sql("DELETE FROM alembic_version")
    with pytest.raises(Exception, match="already exists"):
        await migrate(services.store)
    (copy,) = database.parent.glob("*-before-*")
    assert await stored_state(services.store, table_id) == before
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("SELECT state FROM snapshot").fetchall() == [(before,)]


async def test_a_commit_outlives_the_loss_of_power(services: Services) -> None:
    async with services.store.engine.connect() as connection:
        mode = await connection.exec_driver_sql("PRAGMA journal_mode")
        safe = await connection.exec_driver_sql("PRAGMA synchronous")
        assert (mode.scalar(), safe.scalar()) == ("wal", 2)


async def test_a_backup_taken_while_writing_is_of_one_moment(
    services: Services, database: Path, tmp_path: Path
) -> None:
    table_id = await start_table(services.tables)

    async def write() -> None:
        for _ in range(40):
            await playing.play(services.tables, table_id, ANN, [Add()])

    copies = [tmp_path / f"copy{n}.sqlite3" for n in range(3)]
    writing = asyncio.create_task(write())
    for copy in copies:
        await back_up(database, copy)
    await writing
    for copy in copies:
        store = Store(copy)
        rows = await stored_log(store, table_id)
        async with store.reading() as session:
            table = await session.get(Table, table_id)
        assert table is not None
        assert len(rows) == table.seq + 1
        assert f'"total":{table.seq},' in (await stored_state(store, table_id)).decode()
        await store.close()


async def test_a_restored_backup_plays_on_from_where_it_was_taken(
    opener: Opener, database: Path, tmp_path: Path
) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    await playing.play(services.tables, table_id, ANN, [Add(by=2)])
    await back_up(database, tmp_path / "copy.sqlite3")
    await playing.play(services.tables, table_id, ANN, [Add(by=50)])
    await opener.close()
    await restore(tmp_path / "copy.sqlite3", database)
    services = await opener.open()
    await playing.play(services.tables, table_id, ANN, [Add(by=3)])
    assert (await services.tables.load(table_id)).view("p1").open.total == 5


async def test_once_a_day_a_copy_is_made_and_the_oldest_dropped(
    services: Services, database: Path
) -> None:
    folder = database.parent / "backups"
    for day in range(1, 6):
        await back_up(database, folder / f"quarterdeck-2020-01-0{day}.sqlite3")
    copy = await back_up_daily(database, kept=3)
    assert await back_up_daily(database, kept=3) is None
    assert copy is not None
    days = sorted(path.name for path in folder.iterdir())
    assert days == ["quarterdeck-2020-01-04.sqlite3", "quarterdeck-2020-01-05.sqlite3", copy.name]


def test_what_is_no_database_is_not_restored(database: Path, tmp_path: Path) -> None:
    database.write_bytes(b"precious")
    (tmp_path / "junk").write_bytes(b"no database " * 100)
    for bad in ("junk", "nowhere"):
        with pytest.raises(BadBackup):
            asyncio.run(restore(tmp_path / bad, database))
    assert database.read_bytes() == b"precious"


@pytest.mark.parametrize("bounded", [True, False])
async def test_a_full_disk_is_a_clear_error_and_nothing_half_done(
    services: Services, bounded: bool
) -> None:
    table_id = await start_table(services.tables)
    await services.settle()
    bound = {"pages": 0}

    def limit(connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count={bound['pages'] or 1_000_000}")
        cursor.close()

    event.listen(services.store.engine.sync_engine, "checkout", limit)
    if bounded:
        bound["pages"] = 1  # SQLite makes it what is in use now
    plan = [Add()] * 400
    before = (
        await stored_state(services.store, table_id),
        await stored_log(services.store, table_id),
    )
    if not bounded:
        assert len((await playing.play(services.tables, table_id, ANN, plan)).rows) == 400
        return
    with pytest.raises(StoreFull):
        await playing.play(services.tables, table_id, ANN, plan, interaction=1)
    after = await stored_state(services.store, table_id), await stored_log(services.store, table_id)
    assert after == before
    assert (await services.tables.load(table_id)).view("p1").open.total == 0
    bound["pages"] = 0
    await playing.play(services.tables, table_id, ANN, plan, interaction=1)
    assert len(await stored_log(services.store, table_id)) == 401


async def test_ten_thousand_tables_are_listed_without_their_states(
    services: Services, poster: FakePoster
) -> None:
    now = clock.now()
    rows = [
        Table(
            id=f"t{n:05}",
            game="tally",
            rules_version=1,
            channel_id=n,
            host_id=ANN,
            status="open",
            seed="s",
            commitment="c",
            options="{}",
            created_at=now,
            updated_at=now,
        ).model_dump()
        for n in range(10_000)
    ]
    states = [{"table_id": row["id"], "digest": "", "state": b"no state"} for row in rows]
    async with services.store.writing() as session:
        await session.execute(insert(Table), rows)
        await session.execute(insert(Snapshot), states)
    await services.sweep()
    assert poster.messages == [], "a state was read, and found broken"


async def test_closing_lets_what_runs_end_and_refuses_the_rest(opener: Opener) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    clicks = [
        asyncio.create_task(playing.play(services.tables, table_id, ANN, [Add()])) for _ in range(9)
    ]
    await asyncio.sleep(0)
    assert await services.close()
    answers = await asyncio.gather(*clicks, return_exceptions=True)
    done = [answer for answer in answers if isinstance(answer, Played)]
    assert done, "who was already at the table was turned away"
    assert all(isinstance(answer, Played | ShuttingDown) for answer in answers)
    with pytest.raises(ShuttingDown):
        await services.tables.table(table_id)
    services = await opener.again()
    assert (await services.tables.load(table_id)).view("p1").open.total == len(done)
