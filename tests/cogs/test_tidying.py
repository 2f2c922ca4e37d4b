"""Maintenance by the running bot: copies of the database, and messages due later."""

from collections.abc import Generator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, select

from bot import clock
from bot.delivery.outbox import LONGEST_PAUSE_SECONDS
from bot.store.models import TO_SEND, OutboxRow
from bot.tables import announcements
from engine.core.words import Text
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer

DAYS = 1
TRANSACTIONS_AN_HOUR = 10
BEATS_AN_HOUR = 6
"""Transactions more that record, while a clock runs, that the bot is there."""


def copies(database: Path) -> list[Path]:
    return list((database.parent / "backups").glob("*.sqlite3"))


async def test_a_running_bot_copies_its_database_at_most_once_a_day(
    server: DiscordServer, database: Path
) -> None:
    for _ in range(50):
        await server.env.advance_time(1)
        if copies(database):
            break
    (copy,) = copies(database)
    made = copy.stat().st_mtime_ns
    await server.bot.services.tidy(backups=server.bot.settings.backups)
    assert copy.stat().st_mtime_ns == made
    assert copies(database) == [copy]


async def test_a_failing_task_of_maintenance_does_not_stop_the_others(
    server: DiscordServer,
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail() -> None:
        raise OSError("no room")

    await server.bot.services.tidy(backups=1)
    (copy,) = copies(database)
    copy.unlink()
    monkeypatch.setattr(server.bot.services.scheduler, "tidy", fail)
    await server.bot.services.tidy(backups=1)
    assert "no room" in caplog.text
    assert copies(database) == [copy]


@contextmanager
def counted(server: DiscordServer) -> Generator[list[datetime]]:
    """The times at which transactions begin inside the context."""
    asked: list[datetime] = []

    def count(connection: Any) -> None:
        del connection
        asked.append(clock.now())

    engine = server.bot.services.store.engine.sync_engine
    event.listen(engine, "begin", count)
    try:
        yield asked
    finally:
        event.remove(engine, "begin", count)


async def put_off(server: DiscordServer, count: int) -> list[datetime]:
    """Delay *count* messages of the table, 97 seconds apart; returns their due times."""
    table = await server.bot.tables.table(await server.table_id())
    now = clock.now().replace(microsecond=0)  # Discord gives times in milliseconds
    due = [now + timedelta(seconds=97 * (n + 1)) for n in range(count)]
    async with server.bot.services.store.writing() as session:
        for _ in due:
            text = Text.of("notice-ended", table=table.id)
            await announcements.notice(session=session, table=table, text=text)
        rows = await session.scalars(select(OutboxRow).where(TO_SEND))
        for number, (row, at) in enumerate(zip(rows, due, strict=True)):
            row.lane, row.due_at = f"{row.lane}:late{number}", at
    return due


@pytest.mark.slow
async def test_an_idle_bot_makes_at_most_ten_transactions_an_hour(
    server: DiscordServer, proportion: int
) -> None:
    """It idles for a day, and for ten in a soak."""
    days = DAYS * proportion
    await server.start(server.bob)
    await server.alice.slash(server.channel, "table clock", pace="none")
    with counted(server) as asked:
        for _ in range(days * 24):
            await server.env.advance_time(3_600)
    assert 0 < len(asked) <= days * 24 * TRANSACTIONS_AN_HOUR


async def test_a_bot_with_a_running_clock_makes_few_transactions_more(
    server: DiscordServer,
) -> None:
    await server.start(server.bob)
    with counted(server) as asked:
        for _ in range(2):
            await server.env.advance_time(3_600)
    assert 0 < len(asked) <= 2 * (TRANSACTIONS_AN_HOUR + BEATS_AN_HOUR)


async def test_a_delayed_message_is_sent_at_its_due_time_after_a_restart(
    server: DiscordServer,
) -> None:
    await server.start(server.bob)
    told = len(server.channel.history())
    due = await put_off(server, 2)
    await server.bot.close()
    await server.env.restart_bot(make_bot(server.bot.settings.database))
    await server.env.advance_time(LONGEST_PAUSE_SECONDS)
    sent = [message.created_at for message in server.channel.history()[told:]]
    late = [at - planned for at, planned in zip(sent, due, strict=True)]
    assert all(timedelta() <= one < timedelta(seconds=2) for one in late), late
