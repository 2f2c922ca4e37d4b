"""An alarm that wakes the bot when something put off is due, so that nobody has to look."""

import asyncio
from collections.abc import Callable
from datetime import datetime

from bot import clock

RETRY_SECONDS = 5.0
"""Seconds after which what the database refused is tried again."""


class Alarm:
    """Rings once, at the earliest of the moments it was set to, for everybody in *rung*."""

    def __init__(self) -> None:
        self.rung: list[Callable[[], None]] = []
        self.due: datetime | None = None
        """The moment it rings next, if it is set."""
        self._timer: asyncio.TimerHandle | None = None

    def set(self, due: datetime) -> None:
        """Ring at *due*, if not before."""
        if self.due is not None and self.due <= due:
            return
        self.stop()
        self.due = due
        left = max((due - clock.now()).total_seconds(), 0.0)
        self._timer = asyncio.get_running_loop().call_later(left, self._ring)

    def set_to_retry(self) -> None:
        """Ring soon: something failed that may go well then."""
        self.set(clock.now() + clock.seconds(RETRY_SECONDS))

    def stop(self) -> None:
        """Forget what it was set to."""
        self.due = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self.stop()
        for wake in self.rung:
            wake()
