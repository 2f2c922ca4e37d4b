"""An empty migrated database, made once for all tests."""

import asyncio
from pathlib import Path

import pytest

from bot.store.migrations import migrate
from bot.store.repository import Store


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The content of the database file."""
    path = tmp_path_factory.mktemp("migrated") / "empty.sqlite3"
    asyncio.run(_migrate(path))
    return path.read_bytes()


@pytest.fixture
def database(tmp_path: Path, migrated: bytes) -> Path:
    path = tmp_path / "quarterdeck.sqlite3"
    path.write_bytes(migrated)
    return path


async def _migrate(path: Path) -> None:
    store = Store(path)
    await migrate(store)
    await store.close()
