"""A limit on work done at once; of the tasks that wait for their turn, the newest is next.

After an outage much has to be done, and what somebody has just asked for must not queue behind it.
Now and then the oldest is next, so that no task waits for ever while new ones come.
"""

import asyncio
from collections import deque
from types import TracebackType

OLDEST_EVERY = 4
"""Of so many turns, one goes to the task that has waited longest."""


class NewestFirst:
    """A context that at most *at_once* tasks are in at a time."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._passed_on = 0

    async def __aenter__(self) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the turn came together with the cancellation
                self._pass_on()
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._pass_on()

    def _pass_on(self) -> None:
        while self._waiting:
            is_oldest = self._passed_on % OLDEST_EVERY == OLDEST_EVERY - 1
            turn = self._waiting.popleft() if is_oldest else self._waiting.pop()
            if not turn.done():
                self._passed_on += 1
                turn.set_result(None)
                return
        self._free += 1
