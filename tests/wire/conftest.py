"""One bot for the voyages of a module, and a table to begin with."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.wire import Sim
from tests.wire.forked_bots import ForkedBotProcess
from tests.wire.table_players import Voyage, start
from tests.wire.voyages_with_faults import TIMEOUT_SECONDS, embark


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Sim]:
    async with Sim({"Port": [f"sea-{number}" for number in range(40)]}) as sim:
        home = tmp_path_factory.mktemp("first")
        told = {"WIRE_SKETCH": "1", "WIRE_TIMEOUT": str(TIMEOUT_SECONDS)}
        await start(sim, home, ForkedBotProcess, **told)
        yield sim


@pytest_asyncio.fixture(loop_scope="module")
async def sim(running: Sim) -> AsyncIterator[Sim]:
    yield running
    running.service.faults.clear()
    assert running.service.crashes == []
    assert running.service.unknown == []


@pytest_asyncio.fixture(loop_scope="module")
async def voyage(sim: Sim, tmp_path: Path) -> Voyage:
    return await embark(sim, tmp_path)
