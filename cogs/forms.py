"""Forms, opened by a button of the planner; the typed answers become part of the plan."""

from collections.abc import Mapping
from typing import Any

import discord
from cachetools import LRUCache
from discord.ext import commands

from bot.client import Quarterdeck
from bot.messages.components import Pressed
from bot.messages.planner.form_modal import OpenForm, SendForm, answers_of, modal_of
from bot.messages.reply import Interaction, Reply, apologise, reader_code
from bot.unsaid_errors import OutOfDate
from bot.words.language import voice
from bot.words.seat_names import names_of
from cogs.shared_turn import show_moved_on
from engine.core.errors import RuleViolation

REFUSED_KEPT = 500
"""Refused answers that are kept, the last ones, so that nobody types them again."""


class FormsCog(commands.Cog):
    """Forms to type in; their answers are planned like other choices, and played by *Confirm*."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        self._refused = LRUCache[tuple[str, int, str], Mapping[str, str]](REFUSED_KEPT)
        bot.presses.add(OpenForm, self._opened)

    async def _opened(self, pressed: Pressed[OpenForm]) -> None:
        """Answer with the form as a modal, which Discord accepts only as the first answer."""
        interaction, verb = pressed.interaction, pressed.verb
        state = await self.bot.planner.drafts.open(verb.table, interaction.user.id)
        form = state.form(verb.form) if state.mark == verb.mark else None
        if form is None:
            async with Reply(interaction, update=True) as reply:
                await show_moved_on(self.bot, reply, state, mark=verb.mark)
            return
        language = voice(await reader_code(interaction), state.game.slug)
        send = SendForm(table=verb.table, mark=verb.mark, form=verb.form)
        typed = self._refused.get((verb.table, interaction.user.id, verb.form), {})
        modal = modal_of(form, send, language, names_of(state.live.holders), typed)
        await interaction.response.send_modal(modal)
        modal.stop()  # the answers are found by the modal's id, as after a restart

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Take the answers to a form, even if it was opened before a restart."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        try:
            if not interaction.user.bot and self.bot.is_new(interaction.id):
                await self._sent(interaction)
        # Discord.py would only log the error, and the person would wait for ever.
        except Exception as error:
            await apologise(interaction, error)

    async def _sent(self, interaction: Interaction) -> None:
        data: Mapping[str, Any] = dict(interaction.data or {})
        verb = SendForm.from_id(str(data.get("custom_id", "")))
        async with Reply(interaction, update=True) as reply:
            state = await self.bot.planner.drafts.open(verb.table, interaction.user.id)
            if state.mark != verb.mark:
                await show_moved_on(self.bot, reply, state, mark=verb.mark)
                return
            who, answers = (verb.table, interaction.user.id, verb.form), answers_of(data)
            try:
                await self.bot.planner.drafts.fill(state, verb.form, answers)
            except OutOfDate:
                await show_moved_on(self.bot, reply, state, mark=verb.mark)
                return
            except RuleViolation:
                self._refused[who] = answers
                raise
            self._refused.pop(who, None)
            await reply.show(*await self.bot.planner.show(state, reply.code))


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(FormsCog(bot))
