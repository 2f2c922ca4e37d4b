"""The real bot, busy and idle: its memory, and times of acknowledgement among busy tables."""

import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median

from tests.bench.busy_tables import lay_tables
from tests.bench.line import Bar, Line, percentile
from tests.bench.processes import children, megabytes
from tests.wire import Sim

ACKNOWLEDGED = (Bar(figure="p95_ms", limit=100),)
IDLE = Bar(figure="mb", limit=100)
ROOT = Path(__file__).parents[2]
DRAWERS_AT_WORK = 8
"""Channels in which one map after another is requested."""
PAUSE_SECONDS = 5.0
"""Seconds that a person at a busy table thinks, on average."""
COMMANDS = ("turn act", "hand", "captain explore", "captain end", "map text")


def lines(*, scale: float = 1.0) -> Iterator[Line]:
    """Measurements under load; *scale* changes the number of tables and the time."""
    tables, seconds = max(DRAWERS_AT_WORK, round(100 * scale)), max(3.0, 20 * scale)
    names = [f"bay-{number}" for number in range(tables)]
    idle, found = asyncio.run(_measure(names, seconds))
    yield Line(what="idle bot, all its processes", figures=idle, bars=(IDLE,))
    figures = {"p50_ms": median(found), "p95_ms": percentile(found, 95)}
    figures |= {"p99_ms": percentile(found, 99), "max_ms": max(found), "taps": len(found)}
    what = f"wire: acknowledgement, {tables} tables busy, {DRAWERS_AT_WORK} drawing"
    yield Line(what=what, figures=figures, bars=ACKNOWLEDGED)


async def _measure(names: Sequence[str], seconds: float) -> tuple[dict[str, float], list[float]]:
    """The memory of the idle bot, and the milliseconds until each tap was acknowledged."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        async with Sim(guilds={"Port Royal": names}) as sim:
            channels = [sim.channel(name).id for name in names]
            await asyncio.to_thread(lay_tables, database, channels, sim.user("alice").id)
            env = {"QUARTERDECK_DATABASE": str(database), "WIRE_SEED": "bench"}
            await sim.start_bot([sys.executable, "-m", "bot"], cwd=ROOT, env=env)
            await asyncio.sleep(2)  # until boards that were due are posted
            assert sim.bot is not None
            pid = sim.bot.pid
            idle = {"mb": megabytes(pid), "children": len(children(pid))}
            until = time.monotonic() + seconds
            taps = [_play(sim, name, until) for name in names]
            taps += [_look(sim, name, until) for name in names[:DRAWERS_AT_WORK]]
            rows = await asyncio.gather(*taps)
            return idle, [took for row in rows for took in row]


async def _play(sim: Sim, channel: str, until: float) -> list[float]:
    chance, found = Random(channel), list[float]()  # not the dice of a game
    await asyncio.sleep(chance.uniform(0, PAUSE_SECONDS))
    while time.monotonic() < until:
        told = await sim.slash("alice", channel, chance.choice(COMMANDS))
        assert told.ack_ms is not None, told
        found.append(told.ack_ms)
        await asyncio.sleep(chance.uniform(0, 2 * PAUSE_SECONDS))
    return found


async def _look(sim: Sim, channel: str, until: float) -> list[float]:
    found = list[float]()
    while time.monotonic() < until:
        told = await sim.slash("alice", channel, "map show")
        assert told.ack_ms is not None, told
        found.append(told.ack_ms)
    return found
