"""The bot in a server, on a database of its own."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
import simcord

from bot.client import Quarterdeck, build
from bot.settings import Settings
from bot.tables import boards
from tests.cogs.discord_server import DiscordServer


def make_bot(database: Path) -> Quarterdeck:
    return build(Settings(database=database, token=None), painters=(), shard_count=1)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "quarterdeck.sqlite3"


@pytest.fixture
async def simcord_env(database: Path) -> AsyncGenerator[simcord.Env]:
    env = simcord.Env(make_bot(database), settle_timeout=30)
    try:
        await env.start()
        yield env
    finally:
        await env.bot.close()
        await env.shutdown()
        env.raise_errors()


@pytest.fixture
def server(simcord_env: simcord.Env) -> DiscordServer:
    return DiscordServer(simcord_env)


@pytest.fixture(autouse=True)
def edit_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards are edited at once, for time stands still."""
    monkeypatch.setattr(boards, "EDIT_PAUSE_SECONDS", 0.0)
