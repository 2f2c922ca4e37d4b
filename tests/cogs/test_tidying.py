"""What the bot does by itself, once in a while, as long as it runs."""

from pathlib import Path

import pytest

from bot.client import SWEEP_SECONDS
from tests.cogs.discord_server import DiscordServer


def copies(database: Path) -> list[Path]:
    return list((database.parent / "backups").glob("*.sqlite3"))


async def test_a_running_bot_copies_its_database_and_once_a_day_only(
    server: DiscordServer, database: Path
) -> None:
    for _ in range(50):
        await server.env.advance_time(SWEEP_SECONDS)
        if copies(database):
            break
    (copy,) = copies(database)
    made = copy.stat().st_mtime_ns
    await server.bot.services.tidy(backups=server.bot.settings.backups)
    assert copy.stat().st_mtime_ns == made
    assert copies(database) == [copy]


async def test_a_chore_that_fails_keeps_no_other_back(
    server: DiscordServer,
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail() -> None:
        raise OSError("no room")

    await server.bot.services.tidy(backups=1)
    (copy,) = copies(database)
    copy.unlink()
    monkeypatch.setattr(server.bot.services.scheduler, "tidy", fail)
    await server.bot.services.tidy(backups=1)
    assert "no room" in caplog.text
    assert copies(database) == [copy]
