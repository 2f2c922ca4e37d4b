"""Man O'War on Discord: signals are sealed in secret, and the turn then plays itself."""

import pytest
import simcord

from tests.cogs.discord_server import DiscordServer, said, shown, text_of

MARKS = dict.fromkeys(map(ord, "\u2068\u2069"))


async def begin(server: DiscordServer) -> None:
    """Begin a battle of Alice, who leads the Empire, and Bob."""
    card = await server.open(game="man_o_war", preset="first_game")
    await server.bob.click(card, label="Join its enemies")
    await server.alice.click(card, label="Start")


async def signal(server: DiscordServer, person: simcord.MemberActor, name: str) -> str:
    """Type a signal by the name that Discord proposes for it; returns the answer."""
    offered = await person.autocomplete(server.channel, "squadron signal", "signal", name)
    typed = await server.typed(person, "squadron signal", signal=offered[0]["name"])
    return said(typed).translate(MARKS)


async def test_both_sides_signal_unseen_and_the_turn_plays_itself_once_both_have_sealed(
    server: DiscordServer,
) -> None:
    await begin(server)
    assert "Turn 1" in text_of(server.board)
    told = await signal(server, server.alice, "Back water")
    assert "back water" in told.lower()
    await server.typed(server.alice, "squadron seal", what="Seal as signalled")
    board = text_of(server.board).translate(MARKS)
    assert "has sealed the signals" in board
    assert "back" not in board.lower()
    await server.typed(server.bob, "squadron seal", what="Seal as signalled")
    board = text_of(server.board).translate(MARKS)
    assert "A1, A2 and A3 back 5 cm" in board
    assert "B1, B2 and B3 row 10 cm ahead" in board
    assert "Turn 2 of 6" in board


@pytest.mark.rule("MOW-POST-16")
async def test_exact_orders_are_typed_and_carried_out_when_both_sheets_are_sealed(
    server: DiscordServer,
) -> None:
    await begin(server)
    wrong = await server.typed(server.alice, "squadron orders", orders="A1: A10; A2: A5 jump")
    assert "Line 2, letter 9, “jump”" in said(wrong).translate(MARKS)
    told = await server.typed(server.alice, "squadron orders", orders="A1: P45 A5; A2: stay")
    assert "A1: P45 A5; A2: stay" in said(told).translate(MARKS)
    board = text_of(server.board).translate(MARKS)
    assert "P45" not in board
    await server.typed(server.bob, "squadron seal", what="Seal as signalled")
    board = text_of(server.board).translate(MARKS)
    assert "A1 turns 45° to port and rows 5 cm ahead" in board


@pytest.mark.rule("MOW-VICTORY-02")
async def test_who_resigns_has_lost_to_the_other_side(server: DiscordServer) -> None:
    await begin(server)
    asked = await server.bob.slash(server.channel, "table resign")
    await server.bob.click(shown(asked), label="Resign")
    board = text_of(server.board).translate(MARKS)
    assert "Bob resigns. The game is over: Alice has won!" in board
