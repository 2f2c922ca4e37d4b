"""Suggestions for options that several commands share: games, settings, levels, seats, tables."""

from collections.abc import Sequence
from typing import Final

from bot import clock
from bot.client import Quarterdeck
from bot.messages.prefs_card import hours_in_words
from bot.messages.reply import Interaction, reader_code
from bot.store.models import Table
from bot.tables.clocks.pace import PACES, REST_DAYS, zones
from bot.tables.clocks.times_of_day import NO_QUIET_HOURS, QUIET_HOURS, time_in
from bot.tables.live_table import LiveTable
from bot.words.language import Language, voice
from bot.words.option_fields import OptionField, fields_of
from bot.words.seat_letters import letter_of, seat_called
from bot.words.seat_names import names_of
from bot.words.zone_names import known_as, tidy_zone
from cogs.suggested import Offer, Suggested
from engine.core.game import seat_counts
from engine.core.records import Seat
from engine.core.words import Fact, Person, Text

_ASIDE: Final = " · "
"""The sign between a zone and the time there."""


async def _games(interaction: Interaction) -> Offer:
    code = await reader_code(interaction)
    named = {
        slug: voice(code, slug).say(Text.of("game-title", game=slug), plain=True)
        for slug in _bot(interaction).games
    }
    return Offer.of(named)


async def _presets(interaction: Interaction) -> Offer:
    """The presets of the game typed so far, else of the channel's game, else of the first game."""
    known = _bot(interaction).games
    game = known.get(await slug_typed(interaction)) or next(iter(known.values()))
    language = voice(await reader_code(interaction), game.slug)
    named = {
        preset: language.say(Text.of("preset-name", preset=preset), plain=True)
        for preset in game.presets
    }
    return Offer.of(named)


async def _options(interaction: Interaction) -> Offer:
    language = await _voice_here(interaction)
    named = {one.name: one.title(language) for one in await _fields(interaction)}
    return Offer.of(named)


async def _values(interaction: Interaction) -> Offer:
    """The values of the option typed so far."""
    option = await OPTION.value(interaction, getattr(interaction.namespace, "option", None) or "")
    language = await _voice_here(interaction)
    chosen = (one for one in await _fields(interaction) if one.name == option)
    return Offer.of({value: name for one in chosen for value, name in one.values(language).items()})


async def _hosted(interaction: Interaction) -> Offer:
    """The tables that the person hosts."""
    return await _called(interaction, await _bot(interaction).tables.hosted_by(_user(interaction)))


async def _mine(interaction: Interaction) -> Offer:
    """The tables at which the person holds a seat."""
    return await _called(interaction, await _bot(interaction).tables.tables_of(_user(interaction)))


async def _levels(interaction: Interaction) -> Offer:
    """The levels at which the bot can play the game of the channel."""
    table = await _table_here(interaction)
    if table is None:
        return Offer.of({})
    language = voice(await reader_code(interaction), table.game)
    named = {
        level: language.say(Text.of("policy-name", level=level), plain=True)
        for level in (*_bot(interaction).tables.games.of(table).game.levels, "random")
    }
    return Offer.of(named)


async def _seats(interaction: Interaction) -> Offer:
    """The seats of the channel's table, free ones and those of bots and other people."""
    if (live := await live_here(interaction)) is None:
        return Offer.of({})
    mine = live.seats_of(_user(interaction))
    called = _seats_called(live, voice(await reader_code(interaction), live.table.game))
    return Offer.of({letter_of(one): name for one, name in called if one not in mine})


async def _taken_seats(interaction: Interaction) -> Offer:
    """The seats of the channel's table that somebody holds."""
    if (live := await live_here(interaction)) is None:
        return Offer.of({})
    called = _seats_called(live, voice(await reader_code(interaction), live.table.game))
    return Offer.of({letter_of(one): name for one, name in called if one in live.taken})


async def _bot_seats(interaction: Interaction) -> Offer:
    """The seats of the channel's table that only the bot plays."""
    if (live := await live_here(interaction)) is None:
        return Offer.of({})
    called = _seats_called(live, voice(await reader_code(interaction), live.table.game))
    free = {one for one in live.taken if not live.people_of(one)}
    return Offer.of({letter_of(one): name for one, name in called if one in free})


async def _paces(interaction: Interaction) -> Offer:
    language = await _voice_here(interaction)
    names = (*PACES, "none")
    return Offer.of(
        {one: language.say(Text.of("pace-name", pace=one), plain=True) for one in names}
    )


async def _rests(interaction: Interaction) -> Offer:
    language = await _voice_here(interaction)
    return Offer.of(
        {one: language.say(Text.of("rest-name", rest=one), plain=True) for one in REST_DAYS}
    )


async def _zones(interaction: Interaction) -> Offer:
    """The time zones of the world, by their usual names."""
    code, now = (await _voice_here(interaction)).code, clock.now()
    names = {one: _zone_name(one) for one in zones()}
    return Offer.of(names, also=known_as(zones(), code, now))


async def _own_zones(interaction: Interaction) -> Offer:
    """The time zones of the world, each with the time there."""
    now, names = clock.now(), {one: _zone_name(one) for one in zones()}
    code = voice(await reader_code(interaction)).code
    shown = [f"{name}{_ASIDE}{time_in(zone, now)}" for zone, name in names.items()]
    return Offer.of(names, shown, also=known_as(zones(), code, now))


def _zone_name(zone: str) -> str:
    return zone.replace("_", " ")


def _without_time(typed: str) -> str:
    """What was *typed* of a zone, without the time there that a suggestion shows."""
    return tidy_zone(typed.split(_ASIDE.strip(), maxsplit=1)[0])


async def _quiet_hours(interaction: Interaction) -> Offer:
    language = voice(await reader_code(interaction))
    offered = (*QUIET_HOURS, NO_QUIET_HOURS)
    return Offer.of({one: language.say(hours_in_words(one), plain=True) for one in offered})


GAME = Suggested(_games)
PRESET = Suggested(_presets)
OPTION = Suggested(_options)
VALUE = Suggested(_values)
HOSTED = Suggested(_hosted)
MINE = Suggested(_mine)
LEVEL = Suggested(_levels)
PACE = Suggested(_paces)
REST = Suggested(_rests)
ZONE = Suggested(_zones, tidy_zone)
OWN_ZONE = Suggested(_own_zones, _without_time)
QUIET = Suggested(_quiet_hours)
SEAT = Suggested(_seats)
TAKEN_SEAT = Suggested(_taken_seats)
BOT_SEAT = Suggested(_bot_seats)


async def seat_typed(
    interaction: Interaction, table: Table, suggested: Suggested, typed: str | None
) -> Seat | None:
    """The seat of *table* that was *typed*; None if nothing was.

    :raises NoSeat: if no seat is called this.
    """
    if typed is None:
        return None
    called = await suggested.value(interaction, typed)
    return seat_called(called, max(seat_counts(_bot(interaction).tables.games.of(table).game)))


async def slug_typed(interaction: Interaction) -> str:
    """The game typed so far, else that of the channel, else the bot's first game."""
    if typed := getattr(interaction.namespace, "game", None):
        return await GAME.value(interaction, str(typed))
    table = await _table_here(interaction)
    return next(iter(_bot(interaction).games), "") if table is None else table.game


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


async def _called(interaction: Interaction, tables: Sequence[Table]) -> Offer:
    code = await reader_code(interaction)
    named = {
        table.id: voice(code, table.game).say(
            Text.of("card-title", game=table.game, table=table.id), plain=True
        )
        for table in tables
    }
    return Offer.of(named)


async def _table_here(interaction: Interaction) -> Table | None:
    """The table that holds the channel; None if there is none."""
    return await _bot(interaction).tables.table_in(interaction.channel_id or 0)


async def live_here(interaction: Interaction) -> LiveTable | None:
    """The table that holds the channel, loaded; None if there is none."""
    table = await _table_here(interaction)
    return None if table is None else await _bot(interaction).tables.load(table.id)


def _user(interaction: Interaction) -> int:
    return interaction.user.id


def _bot(interaction: Interaction) -> Quarterdeck:
    bot: Quarterdeck = interaction.client
    return bot


async def _fields(interaction: Interaction) -> list[OptionField]:
    live = await live_here(interaction)
    return [] if live is None else fields_of(live.codecs, live.table.options)
