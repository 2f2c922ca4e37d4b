"""Open tables at which nobody acts for a month: they are asked whether they go on, then paused."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from sqlalchemy import and_, false, or_, select, true
from sqlmodel import col

from bot import clock
from bot.errors import BotError, NotAtTable
from bot.store.models import IS_OPEN, Table
from bot.tables import announcements
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.pausing import halt
from engine.core.words import Text

QUESTION: Final = "notice-silent"
"""The notice that asks whether a table goes on."""

SILENCE_BEFORE_QUESTION: Final = timedelta(days=30)
SILENCE_BEFORE_PAUSE: Final = timedelta(days=14)
"""The time without an act after which a table is asked, and without an answer then paused."""


async def end_silences(tables: Tables) -> None:
    """Ask the tables that have been silent for long, and pause those that have not answered."""
    for table_id in await _silent(tables):
        try:
            async with tables.locked(table_id) as live:
                if live.table.silence_asked:
                    await halt(tables, live, Text.of("notice-slept", table=table_id))
                else:
                    await _ask(tables, live)
        # A table that cannot be asked now is asked the next time.
        except BotError:
            continue


async def go_on_playing(tables: Tables, table_id: str, user_id: int, *, name: str) -> Text:
    """Answer for a silent table that it goes on; returns what everybody is told.

    :raises NotAtTable: if the person holds no seat.
    """
    async with tables.locked(table_id) as live:
        live.require_status("open")
        _require_seat(live, user_id)
        async with tables.changing(live, None, silence_asked=False, silence_at=clock.now()):
            return Text.of("notice-lives", name=name)


async def let_sleep(tables: Tables, table_id: str, user_id: int, *, name: str) -> Text:
    """Answer for a silent table that it rests, which pauses it; returns what everybody is told.

    :raises NotAtTable: if the person holds no seat.
    """
    async with tables.locked(table_id) as live:
        _require_seat(live, user_id)
        said = Text.of("notice-rests", name=name)
        await halt(tables, live, said)
        return said


async def _silent(tables: Tables) -> Sequence[str]:
    now = clock.now()
    asked, sign = col(Table.silence_asked), col(Table.silence_at)
    month_ago = now - SILENCE_BEFORE_QUESTION
    silent = (IS_OPEN, col(Table.waiting_since) <= month_ago)
    due = or_(
        and_(asked == false(), or_(sign.is_(None), sign <= month_ago)),
        and_(asked == true(), sign <= now - SILENCE_BEFORE_PAUSE),
    )
    there = col(Table.channel_gone) == false()
    async with tables.store.reading() as session:
        return list(await session.scalars(select(col(Table.id)).where(*silent, there, due)))


async def _ask(tables: Tables, live: LiveTable) -> None:
    now = clock.now()
    async with tables.changing(live, None, silence_asked=True, silence_at=now) as change:
        until = str(int((now + SILENCE_BEFORE_PAUSE).timestamp()))
        text = Text.of(QUESTION, until=until)
        await announcements.notice(session=change.session, table=change.table, text=text)


def _require_seat(live: LiveTable, user_id: int) -> None:
    if not live.seats_of(user_id):
        raise NotAtTable(table=live.table.id)
