"""Positions that a test lays out, played on by the bot as if they had come about."""

from dataclasses import replace

import discord

from engine.core.records import clone
from tests.captains_log.table import Table
from tests.cogs.discord_server import DiscordServer


async def lay(server: DiscordServer, table: Table) -> discord.Message:
    """Begin a game of Alice's alone, and let it stand as *table* does; the board."""
    board = await server.set_sail()
    tables = server.bot.tables
    live = await tables.load(await server.table_id())
    tables._keep(replace(live, state=clone(table.state)))
    return board
