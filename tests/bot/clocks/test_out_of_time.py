"""The end of a seat's time: the reserve, the default, and the bot at the helm."""

import asyncio
from datetime import timedelta

import pytest

from bot import clock
from bot.services import Services
from bot.tables import hosting, playing, seating
from bot.tables.clocks.pace import PACES
from engine.core.game import Step
from tests.bot.clocks.conftest import Time
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, start_table
from tests.bot.tally_game import Add, Answer, Pass, Vote

TURN_HOURS, RESERVE_HOURS = 48, 72
"""Hours of a turn, and of the whole reserve, at the pace of a new table."""


async def begun(services: Services) -> str:
    """A table of Ann (p1) and Bob (p2), whose turns follow each other; Ann is called."""
    table_id = await start_table(services.tables, preset="still")
    await services.settle()
    return table_id


async def missed_twice(services: Services, now: Time) -> str:
    """Such a table, at which Ann has missed two turns in a row."""
    table_id = await begun(services)
    await now.passes(TURN_HOURS + RESERVE_HOURS)
    await playing.play(services.tables, table_id, BOB, [Pass()])
    await services.settle()
    await now.passes(TURN_HOURS)
    return table_id


def notices(poster: FakePoster) -> list[str]:
    return [post.notice.key for post in poster.messages if post.notice is not None]


def played_by(poster: FakePoster) -> list[tuple[str, str]]:
    """Each step that was told: the seat, and who played for it."""
    rows = [row for post in poster.boards for row in post.rows if isinstance(row, Step)]
    return [(row.seat, row.by) for row in sorted(rows, key=lambda row: row.seq)]


async def test_after_the_limit_the_reserve_runs_and_the_channel_is_told_once(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await now.passes(TURN_HOURS + 1)
    await now.passes(1)
    clock = (await now.clocks(table_id))["p1"]
    assert (clock.status, notices(poster)) == ("reserve", ["notice-reserve"])
    assert (await now.left(table_id, "p1")).total_seconds() == (RESERVE_HOURS - 2) * 3600
    assert played_by(poster) == []


@pytest.mark.parametrize(("pace", "hours"), [("weekly", 0), ("daily", 48)])
async def test_a_new_clock_leaves_no_more_than_its_own_reserve(
    services: Services, now: Time, pace: str, hours: int
) -> None:
    table_id = await begun(services)
    await hosting.set_pace(services.tables, table_id, ANN, PACES[pace])
    assert (await now.clocks(table_id))["p1"].reserve_s == hours * 3600


async def test_a_reserve_that_runs_ends_as_it_was_told_at_a_new_clock(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await now.passes(TURN_HOURS)
    await hosting.set_pace(services.tables, table_id, ANN, PACES["weekly"])
    assert (await now.left(table_id, "p1")).total_seconds() == RESERVE_HOURS * 3600
    await playing.play(services.tables, table_id, ANN, [Pass()])
    assert (await now.clocks(table_id))["p1"].reserve_s == 0


async def test_after_the_reserve_the_default_plays_until_the_turn_is_over(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await now.passes(TURN_HOURS)
    await now.passes(RESERVE_HOURS)
    assert notices(poster) == ["notice-reserve", "notice-time-out"]
    assert played_by(poster) == [("p1", "default")]
    live = await services.tables.load(table_id)
    assert live.waits() == ("p2",)
    clocks = await now.clocks(table_id)
    assert (clocks["p1"].status, clocks["p1"].missed, clocks["p1"].reserve_s) == ("idle", 1, 0)
    assert clocks["p2"].status == "turn"


async def test_a_turn_of_somebody_who_missed_one_is_called_as_ever(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await now.passes(TURN_HOURS + RESERVE_HOURS)
    await playing.play(services.tables, table_id, BOB, [Pass()])
    await services.settle()
    assert poster.messages[-1].pings == ("p1",)
    assert (await now.left(table_id, "p1")).total_seconds() == TURN_HOURS * 3600


async def test_a_brief_question_is_answered_by_the_default(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await playing.play(services.tables, table_id, ANN, [Vote()])
    await playing.play(services.tables, table_id, ANN, [Answer(decision=1, by=1)])
    await services.settle()
    await now.passes(12)
    assert played_by(poster)[2:] == [("p2", "default")]
    assert notices(poster) == ["notice-brief-out"]
    live = await services.tables.load(table_id)
    assert live.waits() == ("p1",), "Ann goes on with her turn"
    assert (await now.left(table_id, "p1")).total_seconds() == TURN_HOURS * 3600


async def test_a_question_in_ones_own_turn_has_the_time_of_the_turn(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await playing.play(services.tables, table_id, ANN, [Vote()])
    await now.passes(TURN_HOURS)
    assert "notice-reserve" in notices(poster)


async def test_after_two_missed_turns_the_bot_takes_the_helm_until_it_is_taken_back(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await missed_twice(services, now)
    assert notices(poster)[-1] == "notice-helm"
    live = await services.tables.load(table_id)
    assert live.policy_of("p1") is not None
    assert live.waits() == ("p2",)
    await playing.play(services.tables, table_id, BOB, [Pass()])
    await services.settle()
    assert (await services.tables.load(table_id)).waits() == ("p2",), "later turns at once"
    await seating.set_autopilot(services.tables, table_id, ANN, on=False)
    assert (await services.tables.load(table_id)).policy_of("p1") is None


async def test_taken_back_no_turn_is_missed_any_more(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await missed_twice(services, now)
    await playing.play(services.tables, table_id, BOB, [Pass()])
    await seating.set_autopilot(services.tables, table_id, ANN, on=False)
    assert (await now.clocks(table_id))["p1"].missed == 0
    assert "notice-helm-back" in notices(poster)


async def test_who_has_left_the_server_is_replaced_at_once_after_a_missed_turn(
    services: Services, now: Time, poster: FakePoster
) -> None:
    asked = list[tuple[int, int]]()

    async def has_left(guild_id: int, user_id: int) -> bool:
        asked.append((guild_id, user_id))
        return user_id == ANN

    services.tables.has_left = has_left
    table_id = await begun(services)
    await now.passes(TURN_HOURS)
    assert asked == [], "Discord is asked only once a turn is missed"
    await now.passes(RESERVE_HOURS)
    assert asked == [(5, ANN)]
    assert notices(poster) == ["notice-reserve", "notice-gone"]
    assert (await services.tables.load(table_id)).plays_for_person("p1")
    await now.passes(TURN_HOURS + RESERVE_HOURS)
    assert notices(poster)[-1] == "notice-time-out", "Bob is still a member"


async def test_a_turn_ended_by_the_bot_adds_nothing_to_the_reserve(
    services: Services, now: Time
) -> None:
    table_id = await begun(services)
    await now.passes(TURN_HOURS + 1)
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await playing.play(services.tables, table_id, BOB, [Pass()])
    await services.settle()
    await now.passes(1)
    await seating.set_autopilot(services.tables, table_id, ANN, on=True)
    clocks = await now.clocks(table_id)
    assert (clocks["p1"].status, clocks["p2"].status) == ("idle", "turn")
    assert clocks["p1"].reserve_s == (RESERVE_HOURS - 1) * 3600


async def test_who_acted_since_the_call_has_not_missed_the_turn(
    services: Services, now: Time
) -> None:
    table_id = await begun(services)
    await playing.play(services.tables, table_id, ANN, [Add()])
    await now.passes(TURN_HOURS + RESERVE_HOURS)
    clock = (await now.clocks(table_id))["p1"]
    assert (clock.status, clock.missed) == ("idle", 0)


async def test_any_act_sets_the_missed_turns_to_none(services: Services, now: Time) -> None:
    table_id = await begun(services)
    await now.passes(TURN_HOURS + RESERVE_HOURS)
    await playing.play(services.tables, table_id, BOB, [Pass()])
    await playing.play(services.tables, table_id, ANN, [Add()])
    assert (await now.clocks(table_id))["p1"].missed == 0


async def test_who_never_comes_costs_two_limits_and_one_reserve(
    services: Services, now: Time
) -> None:
    table_id, began = await begun(services), now.now
    while (await services.tables.load(table_id)).policy_of("p1") is None:
        if (await services.tables.load(table_id)).waits() == ("p2",):
            await playing.play(services.tables, table_id, BOB, [Pass()])
        await now.passes(1)
    assert (now.now - began).total_seconds() <= (2 * TURN_HOURS + RESERVE_HOURS + 2) * 3600


async def test_a_firing_that_was_cut_off_happens_once(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await now.passes(TURN_HOURS)

    await now.passes(RESERVE_HOURS)
    for _ in range(3):
        services.clocks.rings.start(table_id)
        await services.sweep()
    assert notices(poster) == ["notice-reserve", "notice-time-out"]
    assert played_by(poster) == [("p1", "default")]


async def test_what_is_expected_while_the_bot_looks_is_not_forgotten(services: Services) -> None:
    """Otherwise nothing would ring at that moment: the look began before it was written."""
    services.clocks.looks.start("")
    await asyncio.sleep(0)  # the look has begun, and waits for the database
    services.tables.expect(clock.now() + timedelta(hours=1))
    await services.settle()
    assert services.tables.falls_due
