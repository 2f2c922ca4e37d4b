"""An alarm that wakes the bot when delayed work is due, so that nothing has to poll."""

import asyncio
from collections.abc import Callable
from datetime import datetime

from bot import clock

RETRY_SECONDS = 5.0
"""Seconds until work that the database refused is tried again."""


class Alarm:
    """A timer that calls the functions in *rung* once, at the earliest moment it was set to."""

    def __init__(self) -> None:
        self.rung: list[Callable[[], None]] = []
        self.due: datetime | None = None
        """The moment it will ring; None if it is not set."""
        self._timer: asyncio.TimerHandle | None = None

    def set(self, due: datetime) -> None:
        """Ring at *due*, unless it will ring earlier anyway."""
        if self.due is not None and self.due <= due:
            return
        self.stop()
        self.due = due
        left = max((due - clock.now()).total_seconds(), 0.0)
        self._timer = asyncio.get_running_loop().call_later(left, self._ring)

    def set_to_retry(self) -> None:
        """Ring after a few seconds, to retry work that failed."""
        self.set(clock.now() + clock.seconds(RETRY_SECONDS))

    def stop(self) -> None:
        """Unset the alarm."""
        self.due = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self.stop()
        for wake in self.rung:
            wake()
