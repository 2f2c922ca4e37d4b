"""Backups of the database: made during writes, made daily, compressed and restored."""

import asyncio
import gzip
from pathlib import Path

import pytest

from bot.errors import BadBackup
from bot.services import Services
from bot.store.backup import back_up, back_up_daily, restore
from bot.store.models import Table
from bot.store.repository import Store
from bot.tables import playing
from tests.bot.started_tables import ANN, Opener, start_table, stored_log, stored_state
from tests.bot.tally_game import Add


async def test_a_backup_made_during_writes_holds_log_and_state_of_one_moment(
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


async def test_a_restored_game_goes_on_from_the_moment_of_the_backup(
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


async def test_one_backup_is_made_a_day_and_the_oldest_are_deleted(
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


async def test_an_older_backup_is_compressed_and_can_still_be_restored(
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


def test_a_file_that_is_no_database_is_not_restored(database: Path, tmp_path: Path) -> None:
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
