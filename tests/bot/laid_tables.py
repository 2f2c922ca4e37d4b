"""Tables set to a position that a test lays out."""

from typing import Any

from bot.tables.live import Tables
from bot.tables.snapshots import put_state
from engine.core.records import clone


async def lay(tables: Tables, table_id: str, state: Any) -> None:
    """Set the table to *state*, in memory and in the store; its log stays as it is."""
    async with tables.locked(table_id) as live, tables.changing(live) as change:
        change.state = clone(state)
        await put_state(change.session, table_id, live.codecs.states.dump(state))
