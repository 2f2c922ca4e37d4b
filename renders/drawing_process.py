"""A separate process that draws, started when needed and ended when idle.

Drawing holds the interpreter's lock too long to share a process with an event loop. The process is
a plain child at the end of two pipes: a pool of `concurrent.futures` would import the program that
started it, need another process to track its semaphores, and outlive a program that is killed.
"""

import logging
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final, TypeAlias

from renders.picture import Frame, Picture, Wanted

log = logging.getLogger(__name__)

IDLE_SECONDS: Final = 600.0
"""Seconds without a request after which the process ends, to free its memory."""
DRAWING_SECONDS: Final = 60.0
"""Seconds after which a picture is given up and the process killed."""
FRAME_SECONDS: Final = 1.0
"""Extra seconds for each frame of a moving picture."""
ATTEMPTS: Final = 2
"""Number of times a picture is tried if the process dies while drawing it."""

_ROOT: Final = Path(__file__).parents[1]


class DrawingFailed(Exception):
    """A picture could not be drawn; the message says why."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request for a picture of *view*, in the game with the slug *game*."""

    game: str
    view: Any
    wanted: Wanted


@dataclass(frozen=True, slots=True)
class MovingRequest:
    """A request for a moving picture of *frames*, in the game with the slug *game*."""

    game: str
    frames: tuple[Frame, ...]


AnyRequest: TypeAlias = Request | MovingRequest


@dataclass(frozen=True, slots=True)
class Failure:
    """The answer to a request that failed, with the traceback."""

    why: str


class DrawingProcess:
    """Draws in a child process, one picture at a time; all methods are safe from any thread.

    *folder* holds the data sets that views refer to, in one folder for each game.
    """

    def __init__(self, folder: Path, *, idle_seconds: float = IDLE_SECONDS) -> None:
        self._folder, self._idle_seconds = folder, idle_seconds
        self._lock = threading.Lock()
        self._child: subprocess.Popen[bytes] | None = None
        self._idle: threading.Timer | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Process id of the child; None without one."""
        child = self._child
        return None if child is None else child.pid

    def wake(self) -> None:
        """Start the child unless it runs, so that it can prepare what it draws often."""
        with self._lock:
            self._started()
            self._rest()

    def draw(self, game: str, view: Any, wanted: Wanted) -> Picture:
        """Wait for a picture; if the child dies while drawing, a new one tries once more.

        :raises DrawingFailed: if that fails too, or the drawing itself does.
        """
        return self._drawn(Request(game, view, wanted))

    def animate(self, game: str, frames: Sequence[Frame]) -> Picture:
        """Wait for the moving picture of *frames*, as with ``draw``.

        :raises DrawingFailed: as ``draw`` does.
        """
        seconds = DRAWING_SECONDS + FRAME_SECONDS * len(frames)
        return self._drawn(MovingRequest(game, tuple(frames)), seconds)

    def _drawn(self, request: AnyRequest, seconds: float = DRAWING_SECONDS) -> Picture:
        asked = pickle.dumps(request, pickle.HIGHEST_PROTOCOL)
        with self._lock:
            try:
                answer = self._asked(asked, seconds)
            finally:
                self._rest()
        if isinstance(answer, Failure):
            raise DrawingFailed(answer.why)
        return answer

    def close(self) -> None:
        """Kill the child, whatever it is drawing; all later requests fail."""
        self._closed = True
        child = self._child
        if child is not None:
            child.kill()  # frees a thread that waits for its picture with the lock held
        with self._lock:
            self._end()

    def _asked(self, request: bytes, seconds: float) -> Picture | Failure:
        for _ in range(ATTEMPTS):
            child = self._started()
            patience = threading.Timer(seconds, child.kill)
            patience.daemon = True
            patience.start()
            try:
                return _exchange(child, request)
            except (OSError, EOFError, pickle.UnpicklingError):
                self._end()
                if not self._closed:
                    log.warning("the process that draws died with %s", child.returncode)
            finally:
                patience.cancel()
        raise DrawingFailed("the process that draws died again")

    def _started(self) -> "subprocess.Popen[bytes]":
        """The running child, started if there is none.

        :raises DrawingFailed: once closed.
        """
        if self._closed:
            raise DrawingFailed("pictures are closed")
        if self._child is None or self._child.poll() is not None:
            self._end()
            self._child = start_worker(self._folder)
        if self._closed:  # closed meanwhile, too early for close() to see this child
            self._end()
            raise DrawingFailed("pictures are closed")
        return self._child

    def _rest(self) -> None:
        """Start to count the idle time of the child anew."""
        if self._idle is not None:
            self._idle.cancel()
        if self._child is not None:
            self._idle = threading.Timer(self._idle_seconds, self._leave_off)
            self._idle.daemon = True
            self._idle.start()

    def _leave_off(self) -> None:
        with self._lock:
            if self._idle is threading.current_thread():  # no request came meanwhile
                self._end()

    def _end(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        child, self._child = self._child, None
        if child is not None:
            child.kill()
            for pipe in (child.stdin, child.stdout):
                if pipe is not None:
                    with suppress(OSError):  # a request half written is lost with the child
                        pipe.close()
            child.wait()


def start_worker(folder: Path) -> "subprocess.Popen[bytes]":
    """Start a process that draws, with the data sets of *folder*."""
    paths = [str(_ROOT), os.environ.get("PYTHONPATH", "")]
    return subprocess.Popen(
        [sys.executable, "-m", "renders.worker", str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
    )


def _exchange(child: "subprocess.Popen[bytes]", request: bytes) -> Picture | Failure:
    requests, answers = _pipes(child)
    requests.write(request)
    requests.flush()
    answer: Picture | Failure = pickle.load(answers)
    return answer


def _pipes(child: "subprocess.Popen[bytes]") -> tuple[IO[bytes], IO[bytes]]:
    assert child.stdin is not None
    assert child.stdout is not None
    return child.stdin, child.stdout
