"""Messages that ask for something lose their buttons, or are deleted, once their cause is gone."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.errors import ShuttingDown
from bot.services import Services
from bot.tables import (
    asking_messages,
    away,
    hosting,
    invitations,
    out_of_time,
    requests,
    seating,
    silence,
    time_given,
    votes,
)
from bot.tables.asking_messages import PRESS_SECONDS
from tests.bot.clocks.conftest import Time
from tests.bot.clocks.test_reminders import DAY, HALF, TURN, numbers
from tests.bot.clocks.test_reminders import RESERVE as RESERVE_HOURS
from tests.bot.fake_poster import FakePoster, refused
from tests.bot.started_tables import ANN, BOB, CAROL, Opener, play, started
from tests.bot.tally_game import Add, Pass

RESERVE, HELM = "notice-reserve", "notice-helm"


def last(poster: FakePoster, key: str) -> int:
    """The number of the last message with the notice *key*."""
    said = [post.notice is not None and post.notice.key == key for post in poster.messages]
    return len(said) - said[::-1].index(True)


async def has_buttons(now: Time, poster: FakePoster, key: str) -> bool:
    """Whether the last message with the notice *key* still has its buttons, some seconds later."""
    await now.passes(PRESS_SECONDS / 3_600)
    number = last(poster, key)
    assert number not in poster.deleted
    return number not in poster.finished


async def crash(*_: object) -> None:
    raise ShuttingDown


async def in_reserve(services: Services, now: Time) -> str:
    table_id = await started(services)
    await now.passes(TURN)
    return table_id


@pytest.mark.parametrize("by", ["gift", "turn", "pause", "bot"])
async def test_the_line_on_a_reserve_loses_its_buttons_with_its_cause(
    services: Services, now: Time, poster: FakePoster, by: str
) -> None:
    table_id = await in_reserve(services, now)
    await play(services, table_id, ANN, Add())
    assert await has_buttons(now, poster, RESERVE), "the turn goes on"
    match by:
        case "gift":
            asked = (await now.clocks(table_id))["p1"].asked_seq
            await time_given.give_day(services.tables, table_id, BOB, seat="p1", asked=asked)
        case "turn":
            await play(services, table_id, ANN, Pass())
        case "pause":
            await hosting.pause(services.tables, table_id, ANN)
        case _:
            await seating.set_autopilot(services.tables, table_id, ANN, on=True)
    await services.settle()
    assert not await has_buttons(now, poster, RESERVE)


async def test_the_line_on_a_reserve_loses_its_buttons_as_the_host_extends_the_time(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await in_reserve(services, now)
    await time_given.extend(services.tables, table_id, ANN, days=2, by=ANN)
    await services.settle()
    assert not await has_buttons(now, poster, RESERVE)


async def test_a_question_keeps_its_buttons_for_some_seconds_so_that_a_press_is_answered_in_it(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await in_reserve(services, now)
    await play(services, table_id, ANN, Pass())
    await services.settle()
    assert last(poster, RESERVE) not in poster.finished
    await now.passes(PRESS_SECONDS / 3_600)
    assert last(poster, RESERVE) in poster.finished


async def test_a_vote_that_runs_out_loses_its_buttons(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await votes.open_vote(services.tables, table_id, ANN, "draw")
    await services.settle()
    assert await has_buttons(now, poster, "vote-card")
    await now.passes(24)
    assert not await has_buttons(now, poster, "vote-card")


async def _accepts(services: Services, table_id: str) -> None:
    await invitations.accept(services.tables, table_id, CAROL, name="Carol")


async def _declines(services: Services, table_id: str) -> None:
    await invitations.decline(services.tables, table_id, CAROL)


async def _leaves(services: Services, table_id: str) -> None:
    await seating.leave(services.tables, table_id, BOB)


@pytest.mark.parametrize("end", [_accepts, _declines, _leaves])
async def test_an_invitation_loses_its_buttons_once_it_is_answered_or_its_seat_is_left(
    services: Services,
    now: Time,
    poster: FakePoster,
    end: Callable[[Services, str], Awaitable[None]],
) -> None:
    table_id = await started(services)
    await invitations.invite(services.tables, table_id, (BOB, "Bob"), CAROL, name="Carol")
    await services.settle()
    assert await has_buttons(now, poster, "notice-invites")
    await end(services, table_id)
    await services.settle()
    assert not await has_buttons(now, poster, "notice-invites")


async def test_a_request_and_the_line_on_a_shared_seat_lose_their_buttons(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await seating.join(services.tables, table_id, CAROL, name="Carol", seat="p2", share=True)
    await services.settle()
    assert await has_buttons(now, poster, "notice-asks")
    await requests.let_in(services.tables, table_id, BOB, CAROL)
    await services.settle()
    assert not await has_buttons(now, poster, "notice-asks")
    assert await has_buttons(now, poster, "notice-shares")
    await invitations.end_share(services.tables, table_id, BOB, CAROL)
    await services.settle()
    assert not await has_buttons(now, poster, "notice-shares")


async def test_take_back_goes_once_the_seat_is_taken_back(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await seating.set_autopilot(services.tables, table_id, ANN, on=True)
    await services.settle()
    assert await has_buttons(now, poster, "notice-helm-given")
    await seating.set_autopilot(services.tables, table_id, ANN, on=False)
    await services.settle()
    assert not await has_buttons(now, poster, "notice-helm-given")


async def test_the_line_that_the_bot_has_the_helm_holds_for_the_turn_whose_time_is_over(
    services: Services, now: Time, poster: FakePoster
) -> None:
    """It is told directly as well, and keeps its button until the seat is taken back."""
    await services.tables.preferences.change(ANN, direct=True, calls="direct")
    table_id = await started(services)
    await now.passes(TURN + RESERVE_HOURS)
    await play(services, table_id, BOB, Pass())
    now.now += timedelta(hours=TURN)
    async with services.tables.locked(table_id) as live:  # the bot cannot play that turn yet
        await out_of_time.run_out(services.tables, live)
        await services.outbox.flush()
        assert (await services.tables.load(table_id)).timed_out == {"p1"}
    told = [post.direct for post in poster.messages if post.notice and post.notice.key == HELM]
    assert sorted(told) == [False, True]
    await services.settle()
    assert await has_buttons(now, poster, HELM)
    await seating.set_autopilot(services.tables, table_id, ANN, on=False)
    await services.settle()
    assert not await has_buttons(now, poster, HELM)


async def test_take_back_goes_from_the_line_on_an_absence_once_it_is_over(
    services: Services, now: Time, poster: FakePoster
) -> None:
    await started(services)
    await away.go_away(services.tables, BOB, now.now + timedelta(days=7), "bot")
    await now.passes(0)
    assert await has_buttons(now, poster, "notice-away")
    await away.come_back(services.tables, BOB)
    await now.passes(0)
    assert not await has_buttons(now, poster, "notice-away")


async def test_the_question_to_a_silent_table_loses_its_buttons_once_somebody_acts(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await hosting.set_pace(services.tables, table_id, ANN, None)
    await now.passes(31 * DAY)
    await silence.end_silences(services.tables)
    await services.settle()
    assert await has_buttons(now, poster, "notice-silent")
    await play(services, table_id, ANN, Pass())
    assert not await has_buttons(now, poster, "notice-silent")


async def test_a_bot_that_ended_with_the_cause_of_a_message_takes_it_away_at_its_next_start(
    services: Services,
    opener: Opener,
    now: Time,
    poster: FakePoster,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table_id = await in_reserve(services, now)
    with monkeypatch.context() as patch:
        patch.setattr(asking_messages, "settle", crash)
        await play(services, table_id, ANN, Pass())
    assert await has_buttons(now, poster, RESERVE)
    services = await opener.again()
    await services.sweep()
    now.now += timedelta(seconds=PRESS_SECONDS)
    await services.sweep()
    assert last(poster, RESERVE) in poster.finished


async def test_a_start_looks_at_reminders_of_those_tables_alone_that_changed_since(
    services: Services,
    opener: Opener,
    now: Time,
    poster: FakePoster,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table_id = await started(services)
    await now.passes(HALF)
    assert await asking_messages.tables_to_settle(services.tables) == []
    with monkeypatch.context() as patch:
        patch.setattr(asking_messages, "settle", crash)
        await play(services, table_id, ANN, Pass())
    assert await asking_messages.tables_to_settle(services.tables) == [table_id]
    assert poster.deleted == []
    services = await opener.again()
    await services.sweep()
    assert poster.deleted == [last(poster, "notice-reminder")]


# Directly


async def test_a_direct_reminder_replaces_the_last_one_and_goes_with_its_turn(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await hosting.set_pace(services.tables, table_id, ANN, None)
    await services.tables.preferences.change(ANN, direct=True, calls="direct")
    await now.passes(DAY)
    await now.passes(2 * DAY)
    first, second = numbers(poster)
    assert all(poster.messages[number - 1].direct for number in (first, second))
    assert poster.deleted == [first]
    await play(services, table_id, ANN, Pass())
    assert poster.deleted == [first, second]


async def test_a_direct_reminder_and_one_in_the_channel_go_together(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await services.tables.preferences.change(ANN, direct=True, calls="both")
    await now.passes(HALF)
    assert len(numbers(poster)) == 2
    assert poster.deleted == []
    await play(services, table_id, ANN, Pass())
    assert sorted(poster.deleted) == numbers(poster)


async def test_a_direct_reminder_of_the_turn_goes_as_the_reserve_begins(
    services: Services, now: Time, poster: FakePoster
) -> None:
    await services.tables.preferences.change(ANN, direct=True, calls="direct")
    await started(services)
    await now.passes(HALF)
    await now.passes(HALF)
    assert poster.deleted == numbers(poster)


async def test_a_direct_call_is_deleted_once_its_turn_is_over(
    services: Services, now: Time, poster: FakePoster
) -> None:
    await services.tables.preferences.change(BOB, direct=True, calls="direct")
    table_id = await started(services)
    await play(services, table_id, ANN, Pass())
    call = last(poster, "notice-call")
    assert poster.messages[call - 1].direct
    assert poster.deleted == []
    await play(services, table_id, BOB, Pass())
    assert poster.deleted == [call]


async def test_a_direct_call_that_discord_lets_nobody_reach_is_tried_once(
    services: Services, now: Time, poster: FakePoster
) -> None:
    await services.tables.preferences.change(BOB, direct=True, calls="direct")
    table_id = await started(services)
    await play(services, table_id, ANN, Pass())
    poster.unfinished = [refused(403, 50007)]
    await play(services, table_id, BOB, Pass())
    assert poster.unfinished == []
    await now.passes(DAY)
    assert poster.deleted == []
