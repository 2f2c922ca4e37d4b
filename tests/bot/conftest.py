"""A services on a database of its own, and a table of Tally laid in it."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from bot.services import Services
from tests.bot.board import Board
from tests.bot.laid import Opener


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "quarterdeck.sqlite3"


@pytest.fixture
def board() -> Board:
    return Board()


@pytest.fixture
async def opener(database: Path, board: Board) -> AsyncGenerator[Opener]:
    """Opens services on the same database; whatever is still open is closed."""
    opener = Opener(database, board)
    yield opener
    await opener.close()


@pytest.fixture
async def services(opener: Opener) -> Services:
    return await opener.open()
