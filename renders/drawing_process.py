"""A process of its own that draws, started when it is needed and ended when it idles.

Drawing holds the interpreter's lock for too long to be done beside an event loop. The process is
a plain child at the end of two pipes. A pool of `concurrent.futures` would import the program
that started it, need a process more to track its semaphores, and outlive a program that is killed.
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
"""Seconds without a picture after which the process ends, with the memory it takes."""
DRAWING_SECONDS: Final = 20.0
"""Seconds after which a picture is given up, and the process with it."""
FRAME_SECONDS: Final = 1.0
"""Seconds more for each frame of a picture that moves."""
ATTEMPTS: Final = 2
"""How often a picture is asked for when the process dies of it."""

_ROOT: Final = Path(__file__).parents[1]


class DrawingFailed(Exception):
    """A picture could not be drawn; says why."""


@dataclass(frozen=True, slots=True)
class Request:
    """A picture of *view*, of the game with the slug *game*."""

    game: str
    view: Any
    wanted: Wanted


@dataclass(frozen=True, slots=True)
class MovingRequest:
    """A picture that moves, of *frames* of the game with the slug *game*."""

    game: str
    frames: tuple[Frame, ...]


AnyRequest: TypeAlias = Request | MovingRequest


@dataclass(frozen=True, slots=True)
class Failure:
    """A picture that could not be drawn, and the traceback that tells why."""

    why: str


class DrawingProcess:
    """Draws in a child, one picture after the other; every method may be called from any thread.

    *folder* keeps the data sets that views refer to, in a folder a game.
    """

    def __init__(self, folder: Path, *, idle_seconds: float = IDLE_SECONDS) -> None:
        self._folder, self._idle_seconds = folder, idle_seconds
        self._lock = threading.Lock()
        self._child: subprocess.Popen[bytes] | None = None
        self._idle: threading.Timer | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The child's, while there is one."""
        child = self._child
        return None if child is None else child.pid

    def wake(self) -> None:
        """Have a child ready, which then warms itself."""
        with self._lock:
            self._started()
            self._rest()

    def draw(self, game: str, view: Any, wanted: Wanted) -> Picture:
        """Wait for the picture; a child that dies of it is replaced once.

        :raises DrawingFailed:
        """
        return self._drawn(Request(game, view, wanted))

    def animate(self, game: str, frames: Sequence[Frame]) -> Picture:
        """Wait for the picture that moves through *frames*, as for any other.

        :raises DrawingFailed:
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
        """End the child, whatever it is drawing; what is asked from now on fails."""
        self._closed = True
        child = self._child
        if child is not None:
            child.kill()  # who waits for its picture holds the lock: this sets them free
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
        """The child, a new one if there is none.

        :raises DrawingFailed: once closed.
        """
        if self._closed:
            raise DrawingFailed("pictures are closed")
        if self._child is None or self._child.poll() is not None:
            self._end()
            paths = [str(_ROOT), os.environ.get("PYTHONPATH", "")]
            self._child = subprocess.Popen(
                [sys.executable, "-m", "renders.worker", str(self._folder)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
            )
        if self._closed:  # meanwhile: who closed could not yet end this child
            self._end()
            raise DrawingFailed("pictures are closed")
        return self._child

    def _rest(self) -> None:
        """From now on the child is idle."""
        if self._idle is not None:
            self._idle.cancel()
        if self._child is not None:
            self._idle = threading.Timer(self._idle_seconds, self._leave_off)
            self._idle.daemon = True
            self._idle.start()

    def _leave_off(self) -> None:
        with self._lock:
            if self._idle is threading.current_thread():  # nobody has asked meanwhile
                self._end()

    def _end(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
        child, self._child = self._child, None
        if child is not None:
            child.kill()
            for pipe in (child.stdin, child.stdout):
                if pipe is not None:
                    with suppress(OSError):  # what could not be written is lost with the child
                        pipe.close()
            child.wait()


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
