"""News that the planner leaves out are one tap away, in the same message."""

import pytest

from tests.cogs.discord_server import DiscordServer, labels_of, said, shown
from tests.cogs.fingers import Fingers
from tests.cogs.fleet_table import begin, bot, in_action, put

__all__ = ["bot"]


async def test_a_planner_that_leaves_news_out_has_a_button_for_all_of_them(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(server)
    await put(server, in_action().state)
    hand = Fingers(server.alice, server.board)
    await hand.press("act")
    assert "All news" not in labels_of(hand.seen), "nothing is left out"
    await hand.press("end")
    await hand.press("endlike")
    others = Fingers(server.bob, server.board)
    for verb in ("act", "intend", "end", "endlike"):
        await others.press(verb)
    monkeypatch.setattr("bot.messages.headlines.MOST_LINES", 1)
    opened = await server.alice.slash(server.channel, "turn act")
    assert "more" in said(opened)
    hand = Fingers(server.alice, shown(opened))
    told = said(await hand.press("news"))
    assert len(told.splitlines()) > 1
    assert "Act" in labels_of(hand.seen), "the message itself leads back"
    back = await hand.press("planner")
    assert "What do you do?" in said(back)


async def test_news_looked_up_in_another_turn_can_be_closed(server: DiscordServer) -> None:
    await begin(server)
    await put(server, in_action().state)
    hand = Fingers(server.bob, server.board)
    await hand.press("news")
    assert labels_of(hand.seen)[-1] == "Close"
    closed = await server.bob.click(hand.seen, label="Close")
    assert closed.response is None, "the message is gone"
