"""What is posted keeps to Discord's limits, loses nothing, and is found again."""

import pytest

from bot.messages.card import make_card
from bot.messages.components import Button
from bot.messages.headlines import MOST_LETTERS, MOST_LINES, SPARED_LINES, headlines
from bot.messages.pictures import Picture
from bot.messages.verbs import Act
from bot.tables.outbox import Post
from bot.words.language import Language
from tests.cogs.discord_server import DiscordServer, text_of


def test_a_card_of_any_length_fits_in_a_message() -> None:
    lines = "\n".join(["a line of news"] * 1_000)
    buttons = [Button.of("x" * 200, Act(table="abcde", version=number)) for number in range(7)]
    picture = Picture(data=b"x", suffix="jpg", alt="y" * 999)
    news = headlines([lines] * 99, [0] * 99, Language("en"))
    made = make_card(
        above=news.above, whole=True, text=lines, picture=picture, buttons=buttons, mark=7
    )
    assert made.content_length() <= 4_000
    assert made.total_children_count <= 40


def test_of_many_news_the_weightiest_stand_above_in_their_order_and_all_in_the_file() -> None:
    lines = [f"line {number}" for number in range(40)]
    weights = [3 if number in (2, 20) else 1 if number > 30 else 0 for number in range(40)]
    news = headlines(lines, weights, Language("en"))
    shown = [2, 20, 34, 35, 36, 37, 38, 39]
    assert news.above.splitlines() == [
        *(f"-# line {number}" for number in shown),
        "-# … and 32 lines more, in the file",
    ]
    assert news.file().fp.read().decode().splitlines() == lines


def test_a_long_line_or_two_go_along_whole() -> None:
    line = "x" * (MOST_LETTERS // 2)
    news = headlines([line, line], [0, 0], Language("en"))
    assert len(news.above) <= MOST_LETTERS
    assert news.whole == f"{line}\n{line}"


@pytest.mark.parametrize("count", [0, 1, MOST_LINES, MOST_LINES + SPARED_LINES])
def test_few_news_go_without_a_file(count: int) -> None:
    news = headlines(["news"] * count, [0] * count, Language("en"))
    assert news.above.splitlines() == ["-# news"] * count
    assert not news.whole


async def test_a_board_that_arrived_is_found_by_its_mark(server: DiscordServer) -> None:
    board = await server.set_sail()
    poster = server.bot.poster
    marks = [mark for mark in range(1, 20) if await poster.find(_post(server, mark)) == board.id]
    assert len(marks) == 1
    assert await poster.find(_post(server, 999)) is None


async def test_long_news_are_posted_with_all_they_tell(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.set_sail()
    monkeypatch.setattr("bot.messages.headlines.MOST_LETTERS", 10)
    await server.alice.slash(server.channel, "captain explore")
    (news,) = server.board.attachments
    assert news.filename == "news.txt"
    told = (await news.read()).decode()
    assert "Alice" in told
    assert told not in text_of(server.board)


def _post(server: DiscordServer, number: int) -> Post:
    return Post(
        id=number,
        nonce=f"q{number}",
        table_id="",
        channel_id=server.channel.id,
        kind="public",
        seat=None,
        people=(),
        pings=(),
        picture=True,
        notice=None,
        rows=(),
    )
