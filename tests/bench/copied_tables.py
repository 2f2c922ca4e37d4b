"""Copies of a table in its database, each in a channel of its own."""

import sqlite3
from collections.abc import Collection, Mapping, Sequence

ROWS: tuple[str, ...] = ("tables", "snapshot", "holder", "log", "checkpoint", "outbox")
"""The database tables whose rows make a table of a game."""


def copy_table(
    there: sqlite3.Connection,
    table_id: str,
    numbers: Sequence[int],
    *,
    rows: Collection[str] = ROWS,
    changed: Mapping[str, str] | None = None,
) -> None:
    """Copy a table for each of *numbers*, to the channel of that number, with the id "t<number>".

    *changed* holds other values, in SQL, by database table and column, such as "outbox.status"; a
    value may name ``:number``.
    """
    for name in rows:
        of = "id" if name == "tables" else "table_id"
        own = {of: "'t' || :number", "channel_id": ":number", "lane": "CAST(:number AS TEXT)"}
        own |= {"id": "NULL"} if name == "outbox" else {}
        columns = [row[1] for row in there.execute(f"PRAGMA table_info({name})")]
        others = {column: (changed or {}).get(f"{name}.{column}", column) for column in columns}
        values = ", ".join({**others, **own}[column] for column in columns)
        there.executemany(
            f"INSERT INTO {name} ({', '.join(columns)}) SELECT {values} FROM {name} "
            f"WHERE {of} = :table",
            [{"number": number, "table": table_id} for number in numbers],
        )
