"""Code that Python runs at the start of the bot under test, to move Discord to the loopback.

discord.py is patched as it is imported; a connection to anywhere but this machine is an error.
Other changes are made only by `module_patches`, as tests ask for them.
"""

import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Callable
from typing import Any

import module_patches

HERE = ("127.0.0.1", "::1", "localhost", "", None)


def _url() -> str:
    """The address of Discord's stand-in."""
    return os.environ.get("WIRE_URL", "")


def _http(module: Any) -> None:
    module.Route.BASE = _url() + "/api/v10"


def _gateway(module: Any) -> None:
    gateway = _url().replace("http", "ws", 1) + "/gateway"
    module.DiscordWebSocket.DEFAULT_GATEWAY = module.yarl.URL(gateway)


def _asset(module: Any) -> None:
    module.Asset.BASE = _url() + "/cdn"


def _state(module: Any) -> None:
    """Change how long discord.py waits for one more guild before it is ready: 2 s by default."""
    plain = module.ConnectionState.__init__

    def quick(self: Any, **options: Any) -> None:
        seconds = float(os.environ.get("WIRE_READY_SECONDS", "0.05"))
        options.setdefault("guild_ready_timeout", seconds)
        plain(self, **options)

    module.ConnectionState.__init__ = quick


SETTINGS: dict[str, Callable[[Any], None]] = {
    "discord.http": _http,
    "discord.gateway": _gateway,
    "discord.asset": _asset,
} | module_patches.SETTINGS
"""Patches that set constants by the environment variables of the process."""

PATCHES = {"discord.state": _state} | module_patches.PATCHES


def settle() -> None:
    """Set the constants once more, in a fork whose environment variables are its own."""
    for name, patch in SETTINGS.items():
        if name in sys.modules:
            patch(sys.modules[name])


class _Finder(importlib.abc.MetaPathFinder):
    def find_spec(self, fullname: str, path: Any, target: Any = None) -> Any:
        wanted = [patches[fullname] for patches in (PATCHES, SETTINGS) if fullname in patches]
        if not wanted:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path)
        if spec is None or spec.loader is None:
            return None
        run = spec.loader.exec_module

        def exec_module(module: Any) -> None:
            run(module)
            for patch in wanted:
                patch(module)

        spec.loader.exec_module = exec_module  # type: ignore[method-assign]
        return spec


def _stay_here(event: str, args: tuple[Any, ...]) -> None:
    if event == "socket.getaddrinfo" and args[0] not in HERE:
        raise PermissionError(f"no name look-ups in a test: {args[0]}")
    if event == "socket.connect" and isinstance(args[1], tuple) and args[1][0] not in HERE:
        raise PermissionError(f"no connections out of this machine: {args[1]}")


if _url().startswith("http://127.0.0.1:"):
    sys.meta_path.insert(0, _Finder())
    sys.addaudithook(_stay_here)
