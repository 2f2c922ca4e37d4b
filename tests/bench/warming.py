"""Warming of a drawing process: ``python -m tests.bench.warming GAME`` warms it for one game alone.

It prints the processor time until all that pictures of the game share is drawn, and its memory.
"""

import json
import math
import os
import subprocess
import sys
import time
from collections.abc import Iterator

from engine.games import GAMES
from renders.drawers import DRAWERS
from renders.worker import Warming
from tests.bench.line import Bar, Line
from tests.bench.processes import megabytes

MEMORY = Bar(figure="mb", limit=200)


def lines(*, scale: float = 1.0) -> Iterator[Line]:
    """A measurement for each game; *scale* changes nothing, as a process is warmed once."""
    del scale
    for game in GAMES:
        command = [sys.executable, "-W", "ignore", "-m", "tests.bench.warming", game.slug]
        told = subprocess.run(command, check=True, capture_output=True, text=True)
        figures: dict[str, float] = json.loads(told.stdout)
        yield Line(what=f"{game.slug}: warming", cpu=True, figures=figures, bars=(MEMORY,))


def main(game: str, *, most: float = math.inf) -> dict[str, float]:
    """Prepare the parts of *game*, at most so many; returns the figures."""
    warming, began, parts = Warming(DRAWERS), time.process_time(), 0
    cold = megabytes(os.getpid())
    warming.begin(game)
    while parts < most and warming.step():
        parts += 1
    seconds = time.process_time() - began
    return {"cpu_s": seconds, "mb": megabytes(os.getpid()), "cold_mb": cold, "parts": parts}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main(sys.argv[1])))
