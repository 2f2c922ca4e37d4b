"""The database: migrations, backups, a full disk, and lists that load no state."""

import asyncio
import gzip
import sqlite3
import subprocess
import sys
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, insert, select, text
from sqlmodel import SQLModel, col

from bot import clock
from bot.delivery.outbox import Post
from bot.errors import BadBackup, ShuttingDown, StoreFull
from bot.services import Services
from bot.store.backup import back_up, back_up_daily, restore
from bot.store.migrations import migrate
from bot.store.migrations.runner import VERSIONS, newest
from bot.store.models import OutboxRow, Snapshot, Table
from bot.store.repository import Store
from bot.tables import playing, seating
from bot.tables.changes import Played
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, Opener, start_table, stored_log, stored_state
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


async def test_rows_and_drafts_of_the_first_shape_come_along(database: Path) -> None:
    """Each old row is a plan of its own, by nobody knows whom; a draft is planned anew."""
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


async def test_boards_of_before_stand_and_private_messages_are_forgotten(database: Path) -> None:
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


async def test_tables_of_the_first_release_are_brought_along_with_nobody_kept_away(
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
    old = [f"quarterdeck-2020-01-0{day}.sqlite3.gz" for day in (4, 5)]
    assert days == [*old, copy.name]


async def test_an_older_copy_takes_less_room_and_is_restored_like_any(
    opener: Opener, database: Path
) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables)
    await playing.play(services.tables, table_id, ANN, [Add(by=2)])
    plain = database.parent / "backups" / "quarterdeck-2020-01-01.sqlite3"
    await back_up(database, plain)
    size = plain.stat().st_size
    await playing.play(services.tables, table_id, ANN, [Add(by=50)])
    await back_up_daily(database, kept=2)
    packed = plain.with_name(plain.name + ".gz")
    assert not plain.exists()
    assert packed.stat().st_size < size / 3
    await opener.close()
    await restore(packed, database)
    services = await opener.open()
    assert (await services.tables.load(table_id)).view("p1").open.total == 2


def test_what_is_no_database_is_not_restored(database: Path, tmp_path: Path) -> None:
    database.write_bytes(b"precious")
    junk = b"no database " * 100
    (tmp_path / "junk").write_bytes(junk)
    (tmp_path / "junk.gz").write_bytes(gzip.compress(junk))
    (tmp_path / "cut.gz").write_bytes(gzip.compress(junk)[:-20])
    (tmp_path / "plain.gz").write_bytes(junk)
    before = sorted(tmp_path.iterdir())
    for bad in ("junk", "nowhere", "junk.gz", "cut.gz", "plain.gz", "nowhere.gz"):
        with pytest.raises(BadBackup) as refused:
            asyncio.run(restore(tmp_path / bad, database))
        assert refused.value.facts == {"file": bad}
    assert database.read_bytes() == b"precious"
    assert sorted(tmp_path.iterdir()) == before


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


TURNS = 50
"""Turns of the loop in which whoever waits for nothing has closed everything."""


async def statuses(services: Services) -> list[str]:
    async with services.store.reading() as session:
        return list(await session.scalars(select(col(OutboxRow.status))))


class SlowPoster(FakePoster):
    """A poster whose next message is under way until the gate opens."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.gate = asyncio.Event(), asyncio.Event()

    async def post(self, post: Post) -> int:
        self.begun.set()
        await self.gate.wait()
        return await super().post(post)


@pytest.mark.parametrize("drained", [True, False])
async def test_a_message_under_way_is_written_down_as_sent_before_the_bot_leaves(
    database: Path, drained: bool
) -> None:
    poster = SlowPoster()
    opener = Opener(database, poster)
    services = await opener.open()
    await start_table(services.tables)
    await poster.begun.wait()
    closing = asyncio.create_task(services.close(within=10.0 if drained else 0.0))
    for _ in range(TURNS if drained else 0):
        await asyncio.sleep(0)
    if drained:
        poster.gate.set()
    assert await closing is drained
    poster.gate.set()
    services = await opener.again()
    assert await statuses(services) == ["sent" if drained else "queued"]
    await services.sweep()
    assert await statuses(services) == ["sent"]
    assert len(poster.messages) == 1
    await opener.close()


@pytest.mark.parametrize("drained", [True, False])
async def test_who_is_at_the_table_ends_what_they_do_before_the_bot_leaves(
    opener: Opener, monkeypatch: pytest.MonkeyPatch, drained: bool
) -> None:
    async def hurried() -> None: ...

    services = await opener.open()
    table_id = await start_table(services.tables)
    await services.settle()
    if not drained:
        monkeypatch.setattr(services.tables, "drained", hurried)
    async with services.tables.locked(table_id) as live:
        closing = asyncio.create_task(services.close())
        await asyncio.wait([closing], timeout=None if not drained else 0)
        with nullcontext() if drained else pytest.raises(ShuttingDown):
            await playing.act(services.tables, live, "p1", [Add(by=2)], by="person")
    assert await closing
    services = await opener.again()
    total = (await services.tables.load(table_id)).view("p1").open.total
    assert total == (2 if drained else 0)
