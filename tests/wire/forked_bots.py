"""Bots that start quickly, as copies of one process that has imported everything.

A test that kills the bot a hundred times waits for one import.
"""

import asyncio
import os
import socket
from dataclasses import dataclass, field
from typing import Any

from tests import forked
from tests.wire.process import BotProcess


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

    _parent: asyncio.subprocess.Process | None = None
    _line: socket.socket

    async def start(self) -> None:
        self.starts += 1
        if self._parent is None:
            await self._open()
        loop = asyncio.get_running_loop()
        reading, writing = os.pipe()
        forked.ask(self._line, self.env, None, [writing])
        os.close(writing)
        stdout = asyncio.StreamReader(limit=1 << 24)
        await loop.connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(stdout), os.fdopen(reading, "rb")
        )
        (pid,) = await self._told("born")
        copy: Any = _Copy(pid, stdout)
        self._process = copy
        self._reader = asyncio.create_task(self._read(copy))

    async def close(self) -> None:
        await super().close()
        if self._parent is not None:
            self._line.close()
            await self._parent.wait()

    async def _read(self, process: Any) -> None:
        """Read its output until it ends; then the parent process reports how it ended."""
        self._ending = asyncio.create_task(self._end_of(process))
        await super()._read(process)

    async def _end_of(self, copy: _Copy) -> None:
        _, copy.returncode = await self._told("died")
        copy.over.set()
        self.pulse.beat()

    async def _told(self, what: str) -> list[int]:
        said = (await asyncio.get_running_loop().sock_recv(self._line, 100)).decode().split()
        assert said[:1] == [what], said
        return [int(one) for one in said[1:]]

    async def _open(self) -> None:
        self._line, far = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._line.setblocking(False)
        module = self.argv[self.argv.index("-m") + 1]
        self._parent = await asyncio.create_subprocess_exec(
            *forked.command(far, module),
            cwd=self.cwd,
            env=self.env,
            stdin=asyncio.subprocess.DEVNULL,
            pass_fds=[far.fileno()],
            start_new_session=True,
        )
        far.close()
