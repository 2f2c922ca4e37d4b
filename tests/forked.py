"""Processes that start quickly, as copies of one process that has imported everything.

Each copy runs a module from its first line on, as `python -m` does. A test that starts the bot a
hundred times waits for one import.
"""

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
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

_WARM = ("bot", "cogs", "engine.games", "renders")


def command(line: socket.socket) -> list[str]:
    """The command line of the process to be copied, which takes requests over *line*."""
    return [sys.executable, "-m", "tests.forked", str(line.fileno())]


def branch(line: socket.socket, far: socket.socket) -> None:
    """Request a copy that takes requests of its own, over the socket whose other end is *far*."""
    socket.send_fds(line, [json.dumps(None).encode()], [far.fileno()])


def ask(
    line: socket.socket, module: str, env: Mapping[str, str], cwd: Path, out: Sequence[int]
) -> None:
    """Request a copy that runs *module* with the environment *env*, in the folder *cwd*.

    It writes to *out*: one descriptor for all its output, or one each for output and errors.
    """
    letter = {"module": module, "env": dict(env), "cwd": str(cwd)}
    socket.send_fds(line, [json.dumps(letter).encode()], list(out))


def _serve(line: socket.socket) -> None:
    """Fork a copy for each request, and report its end; kill all copies when *line* closes."""
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
            said, fds, _, _ = socket.recv_fds(line, 1 << 16, 2)
            if not said:
                break
            letter = json.loads(said)
            if not (pid := os.fork()):
                signal.set_wakeup_fd(-1)
                line.close()
                os.close(woken)
                os.close(wake)
                if letter is None:
                    _serve(socket.socket(fileno=fds[0]))
                    os._exit(0)
                _become(letter, fds)
            for fd in fds:
                os.close(fd)
            if letter is not None:
                living.add(pid)
                line.send(b"born %d" % pid)
    for pid in living:
        os.killpg(pid, signal.SIGKILL)


def _bury(line: socket.socket, living: set[int]) -> None:
    """Report the copies that have ended; branches end with the lines of those that use them."""
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not pid:
            return
        if pid in living:
            living.discard(pid)
            line.send(b"died %d %d" % (pid, os.waitstatus_to_exitcode(status)))


def _become(letter: Mapping[str, Any], out: list[int]) -> None:
    """Turn this copy into a fresh process that runs the module; never returns."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.dup2(out[0], 1)
    os.dup2(out[-1], 2)
    for fd in out:
        os.close(fd)
    os.environ.clear()
    os.environ.update(letter["env"])
    os.chdir(letter["cwd"])
    getattr(sys.modules.get("sitecustomize"), "settle", lambda: None)()
    importlib.import_module("tests.spare_workers").keep()
    sys.argv = [letter["module"]]
    code: Any = 0
    try:
        runpy.run_module(letter["module"], run_name="__main__", alter_sys=True)
    except SystemExit as end:
        code = end.code
    except BaseException:
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    os._exit(code if isinstance(code, int) else int(code is not None))


def _prepare() -> None:
    """Import everything, and load the data and texts that a bot loads once."""
    for room in _WARM:
        package = importlib.import_module(room)
        for found in pkgutil.walk_packages(package.__path__, f"{room}."):
            if not found.name.endswith("__main__") and ".migrations." not in found.name:
                importlib.import_module(found.name)
    for used in ("tests.spare_workers", "alembic.command", "simcord.preview"):
        importlib.import_module(used)
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
    _prepare()
    _serve(socket.socket(fileno=int(sys.argv[1])))
