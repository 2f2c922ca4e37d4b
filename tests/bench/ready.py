"""A bot in a process of its own, without Discord: ``python -m tests.bench.ready DATABASE``.

It prints the time until it was ready, with imports apart, and its memory.
"""

import time

BEGAN = time.perf_counter()

import asyncio  # noqa: E402 # imports are part of what is measured
import json  # noqa: E402
import sys  # noqa: E402
from pathlib import Path  # noqa: E402

from bot.client import build  # noqa: E402
from bot.services import open_services  # noqa: E402
from bot.settings import Settings  # noqa: E402


async def main(database: Path) -> dict[str, float]:
    imported = time.perf_counter()
    bot = build(Settings(database=database))
    services = await open_services(database, games=bot.games, poster=bot.poster)
    await services.sweep()
    opened = time.perf_counter()
    figures = {
        "ready_s": opened - imported,
        "imports_s": imported - BEGAN,
        "rss_mb": _resident(),
    }
    await services.close()
    return figures


def _resident() -> float:
    """Memory that this process uses now, in megabytes."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    sys.stdout.write(json.dumps(asyncio.run(main(Path(sys.argv[1])))))
