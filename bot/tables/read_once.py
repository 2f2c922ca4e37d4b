"""A value that is read once, whoever asks for it first."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class ReadOnce(Generic[T]):
    """Keeps what was read; whoever asks while it is being read waits for the same reading."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._found: tuple[T] | None = None

    async def get(self, read: Callable[[], Awaitable[T]]) -> T:
        """The value read before, or else the one *read* finds; what it raises is not kept."""
        async with self._lock:
            if self._found is None:
                self._found = (await read(),)
        return self._found[0]
