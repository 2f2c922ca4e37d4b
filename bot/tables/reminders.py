"""Reminders of the seats that a table waits for: when they fall due, and when they end.

They are planned in the same transaction that starts a clock or changes what the table waits for,
and end with their cause: what was not sent is withdrawn. What was sent ends as ``asking_messages``
says.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.store.models import UNSENT, OutboxRow, SeatClock
from bot.store.reminder import Cause, Reminder
from bot.tables.clocks.pace import Pace, TurnPace, limit
from bot.tables.clocks.running_out import runs_out
from engine.core.records import Seat

SHORTEST_HALVED: Final = timedelta(hours=24)
"""The shortest time of a turn of which people are reminded when half of it is over."""

RESERVE_LEFT: Final = timedelta(hours=6)
"""Time left of a reserve when its people are reminded, unless a quarter of it is less."""

SEVERAL: Final = 3
"""Seats asked at once of which the last one to answer is reminded."""

WAITED: Final = (timedelta(days=1), timedelta(days=3), timedelta(days=7))
"""Times after which people are reminded at a table without a clock."""

_ANSWERED = ("idle", "stopped")

REMINDER: Final = "notice-reminder"
"""The notice that reminds the people of a seat."""

ALL: Final = 0
"""The id that stands for all people of a seat."""


async def follow_clocks(
    *, session: AsyncSession, table_id: str, pace: Pace, clocks: Sequence[SeatClock]
) -> datetime | None:
    """Bring the reminders in line with all *clocks* of a table; return when the next is due.

    A reminder that was sent is not planned again for the same turn, nor is one whose moment has
    passed before it was planned.
    """
    rows, now = await of_table(session=session, table_id=table_id), clock.now()
    kept = {(row.seat, row.cause) for row in rows if row.user_id == ALL}
    by_seat = {one.seat: (one, _moments(one, clocks, pace, now)) for one in clocks}
    nothing: Mapping[Cause, datetime] = {}
    over: list[Reminder] = []
    for row in rows:
        mine, moments = by_seat.get(row.seat, (None, nothing))
        runs = mine is not None and mine.due_at is not None and mine.asked_seq == row.asked_seq
        if not runs or row.cause not in (*moments, "snooze"):
            over.append(row)
            kept.discard((row.seat, row.cause))
        elif row.user_id == ALL and row.due_at is not None:
            row.due_at = moments[row.cause]
    await end(session=session, rows=over)
    found: list[datetime] = []
    for seat, (mine, moments) in by_seat.items():
        for cause, moment in moments.items():
            if (seat, cause) not in kept and moment >= now:
                row = Reminder(table_id=table_id, seat=seat, cause=cause, asked_seq=mine.asked_seq)
                row.due_at = moment
                session.add(row)
                found.append(moment)
    return min(found, default=None)


async def count_days(
    *, session: AsyncSession, table_id: str, seq: int, waits: Collection[Seat]
) -> None:
    """Bring the reminders of a table without a clock in line with the seats it *waits* for.

    *seq* is the last row of its log. Nobody waits for a person who is alone at the table.
    """
    rows = await of_table(session=session, table_id=table_id)
    over = [row for row in rows if row.seat not in waits or row.cause not in ("days", "snooze")]
    await end(session=session, rows=over)
    due_at, counted = clock.now() + WAITED[0], {row.seat for row in rows if row.cause == "days"}
    for seat in waits:
        if seat not in counted:
            row = Reminder(table_id=table_id, seat=seat, cause="days", asked_seq=seq)
            row.due_at = due_at
            session.add(row)


async def of_table(*, session: AsyncSession, table_id: str) -> Sequence[Reminder]:
    query = select(Reminder).where(col(Reminder.table_id) == table_id)
    return (await session.scalars(query)).all()


async def forget(*, session: AsyncSession, table_id: str, seat: Seat | None = None) -> None:
    """End the reminders of *seat*, or of the whole table if None."""
    rows = await of_table(session=session, table_id=table_id)
    await end(session=session, rows=[row for row in rows if seat in (None, row.seat)])


async def begin_anew(*, session: AsyncSession, table_id: str, seat: Seat) -> None:
    """End the reminders of *seat*, so that they are planned anew; what a person chose stays."""
    rows = await of_table(session=session, table_id=table_id)
    mine = [row for row in rows if row.seat == seat]
    over = [row for row in mine if row.cause != "snooze" or row.due_at is None]
    await end(session=session, rows=over)


async def end(*, session: AsyncSession, rows: Sequence[Reminder]) -> None:
    """Delete *rows*, and withdraw what they queued."""
    await _withdraw(session, rows)
    for row in rows:
        await session.delete(row)


async def put(*, session: AsyncSession, row: Reminder) -> None:
    """Plan *row*, in place of one of the same person and cause."""
    key = (row.table_id, row.seat, row.user_id, row.cause)
    kept = await session.get(Reminder, key)
    if kept is None:
        session.add(row)
    else:
        kept.asked_seq, kept.due_at = row.asked_seq, row.due_at


async def put_off(*, session: AsyncSession, row: Reminder, user_id: int, until: datetime) -> None:
    """Send *row* to one of its people at the moment *until* only."""
    if row.user_id == user_id:
        row.due_at = until
        return
    later = Reminder(
        table_id=row.table_id,
        seat=row.seat,
        user_id=user_id,
        cause=row.cause,
        asked_seq=row.asked_seq,
        due_at=until,
    )
    await put(session=session, row=later)


async def sends(
    *, session: AsyncSession, outbox_id: int, due: Iterable[Reminder], seat: Iterable[Reminder]
) -> None:
    """Record that a row of the outbox, just queued, sends the reminders *due* of a *seat*.

    What was queued earlier for the seat is withdrawn, unless it may have arrived.
    """
    await _withdraw(session, seat)
    for row in due:
        row.outbox_id = outbox_id


def _moments(
    mine: SeatClock, clocks: Sequence[SeatClock], pace: Pace, now: datetime
) -> Mapping[Cause, datetime]:
    """The moments at which the people of the clock *mine* are reminded, by cause."""
    if mine.since is None or mine.due_at is None:
        return {}
    if mine.status == "reserve":
        left = timedelta(seconds=mine.reserve_s)
        before = min(RESERVE_LEFT, left / 4)
        return {"reserve": runs_out(pace, mine.since, left - before, mine.rests_until)}
    if mine.status != "turn":
        return {}
    if _is_last(mine, clocks):
        return {"turn": max(now, mine.rests_until or now, _after(mine, pace, 1 / 4))}
    if not mine.brief and _whole(mine, pace) >= SHORTEST_HALVED:
        return {"turn": _after(mine, pace, 1 / 2)}
    return {}


def _is_last(mine: SeatClock, clocks: Sequence[SeatClock]) -> bool:
    """Whether all others have answered of several seats that were asked at once."""
    others = [one for one in clocks if one is not mine]
    return mine.asked_with >= SEVERAL and all(one.status in _ANSWERED for one in others)


def _whole(mine: SeatClock, pace: Pace) -> timedelta:
    """The time that *mine* was given, as far as it is known: what was left when it began to run.

    Once a turn was interrupted, it is the limit at least.
    """
    if isinstance(pace, TurnPace):
        left = timedelta(seconds=mine.left_s)
        return left if mine.brief else max(limit(pace), left)
    assert mine.since is not None
    assert mine.due_at is not None
    return mine.due_at - mine.since


def _after(mine: SeatClock, pace: Pace, part: float) -> datetime:
    """The moment at which *part* of the time of the turn is over."""
    assert mine.since is not None
    whole = _whole(mine, pace)
    if not isinstance(pace, TurnPace):
        return mine.since + whole * part
    left = timedelta(seconds=mine.left_s) - whole * (1 - part)
    if left < timedelta():
        return mine.since + left
    return runs_out(pace, mine.since, left, mine.rests_until)


async def _withdraw(session: AsyncSession, rows: Iterable[Reminder]) -> None:
    """Delete from the outbox what *rows* queued, unless it may have arrived."""
    queued = {row.outbox_id for row in rows if row.outbox_id is not None}
    if queued:
        still = (UNSENT, col(OutboxRow.tried_at).is_(None))
        await session.execute(delete(OutboxRow).where(col(OutboxRow.id).in_(queued), *still))
