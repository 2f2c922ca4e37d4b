"""Quarantined tables, whose games cannot be read: people leave them, and their hosts close them.

What is stored of the game stays as it is, so that the table can still be repaired.
"""

from sqlalchemy import delete, update
from sqlmodel import col

from bot.errors import NoGame, NotAtTable, NotHost, Stale
from bot.store import repository
from bot.store.models import Holder, Table
from bot.tables import announcements, boards
from bot.tables.live import Tables
from bot.tables.live_table import policy_for_absent
from engine.core.words import Text


async def leave_broken(tables: Tables, table_id: str, user_id: int) -> None:
    """Give up a person's seats at a quarantined table; whoever sits there follows them as host.

    Once the game has begun, a policy has their seats, should the table ever go on.

    :raises NotAtTable: if the person holds none.
    :raises Stale: if the table goes on by now.
    """
    async with tables.beside(table_id) as session:
        table = await repository.get_table(session=session, table_id=table_id)
        _require_broken(table)
        holders = await repository.holders_of(session=session, table_id=table_id)
        begun = await repository.snapshot_of(session=session, table_id=table_id) is not None
        mine = [one for one in holders if one.user_id == user_id]
        others = [one for one in holders if one.user_id not in (None, user_id)]
        if not mine:
            raise NotAtTable(table=table_id)
        for holder in mine:
            this = (
                col(Holder.table_id) == table_id,
                col(Holder.seat) == holder.seat,
                col(Holder.place) == holder.place,
            )
            shared = any(one.seat == holder.seat for one in others)
            if begun and not shared:
                played = {"user_id": None, "policy": _policy(tables, table)}
                await session.execute(update(Holder).where(*this).values(**played))
            else:
                await session.execute(delete(Holder).where(*this))
        if table.host_id == user_id and others:
            assert others[0].user_id is not None, "people, not bots"
            table.host_id = others[0].user_id
            text = Text.of("notice-host", name=others[0].name, table=table_id)
            await announcements.notice(session=session, table=table, text=text)
        table.version += 1


async def close_broken(tables: Tables, table_id: str, host_id: int) -> None:
    """Close a quarantined table for good, without a winner.

    :raises NotHost: if somebody else hosts it.
    :raises Stale: if the table goes on by now.
    """
    async with tables.beside(table_id) as session:
        table = await repository.get_table(session=session, table_id=table_id)
        if table.host_id != host_id:
            raise NotHost(table=table_id, host=str(table.host_id))
        _require_broken(table)
        table.status = "finished"
        table.version += 1
        await boards.pass_by(session=session, table_id=table_id)
        text = Text.of("notice-ended", table=table_id)
        await announcements.notice(session=session, table=table, text=text)


def _require_broken(table: Table) -> None:
    if table.status != "quarantined":
        raise Stale(table=table.id)


def _policy(tables: Tables, table: Table) -> str:
    """The policy that plays for absent people, if the game is still known."""
    try:
        return policy_for_absent(tables.games.named(table.game).game)
    except NoGame:
        return "default"
