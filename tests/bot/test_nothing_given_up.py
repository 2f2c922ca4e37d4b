"""News that Discord refuses: it comes once Discord takes it, and holds up no other for long."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlmodel import col

from bot import clock
from bot.delivery import outbox
from bot.delivery.outbox import NONCE_TRUST_SECONDS
from bot.services import Services
from bot.store.models import Board, OutboxRow, Table
from bot.tables import boards, playing
from bot.unsaid_errors import ThreadClosed
from tests.bot.fake_poster import FakePoster, Fault, refused
from tests.bot.started_tables import ANN, BOB, Opener, play, started, statuses
from tests.bot.tally_game import Add, Pass

FAULTS: dict[str, Fault] = {
    "unnamed": refused(400),
    "too large": refused(413, 40005),
    "conflict": refused(409),
    "ours": lambda: ValueError("no such sentence"),
    "closed": lambda: ThreadClosed("thread 1"),
    "forbidden": refused(403, 50013),
    "gone": refused(404),
}
"""Errors that do not go away by themselves."""

LASTING = [name for name in FAULTS if name not in ("closed", "forbidden", "gone")]
"""Those of the message, not of the channel."""


@pytest.fixture(autouse=True)
def long_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Delay retries until somebody acts, however slow the machine is."""
    monkeypatch.setattr(outbox, "FIRST_PAUSE_SECONDS", outbox.LONGEST_PAUSE_SECONDS)


async def press(services: Services) -> None:
    """Let somebody press a button in the channel."""
    services.outbox.retry(1)
    await services.settle()


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("told_by", [Add(), Pass()], ids=["edit", "post"])
async def test_however_often_people_press_meanwhile_news_comes_once_discord_takes_it(
    services: Services, poster: FakePoster, fault: str, told_by: Any
) -> None:
    table_id = await started(services)
    poster.before.extend([FAULTS[fault]] * 40)
    await play(services, table_id, ANN, told_by)
    for _ in range(15):
        await press(services)
    assert poster.seqs() == [0]
    assert poster.before, "it was refused each time"
    poster.before.clear()
    await press(services)
    assert poster.seqs() == [0, 1]
    assert services.outbox.troubles.of(1) is None


@pytest.mark.parametrize("fault", FAULTS)
async def test_the_person_called_by_news_that_was_refused_is_called_once_it_comes(
    services: Services, poster: FakePoster, fault: str
) -> None:
    table_id = await started(services)
    poster.before.extend([FAULTS[fault]] * 3)
    await play(services, table_id, ANN, Pass())
    for _ in range(4):
        await press(services)
    assert [post.pings for post in poster.messages] == [("p1",), ("p2",)]


async def retried(opener: Opener, services: Services, how: str) -> Services:
    """The services after a retry: at a press, at the next hour or at the next start."""
    if how == "press":
        await press(services)
    elif how == "hour":
        await services.tidy(backups=0)
        await services.settle()
    else:
        services = await opener.again()
        await services.sweep()
    return services


@pytest.mark.parametrize("fault", LASTING)
@pytest.mark.parametrize("how", ["press", "hour", "start"])
async def test_news_that_is_refused_for_long_lets_later_news_pass_and_is_posted_late(
    opener: Opener, poster: FakePoster, monkeypatch: pytest.MonkeyPatch, fault: str, how: str
) -> None:
    monkeypatch.setattr(outbox, "GIVE_WAY_SECONDS", 0.0)
    services = await opener.open()
    table_id = await started(services)
    poster.before.append(FAULTS[fault])
    await play(services, table_id, ANN, Pass())
    assert await statuses(services) == ["sent", "parked"]
    assert services.outbox.troubles.of(1) == "refused"
    await play(services, table_id, BOB, Pass())
    assert poster.seqs() == [0, 2]
    services = await retried(opener, services, how)
    assert poster.seqs() == [0, 2, 1]
    assert not poster.messages[-1].picture, "what comes late is no board"
    await play(services, table_id, ANN, Add())
    assert poster.seqs() == [0, 2, 3, 1], "the board goes on to be edited"
    assert set(await statuses(services)) == {"sent"}
    assert services.outbox.troubles.of(1) is None


@pytest.mark.parametrize("how", ["press", "hour", "start"])
async def test_an_edit_tells_what_was_refused_before_it_and_the_call_comes_with_a_board(
    opener: Opener, poster: FakePoster, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(outbox, "GIVE_WAY_SECONDS", 0.0)
    services = await opener.open()
    table_id = await started(services)
    poster.before.append(FAULTS["unnamed"])
    await play(services, table_id, ANN, Pass())
    await play(services, table_id, BOB, Add())
    assert poster.seqs() == [0, 1, 2]
    services = await retried(opener, services, how)
    assert [post.pings for post in poster.messages] == [("p1",), ("p2",)]
    assert poster.messages[-1].picture
    await play(services, table_id, BOB, Add())
    assert poster.seqs() == [0, 1, 2, 3], "nothing is told twice"


async def test_a_message_put_aside_does_not_hold_up_its_channel_when_it_fails_again(
    services: Services, poster: FakePoster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "GIVE_WAY_SECONDS", 0.0)
    table_id = await started(services)
    poster.before.append(FAULTS["unnamed"])
    await play(services, table_id, ANN, Pass())
    monkeypatch.setattr(outbox, "GIVE_WAY_SECONDS", 600.0)
    poster.before.append(FAULTS["unnamed"])
    await press(services)
    assert not poster.before
    await play(services, table_id, BOB, Pass())
    assert poster.seqs() == [0, 2]


async def test_an_edit_tells_what_was_put_aside_before_it_and_nothing_is_told_twice(
    services: Services, poster: FakePoster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "GIVE_WAY_SECONDS", 0.0)
    table_id = await started(services)
    poster.before.append(FAULTS["ours"])
    await play(services, table_id, ANN, Add())
    assert await statuses(services) == ["sent", "parked"]
    await play(services, table_id, ANN, Add())
    await press(services)
    assert poster.seqs() == [0, 1, 2]
    assert len(poster.messages) == 1


@pytest.mark.parametrize("code", [0, boards.MESSAGE_GONE_CODE, 10015])
async def test_a_board_whose_message_is_gone_again_and_again_is_posted_anew_each_time(
    services: Services, poster: FakePoster, code: int
) -> None:
    table_id = await started(services)
    for turn in range(10):
        poster.before.append(refused(404, code))
        await play(services, table_id, ANN, Add())
        assert len(poster.messages) == turn + 2
    assert poster.seqs() == [*range(11)]
    assert poster.finished == [], "nothing is left of them"


@pytest.mark.parametrize("status", [400, 409, 413])
async def test_a_board_that_discord_does_not_let_change_is_posted_anew(
    services: Services, poster: FakePoster, status: int
) -> None:
    table_id = await started(services)
    poster.before.append(refused(status))
    await play(services, table_id, ANN, Add())
    assert (len(poster.messages), poster.seqs()) == (2, [0, 1])
    assert poster.finished == [1]


async def test_the_news_of_a_damaged_table_comes_once_it_is_released(
    services: Services, poster: FakePoster
) -> None:
    table_id = await started(services)
    poster.before.append(FAULTS["unnamed"])
    await play(services, table_id, ANN, Pass())
    await services.tables.quarantine(await services.tables.table(table_id), "broken")
    await press(services)
    assert await statuses(services) == ["sent", "parked", "sent"]
    await services.tables.release(table_id)
    await services.settle()
    assert poster.seqs() == [0, 1]
    assert poster.messages[-1].pings == ("p2",)


# The clock of the host


@pytest.fixture
def clock_back(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Function that sets the clock of the host back by two hours."""
    real = clock.now

    def step() -> None:
        monkeypatch.setattr(clock, "now", lambda: real() - clock.seconds(2 * 3600))

    return step


async def test_after_the_clock_is_put_back_the_board_is_edited_and_finished_as_before(
    services: Services,
    poster: FakePoster,
    monkeypatch: pytest.MonkeyPatch,
    clock_back: Callable[[], None],
) -> None:
    monkeypatch.setattr(boards, "EDIT_PAUSE_SECONDS", 2.0)
    table_id = await started(services)
    clock_back()
    await play(services, table_id, ANN, Add())
    assert poster.seqs() == [0, 1]
    await play(services, table_id, ANN, Pass())
    assert poster.finished == [1]


async def test_a_delay_set_before_the_clock_was_put_back_is_over_at_the_next_look(
    services: Services, poster: FakePoster, clock_back: Callable[[], None]
) -> None:
    table_id = await started(services)
    poster.before.append(refused(503))
    await play(services, table_id, ANN, Add())
    await services.sweep()
    assert poster.seqs() == [0], "the delay is not over"
    clock_back()
    await services.sweep()
    assert poster.seqs() == [0, 1]


@pytest.mark.parametrize("status", ["queued", "blocked"])
async def test_news_queued_before_the_clock_was_put_back_is_sent_at_the_next_start(
    opener: Opener, poster: FakePoster, clock_back: Callable[[], None], status: str
) -> None:
    services = await opener.open()
    table_id = await started(services)
    services.tables.changed.clear()
    await playing.play(services.tables, table_id, ANN, [Add()])
    async with services.store.writing() as session:
        row = select(col(OutboxRow.id)).order_by(col(OutboxRow.id).desc()).limit(1)
        last = await session.scalar(row)
        query = update(OutboxRow).where(col(OutboxRow.id) == last)
        await session.execute(query.values(status=status))
    clock_back()
    services = await opener.again()
    await services.sweep()
    assert poster.seqs() == [0, 1]


async def test_a_board_that_passed_before_the_clock_was_put_back_is_finished(
    services: Services, poster: FakePoster, clock_back: Callable[[], None]
) -> None:
    table_id = await started(services)
    async with services.store.writing() as session:
        await boards.pass_by(session=session, table_id=table_id)
    clock_back()
    await services.sweep()
    assert poster.finished == [1]
    async with services.store.reading() as session:
        assert await session.scalar(select(Board)) is None


async def test_a_message_tried_before_the_clock_was_put_back_is_searched_for(
    services: Services, poster: FakePoster, clock_back: Callable[[], None]
) -> None:
    poster.nonces_forgotten = True
    table_id = await started(services)
    poster.after.append(refused(500))
    await play(services, table_id, ANN, Pass())
    clock_back()
    await press(services)
    assert (poster.searches, poster.seqs()) == (1, [0, 1])
    assert NONCE_TRUST_SECONDS < 2 * 3600


async def test_a_table_due_before_the_clock_was_put_back_is_played_on(
    services: Services, clock_back: Callable[[], None]
) -> None:
    table_id = await started(services, preset=None, policies=("random",), people={ANN: "Ann"})
    services.tables.changed.clear()
    await playing.play(services.tables, table_id, ANN, [Pass()])
    clock_back()
    await services.scheduler.look()
    await services.settle()
    async with services.store.reading() as session:
        due = await session.scalar(select(col(Table.due_at)).where(col(Table.id) == table_id))
    assert due is None
