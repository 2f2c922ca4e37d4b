"""Suggestions for an option as somebody types, and the values that typed words mean."""

import difflib
import re
from collections.abc import Mapping, Sequence
from statistics import fmean

from discord import app_commands

from bot.client import Quarterdeck
from bot.errors import WhichOne
from bot.messages.reply import Interaction, excuse, reader_code
from bot.store.models import Table
from bot.tables.live_table import LiveTable
from bot.words.language import Language, voice
from bot.words.option_fields import OptionField, fields_of
from bot.words.rule_search import plain
from bot.words.seat_letters import letter_of
from bot.words.seat_names import names_of
from engine.core.records import Seat
from engine.core.words import Fact, Person, Text

MOST_CHOICES = 25
"""Suggestions that Discord shows below an option."""

NAME_LETTERS = 100
"""Letters in the name of a suggestion."""

LEAST_LIKENESS = 0.7
"""Likeness by ``difflib`` from which one word counts as another misspelt."""

NO_CHOICE = "-"
"""Value of a suggestion that only explains why there are none."""

Choices = list[app_commands.Choice[str]]


async def games(interaction: Interaction, typed: str) -> Choices:
    code = await reader_code(interaction)
    named = {
        slug: voice(code, slug).say(Text.of("game-title", game=slug), plain=True)
        for slug in _bot(interaction).games
    }
    return matching(named, typed)


async def presets(interaction: Interaction, typed: str) -> Choices:
    """The presets of the game typed so far, else of the channel's game, else of the first game."""
    known = _bot(interaction).games
    table = await _table_here(interaction)
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
    """The values of the option typed so far."""
    option = getattr(interaction.namespace, "option", None)
    language = await _voice_here(interaction)
    for one in await _fields(interaction):
        if one.name == option:
            return matching(one.values(language), typed)
    return []


async def hosted(interaction: Interaction, typed: str) -> Choices:
    """The tables that the person hosts."""
    return await _called(
        interaction, await _bot(interaction).tables.hosted_by(_user(interaction)), typed
    )


async def mine(interaction: Interaction, typed: str) -> Choices:
    """The tables at which the person holds a seat."""
    return await _called(
        interaction, await _bot(interaction).tables.tables_of(_user(interaction)), typed
    )


async def levels(interaction: Interaction, typed: str) -> Choices:
    """The levels at which the bot can play the game of the channel."""
    table = await _table_here(interaction)
    if table is None:
        return []
    language = voice(await reader_code(interaction), table.game)
    named = {
        level: language.say(Text.of("policy-name", level=level), plain=True)
        for level in (*_bot(interaction).tables.games.of(table).game.levels, "random")
    }
    return matching(named, typed)


async def seats(interaction: Interaction, typed: str) -> Choices:
    """The seats of the channel's table, free ones and those of bots and other people."""
    if (live := await _live_here(interaction)) is None:
        return []
    mine = live.seats_of(_user(interaction))
    called = _seats_called(live, voice(await reader_code(interaction), live.table.game))
    return matching({letter_of(one): name for one, name in called if one not in mine}, typed)


async def taken_seats(interaction: Interaction, typed: str) -> Choices:
    """The seats of the channel's table that somebody holds."""
    if (live := await _live_here(interaction)) is None:
        return []
    called = _seats_called(live, voice(await reader_code(interaction), live.table.game))
    return matching({letter_of(one): name for one, name in called if one in live.taken}, typed)


async def refused(interaction: Interaction, error: Exception) -> Choices:
    """One suggestion with the reason why there are none: the first line of *error* in words."""
    said = (await excuse(interaction, error)).split("\n", maxsplit=1)[0].replace("`", "")
    return reason(said)


def reason(said: str) -> Choices:
    """One suggestion with the reason why there are none, cut after a sentence if too long."""
    whole = (
        said if len(said) <= NAME_LETTERS else said[: NAME_LETTERS + 1].rpartition(". ")[0] + "."
    )
    name = whole if len(whole) > 1 else said
    return [app_commands.Choice(name=_cut(name), value=NO_CHOICE)]


def _seats_called(live: LiveTable, language: Language) -> list[tuple[Seat, str]]:
    """Each seat that can be taken, with its name, side and holder; free seats come first."""
    here = live.taken if live.state is not None else live.seating.seats
    names = names_of(live.holders)
    return [
        (one, language.say(_seat(live, one), names, plain=True))
        for one in sorted(here, key=lambda seat: seat in live.taken)
    ]


def _seat(live: LiveTable, seat: Seat) -> Text:
    who: Fact = Person(seat=seat)
    if seat not in live.taken:
        who = Text.of("seat-free")
    elif live.policy_of(seat) is not None:
        who = Text.of("seat-bot", who=who)
    if (side := live.seating.side_of(seat)) is None:
        return Text.of("seat-offered", seat=seat, who=who)
    return Text.of("seat-offered-side", seat=seat, who=who, side=Text.of("side-name", side=side))


async def _voice_here(interaction: Interaction) -> Language:
    """The reader's language, with the words of the channel's game."""
    table = await _table_here(interaction)
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


async def _table_here(interaction: Interaction) -> Table | None:
    """The table that holds the channel; None if there is none."""
    return await _bot(interaction).tables.table_in(interaction.channel_id or 0)


async def _live_here(interaction: Interaction) -> LiveTable | None:
    table = await _table_here(interaction)
    return None if table is None else await _bot(interaction).tables.load(table.id)


def _user(interaction: Interaction) -> int:
    return interaction.user.id


def _bot(interaction: Interaction) -> Quarterdeck:
    bot: Quarterdeck = interaction.client
    return bot


async def _fields(interaction: Interaction) -> list[OptionField]:
    live = await _live_here(interaction)
    return [] if live is None else fields_of(live.codecs, live.table.options)


def matching(
    named: Mapping[str, str], typed: str, *, shown: Mapping[str, str] | None = None
) -> Choices:
    """The values of *named* whose names contain *typed*, as suggestions.

    Names with a word that begins with *typed* come first. Accents and capitals do not matter.
    *shown* has shorter names to show for some values.
    """
    said_as = {**named, **(shown or {})}
    sought = plain(typed.strip())
    held = [(value, plain(name)) for value, name in named.items()]
    begins = re.compile(rf"(?<!\w){re.escape(sought)}")
    found = [(value, begins.search(said)) for value, said in held if sought in said]
    found.sort(key=lambda one: one[1] is None)
    return [
        app_commands.Choice(name=_cut(said_as[value]), value=value)
        for value, _ in found[:MOST_CHOICES]
    ]


def nearest(named: Mapping[str, str], typed: str) -> str | None:
    """The name most like *typed*, compared word by word; None if none is similar.

    Misspelt words count by their likeness.
    """
    sought = plain(typed).split()
    if not sought:
        return None

    def likeness(name: str) -> float:
        words = plain(name).split()
        return fmean(max(_alike(one, word) for word in words) for one in sought) if words else 0

    best = max(named.values(), key=likeness, default="")
    return best if likeness(best) >= LEAST_LIKENESS else None


def which_one(named: Mapping[str, str], found: Sequence[str], typed: str, *, verb: str) -> WhichOne:
    """The error for *typed*, which fits all of the values *found*, or none if there are none."""
    near = None if found else nearest(named, typed)
    if near is None:
        return WhichOne(count=len(found), verb=verb)
    return WhichOne(count=0, verb=verb, near=near)


def _alike(one: str, other: str) -> float:
    return difflib.SequenceMatcher(None, one, other).ratio()


def _cut(name: str) -> str:
    return name if len(name) <= NAME_LETTERS else f"{name[: NAME_LETTERS - 1]}…"


def meant(named: Mapping[str, str], typed: str) -> list[str]:
    """The values of *named* that *typed* may mean.

    These are the values whose names equal it; if there are none, those whose names contain it as
    whole words; if there are none, those whose names contain it.
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
