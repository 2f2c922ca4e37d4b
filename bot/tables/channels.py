"""Channels and servers of tables: which are in use, which are gone, and which are back."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, delete, false, func, select, true, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import SQLModel, col

from bot import clock
from bot.errors import NoTable, Quarantined
from bot.store.models import CLOSES_THREAD, Table
from bot.store.server_rows import Server
from bot.store.vote_rows import Ballot, Vote
from bot.tables import announcements, seat_clocks, votes
from bot.tables.live import Tables
from bot.tables.moments import THREAD_STAYS
from engine.core.words import Text

LEFT_SERVER_KEPT: Final = timedelta(days=30)
"""Time for which the tables of a server are kept after the bot has left it."""


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
    """Record that the channel of its tables was deleted; they and their clocks stand still."""
    async with tables.store.writing() as session:
        lost = await _stop(session, col(Table.channel_id) == channel_id)
    for table in lost:
        tables.forget(table.id)


async def threads_to_close(tables: Tables) -> tuple[Sequence[int], datetime]:
    """The threads opened for games that have been over for long enough.

    Also returns the moment before which no other one has to be closed.
    """
    now, closes_at = clock.now(), col(Table.thread_closes_at)
    due = select(col(Table.channel_id)).where(CLOSES_THREAD, closes_at <= now)
    later = select(func.min(closes_at)).where(CLOSES_THREAD, closes_at > now)
    async with tables.store.reading() as session:
        found = (await session.scalars(due.distinct())).all()
        following = await session.scalar(later)
    return found, min(following or now + THREAD_STAYS, now + THREAD_STAYS)


async def forget_thread(tables: Tables, channel_id: int) -> None:
    """Record that a thread need not be closed any more."""
    there = (CLOSES_THREAD, col(Table.channel_id) == channel_id)
    async with tables.store.writing() as session:
        await session.execute(update(Table).where(*there).values(thread_closes_at=None))


async def servers_of(tables: Tables) -> tuple[frozenset[int], frozenset[int]]:
    """The servers in which there are tables or status boards: those not left, and those left."""
    async with tables.store.reading() as session:
        found = await session.scalars(select(col(Table.guild_id)).distinct())
        with_tables = {one for one in found if one is not None}
        known = (await session.scalars(select(Server).where(col(Server.guild_id) != 0))).all()
    left = frozenset(one.guild_id for one in known if one.gone_at is not None)
    with_boards = {one.guild_id for one in known if one.board_channel_id is not None}
    return frozenset((with_tables | with_boards) - left), left


async def leave_server(tables: Tables, guild_id: int) -> None:
    """Record that the bot has left a server: its tables and their clocks stand still."""
    async with tables.store.writing() as session:
        server = await session.get(Server, guild_id) or Server(guild_id=guild_id)
        server.gone_at = clock.now()
        session.add(server)
        lost = await _stop(session, col(Table.guild_id) == guild_id)
    for table in lost:
        tables.forget(table.id)


async def come_back(tables: Tables, guild_id: int) -> None:
    """Let the tables of a server go on to which the bot has come back, and tell each channel.

    A channel that was deleted meanwhile is noticed at the next look at the places.
    """
    stopped = (col(Table.guild_id) == guild_id, col(Table.channel_gone) == true())
    async with tables.store.reading() as session:
        found = list(await session.scalars(select(col(Table.id)).where(*stopped)))
    for table_id in found:
        try:
            await _go_on(tables, table_id)
        except (NoTable, Quarantined):
            continue
    async with tables.store.writing() as session:
        await session.execute(update(Table).where(*stopped).values(channel_gone=False))
        server = await session.get(Server, guild_id)
        if server is not None:
            server.gone_at = None
    for table_id in found:
        tables.forget(table_id)


async def purge_left(tables: Tables) -> datetime:
    """Delete everything of the servers that the bot has left for good: tables, boards, settings.

    Returns the moment before which there is nothing more to delete.
    """
    now = clock.now()
    long_ago = now - LEFT_SERVER_KEPT
    gone = select(col(Server.guild_id)).where(col(Server.gone_at) <= long_ago)
    there = select(col(Table.id)).where(col(Table.guild_id).in_(gone))
    async with tables.store.reading() as session:
        left = await session.scalars(select(Server).where(col(Server.gone_at).is_not(None)))
        ends = [one.gone_at + LEFT_SERVER_KEPT for one in left if one.gone_at is not None]
    following = min((one for one in ends if one > now), default=now + LEFT_SERVER_KEPT)
    if all(one > now for one in ends):
        return following
    async with tables.store.writing() as session:
        lost = (await session.scalars(there)).all()
        held = select(col(Vote.id)).where(col(Vote.table_id).in_(there))
        await session.execute(delete(Ballot).where(col(Ballot.vote_id).in_(held)))
        for rows in reversed(SQLModel.metadata.sorted_tables):
            if "table_id" in rows.c:
                await session.execute(delete(rows).where(rows.c.table_id.in_(there)))
        await session.execute(delete(Table).where(col(Table.guild_id).in_(gone)))
        await session.execute(delete(Server).where(col(Server.gone_at) <= long_ago))
    for table_id in lost:
        tables.forget(table_id)
    return following


async def _stop(session: AsyncSession, which: ColumnElement[bool]) -> Sequence[Table]:
    """Let the tables *which* stand still, as nobody can play there."""
    still = {"channel_gone": True, "due_at": None, "sleeps_at": None}
    query = update(Table).where(which, col(Table.status) != "finished").values(**still)
    lost = (await session.scalars(query.returning(Table))).all()
    for table in lost:
        await seat_clocks.freeze(session=session, table=table)
    return lost


async def _go_on(tables: Tables, table_id: str) -> None:
    now = clock.now()
    async with (
        tables.locked(table_id) as live,
        tables.changing(live, channel_gone=False, silence_at=now) as change,
    ):
        change.clocks = True
        await votes.start_anew(tables, session=change.session, table_id=table_id)
        if live.table.status == "open":
            await seat_clocks.thaw(session=change.session, table=change.table)
            text = Text.of("notice-server-back", table=table_id)
            await announcements.notice(session=change.session, table=change.table, text=text)
