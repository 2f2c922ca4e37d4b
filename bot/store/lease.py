"""A lease that reserves a database for one process; the system ends it if the process dies."""

import os
import sys
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

from bot import clock
from bot.errors import LeaseHeld
from bot.store.lease_rows import LeaseRow
from bot.store.repository import Store

if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        # A locked byte cannot be read, so this one lies far behind everything written to the file.
        file.seek(1 << 20)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        # A lock of the process, not of the file it opened: children do not inherit it.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_HELD: set[Path] = set()
"""Locks held by this process, because the system's lock only keeps other processes out."""


class Lease:
    """The lease, held from ``take`` to ``release`` or to the end of the process.

    It is also a context manager.
    """

    def __init__(self, database: Path) -> None:
        path = database.resolve()
        self._path = path.with_name(path.name + ".lock")
        self._file: BinaryIO | None = None

    def take(self) -> None:
        """:raises LeaseHeld: if another process, or another bot of this one, holds it."""
        if self._path in _HELD:
            raise LeaseHeld(pid=str(os.getpid()))
        self._path.parent.mkdir(parents=True, exist_ok=True)
        file = self._path.open("a+b")
        try:
            _lock(file)
        except OSError as error:
            file.seek(0)
            holder = file.read(20).decode(errors="replace").strip()
            file.close()
            raise LeaseHeld(pid=holder) from error
        file.truncate(0)
        file.write(f"{os.getpid()}\n".encode())
        file.flush()
        self._file = file
        _HELD.add(self._path)

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
            _HELD.discard(self._path)

    async def sign(self, store: Store) -> None:
        """Write into the database which process holds the lease, for people to read."""
        async with store.writing() as session:
            row = await session.get(LeaseRow, 1)
            if row is None:
                session.add(LeaseRow(id=1, pid=os.getpid(), taken_at=clock.now()))
            else:
                row.pid, row.taken_at = os.getpid(), clock.now()

    def __enter__(self) -> "Lease":
        self.take()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.release()
