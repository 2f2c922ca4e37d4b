"""Renaming: a person is called at their tables as their Discord calls them now."""

import logging

from sqlalchemy import select, update
from sqlmodel import col

from bot.errors import BotError
from bot.store.models import HOLDS_CHANNEL, Holder, Table
from bot.tables.live import Tables

log = logging.getLogger(__name__)


async def note_name(tables: Tables, user_id: int, guild_id: int | None, name: str) -> None:
    """Call a person *name* at their tables in this server, or in none; it never raises.

    At hot-seat tables the seats keep the names they were given, because one person has several.
    """
    if tables.names_seen.get((user_id, guild_id)) == name:
        return
    try:
        async with tables.store.reading() as session:
            query = select(col(Holder.table_id)).join(Table, col(Table.id) == col(Holder.table_id))
            theirs = (col(Holder.user_id) == user_id, col(Table.guild_id) == guild_id)
            other = (col(Holder.name) != name, col(Holder.shared).is_(False), HOLDS_CHANNEL)
            found = list(await session.scalars(query.where(*theirs, *other)))
        for table_id in found:
            await _rename(tables, table_id, user_id, name)
    except BotError as error:
        log.warning("person %s is not renamed yet: %r", user_id, error)
        return
    tables.names_seen[user_id, guild_id] = name


async def _rename(tables: Tables, table_id: str, user_id: int, name: str) -> None:
    async with tables.locked(table_id) as live, tables.changing(live) as change:
        change.seats = True
        mine = (col(Holder.table_id) == table_id, col(Holder.user_id) == user_id)
        await change.session.execute(update(Holder).where(*mine).values(name=name))
