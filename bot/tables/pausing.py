"""Pausing a table and going on with it, by its host, by a vote, or after a long silence."""

from bot import clock
from bot.tables import announcements, boards
from bot.tables.changes import BesidesIt, call
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from engine.core.words import Text


async def halt(
    tables: Tables, live: LiveTable, said: Text, *, besides: BesidesIt | None = None
) -> None:
    """Pause an open table, and announce it by the sentence *said*."""
    live.require_status("open")
    async with tables.changing(live, status="paused", silence_asked=False) as change:
        if besides is not None:
            await besides(change)
        await boards.pass_by(session=change.session, table_id=live.table.id)
        await announcements.notice(session=change.session, table=change.table, text=said)


async def go_on(
    tables: Tables, live: LiveTable, said: Text, *, besides: BesidesIt | None = None
) -> None:
    """Go on with a paused table, which is announced by the sentence *said*.

    Its board is posted and calls the seats that are to act.
    """
    live.require_status("paused")
    async with tables.changing(live, status="open", silence_at=clock.now()) as change:
        if besides is not None:
            await besides(change)
        await announcements.notice(session=change.session, table=change.table, text=said)
        await call(change, live, known=())
