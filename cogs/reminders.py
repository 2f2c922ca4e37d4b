"""Buttons below notices about a seat's time: *Remind me later*, and *Give a day*."""

from collections.abc import Mapping
from datetime import datetime

from discord.ext import commands

from bot import clock
from bot.client import Quarterdeck
from bot.errors import OldButton
from bot.messages.board import TEAL
from bot.messages.card import Card, make_card
from bot.messages.components import Button, Pressed
from bot.messages.reply import Reply
from bot.messages.verbs import GiveDay, Snooze, SnoozeUntil
from bot.tables import reminding, time_given
from bot.tables.clocks.snooze_times import snooze_times
from bot.words.language import Language, voice
from cogs.shared_turn import inside
from engine.core.words import Text


class RemindersCog(commands.Cog):
    """A person puts off being reminded, or gives a day to somebody else."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(Snooze, self._pressed_snooze)
        bot.presses.add(SnoozeUntil, self._pressed_until)
        bot.presses.add(GiveDay, self._pressed_give)

    async def _pressed_snooze(self, pressed: Pressed[Snooze]) -> None:
        """Ask until when; whoever is not waited for is told so at once."""
        user_id, table_id = pressed.interaction.user.id, pressed.verb.table
        async with Reply(pressed.interaction) as reply:
            reminding.require_waited_for(await self.bot.tables.load(table_id), user_id)
            preferences = await self.bot.tables.preferences.of(user_id)
            times = snooze_times(preferences.zone, clock.now())
            asked = Text.of("snooze-when", zone=preferences.zone or "none")
            await reply.show(_question(asked, times, table_id, voice(reply.code)))

    async def _pressed_until(self, pressed: Pressed[SnoozeUntil]) -> None:
        user_id, tables = pressed.interaction.user.id, self.bot.tables
        async with Reply(pressed.interaction, update=inside(pressed.interaction)) as reply:
            zone = (await tables.preferences.of(user_id)).zone
            at = snooze_times(zone, clock.now()).get(pressed.verb.when)
            if at is None:
                raise OldButton
            until = await reminding.snooze(tables, pressed.verb.table, user_id, at)
            ends = "none" if until is None else _stamp(until)
            said = reply.words(Text.of("snooze-set", at=_stamp(at), until=ends))
            await reply.show(make_card(text=said, colour=TEAL))

    async def _pressed_give(self, pressed: Pressed[GiveDay]) -> None:
        verb, user_id = pressed.verb, pressed.interaction.user.id
        async with Reply(pressed.interaction) as reply:
            until = await time_given.give_day(
                self.bot.tables, verb.table, user_id, seat=verb.seat, asked=verb.asked
            )
            await reply.say(Text.of("time-given", until=_stamp(until)))


def _question(
    asked: Text, times: Mapping[str, datetime], table_id: str, language: Language
) -> Card:
    lines = [Text.of("snooze-time", when=when, at=_stamp(at)) for when, at in times.items()]
    buttons = [
        Button.of(
            language.say(Text.of("button-snooze-until", when=when), plain=True),
            SnoozeUntil(table=table_id, when=when),
        )
        for when in times
    ]
    said = "\n".join(language.say(text) for text in (asked, *lines))
    return make_card(text=said, buttons=buttons, colour=TEAL)


def _stamp(moment: datetime) -> str:
    """*moment* as Discord writes it: seconds since 1970."""
    return str(int(moment.timestamp()))


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(RemindersCog(bot))
