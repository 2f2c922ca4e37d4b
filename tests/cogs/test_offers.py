"""An offer waits beside the game: it adds a button, and takes nothing from anybody."""

import simcord

from tests.cogs.discord_server import (
    DiscordServer,
    choose,
    labels_of,
    options_of,
    said,
    shown,
    text_of,
)
from tests.cogs.toy_bot import bot

__all__ = ["bot"]


async def offered(server: DiscordServer) -> None:
    """Alice and Bob have bid nothing; Alice, whose turn it is, offers Bob her card."""
    card = await server.open(game="skirmish", preset="whole")
    await server.bob.click(card, label="Join")
    await server.alice.click(card, label="Start")
    for person in (server.alice, server.bob):
        await confirm(server, person, "0 gold")
    await confirm(server, server.alice, "Offer a card", "5 gold")


async def confirm(server: DiscordServer, person: simcord.MemberActor, *way: str) -> str:
    """Choose *way* in the menus and confirm it; what comes of it."""
    planned = await choose(person, await person.slash(server.channel, "turn act"), *way)
    return said(await person.click(shown(planned), label="Confirm"))


async def test_an_offer_adds_a_button_to_the_board_and_takes_none_away(
    server: DiscordServer,
) -> None:
    await offered(server)
    assert labels_of(server.board)[:2] == ["Act", "Answer (Bob)"]


async def test_whoever_offered_plays_on(server: DiscordServer) -> None:
    await offered(server)
    planner = shown(await server.alice.slash(server.channel, "turn act"))
    assert "Choose" in labels_of(planner)
    assert "sails to" in await confirm(server, server.alice, "Sail", "1 along")


async def test_an_offer_is_withdrawn_like_anything_else_is_done(server: DiscordServer) -> None:
    await offered(server)
    assert "is offered no more" in await confirm(server, server.alice, "Withdraw")
    assert labels_of(server.board)[0] == "Act"


async def test_whoever_is_offered_something_may_still_do_anything_else(
    server: DiscordServer,
) -> None:
    await offered(server)
    await confirm(server, server.alice, "Sail", "Stay")
    planner = shown(await server.bob.slash(server.channel, "turn act"))
    assert "Do you buy card" in text_of(planner)
    assert "Choose" in labels_of(planner)
    assert "Sail…" in [option["label"] for option in options_of(planner)]
