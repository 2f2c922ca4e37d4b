"""The bot as it is in earnest, on a database of its own, and with its pictures if it is typed."""

from collections.abc import AsyncGenerator, Sequence
from pathlib import Path

import pytest
import simcord

from bot.client import build
from bot.messages.pictures import Painter
from bot.settings import Settings
from bot.tables import boards
from tests.bot.fake_painter import FakePainter
from tests.cogs.discord_server import DiscordServer

SETTLE_SECONDS = 45.0
"""Seconds a tap may take; what the bot puts off for a minute is beyond, and not waited for."""


@pytest.fixture
def way() -> str:
    """How a game is played, unless the test says so itself."""
    return "commands"


@pytest.fixture
def painters(way: str, proportion: int) -> Sequence[Painter] | None:
    """Those of the bot, but for a game of taps, which waits for hundreds of pictures in a soak."""
    return [FakePainter()] if way == "menus" and proportion == 1 else None


@pytest.fixture
async def server(
    database: Path, painters: Sequence[Painter] | None
) -> AsyncGenerator[DiscordServer]:
    settings = Settings(database=database, token=None)
    bot = build(settings, painters=painters, shard_count=1)
    env = simcord.Env(bot, settle_timeout=SETTLE_SECONDS)
    try:
        await env.start()
        yield DiscordServer(env)
    finally:
        await env.bot.close()
        await env.shutdown()
        env.raise_errors()


@pytest.fixture(autouse=True)
def edit_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards are edited at once, for time stands still."""
    monkeypatch.setattr(boards, "EDIT_PAUSE_SECONDS", 0.0)
