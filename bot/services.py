"""Everything behind the commands, opened and closed together."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from bot import clock
from bot.alarm import Alarm
from bot.delivery.outbox import Outbox
from bot.delivery.posts import Poster
from bot.errors import ShuttingDown, StoreFailed
from bot.keyed_tasks import KeyedTasks, abandon, settle
from bot.store.backup import back_up_daily
from bot.store.lease import Lease
from bot.store.migrations import migrate
from bot.store.models import Table
from bot.store.repository import Store, next_due
from bot.tables.checkpoints import shrink_finished
from bot.tables.codecs import Games
from bot.tables.live import Tables
from bot.tables.pump import Scheduler
from engine.core.game import AnyGame

log = logging.getLogger(__name__)

CLOSING_SECONDS = 10.0
"""Seconds that work under way is given to end."""


@dataclass(slots=True, kw_only=True)
class Services:
    """The tables, and what plays and posts for them; ``wake`` them once they are open."""

    lease: Lease
    store: Store
    tables: Tables
    alarm: Alarm
    scheduler: Scheduler
    outbox: Outbox
    looks: KeyedTasks = field(init=False)

    def __post_init__(self) -> None:
        self.looks = KeyedTasks(self._look, "look")
        self.alarm.rung.append(self.wake)

    def wake(self) -> None:
        """Do what is due, by a crash or by the clock, and wake again when the next thing is."""
        if not self.tables.closing:
            self.looks.start("")

    async def sweep(self) -> None:
        """Do what is due, and wait until nothing is left to do for now."""
        self.wake()
        await self.settle()

    async def tidy(self, *, backups: int) -> None:
        """Do what is for once in a while: forget what is over, copy the database once a day.

        Never raises, so that a loop goes on.
        """
        copy = partial(back_up_daily, self.store.path, kept=backups)
        shrink = partial(shrink_finished, self.tables)
        for chore in (self.scheduler.tidy, self.outbox.tidy, shrink, copy):
            try:
                await chore()
            # A loop ends for ever at its first error; one chore left undone keeps no other back.
            except Exception:
                log.exception("a chore failed")

    async def settle(self) -> None:
        """Wait until nothing is left to do for now."""
        await settle(*self._work())

    async def posted(self, table: Table, *, within: float) -> bool:
        """Wait until what happened at *table* stands in its channel; whether it does in time."""
        return await settle(
            self.scheduler.pumps.of(table.id),
            self.outbox.looks,
            self.outbox.retries.of(str(table.channel_id)),
            self.outbox.lanes.of(str(table.channel_id)),
            within=within,
        )

    async def played_on(self, table: Table, *, within: float) -> bool:
        """Wait until whoever is no person has played at *table*; whether they have in time."""
        return await settle(self.scheduler.pumps.of(table.id), within=within)

    async def close(self, *, within: float = CLOSING_SECONDS) -> bool:
        """Refuse new work, let what runs end *within* seconds; whether all of it did.

        What did not is as if the bot had been killed: the next start goes on with it.
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
        return self.looks, self.scheduler.pumps, *self.outbox.running

    async def _look(self, key: str) -> None:
        del key
        # Taken before anything is looked at, so that nothing falls due unseen meanwhile.
        now = clock.now()
        try:
            await self.scheduler.look()
            self.outbox.look()
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
    """Take the lease of *database*, bring it up to date, and set everything up.

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
        outbox=Outbox(tables, poster, alarm),
    )
