"""An SQLite driver that hands each statement to its thread in a single call.

The plain driver calls its thread three or four times for each statement: to make a cursor, to
execute, to fetch and to close. These calls take longer than the statement itself.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeAlias, cast

import aiosqlite

_Result: TypeAlias = tuple[Any, list[Any], int, int | None]


class OneTripConnection(aiosqlite.Connection):
    """A connection to the database at *path*, which is opened by awaiting it."""

    def __init__(self, path: Path) -> None:
        # Closed by the thread that opened it, or by the event loop's thread if that one is gone.
        super().__init__(lambda: sqlite3.connect(path, check_same_thread=False), 64)
        self._thread.daemon = True

    def cursor(self) -> "OneTripCursor":  # type: ignore[override] # SQLAlchemy needs no more
        return OneTripCursor(self)

    async def run(self, sql: str, values: Any) -> _Result:
        """Execute a statement; returns its columns, rows, count of changed rows and last id."""
        return await self._there(self._run, sql, values)

    async def run_many(self, sql: str, values: Iterable[Any]) -> _Result:
        return await self._there(self._run_many, sql, values)

    def _there(
        self, do: Callable[[str, Any], _Result], sql: str, values: Any
    ) -> Awaitable[_Result]:
        """Call *do* with the statement in the connection's thread."""
        execute = cast(Any, super())._execute
        return cast(Awaitable[_Result], execute(do, sql, values))

    def _run(self, sql: str, values: Any) -> _Result:
        cursor = self._conn.execute(sql, values)
        rows = cursor.fetchall() if cursor.description else []
        return self._done(cursor, rows)

    def _run_many(self, sql: str, values: Iterable[Any]) -> _Result:
        return self._done(self._conn.executemany(sql, values), [])

    def _done(self, cursor: sqlite3.Cursor, rows: list[Any]) -> _Result:
        result = cursor.description, rows, cursor.rowcount, cursor.lastrowid
        cursor.close()
        return result


class OneTripCursor:
    """A cursor with the methods that SQLAlchemy uses; it holds all rows after executing."""

    arraysize = 1

    def __init__(self, connection: OneTripConnection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> "OneTripCursor":
        return self

    async def execute(self, sql: str, values: Any = ()) -> "OneTripCursor":
        self._keep(await self._connection.run(sql, values))
        return self

    async def executemany(self, sql: str, values: Iterable[Any]) -> "OneTripCursor":
        self._keep(await self._connection.run_many(sql, values))
        return self

    async def fetchall(self) -> Sequence[Any]:
        return self._rows

    async def close(self) -> None:
        self._rows = []

    def _keep(self, result: _Result) -> None:
        self.description, self._rows, self.rowcount, self.lastrowid = result
