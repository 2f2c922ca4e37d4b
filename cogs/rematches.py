"""Again and Bigger: from a game that is over to the next one, with the same people."""

from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.errors import ChannelTaken, NoTableHere
from bot.messages.components import Pressed
from bot.messages.reply import Interaction, Reply
from bot.messages.undelivered import require_rights
from bot.messages.verbs import Again, Bigger
from bot.store.models import Table
from bot.tables import playing
from bot.tables.rematches import open_again
from bot.words.commands import about
from cogs.lobby import show_lobby
from cogs.shared_turn import say_posted
from engine.core.words import Text


class RematchesCog(commands.Cog):
    """The buttons below the board of a game that is over, and the command for the same."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(Again, self._again)
        bot.presses.add(Bigger, self._bigger)

    @app_commands.command(name="again", description=about("about-again"))
    @app_commands.describe(bigger=about("about-option-bigger"))
    async def again(self, interaction: Interaction, bigger: bool = False) -> None:
        """Open a lobby in the channel for another game like the last one there."""
        async with Reply(interaction, public=True) as reply:
            channel = interaction.channel_id or 0
            if (open_table := await self.bot.tables.table_in(channel)) is not None:
                raise ChannelTaken(table=open_table.id)
            over = await self.bot.tables.last_over_in(channel)
            if over is None or not await self._sat_at(over, interaction.user.id):
                raise NoTableHere  # a stranger is not told which table was here
            await self._open(reply, over.id, bigger=bigger)

    async def _sat_at(self, table: Table, user_id: int) -> bool:
        return any(one.user_id == user_id for one in await self.bot.tables.holders(table.id))

    async def _again(self, pressed: Pressed[Again]) -> None:
        async with Reply(pressed.interaction, public=True) as reply:
            await self._open(reply, pressed.verb.table, bigger=False)

    async def _bigger(self, pressed: Pressed[Bigger]) -> None:
        async with Reply(pressed.interaction, public=True) as reply:
            await self._open(reply, pressed.verb.table, bigger=True)

    async def _open(self, reply: Reply, table_id: str, *, bigger: bool) -> None:
        require_rights(reply.interaction)
        user_id = reply.interaction.user.id
        tables = self.bot.tables
        table = await open_again(tables, table_id, user_id, bigger=bigger)
        if {one.user_id for one in await tables.holders(table.id)} <= {user_id, None}:
            await playing.start(tables, table.id, user_id)  # there are no other people to wait for
            await say_posted(self.bot, reply, table.id, Text.of("lobby-started"))
        else:
            await show_lobby(self.bot, reply, table)


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(RematchesCog(bot))
