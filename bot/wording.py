"""The words of the commands: English where Discord shows them first, others by translation."""

import hashlib
import json
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.language import LANGUAGES
from bot.reading import code_of, voice
from bot.store.models import Server
from bot.store.repository import Store
from engine.core.words import Text

_NAMES = {
    Location.command_name: "name-command",
    Location.group_name: "name-command",
    Location.parameter_name: "name-option",
}


def about(key: str) -> app_commands.locale_str:
    """The description *key*, in English here and in other languages by ``Words``."""
    return app_commands.locale_str(voice(LANGUAGES[0]).say(Text(key=key), plain=True), key=key)


class Words(app_commands.Translator):
    """Translates names and descriptions of commands by our own texts."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        code = code_of(locale)
        if code == LANGUAGES[0] or locale.value.split("-", maxsplit=1)[0] != code:
            return None
        key = string.extras.get("key") or _key(string.message, context)
        if key is None:
            return None
        said = voice(code).say(Text(key=key), plain=True)
        return said.lower() if context.location in _NAMES else said


def _key(name: str, context: app_commands.TranslationContext[Any, Any]) -> str | None:
    prefix = _NAMES.get(context.location)
    return None if prefix is None else f"{prefix}-{name}"


async def payload_of(
    tree: app_commands.CommandTree[Any], translator: app_commands.Translator
) -> Sequence[dict[str, Any]]:
    """The commands of *tree* as Discord is told of them."""
    return [await one.get_translated_payload(tree, translator) for one in tree.get_commands()]


async def sync_if_changed(
    tree: app_commands.CommandTree[Any],
    translator: app_commands.Translator,
    store: Store,
    guild: discord.abc.Snowflake | None = None,
) -> bool:
    """Tell Discord of the commands, unless they are those told last; whether they were told."""
    payload = json.dumps(await payload_of(tree, translator), sort_keys=True)
    digest = hashlib.sha256(payload.encode()).hexdigest()
    row = 0 if guild is None else guild.id
    async with store.reading() as session:
        known = await session.get(Server, row)
    if known is not None and known.commands_hash == digest:
        return False
    await tree.sync(guild=guild)
    async with store.writing() as session:
        server = await session.get(Server, row) or Server(guild_id=row)
        server.commands_hash = digest
        session.add(server)
    return True
