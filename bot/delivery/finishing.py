"""Finishes messages that have passed, retrying for as long as Discord refuses.

Boards become log entries, and messages that asked for something lose their buttons or are deleted.
"""

import logging
from datetime import datetime

import aiohttp
import discord
from sqlalchemy import delete, select
from sqlmodel import col

from bot import clock
from bot.alarm import Alarm
from bot.delivery.direct import REFUSED_CODES
from bot.delivery.posts import Poster
from bot.errors import BotError, NoTable, Quarantined, ShuttingDown, StoreFailed
from bot.keyed_tasks import KeyedTasks
from bot.store.models import PASSED, Board
from bot.tables import asking_messages
from bot.tables.boards import CHANNEL_GONE_CODE, EDITS_LIMITED_CODE, MESSAGE_GONE_CODE
from bot.tables.live import Tables

log = logging.getLogger(__name__)

LONGEST_PAUSE_SECONDS = 6 * 3600.0
"""Longest pause, in seconds, between two attempts to finish a board."""

FIRST_PAUSE_SECONDS = 60.0

_FIRST_PASSED = select(Board).where(PASSED).order_by(col(Board.due_at)).limit(1)


class Finisher:
    """Finishes due messages of *tables* by *poster*, one after another."""

    def __init__(self, tables: Tables, poster: Poster, alarm: Alarm) -> None:
        self._tables, self._poster, self._alarm = tables, poster, alarm
        self.finishes = KeyedTasks(self._finish_all, "finish")
        self.settles = KeyedTasks(self._settle, "settle")
        tables.changed.append(self.settles.start)
        self._has_begun = False

    def wake(self) -> None:
        """Start finishing the boards that are due, unless that is under way.

        The first time, messages whose cause went shortly before the last end are finished, too.
        """
        if self._tables.closing:
            return
        self.finishes.start("")
        if not self._has_begun:
            self._has_begun = True
            self.settles.start("")

    async def _settle(self, table_id: str) -> None:
        """Finish the messages of a table that asked for something, if their cause is gone.

        Those of all tables if its id is empty.
        """
        if not table_id:
            await self._settle_all()
            return
        try:
            if not self._tables.closing:
                await asking_messages.settle(self._tables, table_id)
                self.wake()
        except (ShuttingDown, NoTable, Quarantined):
            return
        except StoreFailed:
            log.exception("messages of table %s keep their buttons for now", table_id)

    async def _settle_all(self) -> None:
        try:
            to_settle = await asking_messages.tables_to_settle(self._tables)
        except ShuttingDown:
            return
        except StoreFailed:
            log.exception("messages keep their buttons for now")
            return
        for table_id in to_settle:
            await self._settle(table_id)

    async def _finish_all(self, key: str) -> None:
        del key
        try:
            while not self._tables.closing:
                board = await self._next()
                if board is None:
                    return
                if not clock.is_due(board.due_at, within=_longest_pause(board)):
                    self._alarm.set(board.due_at)
                    return
                await self._finish(board)
        except ShuttingDown:
            return
        except StoreFailed:
            log.exception("boards cannot be finished")
            self._alarm.set_to_retry()

    async def _next(self) -> Board | None:
        """The board that is to be finished first, even if it is not due yet."""
        async with self._tables.store.reading() as session:
            return await session.scalar(_FIRST_PASSED)

    async def _finish(self, board: Board) -> None:
        try:
            await self._poster.finish(board)
        except discord.HTTPException as error:
            closed = board.user_id is not None and error.code in REFUSED_CODES
            if closed or error.code in (MESSAGE_GONE_CODE, CHANNEL_GONE_CODE):
                await self._forget(board)
            else:
                await self._put_off(board, error)
        except (StoreFailed, ShuttingDown):
            raise
        except (aiohttp.ClientError, OSError, BotError) as error:
            await self._put_off(board, error)
        # An error on one board must not hold up the others.
        except Exception as error:
            log.exception("board %s of table %s is left as it is", board.message_id, board.table_id)
            await self._put_off(board, error)
        else:
            await self._forget(board)

    async def _forget(self, board: Board) -> None:
        """Delete the row of a finished *board*, unless the board was edited meanwhile."""
        async with self._tables.store.writing() as session:
            same = (col(Board.message_id) == board.message_id, col(Board.due_at) == board.due_at)
            await session.execute(delete(Board).where(*same))

    async def _put_off(self, board: Board, error: Exception) -> None:
        log.info("board %s is not finished: %r", board.message_id, error)
        limited = isinstance(error, discord.HTTPException) and error.code == EDITS_LIMITED_CODE
        pause = LONGEST_PAUSE_SECONDS if limited else FIRST_PAUSE_SECONDS * 2.0**board.attempts
        async with self._tables.store.writing() as session:
            kept = await session.get(Board, board.message_id)
            if kept is not None:
                kept.attempts += 1
                kept.due_at = _in(min(pause, LONGEST_PAUSE_SECONDS))


def _longest_pause(board: Board) -> float:
    """The longest time, in seconds, for which *board* may have been put off by now."""
    if board.attempts:
        return LONGEST_PAUSE_SECONDS
    return 0.0 if board.notice is None else asking_messages.PRESS_SECONDS


def _in(seconds: float) -> datetime:
    return clock.now() + clock.seconds(seconds)
