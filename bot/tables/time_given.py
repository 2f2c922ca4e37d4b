"""Time that others give a seat: a day from somebody at the table, or days from the host."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncSession

from bot.errors import DayGiven, NotAtTable, NoTimeToGive, OwnTime
from bot.store.models import SeatClock, Table
from bot.store.repository import clocks_of
from bot.tables import announcements, asking_messages, reminders
from bot.tables.changes import call
from bot.tables.clocks.pace import Pace, TurnPace
from bot.tables.clocks.running_out import runs_out
from bot.tables.hosting import hosted
from bot.tables.live import Change, Tables
from bot.tables.live_table import LiveTable
from engine.core.records import Seat
from engine.core.words import Listing, Person, Text

MOST_DAYS = 14
"""Days that a host may give at once."""


async def give_day(
    tables: Tables, table_id: str, user_id: int, *, seat: Seat, asked: int
) -> datetime:
    """Give *seat* a day more for the turn for which it was asked at row *asked*, once a turn.

    Returns the moment until which there is time.

    :raises NotAtTable: if the person holds no seat.
    :raises OwnTime: if the person holds that seat.
    :raises NoTimeToGive: if the seat's time for that turn does not run.
    :raises DayGiven: if somebody gave it a day before.
    """
    async with tables.locked(table_id) as live:
        mine = live.seats_of(user_id)
        if not mine:
            raise NotAtTable(table=table_id)
        if seat in mine:
            raise OwnTime
        async with tables.changing(live) as change:
            rows = [row for row in await _running(change.session, live) if row.seat == seat]
            if not rows or rows[0].asked_seq != asked:
                raise NoTimeToGive
            if rows[0].day_given:
                raise DayGiven
            rows[0].day_given = True
            return await _give(change, live, rows, days=1, by=user_id)


async def extend(tables: Tables, table_id: str, host_id: int, *, days: int, by: int) -> datetime:
    """Give *days* to each seat that the table waits for, in the name of the person *by*.

    Returns the first moment at which the time of one of them runs out.

    :raises NotHost: if somebody else hosts the table.
    :raises NoTimeToGive: if no time runs.
    """
    async with hosted(tables, table_id, host_id) as live:
        live.require_status("open")
        async with tables.changing(live) as change:
            rows = await _running(change.session, live)
            if not rows:
                raise NoTimeToGive
            return await _give(change, live, rows, days=days, by=by)


async def _running(session: AsyncSession, live: LiveTable) -> list[SeatClock]:
    """The clocks that run, of the seats that *live* waits for."""
    waits, rows = live.waits(), await clocks_of(session=session, table_id=live.table.id)
    return [row for row in rows if row.seat in waits and row.due_at is not None]


async def _give(
    change: Change, live: LiveTable, rows: Sequence[SeatClock], *, days: int, by: int
) -> datetime:
    """Let the clocks *rows* stand still for *days*, plan their reminders anew, and tell all.

    The board is shown anew, with the moment until which there is time.
    """
    pace, given = live.pace, timedelta(days=days)
    assert pace is not None, "a clock runs"
    for row in rows:
        session, table_id = change.session, row.table_id
        await reminders.begin_anew(session=session, table_id=table_id, seat=row.seat)
        await asking_messages.end_lines_on_time(session=session, table_id=table_id, seat=row.seat)
        _stand_still(row, pace, given)
    change.clocks = True
    until = min(row.due_at for row in rows if row.due_at is not None)
    await _tell(change.session, change.table, rows, days=days, by=by, until=until)
    await call(change, live, known=live.waits(), anyway=True)
    return until


def _stand_still(row: SeatClock, pace: Pace, given: timedelta) -> None:
    """Let the clock *row* run from a moment on that is *given* later.

    If it stands still for an absence, that is so much after the end of the absence.
    """
    assert row.since is not None
    assert row.due_at is not None
    row.since = max(row.since, row.rests_until or row.since) + given
    if isinstance(pace, TurnPace):
        left = row.reserve_s if row.status == "reserve" else row.left_s
        row.due_at = runs_out(pace, row.since, timedelta(seconds=left), row.rests_until)
    else:
        row.due_at += given


async def _tell(
    session: AsyncSession,
    table: Table,
    rows: Sequence[SeatClock],
    *,
    days: int,
    by: int,
    until: datetime,
) -> None:
    text = Text.of(
        "notice-time-given",
        giver=Text.of("card-mention", user=str(by)),
        who=Listing(items=tuple(Person(seat=row.seat) for row in rows)),
        days=days,
        until=str(int(until.timestamp())),
    )
    await announcements.notice(session=session, table=table, text=text)
