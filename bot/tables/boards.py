"""The messages that show the board of a table: which one stands, and what has become of the rest.

While one person plays, their board is edited; a new one is posted when somebody is newly called,
when the old one is too old to be edited, or when chatter has pushed it out of sight. A board whose
turn has passed is edited once more, into a log entry.
"""

from collections.abc import Sequence

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.store.models import Board, OutboxRow, Table
from engine.core.records import Seat

EDIT_PAUSE_SECONDS = 2.0
"""Seconds from one edit of a board to the next: what happens meanwhile is shown by one."""

EDITABLE_SECONDS = 45 * 60.0
"""Seconds a board is edited for; Discord limits edits of messages older than an hour."""

CHATTER_MESSAGES = 12
"""Messages of others that push a board out of sight."""

EDITS_LIMITED_CODE = 30046
"""Discord's code for too many edits of a message older than an hour."""

MESSAGE_GONE_CODE, CHANNEL_GONE_CODE = 10008, 10003
"""Discord's codes for a message, and a channel, that is no more."""


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
    """Counts what others say in channels since a board was posted there."""

    def __init__(self) -> None:
        self._since: dict[int, int] = {}

    def begin(self, channel_id: int) -> None:
        """A board was posted there."""
        self._since[channel_id] = 0

    def heard(self, channel_id: int) -> None:
        """Somebody else said something there."""
        if channel_id in self._since:
            self._since[channel_id] += 1

    def hides(self, channel_id: int) -> bool:
        """Whether the board there is out of sight; where nobody counted, it is taken to be seen."""
        return self._since.get(channel_id, 0) >= CHATTER_MESSAGES


def can_edit(board: Board) -> bool:
    """Whether *board* is young enough."""
    return board.posted_at > clock.now() - clock.seconds(EDITABLE_SECONDS)


async def standing_board(*, session: AsyncSession, table_id: str) -> Board | None:
    """The board of a table that can be played on; not its lobby card."""
    return await session.scalar(_STANDING, {"table": table_id})


async def stand(*, session: AsyncSession, board: Board) -> None:
    """Let *board* stand for its table; the one before has had its turn."""
    await pass_by(session=session, table_id=board.table_id)
    await session.merge(board)
    await session.execute(_NAME_CARD, {"table": board.table_id, "card": board.message_id})


async def pass_by(*, session: AsyncSession, table_id: str) -> None:
    """Let nobody play on the board of a table any more: it becomes a log entry."""
    await session.execute(_PASS_BY, {"table": table_id, "now": clock.now()})


async def forget_message(*, session: AsyncSession, message_id: int) -> None:
    """A board was deleted by somebody: nothing stands, and nothing is to be finished."""
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
    """A board just posted, which tells *rows*, from the first to the last; or a lobby card."""
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
    """Write down that *board* now tells what *row*, as it was when the edit left, has to tell.

    What the row gained meanwhile is still to be told.
    """
    now = clock.now()
    kept = await session.get(Board, board.message_id)
    if kept is None or kept.status == "passed":
        # Its turn passed while the edit was on its way: it is finished after it.
        kept = await session.merge(board)
        kept.status, kept.due_at = "passed", now
    kept.to_seq, kept.shown_at = max(board.to_seq, row.to_seq), now
    told = await session.get(OutboxRow, row.id)
    if told is None:
        return
    if (told.to_seq, told.pings) == (row.to_seq, row.pings) and told.status == "queued":
        told.status, told.message_id, told.error = "sent", board.message_id, None
    else:
        told.from_seq = row.to_seq + 1
