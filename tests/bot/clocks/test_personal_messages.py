"""Calls and private news reach each person as they chose: once, in time, and with consent."""

from typing import Any

import pytest

from bot import clock
from bot.delivery.direct import BARRED_CODES, REFUSED_CODES
from bot.delivery.posts import Post
from bot.services import Services
from bot.tables import announcements, invitations, personal_messages, playing, votes
from bot.tables.ballots import CARD
from bot.tables.personal_messages import CALL, PRIVATE_NEWS
from engine.core.words import Text
from tests.bot.clocks.conftest import Time
from tests.bot.fake_poster import FakePoster, refused
from tests.bot.started_tables import ANN, BOB, CAROL, Opener, play, started, statuses
from tests.bot.tally_game import Pass, Whisper

NIGHT = {"quiet_from": 22 * 60, "quiet_until": 8 * 60}


async def prefers(services: Services, user_id: int, **preferred: Any) -> None:
    await services.tables.preferences.change(user_id, **preferred)


def direct(poster: FakePoster) -> list[Post]:
    return [post for post in poster.messages if post.direct]


def in_channel(poster: FakePoster) -> list[Post]:
    return [post for post in poster.messages if not post.direct]


async def called_directly(services: Services, poster: FakePoster, *, late: bool = False) -> str:
    """A table at which Bob is called directly, for now in vain if *late*; returns its id."""
    await prefers(services, BOB, direct=True, calls="direct")
    table_id = await started(services)
    poster.directly = [refused(503)] if late else []
    await play(services, table_id, ANN, Pass())
    return table_id


def set_hour(now: Time, hour: int) -> None:
    now.now = now.now.replace(hour=hour, minute=0, second=0)


@pytest.mark.parametrize(
    ("preferred", "told"),
    [
        ({}, (True, 0)),
        ({"direct": True}, (True, 0)),
        ({"calls": "direct"}, (True, 0)),
        ({"calls": "both"}, (True, 0)),
        ({"calls": "silent"}, (False, 0)),
        ({"calls": "direct", "direct": True}, (False, 1)),
        ({"calls": "both", "direct": True}, (True, 1)),
    ],
)
async def test_a_seat_is_called_as_its_person_chose_and_directly_only_by_consent(
    services: Services,
    poster: FakePoster,
    now: Time,
    preferred: dict[str, Any],
    told: tuple[bool, int],
) -> None:
    mentioned, messages = told
    await prefers(services, BOB, **preferred)
    table_id = await started(services)
    await play(services, table_id, ANN, Pass())
    board = in_channel(poster)[-1]
    assert (board.pings, BOB not in board.unmentioned) == (("p2",), mentioned)
    assert [(one.user_id, one.notice, one.pings) for one in direct(poster)] == [
        (BOB, CALL, ("p2",))
    ] * messages
    assert (await now.clocks(table_id))["p2"].status == "turn"
    assert set(await statuses(services)) == {"sent"}


async def test_the_clock_of_who_is_called_directly_starts_once_the_message_has_arrived(
    services: Services, poster: FakePoster, now: Time
) -> None:
    table_id = await called_directly(services, poster, late=True)
    assert (await now.clocks(table_id))["p2"].status == "called"
    await now.passes(1)
    assert len(direct(poster)) == 1
    assert (await now.clocks(table_id))["p2"].since == now.now


async def test_a_call_in_quiet_hours_comes_at_their_end_and_the_clock_starts_with_it(
    services: Services, poster: FakePoster, now: Time
) -> None:
    await prefers(services, BOB, **NIGHT)
    table_id = await started(services)
    set_hour(now, 23)
    await play(services, table_id, ANN, Pass())
    board = in_channel(poster)[-1]
    assert board.unmentioned == {BOB}
    assert (await now.clocks(table_id))["p2"].status == "called"
    await now.passes(8)
    assert in_channel(poster)[-1] is board, "an hour is left"
    await now.passes(1)
    mention = in_channel(poster)[-1]
    assert (mention.user_id, mention.notice, mention.direct) == (BOB, CALL, False)
    assert (await now.clocks(table_id))["p2"].since == now.now
    await now.passes(23)
    assert in_channel(poster)[-1] is mention


async def test_who_acts_in_their_quiet_hours_is_not_called_at_their_end(
    services: Services, poster: FakePoster, now: Time
) -> None:
    await prefers(services, BOB, **NIGHT, direct=True, calls="both")
    table_id = await started(services)
    set_hour(now, 23)
    await play(services, table_id, ANN, Pass())
    await play(services, table_id, BOB, Pass())
    await now.passes(10)
    assert [post for post in poster.messages if post.user_id] == []
    assert set(await statuses(services)) == {"sent"}


async def test_called_twice_in_quiet_hours_a_person_is_called_once_at_their_end(
    services: Services, poster: FakePoster, now: Time
) -> None:
    await prefers(services, BOB, **NIGHT)
    table_id = await started(services)
    set_hour(now, 23)
    for user in (ANN, BOB, ANN):
        await play(services, table_id, user, Pass())
    await now.passes(10)
    assert [post.user_id for post in poster.messages if post.user_id] == [BOB]


async def test_quiet_hours_that_end_earlier_by_a_change_release_what_they_held(
    services: Services, poster: FakePoster, now: Time
) -> None:
    await prefers(services, BOB, **NIGHT)
    table_id = await started(services)
    set_hour(now, 23)
    await play(services, table_id, ANN, Pass())
    await prefers(services, BOB, quiet_from=None, quiet_until=None)
    await personal_messages.reconsider(services.tables, BOB)
    await now.passes(0)
    assert poster.messages[-1].user_id == BOB


@pytest.mark.parametrize("calls", ["mention", "both", "direct"])
async def test_a_line_that_asks_for_nothing_is_told_once_and_calls_nobody_in_quiet_hours(
    services: Services, poster: FakePoster, now: Time, calls: str
) -> None:
    await prefers(services, ANN, **NIGHT, direct=True, calls=calls)
    table_id = await started(services)
    set_hour(now, 23)
    text = Text.of("notice-time-out", called="p1", who="p1", until="", level="")
    table = await services.tables.table(table_id)
    async with services.tables.beside(table_id) as session:
        await announcements.notice(session=session, table=table, text=text)
    await services.settle()
    assert poster.messages[-1].unmentioned == {ANN}
    await now.passes(9)
    assert [post.notice for post in poster.messages].count(text) == 1


@pytest.mark.parametrize("declined", [False, True])
async def test_an_invitation_in_quiet_hours_comes_again_at_their_end_unless_it_was_answered(
    services: Services, poster: FakePoster, now: Time, declined: bool
) -> None:
    await prefers(services, CAROL, **NIGHT)
    table_id = await started(services)
    set_hour(now, 23)
    await invitations.invite(services.tables, table_id, (BOB, "Bob"), CAROL, name="Carol")
    await services.settle()
    assert poster.messages[-1].unmentioned == {CAROL}
    if declined:
        await invitations.decline(services.tables, table_id, CAROL)
    await now.passes(9)
    assert [post.user_id for post in poster.messages if post.user_id] == [CAROL] * (not declined)


@pytest.mark.parametrize(
    ("preferred", "told"),
    [
        ({}, (True, 0)),
        ({"calls": "silent"}, (False, 0)),
        ({"calls": "direct", "direct": True}, (False, 1)),
        ({"calls": "both", "direct": True}, (True, 1)),
    ],
)
async def test_the_card_of_a_vote_calls_each_person_as_they_chose(
    services: Services, poster: FakePoster, preferred: dict[str, Any], told: tuple[bool, int]
) -> None:
    await prefers(services, BOB, **preferred)
    table_id = await started(services)
    await votes.open_vote(services.tables, table_id, ANN, "draw")
    await services.settle()
    (card,) = [one for one in in_channel(poster) if one.notice and one.notice.key == CARD]
    assert (BOB not in card.unmentioned, len(direct(poster))) == told


@pytest.mark.parametrize("answered", [False, True])
async def test_a_vote_calls_nobody_in_quiet_hours_and_at_their_end_who_has_not_answered(
    services: Services, poster: FakePoster, now: Time, answered: bool
) -> None:
    for user in (BOB, CAROL):
        await prefers(services, user, **NIGHT)
    table_id = await started(services, people={ANN: "Ann", BOB: "Bob", CAROL: "Carol"})
    set_hour(now, 23)
    await votes.open_vote(services.tables, table_id, ANN, "draw")
    await services.settle()
    assert poster.messages[-1].unmentioned == {BOB, CAROL}
    if answered:
        await votes.cast(services.tables, table_id, BOB, yes=True)
    await now.passes(9)
    called = [post.user_id for post in poster.messages if post.user_id]
    assert called == ([CAROL] if answered else [BOB, CAROL])


@pytest.mark.parametrize("code", [*REFUSED_CODES, 50001, 10013])
async def test_a_refused_call_is_told_in_the_channel_once_and_its_clock_starts(
    services: Services, poster: FakePoster, now: Time, code: int
) -> None:
    await prefers(services, BOB, direct=True, calls="direct")
    table_id = await started(services)
    poster.directly = [refused(403, code)]
    await play(services, table_id, ANN, Pass())
    assert direct(poster) == []
    twin = in_channel(poster)[-1]
    assert (twin.user_id, twin.notice, twin.pings) == (BOB, CALL, ("p2",))
    assert (await now.clocks(table_id))["p2"].status == "turn"
    mine = await services.tables.preferences.of(BOB)
    assert mine.direct == (code not in REFUSED_CODES)
    assert mine.direct_refused_at == (now.now if code in REFUSED_CODES else None)
    await now.passes(23)
    assert [post.user_id for post in poster.messages].count(BOB) == 1


async def test_who_is_called_both_ways_is_not_called_again_if_the_direct_way_fails(
    services: Services, poster: FakePoster, now: Time
) -> None:
    await prefers(services, BOB, direct=True, calls="both")
    table_id = await started(services)
    poster.directly = [refused(403, 50007)]
    await play(services, table_id, ANN, Pass())
    assert BOB not in in_channel(poster)[-1].unmentioned
    assert [post for post in poster.messages if post.user_id] == []


@pytest.mark.parametrize("code", BARRED_CODES)
async def test_once_the_bot_is_barred_all_is_told_in_the_channel_for_an_hour(
    services: Services, poster: FakePoster, now: Time, code: int
) -> None:
    for user in (ANN, BOB):
        await prefers(services, user, direct=True, calls="direct")
    poster.directly = [refused(429, code)]
    table_id = await started(services)
    await play(services, table_id, ANN, Pass())
    assert [post.user_id for post in in_channel(poster) if post.user_id] == [ANN, BOB]
    assert (await services.tables.preferences.of(BOB)).direct
    await now.passes(1)
    await play(services, table_id, BOB, Pass())
    assert [post.user_id for post in direct(poster)] == [ANN]


async def test_what_waits_for_a_person_who_takes_consent_back_goes_to_the_channel(
    services: Services, poster: FakePoster, now: Time
) -> None:
    await called_directly(services, poster, late=True)
    await prefers(services, BOB, direct=False)
    await now.passes(1)
    assert direct(poster) == []
    assert in_channel(poster)[-1].user_id == BOB


async def test_a_direct_message_that_may_have_arrived_is_searched_for_if_consent_is_taken_back(
    services: Services, poster: FakePoster, now: Time
) -> None:
    await prefers(services, BOB, direct=True, calls="direct")
    table_id = await started(services)
    poster.after = [refused(503)] * 2
    await play(services, table_id, ANN, Pass())
    await now.passes(1)
    assert len(direct(poster)) == 1, "it has arrived, after the board"
    await prefers(services, BOB, direct=False)
    await now.passes(1)
    assert [post.direct for post in poster.messages if post.user_id] == [True]
    assert set(await statuses(services)) == {"sent"}


async def test_private_news_come_directly_and_only_to_those_who_want_them(
    services: Services, poster: FakePoster
) -> None:
    table_id = await started(services)
    await play(services, table_id, ANN, Whisper(to="p2"))
    await prefers(services, BOB, direct=True)
    await play(services, table_id, ANN, Whisper(to="p2"))
    assert direct(poster) == []
    await prefers(services, BOB, private_news=True)
    await prefers(services, ANN, direct=True, private_news=True)
    await play(services, table_id, ANN, Whisper(to="p2"))
    assert [(one.user_id, one.notice) for one in direct(poster)] == [(BOB, PRIVATE_NEWS)]
    assert all(post.user_id is None for post in in_channel(poster))


@pytest.mark.parametrize("code", [*REFUSED_CODES, 50001])
async def test_private_news_never_go_to_the_channel(
    services: Services, poster: FakePoster, code: int
) -> None:
    await prefers(services, BOB, direct=True, private_news=True)
    table_id = await started(services)
    before = len(poster.messages)
    poster.directly = [refused(403, code)]
    await play(services, table_id, ANN, Whisper(to="p2"))
    assert poster.messages[before:] == []
    assert set(await statuses(services)) == {"sent"}


async def test_private_news_wait_while_the_bot_is_barred(
    services: Services, poster: FakePoster, now: Time
) -> None:
    await prefers(services, BOB, direct=True, private_news=True)
    table_id = await started(services)
    poster.directly = [refused(429, 40003)]
    await play(services, table_id, ANN, Whisper(to="p2"))
    await now.passes(0.9)
    assert direct(poster) == []
    await now.passes(0.1)
    assert [one.user_id for one in direct(poster)] == [BOB]
    assert all(post.user_id is None for post in in_channel(poster))


async def test_private_news_told_several_times_in_the_night_come_once_in_the_morning(
    services: Services, poster: FakePoster, now: Time
) -> None:
    await prefers(services, BOB, **NIGHT, direct=True, private_news=True)
    table_id = await started(services)
    set_hour(now, 23)
    for _ in range(3):
        await play(services, table_id, ANN, Whisper(to="p2"))
    await now.passes(9)
    assert [one.notice for one in direct(poster)] == [PRIVATE_NEWS]


async def test_what_is_held_outlives_a_restart(
    opener: Opener, poster: FakePoster, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = await opener.open()
    evening = clock.now().replace(hour=23, minute=0)
    monkeypatch.setattr(clock, "now", lambda: evening)
    await prefers(services, BOB, **NIGHT)
    table_id = await started(services)
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    services = await opener.again()
    monkeypatch.setattr(clock, "now", lambda: evening + clock.seconds(9 * 3600))
    for _ in range(3):
        await services.sweep()
    assert [post.user_id for post in poster.messages if post.user_id] == [BOB]
