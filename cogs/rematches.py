"""Again and Bigger: from a game that is over to the next one, with the same people."""

from discord.ext import commands

from bot.client import Quarterdeck
from bot.messages.components import Pressed
from bot.messages.reply import Reply
from bot.messages.verbs import Again, Bigger
from bot.tables.rematches import open_again
from cogs.lobby import require_rights, show_lobby


class RematchesCog(commands.Cog):
    """The buttons below a board whose game is over."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(Again, self._again)
        bot.presses.add(Bigger, self._bigger)

    async def _again(self, pressed: Pressed[Again]) -> None:
        await self._open(pressed, bigger=False)

    async def _bigger(self, pressed: Pressed[Bigger]) -> None:
        await self._open(pressed, bigger=True)

    async def _open(self, pressed: Pressed[Again] | Pressed[Bigger], *, bigger: bool) -> None:
        async with Reply(pressed.interaction, public=True) as reply:
            require_rights(pressed.interaction)
            user_id = pressed.interaction.user.id
            table = await open_again(self.bot.tables, pressed.verb.table, user_id, bigger=bigger)
            await show_lobby(self.bot, reply, table)


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(RematchesCog(bot))
