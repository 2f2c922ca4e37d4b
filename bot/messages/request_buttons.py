"""Notices that ask something: the people they call, and the buttons to answer."""

from collections.abc import Sequence

import discord

from bot.messages.components import Button
from bot.messages.verbs import GoesOn, LetIn, LetSleep, TurnAway
from bot.store.models import Holder, Table
from bot.tables.admissions import REQUEST
from bot.tables.people_called import people_called
from bot.tables.silence import QUESTION
from bot.words.language import Language
from engine.core.words import Listing, Text


def addressed(notice: Text, table: Table, holders: Sequence[Holder]) -> Text:
    """*notice*, mentioning the people it calls where its words do so."""
    facts = dict(notice.facts)
    called = _mentions(people_called(notice, table, holders))
    if notice.key == QUESTION:
        return Text.of(QUESTION, **{**facts, "people": called})
    if facts.get("called"):
        return Text.of(notice.key, **{**facts, "who": called})
    if notice.key != REQUEST:
        return notice
    held = any(one.seat == facts["seat"] and one.user_id is not None for one in holders)
    return Text.of(REQUEST, **facts, judges=called, held="yes" if held else "no")


def _mentions(people: Sequence[int]) -> Listing:
    return Listing(items=tuple(Text.of("card-mention", user=str(one)) for one in people))


def request_buttons(notice: Text, table_id: str, language: Language) -> list[Button]:
    """The buttons to answer a request for a seat, or the question to a silent table."""
    if notice.key == QUESTION:
        on = language.say(Text.of("button-goes-on"), plain=True)
        pause = language.say(Text.of("button-pause"), plain=True)
        return [
            Button.of(on, GoesOn(table=table_id), style=discord.ButtonStyle.success),
            Button.of(pause, LetSleep(table=table_id)),
        ]
    if notice.key != REQUEST:
        return []
    user = int(str(dict(notice.facts)["user"]))
    yes = language.say(Text.of("button-let-in"), plain=True)
    no = language.say(Text.of("button-turn-away"), plain=True)
    return [
        Button.of(yes, LetIn(table=table_id, user=user), style=discord.ButtonStyle.success),
        Button.of(no, TurnAway(table=table_id, user=user)),
    ]
