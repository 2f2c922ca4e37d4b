"""Places of play on Discord: which still exist, which are closed, where a server is greeted."""

import logging
from datetime import datetime
from typing import Protocol

import aiohttp
import discord

from bot import clock
from bot.delivery.outbox import Outbox
from bot.errors import ShuttingDown, StoreFailed
from bot.keyed_tasks import KeyedTasks
from bot.tables.boards import CHANNEL_GONE_CODE
from bot.tables.channels import (
    come_back,
    forget_thread,
    leave_server,
    lose_channel,
    places_of,
    servers_of,
    threads_to_close,
)
from bot.tables.live import Tables
from bot.words.language import code_of, voice
from engine.core.words import Text

log = logging.getLogger(__name__)

MOST_ASKED = 50
"""Channels and threads that Discord is asked about at one look; the next look goes on."""

KNOWN_SECONDS = 6 * 3600.0
"""Seconds for which a thread that Discord does not list is known to exist, once asked about."""


class App(Protocol):
    """The part of the bot that knows servers and channels."""

    @property
    def tables(self) -> Tables: ...

    @property
    def outbox(self) -> Outbox: ...

    def is_ready(self) -> bool: ...

    def get_guild(self, id: int, /) -> discord.Guild | None: ...

    async def fetch_channel(
        self, channel_id: int, /
    ) -> discord.abc.GuildChannel | discord.abc.PrivateChannel | discord.Thread: ...


class Places:
    """Looks, whenever *app* comes back to Discord or to a server, for what changed meanwhile."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.looks = KeyedTasks(self._look, "places")
        self.closings = KeyedTasks(self._close_threads, "threads")
        self._doubtful: dict[int, datetime] = {}
        """Servers that were out of reach, and when; channels deleted meanwhile are still named."""
        self._asked: dict[int, datetime] = {}
        """The moments at which Discord was last asked about channels."""
        self._closes_at: datetime | None = None
        """The moment before which no thread has to be closed; None if it is not known."""

    def doubt(self, guild_id: int) -> None:
        """Record that a server is out of reach."""
        self._doubtful[guild_id] = clock.now()

    def look(self) -> None:
        """Record channels that are gone, and retry the news that waits."""
        if not self._app.tables.closing:
            self.looks.start("")

    def close_threads(self) -> None:
        """Close the threads that the bot opened for games that have been over for a day."""
        due = self._closes_at is None or self._closes_at <= clock.now()
        if due and not self._app.tables.closing and self._app.is_ready():
            self.closings.start("")

    async def _close_threads(self, key: str) -> None:
        del key
        tables = self._app.tables
        try:
            found, self._closes_at = await threads_to_close(tables)
            for channel_id in found:
                taken = await tables.table_in(channel_id) is not None
                if taken or await self._close_thread(channel_id):
                    await forget_thread(tables, channel_id)
                else:
                    self._closes_at = None
        except ShuttingDown:
            return
        except StoreFailed:
            log.exception("the threads to close cannot be read")
            self._closes_at = None

    async def _close_thread(self, channel_id: int) -> bool:
        """Close a thread; False if that is to be tried again later."""
        try:
            thread = await self._app.fetch_channel(channel_id)
            if isinstance(thread, discord.Thread) and not thread.archived:
                await thread.edit(archived=True)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.info("thread %s was not closed: %r", channel_id, error)
            return isinstance(error, discord.NotFound | discord.Forbidden)
        return True

    async def _look(self, key: str) -> None:
        del key
        try:
            await self._compare_servers()
            await self._find_lost()
        except ShuttingDown:
            return
        except StoreFailed:
            log.exception("the places of tables cannot be read")
        self._app.outbox.retry()

    async def _compare_servers(self) -> None:
        """Record the servers that the bot has left, and those to which it has come back.

        A server that is out of reach is still one of the bot's.
        """
        if not self._app.is_ready():
            return
        there, left = await servers_of(self._app.tables)
        for guild_id in there:
            if self._app.get_guild(guild_id) is None:
                log.warning("the bot has left server %s", guild_id)
                await leave_server(self._app.tables, guild_id)
        for guild_id in left:
            if self._app.get_guild(guild_id) is not None:
                await come_back(self._app.tables, guild_id)

    async def _find_lost(self) -> None:
        """Record the channels and threads of tables that were deleted unnoticed.

        Only those that are not known to exist are asked for, a limited number at one look. A server
        that the bot has left, or that is out of reach, is not judged.
        """
        seen, unsure, left = set[int](), set[int](), MOST_ASKED
        for guild_id, channel_id in await places_of(self._app.tables):
            guild = self._app.get_guild(guild_id)
            if guild is None or guild.unavailable:
                continue
            seen.add(guild_id)
            if self._is_known(guild, channel_id):
                continue
            if not left:
                unsure.add(guild_id)
                continue
            left -= 1
            self._asked[channel_id] = clock.now()
            if not await self._exists(channel_id):
                await lose_channel(self._app.tables, channel_id)
                del self._asked[channel_id]
        for guild_id in seen - unsure:
            self._doubtful.pop(guild_id, None)

    def _is_known(self, guild: discord.Guild, channel_id: int) -> bool:
        """Whether the channel exists for sure, or was asked about not long ago."""
        doubted = self._doubtful.get(guild.id)
        if doubted is None and guild.get_channel_or_thread(channel_id) is not None:
            return True
        asked, since = self._asked.get(channel_id), clock.now() - clock.seconds(KNOWN_SECONDS)
        return asked is not None and asked >= (since if doubted is None else max(doubted, since))

    async def _exists(self, channel_id: int) -> bool:
        """Whether Discord knows the channel; True if that cannot be found out now."""
        try:
            await self._app.fetch_channel(channel_id)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.info("channel %s was not fetched: %r", channel_id, error)
            return not (isinstance(error, discord.NotFound) and error.code == CHANNEL_GONE_CODE)
        return True


async def greet(guild: discord.Guild) -> None:
    """Greet a new server in a channel that everybody may read; say nothing if there is none."""
    first = guild.system_channel
    for channel in (*([first] if first else []), *guild.text_channels):
        rights = channel.permissions_for(guild.me)
        if rights.view_channel and rights.send_messages:
            await channel.send(voice(code_of(guild.preferred_locale)).say(Text.of("hello")))
            return
