"""Copies of the database, taken while it is written to, and brought back."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from bot import clock
from bot.errors import BadBackup


async def back_up(source: Path, target: Path) -> None:
    """Copy the database as it is at one moment; *target* is whole or absent.

    :raises BadBackup: if the copy does not pass the database's own check.
    """
    await asyncio.to_thread(_copy, source, target)


async def back_up_daily(source: Path, *, kept: int) -> Path | None:
    """Copy the database beside itself, once a day, and drop all but the *kept* newest copies.

    Returns the copy, None if today's is there already or none is kept.
    """
    folder = source.parent / "backups"
    copy = folder / f"{source.stem}-{clock.now():%Y-%m-%d}.sqlite3"
    if not kept or await asyncio.to_thread(copy.exists):
        return None
    await back_up(source, copy)
    await asyncio.to_thread(_drop_old, folder, f"{source.stem}-????-??-??.sqlite3", kept)
    return copy


async def restore(backup: Path, target: Path) -> None:
    """Put *backup* in the place of the database at *target*, which no process may have open.

    :raises BadBackup: if *backup* is no whole database; *target* is then untouched.
    """
    await asyncio.to_thread(_restore, backup, target)


def _drop_old(folder: Path, pattern: str, kept: int) -> None:
    for old in sorted(folder.glob(pattern))[:-kept]:
        old.unlink()


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(part)) as there:
        # In one go: a copy made in pieces starts again at every write.
        here.backup(there, pages=-1)
        there.execute("PRAGMA journal_mode=DELETE")
    try:
        _check(part)
    except BadBackup:
        part.unlink()
        raise
    part.replace(target)


def _restore(backup: Path, target: Path) -> None:
    _check(backup)
    part = target.with_name(target.name + ".restored")
    _copy(backup, part)
    for suffix in ("-wal", "-shm"):
        target.with_name(target.name + suffix).unlink(missing_ok=True)
    part.replace(target)


def _check(path: Path) -> None:
    if not path.is_file():
        raise BadBackup(file=path.name)
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as there:
            found = there.execute("PRAGMA integrity_check").fetchone()
            tables = there.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.DatabaseError as error:
        raise BadBackup(file=path.name) from error
    if found != ("ok",) or tables == (0,):
        raise BadBackup(file=path.name)
