"""The place of a server's status board, which its managers choose."""

from datetime import datetime

from sqlalchemy import select, update
from sqlmodel import col

from bot.store.server_rows import Server
from bot.tables.live import Tables
from engine.core.records import value


@value
class Place:
    """A message with a status board."""

    channel_id: int
    message_id: int


async def place_board(
    tables: Tables, guild_id: int, channel_id: int | None, *, key: int
) -> Place | None:
    """Let the status board of a server be posted in a channel, or nowhere if None.

    *key* is a number that no board had before. Returns the board that stood until now.
    """
    async with tables.store.writing() as session:
        server = await session.get(Server, guild_id) or Server(guild_id=guild_id)
        before = _place(server)
        server.board_channel_id, server.board_key = channel_id, key
        server.board_id = server.board_digest = None
        server.board_posted_at = server.board_shown_at = None
        session.add(server)
    return before


async def server_of(tables: Tables, guild_id: int) -> Server | None:
    """What is stored of a server; None if nothing is."""
    async with tables.store.reading() as session:
        return await session.get(Server, guild_id)


async def servers_with_boards(tables: Tables) -> set[int]:
    """The servers that have a status board."""
    query = select(col(Server.guild_id)).where(col(Server.board_channel_id).is_not(None))
    async with tables.store.reading() as session:
        return set(await session.scalars(query))


async def record_board(
    tables: Tables, server: Server, **values: int | str | datetime | None
) -> bool:
    """Record *values* of the status board of *server*; False if it was replaced meanwhile."""
    same = (col(Server.guild_id) == server.guild_id, col(Server.board_key) == server.board_key)
    query = update(Server).where(*same).values(**values)
    async with tables.store.writing() as session:
        return await session.scalar(query.returning(col(Server.guild_id))) is not None


def _place(server: Server) -> Place | None:
    if server.board_channel_id is None or server.board_id is None:
        return None
    return Place(channel_id=server.board_channel_id, message_id=server.board_id)
