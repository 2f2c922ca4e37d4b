"""Decisions on each row of the outbox: to send it as an edit of the standing board or as a post."""

from datetime import datetime

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.store.models import UNSENT, Board, OutboxRow
from bot.store.person_rows import Preference
from bot.tables import boards
from bot.tables.boards import Chatter
from bot.tables.live_table import LiveTable
from bot.tables.personal_messages import is_dropped
from engine.core.records import Seat, value

_LATER = (
    select(OutboxRow)
    .where(
        col(OutboxRow.lane) == bindparam("lane"),
        col(OutboxRow.table_id) == bindparam("table"),
        col(OutboxRow.id) > bindparam("id"),
        UNSENT,
        col(OutboxRow.notice).is_(None),
    )
    .order_by(col(OutboxRow.id))
    .limit(1)
)


@value
class Delivery:
    """A decision on *row*: edit *board*, or post if None, and call the seats *pings*.

    One that is *only_found* may have been sent to a person who since wants no direct messages: it
    is searched for, but not sent again.
    """

    row: OutboxRow
    board: Board | None
    pings: tuple[Seat, ...]
    only_found: bool = False


async def claim(
    *,
    session: AsyncSession,
    queued: OutboxRow,
    live: LiveTable | None,
    chatter: Chatter,
    barred: bool,
) -> Delivery | datetime | None:
    """Decide how a row is sent; returns a moment if it has to wait, None if it needs no sending.

    A row that is to be posted is marked as tried, because from then on it may have arrived. *live*
    is the row's table, None for a notice to everybody. Once the bot is *barred*, nothing is sent
    directly.
    """
    row = await session.get(OutboxRow, queued.id)
    if row is None or row.status != "queued":
        return None
    if row.user_id is not None and live is not None:
        return await _for_person(session, row, live, barred=barred)
    board = None
    if live is not None:
        board = await boards.standing_board(session=session, table_id=row.table_id)
    if live is None or board is None or not _fits(board, row, live, chatter):
        return await _to_post(session, row, () if live is None else live.waits(), board)
    due = board.shown_at + clock.seconds(boards.EDIT_PAUSE_SECONDS)
    if not clock.is_due(due, within=boards.EDIT_PAUSE_SECONDS):
        row.due_at = due
        return due
    row.attempts += 1
    called = tuple(seat for seat in board.called.split(",") if seat in live.waits())
    return Delivery(row=row, board=board, pings=called)


async def _for_person(
    session: AsyncSession, row: OutboxRow, live: LiveTable, *, barred: bool
) -> Delivery | None:
    """Mark a row for one person as tried; None if its cause is gone."""
    if await is_dropped(session, row, live):
        row.status = "sent"
        return None
    preference = await session.get(Preference, row.user_id) if row.is_direct else None
    refused = row.is_direct and (barred or preference is None or not preference.direct)
    row.attempts += 1
    if not refused:
        row.tried_at = row.tried_at or clock.now()
    return Delivery(
        row=row, board=None, pings=(row.pings,) if row.pings else (), only_found=refused
    )


async def _to_post(
    session: AsyncSession, row: OutboxRow, waits: tuple[Seat, ...], board: Board | None
) -> Delivery:
    """Mark *row* as tried, and decide which seats it calls and whether it shows the board.

    A seat is called once: by this row, or by a later one that shows the board. A row tried before
    may have called its seats already, so they are not passed on to the later row. A row that was
    put aside shows no board if the standing one tells later rows.
    """
    later = None if row.notice is not None else await _later(session, row)
    if row.tried_at is None:
        if later is not None:
            both = {*row.pings.split(","), *later.pings.split(",")} - {""}
            later.pings = ",".join(sorted(both))
        row.shows_board = later is None and row.notice is None
    row.shows_board = row.shows_board and not _is_late(row, board)
    row.attempts += 1
    row.tried_at = row.tried_at or clock.now()
    elsewhere = () if later is None else later.pings.split(",")
    pings = [seat for seat in row.pings.split(",") if seat in waits and seat not in elsewhere]
    return Delivery(row=row, board=None, pings=tuple(pings))


def _fits(board: Board, row: OutboxRow, live: LiveTable, chatter: Chatter) -> bool:
    """Whether *board* can be edited to show *row*; otherwise a new message has to be posted."""
    if row.tried_at is not None or board.channel_id != row.channel_id or _is_late(row, board):
        return False
    called = any(seat in live.waits() for seat in row.pings.split(","))
    over = live.table.status == "finished"
    return not (called or over or chatter.hides(board.channel_id)) and boards.can_edit(board)


def _is_late(row: OutboxRow, board: Board | None) -> bool:
    """Whether *board* tells rows that come after those that *row* tells."""
    return board is not None and row.from_seq <= row.to_seq < board.to_seq


async def _later(session: AsyncSession, row: OutboxRow) -> OutboxRow | None:
    """The next row of the same lane that will show the board of the same table."""
    after = {"lane": row.lane, "table": row.table_id, "id": row.id}
    return await session.scalar(_LATER, after)
