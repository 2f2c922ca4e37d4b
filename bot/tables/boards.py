"""The messages that show the board of a table: the standing one, and those before it.

While one person plays, their board is edited. A new one is posted when somebody is newly called,
when the old one is too old to be edited, or when other messages have pushed it out of sight. A
board whose turn has passed is edited once more, into a log entry.
"""

from collections.abc import Sequence

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.store.models import Board, OutboxRow, Table
from bot.tables import announcements
from engine.core.records import Seat

EDIT_PAUSE_SECONDS = 2.0
"""Seconds from one edit of a board to the next; changes in between share one edit."""

EDITABLE_SECONDS = 45 * 60.0
"""Seconds for which a board is edited; Discord limits edits of messages older than an hour."""

CHATTER_MESSAGES = 12
"""Number of other people's messages that push a board out of sight."""

EDITS_LIMITED_CODE = 30046
"""Discord's code for too many edits of a message older than an hour."""

MESSAGE_GONE_CODE, CHANNEL_GONE_CODE = 10008, 10003
"""Discord's codes for a message, and for a channel, that no longer exists."""

THREAD_CLOSED_CODE = 50083
"""Discord's code for a thread that is closed, in which no message can be changed."""


_STANDING = select(Board).where(
    col(Board.table_id) == bindparam("table"),
    col(Board.status) == "standing",
    col(Board.from_seq).is_not(None),
)
_PASS_BY = (
    update(Board)
    .where(col(Board.table_id) == bindparam("table"), col(Board.status) == "standing")
    .values(status="passed", due_at=bindparam("now"), attempts=0)
)
_NAME_CARD = (
    update(Table).where(col(Table.id) == bindparam("table")).values(card_id=bindparam("card"))
)


class Chatter:
    """Counts other people's messages in each channel since its last board."""

    def __init__(self) -> None:
        self._since: dict[int, int] = {}

    def begin(self, channel_id: int) -> None:
        """Start counting in this channel, where a board was just posted."""
        self._since[channel_id] = 0

    def heard(self, channel_id: int) -> None:
        """Count a message of somebody else in this channel."""
        if channel_id in self._since:
            self._since[channel_id] += 1

    def hides(self, channel_id: int) -> bool:
        """Whether the board in this channel is out of sight; False where nothing is counted."""
        return self._since.get(channel_id, 0) >= CHATTER_MESSAGES


def can_edit(board: Board) -> bool:
    """Whether *board* is young enough to be edited."""
    return board.posted_at > clock.now() - clock.seconds(EDITABLE_SECONDS)


async def standing_board(*, session: AsyncSession, table_id: str) -> Board | None:
    """The board of a table that can be played on; None if there is none. Not its lobby card."""
    return await session.scalar(_STANDING, {"table": table_id})


async def stand(*, session: AsyncSession, board: Board) -> None:
    """Make *board* the standing one of its table, in place of the one before."""
    await pass_by(session=session, table_id=board.table_id)
    await session.merge(board)
    await session.execute(_NAME_CARD, {"table": board.table_id, "card": board.message_id})


async def pass_by(*, session: AsyncSession, table_id: str) -> None:
    """End the table's standing board, so that it becomes a log entry."""
    await session.execute(_PASS_BY, {"table": table_id, "now": clock.now()})


async def forget_message(*, session: AsyncSession, message_id: int) -> None:
    """Forget a board whose message somebody deleted."""
    board = await session.get(Board, message_id)
    if board is not None:
        await session.delete(board)


def new_board(
    *,
    message_id: int,
    table_id: str,
    channel_id: int,
    rows: tuple[int, int] | None,
    called: Sequence[Seat] = (),
) -> Board:
    """The row for a board just posted, which tells the first to the last of *rows*.

    Without *rows* it is for a lobby card.
    """
    first, last = rows or (None, 0)
    now = clock.now()
    return Board(
        message_id=message_id,
        table_id=table_id,
        channel_id=channel_id,
        from_seq=first,
        read_seq=last,
        to_seq=last,
        called=",".join(called),
        posted_at=now,
        shown_at=now,
        due_at=now,
    )


async def edited(*, session: AsyncSession, board: Board, row: OutboxRow) -> None:
    """Record that *board* was edited to tell the rows that *row* had when the edit began.

    Rows that *row* has gained since are still to be told.
    """
    now = clock.now()
    kept = await session.get(Board, board.message_id)
    if kept is None or kept.status == "passed":
        # The board passed while the edit was under way, so it is finished after the edit.
        kept = await session.merge(board)
        kept.status, kept.due_at = "passed", now
    kept.to_seq, kept.shown_at = max(board.to_seq, row.to_seq), now
    told = await session.get(OutboxRow, row.id)
    same = told is not None and (told.to_seq, told.pings) == (row.to_seq, row.pings)
    if told is not None and same and told.status == "queued":
        told.status, told.message_id, told.error = "sent", board.message_id, None
    elif told is not None:
        told.from_seq = row.to_seq + 1
    await announcements.count_as_told(session=session, board=kept)
