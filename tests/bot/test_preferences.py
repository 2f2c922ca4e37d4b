"""People's preferences: stored, read only once, and the defaults if they cannot be read."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from bot.services import Services
from bot.tables.preferences import Preferences
from tests.bot.started_tables import ANN, BOB, Opener

MINE = Preferences(
    language="fr",
    hints=False,
    confirms=False,
    zone="Europe/Paris",
    quiet_from=23 * 60,
    quiet_until=7 * 60,
    reminders="last",
    calls="both",
    direct=True,
    direct_refused_at=datetime(2026, 11, 27, tzinfo=UTC),
    private_news=True,
)


async def test_a_person_who_never_chose_has_the_default_preferences(services: Services) -> None:
    assert await services.tables.preferences.of(ANN) == Preferences()


async def test_preferences_outlive_a_restart_and_apply_to_one_person_only(opener: Opener) -> None:
    services = await opener.open()
    assert await services.tables.preferences.of(ANN) == Preferences()
    await services.tables.preferences.change(ANN, **asdict(MINE))
    for each in (services, await opener.again()):
        assert await each.tables.preferences.of(ANN) == MINE
        assert await each.tables.preferences.of(BOB) == Preferences()


async def test_preferences_are_read_from_the_database_only_once(
    services: Services, database: Path
) -> None:
    preferences = services.tables.preferences
    await preferences.change(ANN, **asdict(MINE))
    await preferences.of(BOB)
    with closing(sqlite3.connect(database)) as there, there:
        there.execute("DROP TABLE preference")
    assert await preferences.of(ANN) == MINE
    assert await preferences.of(BOB) == Preferences()


async def test_preferences_that_cannot_be_read_are_the_defaults(
    services: Services, database: Path
) -> None:
    with closing(sqlite3.connect(database)) as there, there:
        there.execute("DROP TABLE preference")
    assert await services.tables.preferences.of(ANN) == Preferences()


async def test_two_preferences_changed_at_once_are_both_kept(services: Services) -> None:
    preferences = services.tables.preferences
    await preferences.of(ANN)
    await asyncio.gather(
        preferences.change(ANN, hints=False), preferences.change(ANN, confirms=False)
    )
    assert await preferences.of(ANN) == Preferences(hints=False, confirms=False)
