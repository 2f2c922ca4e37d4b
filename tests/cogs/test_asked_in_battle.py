"""An attack in Fleet Commander: its question, the answers offered, and what is told afterwards."""

import pytest

from bot.messages.board import Narrator
from bot.messages.pictures import Pictures
from bot.words.language import voice
from engine.core.words import Text
from renders.picture import Picture, Wanted
from tests.bot.fake_painter import ONE_BYTE, FakePainter
from tests.cogs.discord_server import (
    DiscordServer,
    labels_of,
    options_of,
    private,
    said,
    shown,
    text_of,
)
from tests.cogs.fingers import Fingers
from tests.cogs.fleet_table import begin, bot, in_action, put
from tests.cogs.test_answers_drawn import under_fire

__all__ = ["bot", "under_fire"]

ALWAYS, REPLAY = "Always answer so…", "Replay last round"


async def test_a_question_offers_the_standing_orders_that_would_answer_it(
    under_fire: DiscordServer,
) -> None:
    server = under_fire
    asked = await server.bob.click(server.board, label="Answer")
    assert ALWAYS in labels_of(shown(asked))
    orders = await server.bob.click(shown(asked), label=ALWAYS)
    assert "Your standing orders" in said(orders)
    assert options_of(shown(orders), "m-")
    back = await server.bob.click(shown(orders), label="Answer")
    assert ALWAYS in labels_of(shown(back))


async def test_a_question_that_no_order_answers_offers_none(server: DiscordServer) -> None:
    await begin(server)
    await put(server, in_action().state)
    opened = await server.alice.click(server.board, label="Act")
    assert ALWAYS not in labels_of(shown(opened))


@pytest.mark.parametrize("code", ["en", "fr"])
def test_no_two_lists_of_the_planner_begin_with_the_same_word(code: str) -> None:
    keys = ("planner-elsewhere", "planner-answers", "planner-else")
    titles = [voice(code).say(Text.of(key, kinds="…"), plain=True) for key in keys]
    assert len({title.split()[0] for title in titles}) == len(titles), titles


async def test_after_an_answer_the_board_alone_tells_what_everybody_may_know(
    under_fire: DiscordServer,
) -> None:
    server = under_fire
    hand = Fingers(server.bob, server.board)
    await hand.press("ask")
    done = await hand.press("intend")
    if "Confirm" in labels_of(hand.seen):
        done = await hand.press("confirm")
    assert private(done)
    told = said(done)
    assert told.startswith("**Done.**")
    assert "cruiser" not in told
    assert "cruiser" in text_of(server.board)


async def test_a_newcomer_reads_that_rolled_dice_cannot_be_undone(server: DiscordServer) -> None:
    await begin(server)
    person = await server.to_move()
    hand = Fingers(person, server.board)
    """They read it where they read what they learnt, and neither is repeated."""
    line, learnt = "-# Dice once rolled cannot be undone.", "✔ Step complete: roll your dice."
    assert line not in said(await hand.press("act"))
    rolled = said(await hand.press("intend"))
    assert line in rolled
    assert learnt in rolled
    assert "Undo" not in labels_of(hand.seen)
    opened = said(await person.click(server.board, label="Act"))
    assert line not in opened
    assert learnt not in opened


async def test_all_news_tells_the_whole_round(under_fire: DiscordServer) -> None:
    server = under_fire
    hand = Fingers(server.bob, server.board)
    await hand.press("ask")
    await hand.press("intend")
    if "Confirm" in labels_of(hand.seen):
        await hand.press("confirm")
    news = await server.alice.click(server.board, label="All news")
    assert "attack" in said(news), "an earlier board told of it"
    assert REPLAY not in labels_of(shown(news)), "nobody draws here"


async def test_all_news_leads_to_the_replay_of_the_round(server: DiscordServer) -> None:
    def draw(view: object, wanted: Wanted) -> Picture:
        del view, wanted
        return ONE_BYTE

    server.bot.narrator = Narrator(server.bot.tables, Pictures([FakePainter(draw)]))
    await begin(server)
    person = await server.to_move()
    hand = Fingers(person, server.board)
    await hand.press("act")
    await hand.press("intend")
    news = await person.click(server.board, label="All news")
    replayed = await person.click(shown(news), label=REPLAY)
    assert "The last round, replayed" in said(replayed)


@pytest.mark.parametrize("labels", [("Play now", "Preview")])
async def test_a_suggestion_says_on_its_button_whether_it_is_played_at_once(
    server: DiscordServer, labels: tuple[str, str]
) -> None:
    at_once, first = labels
    await begin(server)
    hand = Fingers(await server.to_move(), server.board)
    await hand.press("act")
    assert at_once in labels_of(hand.seen)
    rolled = said(await hand.press("intend"))
    assert rolled.startswith("**Done.**")
    assert first in labels_of(hand.seen)
    assert "Your plan, not yet played" in said(await hand.press("intend"))
