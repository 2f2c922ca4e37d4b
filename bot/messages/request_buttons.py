"""Notices that ask something: the people they call, and the buttons to answer."""

from collections.abc import Sequence

import discord

from bot.messages.components import Button
from bot.messages.verbs import GoesOn, LetIn, LetSleep, TurnAway
from bot.store.models import Holder, Table
from bot.tables.admissions import REQUEST, judges_of
from bot.tables.silence import QUESTION
from bot.words.language import Language
from engine.core.words import Listing, Text

DAMAGE = "notice-quarantined"
"""The notice of a table that is damaged."""


def addressed(
    notice: Text, table: Table, holders: Sequence[Holder]
) -> tuple[Text, tuple[int, ...]]:
    """*notice* with the people it calls, and their ids.

    They are those who decide on a request, the host of a damaged table, all people of a silent
    one, and the people of a seat that is *called*. Other notices call nobody.
    """
    if notice.key == DAMAGE:
        return notice, (table.host_id,)
    facts = dict(notice.facts)
    if notice.key == QUESTION:
        all_people = tuple(dict.fromkeys(one.user_id for one in holders if one.user_id))
        return Text.of(QUESTION, **{**facts, "people": _mentions(all_people)}), all_people
    if seat := facts.get("called"):
        people = tuple(one.user_id for one in holders if one.seat == seat and one.user_id)
        return Text.of(notice.key, **{**facts, "who": _mentions(people)}), people
    if notice.key != REQUEST:
        return notice, ()
    judges = judges_of(table, holders, str(facts["seat"]))
    held = any(one.seat == facts["seat"] and one.user_id is not None for one in holders)
    return Text.of(REQUEST, **facts, judges=_mentions(judges), held="yes" if held else "no"), judges


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
