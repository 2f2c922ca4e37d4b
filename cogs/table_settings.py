"""/table settings and /table clock: what a table has agreed on, and changes of it by its host."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeAlias

from bot.client import Quarterdeck
from bot.messages.reply import Interaction, reader_code
from bot.store.server_rows import Server
from bot.tables import hosting
from bot.tables.clocks.pace import PACES, REST_DAYS, TurnPace, pace_in_words, read_pace
from bot.words.language import code_of, voice
from bot.words.option_fields import changed, fields_of
from cogs.acting_host import acting_host
from cogs.shared_turn import table_here
from cogs.suggestions import OPTION, PACE, PRESET, REST, VALUE, ZONE
from engine.core.words import Text

Given: TypeAlias = Mapping[str, str | None]
"""The options of a command by name, None for those left out."""


async def options(bot: Quarterdeck, interaction: Interaction, given: Given) -> str:
    """Set the options of the *given* preset, or one option to a value; return all in words."""
    table = await table_here(bot, interaction)
    preset, option, value = given["preset"], given["option"], given["value"]
    if preset is not None:
        named = await PRESET.chosen(interaction, preset, option="preset")
        by = await acting_host(bot, interaction, table)
        await hosting.set_options(bot.tables, table.id, by, preset=named)
    if option is not None and value is not None:
        by = await acting_host(bot, interaction, table)
        now = await bot.tables.load(table.id)
        named = await OPTION.chosen(interaction, option, option="option")
        chosen = await VALUE.value(interaction, value)
        agreed = changed(now.codecs, now.table.options, named, chosen)
        await hosting.set_options(bot.tables, table.id, by, options=agreed)
    live = await bot.tables.load(table.id)
    language = voice(await reader_code(interaction), table.game)
    lines = [field.line(language) for field in fields_of(live.codecs, live.table.options)]
    lines.append(language.say(Text.of("card-commitment", commitment=table.commitment)))
    await bot.poster.repaint_lobby(table.id)
    return "\n".join(lines)


async def clock(bot: Quarterdeck, interaction: Interaction, given: Given) -> Text:
    """Set the *given* pace, rest days and zone; return the pace in words, as it is if none is."""
    table = await table_here(bot, interaction)
    pace, rest, zone = given["pace"], given["rest"], given["zone"]
    if pace is rest is zone is None:
        return Text.of("clock-now", pace=pace_in_words(read_pace(table.pace)))
    by = await acting_host(bot, interaction, table)
    wanted = read_pace(table.pace)
    if pace is not None:
        wanted = PACES.get(await PACE.chosen(interaction, pace, option="pace"))
    if wanted is not None and zone is not None:
        wanted = replace(wanted, zone=await ZONE.chosen(interaction, zone, option="zone"))
    if isinstance(wanted, TurnPace) and rest is not None:
        wanted = replace(
            wanted, rest_days=REST_DAYS[await REST.chosen(interaction, rest, option="rest")]
        )
    await hosting.set_pace(bot.tables, table.id, by, wanted)
    await bot.poster.repaint_lobby(table.id)
    return Text.of("clock-set", pace=pace_in_words(wanted))


async def usual_language(bot: Quarterdeck, interaction: Interaction) -> str:
    """The server's chosen language, else that of its Discord; outside servers the reader's.

    A new table speaks it if nobody chooses another.
    """
    if interaction.guild_id is None:
        return voice(await reader_code(interaction)).code
    async with bot.services.store.reading() as session:
        server = await session.get(Server, interaction.guild_id)
    if server is not None and server.language:
        return server.language
    locale = interaction.guild_locale
    return bot.settings.language if locale is None else code_of(locale)
