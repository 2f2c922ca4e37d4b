"""Waiting for conditions: every event of the service makes waiting tests check again."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")

UNTIL_SECONDS = 50.0
"""Seconds that a busy machine may take for anything: only a test that fails waits for so long."""

SECONDS_BETWEEN_LOOKS = 0.5
"""Longest time between two looks: no event tells that the bot has stored something."""


class EventWaits:
    """Signals each event; a waiting caller checks its condition after each signal."""

    def __init__(self) -> None:
        self._next = asyncio.Event()

    def beat(self) -> None:
        self._next.set()
        self._next = asyncio.Event()

    async def until(
        self, reached: Callable[[], T], within: float = UNTIL_SECONDS, what: str = ""
    ) -> T:
        """The first true value of `reached`, or a TimeoutError that names `what` was awaited."""
        try:
            async with asyncio.timeout(within):
                while not (value := reached()):
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._next.wait(), SECONDS_BETWEEN_LOOKS)
        except TimeoutError:
            raise TimeoutError(f"not within {within} s: {what or reached}") from None
        return value

    async def quiet(self, seconds: float, within: float = UNTIL_SECONDS) -> None:
        """Return once nothing has happened for so long, or raise a TimeoutError."""
        loop = asyncio.get_running_loop()
        end = loop.time() + within
        while loop.time() < end:
            try:
                async with asyncio.timeout(seconds):
                    await self._next.wait()
            except TimeoutError:
                return
        raise TimeoutError(f"not within {within} s: {seconds} s without an event")
