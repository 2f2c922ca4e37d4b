"""Names and descriptions of commands, in English and in translations for Discord."""

import hashlib
import json
from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.store.repository import Store
from bot.store.server_rows import Server
from bot.words.language import LANGUAGES, voice
from engine.core.words import Listing, Text

_COMMANDS = (Location.command_name, Location.group_name)

_CODES: Final = {
    locale: code
    for locale in discord.Locale
    if (code := locale.value.split("-", maxsplit=1)[0]) in LANGUAGES[1:]
}
"""The languages that commands are translated to, by Discord's locales."""


GAME: Final = "game"
"""Key in the extras of a group of commands, for the slug of the game whose words it uses."""


def about(key: str | Text, game: str | None = None) -> app_commands.locale_str:
    """The description with the key *key*: in English here, and translated by ``Words``.

    *game* is the game whose words are used.
    """
    text = key if isinstance(key, Text) else Text(key=key)
    return app_commands.locale_str(voice(LANGUAGES[0], game).say(text, plain=True), key=text.key)


def typed_offer(commands: Sequence[str]) -> Text:
    """The line on the commands that can be typed next, with their options filled in."""
    items = tuple(Text.of("typed-command", command=one) for one in commands)
    return Text.of("typed-offer", commands=Listing(items=items))


def tapped_or_typed(commands: Sequence[str]) -> Text:
    """The line on the commands that do the same as the buttons above it."""
    items = tuple(Text.of("typed-command", command=command) for command in commands)
    return Text.of("tapped-or-typed", commands=Listing(items=items))


class Words(app_commands.Translator):
    """Translates names and descriptions of commands by our own texts, and a game's by its own."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        code = _CODES.get(locale)
        if code is None:  # first: every language of Discord asks for every word
            return None
        words = voice(code, _game_of(context.data))
        if context.location in _COMMANDS:
            return words.say(Text.of(f"name-command-{string.message}"), plain=True).lower()
        if context.location is Location.parameter_name:
            return words.say(Text.of(f"name-option-{string.message}"), plain=True).lower()
        key = string.extras.get("key")
        return None if key is None else words.say(Text(key=key), plain=True)


def _game_of(named: object) -> str | None:
    """The game that the command or option *named* belongs to; None for a general one."""
    command: Any = named.command if isinstance(named, app_commands.Parameter) else named
    if not isinstance(command, app_commands.Command | app_commands.Group):
        return None
    game: str | None = (command.root_parent or command).extras.get(GAME)
    return game


async def payload_of(
    tree: app_commands.CommandTree[Any], translator: app_commands.Translator
) -> Sequence[dict[str, Any]]:
    """The commands of *tree* as they are sent to Discord."""
    return [await one.get_translated_payload(tree, translator) for one in tree.get_commands()]


async def sync_if_changed(
    tree: app_commands.CommandTree[Any],
    translator: app_commands.Translator,
    store: Store,
    guild: discord.abc.Snowflake | None = None,
    *,
    anyway: bool = False,
) -> bool:
    """Send the commands to Discord if they changed since the last time, or *anyway*.

    Returns whether they were sent. They also count as changed for another application of the same
    host, because Discord keeps commands by application.
    """
    payload = json.dumps(await payload_of(tree, translator), sort_keys=True)
    told = f"{tree.client.application_id} {payload}"
    digest = hashlib.sha256(told.encode()).hexdigest()
    row = 0 if guild is None else guild.id
    async with store.reading() as session:
        known = await session.get(Server, row)
    if not anyway and known is not None and known.commands_hash == digest:
        return False
    await tree.sync(guild=guild)
    async with store.writing() as session:
        server = await session.get(Server, row) or Server(guild_id=row)
        server.commands_hash = digest
        session.add(server)
    return True
