"""Uploads of a board's picture, as the board is edited."""

from pathlib import Path

import pytest

from bot.messages.board import Narrator
from bot.messages.pictures import Pictures
from renders.picture import Picture
from tests.bot.fake_painter import FakePainter
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer, text_of


@pytest.fixture
def pictures(server: DiscordServer) -> list[Picture]:
    """Pictures for the fake painter, which always draws the last one."""
    drawn = [Picture(b"one", "jpg", 1, 1)]
    paint(server, drawn)
    return drawn


def paint(server: DiscordServer, drawn: list[Picture]) -> None:
    painter = FakePainter(lambda *_: drawn[-1])
    server.bot.narrator = Narrator(server.bot.tables, Pictures([painter]))


async def sent(server: DiscordServer) -> tuple[int, bytes]:
    """The id and the bytes of the board's attachment; each upload has a new id."""
    (picture,) = server.board.attachments
    return picture.id, await picture.read()


async def test_an_edit_that_changes_only_text_does_not_upload_the_picture_again(
    server: DiscordServer, pictures: list[Picture]
) -> None:
    board = await server.set_sail()
    before = await sent(server)
    words = text_of(server.board)
    goods = await server.alice.autocomplete(server.channel, "captain jettison", "goods", "")
    await server.typed(server.alice, "captain jettison", goods=goods[0]["value"])
    assert server.board.id == board.id
    assert text_of(server.board) != words
    assert await sent(server) == before


async def test_a_changed_description_of_the_picture_reaches_the_board(
    server: DiscordServer, pictures: list[Picture]
) -> None:
    board = await server.set_sail()
    (before,) = server.board.attachments
    await server.typed(server.alice, "captain explore")
    (after,) = server.board.attachments
    assert server.board.id == board.id
    assert after.description != before.description


async def test_a_picture_is_uploaded_if_it_changed_or_an_edit_failed_before(
    server: DiscordServer, pictures: list[Picture]
) -> None:
    board = await server.set_sail()
    first = await sent(server)
    pictures.append(Picture(b"two", "jpg", 1, 1))
    await server.typed(server.alice, "captain explore")
    second = await sent(server)
    assert server.board.id == board.id
    assert (second[0] != first[0], second[1]) == (True, b"two")
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=5)
    await server.alice.slash(server.channel, "table pause")
    await server.alice.slash(server.channel, "table pause")
    await server.env.advance_time(600)
    third = await sent(server)
    assert third[1] == b"two"
    assert third[0] != second[0], "nobody knows what became of the edit that failed"


async def test_the_first_edit_after_a_restart_uploads_the_picture_again(
    server: DiscordServer, pictures: list[Picture], database: Path
) -> None:
    await server.set_sail()
    before = await sent(server)
    await server.bot.close()
    await server.env.restart_bot(make_bot(database))
    paint(server, pictures)
    await server.typed(server.alice, "captain explore")
    assert (await sent(server))[0] != before[0]
