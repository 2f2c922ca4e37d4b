"""The host of a lobby whose seats are all taken is called, if they have not begun the game soon."""

from datetime import timedelta
from typing import Final

from bot import clock
from bot.store import repository
from bot.tables.admissions import FULL
from bot.tables.live import Change, Tables
from bot.tables.live_table import LiveTable
from bot.tables.personal_messages import to_person
from engine.core.words import Text

HOST_BEGINS: Final = timedelta(minutes=10)
"""Time in which a host who is there begins the game, so that no call is needed."""


async def call_host(tables: Tables, change: Change, live: LiveTable, joined: int | None) -> None:
    """Call the host in a while, if the person *joined* took the last free seat of a lobby.

    A host who took it needs no call; nor does one who gave it to a bot.
    """
    table = change.table
    if table.status != "lobby" or table.hot_seat or joined in (None, table.host_id):
        return
    await change.session.flush()
    holders = await repository.holders_of(session=change.session, table_id=table.id)
    if {*live.seating.seats} != {one.seat for one in holders}:
        return
    await to_person(
        tables,
        session=change.session,
        table=table,
        user_id=table.host_id,
        text=Text.of(FULL, table=table.id, host=str(table.host_id)),
        not_before=clock.now() + HOST_BEGINS,
    )
