"""Whatever befalls the service, the network or the host: each message once, each order once."""

import asyncio
import itertools
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.tables.boards import CHATTER_MESSAGES
from tests.wire import BotDied, Outcome, Sim
from tests.wire.forked_bots import ForkedBotProcess
from tests.wire.process import BotProcess
from tests.wire.table_players import BOT, Voyage, move, start

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

POSTING = "POST /channels/*/messages"
LIMIT = 4.0
"""Seconds this bot waits for an answer to a request."""

FAULTS: dict[str, dict[str, Any]] = {
    "limited": {"status": 429},
    "broken": {"status": 500},
    "bad gateway": {"status": 502},
    "unavailable": {"status": 503, "times": 3},
    "broken after applying": {"status": 500, "applied": True},
    "unavailable after applying": {"status": 503, "applied": True, "times": 2},
    "reset before applying": {"drop": "before", "times": 2},
    "reset after applying": {"drop": "after", "times": 2},
    "too late": {"delay": LIMIT + 1},
    "too late and not applied": {"delay": LIMIT + 1, "drop": "before"},
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Sim]:
    async with Sim({"Port": [f"sea-{number}" for number in range(40)]}) as sim:
        home = tmp_path_factory.mktemp("first")
        told = {"WIRE_SKETCH": "1", "WIRE_TIMEOUT": str(LIMIT)}
        await start(sim, home, ForkedBotProcess, **told)
        yield sim


@pytest_asyncio.fixture(loop_scope="module")
async def sim(running: Sim) -> AsyncIterator[Sim]:
    yield running
    running.service.faults.clear()
    assert running.service.crashes == []
    assert running.service.unknown == []


_CHANNELS = (f"sea-{number}" for number in itertools.count())


async def embark(sim: Sim, home: Path, people: tuple[str, ...] = ("alice",)) -> Voyage:
    """A table of its own, in a database and a channel of its own."""
    await move(sim, home, WIRE_AHEAD="0")
    sim.service.calls.clear()
    sim.bot_log.clear()
    return await Voyage(sim, home, people=people, channel=next(_CHANNELS)).embark()


@pytest_asyncio.fixture(loop_scope="module")
async def voyage(sim: Sim, tmp_path: Path) -> Voyage:
    return await embark(sim, tmp_path)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def long_voyage(running: Sim, tmp_path_factory: pytest.TempPathFactory) -> Voyage:
    return await embark(running, tmp_path_factory.mktemp("long"))


def queued(voyage: Voyage) -> list[str]:
    """The nonces of what the bot had to post, in order."""
    rows = voyage.look("SELECT id FROM outbox WHERE tried_at IS NOT NULL ORDER BY id")
    return [f"q{id_}" for (id_,) in rows]


def said(voyage: Voyage) -> list[str | None]:
    return [one.nonce for one in voyage.posted]


async def passed(sim: Sim, voyage: Voyage) -> Outcome:
    """The active player ends their turn; the bot is not waited for."""
    asked = await sim.slash(voyage.active, voyage.channel, "turn end")
    sure = [one for one in asked.message.buttons if ":ending:" in one["custom_id"]]  # type: ignore[union-attr]
    return await sim.click(voyage.active, asked, sure[0]["custom_id"]) if sure else asked


async def explored(sim: Sim, voyage: Voyage) -> None:
    """Alice reveals a tile; the bot is not waited for."""
    planned = await sim.slash("alice", voyage.channel, "captain explore", {"tiles": 1})
    await sim.click("alice", planned, "Confirm")


async def under_way(sim: Sim, home: Path, people: tuple[str, ...] = ("alice",)) -> Voyage:
    """A table where somebody's turn lies open."""
    voyage = await embark(sim, home, people)
    while any(":ask:" in one["custom_id"] for one in voyage.boards[-1].buttons):
        await voyage.deed()
    return voyage


def sends(sim: Sim, method: str) -> list[str]:
    """What the bot asked for in channels by *method*, and got."""
    return [
        one.path
        for one in sim.service.calls
        if one.method == method and one.path.startswith("/channels/") and one.status == 200
    ]


# The service and the network


@pytest.mark.parametrize("name", FAULTS)
async def test_a_message_arrives_once_and_in_order_whatever_befalls_it(
    sim: Sim, long_voyage: Voyage, name: str
) -> None:
    fault = sim.fault(POSTING, **{"times": 1} | FAULTS[name])
    before = len(queued(long_voyage))
    while len(queued(long_voyage)) == before:
        await long_voyage.deed()
    assert fault.hits == fault.times
    assert said(long_voyage) == queued(long_voyage)
    assert sim.problems("outbox", "attempt") == []


async def test_an_outage_delays_messages_and_loses_none(sim: Sim, tmp_path: Path) -> None:
    voyage = await under_way(sim, tmp_path)
    before, resumed = said(voyage), sim.gateway.resumed + sim.gateway.identified
    held = sim.fault(POSTING, status=503)
    told = await passed(sim, voyage)
    assert "turn is over" in told.text
    with sim.outage():
        await sim.until(lambda: held.hits > 1 or len(voyage.posted) > 1, what="an attempt")
        assert said(voyage) == before
    held.lift()
    back = sim.gateway
    await sim.until(lambda: back.resumed + back.identified > resumed, within=30, what="a session")
    await voyage.rest()
    await voyage.sail(3)
    assert said(voyage) == queued(voyage)
    assert len(said(voyage)) > len(before) + 1


async def test_after_minutes_the_channel_is_searched_before_anything_is_sent_again(
    sim: Sim, tmp_path: Path
) -> None:
    """However much was said meanwhile; what is found is the board, and the one before is final."""
    voyage = await under_way(sim, tmp_path)
    before = voyage.boards[-1]
    await lose_an_answer(sim, voyage)
    for number in range(130):
        sim.say("bob", voyage.channel, f"ahoy {number}")
    await later(sim, WIRE_AHEAD="600")
    await voyage.rest()
    await sim.until(lambda: [one["label"] for one in before.buttons] == ["All news"])
    board = voyage.boards[-1]
    assert said(voyage) == queued(voyage)
    assert board is not before
    assert voyage.look("SELECT card_id FROM tables") == [(board.id,)]
    listed = await sim.slash("alice", voyage.channel, "mygames")
    assert f"/{board.id}" in listed.text


async def test_a_bot_whose_clock_stood_still_would_send_it_again(sim: Sim, tmp_path: Path) -> None:
    voyage = await under_way(sim, tmp_path)
    await lose_an_answer(sim, voyage)
    lost = said(voyage)
    await later(sim, WIRE_AHEAD="0")
    await voyage.rest()
    assert said(voyage) == [*lost, lost[-1]]


async def lose_an_answer(sim: Sim, voyage: Voyage) -> None:
    """A message arrives, and the bot dies before it knows."""
    sim.fault(POSTING, drop="after", kill=True, times=1)
    await passed(sim, voyage)
    assert sim.bot is not None
    await sim.until(lambda: sim.bot is not None and not sim.bot.alive)


async def later(sim: Sim, **told: str) -> None:
    """Start it ten minutes later by the clock of the service."""
    assert sim.bot is not None
    sim.advance(600)
    sim.bot.env |= told
    await sim.restart()


# What people and hosts do to channels


async def test_in_a_deleted_channel_messages_wait_and_other_tables_go_on(
    sim: Sim, tmp_path: Path
) -> None:
    doomed = await under_way(sim, tmp_path)
    other = await Voyage(sim, tmp_path, people=("bob",), channel=next(_CHANNELS)).embark()
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


async def test_a_deleted_board_is_replaced_by_the_next(sim: Sim, tmp_path: Path) -> None:
    voyage = await under_way(sim, tmp_path)
    gone = voyage.boards[-1]
    sim.delete_message(gone)
    await explored(sim, voyage)
    await voyage.rest()
    assert voyage.boards[-1] is not gone
    assert voyage.boards[-1].buttons
    assert sim.problems("10008") == []


async def test_what_could_not_be_posted_comes_with_its_ping_once_the_permission_is_back(
    sim: Sim, tmp_path: Path
) -> None:
    voyage = await under_way(sim, tmp_path, ("alice", "bob"))
    first, before = voyage.active, said(voyage)
    sim.remove_permission(voyage.channel, "send_messages")
    told = await passed(sim, voyage)
    await sim.until(lambda: "may not send messages" in told.text, what="why there is no board")
    assert "/channels/" not in told.text, "no link to the board before"
    await voyage.rest()
    assert said(voyage) == before
    sim.restore_permissions(voyage.channel)
    await sim.until(lambda: len(said(voyage)) > len(before), what="the board")
    await voyage.rest()
    assert said(voyage) == queued(voyage)
    assert voyage.active is not first
    assert sim.problems("50013", "blocked") == []


async def test_a_board_that_arrived_unknown_calls_once_and_is_finished(
    sim: Sim, tmp_path: Path
) -> None:
    """The connection is cut after it arrived, and its captain acts before it is tried again."""
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
async def test_a_board_that_may_not_be_finished_is_finished_later(
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


async def test_chatter_that_hides_a_board_has_it_posted_anew_without_a_ping(
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


async def test_going_on_after_a_pause_posts_a_board_that_can_be_played_on(
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


async def test_no_table_is_opened_where_the_bot_may_not_speak(sim: Sim, tmp_path: Path) -> None:
    await move(sim, tmp_path)
    channel = next(_CHANNELS)
    sim.remove_permission(channel, "send_messages", "attach_files")
    told = await sim.slash("alice", channel, "table new")
    assert "send messages" in told.text
    assert "attach files" in told.text


# Orders that come twice, late, or together


async def test_an_order_delivered_again_after_a_restart_is_done_once_and_answered_the_same(
    sim: Sim, voyage: Voyage
) -> None:
    for _ in range(6):
        told = await voyage.deed()
        assert told.message is not None
        before, text, edits = voyage.chronicle(), told.text, told.message.edits
        await sim.restart()
        await sim.redeliver(told)
        await sim.until(lambda m=told.message, n=edits: m.edits > n, 20, "the same answer again")  # type: ignore[misc]
        await voyage.rest()
        assert _without_link(told.text) == _without_link(text)
        assert voyage.chronicle() == before
    assert sim.problems("40060") == []


async def test_orders_delivered_twice_at_once_are_done_once(sim: Sim, tmp_path: Path) -> None:
    chronicles = []
    for name in ("once", "twice"):
        home = tmp_path / name
        home.mkdir()
        voyage = await embark(sim, home)
        if name == "twice":
            with sim.doubled():
                await voyage.sail(6)
        else:
            await voyage.sail(6)
        chronicles.append(voyage.chronicle())
    assert chronicles[0] == chronicles[1]
    assert sim.problems("40060") == []


async def test_of_two_ends_of_one_turn_the_second_hears_that_the_board_moved_on(
    sim: Sim, voyage: Voyage
) -> None:
    await voyage.sail(2)
    asked = [await sim.slash("alice", voyage.channel, "captain end") for _ in range(2)]
    rows = len(voyage.chronicle().log)
    told = await asyncio.gather(*(sim.click("alice", one, "End anyway") for one in asked))
    await voyage.rest()
    assert sorted("turn is over" in one.text for one in told) == [False, True]
    late = next(one for one in told if "turn is over" not in one.text)
    assert late.messages[-1].only_for is sim.user("alice")
    assert sum(seat == "p1" for _, seat, _ in voyage.chronicle().log[rows:]) == 1
    assert sim.problems() == []


async def test_people_who_join_together_each_get_a_seat(sim: Sim, tmp_path: Path) -> None:
    await move(sim, tmp_path)
    channel = next(_CHANNELS)
    card = await sim.slash("alice", channel, "table new")
    names = ("bob", "carol", "dave")
    told = await asyncio.gather(*(sim.click(name, card, "Join") for name in names))
    await sim.until(lambda: all(one.messages[0].text for one in told), what="everybody's answer")
    assert len({one.text.splitlines()[0].split("**")[1] for one in told}) == 3
    seats = Voyage(sim, tmp_path).look("SELECT seat FROM holder ORDER BY seat")
    assert seats == [("p1",), ("p2",), ("p3",), ("p4",)]
    assert sim.problems() == []


async def test_a_button_of_another_s_turn_is_refused_to_its_presser_alone(
    sim: Sim, tmp_path: Path
) -> None:
    voyage = await embark(sim, tmp_path, ("alice", "bob"))
    other = next(name for name in ("alice", "bob") if name != voyage.active.name)
    before = voyage.chronicle()
    told = await sim.click(other, voyage.boards[-1], voyage.boards[-1].buttons[0]["custom_id"])
    assert told.ephemeral
    assert voyage.chronicle() == before


# Hosts


async def test_a_second_bot_on_the_same_database_refuses_to_start(
    sim: Sim, voyage: Voyage, tmp_path: Path
) -> None:
    assert sim.bot is not None
    second = BotProcess(BOT, tmp_path, sim.bot.env, sim.world.base_url, sim.pulse)
    await second.start()
    await sim.until(lambda: not second.alive, within=60, what="the second bot to end")
    await second.end()
    assert second.exit_status == 1
    assert "Traceback" not in "\n".join(second.log)
    assert str(await voyage_pid(voyage)) in second.log[-1]
    await voyage.deed()
    assert said(voyage) == queued(voyage)


async def voyage_pid(voyage: Voyage) -> int:
    [(pid,)] = voyage.look("SELECT pid FROM lease")
    return int(pid)


async def test_told_to_stop_it_ends_what_runs_and_goes_on_at_the_next_start(
    sim: Sim, voyage: Voyage
) -> None:
    clock = asyncio.get_running_loop()
    await voyage.sail(2)
    asked = await sim.slash("alice", voyage.channel, "captain end")
    slow = sim.fault(POSTING, delay=1.0, times=1)
    await sim.click("alice", asked, "End anyway")
    await sim.until(lambda: slow.hits == 1, what="the board to be on its way")
    began = clock.time()
    assert await sim.kill(signal.SIGTERM) == 0
    assert clock.time() - began < 10
    await sim.restart()
    await voyage.sail(3)
    assert said(voyage) == queued(voyage)
    assert sim.problems() == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_told_to_stop_at_rest_it_leaves_at_once(
    sim: Sim, voyage: Voyage, number: int
) -> None:
    assert await sim.kill(number) == 0
    assert sim.problems() == []


async def test_a_bot_without_a_token_says_so(sim: Sim, tmp_path: Path) -> None:
    assert sim.bot is not None
    mute = BotProcess(BOT, tmp_path, sim.bot.env | {"DISCORD_TOKEN": ""}, "", sim.pulse)
    await mute.start()
    await sim.until(lambda: not mute.alive, within=60, what="it to end")
    await mute.end()
    assert mute.exit_status == 2
    assert "DISCORD_TOKEN" in mute.log[-1]


async def test_a_bot_with_a_wrong_token_says_so(tmp_path: Path) -> None:
    async with Sim() as sim:
        with pytest.raises(BotDied, match="status 2"):
            await start(sim, tmp_path, DISCORD_TOKEN="not.a.token")


def _without_link(answer: str) -> list[str]:
    """What an answer tells: the way to the board follows once that is posted."""
    return [line for line in answer.splitlines() if "https://" not in line]
