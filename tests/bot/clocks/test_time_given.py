"""Time that others give: a day from somebody at the table, once a turn, and days from the host."""

from datetime import timedelta

import pytest

from bot.errors import DayGiven, NotAtTable, NotHost, NoTimeToGive, OwnTime
from bot.services import Services
from bot.tables import away, hosting, reminding, time_given
from bot.tables.clocks.pace import PACES, TurnPace
from tests.bot.clocks.conftest import Time
from tests.bot.clocks.test_reminders import RESERVE, TURN, numbers, sent
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, CAROL, play, started
from tests.bot.tally_game import Pass

DAYS, HOURS = timedelta(days=1), timedelta(hours=1)


async def in_reserve(services: Services, now: Time) -> tuple[str, int]:
    """A table where the reserve of Ann (p1) runs, and the row at which she was asked."""
    table_id = await started(services)
    await play(services, table_id, ANN, Pass())
    await play(services, table_id, BOB, Pass())
    await now.passes(TURN)
    return table_id, (await now.clocks(table_id))["p1"].asked_seq


def told(poster: FakePoster) -> list[tuple[object, object]]:
    """Each line on time given: how many days, and the mention of the giver."""
    notices = [post.notice for post in poster.messages if post.notice is not None]
    given = [dict(one.facts) for one in notices if one.key == "notice-time-given"]
    return [(facts["days"], facts["giver"]) for facts in given]


async def test_a_day_given_moves_the_end_of_the_reserve_by_a_day_and_all_are_told(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id, asked = await in_reserve(services, now)
    until = await time_given.give_day(services.tables, table_id, BOB, seat="p1", asked=asked)
    assert until == now.now + RESERVE * HOURS + DAYS
    assert await now.left(table_id, "p1") == RESERVE * HOURS + DAYS
    assert len(told(poster)) == 1
    await now.passes(RESERVE + 23)
    assert (await now.clocks(table_id))["p1"].status == "reserve"
    await now.passes(1)
    assert (await now.clocks(table_id))["p1"].status == "idle"


async def test_a_day_given_is_used_first_and_adds_nothing_to_the_reserve(
    services: Services, now: Time
) -> None:
    table_id, asked = await in_reserve(services, now)
    await time_given.give_day(services.tables, table_id, BOB, seat="p1", asked=asked)
    await now.passes(26)
    await play(services, table_id, ANN, Pass())
    assert (await now.clocks(table_id))["p1"].reserve_s == (RESERVE - 2) * 3_600


async def test_a_day_is_given_once_a_turn(services: Services, now: Time) -> None:
    table_id, asked = await in_reserve(services, now)
    await time_given.give_day(services.tables, table_id, BOB, seat="p1", asked=asked)
    with pytest.raises(DayGiven):
        await time_given.give_day(services.tables, table_id, BOB, seat="p1", asked=asked)
    await play(services, table_id, ANN, Pass())
    with pytest.raises(NoTimeToGive):
        await time_given.give_day(services.tables, table_id, BOB, seat="p1", asked=asked)
    await play(services, table_id, BOB, Pass())
    await now.passes(TURN)
    again = (await now.clocks(table_id))["p1"].asked_seq
    with pytest.raises(NoTimeToGive):
        await time_given.give_day(services.tables, table_id, BOB, seat="p1", asked=asked)
    await time_given.give_day(services.tables, table_id, BOB, seat="p1", asked=again)


async def test_only_others_at_the_table_give_a_day(services: Services, now: Time) -> None:
    table_id, asked = await in_reserve(services, now)
    for user, refusal in ((ANN, OwnTime), (CAROL, NotAtTable)):
        with pytest.raises(refusal):
            await time_given.give_day(services.tables, table_id, user, seat="p1", asked=asked)
    assert await now.left(table_id, "p1") == RESERVE * HOURS


async def test_the_host_gives_days_to_all_the_table_waits_for(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    until = await time_given.extend(services.tables, table_id, ANN, days=3, by=CAROL)
    await services.settle()
    assert until == now.now + TURN * HOURS + 3 * DAYS
    assert await now.left(table_id, "p1") == TURN * HOURS + 3 * DAYS
    assert [days for days, _ in told(poster)] == [3]
    with pytest.raises(NotHost):
        await time_given.extend(services.tables, table_id, BOB, days=3, by=BOB)


async def test_without_a_clock_there_is_no_time_to_give(services: Services, now: Time) -> None:
    table_id = await started(services)
    await hosting.set_pace(services.tables, table_id, ANN, None)
    with pytest.raises(NoTimeToGive):
        await time_given.extend(services.tables, table_id, ANN, days=1, by=ANN)


async def test_days_given_at_a_weekly_pace_move_the_end_by_as_many_days(
    services: Services, now: Time
) -> None:
    table_id = await started(services)
    await hosting.set_pace(services.tables, table_id, ANN, PACES["weekly"])
    await play(services, table_id, ANN, Pass())
    before = await now.left(table_id, "p2")
    await time_given.extend(services.tables, table_id, ANN, days=2, by=ANN)
    assert await now.left(table_id, "p2") == before + 2 * DAYS


async def test_a_day_that_falls_on_a_rest_day_is_given_all_the_same(
    services: Services, now: Time
) -> None:
    tomorrow = (now.now.weekday() + 1) % 7
    table_id = await started(services)
    rest = TurnPace(limit=86_400, rest_days=(tomorrow,))
    await hosting.set_pace(services.tables, table_id, ANN, rest)
    await play(services, table_id, ANN, Pass())
    before = await now.left(table_id, "p2")
    assert before == 2 * DAYS
    await time_given.extend(services.tables, table_id, ANN, days=2, by=ANN)
    assert await now.left(table_id, "p2") == before + DAYS, "the rest day is over by then"


async def test_after_a_day_given_the_last_reminder_comes_anew_and_the_earlier_one_goes(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id, asked = await in_reserve(services, now)
    await now.passes(RESERVE - 6)
    assert len(sent(poster)) == 1
    await time_given.give_day(services.tables, table_id, BOB, seat="p1", asked=asked)
    await services.settle()
    assert poster.deleted == numbers(poster)
    await now.passes(23)
    assert len(sent(poster)) == 1
    await now.passes(1)
    assert len(sent(poster)) == 2


async def test_a_day_given_to_somebody_on_vacation_follows_their_return(
    services: Services, now: Time
) -> None:
    table_id = await started(services)
    await away.go_away(services.tables, ANN, now.now + 7 * DAYS, "wait")
    await services.sweep()
    until = await time_given.extend(services.tables, table_id, ANN, days=2, by=ANN)
    assert until == now.now + 9 * DAYS + TURN * HOURS
    await now.passes(24)
    assert await now.left(table_id, "p1") == 8 * DAYS + TURN * HOURS
    await away.come_back(services.tables, ANN)
    await services.sweep()
    assert await now.left(table_id, "p1") == 2 * DAYS + TURN * HOURS


async def test_a_day_given_is_not_lost_by_leaving_for_a_while(
    services: Services, now: Time
) -> None:
    table_id, asked = await in_reserve(services, now)
    await time_given.give_day(services.tables, table_id, BOB, seat="p1", asked=asked)
    await now.passes(4)
    await away.go_away(services.tables, ANN, now.now + 7 * DAYS, "wait")
    await services.sweep()
    assert await now.left(table_id, "p1") == 7 * DAYS + (RESERVE + 20) * HOURS


@pytest.mark.parametrize("by", ["pause", "damage"])
async def test_a_day_given_is_not_lost_while_the_table_stands_still(
    services: Services, now: Time, by: str
) -> None:
    tables = services.tables
    table_id, asked = await in_reserve(services, now)
    await time_given.give_day(tables, table_id, BOB, seat="p1", asked=asked)
    await now.passes(4)
    if by == "pause":
        await hosting.pause(tables, table_id, ANN)
        await now.passes(10)
        await hosting.resume(tables, table_id, ANN)
    else:
        await tables.quarantine(await tables.table(table_id), "tried")
        await now.passes(10)
        await tables.release(table_id)
    await services.settle()
    assert await now.left(table_id, "p1") == 20 * HOURS
    assert (await now.clocks(table_id))["p1"].reserve_s == RESERVE * 3_600


async def test_who_chose_when_to_be_reminded_is_reminded_then_after_a_gift_too(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await reminding.snooze(services.tables, table_id, ANN, now.now + 3 * HOURS)
    await time_given.extend(services.tables, table_id, ANN, days=2, by=ANN)
    await now.passes(2)
    assert sent(poster) == []
    await now.passes(1)
    assert sent(poster) == [("p1", [ANN])]


async def test_a_bot_that_was_away_during_a_day_given_moves_the_clock_by_its_absence(
    services: Services, now: Time
) -> None:
    table_id, asked = await in_reserve(services, now)
    await time_given.give_day(services.tables, table_id, BOB, seat="p1", asked=asked)
    await now.passes(1)
    await now.passes(5, connected=False)
    assert await now.left(table_id, "p1") == (RESERVE - 1) * HOURS + DAYS
