"""Posts as the outbox hands them to its poster, who alone knows how a message looks."""

from datetime import datetime
from typing import Protocol

from bot.store.models import Board
from bot.tables.step_log import Told
from engine.core.records import Seat, value
from engine.core.words import Text


@value
class Post:
    """A row as its poster gets it: what still counts of the *rows* from *first* to *last*.

    They are not redacted. *pings* are the seats to call. Without *picture*, a later row shows the
    board. *tried_at* is when it was sent first, if it may have arrived.
    """

    id: int
    nonce: str
    table_id: str
    channel_id: int
    pings: tuple[Seat, ...]
    picture: bool
    notice: Text | None
    rows: tuple[Told, ...]
    first: int
    last: int
    tried_at: datetime | None = None


class Poster(Protocol):
    """Posts, edits and searches; what discord.py and aiohttp raise is left to the outbox."""

    async def post(self, post: Post) -> int:
        """Send it with its nonce, enforced; the id of the message.

        :raises CannotPost: if there is no such channel any more, or no right to speak in it.
        """
        ...

    async def find(self, post: Post) -> int | None:
        """The id of the message if an earlier attempt arrived after all.

        :raises CannotPost:
        """
        ...

    async def edit(self, post: Post, message_id: int) -> None:
        """Let a board that stands show *post*; nobody is called by it.

        :raises CannotPost:
        """
        ...

    async def finish(self, board: Board) -> None:
        """Make a log entry of a board whose turn has passed."""
        ...
