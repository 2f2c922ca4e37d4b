"""The records of a person's turn: what they are told of the log, may take back, and have learnt."""

from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.repository import newest_own
from bot.tables.boards import standing_board
from bot.tables.lessons import Progress, read_progress, wants_hints
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.step_log import Told, read_log, still_told
from bot.tables.undoing import can_undo
from engine.core.game import Step
from engine.core.records import Seat

MOST_ROWS_READ = 60
"""Rows looked through: nobody is told of more in a few lines."""

ROWS_AT_ONCE = 6
"""Rows read together, going back: a turn has few, and each is to be parsed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnRecords:
    """The database's records of a person's turn, read in one go.

    *rows* is what happened since they acted last, not redacted; the newest rows if it is much.
    *on_board* is the first row that the board they look at tells; None if that is not the one
    that is played on. *undoable* says whether they may take back their last plan. *progress* is
    what they have learnt, None if they are to be told nothing of it.
    """

    rows: tuple[Told, ...]
    on_board: int | None
    undoable: bool
    progress: Progress | None


async def read_turn(
    tables: Tables, live: LiveTable, seat: Seat, user_id: int, *, board: int | None = None
) -> TurnRecords:
    """The records of the turn of *user_id* on *seat*, who looks at the message *board*."""
    undoable = await can_undo(tables, live, user_id)
    hinted = await wants_hints(tables, live, seat, user_id)
    async with tables.store.reading() as session:
        own = await newest_own(session=session, table_id=live.table.id, user_id=user_id)
        return TurnRecords(
            rows=await _rows_since(tables, session, live, own.seq),
            on_board=None if board is None else await _first_of_board(session, live, board),
            undoable=undoable,
            progress=await read_progress(session, live, seat, user_id, last_plan=own.plan)
            if hinted
            else None,
        )


async def rows_of_turn(
    tables: Tables, live: LiveTable, seat: Seat, last: Step[Any, Any]
) -> tuple[Told, ...]:
    """The turn of *seat* that ended with the step *last*, not redacted, without what was undone."""
    turn: list[Told] = [last]
    async with tables.store.reading() as session:
        async for row in _back_from(tables, session, live, last.seq - 1):
            ended_one = isinstance(row, Step) and row.action == last.action
            if ended_one or not _belongs(row, seat):
                break
            turn.insert(0, row)
    while _is_answer(turn[0]):
        del turn[0]
    return still_told(turn, read=0)


async def _rows_since(
    tables: Tables, session: AsyncSession, live: LiveTable, own: int
) -> tuple[Told, ...]:
    """The news after row *own*, in which a person acted last."""
    last = live.table.seq
    since = range(max(own, last - MOST_ROWS_READ) + 1, last + 1)
    if not since:
        return ()
    rows = await tables.sound(live, read_log(session=session, live=live, seqs=since))
    return still_told(rows, read=own)


async def _first_of_board(session: AsyncSession, live: LiveTable, message_id: int) -> int | None:
    """The first row that the board *message_id* tells, if it is the one that is played on."""
    board = await standing_board(session=session, table_id=live.table.id)
    return board.from_seq if board is not None and board.message_id == message_id else None


async def _back_from(
    tables: Tables, session: AsyncSession, live: LiveTable, seq: int
) -> AsyncGenerator[Told]:
    """Row *seq* and those before it, the newest first, read as far as they are asked for."""
    least = max(1, seq + 1 - MOST_ROWS_READ)
    while seq >= least:
        first = max(least, seq + 1 - ROWS_AT_ONCE)
        reading = read_log(session=session, live=live, seqs=range(first, seq + 1))
        for row in reversed(await tables.sound(live, reading)):
            yield row
        seq = first - 1


def _belongs(row: Told, seat: Seat) -> bool:
    """Whether *row* is the seat's own, or an answer that came between."""
    return _is_answer(row) or getattr(row, "seat", None) == seat


def _is_answer(row: Told) -> bool:
    return isinstance(row, Step) and getattr(row.action, "decision", None) is not None
