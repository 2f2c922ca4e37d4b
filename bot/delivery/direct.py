"""Direct messages that Discord refuses: a mention in the channel takes their place."""

import logging
from datetime import datetime
from typing import Final

import discord
from sqlalchemy import update
from sqlmodel import col

from bot import clock
from bot.store.models import OutboxRow
from bot.tables.live import Tables
from bot.tables.personal_messages import fall_back

log = logging.getLogger(__name__)

REFUSED_CODES: Final = (50007, 50278)
"""Discord's codes if the person takes no direct messages, or shares no server with the bot."""

BARRED_CODES: Final = (40003, 20026)
"""Discord's codes if the bot opens too many conversations, or is barred from opening any."""

BARRED_SECONDS: Final = 3_600.0
"""Seconds for which nothing is sent directly after such a code."""


class DirectMessages:
    """The direct messages of *tables*, and whether Discord takes any."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._barred_until: datetime | None = None

    @property
    def are_barred(self) -> bool:
        """Whether Discord has barred the bot within the last hour."""
        return self._barred_until is not None and clock.now() < self._barred_until

    async def give_up(self, row: OutboxRow, error: discord.HTTPException | None = None) -> None:
        """Let the channel tell what *row* tells, as Discord refused it with *error*.

        Without an error the person wants no direct messages any more, or the bot is barred. All is
        one transaction. If the person's Discord refuses, nothing further is sent to them directly,
        and they are told why. A private row waits while the bot is barred, and ends otherwise.
        """
        log.info("outbox row %s is not sent directly: %r", row.id, error)
        if error is not None and error.code in BARRED_CODES:
            self._barred_until = clock.now() + clock.seconds(BARRED_SECONDS)
        preferences, refused = self._tables.preferences, None
        assert row.user_id is not None
        async with self._tables.store.writing() as session:
            if row.private and self.are_barred and self._barred_until is not None:
                query = update(OutboxRow).where(col(OutboxRow.id) == row.id)
                later = {"status": "held", "due_at": self._barred_until, "tried_at": None}
                await session.execute(query.values(**later))
                self._tables.expect(self._barred_until)
            else:
                await fall_back(self._tables, session=session, row=row)
            if error is not None and error.code in REFUSED_CODES:
                refused = await preferences.write(
                    session=session,
                    user_id=row.user_id,
                    direct=False,
                    direct_refused_at=clock.now(),
                )
        if refused is not None:
            preferences.keep(row.user_id, refused)


def is_refused(error: discord.HTTPException) -> bool:
    """Whether Discord will not take this direct message, so that trying again is of no use."""
    return error.code in BARRED_CODES or (400 <= error.status < 500 and error.status != 429)
