"""Tasks by key, one at a time for each key; a key started while its task runs runs once more."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

Tasks = list[asyncio.Task[None]]


class Running(Protocol):
    """A group of tasks that can be waited for."""

    @property
    def running(self) -> Tasks: ...


class KeyedTasks:
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
    def running(self) -> Tasks:
        return list(self._tasks.values())

    def of(self, key: str) -> "TasksOfKey":
        """A view of the tasks of one *key*."""
        return TasksOfKey(self, key)

    def task(self, key: str) -> asyncio.Task[None] | None:
        return self._tasks.get(key)

    async def _run(self, key: str) -> None:
        try:
            while True:
                self._again.discard(key)
                await self._do(key)
                if key not in self._again:
                    return
        finally:
            # The key is freed here and not in a callback of the task: a start between the end
            # of the task and the callback would be lost.
            del self._tasks[key]


@dataclass(frozen=True, slots=True)
class TasksOfKey:
    """The tasks of one key, present and future."""

    tasks: KeyedTasks
    key: str

    @property
    def running(self) -> Tasks:
        task = self.tasks.task(self.key)
        return [] if task is None else [task]


async def settle(*groups: Running, within: float | None = None) -> bool:
    """Wait until no task of *groups* runs, *within* seconds at most; True if all ended."""
    clock = asyncio.get_running_loop()
    end = None if within is None else clock.time() + within
    while running := [task for one in groups for task in one.running]:
        left = None if end is None else end - clock.time()
        if left is not None and left <= 0:
            return False
        await asyncio.wait(running, timeout=left)
    return True


async def abandon(*groups: KeyedTasks) -> None:
    """Cancel all running tasks of *groups*, and wait for their end."""
    running = [task for one in groups for task in one.running]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
