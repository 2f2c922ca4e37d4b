"""Victories: announced once the winning plan is played, and not in its preview."""

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
    """The requests that the painter received, in order."""
    return []


@pytest.fixture
def bot(database: Path, wanted: list[Wanted]) -> Quarterdeck:
    def draw(view: Any, asked: Wanted) -> Picture:
        wanted.append(asked)
        return ONE_BYTE

    return make_bot(database, painters=[FakePainter(draw)])


async def test_the_picture_of_a_winning_plan_announces_the_victory_only_once_confirmed(
    server: DiscordServer, wanted: list[Wanted]
) -> None:
    table = with_cargo(at_sea())
    table.company().fame = table.sea.options.target - 1
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
    assert said(done).count("win the game!") == 1
    assert "has won" not in said(done), "it is told once"
    assert not wanted[-1].planned
    assert "has won" in wanted[-1].words.caption


async def test_the_final_board_of_a_game_alone_does_not_explain_fair_dice(
    server: DiscordServer,
) -> None:
    table = with_cargo(at_sea())
    table.company().fame = table.sea.options.target - 1
    hand = Fingers(server.alice, await lay(server, table))
    await hand.press("act")
    await hand.plan("sell 4 silver")
    await hand.press("confirm")
    card = server.board
    assert text_of(card).count("7 points of fame and wins the game!") == 1
    assert "has won" not in text_of(card), "it is told once"
    assert "Fair dice" not in text_of(card)
