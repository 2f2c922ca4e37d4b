"""A plan that would win shows the board it would be played on: the victory comes when it is."""

from pathlib import Path
from typing import Any

import pytest

from bot.client import Quarterdeck
from renders.picture import Picture, Wanted
from tests.bot.fake_painter import ONE_BYTE, FakePainter
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer, said, shown, text_of
from tests.cogs.fingers import Fingers
from tests.cogs.laid_sea import lay
from tests.cogs.test_taps import at_sea, with_cargo


@pytest.fixture
def wanted() -> list[Wanted]:
    """What pictures were asked to show."""
    return []


@pytest.fixture
def bot(database: Path, wanted: list[Wanted]) -> Quarterdeck:
    def draw(view: Any, asked: Wanted) -> Picture:
        wanted.append(asked)
        return ONE_BYTE

    return make_bot(database, painters=[FakePainter(draw)])


async def test_a_plan_that_would_win_is_pictured_as_a_plan(
    server: DiscordServer, wanted: list[Wanted]
) -> None:
    table = with_cargo(at_sea())
    table.captain().fame = table.sea.options.target - 1
    hand = Fingers(server.alice, await lay(server, table))
    await hand.press("act")
    preview = await hand.plan("sell 4 silver")
    asked = wanted[-1]
    assert asked.planned
    assert asked.words.caption == ""
    (picture,) = shown(preview).attachments
    assert picture.description is not None
    assert "has won" not in picture.description
    done = await hand.press("confirm")
    assert "has won" in said(done)
    assert not wanted[-1].planned
    assert "has won" in wanted[-1].words.caption


async def test_who_won_alone_reads_nothing_of_how_dice_are_proved_fair(
    server: DiscordServer,
) -> None:
    table = with_cargo(at_sea())
    table.captain().fame = table.sea.options.target - 1
    hand = Fingers(server.alice, await lay(server, table))
    await hand.press("act")
    await hand.plan("sell 4 silver")
    await hand.press("confirm")
    card = server.board
    assert "has won" in text_of(card)
    assert "Fair dice" not in text_of(card)
