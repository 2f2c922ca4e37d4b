"""Buttons below a notice on which a person asks for a seat."""

import discord

from bot.messages.components import Button
from bot.messages.verbs import LetIn, TurnAway
from bot.words.language import Language
from engine.core.words import Text

NOTICES_THAT_ASK = ("notice-asks-share", "notice-asks-seat")
"""Notices that need an answer."""


def request_buttons(notice: Text, table_id: str, language: Language) -> list[Button]:
    """The buttons to let in the person who asks, or to refuse them; none below other notices."""
    if notice.key not in NOTICES_THAT_ASK:
        return []
    user = int(str(dict(notice.facts)["user"]))
    yes = language.say(Text.of("button-let-in"), plain=True)
    no = language.say(Text.of("button-turn-away"), plain=True)
    return [
        Button.of(yes, LetIn(table=table_id, user=user), style=discord.ButtonStyle.success),
        Button.of(no, TurnAway(table=table_id, user=user)),
    ]
