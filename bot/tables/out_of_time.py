"""The end of a seat's time: the reserve begins, then the bot plays, and at last takes the helm."""

from datetime import datetime
from typing import Final

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.store.models import Holder, SeatClock
from bot.store.repository import clocks_of
from bot.tables import announcements, seat_clocks
from bot.tables.live import Change, Tables
from bot.tables.live_table import LiveTable, policy_for_absent
from engine.core.records import Seat
from engine.core.words import Person, Text

RESERVE: Final = "notice-reserve"
"""The notice that the reserve of a seat runs."""

MISSED_TURNS: Final = 2
"""Turns missed in a row after which the bot takes the helm until the person takes it back."""


async def run_out(tables: Tables, live: LiveTable) -> None:
    """Ring the clocks of *live* that are due, all in one transaction."""
    pace = live.pace
    if pace is None:
        return
    async with tables.store.reading() as session:
        due = await _due(session, live)
    if not due:
        return
    missing = {row.seat for row in due if _is_missed(row)}
    gone = {seat for seat in missing if await _have_left(tables, live, seat)}
    async with tables.changing(live) as change:
        change.clocks = True
        for row in await _due(change.session, live):
            if _has_reserve(row):
                seat_clocks.use_reserve(row, pace)
                assert row.due_at is not None
                await _tell_of_reserve(change, row, until=row.due_at)
                continue
            seat_clocks.time_out(row)
            if row.seat in gone:
                level = await take_the_helm(change, live, row.seat)
                await _call(change, row, "notice-gone", level=level)
            elif row.missed < MISSED_TURNS:
                await _call(change, row, "notice-brief-out" if row.brief else "notice-time-out")
            else:
                level = await take_the_helm(change, live, row.seat)
                await _call(change, row, "notice-helm", level=level)


async def _due(session: AsyncSession, live: LiveTable) -> list[SeatClock]:
    rows = await clocks_of(session=session, table_id=live.table.id)
    now = clock.now()
    return [row for row in rows if row.due_at is not None and row.due_at <= now]


def _has_reserve(row: SeatClock) -> bool:
    """Whether a reserve begins once the turn of *row* has run out."""
    return row.status == "turn" and row.reserve_s > 0 and not row.brief


def _is_missed(row: SeatClock) -> bool:
    """Whether a turn or an answer is missed once the time of *row* has run out."""
    return not row.acted and not _has_reserve(row)


async def _have_left(tables: Tables, live: LiveTable, seat: Seat) -> bool:
    """Whether no person of *seat* is a member of the table's server any more."""
    guild_id, has_left = live.table.guild_id, tables.has_left
    if guild_id is None or has_left is None:
        return False
    return all([await has_left(guild_id, one) for one in live.people_of(seat)])


async def take_the_helm(change: Change, live: LiveTable, seat: Seat) -> str:
    """Let the bot's strongest level play *seat* until a person takes it back; returns the level."""
    change.seats = True
    mine = (col(Holder.table_id) == live.table.id, col(Holder.seat) == seat)
    level = policy_for_absent(live.game)
    await change.session.execute(update(Holder).where(*mine).values(policy=level))
    return level


async def _tell_of_reserve(change: Change, row: SeatClock, *, until: datetime) -> None:
    """Announce that the reserve runs; a reminder calls the people of the seat before its end."""
    text = Text.of(
        RESERVE,
        who=Person(seat=row.seat),
        until=str(int(until.timestamp())),
        seat=row.seat,
        asked=row.asked_seq,
    )
    await announcements.notice(session=change.session, table=change.table, text=text)


async def _call(change: Change, row: SeatClock, key: str, *, level: str = "") -> None:
    """Announce *key* to everybody, and call the people of the seat unless they have left."""
    level_name = Text.of("policy-name", level=level)
    called = "" if key == "notice-gone" else row.seat
    text = Text.of(key, called=called, who=Person(seat=row.seat), level=level_name)
    await announcements.notice(session=change.session, table=change.table, text=text)
