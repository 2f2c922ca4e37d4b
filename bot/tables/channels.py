"""Channels of tables: which are in use, and which were deleted."""

from collections.abc import Sequence

from sqlalchemy import false, select, update
from sqlmodel import col

from bot.store.models import Table
from bot.tables import seat_clocks
from bot.tables.live import Tables


async def places_of(tables: Tables) -> Sequence[tuple[int, int]]:
    """The servers and channels of tables whose play is not over, as far as they exist."""
    place = col(Table.guild_id), col(Table.channel_id)
    query = select(*place).where(
        col(Table.status) != "finished", col(Table.channel_gone) == false()
    )
    async with tables.store.reading() as session:
        rows = await session.execute(query.distinct())
    return [(guild_id, channel_id) for guild_id, channel_id in rows if guild_id is not None]


async def lose_channel(tables: Tables, channel_id: int) -> None:
    """Record that the channel of its tables was deleted; their clocks stand still."""
    async with tables.store.writing() as session:
        there = (col(Table.channel_id) == channel_id, col(Table.status) != "finished")
        query = update(Table).where(*there).values(channel_gone=True)
        lost = (await session.scalars(query.returning(Table))).all()
        for table in lost:
            await seat_clocks.freeze(session=session, table=table)
    for table in lost:
        tables.forget(table.id)
