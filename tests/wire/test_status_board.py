"""The status board of a server on the wire: one message, whatever befalls requests or the bot."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.wire import Sim
from tests.wire.table_players import DATABASE, move
from tests.wire.things import Message
from tests.wire.voyages_with_faults import CHANNELS, POSTING

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


def boards(sim: Sim, channel: str) -> list[Message]:
    """The status boards that stand in a channel."""
    found = sim.channel(channel).store.values()
    return [one for one in found if not one.deleted and "Open tables" in one.text]


def stored(home: Path) -> tuple[Any, ...] | None:
    with closing(sqlite3.connect(home / DATABASE)) as there:
        query = "SELECT board_id FROM server WHERE board_id IS NOT NULL"
        return there.execute(query).fetchone()


async def arrive(sim: Sim, home: Path) -> None:
    """Start a bot without tables."""
    await move(sim, home, WIRE_AHEAD="0")
    sim.service.calls.clear()
    sim.bot_log.clear()


async def put_up(sim: Sim) -> str:
    """Let Alice put up the board of the server in a new channel; returns the channel."""
    sim.permit("alice", "manage_guild")
    channel = next(CHANNELS)
    await sim.slash("alice", channel, "host board")
    return channel


async def changed(sim: Sim, **told: str) -> None:
    """Open a table elsewhere, and start the bot again two hours later."""
    await sim.slash("alice", next(CHANNELS), "table new")
    sim.advance(7200)
    assert sim.bot is not None
    sim.bot.env |= {"WIRE_AHEAD": "7200"} | told
    await sim.restart()


@pytest.mark.parametrize(
    "how",
    [{"drop": "after", "kill": True}, {"drop": "before", "kill": True}, {"status": 503}],
    ids=["killed as it arrives", "killed before it arrives", "refused for a while"],
)
async def test_a_board_is_posted_once(sim: Sim, tmp_path: Path, how: dict[str, Any]) -> None:
    await arrive(sim, tmp_path)
    fault = sim.fault(POSTING, times=1, **how)
    channel = await put_up(sim)
    await sim.until(lambda: fault.hits == 1, what="the fault")
    if "kill" in how:
        await sim.until(lambda: sim.bot is not None and not sim.bot.alive)
        await sim.restart()
    await sim.until(lambda: stored(tmp_path), what="the board to be recorded")
    await sim.settle()
    (board,) = boards(sim, channel)
    assert stored(tmp_path) == (board.id,)


async def test_a_deleted_board_is_posted_again_and_a_refused_one_edited_later(
    sim: Sim, tmp_path: Path
) -> None:
    await arrive(sim, tmp_path)
    channel = await put_up(sim)
    await sim.until(lambda: stored(tmp_path), what="the board to be recorded")
    await sim.settle()
    (board,) = boards(sim, channel)
    refused = sim.fault(f"PATCH /channels/*/messages/{board.id}", status=403)
    await changed(sim)
    await sim.until(lambda: refused.hits > 0, what="an attempt", within=30)
    refused.lift()
    sim.delete_message(board)
    await sim.restart()
    await sim.until(lambda: boards(sim, channel), what="a new board", within=30)
    await sim.settle()
    (again,) = boards(sim, channel)
    assert again is not board
    assert "not started yet" in again.text
    assert sim.problems("10008", "50013") == []
