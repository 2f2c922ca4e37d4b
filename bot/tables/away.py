"""Absences: a person is away from all their tables, which wait for them or let the bot play.

The absence itself is one row, written at once. Each table then takes note of it in a transaction of
its own, with its line in the channel and the new moment of its clocks; a table that a crash has cut
off does so later.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import delete, false, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.store import repository
from bot.store.absences import Away, Meanwhile
from bot.store.models import Holder, Table
from bot.tables import announcements
from bot.tables.changes import call
from bot.tables.clocks.pace import has_vacation
from bot.tables.clocks.vacation import YEAR, rests_until, vacation_left
from bot.tables.live import Change, Tables
from bot.tables.live_table import LiveTable
from engine.core.records import Seat
from engine.core.words import Text

AWAY: Final = "notice-away"
"""The notice that a person is away, and what happens meanwhile."""

THERE: Final[Mapping[str, None]] = dict.fromkeys(("away_until", "rests_until", "away_due_at"))
"""The columns of a holder whose person is there, with their values."""


async def absence_of(tables: Tables, user_id: int) -> Away | None:
    """The absence of a person now; None if they are there."""
    async with tables.store.reading() as session:
        return _now(await _absences(session, user_id), clock.now())


async def vacation_of(tables: Tables, user_id: int) -> timedelta:
    """The vacation that a person has left, after all of the present absence."""
    now = clock.now()
    async with tables.store.reading() as session:
        return vacation_left(_taken(await _absences(session, user_id)), now)


async def tables_attended(tables: Tables, user_id: int) -> tuple[str, ...]:
    """The ids of the tables under way where a person is there, whatever their absence."""
    there = (col(Holder.user_id) == user_id, col(Holder.away_until).is_(None))
    played = (col(Table.status).in_(("open", "paused")), col(Holder.resigned) == false())
    query = select(col(Table.id)).join(Holder, col(Holder.table_id) == col(Table.id))
    async with tables.store.reading() as session:
        found = await session.scalars(query.where(*there, *played).order_by(col(Table.id)))
    return tuple(dict.fromkeys(found))


async def go_away(tables: Tables, user_id: int, until: datetime, meanwhile: Meanwhile) -> None:
    """Let a person be away *until* a moment from all tables where they sit, from now on.

    It takes the place of the present absence.
    """
    now = clock.now()
    async with tables.store.writing() as session:
        before = await _absences(session, user_id)
        _end(before, now)
        rests = rests_until(_taken(before), now, until) if meanwhile == "wait" else now
        session.add(
            Away(
                user_id=user_id,
                from_at=now,
                until_at=until,
                meanwhile=meanwhile,
                rests_until=rests,
            )
        )
        await _tell_tables(session, user_id, now)
        old = (col(Away.user_id) == user_id, col(Away.until_at) < now - YEAR)
        await session.execute(delete(Away).where(*old))
    tables.expect(now)


async def come_back(tables: Tables, user_id: int) -> None:
    """End the absence of a person, if they are away."""
    now = clock.now()
    async with tables.store.writing() as session:
        _end(await _absences(session, user_id), now)
        await _tell_tables(session, user_id, now)
    tables.expect(now)


async def come_and_go(tables: Tables, live: LiveTable) -> None:
    """Let *live* take note of the people who leave it for a while, or are back."""
    if live.table.status not in ("lobby", "open", "paused"):
        return
    now = clock.now()
    async with tables.store.reading() as session:
        if not await _due(session, live, now):
            return
    async with tables.changing(live) as change:
        change.seats = True
        due = await _due(change.session, live, now)
        before = {one.user_id: _line(live, one) for one in due if one.away_until is not None}
        for holder in due:
            _note(holder, _now(await _absences(change.session, holder.user_id or 0), now))
        await change.session.flush()
        holders = await repository.holders_of(session=change.session, table_id=live.table.id)
        after = replace(live, table=change.table, holders=holders)
        told_of = {one.user_id: one for one in due if not after.is_resigned(one.seat)}
        for one in told_of.values():
            await _say(change, after, one, before=before.get(one.user_id))
        told = any(one.seat in live.waits() for one in due)
        await call(change, live, known=live.waits(), anyway=told)
    for holder in due:
        if holder.away_due_at is not None:
            tables.expect(holder.away_due_at)


def _note(holder: Holder, absence: Away | None) -> None:
    """Let *holder* be away as *absence* says; None if the person is there."""
    for name in THERE:
        setattr(holder, name, None)
    if absence is not None:
        holder.away_until = holder.away_due_at = absence.until_at
        holder.rests_until = absence.rests_until if absence.meanwhile == "wait" else None


async def _say(change: Change, after: LiveTable, holder: Holder, *, before: Text | None) -> None:
    """Announce that the person of *holder* is away now, or back if a line *before* told of that.

    What that line told already is not told again.
    """
    text = _line(after, holder)
    if after.table.status == "lobby" or (text is None and before is None):
        return
    if text is not None and before is not None and _told(text) == _told(before):
        return
    text = text or Text.of("notice-back", name=holder.name)
    await announcements.notice(session=change.session, table=change.table, text=text)


def _line(live: LiveTable, holder: Holder) -> Text | None:
    """The line that the person of *holder* is away from *live*; None if they are there."""
    until, seat, pace = holder.away_until, holder.seat, live.pace
    if until is None:
        return None
    rests, meanwhile = _stands_still_until(live, seat), "none"
    if live.plays_for_person(seat):
        meanwhile = "bot"
    elif rests is not None and pace and has_vacation(pace):
        ends = {holder.rests_until: "part", until: "rest"}
        meanwhile = ends.get(rests, "shared")
    return Text.of(
        AWAY,
        name=holder.name,
        seat=seat,
        until=str(int(until.timestamp())),
        meanwhile=meanwhile,
        rests="" if rests is None else str(int(rests.timestamp())),
    )


def _told(line: Text) -> tuple[str, ...]:
    """The words of a *line* of an absence that readers tell apart: dates, without their hours."""
    facts = {key: str(fact) for key, fact in line.facts}
    dates = [datetime.fromtimestamp(int(facts["until"]), UTC).date()]
    if facts["meanwhile"] in ("part", "shared"):
        dates.append(datetime.fromtimestamp(int(facts["rests"]), UTC).date())
    return (facts["meanwhile"], *map(str, dates))


def _stands_still_until(after: LiveTable, seat: Seat) -> datetime | None:
    """The moment until which the clock of *seat* stands still, unless somebody is back earlier.

    None if it runs.
    """
    rests, back = after.rests_until(seat), after.away_until(seat)
    return rests if rests is None or back is None else min(rests, back)


async def _due(session: AsyncSession, live: LiveTable, now: datetime) -> Sequence[Holder]:
    query = select(Holder).where(col(Holder.table_id) == live.table.id)
    due = query.where(col(Holder.away_due_at) <= now).order_by(col(Holder.seat), col(Holder.place))
    return (await session.scalars(due)).all()


async def _tell_tables(session: AsyncSession, user_id: int, now: datetime) -> None:
    """Let all tables where a person sits, and whose game is not over, take note at once."""
    played = select(col(Table.id)).where(col(Table.status) != "finished")
    mine = (col(Holder.user_id) == user_id, col(Holder.table_id).in_(played))
    await session.execute(update(Holder).where(*mine).values(away_due_at=now))


async def _absences(session: AsyncSession, user_id: int) -> Sequence[Away]:
    return (await session.scalars(select(Away).where(col(Away.user_id) == user_id))).all()


def _now(absences: Sequence[Away], now: datetime) -> Away | None:
    return next((one for one in absences if one.from_at <= now < one.until_at), None)


def _end(absences: Sequence[Away], now: datetime) -> None:
    """End what of *absences* goes on beyond *now*."""
    for one in absences:
        one.until_at, one.rests_until = min(one.until_at, now), min(one.rests_until, now)


def _taken(absences: Sequence[Away]) -> list[tuple[datetime, datetime]]:
    return [(one.from_at, one.rests_until) for one in absences]
