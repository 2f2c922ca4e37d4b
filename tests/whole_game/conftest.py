"""The real bot, on a database of its own; it draws pictures if the game is typed."""

from collections.abc import AsyncGenerator, Sequence
from pathlib import Path

import pytest

from bot.client import build
from bot.home.simulated import SimulatedDiscord
from bot.messages.pictures import Painter
from bot.settings import Settings
from bot.tables import boards
from tests.bot.fake_painter import FakePainter
from tests.cogs.discord_server import DiscordServer

SETTLE_SECONDS = 45.0
"""Seconds a tap may take; work that the bot delays by a minute is not waited for."""


@pytest.fixture
def way() -> str:
    """The way a game is played, unless a test overrides this fixture."""
    return "commands"


@pytest.fixture
def painters(way: str, proportion: int) -> Sequence[Painter] | None:
    """A fake painter for a tapped game; None, for the bot's own, if typed or in a soak."""
    return [FakePainter()] if way == "menus" and proportion == 1 else None


@pytest.fixture
async def server(
    database: Path, painters: Sequence[Painter] | None
) -> AsyncGenerator[DiscordServer]:
    settings = Settings(database=database, token=None)
    bot = build(settings, painters=painters, shard_count=1)
    env = SimulatedDiscord(bot, settle_timeout=SETTLE_SECONDS)
    try:
        await env.start()
        yield DiscordServer(env)
    finally:
        await env.bot.close()
        await env.shutdown()
        env.raise_errors()


@pytest.fixture(autouse=True)
def edit_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let boards be edited without a pause, because time stands still."""
    monkeypatch.setattr(boards, "EDIT_PAUSE_SECONDS", 0.0)
