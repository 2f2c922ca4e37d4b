"""Announcements, queued with the change they tell of: rows from one person's turn to the next.

A row of the outbox grows until it is sent, so that a busy hour takes few messages. Once a message
of its own was tried, it may have arrived, and the row is not changed any more.
"""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from sqlalchemy import and_, bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.store.models import BLOCKED, SETTLED, UNSENT, Board, OutboxRow, Table
from engine.core.codec import Codec
from engine.core.records import Seat
from engine.core.words import Text

_TEXTS: Codec[Text] = Codec(Text)

_WAITING = and_(
    col(OutboxRow.status).in_(("queued", "blocked", "parked")),
    col(OutboxRow.tried_at).is_(None),
    col(OutboxRow.notice).is_(None),
)
"""The condition of news that waits, and cannot have arrived yet."""

UNSENT_OF_LANE = (
    select(OutboxRow)
    .where(col(OutboxRow.lane) == bindparam("lane"), UNSENT)
    .order_by(col(OutboxRow.id))
)


async def tell(
    *,
    session: AsyncSession,
    table: Table,
    first: int,
    called: Iterable[Seat],
    waits: Iterable[Seat],
    done: bool,
    fresh: bool = False,
) -> None:
    """Queue rows of *table*'s log for everybody, from *first* to the last.

    *called* are seats newly asked to act, of all the seats it now *waits* for. If the rules are not
    *done* playing, the row goes on gathering. A *fresh* row does not continue an unsent one.
    Earlier rows that could not be sent to the channel are retried at once.
    """
    waits, now = tuple(waits), clock.now()
    unsent = await _hurried(session=session, lane=lane_of(table.channel_id))
    row = None if fresh or not unsent else unsent[-1]
    if row is None or row.table_id != table.id or row.notice or row.tried_at:
        row = _row(table, first)
        session.add(row)
    pings = {*row.pings.split(","), *called}
    row.pings = ",".join(seat for seat in waits if seat in pings)
    row.to_seq, row.due_at = table.seq, now
    row.status = "queued" if done else "gathering"


async def notice(*, session: AsyncSession, table: Table, text: Text) -> OutboxRow:
    """Queue *text* for everybody, after the news gathered so far; returns its row."""
    await settle(session=session, table_id=table.id)
    await hurry(session=session, lane=lane_of(table.channel_id))
    row = _row(table, table.seq)
    row.notice = write_notice(text)
    session.add(row)
    await session.flush()
    return row


async def is_told(*, session: AsyncSession, table: Table) -> bool:
    """Whether the last row of *table*'s log was sent to everybody, or is queued."""
    last = (col(OutboxRow.table_id) == table.id, col(OutboxRow.to_seq) >= table.seq)
    query = select(col(OutboxRow.id)).where(*last, col(OutboxRow.notice).is_(None)).limit(1)
    return await session.scalar(query) is not None


async def untold(*, session: AsyncSession, table: Table) -> tuple[int, int] | None:
    """The first and the last row of the log that wait to be told; None if none does.

    Rows that may have arrived already do not count.
    """
    query = select(col(OutboxRow.from_seq), col(OutboxRow.to_seq))
    mine = (col(OutboxRow.lane) == lane_of(table.channel_id), col(OutboxRow.table_id) == table.id)
    spans = (await session.execute(query.where(_WAITING, *mine))).all()
    if not spans:
        return None
    return min(first for first, _ in spans), max(last for _, last in spans)


async def count_as_told(*, session: AsyncSession, board: Board) -> None:
    """Record that *board* tells rows of the log that waited.

    A row of the outbox that calls somebody stays, and tells nothing more.
    """
    first, last = board.from_seq or 0, board.to_seq
    lane, table = lane_of(board.channel_id), col(OutboxRow.table_id) == board.table_id
    told = (col(OutboxRow.from_seq) >= first, col(OutboxRow.to_seq) <= last)
    query = update(OutboxRow).where(_WAITING, col(OutboxRow.lane) == lane, table, *told)
    silent = query.where(col(OutboxRow.pings) == "")
    await session.execute(silent.values(status="sent"))
    await session.execute(query.values(from_seq=last + 1, to_seq=last))


async def settle(*, session: AsyncSession, table_id: str) -> None:
    """Release gathered news for sending, because nothing follows for now."""
    mine = (col(OutboxRow.table_id) == table_id, UNSENT)
    gathering = (*mine, col(OutboxRow.status) == "gathering")
    await session.execute(update(OutboxRow).where(*gathering).values(status="queued"))


async def hurry(*, session: AsyncSession, lane: str) -> None:
    """Retry at once the rows that were put off or blocked in *lane*."""
    held = (col(OutboxRow.lane) == lane, col(OutboxRow.status).in_(("queued", "blocked")))
    await session.execute(
        update(OutboxRow).where(*held).values(status="queued", due_at=clock.now())
    )


async def take_up(*, session: AsyncSession, lane: str | None = None) -> None:
    """Queue again the rows that are blocked or were put aside, in *lane* or in all lanes."""
    for held in (BLOCKED, and_(SETTLED, col(OutboxRow.status) == "parked")):
        query = update(OutboxRow).where(held)
        # A row may be of any moment, because the clock can be put back; the indexes are by moment.
        any_time = col(OutboxRow.due_at) <= datetime.max.replace(tzinfo=UTC)
        query = query.where(any_time if lane is None else col(OutboxRow.lane) == lane)
        await session.execute(query.values(status="queued", due_at=clock.now()))


def lane_of(channel_id: int) -> str:
    """The lane of a channel; the rows of a lane are sent in their order."""
    return str(channel_id)


def lane_of_person(user_id: int) -> str:
    """The lane of the messages that are sent to a person directly."""
    return f"u{user_id}"


def write_notice(text: Text) -> str:
    return _TEXTS.dump(text).decode()


def read_notice(row: OutboxRow) -> Text | None:
    return parse_notice(row.notice)


def parse_notice(stored: str | None) -> Text | None:
    return _TEXTS.load(stored) if stored else None


async def cancel(*, session: AsyncSession, table_id: str, after: int) -> set[Seat]:
    """Delete unsent announcements of the steps that an undo to row *after* takes back.

    Returns the seats that are not called because of this.
    """
    unsent = (
        col(OutboxRow.table_id) == table_id,
        UNSENT,
        col(OutboxRow.tried_at).is_(None),
        col(OutboxRow.notice).is_(None),
        col(OutboxRow.to_seq) > after,
    )
    gone = delete(OutboxRow).where(*unsent, col(OutboxRow.from_seq) > after)
    pings = await session.scalars(gone.returning(col(OutboxRow.pings)))
    uncalled = {seat for some in pings for seat in some.split(",") if seat}
    await session.execute(update(OutboxRow).where(*unsent).values(to_seq=after, status="queued"))
    return uncalled


async def _hurried(*, session: AsyncSession, lane: str) -> Sequence[OutboxRow]:
    """The unsent rows of *lane*, in order; those put off or blocked are now due at once."""
    rows = (await session.scalars(UNSENT_OF_LANE, {"lane": lane})).all()
    for row in rows:
        if row.status != "gathering":
            row.status, row.due_at = "queued", clock.now()
    return rows


def _row(table: Table, first: int) -> OutboxRow:
    return OutboxRow(
        table_id=table.id,
        from_seq=first,
        to_seq=table.seq,
        lane=lane_of(table.channel_id),
        channel_id=table.channel_id,
        due_at=clock.now(),
    )
