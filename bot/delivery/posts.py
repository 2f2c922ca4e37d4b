"""Posts: rows of the outbox as they are handed to a poster, which makes messages of them."""

from datetime import datetime
from typing import Protocol

from bot.store.models import Board
from bot.tables.overviews import Overview
from bot.tables.step_log import Told
from engine.core.records import Seat, value
from engine.core.words import Text


@value
class Post:
    """A row of the outbox to be posted: the *rows* from *first* to *last* that still count.

    The rows are not redacted. *pings* are the seats to call. *picture* is False if a later row
    shows the board. *user_id* is the only person it is for, to whom it is sent directly if it is
    *direct*. The people *unmentioned* are named without a mention. *tried_at* is the time of the
    first attempt, None if the message cannot have arrived yet.
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
    user_id: int | None = None
    direct: bool = False
    unmentioned: frozenset[int] = frozenset()


@value
class StatusBoard:
    """The status board of a server as it is to be shown: its open *tables*, in their order.

    *tried_at* is the time of the first attempt to post it, None if it cannot have arrived yet.
    """

    guild_id: int
    channel_id: int
    nonce: str
    tables: tuple[Overview, ...]
    tried_at: datetime | None = None


class Poster(Protocol):
    """A poster of messages; it passes on the errors of discord.py and aiohttp to the outbox."""

    async def post(self, post: Post) -> int:
        """Post a message with the nonce of *post*, enforced by Discord; returns its id.

        :raises CannotPost: if the channel is gone, or the bot may not speak in it.
        """
        ...

    async def find(self, post: Post) -> int | None:
        """The id of the message if an earlier attempt did arrive, else None.

        :raises CannotPost: if the channel is gone, or cannot be read.
        """
        ...

    async def edit(self, post: Post, message_id: int) -> None:
        """Edit the board in this message to show *post*; an edit calls nobody.

        :raises CannotPost: if the channel is gone, or the bot may not speak in it.
        """
        ...

    async def finish(self, board: Board) -> None:
        """Turn a board whose turn has passed into a log entry, or delete its message."""
        ...

    async def post_status(self, board: StatusBoard) -> int:
        """Post a status board with its nonce, enforced by Discord; returns the message's id."""
        ...

    async def find_status(self, board: StatusBoard) -> int | None:
        """The id of the message if an earlier attempt did arrive, else None."""
        ...

    async def edit_status(self, board: StatusBoard, message_id: int) -> None:
        """Edit a message to show *board*."""
        ...

    async def delete_status(self, channel_id: int, message_id: int) -> None:
        """Delete a status board that another has replaced."""
        ...
