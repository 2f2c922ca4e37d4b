"""Bots started quickly: copies of one process that has read everything they need.

Each copy is a process of its own, which runs `python -m bot` from its first line on: the module
the parent is given. A test that kills the bot a hundred times waits for one import.
"""

import asyncio
import importlib
import json
import os
import pkgutil
import runpy
import select
import signal
import socket
import sys
import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.wire.process import BotProcess

_WARM = ("bot", "cogs", "engine.games", "renders")


@dataclass(eq=False)
class _Copy:
    """What `asyncio` would know of a process it had started itself."""

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
        socket.send_fds(self._line, [json.dumps(self.env).encode()], [writing])
        os.close(writing)
        stdout = asyncio.StreamReader(limit=1 << 24)
        await loop.connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(stdout), os.fdopen(reading, "rb")
        )
        pid = await self._told("born")
        copy: Any = _Copy(pid, stdout)
        self._process = copy
        self._reader = asyncio.create_task(self._read(copy))

    async def close(self) -> None:
        await super().close()
        if self._parent is not None:
            self._line.close()
            await self._parent.wait()

    async def _read(self, process: Any) -> None:
        """Its output ends when it does; then the parent says how."""
        self._ending = asyncio.create_task(self._end_of(process))
        await super()._read(process)

    async def _end_of(self, copy: _Copy) -> None:
        copy.returncode = await self._told("died")
        copy.over.set()
        self.pulse.beat()

    async def _told(self, what: str) -> int:
        said = (await asyncio.get_running_loop().sock_recv(self._line, 100)).decode().split()
        assert said[:1] == [what], said
        return int(said[1])

    async def _open(self) -> None:
        self._line, far = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._line.setblocking(False)
        module = self.argv[self.argv.index("-m") + 1]
        self._parent = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.wire.forked_bots", str(far.fileno()), module),
            cwd=self.cwd,
            env=self.env,
            stdin=asyncio.subprocess.DEVNULL,
            pass_fds=[far.fileno()],
            start_new_session=True,
        )
        far.close()


def _main(line: socket.socket, module: str) -> None:
    """Make a copy for each letter, tell of its end; end, with all copies, when the line does."""
    _prepare()
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.signal(signal.SIGCHLD, lambda number, frame: None)
    signal.set_wakeup_fd(wake)
    living: set[int] = set()
    while True:
        ready, _, _ = select.select([line, woken], [], [])
        if woken in ready:
            os.read(woken, 100)
            _bury(line, living)
        if line in ready:
            letter, fds, _, _ = socket.recv_fds(line, 1 << 16, 1)
            if not letter:
                break
            if not (pid := os.fork()):
                signal.set_wakeup_fd(-1)
                _become(module, json.loads(letter), fds[0], [line.fileno(), woken, wake])
            living.add(pid)
            os.close(fds[0])
            line.send(b"born %d" % pid)
    for pid in living:
        os.killpg(pid, signal.SIGKILL)


def _bury(line: socket.socket, living: set[int]) -> None:
    while living:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        living.discard(pid)
        line.send(b"died %d" % os.waitstatus_to_exitcode(status))


def _become(module: str, env: Mapping[str, str], out: int, shut: list[int]) -> None:
    """Be a process that was just started to run *module*; never comes back."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for fd in (1, 2):
        os.dup2(out, fd)
    for fd in (*shut, out):
        os.close(fd)
    os.environ.clear()
    os.environ.update(env)
    sys.argv = [module]
    code: Any = 0
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except SystemExit as end:
        code = end.code
    except BaseException:
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    os._exit(code if isinstance(code, int) else int(code is not None))


def _prepare() -> None:
    """Import everything, and read what a bot reads once."""
    for room in _WARM:
        package = importlib.import_module(room)
        for found in pkgutil.walk_packages(package.__path__, f"{room}."):
            if not found.name.endswith("__main__") and ".migrations." not in found.name:
                importlib.import_module(found.name)
    importlib.import_module("sqlalchemy.orm").configure_mappers()
    games = importlib.import_module("engine.games").GAMES
    codecs = importlib.import_module("bot.tables.codecs")
    for game in games:
        codecs.GameCodecs(game)
        if game.with_data is not None:
            game.with_data(None, Path("none kept"))
    language = importlib.import_module("bot.words.language")
    for code in language.LANGUAGES:
        for slug in (None, *(game.slug for game in games)):
            language.voice(code, slug)
    messages = importlib.import_module("bot.words.fluent_messages")
    for room in ("bot", "engine"):
        for path in (Path(language.__file__).parents[2] / room).rglob("*.ftl"):
            for source in messages.sources(path).values():
                messages.entry_of(source)


if __name__ == "__main__":
    _main(socket.socket(fileno=int(sys.argv[1])), sys.argv[2])
