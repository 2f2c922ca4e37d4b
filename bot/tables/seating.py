"""Taking and leaving seats, before the start and while a game runs."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import delete, false, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot.errors import AlreadySeated, NoSide, NotAtTable, Resigned, SeatTaken, TableFull
from bot.store.models import Holder
from bot.tables import announcements, seat_clocks
from bot.tables.admissions import (
    SHARING,
    Asked,
    admission_of,
    ask,
    forget_invitations,
    needs_consent,
    put_admission,
    require_not_blocked,
)
from bot.tables.away import THERE
from bot.tables.broken import leave_broken
from bot.tables.changes import BesidesIt, call
from bot.tables.drafts import forget_draft
from bot.tables.full_lobbies import call_host
from bot.tables.host_acts import tell_act
from bot.tables.hosting import hosted
from bot.tables.live import Change, Tables
from bot.tables.live_table import LiveTable, policy_for_absent
from bot.tables.plans_ahead import forget_ahead
from bot.tables.standing_orders import forget_orders
from bot.tables.succession import succeed
from engine.core.records import Seat
from engine.core.seating import Side
from engine.core.words import Text


async def join(
    tables: Tables,
    table_id: str,
    user_id: int,
    *,
    name: str,
    seat: Seat | None = None,
    side: Side | None = None,
    share: bool = False,
) -> Seat | Asked:
    """Take *seat*, or the next free one; in play, one that only a policy holds.

    With *share*, a seat of others is shared with them. With *side*, the next free seat of that side
    is taken, or the one with the fewest people is shared. If others must agree, they are asked.

    :raises Blocked: if the host keeps the person away.
    :raises NoSide: if the game has no such side.
    :raises SeatTaken: if others hold the seat, and it is not to be shared.
    :raises TableFull: if no seat is free.
    """
    async with tables.locked(table_id) as live:
        known = await admission_of(tables, table_id, user_id)
        require_not_blocked(live, known)
        own = known.seat if known is not None and known.kind == "approved" else None
        if side is not None:
            seat, share = _seat_on(live, user_id, side), True
        seat = _find_seat(live, user_id, seat, share=share, own=own)
        if needs_consent(live, user_id, seat, known):
            return await ask(tables, live, user_id, name=name, seat=seat, admission=known)
        return await take_seat(
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
        return await take_seat(
            tables, live, user_id=None, policy=level, name=name, seat=seat, share=False
        )


async def free_seat(tables: Tables, table_id: str, host_id: int, *, seat: Seat) -> None:
    """Clear a seat for the host: it becomes free in the lobby, and a policy's in play.

    People who sat there can come back only if the host approves.

    :raises NotAtTable: if nobody holds it.
    """
    async with hosted(tables, table_id, host_id) as live:
        here = [one for one in live.holders if one.seat == seat]
        await vacate(tables, live, here, block="notice-freed")


async def leave(tables: Tables, table_id: str, user_id: int) -> None:
    """Give up a person's seats: they become free in the lobby, and a policy's in play.

    A seat shared with others stays theirs. A quarantined table can be left too.

    :raises NotAtTable: if the person holds none.
    """
    if (await tables.table(table_id)).status == "quarantined":
        return await leave_broken(tables, table_id, user_id)
    async with tables.locked(table_id) as live:
        return await vacate(tables, live, [one for one in live.holders if one.user_id == user_id])


async def set_autopilot(tables: Tables, table_id: str, user_id: int, *, on: bool) -> bool:
    """Let the strongest policy play the person's seats, or give them back; False if it is so.

    It is announced. Resigned seats stay with the bot. If the person wanted the bot to play while
    they are away, their absence ends at this table alone.

    :raises NotAtTable: if the person holds no seat.
    :raises Resigned: if they have resigned every seat.
    """
    async with tables.locked(table_id) as live:
        live.require_status("open", "paused")
        mine = [holder for holder in live.holders if holder.user_id == user_id]
        if not mine:
            raise NotAtTable(table=table_id)
        if all(one.resigned for one in mine):
            raise Resigned(seat=mine[0].seat)
        mine = [one for one in mine if not one.resigned]
        if all(one.policy is not None if on else not _is_played(one) for one in mine):
            return False
        level = policy_for_absent(live.game) if on else None
        async with tables.changing(live) as change:
            change.seats = True
            changed = {"policy": level} if on else {"policy": None, **THERE}
            their = (col(Holder.user_id) == user_id, col(Holder.resigned) == false())
            query = update(Holder).where(col(Holder.table_id) == table_id, *their)
            await change.session.execute(query.values(**changed))
            for holder in mine:
                await seat_clocks.act(session=change.session, live=live, seat=holder.seat)
            text = Text.of("notice-helm-back", name=mine[0].name)
            if level is not None:
                plays = Text.of("policy-name", level=level)
                seat = mine[0].seat
                text = Text.of("notice-helm-given", name=mine[0].name, seat=seat, level=plays)
            await announcements.notice(session=change.session, table=change.table, text=text)
            await call(change, live, known=live.waits())
    return True


def close_ranks(live: LiveTable) -> LiveTable:
    """*live* with its taken seats renamed to their names in play."""
    names = live.seating.names(live.taken)
    holders = tuple(
        Holder.model_validate(holder.model_dump() | {"seat": names[holder.seat]})
        for holder in live.holders
    )
    return replace(live, holders=holders)


async def write_ranks(session: AsyncSession, before: LiveTable, after: LiveTable) -> None:
    """Write the seats that the holders of *before* have in *after*."""
    for old, new in zip(before.holders, after.holders, strict=True):
        if old.seat != new.seat:
            await session.execute(update(Holder).where(*_this(old)).values(seat=new.seat))


async def take_seat(
    tables: Tables,
    live: LiveTable,
    *,
    user_id: int | None,
    policy: str | None,
    name: str,
    seat: Seat | None,
    share: bool,
    besides: BesidesIt | None = None,
) -> Seat:
    """Seat a person or a policy; everybody who must agree has agreed.

    A person who had asked, or was refused, is approved by it.
    """
    seat = _find_seat(live, user_id, seat, share=share)
    here = [holder for holder in live.holders if holder.seat == seat]
    left = next((holder for holder in here if holder.user_id is None), None)
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
    known = None if user_id is None else await admission_of(tables, live.table.id, user_id)
    async with tables.changing(live) as change:
        change.seats = True
        if besides is not None:
            await besides(change)
        await change.session.merge(holder)
        if not share:
            await seat_clocks.forget(session=change.session, table_id=live.table.id, seat=seat)
            await forget_invitations(change.session, live.table.id, seat)
        if user_id is not None and known is not None and known.kind != "approved":
            await put_admission(
                change.session, live.table.id, user_id, "approved", name=name, seat=seat
            )
        if policy is not None:
            plays = Text.of("policy-name", level=policy)
            text = Text.of("notice-bot", name=name, seat=seat, level=plays)
            await tell_act(change.session, change.table, live, text)
        elif live.table.status != "lobby":
            text = Text.of("notice-joined", name=name, seat=seat)
            if user_id is not None and live.people_of(seat):
                text = Text.of(SHARING, name=name, seat=seat, user=str(user_id))
            await announcements.notice(session=change.session, table=change.table, text=text)
        await succeed(change, live)
        await call_host(tables, change, live, user_id)
        if live.table.status != "lobby":
            await call(change, live, known=live.waits())
    return seat


async def vacate(
    tables: Tables, live: LiveTable, mine: Sequence[Holder], *, block: str | None = None
) -> None:
    """Take the holders *mine* off their seats.

    With *block*, the host does it, who keeps the people among them away: it is the key of the line.
    """
    live.require_status("lobby", "open", "paused")
    if not mine:
        raise NotAtTable(table=live.table.id)
    async with tables.changing(live) as change:
        change.seats = True
        left = {holder.seat: len(live.people_of(holder.seat)) for holder in mine}
        for holder in mine:
            left[holder.seat] -= 1
            alone = left[holder.seat] <= 0
            blocked = block is not None
            await _remember_leaving(change.session, live, holder, alone=alone, block=blocked)
            if block is not None:
                played = "end" if holder.resigned else "yes"
                played = "no" if live.table.status == "lobby" or not alone else played
                text = Text.of(block, name=holder.name, seat=holder.seat, played=played)
                await tell_act(change.session, change.table, live, text)
            if live.table.status == "lobby" or not alone:
                await change.session.execute(delete(Holder).where(*_this(holder)))
                if block is None:
                    await _say_left(change, live, holder, alone=alone)
                continue
            query = update(Holder).where(*_this(holder))
            policy = policy_for_absent(live.game)
            await change.session.execute(query.values(user_id=None, policy=policy, **THERE))
            await forget_orders(change.session, live.table.id, holder.seat)
            await forget_draft(change.session, live.table.id, holder.seat)
            await forget_invitations(change.session, live.table.id, holder.seat)
            await forget_ahead(change.session, live.table.id, holder.seat)
            if block is None:
                await _say_left(change, live, holder, alone=alone)
        await succeed(change, live)
        await call(change, live, known=live.waits())


async def _say_left(change: Change, live: LiveTable, holder: Holder, *, alone: bool) -> None:
    """Announce that *holder* has left a game; *alone* if the bot plays the seat now."""
    if live.table.status != "lobby":
        key = "notice-left-resigned" if holder.resigned else "notice-left"
        key = key if alone else "notice-shares-no-more"
        text = Text.of(key, name=holder.name, seat=holder.seat)
        await announcements.notice(session=change.session, table=change.table, text=text)


async def _remember_leaving(
    session: AsyncSession, live: LiveTable, holder: Holder, *, alone: bool, block: bool
) -> None:
    """Record that a person left: a blocked one is kept away, another may take the seat again."""
    user_id, table = holder.user_id, live.table
    if user_id is None:
        return
    if block and user_id != table.host_id:
        await put_admission(session, table.id, user_id, "blocked", name=holder.name)
    elif not block and alone and not holder.resigned and table.status != "lobby":
        await put_admission(
            session, table.id, user_id, "approved", name=holder.name, seat=holder.seat
        )


def _is_played(holder: Holder) -> bool:
    """Whether the bot plays for *holder*, or does so as soon as somebody else is there."""
    return holder.policy is not None or holder.is_replaced


def _find_seat(
    live: LiveTable,
    user_id: int | None,
    seat: Seat | None,
    *,
    share: bool,
    own: Seat | None = None,
) -> Seat:
    """The seat to take: *seat*, or a free one; in play the person's *own*, if they left one."""
    live.require_status("lobby", "open", "paused")
    mine = () if user_id is None else live.seats_of(user_id)
    if mine and (seat in mine or not live.table.hot_seat):
        raise AlreadySeated(seat=mine[0])
    waiting = live.table.status == "lobby"
    seat = seat or (_free_seat(live) if waiting else _left_seat(live, own))
    if not waiting and all(holder.seat != seat for holder in live.holders):
        raise TableFull(most=len(live.taken))
    live.require_not_resigned(seat)
    if live.people_of(seat) and not share:
        raise SeatTaken(seat=seat)
    return seat


def _seat_on(live: LiveTable, user_id: int, side: Side) -> Seat:
    """The seat of *side* to take: a free one, else the one with the fewest people, else a bot's.

    In play, seats that nobody took before the start do not count.
    """
    seats = live.seating.on(side)
    if not seats:
        raise NoSide(side=side)
    if live.state is not None:
        seats = tuple(seat for seat in seats if seat in live.taken)
    free = [seat for seat in seats if not _is_held(live, seat)]
    open_to_all = (seat for seat in seats if not live.is_resigned(seat))
    others = (seat for seat in open_to_all if user_id not in live.people_of(seat))
    held = sorted(others, key=lambda seat: (not live.people_of(seat), len(live.people_of(seat))))
    if not (found := [*free, *held]):
        raise TableFull(most=len(seats))
    return found[0]


def _is_held(live: LiveTable, seat: Seat) -> bool:
    """Whether *seat* is taken; in play, a seat that only a policy holds counts as free."""
    return bool(live.people_of(seat)) if live.state is not None else seat in live.taken


def _free_seat(live: LiveTable) -> Seat:
    seating = live.seating
    free = next((seat for seat in seating.seats if seat not in live.taken), None)
    if free is None:
        raise TableFull(most=seating.most)
    return free


def _left_seat(live: LiveTable, own: Seat | None) -> Seat:
    """A seat that no person holds; *own* if that is one."""
    here = (holder for holder in live.holders if not holder.resigned)
    free = [holder.seat for holder in here if holder.user_id is None]
    if not free:
        raise TableFull(most=len(live.taken))
    return own if own in free else free[0]


def _this(holder: Holder) -> tuple[Any, ...]:
    return (
        col(Holder.table_id) == holder.table_id,
        col(Holder.seat) == holder.seat,
        col(Holder.place) == holder.place,
    )
