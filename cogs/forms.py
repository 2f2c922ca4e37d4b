"""Forms: opened from a button of the planner, and planned once they are sent."""

from collections.abc import Mapping
from typing import Any

import discord
from discord.ext import commands

from bot.client import Quarterdeck
from bot.errors import OutOfDate
from bot.messages.components import Pressed
from bot.messages.planner.form_modal import OpenForm, SendForm, answers_of, modal_of
from bot.messages.reply import Interaction, Reply, apologise, reader_code
from bot.words.language import voice
from bot.words.seat_names import names_of
from cogs.shared_turn import show_moved_on


class FormsCog(commands.Cog):
    """Forms that are typed into, planned like anything picked, and played by *Confirm*."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(OpenForm, self._opened)

    async def _opened(self, pressed: Pressed[OpenForm]) -> None:
        """Answer with the modal itself: Discord takes one as the first answer only."""
        interaction, verb = pressed.interaction, pressed.verb
        state = await self.bot.planner.open(verb.table, interaction.user.id)
        form = state.form(verb.form) if state.mark == verb.mark else None
        if form is None:
            async with Reply(interaction, update=True) as reply:
                await show_moved_on(self.bot, reply, state, mark=verb.mark)
            return
        language = voice(await reader_code(interaction), state.game.slug)
        send = SendForm(table=verb.table, mark=verb.mark, form=verb.form)
        modal = modal_of(form, send, language, names_of(state.live.holders))
        await interaction.response.send_modal(modal)
        modal.stop()  # what is sent is found by its id, as after a restart

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Take what was sent, whether or not this process opened the form."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        try:
            if not interaction.user.bot and self.bot.is_new(interaction.id):
                await self._sent(interaction)
        # A listener's errors are only logged, and the person would wait for ever.
        except Exception as error:
            await apologise(interaction, error)

    async def _sent(self, interaction: Interaction) -> None:
        data: Mapping[str, Any] = dict(interaction.data or {})
        verb = SendForm.from_id(str(data.get("custom_id", "")))
        async with Reply(interaction, update=True) as reply:
            state = await self.bot.planner.open(verb.table, interaction.user.id)
            if state.mark != verb.mark:
                await show_moved_on(self.bot, reply, state, mark=verb.mark)
                return
            try:
                await self.bot.planner.fill(state, verb.form, answers_of(data))
            except OutOfDate:
                await show_moved_on(self.bot, reply, state, mark=verb.mark)
                return
            await reply.show(*await self.bot.planner.show(state, reply.code))


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(FormsCog(bot))
