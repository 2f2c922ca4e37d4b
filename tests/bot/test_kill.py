"""A bot killed with SIGKILL again and again ends its game as if it had never stopped."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store.repository import Store
from tests.bot.started_tables import stored_log, stored_state

pytestmark = pytest.mark.slow

KILLS = 3
"""Kills after different fractions of a second; in a soak ten times as many."""


def run(database: Path, *, killed_after: float | None) -> str:
    """Let a bot play, kill it after so many seconds, and return the table's id."""
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


def test_a_game_whose_bot_is_killed_repeatedly_ends_as_if_never_interrupted(
    tmp_path: Path, proportion: int
) -> None:
    calm, rough = tmp_path / "calm.sqlite3", tmp_path / "rough.sqlite3"
    undisturbed = read(calm, run(calm, killed_after=None))
    for kill in range(KILLS * proportion):
        run(rough, killed_after=0.02 + kill % 5 * 0.03)
    assert read(rough, run(rough, killed_after=None)) == undisturbed
