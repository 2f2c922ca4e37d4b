"""The tables lying open: their parsed states, their locks, and the one way to change them.

Every change is one transaction, guarded by the version it started from, so that two people, or
a crash, can never leave half of it.
"""

import asyncio
import hashlib
import json
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.errors import BotError, Quarantined, ShuttingDown, Stale
from bot.store.models import Checkpoint, Holder, Snapshot, Table, UsedInteraction
from bot.store.repository import Store, get_table, holders_of, snapshot_of, used
from bot.tables import announcements
from bot.tables.codecs import BoxedGame, Shelf
from bot.tables.repeats import ANSWERS, Answer
from engine.core.game import is_npc
from engine.core.records import Seat
from engine.core.words import Text

log = logging.getLogger(__name__)

T = TypeVar("T")


class Spoiled(Exception):
    """What is stored of a table cannot be played on; the message says why, for the host."""


@dataclass(slots=True, kw_only=True)
class Loaded:
    """A table, who holds its seats, its game and its state: read these, never change them."""

    table: Table
    holders: tuple[Holder, ...]
    box: BoxedGame
    state: Any

    def seats_of(self, user_id: int) -> tuple[Seat, ...]:
        return tuple(holder.seat for holder in self.holders if holder.user_id == user_id)

    def people_of(self, seat: Seat) -> tuple[int, ...]:
        here = (holder for holder in self.holders if holder.seat == seat)
        return tuple(holder.user_id for holder in here if holder.user_id is not None)

    def policy_of(self, seat: Seat) -> str | None:
        """The policy that plays *seat* now; None if a person does."""
        policies = [holder.policy for holder in self.holders if holder.seat == seat]
        return None if None in policies else next(iter(policies), None)

    def is_automatic(self, seat: Seat) -> bool:
        return is_npc(seat) or self.policy_of(seat) is not None

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.state is None else self.box.game.to_act(self.state)

    def waits(self) -> tuple[Seat, ...]:
        """The seats of people that it waits for."""
        return tuple(seat for seat in self.to_act() if not self.is_automatic(seat))

    def next_automatic(self) -> Seat | None:
        """The seat the bot has to play for now; none while the table rests."""
        if self.table.status != "open":
            return None
        return next((seat for seat in self.to_act() if self.is_automatic(seat)), None)


@dataclass(slots=True, kw_only=True)
class Change:
    """A change being made: what is written in *session* commits with it.

    Who changes who holds the *seats* says so.
    """

    session: AsyncSession
    table: Table
    state: Any
    seats: bool = False


class Desk:
    """At most *kept* tables lie parsed in memory."""

    def __init__(self, *, store: Store, shelf: Shelf, kept: int) -> None:
        self.store, self.shelf = store, shelf
        self.closing = False
        self.changed: list[Callable[[str], None]] = []
        """Told the id of each table after a change of it is committed."""
        self.new_seed: Callable[[], str] = lambda: secrets.token_hex(16)
        self._most = kept
        self._kept: OrderedDict[str, Loaded] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncGenerator[Loaded]:
        """The table, alone: others queue.

        :raises NoTable:
        :raises Quarantined:
        :raises ShuttingDown: once the bot is closing.
        """
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            if self.closing:
                raise ShuttingDown
            yield await self.load(table_id)

    async def drained(self) -> None:
        """Wait until nobody is at any table; once closing, nobody comes after."""
        for lock in list(self._locks.values()):
            async with lock:
                pass

    async def load(self, table_id: str) -> Loaded:
        """The table as last committed.

        :raises NoTable:
        :raises Quarantined: if what is stored of it is broken.
        """
        if (kept := self._kept.get(table_id)) is not None:
            self._kept.move_to_end(table_id)
            return kept
        async with self._reading.setdefault(table_id, asyncio.Lock()):
            return self._kept.get(table_id) or await self._read(table_id)

    async def answer_to(self, interaction: int | None) -> Answer | None:
        """How it was answered, if it ever was."""
        if interaction is None:
            return None
        async with self.store.reading() as session:
            row = await used(session=session, interaction=interaction)
        return ANSWERS.load(row.answer) if row else None

    async def remember(self, interaction: int, table_id: str, answer: Answer) -> None:
        async with self.store.writing() as session:
            session.add(write_memo(interaction, table_id, answer))

    @asynccontextmanager
    async def changing(
        self, before: Loaded, memo: UsedInteraction | None = None, **values: object
    ) -> AsyncGenerator[Change]:
        """A transaction that sets *values* on the table; what else it writes comes along.

        :raises Stale: if another process changed the table meanwhile.
        :raises sqlalchemy.exc.IntegrityError: if the interaction of *memo* is answered already.
        """
        table_id = before.table.id
        async with self.store.writing() as session:
            query = update(Table).where(
                col(Table.id) == table_id, col(Table.version) == before.table.version
            )
            values |= {"version": before.table.version + 1, "updated_at": clock.now()}
            query = query.values(**values).execution_options(synchronize_session=False)
            table = await session.scalar(query.returning(Table))
            if table is None:
                self._kept.pop(table_id, None)
                raise Stale(table=table_id)
            if memo is not None:
                session.add(memo)
            change = Change(session=session, table=table, state=before.state)
            yield change
            await session.flush()
            holders = before.holders
            if change.seats:
                holders = await holders_of(session=session, table_id=table_id)
            after = replace(before, table=table, holders=holders, state=change.state)
            due = after.next_automatic() is not None
            table.due_at = clock.now() if due else None
            if not due and before.next_automatic() is not None:
                await announcements.settle(session=session, table_id=table_id)
        self._keep(after)
        for told in self.changed:
            told(table_id)

    async def quarantine(self, table: Table, reason: str) -> None:
        """Let *table* rest as it is, byte for byte, and say so in its channel."""
        log.error("table %s is quarantined: %s", table.id, reason)
        self._kept.pop(table.id, None)
        rest = {"status": "quarantined", "reason": reason, "due_at": None}
        async with self.store.writing() as session:
            query = update(Table).where(col(Table.id) == table.id).values(**rest)
            await session.execute(query)
            text = Text.of("notice-quarantined", table=table.id)
            await announcements.notice(session=session, table=table, text=text)
        for told in self.changed:
            told(table.id)

    async def sound(self, loaded: Loaded, work: Awaitable[T]) -> T:
        """What *work* makes of the table's log; if that cannot be read, the table rests.

        :raises Quarantined:
        """
        try:
            return await work
        except (BotError, DBAPIError):
            raise
        except Exception as error:
            await self.quarantine(loaded.table, _reason(error))
            raise Quarantined(table=loaded.table.id) from error

    async def release(self, table_id: str) -> None:
        """Look at a quarantined table again: if it is whole now, it goes on.

        :raises Quarantined: if it is not.
        """
        async with self.store.writing() as session:
            table = await get_table(session=session, table_id=table_id)
            if table.status == "quarantined":
                begun = await snapshot_of(session=session, table_id=table_id) is not None
                table.status, table.reason = "open" if begun else "lobby", None
                table.version += 1
                table.due_at = clock.now()
        self._kept.pop(table_id, None)
        await self.load(table_id)
        for told in self.changed:
            told(table_id)

    async def _read(self, table_id: str) -> Loaded:
        async with self.store.reading() as session:
            table = await get_table(session=session, table_id=table_id)
            holders = await holders_of(session=session, table_id=table_id)
            snapshot = await snapshot_of(session=session, table_id=table_id)
        if table.status == "quarantined":
            raise Quarantined(table=table_id)
        try:
            box = self.shelf.of(table)
            state = _parse(table, snapshot, box)
            loaded = Loaded(table=table, holders=holders, box=box, state=state)
            loaded.waits()
        # Whatever is wrong with what is stored, it is wrong with this table alone.
        except Exception as error:
            await self.quarantine(table, _reason(error))
            raise Quarantined(table=table_id) from error
        self._keep(loaded)
        if state is not None and table.rules_version < box.game.version:
            await self._open_epoch(loaded)
        return self._kept[table_id]

    async def _open_epoch(self, loaded: Loaded) -> None:
        """From here on the table plays by the present rules; no undo goes back before."""
        version, seq = loaded.box.game.version, loaded.table.seq
        raw = loaded.box.states.dump(loaded.state)
        async with self.changing(loaded, rules_version=version, epoch=seq) as change:
            await put_state(change.session, loaded.table.id, raw)
            await put_checkpoint(change.session, loaded.table.id, seq, raw)

    def _keep(self, loaded: Loaded) -> None:
        table = loaded.table
        kept = self._kept.get(table.id)
        if kept is None or kept.table.version <= table.version:
            self._kept[table.id] = loaded
            self._kept.move_to_end(table.id)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)


def write_memo(interaction: int, table_id: str, answer: Answer) -> UsedInteraction:
    return UsedInteraction(
        id=interaction,
        table_id=table_id,
        answer=ANSWERS.dump(answer).decode(),
        used_at=clock.now(),
    )


async def put_state(session: AsyncSession, table_id: str, raw: bytes) -> None:
    """Replace the snapshot of a table."""
    query = update(Snapshot).where(col(Snapshot.table_id) == table_id)
    query = query.values(digest=digest_of(raw), state=raw)
    query = query.execution_options(synchronize_session=False)
    if await session.scalar(query.returning(col(Snapshot.table_id))) is None:
        session.add(Snapshot(table_id=table_id, digest=digest_of(raw), state=raw))


async def put_checkpoint(session: AsyncSession, table_id: str, seq: int, raw: bytes) -> None:
    await session.merge(Checkpoint(table_id=table_id, seq=seq, state=raw))


def digest_of(raw: bytes) -> str:
    return hashlib.sha256(raw).hexdigest()


def _parse(table: Table, snapshot: Snapshot | None, box: BoxedGame) -> Any:
    if snapshot is None:
        if table.status != "lobby":
            raise Spoiled("its state is missing")
        return None
    if digest_of(snapshot.state) != snapshot.digest:
        raise Spoiled("its state is not what was written")
    if table.rules_version > box.game.version:
        raise Spoiled(f"it is played by newer rules ({table.rules_version})")
    raw: Any = None
    for version in range(table.rules_version, box.game.version):
        if upgrade := box.upgrades.get(version):
            raw = upgrade(json.loads(snapshot.state) if raw is None else raw)
    return box.states.load(snapshot.state if raw is None else json.dumps(raw))


def _reason(error: Exception) -> str:
    known = isinstance(error, Spoiled | BotError)
    return str(error) if known else f"{type(error).__name__}: {str(error)[:300]}"
