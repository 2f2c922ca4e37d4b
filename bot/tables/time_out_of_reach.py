"""Moves what ran while the bot could not be reached, so that nobody loses that time.

Thousands of clocks may run, so columns are read and written, many rows by one statement.
"""

import logging
from datetime import datetime, timedelta
from typing import Any, TypeAlias

from sqlalchemy import Executable, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot.store.models import FALLS_ASLEEP, RUNS_OUT, SeatClock, Table
from bot.store.reminder import Reminder
from bot.store.vote_rows import Vote
from bot.tables.reminders import ALL

log = logging.getLogger(__name__)

_Model: TypeAlias = type[SeatClock] | type[Vote] | type[Reminder] | type[Table]

_CLOCKS = select(
    col(SeatClock.table_id), col(SeatClock.seat), col(SeatClock.since), col(SeatClock.due_at)
).where(RUNS_OUT)
_VOTES = select(col(Vote.id), col(Vote.since), col(Vote.due_at)).where(RUNS_OUT)
_REMINDERS = select(
    col(Reminder.table_id),
    col(Reminder.seat),
    col(Reminder.user_id),
    col(Reminder.cause),
    col(Reminder.due_at),
).where(RUNS_OUT, col(Reminder.user_id) == ALL)
_LOBBIES = select(col(Table.id), col(Table.updated_at), col(Table.sleeps_at)).where(FALLS_ASLEEP)


async def give_back(
    session: AsyncSession, *, seen: datetime, now: datetime, longest: timedelta
) -> None:
    """Move clocks, their reminders and votes by the time since the bot was last *seen* connected.

    Lobbies that nobody touches close later by the same time. The gap is of either sign, because the
    system's clock may have been set; none up to *longest* counts. A clock that started later shows
    that the bot was there then; one that was given a day may start in the future.
    """
    gaps: dict[tuple[str, str], timedelta] = {}
    clocks, votes = list[dict[str, Any]](), list[dict[str, Any]]()
    for row in await _rows(session, _CLOCKS):
        gap = now - (max(seen, row["since"]) if row["since"] <= now else seen)
        if abs(gap) > longest:
            gaps[row["table_id"], row["seat"]] = gap
            clocks.append(row | {"since": row["since"] + gap, "due_at": row["due_at"] + gap})
    for row in await _rows(session, _VOTES):
        gap = now - (max(seen, row["since"]) if row["since"] <= now else seen)
        if abs(gap) > longest:
            votes.append(row | {"since": row["since"] + gap, "due_at": row["due_at"] + gap})
    reminders = [
        row | {"due_at": row["due_at"] + gaps[row["table_id"], row["seat"]]}
        for row in (await _rows(session, _REMINDERS) if gaps else ())
        if (row["table_id"], row["seat"]) in gaps
    ]
    lobbies = [
        {"id": row["id"], "sleeps_at": row["sleeps_at"] + gap}
        for row in await _rows(session, _LOBBIES)
        if abs(gap := now - max(seen, row["updated_at"])) > longest
    ]
    moved: tuple[tuple[_Model, list[dict[str, Any]]], ...] = (
        *((SeatClock, clocks), (Vote, votes)),
        *((Reminder, reminders), (Table, lobbies)),
    )
    for model, rows in moved:
        if rows:
            await session.execute(update(model), rows)
    if clocks or votes:
        log.warning(
            "last seen at %s: %s clocks and %s votes are moved", seen, len(clocks), len(votes)
        )


async def _rows(session: AsyncSession, query: Executable) -> list[dict[str, Any]]:
    return [dict(row) for row in (await session.execute(query)).mappings()]
