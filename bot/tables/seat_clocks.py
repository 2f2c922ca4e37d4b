"""The clock of each seat: it follows what the table waits for, and starts once the seat is called.

Whatever changes a table calls ``follow`` in the same transaction, and the outbox calls ``start`` as
it records that the message which calls a seat has arrived. A clock that was stopped goes on with a
quarter of the limit, up to twelve hours, even if less was left; nothing else gives time back.
"""

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.store.models import HELD, UNSENT, OutboxRow, SeatClock, Table, Ticking
from bot.store.person_rows import Preference
from bot.store.repository import clocks_of
from bot.tables import reminders
from bot.tables.clocks.pace import Pace, TurnPace, has_vacation, limit, read_pace
from bot.tables.clocks.quiet_hours import quiet_until
from bot.tables.clocks.running_out import runs_out, spent
from bot.tables.live_table import LiveTable
from engine.core.agenda import TimeToAnswer
from engine.core.log import HOST, VOTE
from engine.core.records import Seat

LEAST_GOING_ON: Final = timedelta(hours=12)
"""The most that a stopped clock is filled up to when it goes on."""

LATE_WITHOUT_CLOCK: Final = timedelta(days=3)
"""The time after which a person is late for whom a table without a clock waits."""

_BRIEF: Final = (timedelta(hours=1), timedelta(hours=12))
"""The least and the most time for a brief question, unless the limit is shorter."""

_RUNNING = ("turn", "reserve")


async def follow(
    *, session: AsyncSession, before: LiveTable, after: LiveTable, anew: bool = False
) -> frozenset[Seat]:
    """Bring the clocks in line with what *after* waits for; return the seats whose time is out.

    Nothing is read if that is the same as *before*, unless the clocks themselves changed: *anew*.
    """
    pace = after.pace
    if pace is None:
        if before.pace is not None or before.timed_out:
            await _forget(session, after.table.id)
        await _count_days(session, before, after)
        return frozenset()
    asked = _asked(after)
    if not anew and not before.timed_out and before.pace == pace and _asked(before) == asked:
        return frozenset()
    rows = {row.seat: row for row in await clocks_of(session=session, table_id=after.table.id)}
    for seat in after.taken:
        row = rows.get(seat)
        if row is None:
            if seat not in asked:
                continue
            rows[seat] = row = SeatClock(table_id=after.table.id, seat=seat, reserve_s=_size(pace))
            session.add(row)
        _rest(row, after.rests_until(seat), pace)
        _follow(row, asked.get(seat), after, pace)
        if row.status != "reserve":
            row.reserve_s = min(row.reserve_s, _size(pace))  # the pace may be a new one
    await session.flush()
    uncalled = {seat for seat, row in rows.items() if row.status == "called"}
    if uncalled:
        uncalled -= await _to_be_called(session, after.table.id)
        _start((rows[seat] for seat in uncalled), pace)
    await reminders.follow_clocks(
        session=session, table_id=after.table.id, pace=pace, clocks=[*rows.values()]
    )
    return timed_out(rows.values())


async def start(
    *, session: AsyncSession, table_id: str, seats: Collection[Seat]
) -> datetime | None:
    """Start the clocks of *seats*, which a message that has arrived called.

    Returns the first moment at which one of them runs out or somebody is reminded; None if they
    have none.
    """
    if not seats:
        return None
    table = await session.get(Table, table_id)
    pace = None if table is None else read_pace(table.pace)
    if pace is None:
        return None
    rows = await clocks_of(session=session, table_id=table_id)
    called = [one for one in rows if one.seat in seats]
    _start(called, pace)
    reminded = await reminders.follow_clocks(
        session=session, table_id=table_id, pace=pace, clocks=rows
    )
    ends = [row.due_at for row in called]
    return min((one for one in (reminded, *ends) if one is not None), default=None)


def timed_out(clocks: Iterable[SeatClock]) -> frozenset[Seat]:
    """The seats of *clocks* whose time is out."""
    return frozenset(row.seat for row in clocks if row.status == "out")


async def until(
    *, session: AsyncSession, live: LiveTable, seat: Seat | None = None
) -> datetime | None:
    """The first moment at which the time of a seat runs out that *live* waits for, or of *seat*.

    Seats that are being called count as called now, or at the end of the quiet hours of all their
    people. None if the table has no clock.
    """
    if (pace := live.pace) is None:
        return None
    waits = live.waits() if seat is None else (seat,)
    rows = await clocks_of(session=session, table_id=live.table.id)
    ends: list[datetime] = []
    for row in rows:
        if row.seat in waits and row.status in ("called", *_RUNNING):
            if row.due_at is None:
                called = await _called_at(session, live, row.seat)
                left = timedelta(seconds=row.left_s)
                ends.append(runs_out(pace, called, left, row.rests_until))
            else:
                ends.append(row.due_at)
    return min(ends, default=None)


async def is_late(*, session: AsyncSession, live: LiveTable, seat: Seat) -> bool:
    """Whether *live* waits for *seat*, whose reserve runs or which has missed a turn.

    Without a clock it is late once the table has waited long enough.
    """
    if seat not in live.waits():
        return False
    if live.pace is None:
        since = live.table.asked_at
        return since is not None and since + LATE_WITHOUT_CLOCK <= clock.now()
    row = await session.get(SeatClock, (live.table.id, seat))
    return row is not None and (row.status == "reserve" or row.missed > 0)


async def act(*, session: AsyncSession, live: LiveTable, seat: Seat) -> None:
    """Record that a person of *seat* acted, or was there, and has then missed no turn."""
    if live.pace is not None:
        mine = (col(SeatClock.table_id) == live.table.id, col(SeatClock.seat) == seat)
        query = update(SeatClock).where(*mine)
        await session.execute(query.values(acted=True, missed=0))


async def take_back(*, session: AsyncSession, live: LiveTable, seat: Seat, to: int) -> None:
    """Prepare clocks for an undo of *seat* to row *to*: its turn goes on with what was left then.

    After an undo by the host or by a vote every turn is given the whole limit.
    """
    if live.pace is None:
        return
    for row in await clocks_of(session=session, table_id=live.table.id):
        if seat == row.seat and row.status == "idle" and row.asked_seq <= to and not row.brief:
            row.status = "stopped"
        elif seat in (HOST, VOTE):
            _put(row, "idle")


async def forget(*, session: AsyncSession, table_id: str, seat: Seat) -> None:
    """Forget the clock of *seat*, because somebody else holds it from now on."""
    mine = (col(SeatClock.table_id) == table_id, col(SeatClock.seat) == seat)
    await session.execute(delete(SeatClock).where(*mine))
    await reminders.forget(session=session, table_id=table_id, seat=seat)


async def freeze(*, session: AsyncSession, table: Table) -> None:
    """Let the clocks of *table*, which cannot be played at all, stand still; remind nobody."""
    await reminders.forget(session=session, table_id=table.id)
    if (pace := read_pace(table.pace)) is not None:
        for row in await clocks_of(session=session, table_id=table.id):
            _stop(row, pace)
            row.since = row.due_at = None


async def thaw(*, session: AsyncSession, table: Table) -> None:
    """Let the clocks of *table* go on that ``freeze`` has stopped."""
    if (pace := read_pace(table.pace)) is not None:
        rows = await clocks_of(session=session, table_id=table.id)
        stood = [row for row in rows if row.status in _RUNNING and row.due_at is None]
        for row in stood:
            _go_on(row, pace)
        _start(stood, pace)
        await reminders.follow_clocks(session=session, table_id=table.id, pace=pace, clocks=rows)


def time_out(row: SeatClock) -> None:
    """Let the time of *row* be out: the bot plays for the seat until its turn is over."""
    if not row.acted:
        row.missed += 1
    row.reserve_s = 0.0 if row.status == "reserve" else row.reserve_s
    _put(row, "out")


def use_reserve(row: SeatClock, pace: Pace) -> None:
    """Let the reserve of *row* run from the moment at which the turn's time ran out."""
    assert row.due_at is not None
    row.status, row.left_s = "reserve", 0.0
    _run(row, pace, row.due_at)


def _follow(row: SeatClock, asked: TimeToAnswer | None, live: LiveTable, pace: Pace) -> None:
    """Bring *row* in line with the question *asked* of its seat; None if it is not waited for."""
    if row.status == "out":
        if not _is_played_out(row, live):
            return
        _put(row, "idle")
    if asked is not None:
        if row.status == "stopped":
            _go_on(row, pace)
        elif row.status == "idle" or (row.brief and asked != "brief"):
            row.left_s = _given(pace, asked).total_seconds()
            row.brief, row.acted, row.day_given = asked == "brief", False, False
            row.asked_seq, row.asked_with = live.table.seq, len(live.waits())
            _put(row, "called")
    elif row.status in ("called", *_RUNNING):
        in_time = row.status != "reserve"
        if _goes_on_later(live, row.seat):
            _stop(row, pace)
            _put(row, "stopped")
        else:
            _stand_still(row, pace)
            _put(row, "idle")
            _gain(row, live, in_time=in_time)
    elif row.status == "stopped" and not _goes_on_later(live, row.seat):
        _put(row, "idle")
        _gain(row, live, in_time=bool(row.left_s))


def _rest(row: SeatClock, until: datetime | None, pace: Pace) -> None:
    """Let *row* stand still *until* a moment, as its people are away; None if they are not.

    Time that others gave it, and that is not used yet, stays given.
    """
    until = until if has_vacation(pace) else None
    if row.rests_until == until:
        return
    now, given, runs = clock.now(), _unused_gift(row), row.due_at is not None
    if runs:
        _stand_still(row, pace)
    row.rests_until = until
    if runs:
        _run(row, pace, max(now, until or now) + given)


def _asked(live: LiveTable) -> Mapping[Seat, TimeToAnswer]:
    """The seats that *live* waits for, each with the time that its question deserves."""
    if live.table.status != "open" or live.table.channel_gone or live.table.voting == "undo":
        return {}
    return {seat: _deserved(live, seat) for seat in live.waits()}


def _deserved(live: LiveTable, seat: Seat) -> TimeToAnswer:
    """The longest time that a question to *seat* deserves; a turn's time if it is not asked."""
    times = {decision.time for decision in live.pending(seat)}
    if seat in live.game.to_act(live.state) and not times:
        return "turn"
    return next(time for time in ("long", "turn", "brief") if time in times)


def _goes_on_later(live: LiveTable, seat: Seat) -> bool:
    """Whether *seat*, which is not waited for now, may go on with the same turn later.

    The table is paused, people vote on an undo, the bot plays for it now, or others are asked in
    the middle of a turn. A turn that was passed on, or orders that others have not sealed yet, are
    no such questions.
    """
    if live.table.status != "open" or live.table.channel_gone or seat in live.to_act():
        return live.table.status != "finished"
    return any(one.blocking and one.time == "brief" for one in live.game.pending(live.state))


def _is_played_out(row: SeatClock, live: LiveTable) -> bool:
    """Whether the bot has played the turn of *row*, or answered its brief question."""
    if row.brief:
        return not live.pending(row.seat)
    return not _goes_on_later(live, row.seat)


def _given(pace: Pace, asked: TimeToAnswer) -> timedelta:
    whole = limit(pace)
    if isinstance(pace, TurnPace) and asked == "brief":
        least, most = _BRIEF
        return min(whole, max(least, min(most, whole / 4)))
    return whole * 2 if isinstance(pace, TurnPace) and asked == "long" else whole


def _size(pace: Pace) -> float:
    return float(pace.reserve) if isinstance(pace, TurnPace) else 0.0


def _gain(row: SeatClock, live: LiveTable, *, in_time: bool) -> None:
    """Add to the reserve, if a person ended the turn *in_time*."""
    pace, by_bot = live.pace, live.is_automatic(row.seat)
    if in_time and not by_bot and not row.brief and isinstance(pace, TurnPace):
        row.reserve_s = min(float(pace.reserve), row.reserve_s + pace.gain)


def _stand_still(row: SeatClock, pace: Pace) -> None:
    """Take the time that has run off what is left."""
    if row.since is None:
        return
    used = spent(pace, row.since, clock.now(), row.rests_until).total_seconds()
    if row.status == "reserve":
        row.reserve_s = max(row.reserve_s - used, 0.0)
    else:
        row.left_s = max(row.left_s - used, 0.0)


def _stop(row: SeatClock, pace: Pace) -> None:
    """Take the time that has run off what is left; what others gave and is not used stays."""
    given = _unused_gift(row)
    _stand_still(row, pace)
    row.left_s += given.total_seconds()


def _unused_gift(row: SeatClock) -> timedelta:
    """The time that others gave to *row*, which has not begun to run again since."""
    now = clock.now()
    begins = max(now, row.rests_until or now)
    return timedelta() if row.since is None else max(row.since - begins, timedelta())


def _go_on(row: SeatClock, pace: Pace) -> None:
    """Let *row*, which stood still, go on once its seat is called."""
    least = min(LEAST_GOING_ON, limit(pace) / 4)
    row.left_s = max(row.left_s, least.total_seconds())
    _put(row, "called")


def _put(row: SeatClock, status: Ticking) -> None:
    row.status, row.since, row.due_at = status, None, None


def _start(rows: Iterable[SeatClock], pace: Pace) -> None:
    now = clock.now()
    for row in rows:
        if row.status == "called":
            row.status = "turn"
            _run(row, pace, now)


def _run(row: SeatClock, pace: Pace, since: datetime) -> None:
    """Let the turn or the reserve of *row* run from *since* on."""
    left = row.reserve_s if row.status == "reserve" else row.left_s
    row.since = since
    row.due_at = runs_out(pace, since, timedelta(seconds=left), row.rests_until)


async def _called_at(session: AsyncSession, live: LiveTable, seat: Seat) -> datetime:
    """The moment at which a call of *seat* reaches the first of its people, if it is sent now."""
    now = clock.now()
    people = [await session.get(Preference, user) for user in live.people_of(seat)]
    ends = [
        None if one is None or one.calls == "silent" else quiet_until(one, now) for one in people
    ]
    return min((end or now for end in ends), default=now)


async def _to_be_called(session: AsyncSession, table_id: str) -> set[Seat]:
    """The seats that a message will call which has not arrived yet."""
    found: set[Seat] = set()
    for status in (UNSENT, HELD):
        coming = (col(OutboxRow.table_id) == table_id, status)
        called = await session.scalars(select(col(OutboxRow.pings)).where(*coming))
        found |= {seat for pings in called for seat in pings.split(",")}
    return found


async def _count_days(session: AsyncSession, before: LiveTable, after: LiveTable) -> None:
    """Count the days for which a table without a clock waits; nothing is read if nothing changed.

    Nobody waits for a person who is alone at the table.
    """
    if before.plays_alone and after.plays_alone:
        return
    asked: Collection[Seat] = () if after.plays_alone else _asked(after)
    if before.pace is not None or before.plays_alone or [*_asked(before)] != [*asked]:
        await reminders.count_days(
            session=session, table_id=after.table.id, seq=after.table.seq, waits=asked
        )


async def _forget(session: AsyncSession, table_id: str) -> None:
    await session.execute(delete(SeatClock).where(col(SeatClock.table_id) == table_id))
