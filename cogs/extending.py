"""/table extend: the host gives days to everybody for whom the table waits."""

from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.messages.reply import Interaction, Reply
from bot.tables import time_given
from bot.tables.time_given import MOST_DAYS
from bot.words.commands import about
from cogs.acting_host import acting_host
from cogs.shared_turn import table_here
from engine.core.words import Text


class Extending(commands.Cog):
    """The command of ``/table`` that gives days."""

    bot: Quarterdeck

    @app_commands.command(name="extend", description=about("about-table-extend"))
    @app_commands.describe(days=about("about-option-days"))
    async def extend(
        self, interaction: Interaction, days: app_commands.Range[int, 1, MOST_DAYS] = 1
    ) -> None:
        """Give *days* to each seat for which the table waits, and tell everybody."""
        async with Reply(interaction) as reply:
            table = await table_here(self.bot, interaction)
            host_id = await acting_host(self.bot, interaction, table)
            until = await time_given.extend(
                self.bot.tables, table.id, host_id, days=days, by=interaction.user.id
            )
            await reply.say(Text.of("time-given", until=str(int(until.timestamp()))))
