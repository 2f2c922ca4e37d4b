"""Overviews of many tables: whom each waits for and until when, read without any state."""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import false, select
from sqlmodel import col

from bot.store.models import Holder, SeatClock, Table
from bot.store.repository import holders_and_clocks, tables_of
from bot.tables.live import Tables
from engine.core.records import Seat, value

_LAST: Final = datetime.max.replace(tzinfo=UTC)


@value
class Overview:
    """A table with its *holders* and the clocks of its seats."""

    table: Table
    holders: tuple[Holder, ...]
    clocks: tuple[SeatClock, ...]

    @property
    def waits(self) -> tuple[Seat, ...]:
        """The seats of people that it waits for; none unless it is open and can be reached."""
        if self.table.status != "open" or self.table.channel_gone or not self.table.waits:
            return ()
        return tuple(self.table.waits.split(","))

    def waits_for(self, user_id: int) -> tuple[Seat, ...]:
        """The seats of a person that it waits for."""
        mine = {one.seat for one in self.holders if one.user_id == user_id}
        return tuple(seat for seat in self.waits if seat in mine)

    def until(self, seats: Collection[Seat]) -> datetime | None:
        """The first moment at which the time of one of *seats* runs out; None if no clock runs."""
        ends = [one.due_at for one in self.clocks if one.seat in seats and one.due_at is not None]
        return min(ends, default=None)

    def is_brief(self, seats: Collection[Seat]) -> bool:
        """Whether one of *seats* is asked a question in the turn of another."""
        return any(one.brief for one in self.clocks if one.seat in seats)


async def of_person(tables: Tables, user_id: int) -> list[Overview]:
    """The tables where a person holds a seat and play is not over.

    Those that wait for the person come first, then open ones, paused ones, lobbies, and those where
    nobody can play; the earliest deadline is first, of equal ones the oldest table.
    """
    async with tables.store.reading() as session:
        mine = await tables_of(session=session, user_id=user_id)
    found = await _overviews(tables, mine)
    return sorted(found, key=lambda one: (not one.waits_for(user_id), *_by_time(one, user_id)))


async def of_server(tables: Tables, guild_id: int) -> list[Overview]:
    """The tables of a server that people can join or play at, in the same order."""
    query = select(Table).where(
        col(Table.guild_id) == guild_id,
        col(Table.status).in_(("lobby", "open", "paused")),
        col(Table.channel_gone) == false(),
    )
    async with tables.store.reading() as session:
        there = (await session.scalars(query.order_by(col(Table.created_at), col(Table.id)))).all()
    return sorted(await _overviews(tables, there), key=_by_time)


def _by_time(one: Overview, user_id: int | None = None) -> tuple[int, datetime]:
    """The place of a table in a list: by its status, then by its deadline, that of the person's."""
    order = ("open", "paused", "lobby")
    status = one.table.status
    place = len(order) if one.table.channel_gone or status not in order else order.index(status)
    seats = one.waits if user_id is None else one.waits_for(user_id) or one.waits
    return place, one.until(seats) or _LAST


async def _overviews(tables: Tables, some: Sequence[Table]) -> list[Overview]:
    unknown = [one.id for one in some if one.waits is None and one.status != "quarantined"]
    async for _ in tables.each(unknown):
        pass  # to load a table of an older release writes the seats that it waits for
    ids = [one.id for one in some]
    async with tables.store.reading() as session:
        if unknown:
            query = select(Table).where(col(Table.id).in_(unknown))
            written = {one.id: one for one in await session.scalars(query)}
            some = [written.get(one.id, one) for one in some]
        holders, clocks = await holders_and_clocks(session=session, table_ids=ids)
    return [
        Overview(
            table=one,
            holders=tuple(held for held in holders if held.table_id == one.id),
            clocks=tuple(row for row in clocks if row.table_id == one.id),
        )
        for one in some
    ]
