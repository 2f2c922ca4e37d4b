"""Open offers between players: each adds a button to the board, and holds up nobody."""

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
    """Begin a game in which both bid nothing and Alice, in her turn, offers Bob a card."""
    card = await server.open(game="skirmish", preset="whole")
    await server.bob.click(card, label="Join")
    await server.alice.click(card, label="Start")
    for person in (server.alice, server.bob):
        await confirm(server, person, "0 gold")
    await confirm(server, server.alice, "Offer a card", "5 gold")


async def confirm(server: DiscordServer, person: simcord.MemberActor, *way: str) -> str:
    """Choose *way* in the menus and confirm it; returns the text of the answer."""
    planned = await choose(person, await person.slash(server.channel, "turn act"), *way)
    return said(await person.click(shown(planned), label="Confirm"))


async def test_an_offer_adds_a_button_to_the_board_and_takes_none_away(
    server: DiscordServer,
) -> None:
    await offered(server)
    assert labels_of(server.board)[:2] == ["Act", "Answer (Bob)"]


async def test_a_player_with_an_open_offer_can_go_on_playing(server: DiscordServer) -> None:
    await offered(server)
    planner = shown(await server.alice.slash(server.channel, "turn act"))
    assert "Preview" in labels_of(planner)
    assert "sails to" in await confirm(server, server.alice, "Sail", "1 along")


async def test_an_offer_is_withdrawn_by_an_action_in_the_menus(server: DiscordServer) -> None:
    await offered(server)
    assert "is offered no more" in await confirm(server, server.alice, "Withdraw")
    assert labels_of(server.board)[0] == "Act"


async def test_a_player_with_an_offer_to_answer_can_still_take_other_actions(
    server: DiscordServer,
) -> None:
    await offered(server)
    await confirm(server, server.alice, "Sail", "Stay")
    planner = shown(await server.bob.slash(server.channel, "turn act"))
    assert "Do you buy card" in text_of(planner)
    assert "Preview" in labels_of(planner)
    assert "Sail…" in [option["label"] for option in options_of(planner)]
