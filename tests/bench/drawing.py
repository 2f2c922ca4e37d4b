"""Drawing during an event loop: how long the loop is blocked, and how long a picture takes."""

import asyncio
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

from bot.messages.pictures import Painter, Pictures, Wanted
from engine.core.game import look
from engine.core.records import clone
from engine.games.captains_log.game import CAPTAINS_LOG
from renders.drawing_process import DrawingProcess
from tests.bench.line import Bar, Line, percentile
from tests.bench.pictures import moments

STALL = (Bar(figure="p99_ms", limit=20), Bar(figure="worst_ms", limit=50))
FIRST = Bar(figure="ms", limit=400)
TICK_SECONDS = 0.001
WARMING_SECONDS = 12.0
PROCESSES = 2
VIEWS = 8


def lines(
    *, scale: float = 1.0, painter: Callable[[Path], Painter] = DrawingProcess
) -> Iterator[Line]:
    """Measurements of drawing; a smaller *scale* draws fewer, by processes less warmed up.

    *painter* starts what draws, in a folder of the host's data.
    """
    warming = WARMING_SECONDS * min(1.0, 4 * scale)
    views, rounds = max(2, round(VIEWS * min(1.0, 4 * scale))), max(1, round(6 * scale))
    yield from asyncio.run(_measure(painter, views, rounds=rounds, warming=warming))


async def _measure(
    painter: Callable[[Path], Painter], number: int, *, rounds: int, warming: float
) -> list[Line]:
    views = [look(CAPTAINS_LOG, state, seat) for state, seat in moments(number)]
    with tempfile.TemporaryDirectory() as folder:
        pictures = Pictures([painter(Path(folder)) for _ in range(PROCESSES)])
        cold = await _drawn(pictures, 0, views[0])
        for channel in range(1, number):  # so that each process knows what to prepare
            await _drawn(pictures, channel, views[0], "to warm")
        await asyncio.sleep(warming)
        warm = [await _drawn(pictures, channel, views[channel]) for channel in range(1, number)]
        stalls = list[float]()
        for turn in range(rounds):
            stalls += await _stalls(pictures, views, turn)
        pictures.close()
    figures = {"ms": median(warm), "max_ms": max(warm), "cold_ms": cold}
    what = "drawing: the first of a table, by its process"
    first = Line(what=what, figures=figures, bars=(FIRST,))
    figures = {"p99_ms": percentile(stalls, 99), "worst_ms": max(stalls), "ticks": len(stalls)}
    stall = Line(
        what=f"event loop: stall while {number} pictures are drawn", figures=figures, bars=STALL
    )
    return [first, stall]


async def _stalls(pictures: Pictures, views: list[Any], number: int) -> list[float]:
    """Milliseconds by which the event loop was late each time, until all views were drawn."""
    drawing = asyncio.gather(
        *(_drawn(pictures, channel, view, f"round {number}") for channel, view in enumerate(views))
    )
    found = list[float]()
    while not drawing.done():
        began = time.perf_counter()
        await asyncio.sleep(TICK_SECONDS)
        found.append((time.perf_counter() - began - TICK_SECONDS) * 1000)
    await drawing
    return found


async def _drawn(pictures: Pictures, channel: int, view: Any, name: str = "Anne") -> float:
    """Milliseconds to draw one picture; a new *name* makes it a new picture."""
    began = time.perf_counter()
    asked = Wanted(names=lambda seat: f"{name} {seat}")
    assert await pictures.draw(channel, CAPTAINS_LOG, clone(view), asked) is not None
    return (time.perf_counter() - began) * 1000
