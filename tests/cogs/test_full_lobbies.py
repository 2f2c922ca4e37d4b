"""The host of a lobby whose seats are all taken is called to begin the game."""

import pytest
import simcord

from tests.cogs.conftest import Passing
from tests.cogs.discord_server import DiscordServer, labels_of, said, text_of
from tests.cogs.test_hosts import called
from tests.cogs.toy_bot import bot

__all__ = ["bot"]

WHILE = 0.2
"""Hours after which a host who has not begun is called."""


async def full_lobby(
    server: DiscordServer, *, language: str = "en", last: str = "bob"
) -> simcord.ResponseMessage:
    """A lobby of two seats that Alice opened, and that is full; returns its card."""
    card = await server.open(game="skirmish", preset="whole", language=language)
    label = {"en": "Join", "fr": "Rejoindre"}[language]
    await getattr(server, last).click(card, label=label)
    return card


@pytest.mark.parametrize(
    ("language", "words", "label"),
    [
        ("en", "every seat of table", "Start"),
        ("fr", "toutes les places de la table", "Commencer"),
    ],
)
async def test_a_host_who_does_not_begin_a_full_game_is_called_once_with_a_button(
    server: DiscordServer, hours_pass: Passing, language: str, words: str, label: str
) -> None:
    await full_lobby(server, language=language)
    before = len(server.told)
    await hours_pass(WHILE / 2)
    assert len(server.told) == before, "a host who is there needs no call"
    await hours_pass(WHILE)
    call = server.board
    assert called(server, call) == [server.alice.id]
    assert words in text_of(call)
    assert labels_of(call) == [label]
    await hours_pass(24)
    assert len(server.told) == before + 1, "once"
    refused = await server.bob.click(call, label=label)
    assert "Only the host" in said(refused)
    await server.alice.click(call, label=label)
    await hours_pass(WHILE)
    assert (await server.bot.tables.table(await server.table_id())).status == "open"
    assert call.id not in [one.id for one in server.channel.history()]


@pytest.mark.parametrize("what", ["begun", "left"])
async def test_a_host_who_began_or_whose_lobby_is_full_no_more_is_not_called(
    server: DiscordServer, hours_pass: Passing, what: str
) -> None:
    card = await full_lobby(server)
    if what == "begun":
        await server.alice.click(card, label="Start")
    else:
        await server.bob.slash(server.channel, "table leave")
    await hours_pass(WHILE)
    assert not any("every seat" in one for one in server.told)


async def test_who_follows_a_host_that_left_is_called_once_the_lobby_is_full_again(
    server: DiscordServer, hours_pass: Passing
) -> None:
    card = await full_lobby(server)
    await server.alice.slash(server.channel, "table leave")
    await server.carol.click(card, label="Join")
    await hours_pass(WHILE)
    calls = [one for one in server.channel.history() if "every seat" in text_of(one)]
    assert [called(server, one) for one in calls] == [[server.bob.id]]
