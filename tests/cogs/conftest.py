"""The bot in a server, on a database of its own."""

from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from datetime import timedelta
from pathlib import Path
from typing import TypeAlias

import pytest
import simcord

from bot import clock, garbage
from bot.client import Quarterdeck, build
from bot.home.simulated import SimulatedDiscord
from bot.messages.pictures import Painter
from bot.settings import Settings
from bot.tables import asking_messages, boards, ringing
from bot.tables.codecs import AnyGame
from tests.cogs.discord_server import DiscordServer

Passing: TypeAlias = Callable[[float], Awaitable[None]]
"""Lets hours pass at once, as if the bot was there all the time, and does what is due then."""


def make_bot(
    database: Path,
    games: Mapping[str, AnyGame] | None = None,
    *,
    painters: Sequence[Painter] | None = (),
) -> Quarterdeck:
    settings = Settings(database=database, token=None)
    return build(settings, games=games, painters=painters, shard_count=1)


@pytest.fixture
def bot(database: Path) -> Quarterdeck:
    """The bot under test; a test that needs another bot overrides this fixture."""
    return make_bot(database)


@pytest.fixture
def settle_seconds() -> float:
    """Seconds a tap may take; tests in which pictures are drawn override this fixture."""
    return 30.0


@pytest.fixture
async def simcord_env(bot: Quarterdeck, settle_seconds: float) -> AsyncGenerator[simcord.Env]:
    env = SimulatedDiscord(bot, settle_timeout=settle_seconds)
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
    """Let messages be edited without a pause, because time stands still."""
    monkeypatch.setattr(boards, "EDIT_PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(asking_messages, "PRESS_SECONDS", 0.0)


@pytest.fixture(autouse=True)
def uncollected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the collection of garbage at each start, which takes longer than many a test."""
    monkeypatch.setattr(garbage, "collect_all", lambda: None)


@pytest.fixture
def hours_pass(server: DiscordServer, monkeypatch: pytest.MonkeyPatch) -> Passing:
    """Function that lets hours pass."""
    real, passed = clock.now, [0.0]
    monkeypatch.setattr(clock, "now", lambda: real() + clock.seconds(passed[0]))
    monkeypatch.setattr(ringing, "LONGEST_GAP", timedelta.max)

    async def let_pass(hours: float) -> None:
        passed[0] += hours * 3_600
        for _ in range(3):
            await server.bot.services.sweep()

    return let_pass
