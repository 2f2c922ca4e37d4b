"""An empty database in its present shape, made once for all tests that begin with one."""

import asyncio
from pathlib import Path

import pytest

from bot.store.migrations import migrate
from bot.store.repository import Store


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What the file of such a database holds."""
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
