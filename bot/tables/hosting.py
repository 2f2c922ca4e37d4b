"""A host's commands for a table: open it, set its options, pause, close and release it."""

import hashlib
from collections.abc import AsyncGenerator, Iterable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from bot import clock
from bot.errors import (
    ChannelTaken,
    NoOptions,
    NotDamaged,
    NotHost,
    Stale,
    TooManyLobbies,
    WrongStatus,
)
from bot.store.models import Holder, Table
from bot.store.repository import lobbies_of
from bot.tables import announcements, boards
from bot.tables.broken import close_broken
from bot.tables.clocks.pace import Pace, pace_in_words, write_pace
from bot.tables.host_acts import options_chosen, tell_act
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.moments import sleeps_at
from bot.tables.pausing import go_on, halt
from engine.core.words import Text

LOBBIES_A_PERSON_AND_SERVER = 3
"""Lobbies that one person may have open in one server."""

LOBBIES_A_PERSON = 10
"""Lobbies that one person may have open in all servers together."""


async def open_table(
    tables: Tables,
    *,
    game: str,
    guild_id: int | None,
    channel_id: int,
    host_id: int,
    language: str = "en",
    preset: str | None = None,
    options: Any = None,
    hot_seat: bool = False,
    in_thread: bool = False,
    holders: Iterable[Holder] = (),
) -> Table:
    """Open a lobby with *holders* on its seats; the host does not take a seat by it.

    *in_thread* is whether the channel is a thread that the bot has opened for the table.

    :raises NoGame: if there is no such game.
    :raises NoOptions: if there is no such preset.
    :raises ChannelTaken: if the channel holds another table.
    :raises TooManyLobbies: if the host has too many lobbies.
    """
    codecs = tables.games.named(game)
    seed, now = tables.new_seed(), clock.now()
    table = Table(
        id=tables.new_id(),
        game=game,
        rules_version=codecs.game.version,
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=host_id,
        language=language,
        hot_seat=hot_seat,
        seed=seed,
        commitment=hashlib.sha256(seed.encode()).hexdigest(),
        options=_dump_options(tables, game, preset, options),
        created_at=now,
        updated_at=now,
        sleeps_at=sleeps_at("lobby"),
        in_thread=in_thread,
    )
    try:
        async with tables.store.writing() as session:
            await _require_few_lobbies(session, host_id, guild_id)
            while await session.get(Table, table.id) is not None:
                table.id = tables.new_id()
            session.add(table)
            await session.flush()
            for holder in holders:
                holder.table_id = table.id
                session.add(holder)
    except IntegrityError as error:
        raise ChannelTaken from error
    if table.sleeps_at is not None:
        tables.expect(table.sleeps_at)
    return table


def require_preset(tables: Tables, game: str, preset: str | None) -> None:
    """Check that a table of *game* can be opened with *preset*, the first one if None.

    :raises NoGame: if there is no such game.
    :raises NoOptions: if there is no such preset.
    """
    _dump_options(tables, game, preset, None)


async def require_few_lobbies(tables: Tables, host_id: int, guild_id: int | None) -> None:
    """:raises TooManyLobbies: if the person may not open another lobby."""
    async with tables.store.reading() as session:
        await _require_few_lobbies(session, host_id, guild_id)


async def _require_few_lobbies(session: AsyncSession, host_id: int, guild_id: int | None) -> None:
    here, all_over = await lobbies_of(session=session, host_id=host_id, guild_id=guild_id)
    if here >= LOBBIES_A_PERSON_AND_SERVER:
        raise TooManyLobbies(most=LOBBIES_A_PERSON_AND_SERVER, where="here")
    if all_over >= LOBBIES_A_PERSON:
        raise TooManyLobbies(most=LOBBIES_A_PERSON, where="everywhere")


async def set_options(
    tables: Tables, table_id: str, host_id: int, *, preset: str | None = None, options: Any = None
) -> None:
    """Set *options*, or those of *preset*, before the start.

    :raises NoOptions: if there is no such preset.
    """
    async with hosted(tables, table_id, host_id) as live:
        live.require_status("lobby")
        agreed = _dump_options(tables, live.table.game, preset, options)
        said = options_chosen(live.table.options, agreed)
        if preset is not None:
            said = Text.of("notice-preset", preset=Text.of("preset-name", preset=preset))
        async with tables.changing(live, options=agreed) as change:
            if said is not None:
                await tell_act(change.session, change.table, live, said)


async def set_pace(tables: Tables, table_id: str, host_id: int, pace: Pace | None) -> None:
    """Set the time that a turn may take, from the next call on; None takes the clock away."""
    async with hosted(tables, table_id, host_id) as live:
        live.require_status("lobby", "open", "paused")
        async with tables.changing(live, pace=write_pace(pace)) as change:
            change.clocks = True
            said = Text.of("notice-pace", pace=pace_in_words(pace))
            await tell_act(change.session, change.table, live, said)


async def pause(tables: Tables, table_id: str, host_id: int) -> None:
    async with hosted(tables, table_id, host_id) as live:
        await halt(tables, live, Text.of("notice-paused", table=table_id))


async def resume(tables: Tables, table_id: str, host_id: int) -> None:
    """Go on with a paused table; its board is posted and calls the seats that are to act."""
    async with hosted(tables, table_id, host_id) as live:
        await go_on(tables, live, Text.of("notice-goes-on", table=table_id))


async def require_closable(tables: Tables, table_id: str, host_id: int) -> Table:
    """The table, which its host may close.

    :raises NotHost: if somebody else hosts it.
    :raises WrongStatus: if its game is over.
    """
    table = await tables.table(table_id)
    if table.host_id != host_id:
        raise NotHost(table=table_id, host=str(table.host_id))
    if table.status == "finished":
        raise WrongStatus(status=table.status)
    return table


async def close_table(
    tables: Tables, table_id: str, host_id: int, *, status: str | None = None
) -> None:
    """Close a table for good, without a winner; also a quarantined one.

    :raises Stale: if its *status* changed since this was asked for.
    """
    if (await tables.table(table_id)).status == "quarantined" == (status or "quarantined"):
        await close_broken(tables, table_id, host_id)
        return
    async with hosted(tables, table_id, host_id) as live:
        live.require_status("lobby", "open", "paused")
        if status is not None and live.table.status != status:
            raise Stale(table=table_id)
        await _close(tables, live, Text.of("notice-ended", table=table_id))


async def close_asleep(tables: Tables, live: LiveTable) -> None:
    """Close a lobby that nobody has touched for so long that it sleeps, with a line on it."""
    due = live.table.sleeps_at
    if due is not None and due <= clock.now():
        await _close(tables, live, Text.of("notice-asleep"))


async def release(tables: Tables, table_id: str, host_id: int) -> None:
    """Let a quarantined table go on, if the bot's administrator has repaired it.

    :raises NotHost: if somebody else hosts it.
    :raises NotDamaged: if it is not quarantined.
    :raises Quarantined: if it is still broken.
    :raises ChannelTaken: if its channel holds another table by now.
    """
    table = await tables.table(table_id)
    if table.host_id != host_id:
        raise NotHost(table=table_id, host=str(table.host_id))
    if table.status != "quarantined":
        raise NotDamaged(table=table_id)
    try:
        await tables.release(table_id)
    except IntegrityError as error:
        raise ChannelTaken from error
    live = await tables.load(table_id)
    async with tables.beside(table_id) as session:
        said = Text.of("notice-released", table=table_id)
        await announcements.notice(session=session, table=live.table, text=said)


@asynccontextmanager
async def hosted(tables: Tables, table_id: str, host_id: int) -> AsyncGenerator[LiveTable]:
    """The locked table, for its host.

    :raises NotHost: if somebody else hosts it.
    """
    async with tables.locked(table_id) as live:
        live.require_host(host_id)
        yield live


async def _close(tables: Tables, live: LiveTable, said: Text) -> None:
    """Close a table for good, and announce it by the sentence *said*."""
    async with tables.changing(live, status="finished") as change:
        await boards.pass_by(session=change.session, table_id=live.table.id)
        await announcements.notice(session=change.session, table=change.table, text=said)


def _dump_options(tables: Tables, game: str, preset: str | None, options: Any) -> str:
    """The JSON of *options*, or else those of *preset*, or else of the first preset.

    :raises NoOptions: if there is no such preset.
    """
    codecs = tables.games.named(game)
    if options is None:
        presets = codecs.game.presets
        name = next(iter(presets)) if preset is None else preset
        if name not in presets:
            raise NoOptions(preset=name)
        options = presets[name]
    return codecs.options.dump(options).decode()
