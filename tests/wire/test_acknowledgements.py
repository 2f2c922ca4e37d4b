"""Failing acknowledgements of interactions: everybody is answered, and no order is lost."""

import itertools
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.wire import Outcome, Sim
from tests.wire.forked_bots import ForkedBotProcess
from tests.wire.table_players import Voyage, move, start

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

CALLBACK = "POST /interactions/*/*/callback"
EDIT = "PATCH /webhooks/*/messages/@original"
CUT: dict[str, dict[str, Any]] = {
    "cut after it was taken": {"drop": "after", "times": 1},
    "cut before it arrived": {"drop": "before", "times": 1},
    "broken after it was taken": {"status": 500, "applied": True, "times": 1},
}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Sim]:
    async with Sim({"Port": [f"sea-{number}" for number in range(8)]}) as sim:
        home = tmp_path_factory.mktemp("first")
        await start(sim, home, ForkedBotProcess, WIRE_SKETCH="1", WIRE_TIMEOUT="2")
        yield sim
        assert sim.service.crashes == []


_CHANNELS = (f"sea-{number}" for number in itertools.count())


@pytest_asyncio.fixture(loop_scope="module")
async def voyage(running: Sim, tmp_path: Path) -> Voyage:
    running.service.faults.clear()
    await move(running, tmp_path)
    table = await Voyage(running, tmp_path, channel=next(_CHANNELS)).embark()
    return await table.sail(2)


async def planned(sim: Sim, voyage: Voyage) -> Outcome:
    """A plan of one action, to be confirmed."""
    told = await sim.click("alice", voyage.boards[-1], "Act")
    while not any(one["label"] == "Confirm" for one in _message(told).buttons):
        if few := [one for one in _message(told).buttons if ":into:" in one["custom_id"]]:
            told = await sim.click("alice", told, few[0]["label"])
            continue
        menu = next(one for one in _message(told).selects if ":m-plan:" in one["custom_id"])
        first, key = menu["options"][0]["value"], menu["custom_id"]
        told = await sim.select("alice", told, first, key=key)
    return told


def _message(told: Outcome) -> Any:
    assert told.message is not None
    return told.message


@pytest.mark.parametrize("how", CUT)
async def test_a_confirm_is_played_even_if_its_acknowledgement_fails(
    running: Sim, voyage: Voyage, how: str
) -> None:
    plan = await planned(running, voyage)
    rows = len(voyage.chronicle().log)
    fault = running.fault(CALLBACK, **CUT[how])
    await running.click("alice", plan, "Confirm")
    await running.until(
        lambda: all(one["label"] != "Confirm" for one in _message(plan).buttons),
        what="what came of it",
    )
    await voyage.rest()
    assert fault.hits == 1
    assert len(voyage.chronicle().log) > rows


@pytest.mark.parametrize("how", CUT)
async def test_a_command_is_answered_even_if_its_acknowledgement_fails(
    running: Sim, voyage: Voyage, how: str
) -> None:
    fault = running.fault(CALLBACK, **CUT[how])
    told = await running.slash("alice", voyage.channel, "turn show")
    await running.until(lambda: told.final, what="an answer")
    assert fault.hits == 1
    assert "Captain" in told.text
    card = [(_message(told).id,)]
    await running.until(
        lambda: voyage.look("SELECT card_id FROM tables") == card, what="the board to stand"
    )


async def test_an_answer_reaches_its_reader_even_if_its_connection_is_cut(
    running: Sim, voyage: Voyage
) -> None:
    fault = running.fault(EDIT, drop="after", times=1)
    told = await running.slash("alice", voyage.channel, "hand")
    await running.until(lambda: told.final, what="an answer")
    assert fault.hits == 1
    assert "Doubloons" in told.text or "doubloons" in told.text
