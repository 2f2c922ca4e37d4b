"""Finite tasks by key, never two of one key at once; asked for while it runs, one runs again."""

import asyncio
from collections.abc import Awaitable, Callable


class Errands:
    """Runs *do* for each key it is started with."""

    def __init__(self, do: Callable[[str], Awaitable[None]], name: str) -> None:
        self._do, self._name = do, name
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def start(self, key: str) -> None:
        if key in self._tasks:
            self._again.add(key)
        else:
            task = asyncio.create_task(self._run(key), name=f"{self._name} {key}")
            self._tasks[key] = task

    @property
    def running(self) -> list[asyncio.Task[None]]:
        return list(self._tasks.values())

    async def _run(self, key: str) -> None:
        try:
            while True:
                self._again.discard(key)
                await self._do(key)
                if key not in self._again:
                    return
        finally:
            # Here and not in a callback of the task: between the two, a start would be lost.
            del self._tasks[key]


async def settle(*errands: Errands, within: float | None = None) -> bool:
    """Wait until none of *errands* runs, *within* so many seconds; whether they ended."""
    clock = asyncio.get_running_loop()
    end = None if within is None else clock.time() + within
    while running := [task for one in errands for task in one.running]:
        left = None if end is None else end - clock.time()
        if left is not None and left <= 0:
            return False
        await asyncio.wait(running, timeout=left)
    return True


async def abandon(*errands: Errands) -> None:
    """Cancel what still runs."""
    running = [task for one in errands for task in one.running]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
