"""The picture on the board: drawn aside, said in words, and never worth a turn."""

import asyncio
import threading
from collections.abc import AsyncGenerator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
import simcord
from PIL import Image

from bot.client import build
from bot.messages.board import Narrator
from bot.messages.drawers import DRAWERS
from bot.messages.pictures import ALT_LETTERS, Drawer, Picture, Pictures, Wanted
from bot.settings import Settings
from bot.words.seat_names import Called
from engine.core.records import SPECTATOR
from tests.cogs.discord_server import (
    DiscordServer,
    choose,
    labels_of,
    private,
    said,
    shown,
    text_of,
)


@pytest.fixture
async def simcord_env(database: Path) -> AsyncGenerator[simcord.Env]:
    """The bot with the pictures it has in earnest."""
    bot = build(Settings(database=database, token=None), drawers=DRAWERS, shard_count=1)
    env = simcord.Env(bot, settle_timeout=60)
    try:
        await env.start()
        yield env
    finally:
        await bot.close()
        await env.shutdown()
        env.raise_errors()


async def test_boards_plans_and_maps_show_a_picture_with_words_for_it(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    (picture,) = board.attachments
    assert picture.filename == "board.jpg"
    assert picture.description is not None
    assert 20 < len(picture.description) <= ALT_LETTERS
    assert "Map of the sea" in picture.description
    assert Image.open(BytesIO(await picture.read())).width == 1200
    opened = await server.alice.click(board, label="Act")
    assert shown(opened).attachments == []
    planned = await choose(server.alice, opened, "Sail")
    assert len(shown(planned).attachments) == 1
    whole = await server.carol.slash(server.channel, "map show")
    assert private(whole)
    assert Image.open(BytesIO(await shown(whole).attachments[0].read())).width == 1600
    parts = await server.carol.autocomplete(server.channel, "map zoom", "place", "")
    assert parts
    near = await server.carol.slash(server.channel, "map zoom", place=parts[0]["value"])
    assert await shown(near).attachments[0].read() != await shown(whole).attachments[0].read()


async def test_a_log_entry_keeps_its_picture(server: DiscordServer) -> None:
    board = await server.set_sail()
    await server.alice.slash(server.channel, "captain explore")
    (before,) = server.message(board).attachments
    await server.end_turn(server.alice)
    old = server.message(board)
    assert labels_of(old) == ["All news"]
    assert [one.filename for one in old.attachments] == ["board.jpg"]
    assert await old.attachments[0].read() == await before.read()


async def test_what_everybody_sees_is_drawn_and_told_as_nobody_s_seat_sees_it(
    server: DiscordServer,
) -> None:
    """Posted, edited or asked for: not as the first captain sees it, who knows more."""
    await server.set_sail(server.bob)
    seen: list[str] = []
    secrets: list[Any] = []

    def draw(view: Any, wanted: Wanted) -> Picture:
        seen.append(view.seat)
        secrets.extend(event for event in wanted.events if event.to is not None)
        return Picture(data=b"x", suffix="jpg", alt="")

    server.bot.narrator.paint_with(Pictures({"captains_log": Drawer(draw=draw)}))
    await (await server.to_move()).slash(server.channel, "captain explore")
    await server.end_turn(await server.to_move())
    await server.carol.slash(server.channel, "turn show")
    assert len(seen) >= 2
    assert set(seen) == {SPECTATOR}
    assert secrets == []


async def test_a_tap_is_acknowledged_before_its_picture_is_drawn(server: DiscordServer) -> None:
    await server.set_sail()
    seen: list[bool] = []
    requests = len(server.env.http_requests)

    def draw(view: Any, wanted: Wanted) -> Picture:
        del view, wanted
        new = server.env.http_requests[requests:]
        seen.append(any(one.path.endswith("/callback") for one in new))
        return Picture(data=b"x", suffix="jpg", alt="")

    _paint_with(server, Drawer(draw=draw))
    await server.carol.slash(server.channel, "map show")
    assert seen == [True]


async def test_a_picture_that_fails_costs_nothing_but_itself(
    server: DiscordServer, caplog: pytest.LogCaptureFixture
) -> None:
    await server.set_sail()

    def fail(view: Any, wanted: Wanted) -> Picture:
        raise RuntimeError("no paint left")

    _paint_with(server, Drawer(draw=fail))
    played = await server.alice.slash(server.channel, "captain explore")
    assert "Done." in said(played)
    assert server.board.attachments == []
    assert "Alice" in text_of(server.board)
    assert "Tile" in said(await server.alice.slash(server.channel, "map show"))
    assert "no paint left" in caplog.text


async def test_drawing_leaves_the_loop_free() -> None:
    loop, started = asyncio.get_running_loop(), asyncio.Event()
    go_on = threading.Event()

    def draw(view: Any, wanted: Wanted) -> Picture:
        del view, wanted
        loop.call_soon_threadsafe(started.set)
        assert go_on.wait(10)
        return Picture(data=b"x", suffix="jpg", alt="")

    pictures = Pictures({"game": Drawer(draw=draw)})
    drawing = asyncio.create_task(pictures.draw("game", None, Wanted()))
    await started.wait()
    go_on.set()
    assert await drawing is not None
    pictures.close()


async def test_the_same_picture_is_drawn_once() -> None:
    drawn: list[object] = []

    def draw(view: Any, wanted: Wanted) -> Picture:
        drawn.append(wanted)
        return Picture(data=str(view).encode(), suffix="jpg", alt="")

    pictures = Pictures({"game": Drawer(draw=draw)})
    for view in (1, 1, 2, 1):
        wanted = Wanted(names=Called(names=(("p1", "Anne"),)))
        picture = await pictures.draw("game", view, wanted)
        assert picture is not None
        assert picture.data == str(view).encode()
    assert len(drawn) == 2
    await pictures.draw("game", 1, Wanted(names=Called(names=(("p1", "Jack"),))))
    assert len(drawn) == 3
    pictures.close()


def _paint_with(server: DiscordServer, drawer: Drawer) -> None:
    pictures = Pictures({"captains_log": drawer})
    server.bot.narrator = Narrator(server.bot.tables, pictures)
