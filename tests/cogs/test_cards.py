"""What is posted keeps to Discord's limits, loses nothing, and is found again."""

from io import BytesIO

import pytest

from bot.cards import LONGEST_ABOVE, card, overflows, whole
from bot.components import Button, button_id
from bot.outbox import Post
from bot.pictures import Picture
from tests.cogs.harbour import Harbour, text_of


def test_a_card_of_any_length_fits_in_a_message() -> None:
    lines = "\n".join(["a line of news"] * 1_000)
    buttons = [Button.of("x" * 200, button_id("act", "abcde", number)) for number in range(7)]
    picture = Picture(data=b"x", suffix="jpg", alt="y" * 999)
    made = card(above=lines, text=lines, picture=picture, buttons=buttons, mark=7)
    assert made.content_length() <= 4_000
    assert made.total_children_count <= 40


def test_what_is_too_long_goes_along_whole() -> None:
    lines = "\n".join(f"{number} ships" for number in range(400))
    assert len(lines) > LONGEST_ABOVE
    assert overflows(lines)
    file = whole(lines)
    assert isinstance(file.fp, BytesIO)
    assert file.fp.read().decode() == lines


@pytest.mark.parametrize("length", [0, 1, LONGEST_ABOVE])
def test_what_fits_goes_without_a_file(length: int) -> None:
    assert not overflows("x" * length)


async def test_a_board_that_arrived_is_found_by_its_mark(harbour: Harbour) -> None:
    board = await harbour.set_sail()
    poster = harbour.bot.poster
    marks = [mark for mark in range(1, 20) if await poster.find(_post(harbour, mark)) == board.id]
    assert len(marks) == 1
    assert await poster.find(_post(harbour, 999)) is None


async def test_long_news_are_posted_with_all_they_tell(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harbour.set_sail()
    monkeypatch.setattr("bot.cards.LONGEST_ABOVE", 10)
    await harbour.alice.slash(harbour.channel, "captain explore")
    (news,) = harbour.board.attachments
    assert news.filename == "news.txt"
    told = (await news.read()).decode()
    assert "Alice" in told
    assert told not in text_of(harbour.board)


def _post(harbour: Harbour, number: int) -> Post:
    return Post(
        id=number,
        nonce=f"q{number}",
        table_id="",
        channel_id=harbour.channel.id,
        kind="public",
        seat=None,
        people=(),
        pings=(),
        picture=True,
        notice=None,
        rows=(),
    )
