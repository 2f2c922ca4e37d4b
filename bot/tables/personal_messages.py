"""Messages for single people: by a mention or directly, as they chose, and not in quiet hours.

They are rows of the outbox, each for one person. One that falls in the person's quiet hours is held
until those end, if it waits for an answer; a line that only tells something is in the channel
anyway. One that calls a seat, or asks for an answer, is dropped once nobody waits for that.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.store.models import HELD, UNSENT, OutboxRow, Table
from bot.store.person_rows import Calling
from bot.tables.admissions import INVITATION, REQUEST
from bot.tables.announcements import lane_of, lane_of_person, read_notice, write_notice
from bot.tables.ballots import CARD
from bot.tables.causes import holds
from bot.tables.clocks.quiet_hours import quiet_until
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.preferences import Preferences
from engine.core.game import told
from engine.core.records import Seat, value
from engine.core.words import Text

CALL: Final = Text.of("notice-call")
"""The notice that calls a person to act, worded as it is sent."""

_QUESTIONS: Final = (INVITATION, REQUEST)
"""Notices on one person that wait for an answer."""

PRIVATE_NEWS: Final = Text.of("notice-private-news")


@value
class Calls:
    """The calls that go with a message: the people *unmentioned* in it, and the *rows* to queue.

    The clocks of the *seats* start with the message; those of other seats start with a row.
    """

    unmentioned: frozenset[int]
    rows: tuple[OutboxRow, ...]
    seats: tuple[Seat, ...]


async def to_person(
    tables: Tables,
    *,
    session: AsyncSession,
    table: Table,
    user_id: int,
    text: Text,
    seat: Seat = "",
    private: bool = False,
    not_before: datetime | None = None,
) -> None:
    """Queue *text* for a person, after their quiet hours; sent as they chose to be called.

    Until the moment *not_before*, if one is given, it is held.

    With a *seat* it takes the place of an unsent one with the same key, and is dropped once the
    table does not wait for that seat. A *private* one is only ever sent directly, and not queued
    without consent to that.
    """
    preferences = await tables.preferences.of(user_id)
    if private and not preferences.direct:
        return
    direct = private or way_to_call(preferences) in ("direct", "both")
    until = not_before or quiet_until(preferences, clock.now())
    row = _row(table, user_id, text, direct=direct, seat=seat, until=until, private=private)
    await queue(tables, session=session, rows=(row,))


def way_to_call(preferences: Preferences) -> Calling:
    """The way to call a person: not directly without their consent."""
    directly = preferences.calls in ("direct", "both")
    return "mention" if directly and not preferences.direct else preferences.calls


async def calls_of(
    tables: Tables, table: Table, row: OutboxRow, people: Sequence[tuple[Seat, int]]
) -> Calls:
    """The calls that go with *row*, which calls *people* of seats: a board, or a notice.

    Notices but the card of a vote call also those who want no calls to act. In quiet hours a notice
    that asks for nothing calls nobody, neither then nor later. What was decided at the first
    attempt to post the row is decided again at the next.
    """
    notice, at = read_notice(row), row.tried_at or clock.now()
    votes = notice is not None and notice.key == CARD
    tells = notice is not None and not votes and notice.key not in _QUESTIONS
    rows: list[OutboxRow] = []
    unmentioned: set[int] = set()
    for seat, user_id in people:
        preferences = await tables.preferences.of(user_id)
        way, until = way_to_call(preferences), quiet_until(preferences, at)
        silent = way == "silent" and (notice is None or votes)
        if silent or (tells and until is not None):
            unmentioned.add(user_id)
            continue
        text, called = notice or CALL, "" if notice else seat
        if way in ("direct", "both"):
            # Who is mentioned as well needs no mention if the message cannot be sent directly.
            both = way == "both"
            rows.append(
                _row(table, user_id, text, direct=True, seat=called, until=until, private=both)
            )
        if way != "direct" and until is not None:
            rows.append(_row(table, user_id, text, direct=False, seat=called, until=until))
        if way == "direct" or until is not None:
            unmentioned.add(user_id)
    for one in rows:
        one.from_seq, one.to_seq = row.from_seq, row.to_seq
    later = {one.pings for one in rows}
    at_once = {seat for seat, user_id in people if user_id not in unmentioned}
    seats = {seat: None for seat, _ in people if seat in at_once or seat not in later}
    return Calls(unmentioned=frozenset(unmentioned), rows=tuple(rows), seats=tuple(seats))


async def queue(tables: Tables, *, session: AsyncSession, rows: Iterable[OutboxRow]) -> None:
    """Queue *rows*, each in place of an untried one that says the same to the same person.

    Of two that call the same seat by the same notice, the later one replaces the other.
    """
    for row in rows:
        for other in await _unsent(session, row.table_id):
            if other.tried_at is None and _says_the_same(other, row):
                await session.delete(other)
        session.add(row)
        if row.status == "held":
            tables.expect(row.due_at)
    await session.flush()


async def release(tables: Tables, live: LiveTable) -> None:
    """Queue the held messages of *live* that are due; one in new quiet hours is held again."""
    due = (HELD, col(OutboxRow.table_id) == live.table.id, col(OutboxRow.due_at) <= clock.now())
    async with tables.store.reading() as session:
        rows = (await session.scalars(select(OutboxRow).where(*due))).all()
    if not rows:
        return
    ends = {
        row.user_id: quiet_until(await tables.preferences.of(row.user_id), clock.now())
        for row in rows
        if row.user_id is not None
    }
    async with tables.beside(live.table.id) as session:
        for row in (await session.scalars(select(OutboxRow).where(*due))).all():
            until = ends.get(row.user_id or 0)
            row.status, row.due_at = "queued" if until is None else "held", until or clock.now()
            if until is not None:
                tables.expect(until)


async def reconsider(tables: Tables, user_id: int) -> None:
    """Reconsider at once what is held for a person, because their quiet hours have changed."""
    mine = (HELD, col(OutboxRow.user_id) == user_id)
    async with tables.store.writing() as session:
        await session.execute(update(OutboxRow).where(*mine).values(due_at=clock.now()))
    tables.expect(clock.now())


async def is_dropped(session: AsyncSession, row: OutboxRow, live: LiveTable) -> bool:
    """Whether the cause of *row*, for a person, is gone.

    *live* does not wait for the seat that it calls, or what the notice asks for is done.
    """
    if row.pings and (live.table.status != "open" or row.pings not in live.waits()):
        return True
    notice = read_notice(row)
    return notice is not None and not await holds(session, live, notice, user_id=row.user_id)


async def fall_back(tables: Tables, *, session: AsyncSession, row: OutboxRow) -> None:
    """Let a mention in the channel take the place of *row*, unless that is private."""
    await session.execute(delete(OutboxRow).where(col(OutboxRow.id) == row.id))
    if row.private:
        return
    assert row.channel_id is not None
    twin = OutboxRow(
        table_id=row.table_id,
        from_seq=row.from_seq,
        to_seq=row.to_seq,
        lane=lane_of(row.channel_id),
        channel_id=row.channel_id,
        user_id=row.user_id,
        notice=row.notice,
        pings=row.pings,
        due_at=clock.now(),
    )
    await queue(tables, session=session, rows=(twin,))


async def tell_private_news(
    tables: Tables, *, session: AsyncSession, live: LiveTable, doer: Seat, events: Sequence[Any]
) -> None:
    """Queue word of those *events* that some seat is told alone, for people who want it.

    The *doer*, who caused the events, sees them anyway.
    """
    secret = [event for event in events if event.to is not None]
    for seat in live.taken if secret else ():
        if seat == doer or not told(secret, seat):
            continue
        for user_id in live.people_of(seat):
            if (await tables.preferences.of(user_id)).private_news:
                await to_person(
                    tables,
                    session=session,
                    table=live.table,
                    user_id=user_id,
                    text=PRIVATE_NEWS,
                    private=True,
                )


async def _unsent(session: AsyncSession, table_id: str) -> list[OutboxRow]:
    """The personal messages of a table that are held or still to be sent."""
    found: list[OutboxRow] = []
    for status in (UNSENT, HELD):
        here = (status, col(OutboxRow.table_id) == table_id, col(OutboxRow.user_id).is_not(None))
        found += await session.scalars(select(OutboxRow).where(*here))
    return found


def _says_the_same(one: OutboxRow, other: OutboxRow) -> bool:
    if (one.lane, one.user_id, one.pings) != (other.lane, other.user_id, other.pings):
        return False
    said, too = read_notice(one), read_notice(other)
    return said == too or bool(one.pings and said and too and said.key == too.key)


def _row(
    table: Table,
    user_id: int,
    text: Text,
    *,
    direct: bool,
    seat: Seat,
    until: datetime | None,
    private: bool = False,
) -> OutboxRow:
    return OutboxRow(
        table_id=table.id,
        from_seq=table.seq,
        to_seq=table.seq,
        lane=lane_of_person(user_id) if direct else lane_of(table.channel_id),
        channel_id=table.channel_id,
        user_id=user_id,
        notice=write_notice(text),
        pings=seat,
        private=private,
        status="queued" if until is None else "held",
        due_at=until or clock.now(),
    )
