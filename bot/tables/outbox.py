"""Posts what was queued: each row exactly once, in the order of its channel.

A row is marked as tried before it leaves, with a nonce of its own, so that Discord itself drops
a second copy sent soon after; later the channel is searched before sending again. Only who posts
knows how a message looks: ``Poster`` is theirs to make.
"""

import logging
from datetime import datetime
from typing import Protocol

import aiohttp
import discord
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.errors import BotError, CannotPost, NoTable, Quarantined, ShuttingDown, StoreFailed
from bot.keyed_tasks import KeyedTasks, settle
from bot.store.models import Kind, OutboxRow
from bot.tables.announcements import read_notice
from bot.tables.live import Tables
from bot.tables.step_log import Told, read_log
from engine.core.records import Seat, value
from engine.core.words import Text

log = logging.getLogger(__name__)

NONCE_TRUST_SECONDS = 60.0
"""Seconds after the first attempt from which the nonce is no longer trusted."""

LONGEST_PAUSE_SECONDS = 300.0
MOST_ATTEMPTS = 8
"""Attempts at a row that fails for a reason of our own, before it is put aside."""

SENT_KEPT_SECONDS = 7 * 86_400
"""Seconds a row is kept once it was sent."""


@value
class Post:
    """A row as its poster gets it; *rows* of the log are not redacted.

    *people* are those a private row is for. *pings* are the seats to call. Without *picture*, a
    later row shows the board.
    """

    id: int
    nonce: str
    table_id: str
    channel_id: int
    kind: Kind
    seat: Seat | None
    people: tuple[int, ...]
    pings: tuple[Seat, ...]
    picture: bool
    notice: Text | None
    rows: tuple[Told, ...]


class Poster(Protocol):
    async def post(self, post: Post) -> int:
        """Send it with its nonce, enforced; the id of the message.

        What discord.py and aiohttp raise is left to the outbox.

        :raises CannotPost: if trying again would not help.
        """
        ...

    async def find(self, post: Post) -> int | None:
        """The id of the message if an earlier attempt arrived after all."""
        ...


class Outbox:
    """Sends for *poster* what *tables* queue, lanes side by side, each in its order."""

    def __init__(self, tables: Tables, poster: Poster) -> None:
        self._tables: Tables = tables
        self._poster = poster
        self.looks = KeyedTasks(self._look, "outbox")
        self.lanes = KeyedTasks(self._drain, "lane")
        tables.changed.append(self._wake)

    async def flush(self) -> None:
        """Send all that is due, and wait until it is sent or put off."""
        self.looks.start("")
        await settle(self.looks, self.lanes)

    async def tidy(self) -> None:
        """Forget what was sent long ago."""
        old = (col(OutboxRow.status) == "sent", col(OutboxRow.due_at) < _ago(SENT_KEPT_SECONDS))
        async with self._tables.store.writing() as session:
            await session.execute(delete(OutboxRow).where(*old))

    def _wake(self, table_id: str) -> None:
        del table_id
        if not self._tables.closing:
            self.looks.start("")

    async def _look(self, key: str) -> None:
        del key
        due = (col(OutboxRow.status) == "queued", col(OutboxRow.due_at) <= clock.now())
        try:
            async with self._tables.store.reading() as session:
                query = select(col(OutboxRow.lane)).where(*due).distinct()
                lanes = list(await session.scalars(query))
        except ShuttingDown:
            return
        except StoreFailed:
            log.exception("the outbox cannot be read")
            return
        for lane in lanes:
            self.lanes.start(lane)

    async def _drain(self, lane: str) -> None:
        try:
            while not self._tables.closing:
                async with self._tables.store.reading() as session:
                    row = await _next(session, lane)
                if row is None or not await self._send(row):
                    return
        except ShuttingDown:
            return
        except StoreFailed:
            log.exception("the outbox of %s stopped", lane)

    async def _send(self, queued: OutboxRow) -> bool:
        """Send a row; False if its lane has to wait."""
        in_doubt = queued.tried_at is not None and queued.tried_at < _ago(NONCE_TRUST_SECONDS)
        row, picture = await self._claim(queued)
        if row is None:
            return True
        try:
            post = await self._address(row, picture=picture)
            message = await self._poster.find(post) if in_doubt else None
            if message is None:
                message = await self._poster.post(post)
        except (CannotPost, discord.NotFound, discord.Forbidden, NoTable, Quarantined) as error:
            await self._park(row, error)
        except (StoreFailed, ShuttingDown):
            raise
        # Whatever went wrong, the row is kept and the other lanes go on.
        except Exception as error:
            if not _passes(error) and row.attempts >= MOST_ATTEMPTS:
                await self._park(row, error)
                return True
            await self._put_off(row, error)
            return False
        else:
            await self._set(row, status="sent", message_id=message, error=None)
        return True

    async def _claim(self, queued: OutboxRow) -> tuple[OutboxRow | None, bool]:
        """Mark the row as tried: from now on it may have arrived. And whether it has a picture.

        If a later row shows the board, that one calls the people too.
        """
        async with self._tables.store.writing() as session:
            row = await session.get(OutboxRow, queued.id)
            if row is None or row.status != "queued":
                return None, False
            later = await _later(session, row)
            if later is not None and row.notice is None:
                seats = {*row.pings.split(","), *later.pings.split(",")} - {""}
                later.pings, row.pings = ",".join(sorted(seats)), ""
            row.attempts += 1
            row.tried_at = row.tried_at or clock.now()
        return row, later is None

    async def _address(self, row: OutboxRow, *, picture: bool) -> Post:
        notice = read_notice(row)
        waits: tuple[Seat, ...] = ()
        people: tuple[int, ...] = ()
        rows: tuple[Told, ...] = ()
        if notice is None:
            live = await self._tables.load(row.table_id)
            waits = live.waits()
            people = live.people_of(row.seat) if row.seat else ()
            async with self._tables.store.reading() as session:
                seqs = range(row.from_seq, row.to_seq + 1)
                reading = read_log(session=session, live=live, seqs=seqs)
                rows = await self._tables.sound(live, reading)
        assert row.id is not None
        assert row.channel_id is not None
        return Post(
            id=row.id,
            nonce=row.nonce,
            table_id=row.table_id,
            channel_id=row.channel_id,
            kind=row.kind,
            seat=row.seat,
            people=people,
            pings=tuple(seat for seat in row.pings.split(",") if seat in waits),
            picture=picture and notice is None,
            notice=notice,
            rows=rows,
        )

    async def _put_off(self, row: OutboxRow, error: Exception) -> None:
        pause = min(2.0**row.attempts, LONGEST_PAUSE_SECONDS)
        if isinstance(error, discord.RateLimited):
            pause = max(pause, error.retry_after)
        log.warning("outbox row %s: attempt %s failed: %r", row.id, row.attempts, error)
        due_at = clock.now() + clock.seconds(pause)
        await self._set(row, due_at=due_at, error=repr(error)[:300])

    async def _park(self, row: OutboxRow, error: Exception) -> None:
        log.warning("outbox row %s is put aside: %r", row.id, error)
        await self._set(row, status="parked", error=repr(error)[:300])

    async def _set(self, row: OutboxRow, **values: object) -> None:
        async with self._tables.store.writing() as session:
            query = update(OutboxRow).where(col(OutboxRow.id) == row.id)
            await session.execute(query.values(**values))


async def _next(session: AsyncSession, lane: str) -> OutboxRow | None:
    """The first unsent row of *lane*, unless it still gathers or has to wait."""
    unsent = col(OutboxRow.status).in_(("queued", "gathering"))
    query = select(OutboxRow).where(col(OutboxRow.lane) == lane, unsent)
    row = await session.scalar(query.order_by(col(OutboxRow.id)).limit(1))
    if row is None or row.status == "gathering" or row.due_at > clock.now():
        return None
    return row


async def _later(session: AsyncSession, row: OutboxRow) -> OutboxRow | None:
    """The next row of the same lane that will show the board of the same table."""
    query = select(OutboxRow).where(
        col(OutboxRow.lane) == row.lane,
        col(OutboxRow.table_id) == row.table_id,
        col(OutboxRow.id) > row.id,
        col(OutboxRow.status).in_(("queued", "gathering")),
        col(OutboxRow.notice).is_(None),
    )
    return await session.scalar(query.order_by(col(OutboxRow.id)).limit(1))


def _passes(error: Exception) -> bool:
    """Whether *error* is a trouble of Discord or the network, which time will mend."""
    if isinstance(error, discord.HTTPException):
        return error.status == 429 or error.status >= 500
    network = (discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError)
    return isinstance(error, network) and not isinstance(error, BotError)


def _ago(seconds: float) -> datetime:
    return clock.now() - clock.seconds(seconds)
