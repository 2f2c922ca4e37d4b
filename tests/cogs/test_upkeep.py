"""What the bot does by itself, once in a while, as long as it runs."""

from pathlib import Path

import pytest

from bot.client import SWEEP
from tests.cogs.harbour import Harbour


def copies(database: Path) -> list[Path]:
    return list((database.parent / "backups").glob("*.sqlite3"))


async def test_a_running_bot_copies_its_database_and_once_a_day_only(
    harbour: Harbour, database: Path
) -> None:
    for _ in range(50):
        await harbour.env.advance_time(SWEEP)
        if copies(database):
            break
    (copy,) = copies(database)
    made = copy.stat().st_mtime_ns
    await harbour.bot.services.tidy(backups=harbour.bot.settings.backups)
    assert copy.stat().st_mtime_ns == made
    assert copies(database) == [copy]


async def test_a_chore_that_fails_keeps_no_other_back(
    harbour: Harbour,
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail() -> None:
        raise OSError("no room")

    await harbour.bot.services.tidy(backups=1)
    (copy,) = copies(database)
    copy.unlink()
    monkeypatch.setattr(harbour.bot.services.scheduler, "tidy", fail)
    await harbour.bot.services.tidy(backups=1)
    assert "no room" in caplog.text
    assert copies(database) == [copy]
