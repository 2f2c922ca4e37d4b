"""Restoring a backup from the command line."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store.lease import Lease


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A database that holds "late", beside a copy that holds "early"."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QUARTERDECK_DATABASE", "games.sqlite3")
    for name in ("early", "late"):
        with closing(sqlite3.connect(tmp_path / name)) as connection, connection:
            connection.execute("CREATE TABLE told (word TEXT)")
            connection.execute("INSERT INTO told VALUES (?)", (name,))
    (tmp_path / "late").rename(tmp_path / "games.sqlite3")
    return tmp_path / "games.sqlite3"


def told(database: Path) -> str:
    with closing(sqlite3.connect(database)) as connection:
        return str(connection.execute("SELECT word FROM told").fetchone()[0])


def test_a_restored_backup_replaces_the_database(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--restore", "early"]) == 0
    assert told(database) == "early"
    assert "The database is early again." in capsys.readouterr().out


def test_a_file_that_is_no_backup_is_refused_with_a_message(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (database.parent / "junk").write_text("no database")
    for bad in ("junk", "nowhere"):
        assert main(["--restore", bad]) == 1
        assert "not a complete database. Nothing changed" in capsys.readouterr().err
    assert told(database) == "late"


def test_a_database_in_use_is_not_replaced(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Lease(database):
        assert main(["--restore", "early"]) == 1
    assert "already works on this database" in capsys.readouterr().err
    assert told(database) == "late"
