"""Absences: clocks stand still for vacation, or the bot plays; each event in its row's words."""

from datetime import timedelta

import pytest

from bot import clock
from bot.services import Services
from bot.store.absences import Meanwhile
from bot.tables import away, hosting, invitations, playing, requests, seating
from bot.tables.clocks.pace import PACES
from bot.tables.clocks.vacation import VACATION
from bot.tables.reminders import REMINDER
from tests.bot.clocks.conftest import Time
from tests.bot.clocks.test_out_of_time import begun, played_by
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, CAROL, Opener, start_table
from tests.bot.tally_game import Pass

DAYS, HOURS = timedelta(days=1), timedelta(hours=1)


def notices(poster: FakePoster) -> list[str]:
    """The lines that were told, without reminders."""
    told = [post.notice.key for post in poster.messages if post.notice is not None]
    return [key for key in told if key != REMINDER]


async def leave(services: Services, now: Time, days: float, meanwhile: str = "wait") -> None:
    """Let Ann be away for so many days."""
    until = now.now + days * DAYS
    await away.go_away(services.tables, ANN, until, meanwhile)  # type: ignore[arg-type]
    await services.sweep()


async def test_away_the_clock_stands_still_while_vacation_lasts_and_uses_it(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await now.passes(24)
    await leave(services, now, 7)
    assert await now.left(table_id, "p1") == 8 * DAYS
    assert notices(poster) == ["notice-away"]
    await now.passes(7 * 24)
    assert await now.left(table_id, "p1") == 1 * DAYS
    assert await away.vacation_of(services.tables, ANN) == VACATION - 7 * DAYS
    assert notices(poster) == ["notice-away", "notice-back"]


async def test_nobody_is_reminded_while_they_are_away_and_the_reminder_comes_after_it(
    services: Services, now: Time, poster: FakePoster
) -> None:
    await begun(services)
    await now.passes(20)
    await leave(services, now, 7)
    for _ in range(6):
        await now.passes(24)
    assert REMINDER not in [post.notice.key for post in poster.messages if post.notice]
    await now.passes(24 + 5)
    told = [post.notice.key for post in poster.messages if post.notice is not None]
    assert told.count(REMINDER) == 1


async def test_vacation_used_up_the_clock_runs(services: Services, now: Time) -> None:
    table_id = await begun(services)
    await leave(services, now, 30)
    assert await now.left(table_id, "p1") == 23 * DAYS
    await now.passes(22 * 24)
    clock_now = (await now.clocks(table_id))["p1"]
    assert (clock_now.status, await now.left(table_id, "p1")) == ("turn", 1 * DAYS)
    await now.passes(24)
    assert (await now.clocks(table_id))["p1"].status == "reserve"
    assert not await away.vacation_of(services.tables, ANN)


async def test_back_earlier_the_clock_goes_on_with_what_was_left(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await now.passes(20)
    await leave(services, now, 7)
    await now.passes(24)
    await away.come_back(services.tables, ANN)
    await services.sweep()
    assert await now.left(table_id, "p1") == 28 * HOURS
    assert notices(poster) == ["notice-away", "notice-back"]
    assert await away.vacation_of(services.tables, ANN) == VACATION - 1 * DAYS


async def test_away_in_the_reserve_it_stands_still_too(services: Services, now: Time) -> None:
    table_id = await begun(services)
    await now.passes(50)
    await leave(services, now, 7)
    assert await now.left(table_id, "p1") == 7 * DAYS + 70 * HOURS
    await now.passes(7 * 24)
    await playing.play(services.tables, table_id, ANN, [Pass()])
    assert (await now.clocks(table_id))["p1"].reserve_s == 70 * 3600


async def test_called_while_away_the_clock_waits_for_the_return(
    services: Services, now: Time
) -> None:
    table_id = await begun(services)
    await away.go_away(services.tables, BOB, now.now + 5 * DAYS, "wait")
    await services.sweep()
    await playing.play(services.tables, table_id, ANN, [Pass()])
    assert await now.left(table_id, "p2") == 7 * DAYS


@pytest.mark.parametrize("pace", ["evening", "weekly"])
async def test_at_paces_of_an_evening_or_with_fixed_times_there_is_no_vacation(
    services: Services, now: Time, pace: str, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await hosting.set_pace(services.tables, table_id, ANN, PACES[pace])
    await services.settle()
    await playing.play(services.tables, table_id, ANN, [Pass()])
    left = await now.left(table_id, "p2")
    await away.go_away(services.tables, BOB, now.now + 10 * DAYS, "wait")
    await services.sweep()
    assert await now.left(table_id, "p2") == left
    (told,) = [post.notice for post in poster.messages if post.notice and "away" in post.notice.key]
    assert dict(told.facts)["meanwhile"] == "none"


async def test_the_bot_plays_meanwhile_and_the_person_is_called_at_the_end(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await leave(services, now, 1, "bot")
    assert [seat for seat, _ in played_by(poster)] == ["p1"]
    live = await services.tables.load(table_id)
    assert (live.waits(), live.plays_for_person("p1")) == (("p2",), True)
    assert live.away_until("p1") == now.now + 1 * DAYS
    await playing.play(services.tables, table_id, BOB, [Pass()])
    await services.settle()
    assert (await services.tables.load(table_id)).waits() == ("p2",), "the next turn too"
    await now.passes(24)
    assert notices(poster) == ["notice-away", "notice-back"]
    await playing.play(services.tables, table_id, BOB, [Pass()])
    await services.settle()
    assert poster.messages[-1].pings == ("p1",)
    assert await away.vacation_of(services.tables, ANN) == VACATION, "the bot takes no vacation"


async def test_taken_back_at_one_table_the_person_is_still_away_from_the_others(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id, other = await begun(services), await start_table(services.tables, channel_id=2)
    await leave(services, now, 3, "bot")
    assert await seating.set_autopilot(services.tables, table_id, ANN, on=False)
    assert not await seating.set_autopilot(services.tables, table_id, ANN, on=False)
    await services.settle()
    here, there = await services.tables.load(table_id), await services.tables.load(other)
    assert not here.plays_for_person("p1")
    assert there.plays_for_person("p1")
    assert notices(poster).count("notice-helm-back") == 1
    await away.come_back(services.tables, ANN)
    await services.sweep()
    assert notices(poster).count("notice-back") == 1, "only where she was away"


async def test_while_nobody_else_is_there_the_bot_does_not_play_on(
    services: Services, now: Time, poster: FakePoster
) -> None:
    await begun(services)
    await away.go_away(services.tables, BOB, now.now + 3 * DAYS, "bot")
    await services.sweep()
    await leave(services, now, 3, "bot")
    assert played_by(poster) == []


async def test_a_shared_seat_is_away_only_if_all_its_holders_are(
    services: Services, now: Time
) -> None:
    table_id = await begun(services)
    await seating.join(services.tables, table_id, CAROL, name="Carol", seat="p1", share=True)
    await requests.let_in(services.tables, table_id, ANN, CAROL)
    await leave(services, now, 7)
    assert await now.left(table_id, "p1") == 2 * DAYS
    assert (await services.tables.load(table_id)).away_until("p1") is None
    await away.go_away(services.tables, CAROL, now.now + 3 * DAYS, "wait")
    await services.sweep()
    assert await now.left(table_id, "p1") == 5 * DAYS
    assert (await services.tables.load(table_id)).away_until("p1") == now.now + 3 * DAYS


@pytest.mark.parametrize(
    ("ann", "carol", "told"),
    [
        (None, "wait", ("none", None)),
        (None, "bot", ("none", None)),
        ("wait", "wait", ("shared", 2)),
        ("wait", "bot", ("shared", 2)),
        ("bot", "wait", ("shared", 2)),
        ("bot", "bot", ("bot", None)),
    ],
)
async def test_a_line_on_one_of_two_who_share_a_seat_says_what_the_other_leaves_to_happen(
    services: Services,
    now: Time,
    poster: FakePoster,
    *,
    ann: Meanwhile | None,
    carol: Meanwhile,
    told: tuple[str, int | None],
) -> None:
    """Carol leaves for a week; Ann is there, or left for two days."""
    table_id = await begun(services)
    await seating.join(services.tables, table_id, CAROL, name="Carol", seat="p1", share=True)
    await requests.let_in(services.tables, table_id, ANN, CAROL)
    if ann is not None:
        await leave(services, now, 2, ann)
    await away.go_away(services.tables, CAROL, now.now + 7 * DAYS, carol)
    await services.sweep()
    *_, line = [post.notice for post in poster.messages if post.notice]
    facts = dict(line.facts)
    meanwhile, days = told
    assert (facts["name"], facts["meanwhile"]) == ("Carol", meanwhile)
    still = "" if days is None else str(int((now.now + days * DAYS).timestamp()))
    assert facts["rests"] == still


async def test_a_substitute_is_there_although_the_holder_is_away(
    services: Services, now: Time
) -> None:
    table_id = await begun(services)
    await leave(services, now, 7)
    await now.passes(24)
    await invitations.invite(services.tables, table_id, (ANN, "Ann"), CAROL, name="Carol")
    assert await invitations.accept(services.tables, table_id, CAROL, name="Carol") == "p1"
    assert await now.left(table_id, "p1") == 2 * DAYS
    await invitations.end_share(services.tables, table_id, ANN, CAROL)
    assert await now.left(table_id, "p1") == 8 * DAYS


async def test_who_went_away_before_the_time_was_over_has_no_time_that_runs_out(
    services: Services, now: Time, poster: FakePoster
) -> None:
    """The bot is killed before the table has taken note."""
    table_id = await begun(services)
    await now.passes(47)
    await away.go_away(services.tables, ANN, now.now + 7 * DAYS, "wait")
    await now.passes(1)
    assert (await now.clocks(table_id))["p1"].status == "turn"
    assert notices(poster) == ["notice-away"]


async def test_a_new_holder_is_there_although_the_one_before_was_away(
    services: Services, now: Time
) -> None:
    table_id = await begun(services)
    await away.go_away(services.tables, BOB, now.now + 3 * DAYS, "wait")
    await services.sweep()
    await seating.leave(services.tables, table_id, BOB)
    await requests.approve(services.tables, table_id, ANN, CAROL, name="Carol")
    await seating.join(services.tables, table_id, CAROL, name="Carol", seat="p2")
    await playing.play(services.tables, table_id, ANN, [Pass()])
    assert await now.left(table_id, "p2") == 2 * DAYS


async def test_an_absence_that_was_cut_off_is_noted_later_and_told_once(
    opener: Opener, services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await away.go_away(services.tables, ANN, now.now + 7 * DAYS, "wait")
    again = await opener.again()
    for _ in range(3):
        await again.sweep()
    assert notices(poster) == ["notice-away"]
    assert (await again.tables.load(table_id)).away_until("p1") == clock.now() + 7 * DAYS


async def test_another_absence_takes_the_place_of_the_one_before(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await leave(services, now, 7)
    await now.passes(24)
    await leave(services, now, 2, "bot")
    assert notices(poster) == ["notice-away", "notice-away"]
    assert (await services.tables.load(table_id)).away_until("p1") == now.now + 2 * DAYS
    assert await away.vacation_of(services.tables, ANN) == VACATION - 1 * DAYS


async def test_a_game_that_ended_meanwhile_is_told_nothing(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await begun(services)
    await leave(services, now, 1)
    await hosting.close_table(services.tables, table_id, ANN)
    await now.passes(25)
    assert notices(poster) == ["notice-away", "notice-ended"]
