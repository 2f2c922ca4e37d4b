"""Rings what falls due at tables, such as the time of a seat, as long as Discord can be reached.

Each kind of thing that falls due keeps its moment in a row of its own; one look reads them all, and
the alarm rings at the next. A ring checks again, in its one transaction, whether its cause holds.
"""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy import (
    BindParameter,
    CompoundSelect,
    Select,
    TextClause,
    bindparam,
    func,
    literal,
    select,
    true,
    union_all,
)
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, aliased
from sqlmodel import col

from bot import clock
from bot.alarm import Alarm
from bot.errors import BotError, NoTable, Quarantined, ShuttingDown, StoreFailed
from bot.keyed_tasks import KeyedTasks
from bot.store.lease_rows import LeaseRow
from bot.store.models import (
    COMES_OR_GOES,
    FALLS_ASLEEP,
    HELD,
    HOLDS_CHANNEL,
    RUNS_OUT,
    Holder,
    OutboxRow,
    SeatClock,
    Table,
)
from bot.store.reminder import Reminder
from bot.store.vote_rows import Vote
from bot.tables import votes
from bot.tables.away import come_and_go
from bot.tables.hosting import close_asleep
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.out_of_time import run_out
from bot.tables.personal_messages import release
from bot.tables.reminding import remind
from bot.tables.time_out_of_reach import give_back

log = logging.getLogger(__name__)

LONGEST_GAP: Final = timedelta(minutes=15)
"""Time without Discord, or jump of the system's clock, that counts as time of the seats."""

Ring: TypeAlias = Callable[[Tables, LiveTable], Awaitable[None]]
"""Does what is due at a locked table, in one transaction; nothing if its cause is gone."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of thing that falls due at tables: the rows that are due, the next one, the ring.

    *watched* is whether its moments move by the time for which nothing could ring, so that the bot
    has to record that it is there for as long as one is ahead. *moves* is whether its ring moves
    other moments, so that each of these may be due at once.
    """

    due: Select[str]
    following: Select[datetime | None]
    ring: Ring
    watched: bool
    moves: bool = False


def kind_of(
    table_id: Mapped[str],
    due_at: Mapped[datetime | None],
    has_moment: TextClause,
    ring: Ring,
    *,
    watched: bool = False,
) -> Kind:
    """The kind whose rows name *table_id* and *due_at*; *has_moment* is their partial index.

    At a table that stands still, as its channel is gone, nothing is due.
    """
    now: BindParameter[datetime] = bindparam("now")
    place = aliased(Table)
    still = select(col(place.id)).where(
        col(place.id) == table_id, col(place.channel_gone) == true()
    )
    return Kind(
        due=select(table_id).where(has_moment, due_at <= now, ~still.exists()),
        following=select(func.min(due_at)).where(has_moment, due_at > now),
        ring=ring,
        watched=watched,
    )


def _absences() -> Kind:
    """The kind of people who leave a table for a while or are back, unless its game is over."""
    kind = kind_of(col(Holder.table_id), col(Holder.away_due_at), COMES_OR_GOES, come_and_go)
    at_table = (Table, col(Table.id) == col(Holder.table_id))
    return replace(
        kind,
        due=kind.due.join(*at_table).where(HOLDS_CHANNEL),
        following=kind.following.join(*at_table).where(HOLDS_CHANNEL),
        moves=True,
    )


KINDS: Final = (
    _absences(),
    kind_of(col(SeatClock.table_id), col(SeatClock.due_at), RUNS_OUT, run_out, watched=True),
    kind_of(col(Vote.table_id), col(Vote.due_at), RUNS_OUT, votes.run_out, watched=True),
    kind_of(col(Reminder.table_id), col(Reminder.due_at), RUNS_OUT, remind),
    kind_of(col(OutboxRow.table_id), col(OutboxRow.due_at), HELD, release),
    kind_of(col(Table.id), col(Table.sleeps_at), FALLS_ASLEEP, close_asleep),
)
"""All kinds of things that fall due at tables, in the order in which they are rung.

Who is away by now has no time that runs out.
"""

# Of all kinds at once, as each statement costs more than what it reads.
_DUE: Final[CompoundSelect[str, int]] = union_all(
    *(kind.due.add_columns(literal(place)) for place, kind in enumerate(KINDS))
)
_FOLLOWING: Final[CompoundSelect[datetime | None, int]] = union_all(
    *(kind.following.add_columns(literal(place)) for place, kind in enumerate(KINDS))
)


class Ahead(NamedTuple):
    """The first *moment* ahead at which something falls due at a table; None if there is none.

    *watched* is whether one of those ahead moves by the time for which nothing could ring.
    """

    moment: datetime | None
    watched: bool


async def find_due(session: AsyncSession, now: datetime) -> dict[str, list[Kind]]:
    """The kinds of things that are due, by table, in the order in which they are rung."""
    found: dict[str, list[Kind]] = {}
    for table_id, place in await session.execute(_DUE, {"now": now}):
        found.setdefault(table_id, []).append(KINDS[place])
    return found


async def find_ahead(session: AsyncSession, now: datetime) -> Ahead:
    """What falls due after the moment *now*."""
    found = await session.execute(_FOLLOWING, {"now": now})
    ahead = [(moment, KINDS[place]) for moment, place in found if moment is not None]
    watched = any(kind.watched for _, kind in ahead)
    return Ahead(min((moment for moment, _ in ahead), default=None), watched)


class Clocks:
    """Rings what is due at *tables*, as long as the bot can be reached."""

    def __init__(self, tables: Tables, alarm: Alarm) -> None:
        self._tables, self._alarm = tables, alarm
        self.looks = KeyedTasks(self._look, "clocks")
        self.rings = KeyedTasks(self._ring, "clock")
        tables.expected.append(alarm.set)
        self.connected: Callable[[], bool] = lambda: True
        """Function that tells whether Discord can be reached; without it nothing runs out."""
        self._following: datetime | None = None
        """The next moment known at which something falls due."""
        self._due: dict[str, list[Kind]] = {}
        """The kinds of things to ring, by table."""

    def wake(self) -> None:
        """Ring what is due, if anything may fall due."""
        due = self._following is not None and self._following <= clock.now()
        if not self._tables.closing and (due or self._tables.falls_due) and self.connected():
            self.looks.start("")

    async def _look(self, key: str) -> None:
        """Ring what is due, after moving the clocks that ran while nothing could ring.

        All is done in one transaction, in which the bot also records that it is connected.
        """
        del key
        now = clock.now()
        self._tables.falls_due = False  # what is expected meanwhile sets it again
        try:
            async with self._tables.store.writing() as session:
                lease = await session.get(LeaseRow, 1)
                assert lease is not None, "the lease is signed before anything is played"
                seen = lease.seen_at
                if seen is not None and not timedelta() <= now - seen <= LONGEST_GAP:
                    await give_back(session, seen=seen, now=now, longest=LONGEST_GAP)
                lease.seen_at = now
                due = await find_due(session, now)
                ahead = await find_ahead(session, now)
        except ShuttingDown:
            return
        except StoreFailed:
            log.exception("the clocks cannot be read")
            self._tables.falls_due = True
            return
        self._tables.falls_due |= bool(due) or ahead.watched
        self._following = ahead.moment
        self._due |= due
        for table_id in due:
            self.rings.start(table_id)
        if self._following is not None:
            self._alarm.set(self._following)

    async def _ring(self, table_id: str) -> None:
        """Ring what was found due at a table; what else its absences may make due, too."""
        due = self._due.pop(table_id, [])
        try:
            async with self._tables.locked(table_id):
                for kind in KINDS if any(kind.moves for kind in due) else due:
                    await kind.ring(self._tables, await self._tables.load(table_id))
        except (NoTable, Quarantined, ShuttingDown):
            return
        except BotError:
            log.exception("the clocks of table %s were not rung", table_id)
            self._alarm.set_to_retry()
