"""/host: what the managers of a server decide for all of its tables."""

from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.errors import NoServer, NotManager
from bot.keyed_tasks import settle
from bot.messages.reply import Interaction, Reply
from bot.messages.undelivered import require_rights
from bot.tables.server_boards import place_board, server_of
from bot.words.commands import about
from engine.core.words import Text

POSTING_SECONDS = 20.0
"""Seconds to wait for the status board, to tell the manager if it does not come."""


class HostCog(commands.GroupCog, group_name="host", group_description=about("about-host")):
    """Commands for managers of a server."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot

    @app_commands.command(name="board", description=about("about-host-board"))
    @app_commands.describe(on=about("about-option-board"))
    async def board(self, interaction: Interaction, on: bool = True) -> None:
        """Let the status board of the server stand in this channel, or take it away."""
        async with Reply(interaction) as reply:
            guild_id, boards = _managed(interaction), self.bot.services.status_boards
            if on:
                require_rights(interaction)
            place = interaction.channel_id if on else None
            before = await place_board(self.bot.tables, guild_id, place, key=interaction.id)
            if before is not None:
                await self.bot.poster.delete_status(before.channel_id, before.message_id)
            if not on:
                return await reply.say(Text.of("status-gone"))
            boards.begin(guild_id)
            await settle(boards.shows.of(str(guild_id)), within=POSTING_SECONDS)
            server = await server_of(self.bot.tables, guild_id)
            stands = server is not None and server.board_id is not None
            return await reply.say(Text.of("status-placed" if stands else "status-late"))


def _managed(interaction: Interaction) -> int:
    """The server that the person manages.

    :raises NoServer: outside servers.
    :raises NotManager: if the person does not manage it.
    """
    if interaction.guild_id is None:
        raise NoServer
    if not interaction.permissions.manage_guild:
        raise NotManager
    return interaction.guild_id


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(HostCog(bot))
