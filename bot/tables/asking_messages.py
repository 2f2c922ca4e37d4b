"""Messages that ask for something: once their cause is gone, they lose their buttons or vanish.

A message that has arrived is kept as a row until then. Reminders, and calls of a person alone, are
deleted, direct ones as well; other notices stay as lines without buttons.
"""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.store.models import Board, OutboxRow, Table
from bot.tables.announcements import parse_notice
from bot.tables.causes import asks, holds
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.out_of_time import RESERVE
from bot.tables.personal_messages import CALL
from bot.tables.reminders import REMINDER
from engine.core.records import Seat
from engine.core.words import Text

PRESS_SECONDS: Final = 10.0
"""Seconds for which a message keeps its buttons, so that a press is answered in it first."""


async def arrived(*, session: AsyncSession, row: OutboxRow, message_id: int) -> bool:
    """Record that the message of *row* has arrived; returns whether it asks for something.

    A reminder replaces the earlier ones of its seat in the same place.
    """
    notice = parse_notice(row.notice)
    if notice is None or not (notice == CALL or asks(notice)):
        return False
    facts, now = dict(notice.facts), clock.now()
    message = Board(
        message_id=message_id,
        table_id=row.table_id,
        channel_id=row.channel_id or 0,
        status="asking",
        called=row.pings or str(facts.get("called") or facts.get("seat") or ""),
        posted_at=now,
        shown_at=now,
        due_at=row.tried_at or now,
        deleted=notice == CALL or notice.key == REMINDER,
        notice=row.notice,
        user_id=row.user_id if row.is_direct else None,
    )
    if notice.key == REMINDER:
        for other in await _asking(session, row.table_id):
            same = (other.called, other.user_id) == (message.called, message.user_id)
            if same and _key(other) == REMINDER and other.message_id != message_id:
                _finish(other)
    await session.merge(message)
    return True


async def end_lines_on_time(*, session: AsyncSession, table_id: str, seat: Seat) -> None:
    """End what was said of the time of *seat*, which is another now."""
    for message in await _asking(session, table_id):
        if message.called == seat and _key(message) in (REMINDER, RESERVE):
            _finish(message)


async def tables_to_settle(tables: Tables) -> Sequence[str]:
    """The tables with messages whose cause may have gone while nobody looked.

    That of a reminder or a call goes with a change of its table alone.
    """
    changed = or_(col(Board.deleted).is_(False), col(Table.updated_at) >= col(Board.due_at))
    asking = select(col(Board.table_id)).join(Table).where(col(Board.status) == "asking", changed)
    async with tables.store.reading() as session:
        return (await session.scalars(asking.distinct())).all()


async def settle(tables: Tables, table_id: str) -> None:
    """Let those messages of a table be finished whose cause is gone."""
    async with tables.store.reading() as session:
        if not await _asking(session, table_id):
            return
    live = await tables.load(table_id)
    async with tables.store.writing() as session:
        for message in await _asking(session, table_id):
            if not await _holds(session, live, message, parse_notice(message.notice)):
                _finish(message)


async def _holds(
    session: AsyncSession, live: LiveTable, message: Board, notice: Text | None
) -> bool:
    if notice == CALL:
        return live.table.status == "open" and message.called in live.waits()
    return notice is not None and await holds(session, live, notice)


async def _asking(session: AsyncSession, table_id: str) -> Sequence[Board]:
    here = (col(Board.table_id) == table_id, col(Board.status) == "asking")
    return (await session.scalars(select(Board).where(*here))).all()


def _key(message: Board) -> str:
    notice = parse_notice(message.notice)
    return "" if notice is None else notice.key


def _finish(message: Board) -> None:
    pause = 0.0 if message.deleted else PRESS_SECONDS
    message.status, message.due_at = "passed", clock.now() + clock.seconds(pause)
