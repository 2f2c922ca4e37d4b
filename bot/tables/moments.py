"""Moments of a table that follow from each change of it: since when it waits, when it closes."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from bot import clock
from bot.store.models import Status, Table
from engine.core.records import Seat

LOBBY_SLEEPS: Final = timedelta(days=14)
"""Time after which a lobby that nobody touches closes."""

THREAD_STAYS: Final = timedelta(days=1)
"""Time after the end of a game for which the thread that was opened for it stays open."""


def follow(table: Table, waits: Sequence[Seat]) -> None:
    """Bring the moments of *table* in line with its status and the seats that it now *waits* for.

    These seats are recorded too, for lists that load no state.
    """
    now, named = clock.now(), ",".join(waits)
    if table.waits != named:
        table.waits, table.asked_at = named, now if waits else None
    table.sleeps_at = sleeps_at(table.status)
    if table.status == "finished" and table.in_thread and table.thread_closes_at is None:
        table.thread_closes_at = now + THREAD_STAYS


def sleeps_at(status: Status) -> datetime | None:
    """The moment at which a table of *status*, touched now, closes by itself; None if never."""
    return clock.now() + LOBBY_SLEEPS if status == "lobby" else None
