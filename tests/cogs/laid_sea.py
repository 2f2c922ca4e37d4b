"""Positions of Captain's Log that a test sets up at a table of the bot."""

import discord

from tests.bot.laid_tables import lay as lay_state
from tests.captains_log.table import Table
from tests.cogs.discord_server import DiscordServer


async def lay(server: DiscordServer, table: Table) -> discord.Message:
    """Begin a game of Alice alone, and set it to the state of *table*; returns the board."""
    board = await server.set_sail()
    await lay_state(server.bot.tables, await server.table_id(), table.state)
    return board
