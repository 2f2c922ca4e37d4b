"""A database that an earlier release left is migrated, and its games are verified and played on."""

import gzip
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection
from sqlmodel import SQLModel

from bot.services import Services, open_services
from bot.settings import Settings
from bot.tables import playing
from bot.tables.data_sets import folder_of, games_of
from bot.tables.drafts import read_draft
from bot.tables.live_table import LiveTable
from bot.tables.step_log import read_log
from engine.core.game import Setup, faults
from engine.core.log import Row, rebuild
from tests.bot.fake_poster import FakePoster

DATABASES = sorted((Path(__file__).parent / "databases").glob("*.sql.gz"))

UNDER_WAY = ("captains_log", "captains_log", "fleet_commander", "fleet_commander")
"""The games of the tables that every release leaves open."""


@pytest.fixture(params=DATABASES, ids=lambda path: path.name.removesuffix(".sql.gz"))
def left(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A database as a release left it, with the data sets kept beside it."""
    path = tmp_path / "quarterdeck.sqlite3"
    sets = request.param.with_name(request.param.name.removesuffix(".sql.gz") + ".sets")
    shutil.copytree(sets, folder_of(Settings(database=path, token=None)))
    with closing(sqlite3.connect(path)) as there:
        there.executescript(gzip.decompress(request.param.read_bytes()).decode())
    return path


def open_games(database: Path) -> dict[str, str]:
    """The games of the tables that are open, by table, read without the bot."""
    with closing(sqlite3.connect(database)) as there:
        return dict(there.execute("SELECT id, game FROM tables WHERE status = 'open' ORDER BY id"))


async def told(services: Services, live: LiveTable) -> tuple[Setup[Any, Any], list[Row[Any]]]:
    """The whole log of a table."""
    async with services.store.reading() as session:
        seqs = range(live.table.seq + 1)
        setup, *rows = await read_log(session=session, live=live, seqs=seqs)
    assert isinstance(setup, Setup)
    return setup, [row for row in rows if not isinstance(row, Setup)]


async def test_games_of_an_earlier_release_are_migrated_verified_and_played_on(
    left: Path,
) -> None:
    found = open_games(left)
    assert tuple(sorted(found.values())) == UNDER_WAY
    games = games_of(Settings(database=left, token=None))
    services = await open_services(left, games=games, poster=FakePoster())
    try:
        for table_id in found:
            live = await services.tables.load(table_id)
            assert list(faults(live.game, live.state)) == []
            if not live.table.epoch:  # Later rules cannot play what was logged before.
                setup, rows = await told(services, live)
                assert len(rows) == live.table.seq
                assert rebuild(live.game, setup, rows) == live.state
            await _play_on(services, live)
    finally:
        await services.close()


async def _play_on(services: Services, live: LiveTable) -> None:
    """Let the person who is called play what was planned, or the safe choice."""
    tables, table_id, seat = services.tables, live.table.id, live.waits()[0]
    draft = await read_draft(tables, table_id, seat)
    assert draft is not None, "the plan was kept"
    action = next(iter(draft.actions), None) or live.game.default(live.view(seat))
    (user_id,) = live.people_of(seat)
    played = await playing.play(tables, table_id, user_id, [action], seat=seat)
    assert [row.seat for row in played.rows] == [seat]
    await services.settle()
    assert (await tables.load(table_id)).table.seq > live.table.seq


async def test_a_migrated_database_has_the_present_schema(left: Path) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), SQLModel.metadata))

    services = await open_services(left, games={}, poster=FakePoster())
    try:
        async with services.store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
    finally:
        await services.close()
