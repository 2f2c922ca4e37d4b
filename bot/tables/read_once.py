"""A value that is read once, when it is first needed, and then kept."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class ReadOnce(Generic[T]):
    """Keeps a value once it is read; callers who come during the reading wait for its result."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._found: tuple[T] | None = None

    async def get(self, read: Callable[[], Awaitable[T]]) -> T:
        """The value, read by *read* if it is not known yet; an error is raised and not kept."""
        async with self._lock:
            if self._found is None:
                self._found = (await read(),)
        return self._found[0]
