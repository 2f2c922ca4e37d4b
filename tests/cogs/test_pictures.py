"""Pictures of boards, plans and maps: their drawing, their descriptions, and failures."""

import asyncio
import threading
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.client import Quarterdeck
from bot.messages.board import Narrator
from bot.messages.pictures import ALT_LETTERS, Pictures
from bot.messages.pictures import Wanted as Asked
from bot.messages.planner.planner import Planner
from bot.words.seat_names import Called
from engine.core.dice import SeededDice
from engine.core.game import begin, look
from engine.core.records import SPECTATOR
from engine.games.captains_log.game import CAPTAINS_LOG
from renders.picture import Picture as Drawn
from renders.picture import Wanted
from tests.bot.fake_painter import ONE_BYTE, FakePainter
from tests.bot.tally_game import TALLY
from tests.cogs.conftest import make_bot
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
def bot(database: Path) -> Quarterdeck:
    """The bot with its real painters."""
    return make_bot(database, painters=None)


@pytest.fixture
def settle_seconds() -> float:
    return 60.0


async def test_boards_plans_and_maps_have_a_picture_and_the_board_a_description(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    (picture,) = board.attachments
    assert picture.filename == "board.jpg"
    assert picture.description is not None
    assert 20 < len(picture.description) <= ALT_LETTERS
    assert ", facing " in picture.description
    assert picture.description.endswith("/map text")
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


async def test_map_zoom_finds_a_part_by_name_or_number_and_refuses_an_unknown_one(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    (part, *_) = await server.carol.autocomplete(server.channel, "map zoom", "place", "")
    chosen = await server.carol.slash(server.channel, "map zoom", place=part["value"])
    number = str(part["name"]).split()[-1]
    for typed in (str(part["name"]).upper(), number):
        named = await server.carol.slash(server.channel, "map zoom", place=typed)
        assert await shown(named).attachments[0].read() == await shown(chosen).attachments[0].read()
    lost = await server.carol.slash(server.channel, "map zoom", place="999")
    assert "The board has no such part" in said(lost)
    assert not shown(lost).attachments


async def test_a_past_board_keeps_its_picture(server: DiscordServer) -> None:
    board = await server.set_sail()
    await server.typed(server.alice, "captain explore")
    (before,) = server.message(board).attachments
    await server.end_turn(server.alice)
    old = server.message(board)
    assert labels_of(old) == ["All news"]
    assert [one.filename for one in old.attachments] == ["board.jpg"]
    assert await old.attachments[0].read() == await before.read()


async def test_public_pictures_are_drawn_from_the_view_of_a_spectator(
    server: DiscordServer,
) -> None:
    """Boards posted, edited or requested show nothing that only a captain knows."""
    await server.set_sail(server.bob)
    seen: list[str] = []
    secrets: list[Any] = []

    def draw(view: Any, wanted: Wanted) -> Drawn:
        seen.append(view.seat)
        secrets.extend(event for event in wanted.events if event.to is not None)
        return ONE_BYTE

    _paint_with(server, FakePainter(draw))
    await server.typed(await server.to_move(), "captain explore")
    await server.end_turn(await server.to_move())
    await server.carol.slash(server.channel, "turn show")
    assert len(seen) >= 2
    assert set(seen) == {SPECTATOR}
    assert secrets == []


async def test_only_the_picture_of_a_plan_is_drawn_as_planned(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    drawn: list[Wanted] = []

    def draw(view: Any, wanted: Wanted) -> Drawn:
        drawn.append(wanted)
        return ONE_BYTE

    opened = await server.alice.click(board, label="Act")
    _paint_with(server, FakePainter(draw))
    server.bot.planner = Planner(server.bot.tables, server.bot.narrator)
    await choose(server.alice, opened, "Sail")
    await server.carol.slash(server.channel, "map show")
    assert [wanted.planned for wanted in drawn] == [True, False]
    assert any(event.kind == "sailed" for event in drawn[0].events)


async def test_a_command_is_acknowledged_before_its_picture_is_drawn(server: DiscordServer) -> None:
    await server.set_sail()
    seen: list[bool] = []
    requests = len(server.env.http_requests)

    def draw(view: Any, wanted: Wanted) -> Drawn:
        new = server.env.http_requests[requests:]
        seen.append(any(one.path.endswith("/callback") for one in new))
        return ONE_BYTE

    _paint_with(server, FakePainter(draw))
    await server.carol.slash(server.channel, "map show")
    assert seen == [True]


async def test_any_command_wakes_the_painter_before_a_picture_is_needed(
    server: DiscordServer,
) -> None:
    painter = FakePainter()
    server.bot.pictures = Pictures([painter])
    await server.alice.slash(server.channel, "roll", dice="1d6")
    assert painter.woken == 1
    server.bot.pictures.close()
    assert painter.closed
    await server.alice.slash(server.channel, "roll", dice="1d6")
    assert painter.woken == 1


async def test_a_turn_is_played_without_a_picture_if_drawing_fails(
    server: DiscordServer, caplog: pytest.LogCaptureFixture
) -> None:
    await server.set_sail()

    def fail(view: Any, wanted: Wanted) -> Drawn:
        raise RuntimeError("no paint left")

    _paint_with(server, FakePainter(fail))
    played = await server.typed(server.alice, "captain explore")
    assert "Done." in said(played)
    assert server.board.attachments == []
    assert "Alice" in text_of(server.board)
    assert "Around you: " in said(await server.alice.slash(server.channel, "map show"))
    assert "no paint left" in caplog.text


def _view() -> Any:
    seats = ["p1", "p2"]
    state, _ = begin(CAPTAINS_LOG, seats, CAPTAINS_LOG.presets["standard"], SeededDice("sea"))
    return look(CAPTAINS_LOG, state, SPECTATOR)


async def test_drawing_does_not_block_the_event_loop() -> None:
    loop, started = asyncio.get_running_loop(), asyncio.Event()
    go_on = threading.Event()

    def draw(view: Any, wanted: Wanted) -> Drawn:
        loop.call_soon_threadsafe(started.set)
        assert go_on.wait(10)
        return ONE_BYTE

    pictures = Pictures([FakePainter(draw)])
    drawing = asyncio.create_task(pictures.draw(1, CAPTAINS_LOG, _view(), Asked()))
    await started.wait()
    go_on.set()
    assert await drawing is not None
    pictures.close()


async def test_the_same_picture_is_drawn_only_once() -> None:
    drawn: list[object] = []

    def draw(view: Any, wanted: Wanted) -> Drawn:
        drawn.append(wanted)
        return Drawn(str(view.open.round).encode(), "jpg", 1, 1)

    pictures = Pictures([FakePainter(draw)])
    first, second = _view(), _view()
    second.open.round = 2
    for view in (first, first, second, first):
        asked = Asked(names=Called(names=(("p1", "Anne"),)))
        picture = await pictures.draw(1, CAPTAINS_LOG, view, asked)
        assert picture is not None
        assert picture.data == str(view.open.round).encode()
    assert len(drawn) == 2
    await pictures.draw(1, CAPTAINS_LOG, first, Asked(names=Called(names=(("p1", "Jack"),))))
    assert len(drawn) == 3
    pictures.close()


def _paint_with(server: DiscordServer, painter: FakePainter) -> None:
    server.bot.narrator = Narrator(server.bot.tables, Pictures([painter]))


async def test_a_painter_gets_translated_words_and_sanitized_names() -> None:
    wanted: list[Wanted] = []

    def draw(view: Any, asked: Wanted) -> Drawn:
        wanted.append(asked)
        return ONE_BYTE

    pictures, view = Pictures([FakePainter(draw)]), _view()
    view.open.winners = ("p1",)
    names = Called(names=(("p1", "An\nne\u202e"), ("p2", "*Jack*")))
    picture = await pictures.draw(1, CAPTAINS_LOG, view, Asked(language="fr", names=names))
    assert picture is not None
    assert "Manche 1" in picture.alt or "manche 1" in picture.alt
    (asked,) = wanted
    assert asked.words.title == "Manche 1 · Jour"
    assert asked.words.caption == "\u2068An ne\u2069 a gagné"
    assert asked.words.names["p1"] == "An ne"
    assert asked.words.names["p2"] == "*Jack*"
    pictures.close()


async def test_the_description_of_a_plan_tells_an_action_whose_outcome_is_unknown(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    opened = await server.alice.click(board, label="Act")
    planned = await choose(server.alice, opened, "Explore")
    (picture,) = shown(planned).attachments
    assert picture.description is not None
    assert picture.description.startswith("Preview, if you confirm: Explore")


async def test_a_picture_of_a_plan_and_its_description_are_marked_as_a_preview() -> None:
    wanted: list[Wanted] = []

    def draw(view: Any, asked: Wanted) -> Drawn:
        wanted.append(asked)
        return ONE_BYTE

    pictures, view = Pictures([FakePainter(draw)]), _view()
    marks = {"en": "Preview: if you confirm", "fr": "Aperçu\u00a0: si vous confirmez"}
    for code, mark in marks.items():
        for planned in (False, True):
            asked = Asked(language=code, planned=planned)
            picture = await pictures.draw(1, CAPTAINS_LOG, view, asked)
            assert picture is not None
            assert wanted[-1].words.mark == (mark if planned else "")
            assert picture.alt.startswith(mark[:6]) is planned
    pictures.close()


async def test_no_picture_is_drawn_without_picture_texts_or_without_painters() -> None:
    pictures = Pictures([FakePainter()])
    assert await pictures.draw(1, TALLY, object(), Asked()) is None
    assert await Pictures([]).draw(1, CAPTAINS_LOG, _view(), Asked()) is None
    pictures.close()


def test_channels_are_distributed_among_painters_and_each_keeps_its_painter() -> None:
    painters = [FakePainter(), FakePainter()]
    pictures = Pictures(painters)
    asked = [pictures._painter_of(snowflake << 22)[0] for snowflake in range(100) for _ in "ab"]
    assert asked[::2] == asked[1::2]
    assert 60 < sum(one is painters[0] for one in asked) < 140
    pictures.close()
