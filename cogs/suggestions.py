"""What is offered below an option as somebody types, and what they mean by what they typed."""

import re
from collections.abc import Mapping, Sequence

from discord import app_commands

from bot.client import Quarterdeck
from bot.messages.reply import Interaction, reader_code
from bot.store.models import Table
from bot.words.language import Language, voice
from bot.words.option_fields import OptionField, fields_of
from bot.words.rule_search import plain
from engine.core.words import Text

MOST_CHOICES = 25
"""Suggestions Discord shows below an option."""

NAME_LETTERS = 100
"""Letters of the name of each."""

Choices = list[app_commands.Choice[str]]


async def games(interaction: Interaction, typed: str) -> Choices:
    code = await reader_code(interaction)
    named = {
        slug: voice(code, slug).say(Text.of("game-title", game=slug), plain=True)
        for slug in _bot(interaction).games
    }
    return matching(named, typed)


async def presets(interaction: Interaction, typed: str) -> Choices:
    """Those of the game that was typed, of the channel's, or of the first there is."""
    known = _bot(interaction).games
    table = await _bot(interaction).tables.table_in(interaction.channel_id or 0)
    slug = getattr(interaction.namespace, "game", None) or (table and table.game)
    game = known.get(str(slug)) or next(iter(known.values()))
    language = voice(await reader_code(interaction), game.slug)
    named = {
        preset: language.say(Text.of("preset-name", preset=preset), plain=True)
        for preset in game.presets
    }
    return matching(named, typed)


async def options(interaction: Interaction, typed: str) -> Choices:
    language = await _voice_here(interaction)
    named = {one.name: one.title(language) for one in await _fields(interaction)}
    return matching(named, typed)


async def values(interaction: Interaction, typed: str) -> Choices:
    """What the option that was typed can be set to."""
    option = getattr(interaction.namespace, "option", None)
    language = await _voice_here(interaction)
    for one in await _fields(interaction):
        if one.name == option:
            return matching(one.values(language), typed)
    return []


async def hosted(interaction: Interaction, typed: str) -> Choices:
    """The tables the person hosts."""
    return await _called(
        interaction, await _bot(interaction).tables.hosted_by(_user(interaction)), typed
    )


async def mine(interaction: Interaction, typed: str) -> Choices:
    """The tables the person sits at."""
    return await _called(
        interaction, await _bot(interaction).tables.tables_of(_user(interaction)), typed
    )


async def levels(interaction: Interaction, typed: str) -> Choices:
    """How well the bot can play the game of the channel."""
    table = await _bot(interaction).tables.table_in(interaction.channel_id or 0)
    if table is None:
        return []
    language = voice(await reader_code(interaction), table.game)
    named = {
        level: language.say(Text.of("policy-name", level=level), plain=True)
        for level in (*_bot(interaction).tables.games.of(table).game.levels, "random")
    }
    return matching(named, typed)


async def _voice_here(interaction: Interaction) -> Language:
    """The reader's, with the words of the game of the channel."""
    table = await _bot(interaction).tables.table_in(interaction.channel_id or 0)
    return voice(await reader_code(interaction), None if table is None else table.game)


async def _called(interaction: Interaction, tables: Sequence[Table], typed: str) -> Choices:
    code = await reader_code(interaction)
    named = {
        table.id: voice(code, table.game).say(
            Text.of("card-title", game=table.game, table=table.id), plain=True
        )
        for table in tables
    }
    return matching(named, typed)


def _user(interaction: Interaction) -> int:
    return interaction.user.id


def _bot(interaction: Interaction) -> Quarterdeck:
    bot: Quarterdeck = interaction.client
    return bot


async def _fields(interaction: Interaction) -> list[OptionField]:
    table = await _bot(interaction).tables.table_in(interaction.channel_id or 0)
    if table is None:
        return []
    live = await _bot(interaction).tables.load(table.id)
    return fields_of(live.codecs, live.table.options)


def matching(named: Mapping[str, str], typed: str) -> Choices:
    """The values whose names hold what was *typed*, those first of which a word begins with it.

    Accents and capitals do not matter.
    """
    sought = plain(typed.strip())
    held = [(value, name, plain(name)) for value, name in named.items()]
    begins = re.compile(rf"(?<!\w){re.escape(sought)}")
    found = [(value, name, begins.search(said)) for value, name, said in held if sought in said]
    found.sort(key=lambda one: one[2] is None)
    return [app_commands.Choice(name=name[:NAME_LETTERS], value=value) for value, name, _ in found][
        :MOST_CHOICES
    ]


def meant(named: Mapping[str, str], typed: str) -> list[str]:
    """The values that *typed* may mean.

    Those it names whole, or else those of whose names it is whole words, or else part.
    """
    sought = plain(typed.strip())
    said = {value: plain(name) for value, name in named.items()}
    words = re.compile(rf"(?<!\w){re.escape(sought)}(?!\w)")
    whole = [value for value, name in said.items() if sought in (name, name[:NAME_LETTERS])]
    return (
        whole
        or [value for value, name in said.items() if words.search(name)]
        or [value for value, name in said.items() if sought in name]
    )
