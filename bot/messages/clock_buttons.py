"""Buttons below notices about a seat's time: to act, to be reminded later, to give a day."""

import discord

from bot.messages.components import Button
from bot.messages.verbs import Act, GiveDay, Snooze
from bot.tables.out_of_time import RESERVE
from bot.tables.reminders import REMINDER
from bot.words.language import Language
from engine.core.words import Text


def clock_buttons(notice: Text, table_id: str, language: Language) -> list[Button]:
    """The buttons below a reminder, or below the notice of a reserve; none below others."""
    if notice.key not in (REMINDER, RESERVE):
        return []
    act = language.say(Text.of("button-act"), plain=True)
    snooze = language.say(Text.of("button-snooze"), plain=True)
    buttons = [
        Button.of(act, Act(table=table_id), style=discord.ButtonStyle.primary),
        Button.of(snooze, Snooze(table=table_id)),
    ]
    if notice.key == RESERVE:
        facts = dict(notice.facts)
        verb = GiveDay(table=table_id, seat=str(facts["seat"]), asked=int(str(facts["asked"])))
        give = language.say(Text.of("button-give-day"), plain=True)
        buttons.append(Button.of(give, verb))
    return buttons
