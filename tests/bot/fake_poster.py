"""A poster that records what was posted where, and can fail in every way posting fails."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import discord

from bot.delivery.posts import Post, StatusBoard
from bot.store.models import Board
from bot.unsaid_errors import CannotPost

Fault = Callable[[], Exception]


def refused(status: int, code: int = 0) -> Fault:
    """The error of discord.py for a request that Discord refuses, as a fault."""
    response: Any = SimpleNamespace(status=status, reason="refused")
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    said = {"code": code, "message": "refused"}
    return lambda: kinds.get(status, discord.HTTPException)(response, said)


class FakePoster:
    """Records messages, and honours nonces for as long as Discord does.

    Errors in *before* are raised one by one before a message arrives, those in *directly* before a
    direct one arrives, those in *after* once it has arrived, and those in *unfinished* when a board
    is finished.
    """

    def __init__(self) -> None:
        self.messages: list[Post] = []
        self.edits: list[tuple[int, Post]] = []
        self.finished: list[int] = []
        self.deleted: list[int] = []
        self.searches = 0
        self.before: list[Fault] = []
        self.directly: list[Fault] = []
        self.after: list[Fault] = []
        self.unfinished: list[Fault] = []
        self.missing: set[int] = set()
        self.nonces_forgotten = False
        self.statuses: list[tuple[int, StatusBoard]] = []
        """Each status board as it was posted or edited, with the message that showed it."""
        self.unshown: list[Fault] = []
        """Errors raised one by one before a status board is posted or edited."""

    async def post(self, post: Post) -> int:
        if post.channel_id in self.missing:
            raise CannotPost("unknown channel")
        if self.before:
            raise self.before.pop(0)()
        if post.direct and self.directly:
            raise self.directly.pop(0)()
        known = None if self.nonces_forgotten else self._place(post)
        if known is None:
            self.messages.append(post)
        if self.after:
            raise self.after.pop(0)()
        return len(self.messages) if known is None else known

    async def find(self, post: Post) -> int | None:
        self.searches += 1
        return self._place(post)

    async def edit(self, post: Post, message_id: int) -> None:
        if post.channel_id in self.missing:
            raise CannotPost("unknown channel")
        if self.before:
            raise self.before.pop(0)()
        self.edits.append((message_id, post))
        if self.after:
            raise self.after.pop(0)()

    async def finish(self, board: Board) -> None:
        if self.unfinished:
            raise self.unfinished.pop(0)()
        (self.deleted if board.deleted else self.finished).append(board.message_id)

    async def post_status(self, board: StatusBoard) -> int:
        if self.unshown:
            raise self.unshown.pop(0)()
        known = await self.find_status(board)
        message_id = len(self.statuses) + 1 if known is None else known
        self.statuses.append((message_id, board))
        return message_id

    async def find_status(self, board: StatusBoard) -> int | None:
        return next((one for one, shown in self.statuses if shown.nonce == board.nonce), None)

    async def edit_status(self, board: StatusBoard, message_id: int) -> None:
        if self.unshown:
            raise self.unshown.pop(0)()
        self.statuses.append((message_id, board))

    async def delete_status(self, channel_id: int, message_id: int) -> None:
        self.statuses = [one for one in self.statuses if one[0] != message_id]

    @property
    def boards(self) -> list[Post]:
        """The last content of each message."""
        shown = dict(enumerate(self.messages, 1)) | dict(self.edits)
        return [post for _, post in sorted(shown.items())]

    def seqs(self) -> list[int]:
        """Numbers of the log rows told, in the order of the messages that tell them now."""
        return [getattr(row, "seq", 0) for post in self.boards for row in post.rows]

    def _place(self, post: Post) -> int | None:
        nonces = [other.nonce for other in self.messages]
        return nonces.index(post.nonce) + 1 if post.nonce in nonces else None
