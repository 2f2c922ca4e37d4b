"""Rows of the outbox are deleted a week after they were sent, and never before."""

import pytest
from sqlalchemy import select, update
from sqlmodel import col

from bot import clock
from bot.delivery.outbox import SETTLED_KEPT_SECONDS
from bot.services import Services
from bot.store.models import OutboxRow
from bot.tables import playing
from tests.bot.started_tables import ANN, start_table, statuses
from tests.bot.tally_game import Pass


async def test_only_messages_sent_over_a_week_ago_are_deleted(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await start_table(services.tables, preset="still")
    await services.settle()
    week = clock.now() + clock.seconds(SETTLED_KEPT_SECONDS)
    monkeypatch.setattr(clock, "now", lambda: week - clock.seconds(60))
    await services.outbox.tidy()
    assert await statuses(services) == ["sent"]
    monkeypatch.setattr(clock, "now", lambda: week + clock.seconds(60))
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    await services.outbox.tidy()
    assert await statuses(services) == ["sent"]
    async with services.store.reading() as session:
        assert list(await session.scalars(select(col(OutboxRow.from_seq)))) == [1]


async def test_sent_messages_are_deleted_after_a_week_and_not_before(services: Services) -> None:
    await start_table(services.tables, preset="still")
    await services.settle()
    for days, left in ((6, 1), (8, 0)):
        async with services.store.writing() as session:
            long_ago = clock.now() - clock.seconds(days * 86_400)
            await session.execute(update(OutboxRow).values(due_at=long_ago))
        await services.tidy(backups=0)
        assert len(await statuses(services)) == left


@pytest.mark.parametrize("status", ["gathering", "queued", "blocked", "parked"])
async def test_a_message_that_was_not_sent_is_never_deleted(
    services: Services, status: str
) -> None:
    await start_table(services.tables, preset="still")
    await services.settle()
    async with services.store.writing() as session:
        long_ago = clock.now() - clock.seconds(99 * 86_400)
        await session.execute(update(OutboxRow).values(due_at=long_ago, status=status))
    await services.outbox.tidy()
    assert await statuses(services) == [status]
