"""The processes in which the real bot draws pictures: their start and their end."""

import os
import select
import signal
from pathlib import Path

import pytest

from tests.wire import Sim
from tests.wire.table_players import Voyage, start

pytestmark = [pytest.mark.wire, pytest.mark.slow]

ANSWER_SECONDS = 120.0
"""Seconds to wait for the end of a process."""


def loaded(pid: int) -> set[str]:
    """The drawing libraries whose compiled parts are loaded in the process."""
    maps = Path(f"/proc/{pid}/maps").read_text()
    return {name for name in ("PIL", "numpy") if f"/{name}/" in maps}


def children(pid: int) -> list[int]:
    found = [tasks.read_text().split() for tasks in Path(f"/proc/{pid}/task").glob("*/children")]
    return [int(child) for row in found for child in row]


def all_end(handles: list[int]) -> bool:
    return all(select.select([handle], [], [], ANSWER_SECONDS)[0] for handle in handles)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
async def test_only_child_processes_load_drawing_libraries_and_they_end_with_the_bot(
    tmp_path: Path, number: int
) -> None:
    async with Sim() as sim:
        await start(sim, tmp_path)
        assert sim.bot is not None
        pid = sim.bot.pid
        assert children(pid) == []
        assert loaded(pid) == set()
        voyage = await Voyage(sim, tmp_path).embark()
        await voyage.sail(2)
        assert all(pictures == 1 for _, pictures in voyage.chronicle().posted)
        assert loaded(pid) == set()
        drawing = children(pid)
        assert [loaded(child) for child in drawing] == [{"PIL", "numpy"}]
        handles = [os.pidfd_open(child) for child in drawing]
        os.kill(pid, number)  # to the bot alone, not to its process group
        assert all_end(handles)
