"""The bot as it is in earnest, pictures and all, on a database of its own."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
import simcord

from bot.client import build
from bot.settings import Settings
from bot.tables import boards
from tests.cogs.discord_server import DiscordServer


@pytest.fixture
async def server(database: Path) -> AsyncGenerator[DiscordServer]:
    settings = Settings(database=database, token=None)
    env = simcord.Env(build(settings, shard_count=1), settle_timeout=60)
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
