"""Notices as messages: the people they call, and the buttons to answer them."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import discord

from bot.messages.components import Button
from bot.messages.verbs import (
    AcceptSeat,
    DeclineSeat,
    EndShare,
    GoesOn,
    LetIn,
    LetSleep,
    Start,
    TakeHelm,
    TurnAway,
)
from bot.store.models import Holder, Table
from bot.tables.admissions import FULL, INVITATION, REQUEST, SHARING
from bot.tables.causes import offers_helm
from bot.tables.people_called import people_called
from bot.tables.silence import QUESTION
from bot.words.language import Language
from engine.core.words import Listing, Text

_GREY = discord.ButtonStyle.secondary
_OnPerson: TypeAlias = type[LetIn | TurnAway | AcceptSeat | DeclineSeat | EndShare]
_ANSWERS: Final[Mapping[str, Mapping[str, _OnPerson]]] = {
    REQUEST: {"button-let-in": LetIn, "button-turn-away": TurnAway},
    INVITATION: {"button-accept": AcceptSeat, "button-decline": DeclineSeat},
    SHARING: {"button-unshare": EndShare},
}
"""The buttons below notices on one person: their labels and verbs; a first of two is green."""


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


def helm_button(table_id: str, language: Language) -> Button:
    """The button by which a person takes their seats back from the bot."""
    return Button.of(language.say(Text.of("button-helm"), plain=True), TakeHelm(table=table_id))


def request_buttons(notice: Text, table_id: str, language: Language) -> list[Button]:
    """The buttons below *notice*: to answer a request, an invitation or the question to a silent
    table, to begin a game, or to take a seat back.

    None below notices that ask nobody for anything.
    """
    facts = dict(notice.facts)
    if offers_helm(notice):
        return [helm_button(table_id, language)]
    if notice.key == QUESTION:
        on = language.say(Text.of("button-goes-on"), plain=True)
        pause = language.say(Text.of("button-pause"), plain=True)
        return [
            Button.of(on, GoesOn(table=table_id), style=discord.ButtonStyle.success),
            Button.of(pause, LetSleep(table=table_id)),
        ]
    if notice.key == FULL:
        start = language.say(Text.of("button-start"), plain=True)
        return [Button.of(start, Start(table=table_id), style=discord.ButtonStyle.primary)]
    if notice.key not in _ANSWERS:
        return []
    user = int(str(facts["user"]))
    answers = _ANSWERS[notice.key]
    styles = (discord.ButtonStyle.success if len(answers) > 1 else _GREY, _GREY)
    return [
        Button.of(
            language.say(Text.of(key), plain=True), verb(table=table_id, user=user), style=style
        )
        for (key, verb), style in zip(answers.items(), styles, strict=False)
    ]
