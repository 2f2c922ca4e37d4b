"""Reminders: who is reminded, when, and in which way."""

from datetime import timedelta

import pytest

from bot.services import Services
from bot.tables import requests, seating
from tests.bot.clocks.conftest import Time
from tests.bot.clocks.test_reminders import HALF, RESERVE, TURN, is_reminder, numbers, sent
from tests.bot.fake_poster import FakePoster, refused
from tests.bot.started_tables import ANN, CAROL, play, started
from tests.bot.tally_game import Pass


async def test_in_quiet_hours_nobody_is_reminded_until_they_end(
    services: Services, now: Time, poster: FakePoster
) -> None:
    minute = (now.now + timedelta(hours=HALF)).hour * 60
    quiet = {"quiet_from": minute, "quiet_until": (minute + 180) % 1_440, "zone": "UTC"}
    await started(services)
    await services.tables.preferences.change(ANN, **quiet)
    await now.passes(HALF)
    await now.passes(2)
    assert sent(poster) == []
    await now.passes(1)
    assert sent(poster) == [("p1", [ANN])]


async def test_of_two_people_of_a_seat_only_the_one_in_quiet_hours_is_told_later(
    services: Services, now: Time, poster: FakePoster
) -> None:
    minute = (now.now + timedelta(hours=HALF)).hour * 60
    quiet = {"quiet_from": minute, "quiet_until": (minute + 180) % 1_440}
    table_id = await started(services)
    await services.tables.preferences.change(ANN, **quiet)
    await _share(services, table_id, "p1", CAROL)
    await now.passes(HALF)
    assert sent(poster) == [("p1", [CAROL])]
    await now.passes(3)
    assert sent(poster) == [("p1", [CAROL]), ("p1", [ANN])]
    await now.passes(1)
    assert len(sent(poster)) == 2


@pytest.mark.parametrize(("wanted", "count"), [("none", 0), ("last", 1), ("normal", 2)])
async def test_a_person_has_the_reminders_they_prefer(
    services: Services, now: Time, poster: FakePoster, wanted: str, count: int
) -> None:
    await services.tables.preferences.change(ANN, reminders=wanted)
    await started(services)
    await now.passes(HALF)
    await now.passes(TURN - HALF)
    await now.passes(RESERVE - 1)
    assert len(sent(poster)) == count


@pytest.mark.parametrize(
    ("calls", "ways"), [("direct", [True]), ("both", [True, False]), ("silent", [False])]
)
async def test_a_person_is_reminded_directly_if_they_are_called_so(
    services: Services, now: Time, poster: FakePoster, calls: str, ways: list[bool]
) -> None:
    await started(services)
    await services.tables.preferences.change(ANN, direct=True, calls=calls)
    await now.passes(HALF)
    assert sorted(post.direct for post in poster.messages if is_reminder(post)) == sorted(ways)
    assert {seat for seat, _ in sent(poster)} == {"p1"}
    assert all(people == [ANN] for _, people in sent(poster))


async def test_a_reminder_that_cannot_be_sent_directly_is_told_in_the_channel_and_stays(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await services.tables.preferences.change(ANN, direct=True, calls="direct")
    poster.directly = [refused(403, 50007)]
    await now.passes(HALF)
    assert [post.direct for post in poster.messages if is_reminder(post)] == [False]
    assert poster.deleted == []
    await play(services, table_id, ANN, Pass())
    assert poster.deleted == numbers(poster)


async def _share(services: Services, table_id: str, seat: str, user: int) -> None:
    """Let *user* share *seat*."""
    await seating.join(services.tables, table_id, user, name="Carol", seat=seat, share=True)
    await requests.let_in(services.tables, table_id, ANN, user)
    await services.settle()
