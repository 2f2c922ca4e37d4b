"""Posts the queued messages: each exactly once, in the order of its channel.

News of a standing board is shown by editing it, which is safe to repeat. A message that is posted
is first marked as tried; it carries its own nonce, by which Discord drops a second copy sent soon
after. Later the channel is searched before it is sent again.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime

import aiohttp
import discord
from sqlalchemy import bindparam, delete, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.alarm import Alarm
from bot.delivery.claims import Delivery, claim
from bot.delivery.direct import DirectMessages, is_refused
from bot.delivery.finishing import Finisher
from bot.delivery.posts import Poster
from bot.delivery.row_to_post import calls_with, post_of
from bot.delivery.troubles import Reason, Troubles
from bot.errors import BotError, NoTable, Quarantined, ShuttingDown, StoreFailed
from bot.keyed_tasks import KeyedTasks, settle
from bot.newest_first import NewestFirst
from bot.store.models import SETTLED, TO_SEND, UNSENT, Board, OutboxRow
from bot.tables import asking_messages, boards, personal_messages, seat_clocks
from bot.tables.announcements import UNSENT_OF_LANE, hurry, lane_of, take_up
from bot.tables.boards import Chatter
from bot.tables.live import Tables
from bot.unsaid_errors import CannotPost, ThreadClosed

log = logging.getLogger(__name__)

NONCE_TRUST_SECONDS = 60.0
"""Seconds after the first attempt for which Discord is trusted to drop a copy by its nonce."""

FIRST_PAUSE_SECONDS = 2.0
"""Seconds between the first attempt and the second; each later pause is twice as long."""

LONGEST_PAUSE_SECONDS = 300.0

GIVE_WAY_SECONDS = 600.0
"""Seconds for which a row that fails with a lasting error holds up its lane.

Then it is put aside, and tried again at times.
"""

LANES_AT_ONCE = 1
"""Lanes that use the database at a time.

With two, all is sent a quarter sooner after an outage, but commands take half as long again.
"""

SETTLED_KEPT_SECONDS = 7 * 86_400
"""Seconds for which a row is kept after it was sent."""

# Not DISTINCT: with it, the database would read every row ever sent.
_DUE = select(col(OutboxRow.lane)).where(TO_SEND, col(OutboxRow.due_at) <= bindparam("now"))
_LANES_DUE = union_all(
    _DUE,
    select(col(OutboxRow.lane)).where(TO_SEND, col(OutboxRow.due_at) > bindparam("latest")),
)
_LANES_DUE_OF_TABLE = _DUE.where(UNSENT, col(OutboxRow.table_id) == bindparam("table"))
_FIRST_OF_LANE = UNSENT_OF_LANE.limit(1)
_SENT = (
    update(OutboxRow)
    .where(col(OutboxRow.id) == bindparam("row"))
    .values(status="sent", message_id=bindparam("message"), error=None)
)


class Outbox:
    """Sends, by *poster*, the rows that *tables* queue: each lane in order, all lanes at once."""

    def __init__(self, tables: Tables, poster: Poster, alarm: Alarm) -> None:
        self._tables, self._alarm = tables, alarm
        self._poster = poster
        self.chatter = Chatter()
        self.finisher = Finisher(tables, poster, alarm)
        self.looks = KeyedTasks(self._look, "outbox")
        self.lanes = KeyedTasks(self._drain, "lane")
        self.retries = KeyedTasks(self._retry, "retry")
        self.troubles = Troubles()
        self.direct = DirectMessages(tables)
        self.posted: list[Callable[[str], None]] = []
        """Functions called with the id of a table after a message of it was posted."""
        self._begun = False
        self._turns = NewestFirst(LANES_AT_ONCE)
        tables.changed.append(self.looks.start)

    def look(self) -> None:
        """Start sending rows and finishing boards that are due."""
        if not self._tables.closing:
            self.looks.start("")
            self.finisher.wake()

    async def flush(self) -> None:
        """Send rows and finish boards that are due; returns once each is done or put off."""
        self.look()
        await settle(*self.running)

    @property
    def running(self) -> tuple[KeyedTasks, ...]:
        """All groups of tasks that may be running."""
        finisher = self.finisher
        return (self.looks, self.lanes, self.retries, finisher.settles, finisher.finishes)

    def retry(self, channel_id: int | None = None) -> None:
        """Retry rows that wait or were put aside in this channel, or in all channels if None."""
        troubled = self.troubles.lanes
        lanes = troubled if channel_id is None else [lane_of(channel_id)]
        for lane in lanes:
            if lane in troubled and not self._tables.closing:
                self.retries.start(lane)

    async def retried(self, channel_id: int, *, within: float) -> None:
        """Wait until a retry in this channel has ended, *within* seconds at most."""
        lane = lane_of(channel_id)
        await settle(self.retries.of(lane), self.lanes.of(lane), within=within)

    async def tidy(self) -> None:
        """Delete rows sent long ago, and retry those that wait or were put aside."""
        old = (col(OutboxRow.status) == "sent", col(OutboxRow.due_at) < _ago(SETTLED_KEPT_SECONDS))
        async with self._tables.store.writing() as session:
            await session.execute(delete(OutboxRow).where(SETTLED, *old))
        self.retry()

    async def _look(self, table_id: str) -> None:
        """Start the lanes with rows that are due: those of a table, or all if its id is empty."""
        try:
            await self._begin()
            now = clock.now()
            latest = now + clock.seconds(LONGEST_PAUSE_SECONDS)
            async with self._tables.store.reading() as session:
                query = _LANES_DUE_OF_TABLE if table_id else _LANES_DUE
                asked = {"now": now, **({"table": table_id} if table_id else {"latest": latest})}
                lanes = dict.fromkeys(await session.scalars(query, asked))
        except ShuttingDown:
            return
        except StoreFailed:
            log.exception("the outbox cannot be read")
            self._alarm.set_to_retry()
            return
        for lane in lanes:
            self.lanes.start(lane)

    async def _begin(self) -> None:
        """Retry every row, once after the start: permissions may have changed meanwhile."""
        if self._begun:
            return
        async with self._tables.store.writing() as session:
            await take_up(session=session)
        self._begun = True

    async def _retry(self, lane: str) -> None:
        try:
            async with self._turns, self._tables.store.writing() as session:
                await hurry(session=session, lane=lane)
                await take_up(session=session, lane=lane)
        except ShuttingDown:
            return
        except StoreFailed:
            log.exception("the outbox of %s cannot be woken", lane)
            return
        self.lanes.start(lane)

    async def _drain(self, lane: str) -> None:
        try:
            while not self._tables.closing:
                async with self._turns, self._tables.store.reading() as session:
                    row = await _next(session, lane)
                if row is None or not await self._send(row):
                    break
            self.finisher.wake()
        except ShuttingDown:
            return
        except StoreFailed:
            log.exception("the outbox of %s stopped", lane)
            self._alarm.set_to_retry()

    async def _send(self, queued: OutboxRow) -> bool:
        """Send the *queued* row; False if its lane has to wait."""
        row = queued
        try:
            delivery = await self._claim(queued)
            if delivery is None:
                return True
            if isinstance(delivery, datetime):
                pause = (delivery - clock.now()).total_seconds()
                asyncio.get_running_loop().call_later(max(pause, 0.0), self._resume, queued.lane)
                return False
            row = delivery.row
            tried = queued.tried_at is not None
            await self._tell(delivery, in_doubt=tried if delivery.only_found else _in_doubt(queued))
        except (NoTable, Quarantined) as error:
            await self._park(queued, error, tried_at=queued.tried_at)
        except ThreadClosed as error:
            await self._block(queued, error, "closed")
            return False
        except (CannotPost, discord.NotFound, discord.Forbidden) as error:
            await self._block(queued, error, "shut")
            return False
        except (StoreFailed, ShuttingDown):
            raise
        # Whatever the error, the row is kept and the other lanes go on.
        except Exception as error:
            return await self._fail(queued, row, error)
        return True

    async def _fail(self, queued: OutboxRow, row: OutboxRow, error: Exception) -> bool:
        """Put off *row*, which was *queued*, or put it aside; False if its lane has to wait.

        What Discord refused has not arrived, so that attempt is not counted as one that may have.
        """
        lasting = not _passes(error)
        refused = lasting and isinstance(error, discord.HTTPException)
        tried_at = queued.tried_at if refused else row.tried_at
        self.troubles.note(row, "refused" if lasting else "passing")
        if lasting and self.troubles.lasts(row, GIVE_WAY_SECONDS):
            self.troubles.put_aside(row)
            await self._park(row, error, tried_at=tried_at)
            return True
        await self._put_off(row, error, tried_at=tried_at)
        return False

    async def _claim(self, queued: OutboxRow) -> Delivery | datetime | None:
        async with self._turns:
            to_all = queued.notice is not None and queued.user_id is None
            live = None if to_all else await self._tables.load(queued.table_id)
            async with self._tables.store.writing() as session:
                if live is not None:  # a change may have come between, which calls somebody
                    live = self._tables.newest(live)
                return await claim(
                    session=session,
                    queued=queued,
                    live=live,
                    chatter=self.chatter,
                    barred=self.direct.are_barred,
                )

    def _resume(self, lane: str) -> None:
        if not self._tables.closing:
            self.lanes.start(lane)

    async def _tell(self, delivery: Delivery, *, in_doubt: bool) -> None:
        if delivery.board is None:
            await self._post(delivery, in_doubt=in_doubt)
        else:
            await self._edit(delivery, delivery.board)

    async def _edit(self, delivery: Delivery, board: Board) -> None:
        row = delivery.row
        post = await post_of(
            self._tables, self._turns, delivery, first=board.from_seq or 0, read=board.read_seq
        )
        try:
            await self._poster.edit(post, board.message_id)
        except discord.HTTPException as error:
            if _passes(error) or isinstance(error, discord.Forbidden):
                raise
            log.info("board %s cannot be edited: %r", board.message_id, error)
            async with self._turns, self._tables.store.writing() as session:
                if isinstance(error, discord.NotFound):
                    await boards.forget_message(session=session, message_id=board.message_id)
                else:
                    await boards.pass_by(session=session, table_id=board.table_id)
            return
        async with self._turns, self._tables.store.writing() as session:
            await boards.edited(session=session, board=board, row=row)
        self.troubles.end(row)

    async def _post(self, delivery: Delivery, *, in_doubt: bool) -> None:
        row, calls = delivery.row, await calls_with(self._tables, delivery)
        post = await post_of(
            self._tables,
            self._turns,
            delivery,
            first=row.from_seq,
            read=row.from_seq - 1,
            unmentioned=calls.unmentioned,
        )
        try:
            message_id = await self._poster.find(post) if in_doubt else None
            if message_id is None and delivery.only_found:
                await self._give_up(row)
                return
            if message_id is None:
                message_id = await self._poster.post(post)
        except discord.HTTPException as error:
            if not (row.is_direct and is_refused(error)):
                raise
            await self._give_up(row, error)
            return
        async with self._turns, self._tables.store.writing() as session:
            await session.execute(_SENT, {"row": row.id, "message": message_id})
            due = await seat_clocks.start(session=session, table_id=row.table_id, seats=calls.seats)
            await personal_messages.queue(self._tables, session=session, rows=calls.rows)
            asks = await asking_messages.arrived(session=session, row=row, message_id=message_id)
            if row.shows_board:
                board = boards.new_board(
                    message_id=message_id,
                    table_id=row.table_id,
                    channel_id=post.channel_id,
                    rows=(row.from_seq, row.to_seq),
                    called=post.pings,
                )
                await boards.stand(session=session, board=board)
        if due is not None:
            self._tables.expect(due)
        if asks:
            self.finisher.settles.start(row.table_id)  # its cause may have gone meanwhile
        for tell in self.posted:
            tell(row.table_id)
        self.troubles.end(row)
        for one in calls.rows:
            self._resume(one.lane)
        if row.shows_board:
            self.chatter.begin(post.channel_id)

    async def _give_up(self, row: OutboxRow, error: discord.HTTPException | None = None) -> None:
        """Let the channel tell what cannot be sent directly."""
        await self.direct.give_up(row, error)
        self.troubles.end(row)
        assert row.channel_id is not None
        self._resume(lane_of(row.channel_id))

    async def _put_off(
        self, row: OutboxRow, error: Exception, *, tried_at: datetime | None
    ) -> None:
        pause = FIRST_PAUSE_SECONDS * 2 ** (row.attempts - 1)
        if isinstance(error, discord.RateLimited):
            pause = max(pause, error.retry_after)
        pause = min(pause, LONGEST_PAUSE_SECONDS)
        log.warning("outbox row %s: attempt %s failed: %r", row.id, row.attempts, error)
        due_at = clock.now() + clock.seconds(pause)
        await self._set(row, due_at=due_at, tried_at=tried_at, error=repr(error)[:300])
        self._alarm.set(due_at)

    async def _block(self, row: OutboxRow, error: Exception, reason: Reason) -> None:
        """Block *row* until the bot may speak in its channel.

        A row that was never tried may still gather further rows of the log.
        """
        log.warning("outbox row %s is blocked: %r", row.id, error)
        await self._set(
            row, status="blocked", tried_at=row.tried_at, attempts=0, error=repr(error)[:300]
        )
        self.troubles.note(row, reason)

    async def _park(self, row: OutboxRow, error: Exception, *, tried_at: datetime | None) -> None:
        log.warning("outbox row %s is put aside: %r", row.id, error)
        await self._set(row, status="parked", tried_at=tried_at, error=repr(error)[:300])

    async def _set(self, row: OutboxRow, **values: object) -> None:
        async with self._turns, self._tables.store.writing() as session:
            query = update(OutboxRow).where(
                col(OutboxRow.id) == row.id, col(OutboxRow.status) == "queued"
            )
            await session.execute(query.values(**values))


async def _next(session: AsyncSession, lane: str) -> OutboxRow | None:
    """The first unsent row of *lane*; None if that one is gathering, blocked or put off."""
    row = await session.scalar(_FIRST_OF_LANE, {"lane": lane})
    if row is None or row.status != "queued":
        return None
    pause = LONGEST_PAUSE_SECONDS if row.attempts else boards.EDIT_PAUSE_SECONDS
    return row if clock.is_due(row.due_at, within=pause) else None


def _in_doubt(row: OutboxRow) -> bool:
    """Whether *row* may have arrived, but too long ago for Discord to drop a copy by its nonce."""
    return row.tried_at is not None and not _ago(NONCE_TRUST_SECONDS) < row.tried_at <= clock.now()


def _passes(error: Exception) -> bool:
    """Whether *error* comes from Discord or the network and should go away with time."""
    if isinstance(error, discord.HTTPException):
        return error.status == 429 or error.status >= 500
    network = (discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError)
    return isinstance(error, network) and not isinstance(error, BotError)


def _ago(seconds: float) -> datetime:
    return clock.now() - clock.seconds(seconds)
