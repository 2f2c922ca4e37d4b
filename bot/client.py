"""The Discord client: connects the bot's services with Discord and loads the cogs."""

import logging
from collections.abc import Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import discord
from cachetools import LRUCache
from discord import app_commands
from discord.ext import commands, tasks

from bot.delivery.outbox import Outbox
from bot.keyed_tasks import abandon
from bot.membership import has_left
from bot.messages.board import Narrator
from bot.messages.components import Button, Menu, Presses
from bot.messages.late_pictures import CardTurns
from bot.messages.pictures import Painter, Pictures
from bot.messages.planner.planner import Planner
from bot.messages.planner.planner_drafts import CommandsFor
from bot.messages.poster import DiscordPoster
from bot.messages.reply import apologise
from bot.places import Places, greet
from bot.services import Services, open_services
from bot.settings import Settings
from bot.tables.channels import lose_channel
from bot.tables.data_sets import folder_of, games_of
from bot.tables.live import Tables
from bot.words.commands import Words, sync_if_changed
from bot.words.language import LANGUAGES, learn, voice
from engine.core.game import AnyGame
from renders.drawing_process import DrawingProcess

log = logging.getLogger(__name__)

COGS = (
    *("play", "planner", "forms", "confirmations", "news"),
    *("map", "hand", "lookups", "rules", "help", "dice"),
    *("my_games", "auto", "ahead", "prefs", "away", "reminders"),
    *("rematches", "votes", "host", "lobby"),
)
"""The cogs that serve every game, in the order in which their commands are listed.

A game may have a further cog named by its slug; the commands of that one come first.
"""

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)

CLOCKS_SECONDS = 600.0
"""Seconds between two looks at the clocks of seats, each of which records that the bot is there.

It is less than the gap that counts as absence of the bot; an alarm rings the clocks in time.
"""

TIDY_SECONDS = 3600.0
"""Seconds between two rounds of tidying, which delete expired data and make the day's backup."""

DRAWING_PROCESSES = 2
"""Number of processes that draw; each starts once a table assigned to it is played."""

REMEMBERED_INTERACTIONS = 10_000
"""Number of interactions remembered, to recognise one that is delivered twice."""


class Tree(app_commands.CommandTree["Quarterdeck"]):
    """The command tree: runs each interaction of a person once, and tells them its errors."""

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
    """The bot that plays *games* on Discord; ``services`` is open from login until it closes."""

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
        """Functions that name, by game, the typed commands with which a seat can act now."""
        self.pictures = Pictures(painters)
        self.card_turns = CardTurns()
        self.poster = DiscordPoster(self)
        self.places = Places(self)
        self._seen: LRUCache[int, bool] = LRUCache(REMEMBERED_INTERACTIONS)

    async def setup_hook(self) -> None:
        """Open the services, load the cogs, and send the commands to Discord if they changed."""
        for game in self.games.values():
            learn(game)
        for code in LANGUAGES:
            for slug in self.games:
                voice(code, slug)  # loads the texts now, so that no player has to wait
        self.services = await open_services(
            self.settings.database, games=self.games, poster=self.poster
        )
        self.services.clocks.connected = self.is_heard
        self.services.status_boards.connected = self.is_ready
        self.tables = self.services.tables
        self.tables.has_left = partial(has_left, self)
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
        self._watch_clocks.start()
        self._tidy.start()

    async def close(self) -> None:
        """Finish the work under way, then disconnect."""
        self._watch_clocks.cancel()
        self._tidy.cancel()
        await abandon(self.places.looks, self.places.closings)
        if hasattr(self, "services"):
            await self.services.close()
        self.pictures.close()
        await super().close()

    async def on_ready(self) -> None:
        log.info("ready; invite me: %s", self.invite())
        self.places.look()
        self.services.status_boards.wake()
        self.services.clocks.wake()  # nothing was rung before

    async def on_resumed(self) -> None:
        self.places.look()
        self.services.clocks.wake()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Go on with the tables of a server where the bot was before, and greet the server."""
        self.places.look()
        await greet(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let the tables of a server stand still that was deleted, or where the bot was removed."""
        del guild
        self.places.look()

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        self.places.doubt(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Go on with the tables of a server that was out of reach."""
        del guild
        self.places.look()

    async def on_message(self, message: discord.Message, /) -> None:
        """Count other people's messages in the channel; none is read as a command."""
        if self.user is not None and message.author.id != self.user.id:
            self.services.outbox.chatter.heard(message.channel.id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Retry messages that could not be posted in the channel, as somebody is active there."""
        if interaction.channel_id is not None:
            self.services.outbox.retry(interaction.channel_id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Retry posting, because permissions in this channel and its threads may have changed."""
        del before, after
        self._retry()

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Retry posting, because the bot may have regained a permission."""
        del before, after
        self._retry()

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Retry posting: the bot's roles may have changed; no other member's updates arrive."""
        del before, after
        self._retry()

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Retry posting in a thread, because somebody may have opened it."""
        self.services.outbox.retry(payload.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Record the loss of the channel, and of its threads, which Discord does not name."""
        await lose_channel(self.tables, channel.id)
        self.places.look()

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await lose_channel(self.tables, payload.thread_id)

    @property
    def outbox(self) -> Outbox:
        return self.services.outbox

    def is_heard(self) -> bool:
        """Whether people can act now: the gateway of every shard is open.

        A bot that was ready once stays so when its gateway is cut.
        """
        return self.is_ready() and not any(one.is_closed() for one in self.shards.values())

    def is_new(self, interaction_id: int) -> bool:
        """Whether this interaction arrives for the first time since the bot started.

        Discord may deliver one twice. Actions at a table are also remembered in the database, and
        for longer.
        """
        if interaction_id in self._seen:
            return False
        self._seen[interaction_id] = True
        return True

    def invite(self) -> str:
        """The link with which a server's manager can add the bot."""
        assert self.application_id is not None
        return discord.utils.oauth_url(
            self.application_id,
            permissions=PERMISSIONS,
            scopes=("bot", "applications.commands"),
        )

    def _retry(self) -> None:
        """Retry what could not be posted, because permissions may have changed."""
        self.services.outbox.retry()
        self.services.status_boards.retry()

    @tasks.loop(seconds=CLOCKS_SECONDS)
    async def _watch_clocks(self) -> None:
        self.services.clocks.wake()

    @tasks.loop(seconds=TIDY_SECONDS)
    async def _tidy(self) -> None:
        # The alarm normally wakes the services, but rings late if the system's clock is changed.
        self.services.wake()
        await self.services.tidy(backups=self.settings.backups)
        self.places.close_threads()


def build(
    settings: Settings,
    *,
    games: Mapping[str, AnyGame] | None = None,
    painters: Sequence[Painter] | None = None,
    shard_count: int | None = None,
) -> Quarterdeck:
    """Make a bot that is ready to start; *games* by slug replace the default ones.

    *painters* draw the pictures in place of processes of the bot's own.
    """
    return Quarterdeck(
        settings,
        games=games_of(settings) if games is None else games,
        painters=_processes(settings) if painters is None else painters,
        shard_count=shard_count,
    )


def _processes(settings: Settings) -> list[DrawingProcess]:
    """The drawing processes; none of them runs before it is needed."""
    return [DrawingProcess(folder_of(settings)) for _ in range(DRAWING_PROCESSES)]
