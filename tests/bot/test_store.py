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
from sqlalchemy import Connection, QueuePool, event, insert, text
from sqlmodel import SQLModel

from bot import clock
from bot.errors import StoreFull
from bot.services import Services
from bot.store.migrations import migrate
from bot.store.migrations.runner import VERSIONS, newest
from bot.store.models import Checkpoint, Snapshot, Table
from bot.store.repository import LOG_BYTES, Store
from bot.tables import playing, seating
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, Opener, start_table, stored_log, stored_state
from tests.bot.tally_game import Add

ROOT = Path(__file__).parents[2]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Path of a database that does not exist yet."""
    return tmp_path / "quarterdeck.sqlite3"


async def test_an_empty_database_is_migrated_to_the_present_schema(database: Path) -> None:
    store = Store(database)
    assert await migrate(store) is None

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), SQLModel.metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_a_session_waits_for_a_connection_as_long_as_it_takes(database: Path) -> None:
    store = Store(database)
    pool = store.engine.sync_engine.pool
    assert isinstance(pool, QueuePool)
    assert pool.timeout() is None
    await store.close()


async def test_migrating_again_does_no_harm(opener: Opener, database: Path) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    before = await stored_state(services.store, table_id)
    services = await opener.again()
    assert await migrate(services.store) is None
    assert await stored_state(services.store, table_id) == before
    assert not list(database.parent.glob("*-before-*"))


def test_the_newest_migration_is_the_head_that_alembic_finds() -> None:
    scripts = ScriptDirectory(str(VERSIONS.parent))
    assert scripts.get_current_head() == newest()
    names = {revision.revision: Path(revision.path).stem for revision in scripts.walk_revisions()}
    assert all(name.startswith(f"{revision}_") for revision, name in names.items())


async def test_a_start_with_nothing_to_migrate_does_not_import_alembic(
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


async def test_a_migration_that_fails_midway_keeps_a_copy_and_loses_no_state(
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


async def test_rows_and_drafts_of_the_first_schema_are_migrated(database: Path) -> None:
    """Each old row becomes a plan of its own without an author; a draft starts at row 0."""
    store = Store(database)
    await migrate(store, to="r0001")
    facts = "'t', 'tally', 1, '', 0, 1, 10, 'en', 'open', 0, 's', 'c', '{}', 1, 2, '', ''"
    async with store.engine.begin() as connection:
        await connection.exec_driver_sql(
            "INSERT INTO tables (id, game, rules_version, data_hash, epoch, channel_id, host_id,"
            " language, status, hot_seat, seed, commitment, options, version, seq, created_at,"
            f" updated_at) VALUES ({facts})"
        )
        for seq in range(3):
            await connection.exec_driver_sql(
                f"INSERT INTO log (table_id, seq, seat, body) VALUES ('t', {seq}, 'p1', '')"
            )
        await connection.exec_driver_sql("INSERT INTO draft VALUES (10, 't', 'p1', 7, '[]', '')")
    await migrate(store)
    async with store.engine.connect() as connection:
        rows = await connection.exec_driver_sql("SELECT seq, plan, user_id FROM log ORDER BY seq")
        assert [tuple(row) for row in rows] == [(0, 0, None), (1, 1, None), (2, 2, None)]
        drafts = await connection.exec_driver_sql("SELECT seat, seq, actions, rest FROM draft")
        assert [tuple(row) for row in drafts] == [("p1", 0, "[]", "[]")]
    await store.close()


async def test_a_migration_keeps_boards_of_unfinished_tables_and_drops_private_messages(
    database: Path,
) -> None:
    store = Store(database)
    await migrate(store, to="r0001")
    now = "2026-01-01 00:00:00.000000"
    with closing(sqlite3.connect(database)) as old, old:
        for table, status, card in (("a", "open", 11), ("b", "lobby", 12), ("c", "finished", 13)):
            old.execute(
                "INSERT INTO tables (id, game, rules_version, data_hash, epoch, channel_id,"
                " host_id, language, status, hot_seat, seed, commitment, options, version, seq,"
                " card_id, created_at, updated_at)"
                " VALUES (?, 'tally', 1, '', 0, ?, 1, 'en', ?, 0, '', '', '', 1, 7, ?, ?, ?)",
                (table, card, status, card, now, now),
            )
        for kind in ("public", "private"):
            old.execute(
                "INSERT INTO outbox (table_id, from_seq, to_seq, kind, lane, pings, status,"
                " due_at, attempts) VALUES ('a', 1, 1, ?, '1', '', 'queued', ?, 0)",
                (kind, now),
            )
    await migrate(store)
    await store.close()
    with closing(sqlite3.connect(database)) as new:
        boards = "SELECT message_id, table_id, status, from_seq, posted_at < shown_at FROM boards"
        assert sorted(new.execute(boards)) == [
            (11, "a", "standing", 7, 1),
            (12, "b", "standing", None, 1),
        ]
        assert new.execute("SELECT id, shows_board FROM outbox").fetchall() == [(1, 0)]


async def test_a_table_of_the_first_release_is_migrated_and_can_be_joined(
    opener: Opener, database: Path
) -> None:
    store = Store(database)
    await migrate(store, to="r0001")
    old = {
        "id": "abcde",
        "game": "tally",
        "rules_version": 1,
        "data_hash": "",
        "epoch": 0,
        "channel_id": 1,
        "host_id": ANN,
        "language": "en",
        "status": "lobby",
        "hot_seat": False,
        "seed": "s",
        "commitment": "c",
        "options": "{}",
        "version": 1,
        "seq": 0,
        "created_at": "2026-01-01",
        "updated_at": "2026-01-01",
    }
    async with store.engine.begin() as connection:
        names, values = ", ".join(old), ", ".join(f":{name}" for name in old)
        await connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({values})"), old)
    await store.close()
    services = await opener.open()
    table = await services.tables.table("abcde")
    assert (table.host_id, table.channel_gone) == (ANN, False)
    assert await seating.join(services.tables, "abcde", BOB, name="Bob") == "p1"


async def test_the_database_is_set_up_for_commits_to_outlive_a_power_cut(
    services: Services,
) -> None:
    async with services.store.engine.connect() as connection:
        mode = await connection.exec_driver_sql("PRAGMA journal_mode")
        safe = await connection.exec_driver_sql("PRAGMA synchronous")
        assert (mode.scalar(), safe.scalar()) == ("wal", 2)


@pytest.mark.parametrize("bounded", [True, False])
async def test_a_full_disk_raises_its_own_error_and_leaves_nothing_half_done(
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
        bound["pages"] = 1  # SQLite raises it to the pages in use now
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


async def test_the_write_ahead_log_shrinks_once_a_long_reader_is_gone(opener: Opener) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    log = services.store.path.with_name(services.store.path.name + "-wal")

    async def write(times: int) -> None:
        for number in range(times):
            async with services.store.writing() as session:
                state = bytes([number % 256]) * 1_000_000
                await session.merge(Checkpoint(table_id=table_id, seq=1, state=state))

    async with services.store.reading() as session:
        await session.execute(text("SELECT * FROM tables"))
        await write(12)
    assert log.stat().st_size > 2 * LOG_BYTES
    await write(3)
    assert log.stat().st_size <= 1.5 * LOG_BYTES
