"""Deleted channels and boards, missing permissions and pauses: no message is lost."""

from pathlib import Path

import pytest

from bot.tables.boards import CHATTER_MESSAGES
from tests.wire import Sim
from tests.wire.table_players import Voyage, move
from tests.wire.voyages_with_faults import (
    CHANNELS,
    POSTING,
    explored,
    later,
    passed,
    queued,
    said,
    under_way,
)

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


async def test_messages_to_a_deleted_channel_are_blocked_and_other_tables_go_on(
    sim: Sim, tmp_path: Path
) -> None:
    doomed = await under_way(sim, tmp_path)
    other = await Voyage(sim, tmp_path, people=("bob",), channel=next(CHANNELS)).embark()
    held = sim.fault(POSTING, status=503)
    await passed(sim, doomed)
    sim.delete_channel(doomed.channel)
    held.lift()
    await other.rest()
    assert doomed.look("SELECT count(*) FROM outbox WHERE status = 'blocked'") == [(1,)]
    before = len(other.posted)
    await other.sail(4)
    assert len(other.posted) > before
    assert sim.problems("10003") == []


async def test_a_deleted_board_is_posted_again_at_the_next_action(sim: Sim, tmp_path: Path) -> None:
    voyage = await under_way(sim, tmp_path)
    gone = voyage.boards[-1]
    sim.delete_message(gone)
    await explored(sim, voyage)
    await voyage.rest()
    assert voyage.boards[-1] is not gone
    assert voyage.boards[-1].buttons
    assert sim.problems("10008") == []


async def test_a_board_blocked_by_a_missing_permission_is_posted_once_it_is_restored(
    sim: Sim, tmp_path: Path
) -> None:
    voyage = await under_way(sim, tmp_path, ("alice", "bob"))
    first, before = voyage.active, said(voyage)
    sim.remove_permission(voyage.channel, "send_messages")
    told = await passed(sim, voyage)
    await sim.until(lambda: "(Send Messages)" in told.text, what="why there is no board")
    assert "/channels/" not in told.text, "no link to the board before"
    await voyage.rest()
    assert said(voyage) == before
    sim.restore_permissions(voyage.channel)
    await sim.until(lambda: len(said(voyage)) > len(before), what="the board")
    await voyage.rest()
    assert said(voyage) == queued(voyage)
    assert voyage.active is not first
    assert sim.problems("50013", "blocked") == []


async def test_a_board_that_arrived_unconfirmed_pings_once_and_becomes_a_log_entry(
    sim: Sim, tmp_path: Path
) -> None:
    """The connection is cut after the board arrived; its captain acts before the next attempt."""
    voyage = await under_way(sim, tmp_path)
    before = len(voyage.posted)
    sim.fault(POSTING, drop="after", times=6)
    await passed(sim, voyage)
    await sim.until(lambda: len(voyage.posted) > before, what="the board")
    board = voyage.boards[-1]
    await explored(sim, voyage)
    await voyage.rest()
    assert [one for one in voyage.posted[before:] if one.pinged] == [board]
    await passed(sim, voyage)
    await voyage.rest()
    await sim.until(lambda: [one["label"] for one in board.buttons] == ["All news"])


@pytest.mark.parametrize("status", [403, 404, 503])
async def test_a_past_board_that_cannot_be_edited_becomes_a_log_entry_later(
    sim: Sim, tmp_path: Path, status: int
) -> None:
    voyage = await under_way(sim, tmp_path)
    board = voyage.boards[-1]
    refused = sim.fault(f"* /channels/*/messages/{board.id}", status=status)
    await passed(sim, voyage)
    await voyage.rest()
    await sim.until(lambda: refused.hits > 0)
    assert len(board.buttons) > 1
    refused.lift()
    await later(sim, WIRE_AHEAD="600")
    await sim.until(lambda: [one["label"] for one in board.buttons] == ["All news"])
    assert "your turn" not in board.text
    assert [file.is_picture for file in board.attachments] == [True]


async def test_a_board_hidden_by_chatter_is_posted_again_without_a_ping(
    sim: Sim, tmp_path: Path
) -> None:
    voyage = await under_way(sim, tmp_path)
    await passed(sim, voyage)
    await voyage.rest()
    board = voyage.boards[-1]
    for number in range(CHATTER_MESSAGES - 1):
        sim.say("bob", voyage.channel, f"ahoy {number}")
    await explored(sim, voyage)
    await voyage.rest()
    assert voyage.boards[-1] is board
    sim.say("bob", voyage.channel, "and one more")
    await explored(sim, voyage)
    await voyage.rest()
    assert voyage.boards[-1] is not board
    assert voyage.boards[-1].pinged == []


async def test_resuming_a_paused_game_posts_a_board_that_can_be_played_on(
    sim: Sim, tmp_path: Path
) -> None:
    voyage = await under_way(sim, tmp_path)
    before = voyage.boards[-1]
    await sim.slash("alice", voyage.channel, "table pause")
    await sim.until(lambda: [one["label"] for one in before.buttons] == ["All news"])
    await sim.slash("alice", voyage.channel, "table pause")
    await sim.until(lambda: voyage.boards[-1] is not before, what="a board")
    board = voyage.boards[-1]
    assert board.pinged == [sim.user("alice")]
    assert [file.is_picture for file in board.attachments] == [True]
    pressed = await sim.click("alice", board, "Act")
    assert pressed.ephemeral
    assert pressed.message is not None
    assert pressed.message.selects


async def test_the_refusal_of_a_new_table_names_the_missing_permissions(
    sim: Sim, tmp_path: Path
) -> None:
    await move(sim, tmp_path)
    channel = next(CHANNELS)
    sim.remove_permission(channel, "send_messages", "attach_files")
    told = await sim.slash("alice", channel, "table new")
    assert "(Send Messages and Attach Files)" in told.text
