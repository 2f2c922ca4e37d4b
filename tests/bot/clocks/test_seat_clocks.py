"""Clocks of seats follow what the table waits for: each event, in the words of its row."""

from datetime import timedelta

from bot.services import Services
from bot.store.repository import clocks_of
from bot.tables import hosting, playing, requests, seating, undoing
from bot.tables.channels import lose_channel
from bot.tables.clocks.pace import PACES, TurnPace
from tests.bot.clocks.conftest import Time
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, CAROL, Opener, start_table
from tests.bot.tally_game import Add, Answer, Pass, Vote
from tests.toys.skirmish.pieces import Bid

DAYS, HOURS = timedelta(days=1), timedelta(hours=1)
STILL = {"preset": "still"}


async def begun(services: Services, **others: object) -> str:
    """A table of Ann (p1) and Bob (p2), whose turns follow each other without the tide."""
    return await start_table(services.tables, **{**STILL, **others})  # type: ignore[arg-type]


async def notices(poster: FakePoster) -> list[str]:
    return [post.notice.key for post in poster.messages if post.notice is not None]


async def test_called_the_clock_starts_once_the_message_is_about_to_be_sent(
    services: Services, now: Time, poster: FakePoster
) -> None:
    poster.missing.add(1)
    table_id = await begun(services)
    assert (await now.clocks(table_id))["p1"].due_at is None, "who cannot be told has no clock"
    await now.passes(30)
    poster.missing.clear()
    services.outbox.retry()
    assert await now.left(table_id, "p1") == 2 * DAYS


async def test_acts_and_the_turn_goes_on_the_clock_runs_on(services: Services, now: Time) -> None:
    table_id = await begun(services)
    await services.settle()
    await now.passes(30)
    await playing.play(services.tables, table_id, ANN, [Add()])
    assert await now.left(table_id, "p1") == 18 * HOURS


async def test_the_turn_is_over_the_clock_ends_and_the_reserve_gains(
    services: Services, now: Time
) -> None:
    table_id = await begun(services)
    await services.settle()
    await now.passes(50)
    assert (await now.clocks(table_id))["p1"].status == "reserve"
    await playing.play(services.tables, table_id, ANN, [Pass()])
    clocks = await now.clocks(table_id)
    assert (clocks["p1"].due_at, clocks["p1"].reserve_s) == (None, 70 * 3600)
    assert await now.left(table_id, "p2") == 2 * DAYS
    await playing.play(services.tables, table_id, BOB, [Pass()])
    await services.settle()
    await playing.play(services.tables, table_id, ANN, [Pass()])
    assert (await now.clocks(table_id))["p1"].reserve_s == 72 * 3600, "no more than its size"


async def test_others_are_asked_the_clock_stops_and_goes_on_after_it(
    services: Services, now: Time
) -> None:
    table_id = await begun(services, people={ANN: "Ann", BOB: "Bob", CAROL: "Carol"})
    await services.settle()
    await now.passes(46)
    await playing.play(services.tables, table_id, ANN, [Vote()])
    assert await now.left(table_id, "p2") == 12 * HOURS, "a brief question: a quarter of the limit"
    assert await now.left(table_id, "p3") == 12 * HOURS, "several asked at once have each their own"
    await playing.play(services.tables, table_id, ANN, [Answer(decision=1, by=1)])
    assert (await now.clocks(table_id))["p1"].due_at is None
    await now.passes(5)
    await playing.play(services.tables, table_id, BOB, [Answer(decision=2, by=1)])
    assert (await now.clocks(table_id))["p1"].due_at is None, "Carol is still asked"
    await playing.play(services.tables, table_id, CAROL, [Answer(decision=3, by=1)])
    assert await now.left(table_id, "p1") == 12 * HOURS, "at least a quarter of the limit"
    assert not (await now.clocks(table_id))["p2"].reserve_s > 72 * 3600


async def test_several_asked_at_once_who_has_answered_has_ended_though_others_have_not(
    services: Services, now: Time
) -> None:
    """A question to all is no question in the middle of a turn, so nothing goes on after it."""
    table_id = await begun(services, game="skirmish", preset=None)
    await services.settle()
    await now.passes(20)
    await playing.play(services.tables, table_id, ANN, [Bid(decision=1, gold=1)])
    assert (await now.clocks(table_id))["p1"].status == "idle"
    await now.passes(20)
    await playing.play(services.tables, table_id, BOB, [Bid(decision=2, gold=0)])
    assert await now.left(table_id, "p1") == 2 * DAYS, "her turn is another call"


async def test_the_bot_takes_no_time_and_calls_nobody(services: Services, now: Time) -> None:
    table_id = await start_table(services.tables, policies=("hasty",), preset="still")
    await services.settle()
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    await playing.play(services.tables, table_id, BOB, [Pass()])
    clocks = await now.clocks(table_id)
    assert "p3" not in clocks
    assert await now.left(table_id, "p1") == 2 * DAYS


async def test_own_undo_gives_back_what_was_left_then(services: Services, now: Time) -> None:
    table_id = await begun(services)
    await services.settle()
    await now.passes(30)
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    await now.passes(3)
    await undoing.undo(services.tables, table_id, ANN)
    assert await now.left(table_id, "p1") == 18 * HOURS
    assert (await now.clocks(table_id))["p2"].due_at is None


async def test_an_undo_by_the_host_gives_a_whole_limit(services: Services, now: Time) -> None:
    table_id = await begun(services)
    await services.settle()
    await now.passes(30)
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    await undoing.undo(services.tables, table_id, ANN, to=0)
    assert await now.left(table_id, "p1") == 2 * DAYS


async def test_a_new_holder_has_a_whole_limit_and_the_whole_reserve(
    services: Services, now: Time
) -> None:
    table_id = await begun(services)
    await services.settle()
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    await now.passes(60)
    assert (await now.clocks(table_id))["p2"].status == "reserve"
    await hosting.pause(services.tables, table_id, ANN)
    await seating.leave(services.tables, table_id, BOB)
    await requests.approve(services.tables, table_id, ANN, CAROL, name="Carol")
    assert await seating.join(services.tables, table_id, CAROL, name="Carol", seat="p2") == "p2"
    await hosting.resume(services.tables, table_id, ANN)
    clock = (await now.clocks(table_id))["p2"]
    assert (clock.status, clock.reserve_s) == ("turn", 72 * 3600)
    assert await now.left(table_id, "p2") == 2 * DAYS


async def test_taken_back_from_the_bot_nothing_is_given_back(services: Services, now: Time) -> None:
    table_id = await begun(services)
    await services.settle()
    await now.passes(47)
    await seating.set_autopilot(services.tables, table_id, ANN, on=True)
    await seating.set_autopilot(services.tables, table_id, ANN, on=False)
    assert await now.left(table_id, "p1") <= 12 * HOURS


async def test_paused_the_clock_stops_and_resumed_it_goes_on(services: Services, now: Time) -> None:
    table_id = await begun(services)
    await services.settle()
    await now.passes(10)
    await hosting.pause(services.tables, table_id, ANN)
    assert (await now.clocks(table_id))["p1"].due_at is None
    await now.passes(400)
    await hosting.resume(services.tables, table_id, ANN)
    assert await now.left(table_id, "p1") == 38 * HOURS


async def test_the_bot_was_down_all_moments_move_by_the_gap_once(
    services: Services, now: Time
) -> None:
    table_id = await begun(services)
    await services.settle()
    await now.passes(1)
    await now.passes(48, connected=False)
    assert await now.left(table_id, "p1") == 47 * HOURS
    await now.passes(1)
    assert await now.left(table_id, "p1") == 46 * HOURS


async def test_a_bot_that_was_stopped_moves_all_moments_by_the_gap_as_it_starts(
    opener: Opener, services: Services, now: Time
) -> None:
    table_id = await begun(services)
    await services.settle()
    await now.passes(1)
    now.now += timedelta(days=9)
    again = await opener.again()
    for _ in range(2):
        await again.sweep()
    async with again.store.reading() as session:
        (clock,) = await clocks_of(session=session, table_id=table_id)
    assert clock.due_at == now.now + 47 * HOURS


async def test_the_systems_clock_set_back_moves_all_moments_too(
    services: Services, now: Time
) -> None:
    table_id = await begun(services)
    await services.settle()
    await now.passes(1)
    await now.passes(-2, connected=False)
    assert await now.left(table_id, "p1") == 47 * HOURS


async def test_nothing_runs_out_while_discord_is_out_of_reach(
    services: Services, now: Time, poster: FakePoster
) -> None:
    await begun(services)
    await services.settle()
    services.clocks.connected = lambda: False
    await now.passes(200)
    assert await notices(poster) == []


async def test_quarantined_the_clock_stops_and_released_it_goes_on(
    services: Services, now: Time
) -> None:
    table_id = await begun(services)
    await services.settle()
    await now.passes(10)
    table = await services.tables.table(table_id)
    await services.tables.quarantine(table, "for a test")
    await now.passes(400)
    assert (await now.clocks(table_id))["p1"].due_at is None
    await services.tables.release(table_id)
    assert await now.left(table_id, "p1") == 38 * HOURS


async def test_released_in_its_reserve_a_clock_goes_on_with_a_quarter_of_the_limit(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await services.settle()
    await now.passes(60)
    await services.tables.quarantine(await services.tables.table(table_id), "for a test")
    await services.tables.release(table_id)
    assert await now.left(table_id, "p1") == 12 * HOURS
    await now.passes(1)
    assert (await notices(poster)).count("notice-reserve") == 1


async def test_the_channel_is_lost_the_clock_stops(services: Services, now: Time) -> None:
    table_id = await begun(services)
    await services.settle()
    await lose_channel(services.tables, 1)
    await now.passes(400)
    clock = (await now.clocks(table_id))["p1"]
    assert (clock.due_at, clock.missed) == (None, 0)


async def test_a_table_without_a_pace_or_of_one_person_has_no_clock(
    services: Services, now: Time
) -> None:
    table_id = await begun(services, people={ANN: "Ann"}, policies=("hasty",))
    await services.settle()
    assert await now.clocks(table_id) == {}
    other = await begun(services, channel_id=2)
    await hosting.set_pace(services.tables, other, ANN, None)
    assert await now.clocks(other) == {}
    await hosting.set_pace(services.tables, other, ANN, PACES["daily"])
    await now.passes(0.5)
    assert await now.left(other, "p1") == 1 * DAYS - 0.5 * HOURS


async def test_a_clock_stands_still_on_rest_days(services: Services, now: Time) -> None:
    today = now.now.weekday()
    table_id = await begun(services)
    rest = TurnPace(limit=86_400, rest_days=((today + 1) % 7,))
    await hosting.set_pace(services.tables, table_id, ANN, rest)
    await services.settle()
    await playing.play(services.tables, table_id, ANN, [Pass()])
    assert await now.left(table_id, "p2") == 2 * DAYS
