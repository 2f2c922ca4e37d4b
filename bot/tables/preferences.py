"""Preferences of people at all tables, read when a person first comes and then cached."""

import logging
from dataclasses import fields
from datetime import datetime
from typing import TypeAlias

from cachetools import LRUCache
from sqlalchemy.ext.asyncio import AsyncSession

from bot.errors import BotError
from bot.store.person_rows import Calling, Preference, Reminding
from bot.store.repository import Store
from engine.core.records import value

log = logging.getLogger(__name__)

Preferred: TypeAlias = str | bool | int | datetime | None
"""The value of a preference."""

MOST_KEPT = 10_000
"""People whose preferences are cached, at most."""


@value
class Preferences:
    """The preferences of a person; *language* is None for that of their Discord.

    *hints* is whether the planner shows hints for newcomers. *confirms* is whether a typed action
    is shown as a plan first. *zone* is the name of their time zone, None if they chose none.

    Quiet hours last from the minute *quiet_from* of the day in that zone until *quiet_until*; both
    are None if there are none. *direct* is whether they agreed to be written to directly, and
    *direct_refused_at* when Discord refused that, as long as they do not know of it.
    """

    language: str | None = None
    hints: bool = True
    confirms: bool = True
    zone: str | None = None
    quiet_from: int | None = None
    quiet_until: int | None = None
    reminders: Reminding = "normal"
    calls: Calling = "mention"
    direct: bool = False
    direct_refused_at: datetime | None = None
    private_news: bool = False


class PreferenceBook:
    """The preferences of all people, in *store*."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: LRUCache[int, Preferences] = LRUCache(MOST_KEPT)

    async def of(self, user_id: int) -> Preferences:
        """The preferences of a person; the default ones if they cannot be read."""
        if (kept := self._kept.get(user_id)) is not None:
            return kept
        try:
            async with self._store.reading() as session:
                row = await session.get(Preference, user_id)
        except BotError:
            log.warning("the preferences of %s cannot be read", user_id)
            return Preferences()
        found = Preferences() if row is None else _read(row)
        # A change made during this read is newer than what was read.
        return self._kept.setdefault(user_id, found)

    async def change(self, user_id: int, **changed: Preferred) -> None:
        """Set the *changed* preferences of a person, and keep the others."""
        async with self._store.writing() as session:
            written = await self.write(session=session, user_id=user_id, **changed)
        self.keep(user_id, written)

    async def write(
        self, *, session: AsyncSession, user_id: int, **changed: Preferred
    ) -> Preferences:
        """Write the *changed* preferences in *session*; call ``keep`` once that is committed."""
        row = await session.get(Preference, user_id) or Preference(user_id=user_id)
        for name, wanted in changed.items():
            setattr(row, name, wanted)
        session.add(row)
        return _read(row)

    def keep(self, user_id: int, preferences: Preferences) -> None:
        """Let *preferences*, as committed, be those of a person."""
        self._kept[user_id] = preferences


def _read(row: Preference) -> Preferences:
    return Preferences(**{field.name: getattr(row, field.name) for field in fields(Preferences)})
