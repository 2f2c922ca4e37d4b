"""A host who makes a new application on the same database gets its commands."""

from pathlib import Path

import pytest

from tests.wire import Sim
from tests.wire.table_players import start

pytestmark = [pytest.mark.wire, pytest.mark.slow]


async def commands_told(home: Path, bot_id: int | None = None, **told: str) -> int:
    """The number of times that a starting bot of this application registered its commands."""
    async with Sim() as sim:
        if bot_id is not None:
            sim.world.bot.id = bot_id
        sim.world.commands[None] = [{"id": "1", "name": "told", "type": 1}]
        await start(sim, home, **told)
        lines = [one.line for one in sim.service.calls]
        assert sim.service.crashes == []
        return sum(line.startswith("PUT ") and line.endswith("/commands") for line in lines)


async def test_commands_are_registered_once_for_each_application(tmp_path: Path) -> None:
    assert await commands_told(tmp_path) == 1
    assert await commands_told(tmp_path) == 0
    assert await commands_told(tmp_path, bot_id=1_400_000_000_000_000_000) == 1


async def test_a_host_can_have_the_commands_registered_at_every_start(tmp_path: Path) -> None:
    assert await commands_told(tmp_path) == 1
    assert await commands_told(tmp_path, QUARTERDECK_SYNC="true") == 1
