"""/rules: what the rulebook says, rule by rule, in our own words, with the page."""

from collections.abc import Sequence
from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.messages.components import Pressed
from bot.messages.pages import page
from bot.messages.reply import Interaction, Reply
from bot.messages.verbs import RulesPage
from bot.words.commands import about
from bot.words.language import voice
from bot.words.rulebook import RuleRow, rules_of, search
from engine.core.words import Text

MOST_RULES = 30
"""Rules shown for one search."""


class RulesCog(commands.GroupCog, group_name="rules", group_description=about("about-rules")):
    """Looking rules up."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(RulesPage, self._turned)

    @app_commands.command(name="search", description=about("about-rules-search"))
    @app_commands.describe(about=about("about-option-about"), game=about("about-option-game"))
    async def search(self, interaction: Interaction, about: str, game: str | None = None) -> None:
        """Show the rules that speak *about* something, or the one of that id."""
        async with Reply(interaction) as reply:
            slug = game or await self._slug(interaction)
            await self._show(reply, search(self._rules(slug), about[:60], MOST_RULES))

    @app_commands.command(name="area", description=about("about-rules-area"))
    @app_commands.describe(area=about("about-option-area"))
    async def area(self, interaction: Interaction, area: str) -> None:
        """Show a whole chapter of the rules, a page at a time."""
        async with Reply(interaction) as reply:
            slug = await self._slug(interaction)
            await self._chapter(reply, slug, area.upper()[:20], 0)

    @search.autocomplete("about")
    async def _found(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        rows = search(self._rules(await self._slug(interaction)), typed[:60], 25)
        return [
            app_commands.Choice(name=f"{row.id}: {row.text}"[:100], value=row.id) for row in rows
        ]

    @area.autocomplete("area")
    async def _areas(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        rows = self._rules(await self._slug(interaction))
        areas = dict.fromkeys(row.id.split("-")[1] for row in rows)
        found = [area for area in areas if typed.upper() in area]
        return [app_commands.Choice(name=area.title(), value=area) for area in found[:25]]

    async def _turned(self, pressed: Pressed[RulesPage]) -> None:
        verb = pressed.verb
        async with Reply(pressed.interaction, update=True) as reply:
            await self._chapter(reply, verb.game, verb.area, verb.page)

    async def _chapter(self, reply: Reply, slug: str, area: str, number: int) -> None:
        rows = [row for row in self._rules(slug) if row.id.split("-")[1] == area]
        if not rows:
            return await self._show(reply, rows)
        language = voice(reply.code)
        lines = [_line(row) for row in rows]
        return await reply.show(page(lines, number, language, partial(_page, slug, area)))

    async def _show(self, reply: Reply, rows: Sequence[RuleRow]) -> None:
        if not rows:
            return await reply.say(Text.of("rules-none"))
        return await reply.write("\n".join(_line(row) for row in rows))

    def _rules(self, slug: str) -> Sequence[RuleRow]:
        game = self.bot.games.get(slug)
        return () if game is None else rules_of(game)

    async def _slug(self, interaction: Interaction) -> str:
        """The game of the channel, or the first there is."""
        table = await self.bot.tables.table_in(interaction.channel_id or 0)
        return next(iter(self.bot.games), "") if table is None else table.game


def _page(slug: str, area: str, number: int) -> RulesPage:
    return RulesPage(game=slug, area=area, page=number)


def _line(row: RuleRow) -> str:
    return f"**{row.id}** {row.text} ({row.page})" if row.page else f"**{row.id}** {row.text}"


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(RulesCog(bot))
