"""The command tree keeps to Discord's limits, in every language."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.words.commands import Words, payload_of
from bot.words.language import voice
from engine.core.words import Text
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer

ROOMS = Path(__file__).parents[2]

NAMED = re.compile(r"`/([a-z]+(?: [a-z]+)?)(?![a-z:])((?: [a-z]+:)*)")
"""A command that a text names, with its options."""

NAME = re.compile(r"[-_\w]{1,32}")


@pytest.fixture
async def payload(server: DiscordServer) -> list[dict[str, Any]]:
    return list(await payload_of(server.bot.tree, Words()))


def _walk(nodes: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for node in nodes:
        yield node
        yield from _walk(node.get("options", []))


async def test_commands_options_and_choices_are_within_the_limits_of_discord(
    payload: list[dict[str, Any]],
) -> None:
    assert len(payload) <= 100
    for node in _walk(payload):
        assert len(node.get("options", [])) <= 25, node["name"]
        assert len(node.get("choices", [])) <= 25, node["name"]


async def test_names_and_descriptions_fit_in_every_language(payload: list[dict[str, Any]]) -> None:
    for node in _walk(payload):
        names = [node["name"], *node.get("name_localizations", {}).values()]
        texts = [node["description"], *node.get("description_localizations", {}).values()]
        for name in names:
            assert NAME.fullmatch(name), name
            assert name == name.lower(), name
        for text in texts:
            assert 1 <= len(text) <= 100, text
            assert not text.startswith("About-"), text


async def test_every_command_is_named_and_described_in_french(
    payload: list[dict[str, Any]],
) -> None:
    for node in _walk(payload):
        assert "fr" in node["name_localizations"], node["name"]
        assert "fr" in node["description_localizations"], node["name"]


async def test_the_commands_of_the_games_come_first_and_table_last(
    payload: list[dict[str, Any]],
) -> None:
    names = [command["name"] for command in payload]
    assert names[:5] == ["captain", "fleet", "squadron", "turn", "map"]
    assert names[-1] == "table"


async def test_every_command_that_a_text_names_exists_and_has_its_localized_name(
    payload: list[dict[str, Any]],
) -> None:
    for path in (*ROOMS.glob("bot/**/*.ftl"), *ROOMS.glob("engine/**/*.ftl")):
        words = voice(path.stem, "captains_log")
        for command, options in NAMED.findall(path.read_text("utf-8")):
            steps = _steps(payload, f"{command}{options}".replace(":", "").split())
            shown = " ".join(_called(step, path.stem) for step in steps)
            said = words.say(Text.of("typed-command", command=f"{command}{options}"))
            assert said.replace(":", "") == f"`/{shown}`", path


def _steps(nodes: list[dict[str, Any]], names: list[str]) -> Iterator[dict[str, Any]]:
    for name in names:
        (found,) = [node for node in nodes if node["name"] == name]
        nodes = found.get("options", [])
        yield found


def _called(node: dict[str, Any], language: str) -> str:
    name: str = node["name_localizations"].get(language, node["name"])
    return name


async def test_command_names_are_unique_within_their_group_in_every_language(
    payload: list[dict[str, Any]],
) -> None:
    groups = [payload, *(node["options"] for node in _walk(payload) if node.get("options"))]
    for group in groups:
        for language in ("en", "fr"):
            names = [one["name_localizations"].get(language, one["name"]) for one in group]
            assert len(names) == len(set(names)), names


async def test_each_top_level_command_has_at_most_4000_letters(
    payload: list[dict[str, Any]],
) -> None:
    for command in payload:
        letters = sum(
            len(node["name"])
            + len(node["description"])
            + sum(len(str(one["name"]) + str(one["value"])) for one in node.get("choices", []))
            for node in _walk([command])
        )
        assert letters <= 4_000, command["name"]


async def test_a_restart_does_not_register_unchanged_commands_again(
    server: DiscordServer,
) -> None:
    def told() -> int:
        return sum(
            one.method == "PUT" and one.path.endswith("/commands")
            for one in server.env.http_requests
        )

    assert told() == 1
    await server.bot.close()
    await server.env.restart_bot(make_bot(server.bot.settings.database))
    assert told() == 1


async def test_the_bot_has_no_privileged_intents_and_pings_nobody_by_default(
    server: DiscordServer,
) -> None:
    intents = server.bot.intents
    asked = (intents.members, intents.presences, intents.message_content)
    assert asked == (False, False, False)
    assert server.bot.allowed_mentions is not None
    assert server.bot.allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()


async def test_a_server_that_adds_the_bot_is_greeted_in_its_language(server: DiscordServer) -> None:
    guild = server.env.create_guild("New", preferred_locale="fr")
    channel = guild.create_text_channel("accueil")
    joined = server.bot.get_guild(guild.id)
    assert joined is not None
    await server.bot.on_guild_join(joined)
    message = channel.last_message
    assert message is not None
    assert "/table nouvelle" in message.content
    assert "Ohé" in message.content
