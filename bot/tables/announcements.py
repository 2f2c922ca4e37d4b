"""What a change has to tell is queued with it: one row from one person's turn to the next.

Rows nobody has tried to send yet grow, so that a busy hour is told in few messages; once tried,
a row may have arrived, and is left alone.
"""

from collections.abc import Iterable

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.store.models import UNSENT, OutboxRow, Table
from engine.core.codec import Codec
from engine.core.records import Seat
from engine.core.words import Text

MOST_ROWS = 40
"""Rows of a log a queued digest may grow to; one that is still gathering has no bound."""

_TEXTS: Codec[Text] = Codec(Text)


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
    """Queue rows *first* to the last of *table*'s log for everybody.

    *called* seats are newly asked to act, of all the people it now *waits* for; when the rules
    are not *done* playing, the row gathers what follows. A
    *fresh* row never carries on from one before.
    """
    waits, lane = tuple(waits), _lane(table)
    row = None if fresh else await _growing(session=session, table=table, lane=lane)
    if row is None:
        row = _row(table, first)
        session.add(row)
    pings = {*row.pings.split(","), *called}
    row.pings = ",".join(seat for seat in waits if seat in pings)
    row.to_seq, row.due_at = table.seq, clock.now()
    row.status = "queued" if done else "gathering"
    await session.flush()


async def whisper(*, session: AsyncSession, table: Table, first: int, seat: Seat) -> None:
    """Queue rows *first* to the last of *table*'s log for *seat* alone."""
    lane = f"{_lane(table)}:{seat}"
    row = await _growing(session=session, table=table, lane=lane)
    if row is None:
        row = _row(table, first)
        row.kind, row.seat, row.lane = "private", seat, lane
        session.add(row)
    row.to_seq = table.seq
    await session.flush()


async def notice(*, session: AsyncSession, table: Table, text: Text) -> None:
    """Queue *text* for everybody; a digest that was gathering ends before it."""
    await settle(session=session, table_id=table.id)
    row = _row(table, table.seq)
    row.notice = _TEXTS.dump(text).decode()
    session.add(row)
    await session.flush()


async def settle(*, session: AsyncSession, table_id: str) -> None:
    """Let what was gathering be sent: nothing follows for now."""
    mine = (col(OutboxRow.table_id) == table_id, UNSENT)
    gathering = (*mine, col(OutboxRow.status) == "gathering")
    await session.execute(update(OutboxRow).where(*gathering).values(status="queued"))


def read_notice(row: OutboxRow) -> Text | None:
    return _TEXTS.load(row.notice) if row.notice else None


async def cancel(*, session: AsyncSession, table_id: str, after: int) -> None:
    """Forget what an undo to row *after* takes back, as far as it was not yet sent."""
    unsent = (
        col(OutboxRow.table_id) == table_id,
        UNSENT,
        col(OutboxRow.attempts) == 0,
        col(OutboxRow.notice).is_(None),
    )
    await session.execute(delete(OutboxRow).where(*unsent, col(OutboxRow.from_seq) > after))
    shorten = update(OutboxRow).where(*unsent, col(OutboxRow.to_seq) > after)
    await session.execute(shorten.values(to_seq=after, status="queued", pings=""))


async def _growing(*, session: AsyncSession, table: Table, lane: str) -> OutboxRow | None:
    """The last row of *lane*, if what happens now may still be told by it."""
    query = select(OutboxRow).where(col(OutboxRow.lane) == lane)
    row = await session.scalar(query.order_by(col(OutboxRow.id).desc()).limit(1))
    if row is None or row.table_id != table.id or row.notice or row.attempts:
        return None
    if row.status == "gathering":
        return row
    short = row.to_seq - row.from_seq < MOST_ROWS
    return row if row.status == "queued" and short else None


def _lane(table: Table) -> str:
    return str(table.channel_id)


def _row(table: Table, first: int) -> OutboxRow:
    return OutboxRow(
        table_id=table.id,
        from_seq=first,
        to_seq=table.seq,
        lane=_lane(table),
        channel_id=table.channel_id,
        due_at=clock.now(),
    )
