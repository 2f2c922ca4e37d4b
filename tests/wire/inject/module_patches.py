"""Changes that a test makes inside the bot: to dice, clock, and protections, and by kills.

Each change is made only if its environment variable is set. Variables are read when needed, or once
more by ``settle``, because bots forked from one process differ in them.

* WIRE_SEED: the seed of every table that is opened
* WIRE_KILL: "after 3" or "before 3", the commit at which the bot kills itself
* WIRE_KILL_AT: the commits counted: "any", or those of a name in `named_commits`, such as "step"
  for steps that the bot plays for a seat
* WIRE_AHEAD: seconds the bot's clock runs ahead
* WIRE_TOLD: a file with further variables as JSON, read at each SIGUSR1, which then wakes the bot
* WIRE_HASTE: seconds between two edits of a board, the longest pause between attempts, and the
  seconds for which a line keeps its buttons once its cause is gone
* WIRE_TIMEOUT: seconds the bot waits for an answer to a request
* WIRE_SKETCH: if set, every picture is one pixel, drawn at once
* WIRE_WITHOUT: the protection to leave out: "nonce" posts messages without one, "outbox" writes
  messages after the commit of a change instead of with it, "asked" lets a button give a day to any
  later turn of its seat, "gateway" lets time run out while the gateway is cut
"""

import asyncio
import base64
import contextlib
import contextvars
import dataclasses
import datetime
import json
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import named_commits

_PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
)

_late: contextvars.ContextVar[list[Any] | None] = contextvars.ContextVar("late", default=None)


def _lacks(protection: str) -> bool:
    return os.environ.get("WIRE_WITHOUT", "") == protection


class _Count:
    """The number of commits counted so far in this process."""

    seen = 0


def _maybe_die(moment: str) -> None:
    """Kill the bot before or after the wanted commit; each commit is counted before it is made."""
    wanted, _, number = os.environ.get("WIRE_KILL", "").partition(" ")
    if not wanted or not named_commits.is_counted(os.environ.get("WIRE_KILL_AT", "any")):
        return
    _Count.seen += moment == "before"
    if moment == wanted and _Count.seen == int(number):
        for name in named_commits.names():
            named_commits.write_down(f"{moment} {name}")
        os.kill(os.getpid(), signal.SIGKILL)


def _repository(module: Any) -> None:
    class Session(module.AsyncSession):  # type: ignore[misc]
        async def commit(self) -> None:
            _maybe_die("before")
            await super().commit()
            for name in named_commits.names():
                named_commits.write_down(name)
            _maybe_die("after")

    module.AsyncSession = Session


def _tables(module: Any) -> None:
    plain = module.Tables.__init__

    def begin(self: Any, **options: Any) -> None:
        plain(self, **options)
        if seed := os.environ.get("WIRE_SEED"):
            self.new_seed = lambda: seed

    module.Tables.__init__ = begin
    _tell_late(module)


def _tell_late(module: Any) -> None:
    """Write messages that `_changes` kept back, after the commit, in transactions of their own."""
    plain = module.Tables.changing

    @contextlib.asynccontextmanager
    async def changing(self: Any, *given: Any, **values: Any) -> Any:
        late: list[Any] = []
        token = _late.set(late)
        try:
            async with plain(self, *given, **values) as change:
                yield change
        finally:
            _late.reset(token)
        for tell in late:
            async with self.store.writing() as session:
                await tell(dataclasses.replace(change, session=session))
        for tell in self.changed if late else ():
            tell(change.table.id)

    module.Tables.changing = changing


def _changes(module: Any) -> None:
    plain = module.announce

    async def announce(change: Any, before: Any, state: Any, **named: Any) -> None:
        late = _late.get()
        if _lacks("outbox") and late is not None:
            late.append(lambda again: plain(again, before, state, **named))
        else:
            await plain(change, before, state, **named)

    module.announce = announce


def _announcements(module: Any) -> None:
    plain = module.notice

    async def notice(*, session: Any, table: Any, text: Any) -> Any:
        late = _late.get()
        if not (_lacks("outbox") and late is not None and named_commits.is_within("ring")):
            return await plain(session=session, table=table, text=text)
        late.append(lambda again: plain(session=again.session, table=again.table, text=text))
        return None

    module.notice = notice


def _time_given(module: Any) -> None:
    plain = module.give_day

    async def give_day(tables: Any, table_id: str, user_id: int, *, seat: str, asked: int) -> Any:
        if _lacks("asked"):
            async with tables.store.reading() as session:
                rows = await module.clocks_of(session=session, table_id=table_id)
            asked = next(row.asked_seq for row in rows if row.seat == seat)
        return await plain(tables, table_id, user_id, seat=seat, asked=asked)

    module.give_day = give_day


def _models(module: Any) -> None:
    plain = module.OutboxRow.nonce.fget
    module.OutboxRow.nonce = property(lambda row: None if _lacks("nonce") else plain(row))


def _pictures(module: Any) -> None:
    plain = module.Pictures.draw

    async def draw(self: Any, *given: Any) -> Any:
        if not os.environ.get("WIRE_SKETCH"):
            return await plain(self, *given)
        return module.Picture(data=_PIXEL, suffix="png", alt="a sketch")

    def wake(self: Any, channel_id: int) -> None:
        if not os.environ.get("WIRE_SKETCH"):
            begin(self, channel_id)

    begin = module.Pictures.wake
    module.Pictures.draw, module.Pictures.wake = draw, wake


def _clock(module: Any) -> None:
    plain = module.now

    def now() -> datetime.datetime:
        ahead = float(os.environ.get("WIRE_AHEAD", "0"))
        return plain() + datetime.timedelta(seconds=ahead)

    module.now = now


def _services(module: Any) -> None:
    plain = module.open_services

    async def open_services(*given: Any, **named: Any) -> Any:
        services = await plain(*given, **named)
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, _listen, services)
        return services

    module.open_services = open_services


def _listen(services: Any) -> None:
    """Take over the variables of WIRE_TOLD, and do what is due."""
    os.environ.update(json.loads(Path(os.environ["WIRE_TOLD"]).read_text()))
    services.alarm.stop()
    services.wake()


def _client(module: Any) -> None:
    plain = module.Quarterdeck.is_heard

    def is_heard(self: Any) -> bool:
        return bool(self.is_ready() if _lacks("gateway") else plain(self))

    module.Quarterdeck.is_heard = is_heard


def _hurry(name: str) -> Callable[[Any], None]:
    """Set the constant *name* of a module to the seconds of WIRE_HASTE."""

    def patch(module: Any) -> None:
        if seconds := os.environ.get("WIRE_HASTE"):
            setattr(module, name, float(seconds))

    return patch


def _aiohttp(module: Any) -> None:
    if seconds := os.environ.get("WIRE_TIMEOUT"):
        module.DEFAULT_TIMEOUT = module.ClientTimeout(total=float(seconds))


SETTINGS: dict[str, Callable[[Any], None]] = {
    "aiohttp.client": _aiohttp,
    "bot.alarm": _hurry("RETRY_SECONDS"),
    "bot.delivery.outbox": _hurry("LONGEST_PAUSE_SECONDS"),
    "bot.tables.asking_messages": _hurry("PRESS_SECONDS"),
    "bot.tables.boards": _hurry("EDIT_PAUSE_SECONDS"),
}
"""Patches that set constants, which a bot forked from another process makes again."""

PATCHES: dict[str, Callable[[Any], None]] = {
    **named_commits.PATCHES,
    "bot.client": _client,
    "bot.clock": _clock,
    "bot.services": _services,
    "bot.tables.announcements": _announcements,
    "bot.tables.time_given": _time_given,
    "bot.tables.live": _tables,
    "bot.messages.pictures": _pictures,
    "bot.tables.changes": _changes,
    "bot.store.models": _models,
    "bot.store.repository": _repository,
}
"""Patches that change what a module does; they read their variables when they are needed."""
