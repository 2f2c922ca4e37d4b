"""Reminders: when people are reminded, of what, how often, and when a reminder ends."""

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from bot.services import Services
from bot.store.reminder import Reminder
from bot.tables import hosting, reminders, seating
from bot.tables.clocks.pace import PACES, TurnPace
from tests.bot.clocks.conftest import Time
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, CAROL, Opener, play, started
from tests.bot.tally_game import Add, Answer, Pass, Vote
from tests.bot.test_outbox import answered

HALF, TURN, RESERVE = 24, 48, 72
"""Hours of half a turn, a turn, and the reserve, at the pace of a new table."""

THREE = {ANN: "Ann", BOB: "Bob", CAROL: "Carol"}
DAY = 24


def sent(poster: FakePoster) -> list[tuple[str, list[int]]]:
    """Each reminder that was posted: the seat, and the people it calls."""
    found = (dict(post.notice.facts) for post in poster.messages if is_reminder(post))
    return [
        (str(one["called"]), [int(user) for user in str(one["people"]).split()]) for one in found
    ]


def is_reminder(post: Any) -> bool:
    return post.notice is not None and post.notice.key == "notice-reminder"


def numbers(poster: FakePoster) -> list[int]:
    """The messages that remind somebody."""
    return [at for at, post in enumerate(poster.messages, 1) if is_reminder(post)]


def calls(poster: FakePoster, seat: str) -> int:
    """The number of messages that mentioned the people of *seat*."""
    called = [dict(post.notice.facts).get("called") for post in poster.messages if post.notice]
    return called.count(seat) + sum(seat in post.pings for post in poster.messages)


async def planned(services: Services, table_id: str) -> list[Reminder]:
    async with services.store.reading() as session:
        return list(await reminders.of_table(session=session, table_id=table_id))


# When


async def test_half_of_a_turn_is_over_its_person_is_reminded_once(
    services: Services, now: Time, poster: FakePoster
) -> None:
    await started(services)
    await now.passes(HALF - 1)
    assert sent(poster) == []
    for _ in range(3):
        await now.passes(1)
    assert sent(poster) == [("p1", [ANN])]
    facts = dict(poster.messages[-1].notice.facts)  # type: ignore[union-attr]
    assert facts["until"] == str(int((now.now + timedelta(hours=TURN - HALF - 2)).timestamp()))
    assert facts["then"] == "reserve"


async def test_a_turn_ended_in_time_has_one_mention(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await now.passes(HALF - 1)
    await play(services, table_id, ANN, Pass())
    await now.passes(2)
    assert calls(poster, "p1") == 1
    assert sent(poster) == []


async def test_a_turn_that_runs_out_entirely_has_four_mentions(
    services: Services, now: Time, poster: FakePoster
) -> None:
    await started(services)
    for _ in range(TURN + RESERVE + 2):
        await now.passes(1)
    assert calls(poster, "p1") == 4
    assert sent(poster) == [("p1", [ANN])] * 2


async def test_six_hours_before_the_reserve_ends_its_person_is_reminded(
    services: Services, now: Time, poster: FakePoster
) -> None:
    await started(services)
    await now.passes(TURN)
    await now.passes(RESERVE - 7)
    assert sent(poster) == []
    await now.passes(1)
    assert sent(poster) == [("p1", [ANN])]
    assert dict(poster.messages[-1].notice.facts)["then"] == "bot"  # type: ignore[union-attr]


async def test_of_a_short_reserve_the_last_quarter_is_announced(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await hosting.set_pace(services.tables, table_id, ANN, TurnPace(limit=36_000, reserve=14_400))
    await play(services, table_id, ANN, Pass())
    await play(services, table_id, BOB, Pass())
    await now.passes(10)
    assert sent(poster) == [], "nobody is reminded of half of ten hours"
    await now.passes(2.9)
    assert sent(poster) == []
    await now.passes(0.1)
    assert len(sent(poster)) == 1


async def test_the_last_of_three_to_answer_is_reminded_and_only_that_one(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services, people=THREE)
    await play(services, table_id, ANN, Vote())
    await play(services, table_id, ANN, Answer(decision=1, by=1))
    await now.passes(13 / 2)
    assert sent(poster) == []
    await play(services, table_id, BOB, Answer(decision=2, by=1))
    await now.passes(0)
    assert sent(poster) == [("p3", [CAROL])]
    await now.passes(1)
    assert len(sent(poster)) == 1


async def test_the_last_of_three_has_at_least_a_quarter_of_the_time_in_peace(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services, people=THREE)
    await play(services, table_id, ANN, Vote())
    await play(services, table_id, ANN, Answer(decision=1, by=1))
    await play(services, table_id, BOB, Answer(decision=2, by=1))
    await now.passes(2.9)
    assert sent(poster) == []
    await now.passes(0.1)
    assert sent(poster) == [("p3", [CAROL])]


async def test_without_a_clock_people_are_reminded_after_one_three_and_seven_days(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await hosting.set_pace(services.tables, table_id, ANN, None)
    counts: list[int] = []
    for _ in range(20):
        await now.passes(DAY)
        counts.append(len(sent(poster)))
    assert counts == [1, 1, 2, 2, 2, 2, *[3] * 14]


async def test_whoever_was_not_there_for_a_week_is_reminded_once_and_not_three_times(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await hosting.set_pace(services.tables, table_id, ANN, None)
    services.clocks.connected = lambda: False
    await now.passes(6 * DAY)
    services.clocks.connected = lambda: True
    await now.passes(0)
    assert len(sent(poster)) == 1
    await now.passes(DAY)
    assert len(sent(poster)) == 2


async def test_nobody_waits_for_whoever_plays_alone(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services, people={ANN: "Ann"}, policies=("hasty",))
    await now.passes(30 * DAY)
    assert sent(poster) == []
    assert await planned(services, table_id) == []


async def test_a_bot_that_was_away_moves_reminders_as_it_moves_clocks(
    services: Services, now: Time, poster: FakePoster
) -> None:
    await started(services)
    await now.passes(1)
    await now.passes(100, connected=False)
    await now.passes(HALF - 2)
    assert sent(poster) == []
    await now.passes(1)
    assert len(sent(poster)) == 1


# The end of a reminder


async def test_a_reminder_is_deleted_once_the_turn_is_over(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await now.passes(HALF)
    assert poster.deleted == []
    await play(services, table_id, ANN, Pass())
    assert poster.deleted == numbers(poster)
    assert [row.seat for row in await planned(services, table_id)] == ["p2"]


async def test_a_reminder_stays_while_the_turn_goes_on(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await now.passes(HALF)
    await play(services, table_id, ANN, Add())
    assert poster.deleted == []


async def test_a_later_reminder_replaces_the_earlier_one(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await hosting.set_pace(services.tables, table_id, ANN, None)
    await now.passes(DAY)
    await now.passes(2 * DAY)
    first, second = numbers(poster)
    assert poster.deleted == [first]
    await play(services, table_id, ANN, Pass())
    assert poster.deleted == [first, second]


async def test_a_reminder_that_was_not_sent_yet_is_withdrawn_with_its_cause(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    poster.missing.add(1)
    await now.passes(HALF)
    await play(services, table_id, ANN, Pass())
    poster.missing.clear()
    services.outbox.retry()
    await services.settle()
    assert sent(poster) == []


async def test_a_reminder_that_arrives_after_the_turn_is_over_is_deleted(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    poster.after.append(answered(500))  # it arrives, and nobody knows
    await now.passes(HALF)
    await play(services, table_id, ANN, Pass())
    services.outbox.retry()
    await services.settle()
    assert len(sent(poster)) == 1
    assert poster.deleted == numbers(poster)


async def test_a_paused_table_reminds_nobody(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await hosting.pause(services.tables, table_id, ANN)
    await now.passes(100)
    assert sent(poster) == []


async def test_a_new_holder_of_a_seat_does_not_inherit_its_reminders(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await play(services, table_id, ANN, Pass())
    await now.passes(HALF)
    await seating.leave(services.tables, table_id, BOB)
    await services.settle()
    assert poster.deleted == numbers(poster)


async def test_a_reminder_of_an_earlier_turn_is_not_sent(
    services: Services, now: Time, poster: FakePoster
) -> None:
    """Such a row is left only by a fault; the turn for which it was planned is checked again."""
    table_id = await started(services)
    await play(services, table_id, ANN, Pass())
    await play(services, table_id, BOB, Pass())
    stale = Reminder(table_id=table_id, seat="p1", cause="turn", asked_seq=0, due_at=now.now)
    async with services.store.writing() as session:
        await session.merge(stale)
    await now.passes(1)
    assert sent(poster) == []
    assert [row for row in await planned(services, table_id) if row.asked_seq == 0] == []


# Once, whatever fails


@pytest.mark.parametrize("failing", range(8))
async def test_a_reminder_is_sent_once_whatever_write_fails(
    services: Services, now: Time, poster: FakePoster, failing: int
) -> None:
    await started(services)
    left = [failing]

    def fail(connection: object, cursor: object, statement: str, *_: object) -> None:
        del connection, cursor
        if statement.startswith(("INSERT", "UPDATE", "DELETE")):
            left[0] -= 1
            if left[0] == -1:
                raise OperationalError(statement, {}, Exception("the disk is gone"))

    engine = services.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", fail)
    await now.passes(HALF)
    event.remove(engine, "before_cursor_execute", fail)
    await now.passes(0.5)
    services.outbox.retry()
    await services.settle()
    assert sent(poster) == [("p1", [ANN])]


async def test_a_restart_neither_loses_nor_repeats_a_reminder(
    opener: Opener, services: Services, now: Time, poster: FakePoster
) -> None:
    await started(services)
    await now.passes(HALF)
    for _ in range(2):
        again = await opener.again()
        await again.sweep()
    assert sent(poster) == [("p1", [ANN])]


async def test_a_clock_that_is_set_ends_the_counting_of_days(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await hosting.set_pace(services.tables, table_id, ANN, None)
    assert [row.cause for row in await planned(services, table_id)] == ["days"]
    await hosting.set_pace(services.tables, table_id, ANN, PACES["daily"])
    await services.settle()
    assert [row.cause for row in await planned(services, table_id)] == ["turn"]
