"""The card of a table: who sits there, what is played, and before the start how to join."""

import discord

from bot.messages.board import SEA
from bot.messages.card import Card, make_card
from bot.messages.components import Button
from bot.messages.lookups import goal_of, how_button
from bot.messages.verbs import Join, Start
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.rematches import preset_of
from bot.words.language import Language, voice
from bot.words.option_fields import fields_of
from bot.words.seat_names import names_of
from engine.core.words import Person, Text

COMMITMENT_DIGITS = 16
"""Digits of the commitment that are shown at first: no other seed would begin with them."""


async def lobby_card(tables: Tables, table_id: str, *, whole: bool = False) -> Card:
    """The card in the table's language: what is played, who sits there, and how to begin.

    A *whole* one says every option and all of the commitment.
    """
    live = await tables.load(table_id)
    table = live.table
    language = voice(table.language, table.game)
    title = language.say(Text.of("card-title", game=table.game, table=table.id))
    goal = " ".join(language.say(text) for text in goal_of(live))
    lines = [f"**{title}**", *([goal] if goal else []), " · ".join(_seats(live, language))]
    agreed = _options(live, language) if whole else [" · ".join(_agreed(live, language))]
    if table.status == "lobby":
        agreed.append(language.say(Text.of("lobby-how", host=str(table.host_id))))
    sealed = Text.of("card-commitment-short", commitment=table.commitment[:COMMITMENT_DIGITS])
    if whole:
        sealed = Text.of("card-commitment", commitment=table.commitment)
    lines += [f"-# {line}" for line in (*agreed, language.say(sealed))]
    buttons = _buttons(live, language) if table.status == "lobby" else []
    return make_card(text="\n".join(lines), buttons=buttons, colour=SEA)


def _options(live: LiveTable, language: Language) -> list[str]:
    return [field.line(language) for field in fields_of(live.codecs, live.table.options)]


def _agreed(live: LiveTable, language: Language) -> list[str]:
    """The preset, if it is one, and what matters of the options."""
    preset = preset_of(live)
    name = [] if preset is None else [language.say(Text.of("preset-name", preset=preset))]
    return [*name, *_terms(live, language)]


def _terms(live: LiveTable, language: Language) -> list[str]:
    """What matters of the options, in few words; all of them if the game does not say."""
    terms = live.game.words.terms
    if terms is None:
        return _options(live, language)
    seats = max(len(live.taken), live.seating.least)
    return [language.say(text) for text in terms(live.options, seats)]


def _seats(live: LiveTable, language: Language) -> list[str]:
    names = names_of(live.holders)
    lines = [
        language.say(
            Text.of(
                "lobby-seat-bot" if live.policy_of(seat) else "lobby-seat",
                seat=seat,
                who=Person(seat=seat),
            ),
            names,
        )
        for seat in live.taken
    ]
    seating = live.seating
    if live.table.status == "lobby":
        free = seating.most - len(live.taken)
        text = Text.of("lobby-free", free=free, least=seating.least, most=seating.most)
        lines.append(language.say(text))
    return lines


def _buttons(live: LiveTable, language: Language) -> list[Button]:
    """What is still wanted stands first: captains, or else the start."""
    table_id, enough = live.table.id, len(live.taken) >= live.seating.least
    wanted = {Join(table=table_id): "button-join", Start(table=table_id): "button-start"}
    first, *others = reversed(wanted) if enough else wanted
    said = {verb: language.say(Text.of(key), plain=True) for verb, key in wanted.items()}
    return [
        Button.of(said[first], first, style=discord.ButtonStyle.primary),
        *(Button.of(said[verb], verb) for verb in others),
        how_button(table_id, language),
    ]
