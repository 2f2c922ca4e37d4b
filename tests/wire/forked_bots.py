"""Bots that start quickly, as copies of one process that has imported everything.

A test that kills the bot a hundred times waits for no import, and all tests together for one.
"""

import asyncio
import functools
import os
import socket
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests import forked
from tests.wire.event_waits import UNTIL_SECONDS
from tests.wire.process import BotProcess, environment

_ROOT = Path(__file__).parents[2]


@functools.cache
def _source() -> "tuple[socket.socket, subprocess.Popen[bytes]]":
    """The process that bots are copied from, and the line to it; it ends with this process."""
    line, far = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    process = subprocess.Popen(
        forked.command(far),
        env=environment({"PYTHONPATH": str(_ROOT)}, "http://127.0.0.1:0"),
        stdin=subprocess.DEVNULL,
        pass_fds=[far.fileno()],
        start_new_session=True,
    )
    far.close()
    return line, process


@dataclass(eq=False)
class _Copy:
    """The attributes of an `asyncio` process, for a process that was not started by it."""

    pid: int
    stdout: asyncio.StreamReader
    returncode: int | None = None
    over: asyncio.Event = field(default_factory=asyncio.Event)

    async def wait(self) -> int:
        await self.over.wait()
        assert self.returncode is not None
        return self.returncode


class ForkedBotProcess(BotProcess):
    """A bot whose command line ends in `-m MODULE`; each start after the first is quick."""

    _line: socket.socket | None = None

    async def start(self) -> None:
        self.starts += 1
        if self._line is None:
            self._line, far = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            self._line.setblocking(False)
            forked.branch(_source()[0], far)
            far.close()
        loop = asyncio.get_running_loop()
        reading, writing = os.pipe()
        module = self.argv[self.argv.index("-m") + 1]
        forked.ask(self._line, module, self.env, self.cwd, [writing])
        os.close(writing)
        stdout = asyncio.StreamReader(limit=1 << 24)
        await loop.connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(stdout), os.fdopen(reading, "rb")
        )
        try:
            (pid,) = await asyncio.wait_for(self._told("born"), UNTIL_SECONDS)
        except TimeoutError:
            raise TimeoutError(f"not within {UNTIL_SECONDS} s: the birth of a bot") from None
        copy: Any = _Copy(pid, stdout)
        self._process = copy
        self._reader = asyncio.create_task(self._read(copy))

    async def close(self) -> None:
        await super().close()
        if self._line is not None:
            self._line.close()

    async def _read(self, process: Any) -> None:
        """Read its output until it ends; then the parent process reports how it ended."""
        self._ending = asyncio.create_task(self._end_of(process))
        await super()._read(process)

    async def _end_of(self, copy: _Copy) -> None:
        _, copy.returncode = await self._told("died")
        copy.over.set()
        self.pulse.beat()

    async def _told(self, what: str) -> list[int]:
        assert self._line is not None
        said = (await asyncio.get_running_loop().sock_recv(self._line, 100)).decode().split()
        assert said[:1] == [what], said
        return [int(one) for one in said[1:]]
