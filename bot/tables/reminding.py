"""Sends the reminders that are due: in one message for all people of a seat who want one now."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncSession

from bot import clock
from bot.store.models import SeatClock
from bot.store.reminder import Reminder
from bot.store.repository import clocks_of
from bot.tables import announcements, reminders
from bot.tables.clocks.quiet_hours import quiet_until
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.personal_messages import to_person, way_to_call
from bot.tables.preferences import Preferences
from bot.tables.reminders import ALL, REMINDER, WAITED
from engine.core.errors import NotYourTurn
from engine.core.records import SPECTATOR, Seat, tells
from engine.core.words import Person, Text


async def remind(tables: Tables, live: LiveTable) -> None:
    """Send the reminders of *live* that are due, all in one transaction.

    Each waits until the end of its person's quiet hours; one whose cause is gone just ends.
    """
    table = live.table
    async with tables.beside(table.id) as session:
        rows = await reminders.of_table(session=session, table_id=table.id)
        seats = dict.fromkeys(row.seat for row in rows if _is_due(row))
        if not seats:
            return
        people = {user for seat in seats for user in live.people_of(seat)}
        prefer = {user: await tables.preferences.of(user) for user in people}
        clocks = {row.seat: row for row in await clocks_of(session=session, table_id=table.id)}
        for seat in seats:
            its = [row for row in rows if row.seat == seat]
            mine = clocks.get(seat)
            await _remind(tables, session, live, rows=its, mine=mine, prefer=prefer)
        await session.flush()
        rows = await reminders.of_table(session=session, table_id=table.id)
    if moments := [row.due_at for row in rows if row.due_at is not None]:
        tables.expect(min(moments))


async def snooze(tables: Tables, table_id: str, user_id: int, until: datetime) -> datetime | None:
    """Remind a person again at the moment *until*, and not before unless their time runs out.

    Returns when the time of the seat runs out; None if it has no clock. Snoozing does not change
    that.

    :raises NotAtTable: if the person holds no seat.
    :raises NotYourTurn: if the table waits for somebody else.
    """
    async with tables.locked(table_id) as live:
        seat = require_waited_for(live, user_id)
        async with tables.beside(table_id) as session:
            clocks = {row.seat: row for row in await clocks_of(session=session, table_id=table_id)}
            mine = clocks.get(seat)
            asked_seq = live.table.seq if mine is None else mine.asked_seq
            row = Reminder(
                table_id=table_id,
                seat=seat,
                user_id=user_id,
                cause="snooze",
                asked_seq=asked_seq,
                due_at=until,
            )
            await reminders.put(session=session, row=row)
    tables.expect(until)
    return None if mine is None else mine.due_at


def require_waited_for(live: LiveTable, user_id: int) -> Seat:
    """The seat of the person for which the table waits.

    :raises NotAtTable: if the person holds no seat.
    :raises NotYourTurn: if the table waits for somebody else.
    """
    seat = live.seat_of(user_id)
    if live.table.status != "open" or seat not in live.waits():
        raise NotYourTurn("CORE-TURN-01", "not-your-turn")
    return seat


def asked_of(live: LiveTable, seat: Seat) -> Text:
    """The reason why *live* waits for *seat*: a question that everybody may know, or its turn.

    A secret question is not told apart from a turn.
    """
    pending = sorted(live.pending(seat), key=lambda one: not one.blocking)
    known = next((one for one in pending if tells(one.to, SPECTATOR)), None)
    return Text.of("reminder-turn") if known is None else live.game.ask(live.view(SPECTATOR), known)


async def _remind(
    tables: Tables,
    session: AsyncSession,
    live: LiveTable,
    *,
    rows: Sequence[Reminder],
    mine: SeatClock | None,
    prefer: Mapping[int, Preferences],
) -> None:
    """Send those of the reminders *rows* of a seat with the clock *mine* that are due."""
    fallen = [row for row in rows if _is_due(row)]
    due = [row for row in fallen if _holds(live, row, mine)]
    gone = [row for row in fallen if not _holds(live, row, mine)]
    await reminders.end(session=session, rows=gone)
    told = dict[int, None]()
    for row in due:
        for user in _wanting(live, row, rows, mine, prefer):
            if (until := quiet_until(prefer[user], clock.now())) is None:
                told[user] = None
            else:
                await reminders.put_off(session=session, row=row, user_id=user, until=until)
        if _is_due(row):
            row.due_at, row.times = _next(row)
    if told:
        text = _text(live, due[0], mine, told)
        await _queue(tables, session, live, text, due=due, rows=rows, prefer=prefer)


async def _queue(
    tables: Tables,
    session: AsyncSession,
    live: LiveTable,
    text: Text,
    *,
    due: Sequence[Reminder],
    rows: Sequence[Reminder],
    prefer: Mapping[int, Preferences],
) -> None:
    """Queue the reminder *text* to its people, directly or in the channel, as they chose.

    It sends the reminders *due* of all *rows* of its seat.
    """
    seat, facts = due[0].seat, dict(text.facts)
    people = [int(user) for user in str(facts["people"]).split()]
    for user in people:
        if way_to_call(prefer[user]) in ("direct", "both"):
            alone = Text.of(text.key, **{**facts, "people": str(user)})
            await to_person(
                tables, session=session, table=live.table, user_id=user, text=alone, seat=seat
            )
    here = [user for user in people if way_to_call(prefer[user]) != "direct"]
    if here:
        named = Text.of(text.key, **{**facts, "people": " ".join(map(str, here))})
        sender = await announcements.notice(session=session, table=live.table, text=named)
        assert sender.id is not None
        await reminders.sends(session=session, outbox_id=sender.id, due=due, seat=rows)


def _is_due(row: Reminder) -> bool:
    return row.due_at is not None and row.due_at <= clock.now()


def _holds(live: LiveTable, row: Reminder, mine: SeatClock | None) -> bool:
    """Whether the cause of *row* still holds, for the turn for which it was planned."""
    if live.table.status != "open" or row.seat not in live.waits():
        return False
    if live.pace is None:
        return row.cause in ("days", "snooze")
    if mine is None or mine.asked_seq != row.asked_seq:
        return False
    return mine.due_at is not None and row.cause in (mine.status, "snooze")


def _wanting(
    live: LiveTable,
    row: Reminder,
    rows: Sequence[Reminder],
    mine: SeatClock | None,
    prefer: Mapping[int, Preferences],
) -> Iterator[int]:
    """The people whom *row* reminds who want this reminder, and do not snooze."""
    if row.user_id != ALL:
        yield from (one for one in live.people_of(row.seat) if one == row.user_id)
        return
    later = clock.now()
    snoozing = {
        one.user_id
        for one in rows
        if one.cause == "snooze" and one.due_at is not None and one.due_at > later
    }
    last = _is_last(row, mine)
    for user in live.people_of(row.seat):
        wanted = prefer[user].reminders
        snoozes = user in snoozing and row.cause != "reserve"
        if (wanted == "normal" or (wanted == "last" and last)) and not snoozes:
            yield user


def _is_last(row: Reminder, mine: SeatClock | None) -> bool:
    """Whether no other reminder follows *row*."""
    if row.cause == "turn":
        return mine is None or mine.brief or not mine.reserve_s
    return row.cause == "reserve" or row.times + 1 == len(WAITED)


def _next(row: Reminder) -> tuple[datetime | None, int]:
    """The moment at which *row*, which is sent now, is sent next, and how often it was by then."""
    if row.cause != "days" or row.user_id != ALL:
        return None, row.times + 1
    assert row.due_at is not None
    since, now = row.due_at - WAITED[row.times], clock.now()
    ahead = ((since + time, times) for times, time in enumerate(WAITED) if since + time > now)
    return next(ahead, (None, len(WAITED)))


def _text(
    live: LiveTable, row: Reminder, mine: SeatClock | None, people: Mapping[int, None]
) -> Text:
    """The reminder *row* of *people*: what is asked, until when, and what comes then."""
    ends = None if mine is None else mine.due_at
    then = "bot"
    if mine is None or (mine.status == "turn" and mine.reserve_s and not mine.brief):
        then = "reserve"
    return Text.of(
        REMINDER,
        called=row.seat,
        who=Person(seat=row.seat),
        people=" ".join(str(user) for user in people),
        asked=asked_of(live, row.seat),
        asked_seq=row.asked_seq,
        until="none" if ends is None else str(int(ends.timestamp())),
        then=then,
    )
