"""Succession: a host who is gone is followed by a person who holds a seat."""

from bot.store import repository
from bot.store.models import Holder
from bot.tables import announcements
from bot.tables.admissions import ask_again
from bot.tables.live import Change, Tables
from bot.tables.live_table import LiveTable
from engine.core.words import Text


async def succeed(change: Change, live: LiveTable) -> None:
    """Make the first person who sits the host, if people sit at the table but not its host.

    It comes after a change of the seats that *live* had; people who wait for an answer are
    announced again to those who decide now.
    """
    await change.session.flush()
    table = change.table
    holders = await repository.holders_of(session=change.session, table_id=table.id)
    people = [holder for holder in holders if holder.user_id is not None]
    if people and all(holder.user_id != table.host_id for holder in people):
        await _name_host(change, people[0])
    await ask_again(change.session, live, table, holders)


async def take_over(tables: Tables, table_id: str, user_id: int, *, gone: int) -> None:
    """Make a person who sits at the table its host, because the host *gone* left the server.

    Nothing changes if somebody else hosts the table by now.
    """
    async with tables.locked(table_id) as live:
        mine = [holder for holder in live.holders if holder.user_id == user_id]
        if live.table.host_id != gone or not mine:
            return
        live.require_status("lobby", "open", "paused")
        async with tables.changing(live) as change:
            await _name_host(change, mine[0])
            await ask_again(change.session, live, change.table, live.holders)


async def _name_host(change: Change, holder: Holder) -> None:
    assert holder.user_id is not None, "a bot does not host"
    table = change.table
    table.host_id = holder.user_id
    text = Text.of("notice-host", name=holder.name, table=table.id)
    await announcements.notice(session=change.session, table=table, text=text)
