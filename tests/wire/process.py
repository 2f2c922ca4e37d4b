"""The bot under test, in a process of its own, its Discord moved to the loopback."""

import asyncio
import os
import re
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from tests.wire.event_waits import UNTIL_SECONDS, EventWaits

_INJECT = Path(__file__).parent / "inject"
_KEPT = ("PATH", "HOME", "TMPDIR", "VIRTUAL_ENV")
_TROUBLE = re.compile(r"\bERROR\b|\bCRITICAL\b|Traceback \(|^\w[\w.]*(Error|Exception)\b")


def environment(told: Mapping[str, str], url: str) -> dict[str, str]:
    """The environment variables *told*, and those of a bot whose Discord is at *url*."""
    kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
    plain = {"LANG": "C.UTF-8", "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1", "WIRE_URL": url}
    paths = [str(_INJECT), told.get("PYTHONPATH", "")]
    return kept | plain | dict(told) | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}


class BotDied(RuntimeError):
    """The bot ended by itself; its last lines tell why."""


class BotProcess:
    """Starts and kills processes of one command line, and reads their output."""

    def __init__(
        self, argv: Sequence[str], cwd: Path, env: Mapping[str, str], url: str, pulse: EventWaits
    ) -> None:
        self.argv, self.cwd, self.pulse = list(argv), cwd, pulse
        self.env = environment(env, url)
        self.log: list[str] = []
        self.starts = 0
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        """The id of the process started last."""
        assert self._process is not None
        return self._process.pid

    @property
    def exit_status(self) -> int | None:
        return self._process.returncode if self._process else None

    @property
    def trouble(self) -> list[str]:
        """Lines of its log that look like errors."""
        return [line for line in self.log if _TROUBLE.search(line)]

    async def start(self) -> None:
        self.starts += 1
        self._process = await asyncio.create_subprocess_exec(
            *self.argv,
            cwd=self.cwd,
            env=self.env,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            limit=1 << 24,
            start_new_session=True,
        )
        self._reader = asyncio.create_task(self._read(self._process))

    def strike(self, number: int = signal.SIGKILL) -> None:
        """Send the signal to its whole process group."""
        if self._process and self.alive:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, number)

    async def end(self, number: int = signal.SIGKILL, within: float = 10.0) -> int | None:
        """Signal it and wait, and kill it if it lingers; returns the exit status."""
        if self._process is None or self._reader is None:
            return None
        self.strike(number)
        try:
            await asyncio.wait_for(self._process.wait(), within)
        except TimeoutError:
            self.strike(signal.SIGKILL)
        try:
            # Its output ends once every process that it started is gone, too.
            await asyncio.wait_for(self._reader, UNTIL_SECONDS)
        except TimeoutError:
            raise TimeoutError(f"not within {UNTIL_SECONDS} s: the end of {self.pid}") from None
        return self._process.returncode

    async def close(self) -> None:
        """End the process for good."""
        await self.end()

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        while line := await process.stdout.readline():
            self.log.append(re.sub(r"\x1b\[[0-9;]*m", "", line.decode(errors="replace")).rstrip())
            self.pulse.beat()
        await process.wait()
        self.pulse.beat()
