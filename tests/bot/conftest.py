"""Fixtures of the bot: services on a fresh database, and a poster that records messages."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from bot.services import Services
from bot.tables import boards
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import Opener


@pytest.fixture
def poster() -> FakePoster:
    return FakePoster()


@pytest.fixture
async def opener(database: Path, poster: FakePoster) -> AsyncGenerator[Opener]:
    """Function that opens services on the same database; all are closed at the end."""
    opener = Opener(database, poster)
    yield opener
    await opener.close()


@pytest.fixture
async def services(opener: Opener) -> Services:
    return await opener.open()


@pytest.fixture(autouse=True)
def edit_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let boards be edited without a pause between edits."""
    monkeypatch.setattr(boards, "EDIT_PAUSE_SECONDS", 0.0)
