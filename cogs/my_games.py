"""/mygames: the person's tables everywhere, by due time, with a button for each that waits."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.messages.board import TEAL
from bot.messages.card import make_card
from bot.messages.components import Button, Pressed
from bot.messages.pages import heading, turning
from bot.messages.personal_verbs import GamesPage
from bot.messages.reply import Interaction, Reply, card_link
from bot.messages.request_buttons import helm_button
from bot.messages.status_board import seconds_of
from bot.messages.verbs import Act
from bot.store.models import Table
from bot.tables.overviews import Overview, of_person
from bot.words.commands import about
from bot.words.language import voice
from bot.words.seat_names import names_of
from engine.core.words import Listing, Person, Text

TABLES_A_PAGE = 6
"""Tables on a page: about one screen of a phone."""


class MyGamesCog(commands.Cog):
    """The list of one's own tables."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(GamesPage, self._turned)

    @app_commands.command(name="mygames", description=about("about-mygames"))
    async def mygames(self, interaction: Interaction) -> None:
        """List the person's tables everywhere, first those that wait for them."""
        async with Reply(interaction) as reply:
            await self._list(reply, 0)

    async def _turned(self, pressed: Pressed[GamesPage]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            await self._list(reply, pressed.verb.page)

    async def _list(self, reply: Reply, number: int) -> None:
        """Show a page of the person's tables; each that waits for them has a button."""
        found = await of_person(self.bot.tables, reply.interaction.user.id)
        if not found:
            return await reply.say(Text.of("mygames-none"))
        count = -(-len(found) // TABLES_A_PAGE)
        number = min(number, count - 1)
        some = found[number * TABLES_A_PAGE : (number + 1) * TABLES_A_PAGE]
        language = voice(reply.code)
        card = make_card(
            text=heading(language.say(Text.of("mygames-title")), number, count),
            offers=[(self._line(reply, one), self._button(reply, one)) for one in some],
            buttons=turning(number, count, language, lambda page: GamesPage(page=page)),
            colour=TEAL,
        )
        return await reply.show(card)

    def _line(self, reply: Reply, one: Overview) -> str:
        """The game and the table, whom it waits for and until when, and where it is."""
        table, mine = one.table, one.waits_for(reply.interaction.user.id)
        unreachable = self._unreachable(table)
        seats = mine or one.waits
        waits = "others" if seats else "bot"
        if mine:
            waits = "question" if one.is_brief(mine) else "you"
        text = Text.of(
            "mygames-line",
            game=table.game,
            table=table.id,
            status=unreachable or table.status,
            waits=waits,
            who=Listing(items=tuple(Person(seat=seat) for seat in seats)),
            until=seconds_of(one.until(seats)),
            held=self.bot.outbox.troubles.of(table.channel_id) or "no",
        )
        where = "" if unreachable else card_link(table) or f"<#{table.channel_id}>"
        said = voice(reply.code, table.game).say(text, names_of(one.holders))
        return f"{said} {where}".rstrip()

    def _button(self, reply: Reply, one: Overview) -> Button | None:
        """The button to take a seat back, to act or to answer, wherever the list is read.

        None if neither can be done.
        """
        if self._unreachable(one.table):
            return None
        mine = one.waits_for(reply.interaction.user.id)
        held = [holder for holder in one.holders if holder.user_id == reply.interaction.user.id]
        played = [one for one in held if not one.resigned and (one.policy or one.is_replaced)]
        if played and one.table.status in ("open", "paused"):
            return helm_button(one.table.id, voice(reply.code))
        if not mine:
            return None
        key = "button-answer" if one.is_brief(mine) else "button-act"
        label = voice(reply.code).say(Text.of(key), plain=True)
        return Button.of(label, Act(table=one.table.id), style=discord.ButtonStyle.primary)

    def _unreachable(self, table: Table) -> str | None:
        """The reason why nobody can play in the table's channel; None if people can."""
        if table.guild_id is not None and self.bot.get_guild(table.guild_id) is None:
            return "left"
        return "gone" if table.channel_gone else None


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(MyGamesCog(bot))
