"""Positions that a test lays out, played on by the bot as if they had come about."""

import discord

from tests.bot.laid_tables import lay as lay_state
from tests.captains_log.table import Table
from tests.cogs.discord_server import DiscordServer


async def lay(server: DiscordServer, table: Table) -> discord.Message:
    """Begin a game of Alice's alone, and let it stand as *table* does; the board."""
    board = await server.set_sail()
    await lay_state(server.bot.tables, await server.table_id(), table.state)
    return board
