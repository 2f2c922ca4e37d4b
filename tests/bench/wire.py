"""Times from a person's tap to its acknowledgement and to the new map, over the loopback."""

import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from tests.bench.line import Bar, Line, percentile
from tests.wire import Outcome, Sim

ACKNOWLEDGED = Bar(figure="p95_ms", limit=100)
CHANNEL = "harbour"
POLLS_OF_A_MAP = 50
ANSWERS = (("answer", "what"), ("start", "where"), ("facing", "heading"))
"""Commands that answer a question, each with the option that has suggestions."""
ROOT = Path(__file__).parents[2]


def lines(*, scale: float = 1.0) -> Iterator[Line]:
    """Measurements of taps; *scale* changes their number."""
    acknowledged, posted = asyncio.run(_measure(max(2, round(30 * scale))))
    yield Line(
        what="wire: tap to acknowledgement", figures=_spread(acknowledged), bars=(ACKNOWLEDGED,)
    )
    yield Line(what="wire: tap to posted map", figures=_spread(posted))


async def _measure(turns: int) -> tuple[list[float], list[float]]:
    """Milliseconds until ending a turn is acknowledged, and until its map is there."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sim() as sim:
            env = {
                "QUARTERDECK_DATABASE": str(Path(folder) / "bench.sqlite3"),
                "WIRE_SEED": "bench",  # fixed dice, so that Alice always has something to do
            }
            await sim.start_bot([sys.executable, "-m", "bot"], cwd=ROOT, env=env)
            await _begin(sim)
            acknowledged, posted = list[float](), list[float]()
            for _ in range(turns):
                told, took = await _end_turn(sim)
                assert told.ack_ms is not None, told
                acknowledged.append(told.ack_ms)
                posted.append(took)
            return acknowledged, posted


async def _begin(sim: Sim) -> None:
    """Begin a game of Alice alone; first questions get the first answer offered."""
    await sim.slash("alice", CHANNEL, "table new")
    await sim.slash("alice", CHANNEL, "table start")
    for verb, option in ANSWERS[1:]:
        assert await _answered(sim, verb, option), f"no {option} is offered"


async def _end_turn(sim: Sim) -> tuple[Outcome, float]:
    """End the turn; the milliseconds until the channel has a new map."""
    sure = await _asked_whether_to_end(sim)
    before, start = _maps(sim), time.perf_counter()
    async with asyncio.TaskGroup() as group:  # the map may arrive before the press is answered
        pressed = group.create_task(sim.click("alice", sure, "End anyway"))
        await sim.until(lambda: _maps(sim) > before, what="the next map")
        took = (time.perf_counter() - start) * 1000
    return pressed.result(), took


async def _asked_whether_to_end(sim: Sim) -> Outcome:
    """The question whether to end the turn, which can be asked once the others have played."""
    for _ in range(POLLS_OF_A_MAP):
        asked = await sim.slash("alice", CHANNEL, "captain end")
        if "End anyway" in asked.buttons:
            return asked
        for verb, option in ANSWERS:  # the other seats' actions may put a question to Alice
            await _answered(sim, verb, option)
        await sim.settle()
    raise AssertionError(f"it never is her turn: {asked.text}")


async def _answered(sim: Sim, verb: str, option: str) -> bool:
    """Give the first offered answer to a question of this kind; False if none was open."""
    offered = await sim.autocomplete("alice", CHANNEL, f"captain {verb}", option, "")
    if offered.choices:
        first = {option: offered.choices[0]["value"]}
        told = await sim.slash("alice", CHANNEL, f"captain {verb}", first)
        if "Confirm" in told.buttons:
            told = await sim.click("alice", told, "Confirm")
        return "rule CL-" not in told.text
    return False


def _maps(sim: Sim) -> int:
    """The number of maps posted so far, from the name of the newest picture."""
    return sum(len(one.attachments) for one in sim.channel(CHANNEL).messages)


def _spread(found: list[float]) -> dict[str, float]:
    return {"p50_ms": median(found), "p95_ms": percentile(found, 95), "max_ms": max(found)}
