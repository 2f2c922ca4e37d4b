"""States kept after some rows of a log, so that an undo replays few rows.

A checkpoint exists only for a row that counts: an undo deletes those it takes back.
"""

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.store.models import IS_FINISHED, Checkpoint, Draft, Table
from bot.store.person_rows import LessonDone
from bot.store.repository import steps_back
from bot.tables.live import Tables

ROWS_APART = 50
"""Rows of a log between two checkpoints."""

CHEAP_UNDOS = 100
"""Number of last steps to which an undo replays at most the rows between two checkpoints."""

FINISHED_KEPT_SECONDS = 7 * 86_400
"""Seconds a finished table keeps data that only a running one needs."""


async def keep_checkpoint(session: AsyncSession, table: Table, raw: bytes, *, before: int) -> None:
    """Keep the state of *table* if it passed a multiple of *ROWS_APART* since row *before*."""
    if table.seq // ROWS_APART > before // ROWS_APART:
        session.add(Checkpoint(table_id=table.id, seq=table.seq, state=raw))
        await session.flush()
        await _drop_old(session, table)


async def take_back_checkpoints(
    session: AsyncSession, table: Table, raw: bytes, *, to: int
) -> None:
    """Replace the checkpoints that an undo to row *to* took back by the state after it."""
    taken = delete(Checkpoint).where(col(Checkpoint.table_id) == table.id, col(Checkpoint.seq) > to)
    dropped = await session.scalars(taken.returning(col(Checkpoint.seq)))
    crossed = table.seq % ROWS_APART == 0
    if dropped.all() or crossed:
        await session.merge(Checkpoint(table_id=table.id, seq=to, state=raw))
        await session.flush()
        await _drop_old(session, table)


async def shrink_finished(tables: Tables) -> None:
    """Delete checkpoints, drafts and lessons of tables that ended long ago."""
    old = clock.now() - clock.seconds(FINISHED_KEPT_SECONDS)
    over = select(col(Table.id)).where(IS_FINISHED, col(Table.updated_at) < old)
    async with tables.store.writing() as session:
        for model in (Checkpoint, Draft, LessonDone):
            query = delete(model).where(col(model.table_id).in_(over))
            await session.execute(query)


async def _drop_old(session: AsyncSession, table: Table) -> None:
    """Delete checkpoints older than the last hundred steps need.

    The one where the present rules began is kept.
    """
    steps = await steps_back(
        session=session, table_id=table.id, tip=table.seq, until=table.epoch, most=CHEAP_UNDOS
    )
    mine = (col(Checkpoint.table_id) == table.id,)
    earlier = col(Checkpoint.seq) < (steps[0].seq if steps else 0)
    start = select(func.max(Checkpoint.seq)).where(*mine, earlier).scalar_subquery()
    old = (col(Checkpoint.seq) < start, col(Checkpoint.seq) != table.epoch)
    query = delete(Checkpoint).where(*mine, *old)
    await session.execute(query)
