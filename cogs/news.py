"""All the news of a board and of the round before it, a page at a time, for one person."""

from discord.ext import commands

from bot.client import Quarterdeck
from bot.messages.components import Pressed
from bot.messages.lookups import recap_button, seat_that_looks, with_way_out
from bot.messages.pages import page, pages_of
from bot.messages.reply import Reply
from bot.messages.verbs import AllNews, NewsPage
from bot.tables.last_round import round_until
from bot.tables.step_log import rows_of_table, still_told
from bot.words.language import voice
from bot.words.seat_names import names_of
from cogs.shared_turn import inside
from engine.core.words import Text


class NewsCog(commands.Cog):
    """The button *All news* of a board, and its pages."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(AllNews, self._opened)
        bot.presses.add(NewsPage, self._turned)

    async def _opened(self, pressed: Pressed[AllNews]) -> None:
        async with Reply(pressed.interaction, update=inside(pressed.interaction)) as reply:
            live, asked = await self.bot.tables.load(pressed.verb.table), pressed.verb
            since = asked.first
            if asked.last <= live.table.seq:
                since = min(since, await round_until(self.bot.tables, live, asked.last))
            whole = NewsPage(table=asked.table, first=since, last=asked.last, page=0)
            await self._show(reply, whole)

    async def _turned(self, pressed: Pressed[NewsPage]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            await self._show(reply, pressed.verb)

    async def _show(self, reply: Reply, news: NewsPage) -> None:
        live = await self.bot.tables.load(news.table)
        first, last = news.first, min(news.last, live.table.seq)
        seat = seat_that_looks(live, reply.interaction.user.id)
        view = live.view(seat)
        rows = still_told(await rows_of_table(self.bot.tables, live, first, last), read=last)
        language, names = voice(reply.code, live.table.game), names_of(live.holders, seat)
        lines = self.bot.narrator.lines(live.game, view, rows, language, names)
        lines = [f"- {line}" for line in lines] or [language.say(Text.of("news-none"))]

        def turn(to: int) -> NewsPage:
            return NewsPage(table=news.table, first=first, last=last, page=to)

        drawn = self.bot.narrator.can_draw(live.game)
        replay = [recap_button(live, language)] if drawn else []
        more = with_way_out(replay, live, seat, language)
        await reply.show(page(pages_of(lines), news.page, language, turn, more=more))


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(NewsCog(bot))
