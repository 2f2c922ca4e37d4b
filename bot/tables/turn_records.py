"""The records of a person's turn: the news, whether they may undo, and their progress."""

from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.repository import newest_own
from bot.tables.boards import standing_board
from bot.tables.lessons import Progress, read_progress, wants_hints
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.step_log import Told, is_answer, read_log, still_told
from bot.tables.undoing import can_undo
from engine.core.game import Step
from engine.core.records import Seat

MOST_ROWS_READ = 60
"""Rows read for the news, at most."""

ROWS_AT_ONCE = 6
"""Rows read together when going back; a turn has few, and each has to be parsed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnRecords:
    """The database's records of a person's turn.

    *rows* are the rows since their own last one, not redacted, only the newest if there are many.
    *on_board* is the first row told by the board they pressed; None if that is not the standing
    one. *undoable* is whether they may take back their last plan. *progress* is None if they want
    no hints.
    """

    rows: tuple[Told, ...]
    on_board: int | None
    undoable: bool
    progress: Progress | None


async def read_turn(
    tables: Tables,
    live: LiveTable,
    seat: Seat,
    user_id: int,
    *,
    board: int | None = None,
    told: bool = False,
) -> TurnRecords:
    """Read the records of a person's turn on *seat*; *board* is the message they pressed.

    *told* is whether the result of their last plan was told already: the progress then leaves out
    what that plan completed.
    """
    undoable = await can_undo(tables, live, user_id)
    hinted = await wants_hints(tables, live, seat, user_id)
    async with tables.store.reading() as session:
        own = await newest_own(session=session, table_id=live.table.id, user_id=user_id)
        return TurnRecords(
            rows=await _rows_since(tables, session, live, own.seq),
            on_board=None if board is None else await _first_of_board(session, live, board),
            undoable=undoable,
            progress=await read_progress(
                session, live, seat, user_id, last_plan=own.seq + 1 if told else own.plan
            )
            if hinted
            else None,
        )


async def rows_of_turn(
    tables: Tables, live: LiveTable, seat: Seat, last: Step[Any, Any]
) -> tuple[Told, ...]:
    """The rows of the turn of *seat* that ended with the step *last*, without undone ones.

    The rows are not redacted.
    """
    turn: list[Told] = [last]
    async with tables.store.reading() as session:
        async for row in _back_from(tables, session, live, last.seq - 1):
            ended_one = isinstance(row, Step) and row.action == last.action
            if ended_one or not _belongs(row, seat):
                break
            turn.insert(0, row)
    while is_answer(turn[0]):
        del turn[0]
    return still_told(turn, read=0)


async def _rows_since(
    tables: Tables, session: AsyncSession, live: LiveTable, own: int
) -> tuple[Told, ...]:
    """The rows after row *own*, the last that the person made."""
    last = live.table.seq
    since = range(max(own, last - MOST_ROWS_READ) + 1, last + 1)
    if not since:
        return ()
    rows = await tables.sound(live, read_log(session=session, live=live, seqs=since))
    return still_told(rows, read=own)


async def _first_of_board(session: AsyncSession, live: LiveTable, message_id: int) -> int | None:
    """The first row told by the board *message_id*, if that is the table's standing board."""
    board = await standing_board(session=session, table_id=live.table.id)
    return board.from_seq if board is not None and board.message_id == message_id else None


async def _back_from(
    tables: Tables, session: AsyncSession, live: LiveTable, seq: int
) -> AsyncGenerator[Told]:
    """Row *seq* and those before it, newest first, read in small groups as they are needed."""
    least = max(1, seq + 1 - MOST_ROWS_READ)
    while seq >= least:
        first = max(least, seq + 1 - ROWS_AT_ONCE)
        reading = read_log(session=session, live=live, seqs=range(first, seq + 1))
        for row in reversed(await tables.sound(live, reading)):
            yield row
        seq = first - 1


def _belongs(row: Told, seat: Seat) -> bool:
    """Whether *row* is a step of *seat*, or an answer to a question in between."""
    return is_answer(row) or getattr(row, "seat", None) == seat
