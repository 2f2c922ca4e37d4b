"""Buttons for final decisions: on a request for a seat, a host's undo, or the end of a table."""

import discord
from discord.ext import commands

from bot.client import Quarterdeck
from bot.messages.board import GOLD, TEAL
from bot.messages.card import Card, make_card
from bot.messages.components import Button, Pressed
from bot.messages.reply import Reply
from bot.messages.verb import Verb
from bot.messages.verbs import Close, KeepPlaying, LetIn, TurnAway, UndoTo
from bot.store.models import Table
from bot.tables import hosting, requests, undoing
from bot.words.language import voice
from cogs.acting_host import acting_host
from cogs.shared_turn import BOARD_WAIT_SECONDS, settle_card
from engine.core.words import Text


class ConfirmationsCog(commands.Cog):
    """Answers to questions that are asked before something final is done."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(LetIn, self._let_in)
        bot.presses.add(TurnAway, self._turned_away)
        bot.presses.add(Close, self._closed)
        bot.presses.add(UndoTo, self._undone)
        bot.presses.add(KeepPlaying, self._kept)

    async def _let_in(self, pressed: Pressed[LetIn]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            tables, table_id, user = self.bot.tables, pressed.verb.table, pressed.verb.user
            seat = await requests.let_in(
                tables,
                table_id,
                pressed.interaction.user.id,
                user,
                for_host=await self._for_host(pressed),
            )
            said = Text.of("lobby-let-in", user=str(user), seat=seat)
            await settle_card(self.bot, reply, table_id, said, in_line=True)

    async def _turned_away(self, pressed: Pressed[TurnAway]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            tables, table_id, user = self.bot.tables, pressed.verb.table, pressed.verb.user
            await requests.turn_away(
                tables,
                table_id,
                pressed.interaction.user.id,
                user,
                for_host=await self._for_host(pressed),
            )
            await settle_card(
                self.bot, reply, table_id, Text.of("lobby-turned-away", user=str(user))
            )

    async def _closed(self, pressed: Pressed[Close]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            table = await self.bot.tables.table(pressed.verb.table)
            by = await acting_host(self.bot, reply.interaction, table)
            await hosting.close_table(self.bot.tables, table.id, by, status=pressed.verb.status)
            await self._say(reply, Text.of("notice-ended", table=table.id))

    async def _undone(self, pressed: Pressed[UndoTo]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            verb, tables = pressed.verb, self.bot.tables
            table = await tables.table(verb.table)
            by = await acting_host(self.bot, reply.interaction, table)
            await undoing.undo(
                tables, verb.table, by, interaction=reply.interaction.id, seq=verb.seq, to=verb.to
            )
            await self._say(reply, Text.of("undo-to-done"))
            await self.bot.services.posted(table, within=BOARD_WAIT_SECONDS)

    async def _kept(self, pressed: Pressed[KeepPlaying]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            await self._say(reply, Text.of("close-kept", table=pressed.verb.table))

    async def _for_host(self, pressed: Pressed[LetIn] | Pressed[TurnAway]) -> bool:
        """Whether the person who decides acts as the host."""
        table = await self.bot.tables.table(pressed.verb.table)
        by = await acting_host(self.bot, pressed.interaction, table)
        return by == (await self.bot.tables.table(table.id)).host_id

    async def _say(self, reply: Reply, text: Text) -> None:
        await reply.show(make_card(text=reply.words(text), colour=TEAL))


def close_card(reply: Reply, table: Table) -> Card:
    """The question whether to close *table* for good."""
    closes = Close(table=table.id, status=table.status)
    return final_question(reply, table, "close-sure", "button-close", closes)


def final_question(reply: Reply, table: Table, asked: str, label: str, verb: Verb) -> Card:
    """The question *asked* before *verb*, whose button has a *label*, ends something for good.

    *asked* and *label* are keys of texts.
    """
    language = voice(reply.code, table.game)
    yes = Button.of(
        language.say(Text.of(label), plain=True), verb, style=discord.ButtonStyle.danger
    )
    no = Button.of(language.say(Text.of("button-keep"), plain=True), KeepPlaying(table=table.id))
    title = language.say(Text.of("card-title", game=table.game, table=table.id))
    text = language.say(Text.of(asked))
    return make_card(text=f"**{title}**\n{text}", buttons=[yes, no], colour=GOLD)


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(ConfirmationsCog(bot))
