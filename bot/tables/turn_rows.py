"""The rows of a log that one person is told: since they acted last, and of the turn they end."""

from collections.abc import AsyncGenerator
from typing import Any

from sqlalchemy import select
from sqlmodel import col

from bot.store.models import LogRow
from bot.tables.boards import standing_board
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.step_log import Told, rows_of_table, still_told
from engine.core.game import Step
from engine.core.records import Seat

MOST_ROWS = 60
"""Rows looked through: nobody is told of more in a few lines."""

ROWS_AT_ONCE = 6
"""Rows read together, going back: a turn has few, and each is to be parsed."""


async def rows_since_own(tables: Tables, live: LiveTable, user_id: int) -> tuple[Told, ...]:
    """What happened since *user_id* acted last, not redacted; the newest rows if it is much."""
    mine = (col(LogRow.table_id) == live.table.id, col(LogRow.user_id) == user_id)
    newest = select(col(LogRow.seq)).where(*mine).order_by(col(LogRow.seq).desc()).limit(1)
    async with tables.store.reading() as session:
        own = await session.scalar(newest) or 0
    last = live.table.seq
    rows = await rows_of_table(tables, live, max(own, last - MOST_ROWS) + 1, last)
    return still_told(rows, read=own)


async def first_of_board(tables: Tables, live: LiveTable, message_id: int | None) -> int | None:
    """The first row that the board *message_id* tells, if it is the one that is played on."""
    async with tables.store.reading() as session:
        board = await standing_board(session=session, table_id=live.table.id)
    return board.from_seq if board is not None and board.message_id == message_id else None


async def rows_of_turn(
    tables: Tables, live: LiveTable, seat: Seat, last: Step[Any, Any]
) -> tuple[Told, ...]:
    """The turn of *seat* that ended with the step *last*, not redacted, without what was undone."""
    turn: list[Told] = [last]
    async for row in _back_from(tables, live, last.seq - 1):
        ended_one = isinstance(row, Step) and row.action == last.action
        if ended_one or not _belongs(row, seat):
            break
        turn.insert(0, row)
    while _is_answer(turn[0]):
        del turn[0]
    return still_told(turn, read=0)


async def _back_from(tables: Tables, live: LiveTable, seq: int) -> AsyncGenerator[Told]:
    """Row *seq* and those before it, the newest first, read as far as they are asked for."""
    least = max(1, seq + 1 - MOST_ROWS)
    while seq >= least:
        first = max(least, seq + 1 - ROWS_AT_ONCE)
        for row in reversed(await rows_of_table(tables, live, first, seq)):
            yield row
        seq = first - 1


def _belongs(row: Told, seat: Seat) -> bool:
    """Whether *row* is the seat's own, or an answer that came between."""
    return _is_answer(row) or getattr(row, "seat", None) == seat


def _is_answer(row: Told) -> bool:
    return isinstance(row, Step) and getattr(row.action, "decision", None) is not None
