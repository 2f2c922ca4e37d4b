"""Everything behind the commands, opened and closed together."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bot.keyed_tasks import abandon, settle
from bot.store.backup import back_up_daily
from bot.store.lease import Lease
from bot.store.migrations import migrate
from bot.store.models import Table
from bot.store.repository import Store
from bot.tables.codecs import AnyGame, Games, Upgrade
from bot.tables.live import Tables
from bot.tables.outbox import Outbox
from bot.tables.posts import Poster
from bot.tables.pump import Scheduler

log = logging.getLogger(__name__)

CLOSING_SECONDS = 10.0
"""Seconds that work under way is given to end."""


@dataclass(slots=True, kw_only=True)
class Services:
    """The tables, and what plays and posts for them; call ``sweep`` every few seconds."""

    lease: Lease
    store: Store
    tables: Tables
    scheduler: Scheduler
    outbox: Outbox

    async def sweep(self) -> None:
        """Do what is due, by a crash or by the clock; never raises, so that a loop goes on."""
        try:
            await self.scheduler.sweep()
            await self.outbox.flush()
        # A loop ends for ever at its first error; what failed here is tried again.
        except Exception:
            log.exception("a sweep failed")

    async def tidy(self, *, backups: int) -> None:
        """Do what is for once in a while: forget what is over, copy the database once a day.

        Never raises, so that a loop goes on.
        """
        copy = partial(back_up_daily, self.store.path, kept=backups)
        for chore in (self.scheduler.tidy, self.outbox.tidy, copy):
            try:
                await chore()
            # A loop ends for ever at its first error; one chore left undone keeps no other back.
            except Exception:
                log.exception("a chore failed")

    async def settle(self) -> None:
        """Wait until nothing is left to do for now."""
        await settle(self.scheduler.pumps, *self.outbox.running)

    async def posted(self, table: Table, *, within: float) -> bool:
        """Wait until what happened at *table* stands in its channel; whether it does in time."""
        return await settle(
            self.scheduler.pumps.of(table.id),
            self.outbox.looks,
            self.outbox.retries.of(str(table.channel_id)),
            self.outbox.lanes.of(str(table.channel_id)),
            within=within,
        )

    async def close(self, *, within: float = CLOSING_SECONDS) -> bool:
        """Refuse new work, let what runs end *within* seconds; whether all of it did.

        What did not is as if the bot had been killed: the next start goes on with it.
        """
        self.tables.close()
        errands = (self.scheduler.pumps, *self.outbox.running)
        ended = await settle(*errands, within=within)
        try:
            await asyncio.wait_for(self.tables.drained(), within)
        except TimeoutError:
            ended = False
        if not ended:
            log.warning("closing with work under way: the next start goes on with it")
            await abandon(*errands)
        await self.store.close()
        self.lease.release()
        return ended


async def open_services(
    database: Path,
    *,
    games: Mapping[str, AnyGame],
    poster: Poster,
    upgrades: Mapping[str, Mapping[int, Upgrade]] | None = None,
) -> Services:
    """Take the lease of *database*, bring it up to date, and set everything up.

    :raises LeaseHeld: if another process works on it.
    """
    lease = Lease(database)
    lease.take()
    try:
        store = Store(database)
        await migrate(store)
        await lease.sign(store)
    except BaseException:
        lease.release()
        raise
    tables = Tables(store=store, games=Games(games, upgrades or {}))
    scheduler, outbox = Scheduler(tables), Outbox(tables, poster)
    return Services(lease=lease, store=store, tables=tables, scheduler=scheduler, outbox=outbox)
