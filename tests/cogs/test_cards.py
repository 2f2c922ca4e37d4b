"""What is posted keeps to Discord's limits, loses nothing, and is found again."""

from datetime import datetime

import pytest

from bot.delivery.posts import Post
from bot.messages.card import make_card
from bot.messages.components import Button
from bot.messages.headlines import MOST_LETTERS, MOST_LINES, SPARED_LINES, headlines
from bot.messages.pictures import Picture
from bot.messages.verbs import End
from bot.words.language import Language
from tests.cogs.discord_server import DiscordServer, labels_of, said, text_of


def test_a_card_of_any_length_fits_in_a_message() -> None:
    lines = "\n".join(["a line of news"] * 1_000)
    buttons = [Button.of("x" * 200, End(table="abcde", seq=number)) for number in range(7)]
    picture = Picture(data=b"x", suffix="jpg", alt="y" * 999)
    news = headlines([lines] * 99, [0] * 99, Language("en"))
    made = make_card(above=news.above, text=lines, picture=picture, buttons=buttons, mark=7)
    assert made.content_length() <= 4_000
    assert made.total_children_count <= 40


def test_of_many_news_the_weightiest_stand_above_in_their_order() -> None:
    lines = [f"line {number}" for number in range(40)]
    weights = [3 if number in (2, 20) else 1 if number > 30 else 0 for number in range(40)]
    news = headlines(lines, weights, Language("en"))
    shown = [2, 20, 34, 35, 36, 37, 38, 39]
    assert news.above.splitlines() == [
        *(f"-# line {number}" for number in shown),
        "-# … and 32 lines more",
    ]
    assert not news.all


def test_a_line_too_long_to_be_shown_is_not_all_there_is() -> None:
    line = "x" * (MOST_LETTERS // 2)
    news = headlines([line, line], [0, 0], Language("en"))
    assert len(news.above) <= MOST_LETTERS
    assert not news.all


@pytest.mark.parametrize("count", [0, 1, MOST_LINES, MOST_LINES + SPARED_LINES])
def test_few_news_are_all_shown(count: int) -> None:
    news = headlines(["news"] * count, [0] * count, Language("en"))
    assert news.above.splitlines() == ["-# news"] * count
    assert news.all


async def test_a_board_that_arrived_is_found_by_its_mark_however_much_was_said_since(
    server: DiscordServer,
) -> None:
    await server.start()
    board, tried = server.board, server.board.created_at
    for _ in range(60):
        await server.bob.send(server.channel, "ahoy")
    poster = server.bot.poster
    marks = [
        mark for mark in range(1, 20) if await poster.find(_post(server, mark, tried)) == board.id
    ]
    assert len(marks) == 1
    assert await poster.find(_post(server, 999, tried)) is None


async def test_the_mark_of_what_an_edit_shows_is_never_taken_for_a_message(
    server: DiscordServer,
) -> None:
    await server.start()
    tried = server.board.created_at
    await server.answer(server.alice)
    poster = server.bot.poster
    found = [await poster.find(_post(server, mark, tried)) for mark in range(1, 20)]
    assert [one for one in found if one] == []


async def test_where_the_news_are_too_many_a_button_leads_to_all(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.set_sail()
    assert "All news" not in labels_of(server.board)
    monkeypatch.setattr("bot.messages.headlines.MOST_LETTERS", 10)
    await server.typed(server.alice, "captain explore")
    told = await server.carol.click(server.board, label="All news")
    assert "Alice" in said(told)
    assert said(told) not in text_of(server.board)


def _post(server: DiscordServer, number: int, tried_at: datetime) -> Post:
    return Post(
        id=number,
        nonce=f"q{number}",
        table_id="",
        channel_id=server.channel.id,
        pings=(),
        picture=True,
        notice=None,
        rows=(),
        first=0,
        last=0,
        tried_at=tried_at,
    )
