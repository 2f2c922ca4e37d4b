"""The lobby card: the people at a table, its game and options, and buttons to join it."""

import discord

from bot.messages.board import TEAL
from bot.messages.card import Card, make_card
from bot.messages.components import Button
from bot.messages.lookups import goal_of, how_button
from bot.messages.verbs import Join, JoinSide, Start
from bot.tables.clocks.pace import pace_in_words
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.rematches import preset_of
from bot.words.language import Language, voice
from bot.words.option_fields import fields_of
from bot.words.seat_names import names_of
from engine.core.records import Seat
from engine.core.words import Listing, Person, Text

COMMITMENT_DIGITS = 16
"""Digits of the commitment that are shown first; another seed would not share them."""


async def lobby_card(tables: Tables, table_id: str, *, whole: bool = False) -> Card:
    """The card of a table in its language: the game, the people, and the way to begin.

    A *whole* card shows every option and the entire commitment.
    """
    live = await tables.load(table_id)
    table = live.table
    language = voice(table.language, table.game)
    title = language.say(Text.of("card-title", game=table.game, table=table.id))
    goal = " ".join(language.say(text) for text in goal_of(live))
    lines = [f"**{title}**", *([goal] if goal else []), *_seats(live, language)]
    agreed = _options(live, language) if whole else [" · ".join(_agreed(live, language))]
    if live.pace is not None:
        agreed.append(language.say(Text.of("clock-line", pace=pace_in_words(live.pace))))
    if table.status == "lobby":
        agreed.append(language.say(Text.of("lobby-how", host=str(table.host_id))))
    sealed = Text.of("card-commitment-short", commitment=table.commitment[:COMMITMENT_DIGITS])
    if whole:
        sealed = Text.of("card-commitment", commitment=table.commitment)
    if whole or not live.plays_alone:
        agreed.append(language.say(sealed))
    lines += [f"-# {line}" for line in agreed]
    buttons = _buttons(live, language) if table.status == "lobby" else []
    return make_card(text="\n".join(lines), buttons=buttons, colour=TEAL)


def _options(live: LiveTable, language: Language) -> list[str]:
    return [field.line(language) for field in fields_of(live.codecs, live.table.options)]


def _agreed(live: LiveTable, language: Language) -> list[str]:
    """The name and length of the preset, if one is played, and the options that matter."""
    preset = preset_of(live)
    keys = () if preset is None else ("preset-name", "preset-length")
    named = (language.say(Text.of(key, preset=str(preset))) for key in keys)
    return [*filter(None, named), *_terms(live, language)]


def _terms(live: LiveTable, language: Language) -> list[str]:
    """The options that matter, in few words; all of them if the game names none."""
    terms = live.game.words.terms
    if terms is None:
        return _options(live, language)
    seats = max(len(live.taken), live.seating.least)
    return [language.say(text) for text in terms(live.options, seats)]


def _seats(live: LiveTable, language: Language) -> list[str]:
    """Lines on the seats that are taken: all on one line, or a line for each side."""
    names, seating = names_of(live.holders), live.seating
    lines = [
        language.say(
            Text.of(
                "lobby-side",
                side=Text.of("side-name", side=side),
                seats=Listing(items=tuple(_seat(live, one) for one in seats if one in live.taken)),
                count=sum(one in live.taken for one in seats),
            ),
            names,
        )
        for side, seats in seating.sides
    ]
    here = [] if lines else [language.say(_seat(live, seat), names) for seat in live.taken]
    if live.table.status == "lobby":
        free = seating.most - len(live.taken)
        text = Text.of("lobby-free", free=free, least=seating.least, most=seating.most)
        here.append(language.say(text))
    return [*lines, *([" · ".join(here)] if here else [])]


def _seat(live: LiveTable, seat: Seat) -> Text:
    if (until := live.away_until(seat)) is not None:
        moment = str(int(until.timestamp()))
        return Text.of("lobby-seat-away", seat=seat, who=Person(seat=seat), until=moment)
    if (level := live.policy_of(seat)) is None:
        return Text.of("lobby-seat", seat=seat, who=Person(seat=seat))
    plays = Text.of("policy-name", level=level)
    return Text.of("lobby-seat-bot", seat=seat, who=Person(seat=seat), level=plays)


def _buttons(live: LiveTable, language: Language) -> list[Button]:
    """The buttons of a lobby; the most needed one is first: to join, or to start."""
    enough = len(live.taken) >= live.seating.least
    primary, grey = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    start = Button.of(
        language.say(Text.of("button-start"), plain=True),
        Start(table=live.table.id),
        style=primary if enough else grey,
    )
    joins = _joins(live, language, style=grey if enough else primary)
    wanted = [start, *joins] if enough else [*joins, start]
    return [*wanted, how_button(live.table.id, language)]


def _joins(live: LiveTable, language: Language, *, style: discord.ButtonStyle) -> list[Button]:
    """A button to join, or one for each side."""
    table = live.table.id
    if not live.seating.sides:
        label = language.say(Text.of("button-join"), plain=True)
        return [Button.of(label, Join(table=table), style=style)]
    return [
        Button.of(
            language.say(
                Text.of("button-join-side", side=Text.of("side-name", side=side)), plain=True
            ),
            JoinSide(table=table, side=side),
            style=style,
        )
        for side, _ in live.seating.sides
    ]
