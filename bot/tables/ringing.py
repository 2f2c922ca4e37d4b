"""Clocks that run out: the reserve begins, then the bot plays, and at last it takes the helm."""

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import bindparam, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.alarm import Alarm
from bot.errors import BotError, NoTable, Quarantined, ShuttingDown, StoreFailed
from bot.keyed_tasks import KeyedTasks
from bot.store.models import RUNS_OUT, Holder, Lease, SeatClock
from bot.store.repository import clocks_of
from bot.tables import announcements, seat_clocks
from bot.tables.live import Change, Tables
from bot.tables.live_table import LiveTable, policy_for_absent
from engine.core.words import Person, Text

log = logging.getLogger(__name__)

MISSED_TURNS: Final = 2
"""Turns missed in a row after which the bot takes the helm until the person takes it back."""

LONGEST_GAP: Final = timedelta(minutes=15)
"""Time without Discord, or jump of the system's clock, that counts as time of the seats."""


_DUE = select(col(SeatClock.table_id)).where(RUNS_OUT, col(SeatClock.due_at) <= bindparam("now"))
_NEXT = select(func.min(SeatClock.due_at)).where(RUNS_OUT, col(SeatClock.due_at) > bindparam("now"))


class Clocks:
    """Rings the clocks of *tables* that are due, as long as the bot can be reached."""

    def __init__(self, tables: Tables, alarm: Alarm) -> None:
        self._tables, self._alarm = tables, alarm
        self.looks = KeyedTasks(self._look, "clocks")
        self.rings = KeyedTasks(self._ring, "clock")
        self.connected: Callable[[], bool] = lambda: True
        """Function that tells whether Discord can be reached; without it nothing runs out."""

    def wake(self) -> None:
        """Ring the clocks that are due, if any clock runs."""
        if not self._tables.closing and self._tables.clocks_run and self.connected():
            self.looks.start("")

    async def _look(self, key: str) -> None:
        """Ring the clocks that are due, after moving those that ran while nothing could ring.

        All is done in one transaction, in which the bot also records that it is connected.
        """
        del key
        now = clock.now()
        try:
            async with self._tables.store.writing() as session:
                lease = await session.get(Lease, 1)
                assert lease is not None, "the lease is signed before anything is played"
                if lease.seen_at is not None:
                    await _make_up(session, seen=lease.seen_at, now=now)
                lease.seen_at = now
                due = list(await session.scalars(_DUE, {"now": now}))
                following = await session.scalar(_NEXT, {"now": now})
        except ShuttingDown:
            return
        except StoreFailed:
            log.exception("the clocks cannot be read")
            return
        self._tables.clocks_run = bool(due) or following is not None
        for table_id in dict.fromkeys(due):
            self.rings.start(table_id)
        if following is not None:
            self._alarm.set(following)

    async def _ring(self, table_id: str) -> None:
        try:
            async with self._tables.locked(table_id) as live:
                await _run_out(self._tables, live)
        except (NoTable, Quarantined, ShuttingDown):
            return
        except BotError:
            log.exception("the clocks of table %s were not rung", table_id)
            self._alarm.set_to_retry()


async def _make_up(session: AsyncSession, *, seen: datetime, now: datetime) -> None:
    """Move each running clock by the time since the bot was last *seen* connected, if that is long.

    The gap is of either sign, because the system's clock may have been set. A clock that started
    later shows that the bot was there then.
    """
    if timedelta() <= now - seen <= LONGEST_GAP:
        return
    for row in await session.scalars(select(SeatClock).where(RUNS_OUT)):
        assert row.since is not None
        assert row.due_at is not None
        gap = now - max(seen, row.since)
        if abs(gap) > LONGEST_GAP:
            log.warning("the clock of %s at table %s is moved by %s", row.seat, row.table_id, gap)
            row.since, row.due_at = row.since + gap, row.due_at + gap


async def _run_out(tables: Tables, live: LiveTable) -> None:
    """Ring the clocks of *live* that are due, all in one transaction."""
    pace = live.pace
    if pace is None:
        return
    async with tables.store.reading() as session:
        if not await _due(session, live):
            return
    async with tables.changing(live) as change:
        change.clocks = True
        for row in await _due(change.session, live):
            if row.status == "turn" and row.reserve_s > 0 and not row.brief:
                seat_clocks.use_reserve(row, pace)
                assert row.due_at is not None
                await _say(change, row, "notice-reserve", until=row.due_at)
                continue
            seat_clocks.time_out(row)
            if row.missed < MISSED_TURNS:
                await _say(change, row, "notice-brief-out" if row.brief else "notice-time-out")
                continue
            await _take_the_helm(change, live, row)


async def _due(session: AsyncSession, live: LiveTable) -> list[SeatClock]:
    rows = await clocks_of(session=session, table_id=live.table.id)
    now = clock.now()
    return [row for row in rows if row.due_at is not None and row.due_at <= now]


async def _take_the_helm(change: Change, live: LiveTable, row: SeatClock) -> None:
    """Let the bot's strongest level play the seat of *row* until a person takes it back."""
    change.seats = True
    mine = (col(Holder.table_id) == live.table.id, col(Holder.seat) == row.seat)
    level = policy_for_absent(live.game)
    await change.session.execute(update(Holder).where(*mine).values(policy=level))
    await _say(change, row, "notice-helm", level=level)


async def _say(
    change: Change, row: SeatClock, key: str, *, until: datetime | None = None, level: str = ""
) -> None:
    """Announce *key* to everybody, and call the people of the seat."""
    text = Text.of(
        key,
        called=row.seat,
        who=Person(seat=row.seat),
        until="" if until is None else str(int(until.timestamp())),
        level=Text.of("policy-name", level=level),
    )
    await announcements.notice(session=change.session, table=change.table, text=text)
