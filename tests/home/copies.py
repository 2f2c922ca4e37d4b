"""Games at home as copies of one process, so that each starts without importing anything."""

import os
import signal
import socket
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Self, TextIO

from tests import forked

REPLY_SECONDS = 60.0
"""Seconds to wait for a copy to start or to end, on a busy machine."""


class Copies:
    """Makes copies of a process that runs `python -m bot.home`, until the context ends."""

    def __enter__(self) -> Self:
        self._line, far = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._line.settimeout(REPLY_SECONDS)
        self._ends: dict[int, int] = {}
        self._parent = subprocess.Popen(
            forked.command(far), stdin=subprocess.DEVNULL, pass_fds=[far.fileno()]
        )
        far.close()
        return self

    def __exit__(self, *given: object) -> None:
        self._line.close()
        self._parent.wait()

    def copy(self, folder: Path, env: Mapping[str, str]) -> "Copy":
        """A copy in *folder*, with the environment *env*."""
        outputs, inputs = zip(os.pipe(), os.pipe(), strict=True)
        forked.ask(self._line, "bot.home", env, folder, inputs)
        for fd in inputs:
            os.close(fd)
        return Copy(self, self._heard("born")[0], os.fdopen(outputs[0]), os.fdopen(outputs[1]))

    def end_of(self, pid: int) -> int:
        """The exit status of the copy *pid*, once it has ended.

        :raises TimeoutError: if it does not end.
        """
        while pid not in self._ends:
            self._heard("died")
        return self._ends[pid]

    def has_ended(self, pid: int) -> bool:
        self._line.settimeout(0)
        try:
            while pid not in self._ends:
                self._heard("died")
        except BlockingIOError:
            return False
        finally:
            self._line.settimeout(REPLY_SECONDS)
        return True

    def _heard(self, what: str) -> list[int]:
        """The numbers in the next message of the kind *what*; ends of copies are noted."""
        while True:
            said, *numbers = self._line.recv(100).decode().split()
            told = [int(number) for number in numbers]
            if said == "died":
                self._ends[told[0]] = told[1]
            if said == what:
                return told


class Copy:
    """A copy, with those methods of `subprocess.Popen` that the tests use."""

    def __init__(self, copies: Copies, pid: int, stdout: TextIO, stderr: TextIO) -> None:
        self._copies, self._pid, self.stdout, self._stderr = copies, pid, stdout, stderr
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None and self._copies.has_ended(self._pid):
            self.returncode = self._copies.end_of(self._pid)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self._pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """Its output and its errors, until it ends; both must be short."""
        del timeout
        self.returncode = self._copies.end_of(self._pid)
        if self.stdout.closed:
            return "", ""
        with self.stdout, self._stderr:
            return self.stdout.read(), self._stderr.read()
