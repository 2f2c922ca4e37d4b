"""Preferences of people everywhere, read when they first come and then kept in memory."""

import logging

from cachetools import LRUCache

from bot.errors import BotError
from bot.store.models import Preference
from bot.store.repository import Store
from engine.core.records import value

log = logging.getLogger(__name__)

MOST_KEPT = 10_000
"""People whose preferences are kept in mind."""


@value
class Preferences:
    """Without a *language* a person is spoken to in Discord's.

    *hints* are what a newcomer is told in the planner; *confirms* is whether a typed act is shown
    as a plan first.
    """

    language: str | None = None
    hints: bool = True
    confirms: bool = True


class PreferenceBook:
    """The preferences of everybody, in *store*."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: LRUCache[int, Preferences] = LRUCache(MOST_KEPT)

    async def of(self, user_id: int) -> Preferences:
        """The preferences of a person; the usual ones if they cannot be read."""
        if (kept := self._kept.get(user_id)) is not None:
            return kept
        try:
            async with self._store.reading() as session:
                row = await session.get(Preference, user_id)
        except BotError:
            log.warning("the preferences of %s cannot be read", user_id)
            return Preferences()
        found = Preferences() if row is None else _read(row)
        # What was written while this was read is newer.
        return self._kept.setdefault(user_id, found)

    async def change(self, user_id: int, **changed: str | bool | None) -> None:
        """Let the person prefer what is *changed* from now on, and all else as before."""
        async with self._store.writing() as session:
            row = await session.get(Preference, user_id) or Preference(user_id=user_id)
            for name, wanted in changed.items():
                setattr(row, name, wanted)
            session.add(row)
        self._kept[user_id] = _read(row)


def _read(row: Preference) -> Preferences:
    return Preferences(language=row.language, hints=row.hints, confirms=row.confirms)
