"""A bot killed with SIGKILL again and again ends its game as if it had never stopped."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
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


def vote(database: Path, *, killed_after: int) -> int:
    """Let people agree on a draw, and kill the bot after so many statements; its exit code."""
    module = "tests.bot.self_voting_bot"
    command = [sys.executable, "-W", "ignore", "-m", module, str(database), str(killed_after)]
    return subprocess.run(command, check=False, timeout=120).returncode


def results(database: Path) -> tuple[list[str], list[str], int]:
    """The statuses of votes and of tables, and how often the channel is told the result."""
    with closing(sqlite3.connect(database)) as there:
        votes = [status for (status,) in there.execute("SELECT status FROM votes")]
        tables = [status for (status,) in there.execute("SELECT status FROM tables")]
        told = "SELECT count(*) FROM outbox WHERE notice LIKE '%notice-vote-passed%'"
        return votes, tables, int(there.execute(told).fetchone()[0])


def test_a_vote_whose_bot_is_killed_at_any_statement_is_carried_out_once(tmp_path: Path) -> None:
    database, statements, undone = tmp_path / "votes.sqlite3", 0, 0
    while vote(database, killed_after=statements) != 0:
        assert results(database) in ((["open"], ["open"], 0), (["passed"], ["finished"], 1))
        undone += results(database)[0] == ["open"]
        statements += 1
    assert results(database) == (["passed"], ["finished"], 1)
    assert undone > 3
