"""The end of a commander's turn: dice to keep, and enemies that could attack next."""

import pytest

from tests.cogs.discord_server import (
    DiscordServer,
    ids_of,
    labels_of,
    options_of,
    said,
    shown,
    text_of,
)
from tests.cogs.fingers import Fingers
from tests.cogs.fleet_table import begin, bot, in_action, put

__all__ = ["bot"]


async def test_end_turn_tells_of_enemies_that_could_attack_next(server: DiscordServer) -> None:
    await begin(server)
    await put(server, in_action().state)
    asked = await server.alice.click(server.board, label="End turn")
    assert "reaches your" in said(asked)


async def test_fleet_end_ends_the_turn(server: DiscordServer) -> None:
    await begin(server)
    await put(server, in_action().state)
    asked = await server.alice.slash(server.channel, "fleet end")
    if "End anyway" in labels_of(shown(asked)):
        await server.alice.click(shown(asked), label="End anyway")
    assert "ends the turn" in text_of(server.board)


async def test_end_turn_asks_one_question_about_the_dice_to_keep(
    server: DiscordServer,
) -> None:
    await begin(server)
    await put(server, in_action().state)
    hand = Fingers(server.alice, server.board)
    await hand.press("act")
    asked = said(await hand.press("end"))
    assert asked.startswith("You can still fire with 1 red die")
    assert "End your turn anyway" not in asked, "one question is enough"
    assert "What do you keep on your bridge?" in asked
    labels = labels_of(hand.seen)
    labels = [label.replace("\N{WORD JOINER}", "") for label in labels]
    assert labels == ["Keep 🔴✚ 🔴★ 🔵✕ 🟢★", "Keep nothing", "Back"]
    ended = said(await hand.press("endlike", labels.index("Keep nothing")))
    assert ended.startswith("**Your turn is over.** You end your turn, keeping nothing")
    assert "keeping nothing" in text_of(server.board)
    assert hand.taps == 3


@pytest.mark.rule("FC-TURN-10")
async def test_other_dice_to_keep_are_switches_with_the_best_switched_on(
    server: DiscordServer,
) -> None:
    await begin(server)
    await put(server, in_action().state)
    hand = Fingers(server.alice, server.board)
    await hand.press("act")
    await hand.press("end")
    offered = options_of(hand.seen, "m-endwith")
    dice = [one["label"].replace("\N{WORD JOINER}", "") for one in offered]
    assert dice == ["🔴✚", "🔴★", "🔵✕", "🟢★"]
    assert all(one["default"] for one in offered), "the best is to keep all four"
    menu = next(one for one in ids_of(hand.seen) if ":m-endwith:" in one)
    kept = [one["value"] for one in offered[2:]]
    ended = said(await server.alice.select(hand.seen, kept, custom_id=menu))
    assert "keeping 🔵✕ 🟢★" in ended.replace("\N{WORD JOINER}", "")
