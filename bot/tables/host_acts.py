"""The host's acts, each told in the channel by a line."""

import json
from collections.abc import Iterator

from sqlalchemy.ext.asyncio import AsyncSession

from bot.store.models import Table
from bot.tables import announcements
from bot.tables.live_table import LiveTable
from engine.core.words import Listing, Text


async def tell_act(session: AsyncSession, table: Table, live: LiveTable, said: Text) -> None:
    """Queue the line *said* on an act of the host at *live*, whose row is *table* now.

    A host who waits alone in the lobby is told by the card, which nobody else follows.
    """
    others = any(one.user_id not in (None, live.table.host_id) for one in live.holders)
    if live.table.status != "lobby" or others:
        await announcements.notice(session=session, table=table, text=said)


def options_chosen(before: str, after: str) -> Text | None:
    """The line on the options that differ between *before* and *after*, as tables store them.

    None if none does.
    """
    changed = tuple(_changes(before, after))
    return Text.of("notice-options", changed=Listing(items=changed)) if changed else None


def shown_value(stored: object) -> str:
    """A *stored* value of an option as it is chosen and named."""
    if isinstance(stored, bool):
        return "yes" if stored else "no"
    return str(stored)


def _changes(before: str, after: str) -> Iterator[Text]:
    was = json.loads(before)
    for option, stored in json.loads(after).items():
        if was.get(option) == stored:
            continue
        now = shown_value(stored)
        number = int(now) if now.isdecimal() else 0
        chosen = Text.of("option-value", option=option, value=now, number=number)
        yield Text.of("option-chosen", option=Text.of("option-name", option=option), value=chosen)
