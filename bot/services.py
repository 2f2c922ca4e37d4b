"""The services behind the commands, opened and closed together."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from pathlib import Path

from bot import clock, garbage
from bot.alarm import Alarm
from bot.delivery.outbox import Outbox
from bot.delivery.posts import Poster
from bot.delivery.status_boards import StatusBoards
from bot.errors import ShuttingDown, StoreFailed
from bot.keyed_tasks import KeyedTasks, abandon, settle
from bot.store.backup import back_up_daily
from bot.store.lease import Lease
from bot.store.migrations import migrate
from bot.store.models import Table
from bot.store.repository import Store, next_due
from bot.tables.channels import purge_left
from bot.tables.checkpoints import shrink_finished
from bot.tables.codecs import Games
from bot.tables.live import Tables
from bot.tables.pump import Scheduler
from bot.tables.ringing import Clocks
from bot.tables.silence import end_silences
from engine.core.game import AnyGame

log = logging.getLogger(__name__)

CLOSING_SECONDS = 10.0
"""Seconds that running work is given to end."""


@dataclass(slots=True, kw_only=True)
class Services:
    """The tables and the services that play and post for them; call ``wake`` once they are open."""

    lease: Lease
    store: Store
    tables: Tables
    alarm: Alarm
    scheduler: Scheduler
    clocks: Clocks
    outbox: Outbox
    status_boards: StatusBoards
    looks: KeyedTasks = field(init=False)
    _purges_at: datetime | None = None
    """The moment before which no server that was left has to be deleted; at first not known."""

    def __post_init__(self) -> None:
        self.looks = KeyedTasks(self._look, "look")
        self.alarm.rung.append(self.wake)
        self.outbox.posted.append(self.status_boards.note)

    def wake(self) -> None:
        """Start work that is due, also after a crash; the alarm calls this again later."""
        if not self.tables.closing:
            self.looks.start("")

    async def sweep(self) -> None:
        """Do the work that is due; returns once nothing is left to do for now."""
        self.wake()
        await self.settle()

    async def tidy(self, *, backups: int) -> None:
        """Do the occasional chores, such as to delete expired data and to copy the database daily.

        It never raises, so that the loop that calls it goes on.
        """
        copy = partial(back_up_daily, self.store.path, kept=backups)
        shrink = partial(shrink_finished, self.tables)
        silences = partial(end_silences, self.tables)
        for chore in (self.scheduler.tidy, self.outbox.tidy, silences, shrink, self._purge, copy):
            try:
                await chore()
            # An error would end the loop for ever; and a failed chore must not stop the others.
            except Exception:
                log.exception("a chore failed")
        garbage.collect_all()

    async def settle(self) -> None:
        """Wait until nothing is left to do for now."""
        await settle(*self._work())

    async def rung(self, *, within: float) -> bool:
        """Ring what is due at tables; False if it takes over *within* seconds."""
        self.clocks.wake()
        return await settle(self.clocks.looks, self.clocks.rings, within=within)

    async def posted(self, table: Table, *, within: float) -> bool:
        """Wait until the news of *table* is posted; False if it takes over *within* seconds."""
        return await settle(
            self.scheduler.pumps.of(table.id),
            self.outbox.looks.of(table.id),
            self.outbox.retries.of(str(table.channel_id)),
            self.outbox.lanes.of(str(table.channel_id)),
            within=within,
        )

    async def played_on(self, table: Table, *, within: float) -> bool:
        """Wait until the bots have played at *table*; False if it takes over *within* seconds."""
        return await settle(self.scheduler.pumps.of(table.id), within=within)

    async def close(self, *, within: float = CLOSING_SECONDS) -> bool:
        """Refuse new work and let running work end *within* seconds; whether all of it ended.

        Work that did not end is treated as after a crash: the next start finishes it.
        """
        self.tables.close()
        ended = await settle(*self._work(), within=within)
        try:
            await asyncio.wait_for(self.tables.drained(), within)
        except TimeoutError:
            ended = False
        if not ended:
            log.warning("closing with work under way: the next start goes on with it")
            await abandon(*self._work())
        self.alarm.stop()
        await self.store.close()
        self.lease.release()
        return ended

    def _work(self) -> tuple[KeyedTasks, ...]:
        return (
            self.looks,
            self.clocks.looks,
            self.clocks.rings,
            self.scheduler.pumps,
            *self.outbox.running,
            self.status_boards.looks,
            self.status_boards.shows,
        )

    async def _purge(self) -> None:
        if self._purges_at is None or self._purges_at <= clock.now():
            self._purges_at = await purge_left(self.tables)

    async def _look(self, key: str) -> None:
        del key
        # Read before the work, so that nothing falls due unnoticed meanwhile.
        now = clock.now()
        try:
            await self.scheduler.look()
            self.clocks.wake()
            self.outbox.look()
            self.status_boards.wake()
            async with self.store.reading() as session:
                due = await next_due(session=session, after=now)
        except ShuttingDown:
            return
        except StoreFailed:
            log.exception("what is due cannot be read")
            self.alarm.set_to_retry()
        else:
            if due is not None:
                self.alarm.set(due)


async def open_services(
    database: Path,
    *,
    games: Mapping[str, AnyGame],
    poster: Poster,
) -> Services:
    """Take the lease of *database*, migrate it, and set up the services.

    :raises LeaseHeld: if another process works on it.
    """
    lease = Lease(database)
    lease.take()
    store = Store(database)
    try:
        await migrate(store)
        await lease.sign(store)
    except BaseException:
        await store.close()
        lease.release()
        raise
    tables = Tables(store=store, games=Games(games))
    alarm = Alarm()
    return Services(
        lease=lease,
        store=store,
        tables=tables,
        alarm=alarm,
        scheduler=Scheduler(tables, alarm),
        clocks=Clocks(tables, alarm),
        outbox=Outbox(tables, poster, alarm),
        status_boards=StatusBoards(tables, poster, alarm),
    )
