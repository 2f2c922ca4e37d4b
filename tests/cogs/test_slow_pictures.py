"""Answers while drawing is slow: words and buttons come at once, and the picture is added later."""

import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from simcord.types import HttpLogEntry

from bot.client import Quarterdeck
from bot.messages import late_pictures
from renders.picture import Picture as Drawn
from renders.picture import Wanted
from tests.bot.fake_painter import ONE_BYTE, FakePainter
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer, choose, ids_of, said, shown

MOST_LOOKS = 5_000


class SlowPainter:
    """Draws only after the answer of which the picture is part was shown in words."""

    def __init__(self) -> None:
        self.server: DiscordServer | None = None
        self.fails = False
        self.first: list[HttpLogEntry] = []
        """The first edit of the answer."""
        self._before = 0

    def be_slow(self, server: DiscordServer, *, fails: bool = False) -> None:
        self.server, self.fails, self._before = server, fails, len(server.env.http_requests)

    def draw(self, view: Any, wanted: Wanted) -> Drawn:
        for _ in range(MOST_LOOKS):
            if self.server is None or self.first:
                break
            made = self.server.env.http_requests[self._before :]
            self.first.extend(one for one in made if one.path.endswith("/messages/@original"))
            time.sleep(0.001)
        if self.fails:
            raise RuntimeError("no paint left")
        return ONE_BYTE


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> SlowPainter:
    monkeypatch.setattr(late_pictures, "PICTURE_SECONDS", 0.0)
    return SlowPainter()


@pytest.fixture
def bot(database: Path, painter: SlowPainter) -> Quarterdeck:
    return make_bot(database, painters=[FakePainter(painter.draw)])


@pytest.mark.parametrize("asked", ["plan", "confirm", "map"])
async def test_words_and_buttons_come_before_a_slow_picture_which_is_added_to_them(
    server: DiscordServer, painter: SlowPainter, asked: str
) -> None:
    opened = await server.alice.click(await server.set_sail(), label="Act")
    plan = next(one for one in ids_of(shown(opened)) if ":intend:" in one)
    planned = await choose(server.alice, opened, "Sail") if asked == "confirm" else opened
    painter.be_slow(server)
    if asked == "map":
        answer = await server.carol.slash(server.channel, "map show")
    elif asked == "plan":
        answer = await server.alice.click(shown(opened), custom_id=plan)
    else:
        answer = await server.alice.click(shown(planned), label="Confirm")
    name = "lookup.jpg" if asked == "map" else "board.jpg"
    assert [one.filename for one in shown(answer).attachments] == [name]
    (first, *_) = painter.first
    assert first.json is not None
    assert not first.json.get("attachments")
    words: Any = SimpleNamespace(content="", components=first.json["components"])
    assert ids_of(words) == ids_of(shown(answer)) != []


async def test_the_map_is_told_in_words_if_its_slow_picture_fails(
    server: DiscordServer, painter: SlowPainter
) -> None:
    await server.set_sail()
    painter.be_slow(server, fails=True)
    answer = await server.carol.slash(server.channel, "map show")
    assert painter.first
    in_words = await server.carol.slash(server.channel, "map text")
    assert said(answer) == said(in_words)
    assert "Round 1, day" in said(answer)
    assert not shown(answer).attachments
