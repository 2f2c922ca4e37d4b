"""Requests for a seat as messages: the people they call, and the buttons to decide."""

from collections.abc import Sequence

import discord

from bot.messages.components import Button
from bot.messages.verbs import LetIn, TurnAway
from bot.store.models import Holder, Table
from bot.tables.admissions import REQUEST, judges_of
from bot.words.language import Language
from engine.core.words import Listing, Text

DAMAGE = "notice-quarantined"
"""The notice of a table that is damaged."""


def addressed(
    notice: Text, table: Table, holders: Sequence[Holder]
) -> tuple[Text, tuple[int, ...]]:
    """*notice* with the people it calls, and their ids.

    They are those who decide on a request, the host of a damaged table, and the people of a seat
    that is *called*. Other notices call nobody.
    """
    if notice.key == DAMAGE:
        return notice, (table.host_id,)
    facts = dict(notice.facts)
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
    """The buttons to let in the person who asks, or to refuse them; none below other notices."""
    if notice.key != REQUEST:
        return []
    user = int(str(dict(notice.facts)["user"]))
    yes = language.say(Text.of("button-let-in"), plain=True)
    no = language.say(Text.of("button-turn-away"), plain=True)
    return [
        Button.of(yes, LetIn(table=table_id, user=user), style=discord.ButtonStyle.success),
        Button.of(no, TurnAway(table=table_id, user=user)),
    ]
