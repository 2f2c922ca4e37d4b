"""Copies of the database, taken while the bot writes to it, and their restoration."""

import asyncio
import gzip
import shutil
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

from bot import clock
from bot.errors import BadBackup

COMPRESSION_LEVEL = 3
"""Level of compression from 1 to 9; higher ones take several times as long and save little."""


async def back_up(source: Path, target: Path) -> None:
    """Copy the database as it is at one moment; *target* is whole or absent.

    :raises BadBackup: if the copy does not pass the database's own check.
    """
    await asyncio.to_thread(_copy, source, target)


async def back_up_daily(source: Path, *, kept: int) -> Path | None:
    """Copy the database once a day, and delete all but the *kept* newest copies.

    The copy stands beside the database; copies of earlier days are compressed. Returns the copy, or
    None if today's exists already or *kept* is 0.
    """
    folder = source.parent / "backups"
    copy = folder / f"{source.stem}-{clock.now():%Y-%m-%d}.sqlite3"
    if not kept or await asyncio.to_thread(copy.exists):
        return None
    await back_up(source, copy)
    await asyncio.to_thread(_drop_old, folder, f"{source.stem}-????-??-??.sqlite3", kept, copy)
    return copy


async def restore(backup: Path, target: Path) -> None:
    """Replace the database at *target* by *backup*; no process may have the database open.

    A compressed backup is uncompressed on the way.

    :raises BadBackup: if *backup* is no whole database; *target* is then untouched.
    """
    await asyncio.to_thread(_restore, backup, target)


def _drop_old(folder: Path, pattern: str, kept: int, newest: Path) -> None:
    for old in folder.glob(pattern):
        if old != newest:
            _compress(old)
    copies = [newest, *sorted(folder.glob(f"{pattern}.gz"), reverse=True)]
    for old in copies[kept:]:
        old.unlink()


def _compress(copy: Path) -> None:
    """Compress *copy*; at any moment it exists whole, in one form or in both."""
    part = copy.with_name(copy.name + ".part")
    with copy.open("rb") as plain, gzip.open(part, "wb", COMPRESSION_LEVEL) as packed:
        shutil.copyfileobj(plain, packed, 1 << 20)
    part.replace(copy.with_name(copy.name + ".gz"))
    copy.unlink()


def _unpack(packed: Path, target: Path) -> None:
    try:
        with gzip.open(packed, "rb") as there, target.open("wb") as plain:
            shutil.copyfileobj(there, plain, 1 << 20)
    except (OSError, EOFError, zlib.error) as error:
        target.unlink(missing_ok=True)
        raise BadBackup(file=packed.name) from error


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(part)) as there:
        # In one go: a backup made in pieces starts again at every write.
        here.backup(there, pages=-1)
        there.execute("PRAGMA journal_mode=DELETE")
    try:
        _check(part)
    except BadBackup:
        part.unlink()
        raise
    part.replace(target)


def _restore(backup: Path, target: Path) -> None:
    part = target.with_name(target.name + ".restored")
    if backup.suffix == ".gz":
        unpacked = target.with_name(target.name + ".unpacked")
        _unpack(backup, unpacked)
        try:
            _check(unpacked)
        except BadBackup as error:
            unpacked.unlink()
            raise BadBackup(file=backup.name) from error
        unpacked.replace(part)
    else:
        _check(backup)
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
