"""Opening a table, taking seats and leaving them, and starting play."""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import delete, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot import clock
from bot.errors import (
    AlreadySeated,
    ChannelTaken,
    NoOptions,
    NotAtTable,
    NotHost,
    SeatTaken,
    TableFull,
    WrongStatus,
)
from bot.store.models import Holder, Status, Table
from bot.tables import announcements
from bot.tables.live import Desk, Loaded
from engine.core.records import Seat
from engine.core.words import Text

_LETTERS = "23456789bcdfghjkmnpqrstvwxyz"
"""No vowels, so that no id is a word; nothing that looks like something else."""


async def open_table(
    desk: Desk,
    *,
    game: str,
    guild_id: int | None,
    channel_id: int,
    host_id: int,
    language: str,
    preset: str | None,
    options: Any,
    hot_seat: bool,
) -> Table:
    box = desk.shelf.newest(game)
    seed, now = desk.new_seed(), clock.now()
    table = Table(
        id="".join(secrets.choice(_LETTERS) for _ in range(5)),
        game=game,
        rules_version=box.game.version,
        data_hash=box.data_hash,
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=host_id,
        language=language,
        hot_seat=hot_seat,
        seed=seed,
        commitment=hashlib.sha256(seed.encode()).hexdigest(),
        options=dump_options(desk, game, preset, options),
        created_at=now,
        updated_at=now,
    )
    try:
        async with desk.store.writing() as session:
            session.add(table)
    except IntegrityError as error:
        raise ChannelTaken from error
    return table


def dump_options(desk: Desk, game: str, preset: str | None, options: Any) -> str:
    """The *options* if given, else those of *preset*, else of the first preset.

    :raises NoOptions: if there is no such preset.
    """
    box = desk.shelf.newest(game)
    if options is None:
        presets = box.game.presets
        name = next(iter(presets)) if preset is None else preset
        if name not in presets:
            raise NoOptions(preset=name)
        options = presets[name]
    return box.options.dump(options).decode()


async def set_options(desk: Desk, loaded: Loaded, options: str) -> None:
    require(loaded, "lobby")
    async with desk.changing(loaded, options=options):
        pass


async def take_seat(
    desk: Desk,
    loaded: Loaded,
    *,
    user_id: int | None,
    policy: str | None,
    name: str,
    seat: Seat | None,
    share: bool,
) -> Seat:
    """Seat a person or a policy: in the lobby anywhere, later in place of a policy.

    :raises SeatTaken: if others hold the seat, unless they are to *share* it from the start.
    """
    require(loaded, "lobby", "open", "paused")
    mine = () if user_id is None else loaded.seats_of(user_id)
    if mine and not loaded.table.hot_seat:
        raise AlreadySeated(seat=mine[0])
    waiting = loaded.table.status == "lobby"
    seat = seat or (_free_seat(loaded) if waiting else _left_seat(loaded))
    here = [holder for holder in loaded.holders if holder.seat == seat]
    if not waiting and not here:
        raise TableFull(table=loaded.table.id)
    left = next((holder for holder in here if holder.user_id is None), None)
    # Once the game runs, nobody comes to see and to play what another holds.
    if here and left is None and not (share and waiting):
        raise SeatTaken(seat=seat)
    places = [holder.place for holder in here]
    holder = Holder(
        table_id=loaded.table.id,
        seat=seat,
        place=left.place if left else max(places, default=-1) + 1,
        user_id=user_id,
        policy=policy,
        name=name,
        shared=loaded.table.hot_seat,
    )
    async with desk.changing(loaded) as change:
        change.seats = True
        await change.session.merge(holder)
        if not waiting:
            text = Text.of("notice-joined", name=name, seat=seat)
            await announcements.notice(session=change.session, table=change.table, text=text)
    return seat


async def leave(desk: Desk, loaded: Loaded, user_id: int, autopilot: str) -> None:
    """Give up every seat of a person: in the lobby it is free again, later *autopilot* plays.

    :raises NotAtTable: if there is none.
    """
    mine = [holder for holder in loaded.holders if holder.user_id == user_id]
    await _vacate(desk, loaded, mine, autopilot)


async def free_seat(desk: Desk, loaded: Loaded, seat: Seat, autopilot: str) -> None:
    """Clear *seat*, whoever holds it: in the lobby it is free again, later *autopilot* plays.

    :raises NotAtTable: if nobody does.
    """
    held = [holder for holder in loaded.holders if holder.seat == seat]
    await _vacate(desk, loaded, held, autopilot)


async def _vacate(desk: Desk, loaded: Loaded, mine: Sequence[Holder], autopilot: str) -> None:
    require(loaded, "lobby", "open", "paused")
    if not mine:
        raise NotAtTable(table=loaded.table.id)
    async with desk.changing(loaded) as change:
        change.seats = True
        left = {holder.seat: len(loaded.people_of(holder.seat)) for holder in mine}
        for holder in mine:
            left[holder.seat] -= 1
            alone = left[holder.seat] <= 0
            if loaded.table.status == "lobby" or not alone:
                await change.session.execute(delete(Holder).where(*_this(holder)))
                continue
            query = update(Holder).where(*_this(holder))
            await change.session.execute(query.values(user_id=None, policy=autopilot))
            text = Text.of("notice-left", name=holder.name, seat=holder.seat)
            await announcements.notice(session=change.session, table=change.table, text=text)


async def set_autopilot(desk: Desk, loaded: Loaded, user_id: int, policy: str | None) -> None:
    """Let *policy* play for a person until they take the seat back."""
    require(loaded, "open", "paused")
    if not loaded.seats_of(user_id):
        raise NotAtTable(table=loaded.table.id)
    async with desk.changing(loaded) as change:
        change.seats = True
        mine = col(Holder.user_id) == user_id
        query = update(Holder).where(col(Holder.table_id) == loaded.table.id, mine)
        await change.session.execute(query.values(policy=policy))


async def set_status(desk: Desk, loaded: Loaded, status: Status, *, key: str) -> None:
    """Pause, resume or end a table, and say so with the sentence *key*."""
    try:
        async with desk.changing(loaded, status=status) as change:
            text = Text.of(key, table=loaded.table.id)
            await announcements.notice(session=change.session, table=change.table, text=text)
    except IntegrityError as error:
        raise ChannelTaken from error


def require(loaded: Loaded, *statuses: Status) -> None:
    """:raises WrongStatus: if the table is in none of *statuses*."""
    if loaded.table.status not in statuses:
        raise WrongStatus(status=loaded.table.status)


def require_host(loaded: Loaded, user_id: int) -> None:
    """:raises NotHost: if somebody else hosts the table."""
    if loaded.table.host_id != user_id:
        raise NotHost(table=loaded.table.id)


def close_ranks(loaded: Loaded) -> Loaded:
    """*loaded* with the seats that are taken numbered from 1 on, in their order."""
    taken = sorted({holder.seat for holder in loaded.holders})
    number = {seat: f"p{place}" for place, seat in enumerate(taken, 1)}
    holders = tuple(
        Holder.model_validate(holder.model_dump() | {"seat": number[holder.seat]})
        for holder in loaded.holders
    )
    return replace(loaded, holders=holders)


async def write_ranks(session: AsyncSession, before: Loaded, after: Loaded) -> None:
    """Move the holders of *before* to their seats of *after*."""
    for old, new in zip(before.holders, after.holders, strict=True):
        if old.seat != new.seat:
            await session.execute(update(Holder).where(*_this(old)).values(seat=new.seat))


def _free_seat(loaded: Loaded) -> Seat:
    taken = {holder.seat for holder in loaded.holders}
    most = max(loaded.box.game.seats)
    for number in range(1, most + 1):
        if f"p{number}" not in taken:
            return f"p{number}"
    raise TableFull(most=most)


def _left_seat(loaded: Loaded) -> Seat:
    for holder in loaded.holders:
        if holder.user_id is None:
            return holder.seat
    raise TableFull(most=len({holder.seat for holder in loaded.holders}))


def _this(holder: Holder) -> tuple[Any, ...]:
    return (
        col(Holder.table_id) == holder.table_id,
        col(Holder.seat) == holder.seat,
        col(Holder.place) == holder.place,
    )
