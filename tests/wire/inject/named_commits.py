"""Names of the commits of what falls due, so that a test can kill the bot at each of them.

A commit has the names of what its transaction did. The file of WIRE_COMMITS has a line for each of
them, and for each kill a line for each name of its commit, after the word *before* or *after*.
"""

import asyncio
import contextvars
import functools
import os
from collections.abc import Callable
from typing import Any

_names: contextvars.ContextVar[tuple[Any, tuple[str, ...]]] = contextvars.ContextVar("names")
"""The task that does something with these names; a task that it starts does something else."""

NOTICES = {
    "notice-time-out": "default",
    "notice-brief-out": "default",
    "notice-helm": "helm",
    "notice-gone": "helm",
}
"""What the end of a seat's time did, by the notice that tells of it."""


def names() -> tuple[str, ...]:
    """The names of the transaction under way; none for one that people have caused."""
    task, found = _names.get((None, ()))
    return found if task is asyncio.current_task() else ()


def is_within(name: str) -> bool:
    """Whether something of this *name* is under way."""
    return name in names()


def _add(*given: str) -> contextvars.Token[tuple[Any, tuple[str, ...]]]:
    return _names.set((asyncio.current_task(), (*names(), *given)))


def is_counted(kind: str) -> bool:
    """Whether the commit under way is of this *kind*: a name, "named" for all, or "any"."""
    return kind == "any" or (kind == "named" and bool(names())) or is_within(kind)


def write_down(line: str) -> None:
    """Write *line* in the file of WIRE_COMMITS, if there is one; it survives a kill."""
    if path := os.environ.get("WIRE_COMMITS"):
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.write(file, line.encode() + b"\n")
        os.close(file)


def _during(owner: Any, function: str, *given: str) -> None:
    """Give the commits of an async *function* these names as well."""
    plain = getattr(owner, function)

    @functools.wraps(plain)
    async def named(*args: Any, **kept: Any) -> Any:
        token = _add(*given)
        try:
            return await plain(*args, **kept)
        finally:
            _names.reset(token)

    setattr(owner, function, named)


def _from_call(owner: Any, function: str, name: Callable[..., str]) -> None:
    """Give the transaction in which a *function* is called the name that its arguments give."""
    plain = getattr(owner, function)

    @functools.wraps(plain)
    def named(*args: Any, **kept: Any) -> Any:
        if is_within("ring"):
            _add(name(*args))
        return plain(*args, **kept)

    setattr(owner, function, named)


def _out_of_time(module: Any) -> None:
    _during(module, "run_out", "ring")
    _from_call(module, "_tell_of_reserve", lambda *args: "reserve")
    _from_call(module, "_call", lambda change, row, key: NOTICES[key])


def _reminding(module: Any) -> None:
    _during(module, "remind", "ring")
    _from_call(module, "_queue", lambda *args: "reminder")


def _away(module: Any) -> None:
    _during(module, "come_and_go", "ring")
    _from_call(module, "_note", lambda holder, absence: "back" if absence is None else "away")


def _votes(module: Any) -> None:
    _during(module, "run_out", "ring")
    _from_call(module, "_closing", lambda *args: "vote")


def _personal_messages(module: Any) -> None:
    _during(module, "release", "ring", "held")


def _pump(module: Any) -> None:
    _during(module, "act", "step")


def _ringing(module: Any) -> None:
    _during(module.Clocks, "_look", "look")


def _outbox(module: Any) -> None:
    _during(module.Outbox, "_claim", "claim")
    _during(module.Outbox, "_post", "sent")


def _direct(module: Any) -> None:
    _during(module.DirectMessages, "give_up", "fallback")


PATCHES: dict[str, Callable[[Any], None]] = {
    "bot.tables.out_of_time": _out_of_time,
    "bot.tables.reminding": _reminding,
    "bot.tables.away": _away,
    "bot.tables.votes": _votes,
    "bot.tables.personal_messages": _personal_messages,
    "bot.tables.pump": _pump,
    "bot.tables.ringing": _ringing,
    "bot.delivery.outbox": _outbox,
    "bot.delivery.direct": _direct,
}
"""Patches that name commits."""
