"""Drawing processes, forked before the bot has threads: they start at once and unprepared.

A worker of the bot imports everything that draws, and then prepares seconds of pictures that tests
never ask for.
"""

import os
import pickle
import signal
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import IO, Any

from renders import drawing_process, worker
from renders.picture import Drawer

SPARES = 2
"""Workers kept by each copy; further ones are started as the bot starts them."""


class Spare:
    """A worker that waits, with those attributes of `subprocess.Popen` that drawing uses."""

    def __init__(self, others: "list[Spare]") -> None:
        asked, answered = os.pipe(), os.pipe()
        self.returncode: int | None = None
        if not (pid := os.fork()):
            for one in others:
                one.close()
            os.dup2(asked[0], 0)
            os.dup2(answered[1], 1)
            for fd in (*asked, *answered):
                os.close(fd)
            _draw()
        self.pid = pid
        os.close(asked[0])
        os.close(answered[1])
        self.stdin: IO[bytes] = os.fdopen(asked[1], "wb")
        self.stdout: IO[bytes] = os.fdopen(answered[0], "rb")

    def close(self) -> None:
        self.stdin.close()
        self.stdout.close()

    def poll(self) -> int | None:
        if self.returncode is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            self.returncode = os.waitstatus_to_exitcode(status) if pid else None
        return self.returncode

    def kill(self) -> None:
        if self.poll() is None:
            os.kill(self.pid, signal.SIGKILL)

    def wait(self) -> int:
        if self.returncode is None:
            self.returncode = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        return self.returncode


def keep() -> None:
    """Fork the spares of this process, and have the bot take them first."""
    spares, start = list[Spare](), drawing_process.start_worker
    for _ in range(SPARES):
        spares.append(Spare(spares))

    def take(folder: Path) -> Any:
        while spares:
            spare = spares.pop(0)
            if spare.poll() is None:
                pickle.dump(folder, spare.stdin)
                spare.stdin.flush()
                return spare
        return start(folder)

    vars(drawing_process).update(start_worker=take)


def _draw() -> None:
    """Wait for the folder of the data sets, and draw until the bot ends; never returns."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    try:
        folder = pickle.load(os.fdopen(os.dup(0), "rb", buffering=0))
        vars(worker).update(DRAWERS=_cold(worker.DRAWERS))
        worker.main(folder)
    except EOFError:  # the bot ended without a picture
        pass
    finally:
        sys.stderr.flush()
        os._exit(0)


def _cold(drawers: Mapping[str, Drawer]) -> Mapping[str, Drawer]:
    return {game: replace(drawer, warm=lambda: iter(())) for game, drawer in drawers.items()}
