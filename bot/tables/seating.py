"""Taking seats and leaving them, before the start and while a game runs."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import delete, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot.errors import AlreadySeated, NotAtTable, SeatTaken, TableFull
from bot.store.models import Holder
from bot.tables import announcements
from bot.tables.changes import call
from bot.tables.hosting import hosted
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.standing_orders import forget_orders
from engine.core.records import Seat
from engine.core.words import Text


async def join(
    tables: Tables,
    table_id: str,
    user_id: int,
    *,
    name: str,
    seat: Seat | None = None,
    share: bool = False,
) -> Seat:
    """Take *seat* or the next free one; in play, one that a policy holds for nobody.

    With *share*, a seat others hold is shared with them.

    :raises SeatTaken: if others hold the seat, unless they are to share it from the start.
    :raises TableFull: if there is none.
    """
    async with tables.locked(table_id) as live:
        return await _take_seat(
            tables, live, user_id=user_id, policy=None, name=name, seat=seat, share=share
        )


async def add_policy(
    tables: Tables,
    table_id: str,
    host_id: int,
    *,
    level: str,
    name: str,
    seat: Seat | None = None,
) -> Seat:
    """Let a policy of the game take a seat."""
    async with hosted(tables, table_id, host_id) as live:
        return await _take_seat(
            tables, live, user_id=None, policy=level, name=name, seat=seat, share=False
        )


async def free_seat(tables: Tables, table_id: str, host_id: int, *, seat: Seat) -> None:
    """Have the host clear a seat: in the lobby it is free again, in play a policy goes on.

    :raises NotAtTable: if nobody holds it.
    """
    async with hosted(tables, table_id, host_id) as live:
        await _vacate(tables, live, [one for one in live.holders if one.seat == seat])


async def leave(tables: Tables, table_id: str, user_id: int) -> None:
    """Give up one's seats: in the lobby they are free again, in play a policy goes on.

    :raises NotAtTable: if there is none.
    """
    async with tables.locked(table_id) as live:
        await _vacate(tables, live, [one for one in live.holders if one.user_id == user_id])


async def set_autopilot(tables: Tables, table_id: str, user_id: int, *, on: bool) -> None:
    """Let a policy play for a person, or hand the seat back.

    :raises NotAtTable: if the person holds no seat.
    """
    async with tables.locked(table_id) as live:
        live.require_status("open", "paused")
        if not live.seats_of(user_id):
            raise NotAtTable(table=table_id)
        async with tables.changing(live) as change:
            change.seats = True
            mine = col(Holder.user_id) == user_id
            query = update(Holder).where(col(Holder.table_id) == table_id, mine)
            await change.session.execute(query.values(policy=_autopilot(live) if on else None))
            await call(change, live, known=live.waits())


def close_ranks(live: LiveTable) -> LiveTable:
    """*live* with the seats that are taken numbered from 1 on, in their order."""
    taken = sorted({holder.seat for holder in live.holders})
    number = {seat: f"p{place}" for place, seat in enumerate(taken, 1)}
    holders = tuple(
        Holder.model_validate(holder.model_dump() | {"seat": number[holder.seat]})
        for holder in live.holders
    )
    return replace(live, holders=holders)


async def write_ranks(session: AsyncSession, before: LiveTable, after: LiveTable) -> None:
    """Move the holders of *before* to their seats of *after*."""
    for old, new in zip(before.holders, after.holders, strict=True):
        if old.seat != new.seat:
            await session.execute(update(Holder).where(*_this(old)).values(seat=new.seat))


async def _take_seat(
    tables: Tables,
    live: LiveTable,
    *,
    user_id: int | None,
    policy: str | None,
    name: str,
    seat: Seat | None,
    share: bool,
) -> Seat:
    """Seat a person or a policy: in the lobby anywhere, later in place of a policy."""
    live.require_status("lobby", "open", "paused")
    mine = () if user_id is None else live.seats_of(user_id)
    if mine and not live.table.hot_seat:
        raise AlreadySeated(seat=mine[0])
    waiting = live.table.status == "lobby"
    seat = seat or (_free_seat(live) if waiting else _left_seat(live))
    here = [holder for holder in live.holders if holder.seat == seat]
    if not waiting and not here:
        raise TableFull(table=live.table.id)
    left = next((holder for holder in here if holder.user_id is None), None)
    # Once the game runs, nobody comes to see and to play what another holds.
    if here and left is None and not (share and waiting):
        raise SeatTaken(seat=seat)
    places = [holder.place for holder in here]
    holder = Holder(
        table_id=live.table.id,
        seat=seat,
        place=left.place if left else max(places, default=-1) + 1,
        user_id=user_id,
        policy=policy,
        name=name,
        shared=live.table.hot_seat,
    )
    async with tables.changing(live) as change:
        change.seats = True
        await change.session.merge(holder)
        if not waiting:
            text = Text.of("notice-joined", name=name, seat=seat)
            await announcements.notice(session=change.session, table=change.table, text=text)
            await call(change, live, known=live.waits())
    return seat


async def _vacate(tables: Tables, live: LiveTable, mine: Sequence[Holder]) -> None:
    live.require_status("lobby", "open", "paused")
    if not mine:
        raise NotAtTable(table=live.table.id)
    async with tables.changing(live) as change:
        change.seats = True
        left = {holder.seat: len(live.people_of(holder.seat)) for holder in mine}
        for holder in mine:
            left[holder.seat] -= 1
            alone = left[holder.seat] <= 0
            if live.table.status == "lobby" or not alone:
                await change.session.execute(delete(Holder).where(*_this(holder)))
                continue
            query = update(Holder).where(*_this(holder))
            await change.session.execute(query.values(user_id=None, policy=_autopilot(live)))
            await forget_orders(change.session, live.table.id, holder.seat)
            text = Text.of("notice-left", name=holder.name, seat=holder.seat)
            await announcements.notice(session=change.session, table=change.table, text=text)
        await call(change, live, known=live.waits())


def _autopilot(live: LiveTable) -> str:
    """The policy that goes on for who is away: the strongest the game has."""
    return next(reversed(list(live.game.levels)), "default")


def _free_seat(live: LiveTable) -> Seat:
    taken = {holder.seat for holder in live.holders}
    most = max(live.game.seats)
    for number in range(1, most + 1):
        if f"p{number}" not in taken:
            return f"p{number}"
    raise TableFull(most=most)


def _left_seat(live: LiveTable) -> Seat:
    for holder in live.holders:
        if holder.user_id is None:
            return holder.seat
    raise TableFull(most=len({holder.seat for holder in live.holders}))


def _this(holder: Holder) -> tuple[Any, ...]:
    return (
        col(Holder.table_id) == holder.table_id,
        col(Holder.seat) == holder.seat,
        col(Holder.place) == holder.place,
    )
