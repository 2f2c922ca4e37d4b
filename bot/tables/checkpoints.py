"""States kept after some rows of a log, so that an undo replays few, and no more than it takes.

Every checkpoint kept is of a row that stands: what an undo takes back goes with it.
"""

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.store.models import IS_FINISHED, Checkpoint, Draft, LessonDone, Table
from bot.store.repository import steps_back
from bot.tables.live import Tables

ROWS_APART = 50
"""Rows of a log from one checkpoint to the next."""

CHEAP_UNDOS = 100
"""Steps back to which an undo replays no more rows than lie between two checkpoints."""

FINISHED_KEPT_SECONDS = 7 * 86_400
"""Seconds a table that is over keeps what only a running one needs."""


async def keep_checkpoint(session: AsyncSession, table: Table, raw: bytes, *, before: int) -> None:
    """Keep the state of *table* if *before*, its last row until now, is of an earlier stretch."""
    if table.seq // ROWS_APART > before // ROWS_APART:
        session.add(Checkpoint(table_id=table.id, seq=table.seq, state=raw))
        await session.flush()
        await _drop_old(session, table)


async def take_back_checkpoints(
    session: AsyncSession, table: Table, raw: bytes, *, to: int
) -> None:
    """Drop what an undo to row *to* of *table* took back; its state is then kept instead."""
    taken = delete(Checkpoint).where(col(Checkpoint.table_id) == table.id, col(Checkpoint.seq) > to)
    dropped = await session.scalars(taken.returning(col(Checkpoint.seq)))
    crossed = table.seq % ROWS_APART == 0
    if dropped.all() or crossed:
        await session.merge(Checkpoint(table_id=table.id, seq=to, state=raw))
        await session.flush()
        await _drop_old(session, table)


async def shrink_finished(tables: Tables) -> None:
    """Leave of tables long over their last state and their log: nothing of them is undone."""
    old = clock.now() - clock.seconds(FINISHED_KEPT_SECONDS)
    over = select(col(Table.id)).where(IS_FINISHED, col(Table.updated_at) < old)
    async with tables.store.writing() as session:
        for model in (Checkpoint, Draft, LessonDone):
            query = delete(model).where(col(model.table_id).in_(over))
            await session.execute(query.execution_options(synchronize_session=False))


async def _drop_old(session: AsyncSession, table: Table) -> None:
    """Drop what lies before the last hundred steps, but for where the present rules began."""
    steps = await steps_back(
        session=session, table_id=table.id, tip=table.seq, until=table.epoch, most=CHEAP_UNDOS
    )
    mine = (col(Checkpoint.table_id) == table.id,)
    earlier = col(Checkpoint.seq) < (steps[0].seq if steps else 0)
    start = select(func.max(Checkpoint.seq)).where(*mine, earlier).scalar_subquery()
    old = (col(Checkpoint.seq) < start, col(Checkpoint.seq) != table.epoch)
    query = delete(Checkpoint).where(*mine, *old)
    await session.execute(query.execution_options(synchronize_session=False))
