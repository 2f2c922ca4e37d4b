"""Checkpoints: they keep undo cheap however long the log, and their number stays bounded."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import event, select, update
from sqlmodel import col

from bot import clock
from bot.services import Services
from bot.store.models import Checkpoint, Draft, Table
from bot.store.person_rows import LessonDone
from bot.tables import playing, undoing
from bot.tables.checkpoints import CHEAP_UNDOS, FINISHED_KEPT_SECONDS, ROWS_APART
from bot.tables.drafts import KeptDraft, write_draft
from bot.tables.lessons import keep_lessons
from bot.tables.step_log import PLAN_ROWS, standing_of
from tests.bot.started_tables import ANN, Opener, start_table, stored_log, stored_state
from tests.bot.tally_game import Add, Options

STEPS = 10
"""Number of actions in each plan that is played."""

MOST_CHECKPOINTS = CHEAP_UNDOS // ROWS_APART + 3


@asynccontextmanager
async def counting(services: Services) -> AsyncGenerator[list[int]]:
    """Count the operations of SQLite's virtual machine while the block runs."""
    done = [0]

    def tick() -> int:
        done[0] += 1
        return 0

    def listen(connection: Any, *_: object) -> None:
        connection.driver_connection._conn.set_progress_handler(tick, 1)

    engine = services.store.engine.sync_engine
    event.listen(engine.pool, "checkout", listen)
    try:
        yield done
    finally:
        event.remove(engine.pool, "checkout", listen)


async def seqs(services: Services, table_id: str) -> list[int]:
    """Numbers of the log rows that have a checkpoint."""
    query = select(col(Checkpoint.seq)).where(col(Checkpoint.table_id) == table_id)
    async with services.store.reading() as session:
        return sorted(await session.scalars(query))


async def standing(services: Services, table_id: str) -> list[int]:
    live = await services.tables.load(table_id)
    async with services.store.reading() as session:
        steps = await standing_of(session=session, live=live, most=live.table.seq + 1)
    return [step.seq for step in steps]


async def play(services: Services, table_id: str, times: int) -> None:
    """Play about *times* actions in plans of ``STEPS``; after each plan, play and undo one more."""
    for number in range(times // STEPS):
        await playing.play(services.tables, table_id, ANN, [Add(by=number + 1)] * STEPS)
        await playing.play(services.tables, table_id, ANN, [Add()])
        await undoing.undo(services.tables, table_id, ANN)


async def operations(services: Services, table_id: str) -> int:
    live = await services.tables.load(table_id)
    async with counting(services) as done:
        assert await undoing.can_undo(services.tables, live)
    return done[0]


async def test_checking_whether_undo_is_possible_costs_the_same_however_long_the_log(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    await play(services, table_id, 2 * PLAN_ROWS)
    short = await operations(services, table_id)
    await play(services, table_id, 200)
    assert 0 < await operations(services, table_id) <= short * 1.2


async def test_checkpoints_are_few_and_any_of_the_last_hundred_steps_is_near_one(
    services: Services,
) -> None:
    table_id = await start_table(services.tables)
    for _ in range(4):
        await play(services, table_id, 90)
        kept, steps = await seqs(services, table_id), await standing(services, table_id)
        assert len(kept) <= MOST_CHECKPOINTS
        assert kept[0] == 0
        for to in steps[-CHEAP_UNDOS - 1 :]:
            near = max(at for at in kept if at <= to)
            assert sum(near < seq <= to for seq in steps) <= ROWS_APART
    assert len(steps) > 3 * CHEAP_UNDOS


async def test_checkpoints_of_undone_rows_are_dropped(services: Services) -> None:
    table_id = await start_table(services.tables)
    for number in range(ROWS_APART):
        await playing.play(services.tables, table_id, ANN, [Add(by=number + 1)])
    assert await seqs(services, table_id) == [0, ROWS_APART]
    await undoing.undo(services.tables, table_id, ANN)
    assert await seqs(services, table_id) == [0, ROWS_APART - 1]
    before = await stored_state(services.store, table_id)
    await playing.play(services.tables, table_id, ANN, [Add(by=7)])
    await undoing.undo(services.tables, table_id, ANN)
    assert await stored_state(services.store, table_id) == before


async def test_a_host_may_undo_to_a_row_that_has_no_checkpoint(services: Services) -> None:
    table_id = await start_table(services.tables)
    await playing.play(services.tables, table_id, ANN, [Add()])
    early = await stored_state(services.store, table_id)
    for _ in range(7):
        await playing.play(services.tables, table_id, ANN, [Add()] * ROWS_APART)
    assert (await seqs(services, table_id))[1] > 1
    await undoing.undo(services.tables, table_id, ANN, to=1)
    assert await stored_state(services.store, table_id) == early
    assert await seqs(services, table_id) == [0, 1]


async def test_a_game_finished_long_ago_keeps_only_its_last_state_and_its_log(
    opener: Opener,
) -> None:
    services = await opener.open()
    over = await start_table(services.tables, options=Options(goal=60), channel_id=1)
    runs = await start_table(services.tables, channel_id=2)
    for table_id in (over, runs):
        for _ in range(60):
            await playing.play(services.tables, table_id, ANN, [Add()])
        plan = KeptDraft(seat="p1", seq=60, actions=(Add(),))
        await write_draft(services.tables, table_id, ANN, plan, before=None)
        async with services.store.writing() as session:
            await keep_lessons(session, table_id, ANN, {"count": 3})
    assert (await services.tables.table(over)).status == "finished"
    state, rows = await stored_state(services.store, over), await stored_log(services.store, over)
    await services.tidy(backups=0)
    assert await seqs(services, over) == [0, 50]
    async with services.store.writing() as session:
        long_ago = clock.now() - clock.seconds(FINISHED_KEPT_SECONDS + 1)
        await session.execute(update(Table).values(updated_at=long_ago))
    await services.tidy(backups=0)
    assert await seqs(services, over) == []
    assert await seqs(services, runs) == [0, 50]
    async with services.store.reading() as session:
        for kept in (Draft, LessonDone):
            assert list(await session.scalars(select(col(kept.table_id)))) == [runs]
    services = await opener.again()
    assert await stored_state(services.store, over) == state
    assert await stored_log(services.store, over) == rows
    assert (await services.tables.load(over)).outcome() is not None
