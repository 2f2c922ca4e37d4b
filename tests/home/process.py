"""A game at home in a process of its own, as ``make play`` starts it."""

import json
import os
import re
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.request import Request, urlopen

from bot.home.page import CAPABILITY
from tests.home.copies import Copies, Copy

ROOT = Path(__file__).parents[2]
DEFAULTS = {
    "PYTHONPATH": str(ROOT),
    "PORT": "0",
    "QUARTERDECK_DATA": "",
    "QUARTERDECK_SEED": "evening",
}
START_SECONDS = 90.0
"""Seconds a start or an end may take on a busy machine."""


class Home:
    """A process that plays in *folder*, at a free port; *settings* are environment variables.

    Without a seed of its own its games are the same each time, so that a screen is.
    """

    def __init__(self, folder: Path, **settings: str) -> None:
        ours = {**DEFAULTS, **settings}
        ours = {name: value for name, value in ours.items() if value}
        kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        self.url = ""
        self._process = self._begin(folder, kept | ours)

    def _begin(self, folder: Path, env: Mapping[str, str]) -> "subprocess.Popen[str] | Copy":
        return subprocess.Popen(
            [sys.executable, "-m", "bot.home"],
            cwd=folder,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.communicate()

    def wait_until_open(self) -> str:
        """Wait for the line with the page's address, and return the address."""
        line = self._first_line()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        if found is None:
            self._process.kill()
            raise AssertionError((line, *self._process.communicate()))
        self.url = found.group()
        return self.url

    def start_game(self, headers: Mapping[str, str] | None = None, **asked: object) -> str | None:
        """Request a game as the first screen does; returns the reason if it was refused."""
        game: dict[str, object] = {"language": "en", "game": "captains_log", "preset": "standard"}
        game |= {"players": ["Blackbird"], "bots": 1}
        body = json.dumps({"kind": "start_game", **game, **asked}).encode()
        ours = {"Content-Type": "application/json", "X-Simcord-Capability": CAPABILITY}
        request = Request(f"{self.url}api/action", body, {**ours, **(headers or {})})
        with urlopen(request, timeout=START_SECONDS) as answer:
            refusal: str | None = json.load(answer)["refusal"]
        return refusal

    def read(self, path: str = "", language: str = "en") -> str:
        """The text at *path*, for a browser set to *language*."""
        request = Request(self.url + path, headers={"Accept-Language": language})
        with urlopen(request, timeout=START_SECONDS) as answer:
            text: str = answer.read().decode()
        return text

    def end(self, how: signal.Signals = signal.SIGINT) -> None:
        """End the process as Ctrl-C does, and check that it writes nothing."""
        self._process.send_signal(how)
        said, complained = self._process.communicate(timeout=START_SECONDS)
        assert (self._process.returncode, said, complained) == (0, "", "")

    def failure(self) -> str:
        """Wait until the process ends by itself; returns the errors that it wrote."""
        said, complained = self._process.communicate(timeout=START_SECONDS)
        assert (self._process.returncode, said) == (1, "")
        return complained

    def _first_line(self) -> str:
        assert self._process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(self._process.stdout, selectors.EVENT_READ)
            until = time.monotonic() + START_SECONDS
            while (left := until - time.monotonic()) > 0:
                if selector.select(left):
                    return self._process.stdout.readline()
        return ""


class QuickHome(Home):
    """A `Home` that starts quickly, as a copy of a process with everything imported."""

    def __init__(self, copies: Copies, folder: Path, **settings: str) -> None:
        self._copies = copies
        super().__init__(folder, **settings)

    def _begin(self, folder: Path, env: Mapping[str, str]) -> Copy:
        return self._copies.copy(folder, env)


AtHome = Callable[..., QuickHome]
"""Function that starts a game at home with settings: ``at_home(PORT="0")``."""
