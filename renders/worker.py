"""The process that draws: it reads requests and writes pictures, until nobody asks any more.

``python -m renders.worker FOLDER``, where FOLDER keeps data sets, a folder a game. It is started by
``renders.drawing_process`` and ends when its input does, as it does when who asked has died.
"""

import os
import pickle
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from queue import Queue
from typing import IO

from renders.drawers import DRAWERS
from renders.drawing_process import AnyRequest, Failure, MovingRequest
from renders.moving import animate
from renders.picture import Picture

NICENESS = 5
"""How far drawing stands back behind who has to answer people at once."""


def main(folder: Path) -> None:
    """Answer requests in their order; between them, warm what no picture should wait for."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)  # who asks is told to end, and ends us
    with suppress(AttributeError):  # Windows has none
        os.nice(NICENESS)
    answers = _kept_to_ourselves()
    requests: Queue[AnyRequest | None] = Queue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, requests), daemon=True).start()
    for game, drawer in DRAWERS.items():
        drawer.read(folder / game)
    warming = (None for drawer in DRAWERS.values() for _ in drawer.warm())
    while (request := _next(requests, warming)) is not None:
        try:
            pickle.dump(_answer(request), answers, pickle.HIGHEST_PROTOCOL)
            answers.flush()
        except BrokenPipeError:  # who asked has gone meanwhile
            return


def _kept_to_ourselves() -> IO[bytes]:
    """The standard output, where nobody else can print into an answer."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def _listen(requests: IO[bytes], into: "Queue[AnyRequest | None]") -> None:
    while True:
        try:
            into.put(pickle.load(requests))
        except (EOFError, pickle.UnpicklingError):  # the end, or a request cut short by it
            into.put(None)
            return


def _next(requests: "Queue[AnyRequest | None]", warming: Iterator[None]) -> AnyRequest | None:
    """The next request; something is warmed as long as there is none."""
    while True:
        try:
            return requests.get_nowait()
        except queue.Empty:
            try:
                next(warming)
            except StopIteration:
                return requests.get()


def _answer(request: AnyRequest) -> Picture | Failure:
    try:
        if isinstance(request, MovingRequest):
            return animate(DRAWERS[request.game], request.frames)
        return DRAWERS[request.game].draw(request.view, request.wanted)
    # Whatever fails is told to who asked; the next picture may succeed.
    except Exception:
        return Failure(traceback.format_exc())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
