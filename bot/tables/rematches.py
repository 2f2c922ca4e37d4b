"""Rematches: a new table for the same people, with the same options or for a bigger game."""

from bot.errors import NotAtTable, NothingBigger
from bot.store.models import Holder, Table
from bot.tables.hosting import open_table
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable


def preset_of(live: LiveTable) -> str | None:
    """The preset that is played; None if the options match no preset."""
    options = live.codecs.options.load(live.table.options)
    return next((name for name, one in live.game.presets.items() if one == options), None)


def next_preset(live: LiveTable) -> str | None:
    """The preset that follows the one played, in the game's order; None after the last.

    It is also None if the options match no preset.
    """
    names, played = list(live.game.presets), preset_of(live)
    after = len(names) if played is None else names.index(played) + 1
    return names[after] if after < len(names) else None


async def open_again(
    tables: Tables, table_id: str, user_id: int, *, bigger: bool, language: str | None = None
) -> Table:
    """Open a lobby with the people of a table that is over on the same seats.

    The person who asks hosts it; it has the *language* given, or else the same as before.

    :raises NotAtTable: if the person did not sit there.
    :raises WrongStatus: if the game is not over.
    :raises NothingBigger: if there is no *bigger* game.
    :raises ChannelTaken: if its channel holds another table by now.
    :raises TooManyLobbies: if the person has too many lobbies.
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
        language=language or table.language,
        preset=preset,
        options=None if bigger else live.codecs.options.load(table.options),
        hot_seat=table.hot_seat,
        in_thread=table.in_thread,
        holders=[_copy(holder) for holder in live.holders],
    )


def _copy(holder: Holder) -> Holder:
    """The same person on the same seat, or the policy if no person held it."""
    return Holder(
        table_id="",
        seat=holder.seat,
        place=holder.place,
        user_id=holder.user_id,
        policy=None if holder.user_id is not None else holder.policy,
        name=holder.name,
        shared=holder.shared,
    )
