"""Keeps the status board of each server up to date, one message a server.

It is edited only if what it shows has changed, at most once a minute, and once it is an hour old at
most every quarter of an hour, because Discord limits edits of older messages. It is posted again
only if somebody deleted it. A post is first recorded as tried, and carries a nonce of its own, so
that it arrives once even if the bot is killed.
"""

import hashlib
import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Final

import aiohttp
import discord
from sqlalchemy import select
from sqlmodel import col

from bot import clock
from bot.alarm import Alarm
from bot.delivery.outbox import NONCE_TRUST_SECONDS
from bot.delivery.posts import Poster, StatusBoard
from bot.errors import BotError, ShuttingDown, StoreFailed
from bot.keyed_tasks import KeyedTasks
from bot.store.models import Table
from bot.store.server_rows import Server
from bot.tables.boards import CHANNEL_GONE_CODE, EDITS_LIMITED_CODE, MESSAGE_GONE_CODE
from bot.tables.live import Tables
from bot.tables.overviews import Overview, of_server
from bot.tables.server_boards import record_board, server_of, servers_with_boards

log = logging.getLogger(__name__)

GATHERING_SECONDS: Final = 10.0
"""Seconds after a change for which others are waited for, such as the clock that it starts."""

NEW: Final = timedelta(hours=1)
"""Age up to which a message may be edited often."""

PAUSE, OLD_PAUSE = timedelta(minutes=1), timedelta(minutes=15)
"""Least time between two edits of a new message, and of an older one."""

FIRST_PAUSE: Final = timedelta(seconds=10)
"""Pause after an error; each later pause is twice as long."""

LONGEST_PAUSE: Final = timedelta(hours=1)
"""Longest pause after errors; a change of permissions ends it."""


class StatusBoards:
    """Shows the tables of each server that has a status board, by *poster*."""

    def __init__(self, tables: Tables, poster: Poster, alarm: Alarm) -> None:
        self._tables, self._poster, self._alarm = tables, poster, alarm
        self.looks = KeyedTasks(self._look, "status boards")
        self.shows = KeyedTasks(self._show, "status board")
        self.connected: Callable[[], bool] = lambda: True
        """Function that tells whether Discord can be reached; without it nothing is shown."""
        self._servers: set[int] | None = None
        """The servers with boards; None until they are read."""
        self._changed: set[str] = set()
        """Tables that have changed since their servers were last found."""
        self._gathered_at: datetime | None = None
        self._due: dict[int, datetime] = {}
        self._failed: dict[int, int] = {}
        """Attempts in a row that failed, by server."""
        tables.changed.append(self.note)

    def note(self, table_id: str) -> None:
        """Record that a table may be shown otherwise from now on."""
        if not self._servers:
            return
        self._changed.add(table_id)
        if self._gathered_at is None:
            self._gathered_at = clock.now() + clock.seconds(GATHERING_SECONDS)
            self._alarm.set(self._gathered_at)

    def wake(self) -> None:
        """Show what is due."""
        if not self._tables.closing and self.connected():
            self.looks.start("")

    def begin(self, guild_id: int) -> None:
        """Show the board of a server at once, because its place was chosen."""
        if self._servers is not None:
            self._servers.add(guild_id)
        self._failed.pop(guild_id, None)
        self.shows.start(str(guild_id))

    def retry(self) -> None:
        """Try again at once where an attempt failed, as permissions may have changed."""
        self._due |= dict.fromkeys(self._failed, clock.now())
        self.wake()

    async def _look(self, key: str) -> None:
        """Find the servers of changed tables, and start what is due."""
        del key
        try:
            await self._find_changed(clock.now())
        except ShuttingDown:
            return
        except StoreFailed:
            log.exception("the servers of changed tables cannot be found")
            self._alarm.set_to_retry()
            return
        for guild_id, due in [*self._due.items()]:
            if clock.is_due(due, within=LONGEST_PAUSE.total_seconds()):
                self.shows.start(str(guild_id))
            else:
                self._alarm.set(due)

    async def _find_changed(self, now: datetime) -> None:
        """Let the boards be due that may show something else: at first all of them."""
        if self._servers is None:
            self._servers = await servers_with_boards(self._tables)
            self._due |= dict.fromkeys(self._servers, now)
        elif self._gathered_at is not None and self._gathered_at > now:
            self._alarm.set(self._gathered_at)
        elif self._changed:
            changed, self._changed, self._gathered_at = self._changed, set(), None
            query = select(col(Table.guild_id)).where(col(Table.id).in_(changed)).distinct()
            async with self._tables.store.reading() as session:
                found = set(await session.scalars(query))
            for guild_id in self._servers & found:
                self._due.setdefault(guild_id, now)

    async def _show(self, key: str) -> None:
        """Show the board of a server, or find out when that may be tried again."""
        guild_id = int(key)
        self._due.pop(guild_id, None)
        try:
            due = await self._bring_up_to_date(guild_id)
        except ShuttingDown:
            return
        # Whatever the error, the boards of other servers go on, and this one is tried again.
        except Exception as error:
            due = self._put_off(guild_id, error)
        else:
            self._failed.pop(guild_id, None)
        if due is not None:
            self._due[guild_id] = due
            self._alarm.set(due)

    async def _bring_up_to_date(self, guild_id: int) -> datetime | None:
        """Edit or post the board if it shows something else; the moment to wait for, if any."""
        server = await server_of(self._tables, guild_id)
        if server is None or server.board_channel_id is None or server.gone_at is not None:
            return None
        found = await of_server(self._tables, guild_id)
        digest = _digest(found)
        if server.board_id is None:
            await self._post(server, found, digest)
            return None
        if server.board_digest == digest:
            return None
        due = _next_edit(server)
        if clock.is_due(due, within=OLD_PAUSE.total_seconds()):
            await self._edit(server, server.board_id, found, digest)
            return None
        return due

    async def _edit(
        self, server: Server, message_id: int, found: Sequence[Overview], digest: str
    ) -> None:
        """Edit the board; if its message was deleted, post it again."""
        try:
            await self._poster.edit_status(_board(server, found), message_id)
        except discord.NotFound as error:
            if error.code == CHANNEL_GONE_CODE:
                await record_board(self._tables, server, board_channel_id=None, board_id=None)
            elif error.code == MESSAGE_GONE_CODE:
                anew = await record_board(
                    self._tables, server, board_id=None, board_posted_at=None, board_key=message_id
                )
                if anew:
                    again = await server_of(self._tables, server.guild_id)
                    assert again is not None, "its row was just changed"
                    await self._post(again, found, digest)
            else:
                raise
        else:
            await record_board(
                self._tables, server, board_digest=digest, board_shown_at=clock.now()
            )

    async def _post(self, server: Server, found: Sequence[Overview], digest: str) -> None:
        """Post the board, unless an earlier attempt has arrived."""
        board, message_id = _board(server, found), None
        if board.tried_at is None:
            await record_board(self._tables, server, board_posted_at=clock.now())
        elif not clock.now() - board.tried_at < timedelta(seconds=NONCE_TRUST_SECONDS):
            message_id = await self._poster.find_status(board)
        if message_id is None:
            message_id = await self._poster.post_status(board)
        now = clock.now()
        stands = await record_board(
            self._tables,
            server,
            board_id=message_id,
            board_digest=digest,
            board_posted_at=now,
            board_shown_at=now,
        )
        if not stands:
            await self._poster.delete_status(board.channel_id, message_id)

    def _put_off(self, guild_id: int, error: Exception) -> datetime:
        """Record that an attempt failed; returns the moment of the next one."""
        failed = self._failed[guild_id] = self._failed.get(guild_id, 0) + 1
        pause = min(FIRST_PAUSE * (1 << min(failed - 1, 10)), LONGEST_PAUSE)
        if isinstance(error, discord.HTTPException | BotError):
            log.info("the status board of server %s is put off: %r", guild_id, error)
            if isinstance(error, discord.HTTPException) and error.code == EDITS_LIMITED_CODE:
                pause = max(pause, OLD_PAUSE)
        elif isinstance(error, aiohttp.ClientError | OSError):
            log.info("the status board of server %s was not reached: %r", guild_id, error)
        else:
            log.error("the status board of server %s failed", guild_id, exc_info=error)
        return clock.now() + pause


def _next_edit(server: Server) -> datetime:
    """The first moment at which the standing board may be edited again."""
    assert server.board_posted_at is not None
    assert server.board_shown_at is not None
    is_new = clock.now() - server.board_posted_at < NEW
    return server.board_shown_at + (PAUSE if is_new else OLD_PAUSE)


def _board(server: Server, found: Sequence[Overview]) -> StatusBoard:
    assert server.board_channel_id is not None
    return StatusBoard(
        guild_id=server.guild_id,
        channel_id=server.board_channel_id,
        nonce=f"s{server.board_key}",
        tables=tuple(found),
        tried_at=server.board_posted_at if server.board_id is None else None,
    )


def _digest(found: Sequence[Overview]) -> str:
    """Digest of everything that a board shows of *found*."""
    shown = [
        (
            *(one.table.game, one.table.channel_id, one.table.status),
            *((one.table.asked_at, one.until(one.waits)) if one.waits else ()),
            *((held.seat, held.name) for held in one.holders if held.seat in one.waits),
        )
        for one in found
    ]
    return hashlib.sha256(repr(shown).encode()).hexdigest()
