"""Each message arrives once and in order, whatever befalls the service or the network."""

from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.wire import Sim
from tests.wire.table_players import Voyage
from tests.wire.voyages_with_faults import (
    POSTING,
    TIMEOUT_SECONDS,
    embark,
    later,
    passed,
    queued,
    said,
    under_way,
)

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

FAULTS: dict[str, dict[str, Any]] = {
    "limited": {"status": 429},
    "broken": {"status": 500},
    "bad gateway": {"status": 502},
    "unavailable": {"status": 503, "times": 3},
    "broken after applying": {"status": 500, "applied": True},
    "unavailable after applying": {"status": 503, "applied": True, "times": 2},
    "reset before applying": {"drop": "before", "times": 2},
    "reset after applying": {"drop": "after", "times": 2},
    "too late": {"delay": TIMEOUT_SECONDS + 1},
    "too late and not applied": {"delay": TIMEOUT_SECONDS + 1, "drop": "before"},
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def long_voyage(running: Sim, tmp_path_factory: pytest.TempPathFactory) -> Voyage:
    return await embark(running, tmp_path_factory.mktemp("long"))


@pytest.mark.parametrize("name", FAULTS)
async def test_a_message_arrives_once_and_in_order_despite_a_fault_of_its_request(
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


async def test_after_ten_minutes_the_channel_is_searched_before_a_board_is_sent_again(
    sim: Sim, tmp_path: Path
) -> None:
    """The board is found behind 130 other messages, and the board before becomes a log entry."""
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


async def test_a_bot_whose_clock_stood_still_sends_a_board_twice(sim: Sim, tmp_path: Path) -> None:
    voyage = await under_way(sim, tmp_path)
    await lose_an_answer(sim, voyage)
    lost = said(voyage)
    await later(sim, WIRE_AHEAD="0")
    await voyage.rest()
    assert said(voyage) == [*lost, lost[-1]]


async def lose_an_answer(sim: Sim, voyage: Voyage) -> None:
    """Let a board arrive, and kill the bot before it learns of that."""
    sim.fault(POSTING, drop="after", kill=True, times=1)
    await passed(sim, voyage)
    assert sim.bot is not None
    await sim.until(lambda: sim.bot is not None and not sim.bot.alive)
