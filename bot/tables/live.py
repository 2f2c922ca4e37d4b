"""The tables of a store: cached while they are played, locked, and changed in a single way.

Each change is one transaction, guarded by the version it started from, so that neither two people
nor a crash can leave half of it.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Literal, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from cachetools import LRUCache
from sqlalchemy import update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.errors import BotError, Quarantined, ShuttingDown, Stale
from bot.store import repository
from bot.store.models import Holder, Table, UsedInteraction
from bot.store.repository import Store, Stored
from bot.tables import announcements, moments, plans_ahead, seat_clocks
from bot.tables.called_back import called_back
from bot.tables.codecs import Games
from bot.tables.live_table import LiveTable
from bot.tables.plans_ahead import PlanAhead
from bot.tables.preferences import PreferenceBook
from bot.tables.random_ids import random_id, random_seed
from bot.tables.repeats import ANSWERS, Answer, write_memo
from bot.tables.snapshots import parse_orders, parse_state, put_checkpoint, put_state
from bot.unsaid_errors import Spoiled
from engine.core.records import Seat
from engine.core.words import Text

log = logging.getLogger(__name__)

T = TypeVar("T")

READ_AT_ONCE = 50
"""Tables that are read from the database together."""

MOST_NAMES_SEEN = 10_000
"""People whose names are remembered, at most, so that few are looked up."""

Damaged: TypeAlias = Literal["state", "log", "rules"]
"""The part of a table that failed: its stored state, its log, or the rules at this state."""


@dataclass(slots=True, kw_only=True)
class Change:
    """A change under way: everything written in *session* commits with it.

    *seats* must be set to True by a change of the seats' holders, and *clocks* by one of their
    clocks. *ahead* are the plans ahead from then on.
    """

    session: AsyncSession
    table: Table
    state: Any
    ahead: Mapping[Seat, PlanAhead]
    seats: bool = False
    clocks: bool = False


class Tables:
    """All tables of *store*, played with *games*; at most *kept* stay parsed in memory.

    The functions that act on a table are in the modules beside this one, and take these tables
    first. They raise errors of ``bot.errors`` and, for an illegal action, ``RuleViolation``; after
    any error nothing has changed.
    """

    def __init__(self, *, store: Store, games: Games, kept: int = 256) -> None:
        self.store, self.games = store, games
        self.preferences = PreferenceBook(store)
        self.closing = False
        self.changed: list[Callable[[str], None]] = []
        """Functions called with the id of a table after a change of it is committed."""
        self.new_seed: Callable[[], str] = random_seed
        self.new_id: Callable[[], str] = random_id
        self.has_left: Callable[[int, int], Awaitable[bool]] | None = None
        """Function that tells of a server and a person whether the person has left it."""
        self.falls_due = True
        """Whether anything may fall due at a table, such as a seat's time; at first not known."""
        self.expected: list[Callable[[datetime], None]] = []
        """Functions called with each new moment at which something falls due."""
        self.names_seen: LRUCache[tuple[int, int | None], str] = LRUCache(MOST_NAMES_SEEN)
        """The names by which people were last seen, by person and server."""
        self._kept: LRUCache[str, LiveTable] = LRUCache(kept)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def close(self) -> None:
        """Refuse all changes from now on."""
        self.closing = True

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncGenerator[LiveTable]:
        """The table, locked: others wait until it is left.

        :raises NoTable: if there is no such table.
        :raises Quarantined: if the table is quarantined.
        :raises ShuttingDown: once the bot is closing.
        """
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            if self.closing:
                raise ShuttingDown
            yield await self.load(table_id)

    def expect(self, moment: datetime) -> None:
        """Let what falls due at *moment* be rung then; call it once that is committed."""
        self.falls_due = True
        for be_ready in self.expected:
            be_ready(moment)

    async def drained(self) -> None:
        """Wait until no table is locked; after ``close`` none will be locked again."""
        for lock in list(self._locks.values()):
            async with lock:
                pass

    async def load(self, table_id: str) -> LiveTable:
        """The table as last committed.

        :raises NoTable: if there is no such table.
        :raises Quarantined: if its stored data is broken.
        """
        if (kept := self._kept.get(table_id)) is not None:
            return kept
        async with self._reading.setdefault(table_id, asyncio.Lock()):
            return self._kept.get(table_id) or await self._read(table_id)

    def newest(self, live: LiveTable) -> LiveTable:
        """The table of *live* as last committed, if it is in memory; else *live* itself."""
        return self._kept.get(live.table.id, live)

    async def each(self, table_ids: Sequence[str]) -> AsyncGenerator[LiveTable]:
        """These tables as last committed, but no quarantined ones, read many at a time."""
        for first in range(0, len(table_ids), READ_AT_ONCE):
            some = table_ids[first : first + READ_AT_ONCE]
            kept = [live for one in some if (live := self._kept.get(one)) is not None]
            known = {live.table.id for live in kept}
            async with self.store.reading() as session:
                left = [one for one in some if one not in known]
                found = await repository.stored(session=session, table_ids=left)
            for live in kept:
                yield live
            for stored in found:
                with suppress(Quarantined):
                    yield self._kept.get(stored.table.id) or await self._parse(stored)

    async def table(self, table_id: str) -> Table:
        """The row of a table with any status, without its state; do not change it.

        :raises NoTable: if there is none.
        """
        async with self.store.reading() as session:
            return await repository.get_table(session=session, table_id=table_id)

    async def table_in(self, channel_id: int) -> Table | None:
        """The open table of a channel; None if there is none."""
        async with self.store.reading() as session:
            return await repository.table_in(session=session, channel_id=channel_id)

    async def last_over_in(self, channel_id: int) -> Table | None:
        """The table in the channel whose game ended last."""
        async with self.store.reading() as session:
            return await repository.last_over_in(session=session, channel_id=channel_id)

    async def tables_of(self, user_id: int) -> Sequence[Table]:
        """The tables where a person holds a seat and play is not over."""
        async with self.store.reading() as session:
            return await repository.tables_of(session=session, user_id=user_id)

    async def hosted_by(self, user_id: int) -> Sequence[Table]:
        """The tables that a person hosts and where play is not over."""
        async with self.store.reading() as session:
            return await repository.hosted_by(session=session, user_id=user_id)

    async def holders(self, table_id: str) -> tuple[Holder, ...]:
        """The holders of a table's seats, even if its state cannot be read."""
        async with self.store.reading() as session:
            return await repository.holders_of(session=session, table_id=table_id)

    async def answer_to(self, interaction: int | None) -> Answer | None:
        """The answer that an interaction got before; None if it got none."""
        if interaction is None:
            return None
        async with self.store.reading() as session:
            row = await repository.used(session=session, interaction=interaction)
        return ANSWERS.load(row.answer) if row else None

    async def remember(self, interaction: int, table_id: str, answer: Answer) -> None:
        async with self.store.writing() as session:
            session.add(write_memo(interaction, table_id, answer))

    @asynccontextmanager
    async def changing(
        self, before: LiveTable, memo: UsedInteraction | None = None, **values: object
    ) -> AsyncGenerator[Change]:
        """A transaction that sets *values* on the table; its session may write more.

        :raises Stale: if another process changed the table meanwhile.
        :raises sqlalchemy.exc.IntegrityError: if the interaction of *memo* is answered already.
        """
        table_id = before.table.id
        async with self.store.writing() as session:
            version = before.table.version
            values |= {"version": version + 1, "updated_at": clock.now()}
            found = {"changed_id": table_id, "changed_version": version}
            table = await session.scalar(repository.setting(*sorted(values)), {**values, **found})
            if table is None:
                self._kept.pop(table_id, None)
                raise Stale(table=table_id)
            if memo is not None:
                session.add(memo)
            change = Change(session=session, table=table, state=before.state, ahead=before.ahead)
            yield change
            await session.flush()
            after = replace(before, table=table, state=change.state, ahead=change.ahead)
            if change.seats:
                ahead = plans_ahead.parse_ahead(
                    await repository.ahead_of(session=session, table_id=table_id)
                )
                holders = await repository.holders_of(session=session, table_id=table_id)
                rows = await repository.orders_of(session=session, table_id=table_id)
                kept = {row.seat for row in rows}
                orders = {seat: one for seat, one in before.orders.items() if seat in kept}
                after = replace(after, holders=holders, orders=orders, ahead=ahead)
            after = await called_back(session, after)
            timed_out = await seat_clocks.follow(
                session=session, before=before, after=after, anew=change.clocks or change.seats
            )
            after = replace(after, timed_out=timed_out)
            moments.follow(table, after.waits())
            self.falls_due |= after.pace is not None or not after.plays_alone
            self.falls_due |= table.sleeps_at is not None
            due = after.next_automatic() is not None
            if due != (table.due_at is not None):
                table.due_at = clock.now() if due else None
            if not due and before.next_automatic() is not None:
                await announcements.settle(session=session, table_id=table_id)
        self._keep(after)
        for tell in self.changed:
            tell(table_id)

    @asynccontextmanager
    async def unseen(self, after: LiveTable) -> AsyncGenerator[AsyncSession]:
        """A transaction that makes a table *after*, without a change that others can see.

        If there is something for the bot to play then, it does so at once.
        """
        table_id, due = after.table.id, after.next_automatic() is not None
        async with self.store.writing() as session:
            yield session
            if due:
                query = update(Table).where(col(Table.id) == table_id)
                await session.execute(query.values(due_at=clock.now()))
        self._keep(after)
        if due:
            for tell in self.changed:
                tell(table_id)

    async def quarantine(self, table: Table, reason: str, *, what: Damaged = "state") -> None:
        """Set *table* aside with its data unchanged, and tell its host in its channel.

        *what* is the part of it that failed; *reason* is for whoever repairs it. A table whose game
        is over stays so.
        """
        log.error("table %s is quarantined: %s", table.id, reason)
        self._kept.pop(table.id, None)
        if table.status == "finished":
            return
        rest = {"status": "quarantined", "reason": reason, "due_at": None}
        async with self.beside(table.id) as session:
            query = update(Table).where(col(Table.id) == table.id).values(**rest)
            await session.execute(query)
            await seat_clocks.freeze(session=session, table=table)
            host = str(table.host_id)
            text = Text.of("notice-quarantined", table=table.id, host=host, what=what)
            await announcements.notice(session=session, table=table, text=text)

    @asynccontextmanager
    async def beside(self, table_id: str) -> AsyncGenerator[AsyncSession]:
        """A transaction that does not change the game; announcements are sent after it."""
        async with self.store.writing() as session:
            yield session
        for tell in self.changed:
            tell(table_id)

    def forget(self, table_id: str) -> None:
        """Read a table anew when it is needed next, as it was changed without these tables."""
        self._kept.pop(table_id, None)

    async def sound(self, live: LiveTable, work: Awaitable[T]) -> T:
        """The result of *work* on the table's log; if the log is broken, the table is quarantined.

        :raises Quarantined: if that happened.
        """
        try:
            return await work
        except (BotError, DBAPIError):
            raise
        except Exception as error:
            await self.quarantine(live.table, _reason(error), what="log")
            raise Quarantined(table=live.table.id) from error

    async def release(self, table_id: str) -> None:
        """Load a quarantined table again; if its data is whole by now, it goes on.

        :raises Quarantined: if it is still broken.
        """
        async with self.store.writing() as session:
            table = await repository.get_table(session=session, table_id=table_id)
            if table.status == "quarantined":
                begun = await repository.snapshot_of(session=session, table_id=table_id) is not None
                table.status, table.reason = "open" if begun else "lobby", None
                table.version += 1
                table.due_at, table.waits = clock.now(), None
                await seat_clocks.thaw(session=session, table=table)
                await announcements.take_up(
                    session=session, lane=announcements.lane_of(table.channel_id)
                )
        self._kept.pop(table_id, None)
        await self.load(table_id)
        for tell in self.changed:
            tell(table_id)

    async def _read(self, table_id: str) -> LiveTable:
        async with self.store.reading() as session:
            stored = Stored(
                await repository.get_table(session=session, table_id=table_id),
                await repository.holders_of(session=session, table_id=table_id),
                await repository.snapshot_of(session=session, table_id=table_id),
                await repository.orders_of(session=session, table_id=table_id),
                await repository.clocks_of(session=session, table_id=table_id),
                await repository.ahead_of(session=session, table_id=table_id),
            )
        return await self._parse(stored)

    async def _parse(self, stored: Stored) -> LiveTable:
        table = stored.table
        table_id = table.id
        if table.status == "quarantined":
            raise Quarantined(table=table_id)
        try:
            codecs = self.games.of(table)
            state = parse_state(table, stored.snapshot, codecs)
            live = LiveTable(
                table=table,
                holders=stored.holders,
                codecs=codecs,
                state=state,
                orders=parse_orders(codecs, stored.orders),
                ahead=plans_ahead.parse_ahead(stored.ahead),
                timed_out=seat_clocks.timed_out(stored.clocks),
            )
            live.waits()
        # Any error here lies in the stored data of this one table.
        except Exception as error:
            await self.quarantine(table, _reason(error))
            raise Quarantined(table=table_id) from error
        self._keep(live)
        if state is not None and table.rules_version < codecs.game.version:
            await self._open_epoch(live)
        elif table.waits is None:
            async with self.changing(live):
                pass  # any change writes the seats that it waits for
        return self._kept[table_id]

    async def _open_epoch(self, live: LiveTable) -> None:
        """Move the table to the present version of the rules; undos stop at this row."""
        version, seq = live.game.version, live.table.seq
        raw = live.codecs.states.dump(live.state)
        async with self.changing(live, rules_version=version, epoch=seq) as change:
            await put_state(change.session, live.table.id, raw)
            await put_checkpoint(change.session, live.table.id, seq, raw)

    def _keep(self, live: LiveTable) -> None:
        table = live.table
        kept = self._kept.get(table.id)
        if kept is None or kept.table.version <= table.version:
            self._kept[table.id] = live


def _reason(error: Exception) -> str:
    known = isinstance(error, Spoiled | BotError)
    return str(error) if known else f"{type(error).__name__}: {str(error)[:300]}"
