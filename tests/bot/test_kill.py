"""SIGKILL at any instant, over and over: the game ends as one that never stopped."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store.repository import Store
from tests.bot.started_tables import stored_log, stored_state

pytestmark = pytest.mark.slow

KILLS = 3
"""Each of them some hundredths of a second later than the one before; in a soak ten times."""


def run(database: Path, *, killed_after: float | None) -> str:
    """Let a bot play, kill it after so many seconds of play; the table's id."""
    command = [sys.executable, "-W", "ignore", "-m", "tests.bot.self_playing_bot", str(database)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    table_id = process.stdout.readline().strip()
    try:
        process.wait(timeout=killed_after)
    except subprocess.TimeoutExpired:
        process.kill()
    process.communicate()
    return table_id


def read(database: Path, table_id: str) -> tuple[bytes, list[str]]:
    async def reading() -> tuple[bytes, list[str]]:
        store = Store(database)
        found = await stored_state(store, table_id), await stored_log(store, table_id)
        await store.close()
        return found

    return asyncio.run(reading())


def test_killed_again_and_again_it_ends_as_if_never_stopped(
    tmp_path: Path, proportion: int
) -> None:
    calm, rough = tmp_path / "calm.sqlite3", tmp_path / "rough.sqlite3"
    undisturbed = read(calm, run(calm, killed_after=None))
    for kill in range(KILLS * proportion):
        run(rough, killed_after=0.02 + kill % 5 * 0.03)
    assert read(rough, run(rough, killed_after=None)) == undisturbed
