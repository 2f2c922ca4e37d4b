"""The database: one writer at a time, and each change is made whole or not at all."""

import asyncio
from collections.abc import AsyncGenerator, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import bindparam, case, event, func, literal, select, update
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine
from sqlalchemy.sql.dml import ReturningUpdate
from sqlmodel import col

from bot.errors import NamelessTable, NoTable, ShuttingDown, StoreFailed, StoreFull
from bot.store.driver import OneTripConnection
from bot.store.models import (
    HOLDS_CHANNEL,
    IS_FINISHED,
    IS_OPEN,
    TO_SEND,
    Checkpoint,
    Holder,
    LogRow,
    OutboxRow,
    SeatClock,
    Snapshot,
    Table,
    UsedInteraction,
)
from bot.store.order_rows import PlannedAhead, StandingOrders

CONNECTIONS = 8
"""Two for the bot's play, one each for the outbox, clocks, boards and messages that ask, and the
rest for people.
"""

LOG_BYTES = 4_194_304
"""Size to which the write-ahead log shrinks again, once a long reader has let it grow."""

_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    "foreign_keys=ON",
    f"journal_size_limit={LOG_BYTES}",
)
_WRITES = "writes"
_NOT_OVER = col(Table.status).in_(("lobby", "open", "paused", "quarantined"))
_OLDEST_FIRST = (col(Table.created_at), col(Table.id))


class Link(NamedTuple):
    """A step of a log, with the plan it belongs to and the person who acted."""

    seq: int
    plan: int
    user_id: int | None


class Stored(NamedTuple):
    """Everything stored of a table but its log."""

    table: Table
    holders: tuple[Holder, ...]
    snapshot: Snapshot | None
    orders: list[StandingOrders]
    clocks: Sequence[SeatClock]
    ahead: Sequence[PlannedAhead]


class Own(NamedTuple):
    """The newest row of a log that a person made, and the first row of its plan; 0 if none."""

    seq: int
    plan: int


_TABLE_IN = select(Table).where(col(Table.channel_id) == bindparam("channel"), HOLDS_CHANNEL)
_ROWS = (
    select(LogRow)
    .where(
        col(LogRow.table_id) == bindparam("table"),
        col(LogRow.seq).in_(bindparam("seqs", expanding=True)),
    )
    .order_by(col(LogRow.seq))
)
_NEXT_DUE = (
    select(func.min(OutboxRow.due_at)).where(TO_SEND, col(OutboxRow.due_at) > bindparam("after")),
    select(func.min(Table.due_at)).where(IS_OPEN, col(Table.due_at) > bindparam("after")),
)


class Store:
    """An SQLite file and the sessions on it; call ``migrate`` before the first."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self.engine = create_async_engine(
            URL.create("sqlite+aiosqlite", database=str(path)),
            async_creator=self._connect,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=None,  # wait as long as it takes for a free connection
        )
        event.listen(self.engine.sync_engine, "connect", _prepare)
        event.listen(self.engine.sync_engine, "begin", _begin)
        self._writing = asyncio.Lock()
        self._unread = asyncio.Event()
        self._unread.set()
        self._readers = 0
        self._closed = False
        self._writer = self.engine.execution_options(**{_WRITES: True})

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[AsyncSession]:
        """A session that reads the database as it is now, even if somebody writes meanwhile.

        :raises StoreFailed: if the database fails.
        :raises ShuttingDown: once the store is closed.
        """
        self._require_open()
        self._readers += 1
        self._unread.clear()
        try:
            async with AsyncSession(self.engine, expire_on_commit=False) as session:
                with _failures():
                    yield session
        finally:
            self._readers -= 1
            if not self._readers:
                self._unread.set()

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[AsyncSession]:
        """The only session that writes; it commits at the end unless an error was raised.

        :raises StoreFailed: if the database fails, except for a broken constraint.
        :raises ShuttingDown: once the store is closed.
        """
        self._require_open()
        async with self._writing, self._writing_session() as session:
            with _failures():
                yield session
                try:
                    await session.commit()
                except BaseException:
                    # The next session must not get this connection, whose changes may be pending.
                    await session.invalidate()
                    raise

    def _writing_session(self) -> AsyncSession:
        """A session that does not update loaded objects after statements that change rows.

        Finding the objects concerned would take longer than most statements.
        """
        alone = {"synchronize_session": False}
        return AsyncSession(self._writer, expire_on_commit=False, execution_options=alone)

    async def close(self) -> None:
        """Refuse new sessions, and close the file once the running ones have ended."""
        self._closed = True
        await self._unread.wait()
        async with self._writing:
            await self.engine.dispose()

    async def _connect(self) -> OneTripConnection:
        connection = OneTripConnection(self.path)
        await connection
        return connection

    def _require_open(self) -> None:
        if self._closed:
            raise ShuttingDown


async def get_table(*, session: AsyncSession, table_id: str) -> Table:
    """:raises NoTable: if there is none of this id."""
    if (table := await session.get(Table, table_id)) is None:
        raise NoTable(table=table_id) if table_id else NamelessTable
    return table


async def table_in(*, session: AsyncSession, channel_id: int) -> Table | None:
    """The table that holds the channel: in the lobby, open or paused; None if there is none."""
    return await session.scalar(_TABLE_IN, {"channel": channel_id})


async def last_over_in(*, session: AsyncSession, channel_id: int) -> Table | None:
    """The table in the channel whose game ended last."""
    query = select(Table).where(col(Table.channel_id) == channel_id, IS_FINISHED)
    return await session.scalar(query.order_by(col(Table.updated_at).desc()).limit(1))


async def tables_of(*, session: AsyncSession, user_id: int) -> Sequence[Table]:
    """The tables where a person holds a seat and play is not over, oldest first."""
    mine = select(col(Holder.table_id)).where(col(Holder.user_id) == user_id)
    query = select(Table).where(col(Table.id).in_(mine), _NOT_OVER)
    return (await session.scalars(query.order_by(*_OLDEST_FIRST))).all()


async def hosted_by(*, session: AsyncSession, user_id: int) -> Sequence[Table]:
    """The tables a person hosts where play is not over, oldest first."""
    query = select(Table).where(col(Table.host_id) == user_id, _NOT_OVER)
    return (await session.scalars(query.order_by(*_OLDEST_FIRST))).all()


async def lobbies_of(
    *, session: AsyncSession, host_id: int, guild_id: int | None
) -> tuple[int, int]:
    """The number of a person's tables in a lobby: in this server (or in none), and everywhere."""
    query = select(col(Table.guild_id)).where(
        col(Table.host_id) == host_id, col(Table.status) == "lobby"
    )
    servers = list(await session.scalars(query))
    return servers.count(guild_id), len(servers)


async def holders_of(*, session: AsyncSession, table_id: str) -> tuple[Holder, ...]:
    """The holders of a table's seats, in their order."""
    query = select(Holder).where(col(Holder.table_id) == table_id)
    rows = await session.scalars(query.order_by(col(Holder.seat), col(Holder.place)))
    return tuple(rows)


async def clocks_of(*, session: AsyncSession, table_id: str) -> Sequence[SeatClock]:
    query = select(SeatClock).where(col(SeatClock.table_id) == table_id)
    return (await session.scalars(query)).all()


async def ahead_of(*, session: AsyncSession, table_id: str) -> Sequence[PlannedAhead]:
    """What the bot is to play in the next turns of seats, and what of it is over."""
    query = select(PlannedAhead).where(col(PlannedAhead.table_id) == table_id)
    return (await session.scalars(query)).all()


async def holders_and_clocks(
    *, session: AsyncSession, table_ids: Sequence[str]
) -> tuple[Sequence[Holder], Sequence[SeatClock]]:
    """The holders and the clocks of these tables, each table's in the order of its seats."""
    here = select(Holder).where(col(Holder.table_id).in_(table_ids))
    holders = await session.scalars(here.order_by(col(Holder.seat), col(Holder.place)))
    ticking = select(SeatClock).where(col(SeatClock.table_id).in_(table_ids))
    clocks = await session.scalars(ticking.order_by(col(SeatClock.seat)))
    return holders.all(), clocks.all()


async def stored(*, session: AsyncSession, table_ids: Sequence[str]) -> list[Stored]:
    """Everything stored of these tables but their logs; tables that do not exist are left out."""
    tables = await session.scalars(select(Table).where(col(Table.id).in_(table_ids)))
    holders, orders = dict[str, list[Holder]](), dict[str, list[StandingOrders]]()
    clocks = dict[str, list[SeatClock]]()
    seated, ticking = await holders_and_clocks(session=session, table_ids=table_ids)
    for holder in seated:
        holders.setdefault(holder.table_id, []).append(holder)
    for clock in ticking:
        clocks.setdefault(clock.table_id, []).append(clock)
    standing = select(StandingOrders).where(col(StandingOrders.table_id).in_(table_ids))
    for order in await session.scalars(standing):
        orders.setdefault(order.table_id, []).append(order)
    ahead = dict[str, list[PlannedAhead]]()
    planned = select(PlannedAhead).where(col(PlannedAhead.table_id).in_(table_ids))
    for plan in await session.scalars(planned):
        ahead.setdefault(plan.table_id, []).append(plan)
    states = await session.scalars(select(Snapshot).where(col(Snapshot.table_id).in_(table_ids)))
    snapshots = {one.table_id: one for one in states}
    return [
        Stored(
            one,
            tuple(holders.get(one.id, ())),
            snapshots.get(one.id),
            orders.get(one.id, []),
            clocks.get(one.id, []),
            ahead.get(one.id, []),
        )
        for one in tables
    ]


@lru_cache
def setting(*names: str) -> ReturningUpdate[Table]:
    """A query that sets columns *names* on a table, unless its version has changed."""
    same = col(Table.version) == bindparam("changed_version")
    query = update(Table).where(col(Table.id) == bindparam("changed_id"), same)
    return query.values({name: bindparam(name) for name in names}).returning(Table)


async def next_due(*, session: AsyncSession, after: datetime) -> datetime | None:
    """The first moment after *after* at which a message or a table is due."""
    found = [await session.scalar(query, {"after": after}) for query in _NEXT_DUE]
    return min((due for due in found if due is not None), default=None)


async def snapshot_of(*, session: AsyncSession, table_id: str) -> Snapshot | None:
    return await session.get(Snapshot, table_id)


async def used(*, session: AsyncSession, interaction: int | None) -> UsedInteraction | None:
    return None if interaction is None else await session.get(UsedInteraction, interaction)


async def orders_of(*, session: AsyncSession, table_id: str) -> list[StandingOrders]:
    query = select(StandingOrders).where(col(StandingOrders.table_id) == table_id)
    return list(await session.scalars(query))


async def steps_back(
    *, session: AsyncSession, table_id: str, tip: int, until: int = 0, most: int
) -> list[Link]:
    """The steps that count after row *tip*, at most the *most* newest of them, oldest first.

    The walk goes backwards, from an undo to the step it went back to, and ends at row *until*. Its
    cost does not grow with the length of the log.
    """
    seq, undo_to, mine = col(LogRow.seq), col(LogRow.undo_to), col(LogRow.table_id) == table_id
    start = select(seq, undo_to, literal(most).label("left")).where(mine, seq == tip)
    back = start.cte("back", recursive=True)
    before = func.coalesce(back.c.undo_to, back.c.seq - 1)
    left = back.c.left - case((back.c.undo_to.is_(None), 1), else_=0)
    step = select(seq, undo_to, left).where(mine, seq == before, before >= until, left > 0)
    back = back.union_all(step)
    stood = select(back.c.seq).where(back.c.undo_to.is_(None), back.c.seq > 0)
    facts = select(seq, col(LogRow.plan), col(LogRow.user_id)).where(mine, seq.in_(stood))
    return [Link(*row) for row in await session.execute(facts.order_by(seq))]


async def rows_of(*, session: AsyncSession, table_id: str, seqs: Sequence[int]) -> list[LogRow]:
    return list(await session.scalars(_ROWS, {"table": table_id, "seqs": list(seqs)}))


async def newest_own(*, session: AsyncSession, table_id: str, user_id: int) -> Own:
    """The newest row of a table that a person made."""
    mine = (col(LogRow.table_id) == table_id, col(LogRow.user_id) == user_id)
    newest = select(col(LogRow.seq), col(LogRow.plan)).where(*mine)
    row = (await session.execute(newest.order_by(col(LogRow.seq).desc()).limit(1))).first()
    return Own(0, 0) if row is None else Own(*row)


async def newest_checkpoint(
    *, session: AsyncSession, table_id: str, until: int
) -> Checkpoint | None:
    """The last checkpoint of a table at row *until* or before."""
    mine = (col(Checkpoint.table_id) == table_id, col(Checkpoint.seq) <= until)
    query = select(Checkpoint).where(*mine).order_by(col(Checkpoint.seq).desc()).limit(1)
    return await session.scalar(query)


@contextmanager
def _failures() -> Generator[None]:
    """Turn errors of the database into errors that a person can be told."""
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        full = "disk is full" in str(error.orig)
        raise (StoreFull() if full else StoreFailed()) from error


def _prepare(connection: Any, record: object) -> None:
    """Let SQLAlchemy begin transactions, not the driver, and make commits survive a crash."""
    del record
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Take the write lock at the start, so that a transaction never fails to get it later."""
    writes = connection.get_execution_options().get(_WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
