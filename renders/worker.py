"""The drawing process: it reads requests and writes pictures until its input ends.

Run as ``python -m renders.worker FOLDER``, where FOLDER holds the data sets, in one folder for each
game. ``renders.drawing_process`` starts it; it ends with its input, and so if its parent dies.
"""

import os
import pickle
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from queue import Queue
from typing import IO

from renders.drawers import DRAWERS
from renders.drawing_process import AnyRequest, Failure, MovingRequest
from renders.moving import animate
from renders.picture import Drawer, Picture

NICENESS = 5
"""Niceness of drawing, so that answers to people come first."""


def main(folder: Path) -> None:
    """Answer requests in order; while there are none, prepare what their pictures share."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)  # the parent ends this process
    with suppress(AttributeError):  # Windows has no nice
        os.nice(NICENESS)
    answers = _kept_to_ourselves()
    requests: Queue[AnyRequest | None] = Queue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, requests), daemon=True).start()
    for game, drawer in DRAWERS.items():
        drawer.read(folder / game)
    warming = Warming(DRAWERS)
    while (request := _next(requests, warming)) is not None:
        try:
            pickle.dump(_answer(request), answers, pickle.HIGHEST_PROTOCOL)
            answers.flush()
        except BrokenPipeError:  # the parent has ended meanwhile
            return
        warming.begin(request.game)


class Warming:
    """Preparation of the parts that pictures share, for those games alone that are drawn."""

    def __init__(self, drawers: Mapping[str, Drawer]) -> None:
        self._cold = dict(drawers)
        self._begun: list[Iterator[None]] = []

    def begin(self, game: str) -> None:
        """Prepare the parts of *game* from now on, unless that has begun."""
        drawer = self._cold.pop(game, None)
        if drawer is not None:
            self._begun.append(drawer.warm())

    def step(self) -> bool:
        """Prepare one more part; False if there is nothing to prepare."""
        while self._begun:
            for _ in self._begun[0]:
                return True
            del self._begun[0]
        return False


def _kept_to_ourselves() -> IO[bytes]:
    """The standard output for answers alone: later prints go to the standard error."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def _listen(requests: IO[bytes], into: "Queue[AnyRequest | None]") -> None:
    while True:
        try:
            into.put(pickle.load(requests))
        except (EOFError, pickle.UnpicklingError):  # the end of input, perhaps amid a request
            into.put(None)
            return


def _next(requests: "Queue[AnyRequest | None]", warming: Warming) -> AnyRequest | None:
    """The next request; while there is none, prepare parts that pictures share, step by step."""
    while True:
        try:
            return requests.get_nowait()
        except queue.Empty:
            if not warming.step():
                return requests.get()


def _answer(request: AnyRequest) -> Picture | Failure:
    try:
        if isinstance(request, MovingRequest):
            return animate(DRAWERS[request.game], request.frames)
        return DRAWERS[request.game].draw(request.view, request.wanted)
    # Any failure is told to the parent; the next picture may succeed.
    except Exception:
        return Failure(traceback.format_exc())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
