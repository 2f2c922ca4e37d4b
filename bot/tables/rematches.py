"""Rematches: another table for the same people, by the same options or for a bigger game."""

from bot.errors import NotAtTable, NothingBigger
from bot.store.models import Holder, Table
from bot.tables.hosting import open_table
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable


def preset_of(live: LiveTable) -> str | None:
    """The preset that is played; None if the options are of one's own."""
    options = live.codecs.options.load(live.table.options)
    return next((name for name, one in live.game.presets.items() if one == options), None)


def next_preset(live: LiveTable) -> str | None:
    """The preset that follows, in the game's order, the one that is played; None after the last.

    Options of one's own lead to none either.
    """
    names, played = list(live.game.presets), preset_of(live)
    after = len(names) if played is None else names.index(played) + 1
    return names[after] if after < len(names) else None


async def open_again(tables: Tables, table_id: str, user_id: int, *, bigger: bool) -> Table:
    """Open a lobby where everybody sits as at a table that is over; who asked for it hosts it.

    :raises NotAtTable: if the person sat at another.
    :raises WrongStatus: if it is not over.
    :raises NothingBigger: if there is no *bigger* game.
    :raises ChannelTaken: if its channel holds another table by now.
    :raises TooManyLobbies: if the person has too many that wait to start.
    """
    live = await tables.load(table_id)
    live.require_status("finished")
    if not live.seats_of(user_id):
        raise NotAtTable(table=table_id)
    preset = next_preset(live) if bigger else None
    if bigger and preset is None:
        raise NothingBigger
    table = live.table
    return await open_table(
        tables,
        game=table.game,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        host_id=user_id,
        language=table.language,
        preset=preset,
        options=None if bigger else live.codecs.options.load(table.options),
        hot_seat=table.hot_seat,
        holders=[_copy(holder) for holder in live.holders],
    )


def _copy(holder: Holder) -> Holder:
    """The same person, or the policy that had no person beside it, on the same seat."""
    return Holder(
        table_id="",
        seat=holder.seat,
        place=holder.place,
        user_id=holder.user_id,
        policy=None if holder.user_id is not None else holder.policy,
        name=holder.name,
        shared=holder.shared,
    )
