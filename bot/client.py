"""The bot as Discord meets it: the client, everything behind it, and the cogs in front."""

import logging
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import discord
from cachetools import LRUCache
from discord import app_commands
from discord.ext import commands, tasks

from bot.delivery.outbox import Outbox
from bot.messages.board import Narrator
from bot.messages.components import Button, Menu, Presses
from bot.messages.pictures import Painter, Pictures
from bot.messages.planner.planner import CommandsFor, Planner
from bot.messages.poster import DiscordPoster
from bot.messages.reply import apologise
from bot.services import Services, open_services
from bot.settings import Settings
from bot.tables.data_sets import folder_of, games_of
from bot.tables.live import Tables
from bot.words.commands import Words, sync_if_changed
from bot.words.language import LANGUAGES, code_of, learn, voice
from engine.core.game import AnyGame
from engine.core.words import Text
from renders.drawing_process import DrawingProcess

log = logging.getLogger(__name__)

COGS = (
    *("play", "planner", "forms", "confirmations", "news"),
    *("map", "hand", "lookups", "rules", "help", "dice"),
    *("auto", "prefs", "rematches", "lobby"),
)
"""The cogs of every game, those first whose commands are played first.

A game may have one of its own besides, called by its slug; its commands stand before them.
"""

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)

TIDY_SECONDS = 3600.0
"""Seconds between two times at which what is over is forgotten and the day's copy made."""

DRAWING_PROCESSES = 2
"""Processes that draw, each started when a table of its own is played."""

REMEMBERED_INTERACTIONS = 10_000
"""Interactions whose double would be known."""


class Tree(app_commands.CommandTree["Quarterdeck"]):
    """Commands of people, each played once, whose failures are told to the person."""

    async def interaction_check(self, interaction: discord.Interaction["Quarterdeck"], /) -> bool:
        return not interaction.user.bot and interaction.client.is_new(interaction.id)

    async def on_error(
        self,
        interaction: discord.Interaction["Quarterdeck"],
        error: app_commands.AppCommandError,
        /,
    ) -> None:
        await apologise(interaction, error)


class Quarterdeck(commands.AutoShardedBot):
    """Plays *games* on Discord; ``services`` stands open from login to close."""

    tables: Tables
    services: Services
    narrator: Narrator
    planner: Planner

    def __init__(
        self,
        settings: Settings,
        *,
        games: Mapping[str, AnyGame],
        painters: Sequence[Painter],
        shard_count: int | None = None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents.default(),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            shard_count=shard_count,
            tree_cls=Tree,
        )
        self.settings, self.games = settings, games
        self.presses = Presses()
        self.typed_verbs: dict[str, CommandsFor] = {}
        """By game, what names its typed commands with which a seat does something now."""
        self.pictures = Pictures(painters)
        self.poster = DiscordPoster(self)
        self._seen: LRUCache[int, bool] = LRUCache(REMEMBERED_INTERACTIONS)

    async def setup_hook(self) -> None:
        """Open the services and load the cogs; the commands are told to Discord if they changed."""
        for game in self.games.values():
            learn(game)
        for code in LANGUAGES:
            for slug in self.games:
                voice(code, slug)  # read now, so that no reader waits for it
        self.services = await open_services(
            self.settings.database, games=self.games, poster=self.poster
        )
        self.tables = self.services.tables
        self.narrator = Narrator(self.tables, self.pictures)
        self.planner = Planner(self.tables, self.narrator)
        self.add_dynamic_items(Button, Menu)
        own = (slug for slug in self.games if find_spec(f"cogs.{slug}"))
        for cog in (*own, *COGS):
            await import_module(f"cogs.{cog}").setup(self)
        translator = Words()
        await self.tree.set_translator(translator)
        guild = None if self.settings.guild is None else discord.Object(self.settings.guild)
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        store, anyway = self.services.store, self.settings.sync
        if await sync_if_changed(self.tree, translator, store, guild, anyway=anyway):
            log.info("Discord was told of the commands")
        self._tidy.start()

    async def close(self) -> None:
        """Drain what runs, then leave."""
        self._tidy.cancel()
        if hasattr(self, "services"):
            await self.services.close()
        self.pictures.close()
        await super().close()

    async def on_ready(self) -> None:
        log.info("ready; invite me: %s", self.invite())

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say hello where everybody may read it, or nowhere."""
        first = guild.system_channel
        for channel in (*([first] if first else []), *guild.text_channels):
            rights = channel.permissions_for(guild.me)
            if rights.view_channel and rights.send_messages:
                hello = voice(code_of(guild.preferred_locale)).say(Text.of("hello"))
                await channel.send(hello)
                return

    async def on_message(self, message: discord.Message, /) -> None:
        """Count what others say, and obey nothing: orders come by commands and buttons."""
        if self.user is not None and message.author.id != self.user.id:
            self.services.outbox.chatter.heard(message.channel.id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody is there: what could not be posted is tried again."""
        if interaction.channel_id is not None:
            self.services.outbox.retry(interaction.channel_id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Its permissions may have changed; threads in it go by them too."""
        del before, after
        self.services.outbox.retry()

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """The bot may have been given back what it may do."""
        del before, after
        self.services.outbox.retry()

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot itself may have got or lost a role; nobody else's are told to it."""
        del before, after
        self.services.outbox.retry()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.tables.lose_channel(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self.tables.lose_channel(payload.thread_id)

    @property
    def outbox(self) -> Outbox:
        return self.services.outbox

    def is_new(self, interaction_id: int) -> bool:
        """Whether it is the first time this interaction arrives, since the bot started.

        Discord may deliver one twice; what plays a table remembers its own for longer.
        """
        if interaction_id in self._seen:
            return False
        self._seen[interaction_id] = True
        return True

    def invite(self) -> str:
        """The address at which a server's manager lets the bot in."""
        assert self.application_id is not None
        return discord.utils.oauth_url(
            self.application_id,
            permissions=PERMISSIONS,
            scopes=("bot", "applications.commands"),
        )

    @tasks.loop(seconds=TIDY_SECONDS)
    async def _tidy(self) -> None:
        # What is due wakes the bot by itself, but not if the system's clock was set anew.
        self.services.wake()
        await self.services.tidy(backups=self.settings.backups)


def build(
    settings: Settings,
    *,
    games: Mapping[str, AnyGame] | None = None,
    painters: Sequence[Painter] | None = None,
    shard_count: int | None = None,
) -> Quarterdeck:
    """A bot ready to start, with *games* by slug in place of all there are.

    *painters* draw in place of processes of its own.
    """
    return Quarterdeck(
        settings,
        games=games_of(settings) if games is None else games,
        painters=_processes(settings) if painters is None else painters,
        shard_count=shard_count,
    )


def _processes(settings: Settings) -> list[DrawingProcess]:
    """None of them runs until it is wanted."""
    return [DrawingProcess(folder_of(settings)) for _ in range(DRAWING_PROCESSES)]
