"""All the news of a board, a page at a time, for whoever asks."""

from typing import TYPE_CHECKING

from discord.ext import commands

from bot.messages.board import names_of
from bot.messages.components import Pressed
from bot.messages.pages import page
from bot.messages.reply import Reply
from bot.tables.step_log import rows_of_table, still_told
from bot.words.language import voice
from engine.core.records import SPECTATOR
from engine.core.words import Text

if TYPE_CHECKING:
    from bot.client import Quarterdeck


class NewsCog(commands.Cog):
    """The button *All news* of a board, and the pages behind it."""

    def __init__(self, bot: "Quarterdeck") -> None:
        self.bot = bot
        bot.presses.add("news", self._opened)
        bot.presses.add("newspage", self._turned)

    async def _opened(self, pressed: Pressed) -> None:
        async with Reply(pressed.interaction) as reply:
            await self._show(reply, pressed)

    async def _turned(self, pressed: Pressed) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            await self._show(reply, pressed)

    async def _show(self, reply: Reply, pressed: Pressed) -> None:
        first, last, number = (*map(int, pressed.arguments), 0)[:3]
        live = await self.bot.tables.load(pressed.table_id)
        mine = live.seats_of(reply.interaction.user.id)
        view = live.view(live.seat_of(reply.interaction.user.id) if mine else SPECTATOR)
        rows = still_told(await rows_of_table(self.bot.tables, live, first, last), read=last)
        language, names = voice(reply.code, live.table.game), names_of(live.holders)
        lines = self.bot.narrator.lines(live.game, view, rows, language, names)
        lines = [f"- {line}" for line in lines] or [language.say(Text.of("news-none"))]
        where = (str(first), str(last))
        await reply.show(page(lines, number, language, "newspage", live.table.id, *where))


async def setup(bot: "Quarterdeck") -> None:
    await bot.add_cog(NewsCog(bot))
