"""Snoozing: a person is reminded when they chose, and their time runs on unchanged."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.errors import NotAtTable
from bot.services import Services
from bot.tables import reminding
from bot.tables.clocks.snooze_times import snooze_times
from engine.core.errors import NotYourTurn
from tests.bot.clocks.conftest import Time
from tests.bot.clocks.test_reminders import HALF, RESERVE, TURN, calls, sent
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, CAROL, play, started
from tests.bot.tally_game import Pass

HOUR = timedelta(hours=1)


async def test_a_person_is_reminded_when_they_chose_and_has_no_more_time(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    ends = await reminding.snooze(services.tables, table_id, ANN, now.now + 2 * HOUR)
    assert ends == now.now + TURN * HOUR
    await now.passes(1.9)
    assert sent(poster) == []
    await now.passes(0.1)
    assert sent(poster) == [("p1", [ANN])]
    assert await now.left(table_id, "p1") == (TURN - 2) * HOUR


async def test_whoever_snoozes_is_not_reminded_of_the_half_of_a_turn(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await now.passes(HALF - 1)
    await reminding.snooze(services.tables, table_id, ANN, now.now + 2 * HOUR)
    await now.passes(1.5)
    assert sent(poster) == []
    await now.passes(0.5)
    assert sent(poster) == [("p1", [ANN])]


async def test_whoever_snoozes_is_still_told_that_the_reserve_ends(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await now.passes(TURN)
    await now.passes(RESERVE - 7)
    await reminding.snooze(services.tables, table_id, ANN, now.now + 5 * HOUR)
    await now.passes(1)
    assert sent(poster) == [("p1", [ANN])]


async def test_snoozing_ends_with_the_turn(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await reminding.snooze(services.tables, table_id, ANN, now.now + 2 * HOUR)
    await play(services, table_id, ANN, Pass())
    await now.passes(3)
    assert sent(poster) == []
    assert calls(poster, "p1") == 1


async def test_only_whom_the_table_waits_for_can_snooze(services: Services, now: Time) -> None:
    table_id = await started(services)
    for user, refusal in ((BOB, NotYourTurn), (CAROL, NotAtTable)):
        with pytest.raises(refusal):
            await reminding.snooze(services.tables, table_id, user, now.now + HOUR)


@pytest.mark.parametrize(
    ("zone", "expected"),
    [
        (
            "America/New_York",
            {"hours": (27, 14), "evening": (28, 1), "morning": (28, 13)},
        ),
        ("Europe/Paris", {"hours": (27, 14), "evening": (27, 19), "morning": (28, 7)}),
        ("Asia/Tokyo", {"hours": (27, 14), "morning": (27, 23)}),
        (None, {"hours": (27, 14), "evening": (27, 20), "morning": (28, 8)}),
    ],
)
def test_the_times_offered_are_those_of_the_persons_zone(
    zone: str | None, expected: dict[str, tuple[int, int]]
) -> None:
    """At noon UTC; in Tokyo it is nine in the evening."""
    found = snooze_times(zone, datetime(2026, 11, 27, 12, tzinfo=UTC))
    assert {name: (at.day, at.hour) for name, at in found.items()} == expected
