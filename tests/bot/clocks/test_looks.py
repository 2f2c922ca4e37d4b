"""A look at the clocks takes few statements, however many tables there are; a ring only its own."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import event

from bot.keyed_tasks import settle
from bot.services import Services
from bot.tables import away, ringing
from tests.bot.clocks.conftest import Time
from tests.bot.started_tables import BOB, start_table

OUTAGE = timedelta(days=2)


@contextmanager
def statements(services: Services) -> Iterator[list[str]]:
    """The statements that the database is given meanwhile."""
    found: list[str] = []

    def note(*told: Any) -> None:
        found.append(told[2])

    engine = services.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(engine, "before_cursor_execute", note)


async def looked(services: Services) -> list[str]:
    """The statements of one look at the clocks; nothing is due."""
    services.clocks.wake()
    with statements(services) as found:
        await settle(services.clocks.looks)
    assert not services.clocks.rings.running
    return found


async def begun(services: Services, channel: int = 1) -> str:
    table_id = await start_table(services.tables, preset="still", channel_id=channel)
    await services.settle()
    return table_id


async def test_all_that_is_due_is_found_by_one_statement_and_the_next_moment_by_another(
    services: Services, now: Time
) -> None:
    await begun(services)
    await now.passes(0.1)
    found = await looked(services)
    kinds = ("holder", "seat_clocks", "votes", "reminders", "outbox", "tables")
    reads = [one for one in found if any(f"FROM {name}" in one for name in kinds)]
    assert len(reads) == 2
    assert all(f"FROM {name}" in one for name in kinds for one in reads)


async def test_after_an_outage_many_clocks_move_by_as_many_statements_as_one(
    services: Services, now: Time
) -> None:
    table_ids = [await begun(services)]
    await now.passes(0.1)
    now.now += OUTAGE
    for_one = await looked(services)
    table_ids += [await begun(services, channel) for channel in range(2, 8)]
    await now.passes(0.1)
    before = [await now.left(one, "p1") for one in table_ids]
    now.now += OUTAGE
    assert len(await looked(services)) == len(for_one)
    assert [await now.left(one, "p1") for one in table_ids] == before


async def rung(services: Services) -> list[str]:
    """The statements of the rings of what is due."""
    services.clocks.wake()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ringing, "LONGEST_GAP", timedelta.max)
        await settle(services.clocks.looks)
    with statements(services) as found:
        await settle(services.clocks.rings)
    return found


async def test_a_reminder_rings_without_reading_votes_and_absences(
    services: Services, now: Time
) -> None:
    await begun(services)
    await now.passes(0.1)
    now.now += timedelta(days=1)
    found = await rung(services)
    assert any("UPDATE reminders" in one for one in found)
    assert not any("FROM votes" in one for one in found)


async def test_who_is_back_makes_the_bot_look_at_all_that_may_be_due_by_then(
    services: Services, now: Time
) -> None:
    await begun(services)
    await now.passes(0.1)
    await away.go_away(services.tables, BOB, now.now + timedelta(hours=3), "wait")
    await now.passes(0.1)
    now.now += timedelta(hours=3)
    found = await rung(services)
    assert any("FROM votes" in one for one in found)
