"""Boards: one message a turn, edited while its player acts and final once the turn is over."""

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select
from sqlmodel import col

from bot import clock
from bot.services import Services
from bot.store.models import Board
from bot.tables import boards, hosting, playing, requests, seating, undoing
from bot.tables.boards import (
    CHATTER_MESSAGES,
    EDITABLE_SECONDS,
    EDITS_LIMITED_CODE,
    MESSAGE_GONE_CODE,
)
from bot.tables.step_log import rows_of_table, still_told
from engine.core.agenda import ask
from tests.bot.fake_poster import FakePoster, refused
from tests.bot.started_tables import ANN, BOB, CAROL, Opener, play, started
from tests.bot.tally_game import Add, Flow, Options, Pass, Tally, VoteDecision, Whisper

Later = Callable[[float], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Function that sets the bot's clock forward by so many seconds."""
    real, passed = clock.now, [0.0]

    def pass_by(seconds: float) -> None:
        passed[0] += seconds

    monkeypatch.setattr(clock, "now", lambda: real() + clock.seconds(passed[0]))
    return pass_by


async def kept(services: Services) -> list[Board]:
    async with services.store.reading() as session:
        return list(await session.scalars(select(Board).order_by(col(Board.message_id))))


async def test_each_turn_has_one_message_however_many_actions_are_played(
    services: Services, poster: FakePoster
) -> None:
    table_id = await started(services)
    for user in (ANN, BOB, ANN):
        for _ in range(3):
            await play(services, table_id, user, Add())
        await play(services, table_id, user, Pass())
    assert len(poster.messages) == 4
    assert poster.seqs() == [*range(13)]
    assert [post.pings for post in poster.messages] == [("p1",), ("p2",), ("p1",), ("p2",)]
    assert poster.finished == [1, 2, 3]


class AskingTide(Tally):
    """A tally whose tide asks the first captain a question with each of its steps."""

    def apply(self, state: Any, seat: Any, action: Any, referee: Any) -> None:
        super().apply(state, seat, action, referee)
        if isinstance(action, Flow):
            ask(state, VoteDecision(id=state.asked + 1, seat="p1", rule="T"))


async def test_a_player_asked_a_question_after_ending_their_turn_is_pinged_again(
    opener: Opener, poster: FakePoster
) -> None:
    services = await opener.open(games={"tally": AskingTide()})
    table_id = await started(services, preset=None, options=Options(tide=1))
    await play(services, table_id, ANN, Pass())
    assert [post.pings for post in poster.messages] == [("p1",), ("p1",)]
    assert not poster.edits


async def test_edits_of_a_board_are_two_seconds_apart_and_the_last_shows_everything(
    services: Services, poster: FakePoster, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boards, "EDIT_PAUSE_SECONDS", 2.0)
    table_id = await started(services)
    later(3)
    for _ in range(5):
        await play(services, table_id, ANN, Add())
    assert len(poster.edits) == 1
    later(3)
    await services.sweep()
    assert len(poster.edits) == 2
    assert poster.seqs() == [0, 1, 2, 3, 4, 5]


async def test_an_action_played_during_an_edit_is_shown_by_the_next_edit(
    services: Services, poster: FakePoster, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await started(services)
    plain, acted = poster.edit, [False]

    async def edit(post: Any, message_id: int) -> None:
        if not acted[0]:
            acted[0] = True
            await playing.play(services.tables, table_id, ANN, [Add()])
        await plain(post, message_id)

    monkeypatch.setattr(poster, "edit", edit)
    await play(services, table_id, ANN, Add())
    assert len(poster.edits) == 2
    assert poster.seqs() == [0, 1, 2]


async def test_a_board_too_old_to_be_edited_is_posted_again_without_a_ping(
    services: Services, poster: FakePoster, later: Later
) -> None:
    table_id = await started(services)
    later(EDITABLE_SECONDS - 5)
    await play(services, table_id, ANN, Add())
    assert len(poster.messages) == 1
    later(10)
    await play(services, table_id, ANN, Add())
    assert [post.pings for post in poster.messages] == [("p1",), ()]
    assert poster.finished == [1]


async def test_a_board_that_chatter_has_pushed_out_of_sight_is_posted_again(
    services: Services, poster: FakePoster
) -> None:
    table_id = await started(services)
    for _ in range(CHATTER_MESSAGES - 1):
        services.outbox.chatter.heard(1)
        services.outbox.chatter.heard(2)
    await play(services, table_id, ANN, Add())
    assert len(poster.messages) == 1
    services.outbox.chatter.heard(1)
    await play(services, table_id, ANN, Add())
    assert [post.pings for post in poster.messages] == [("p1",), ()]
    await play(services, table_id, ANN, Add())
    assert len(poster.messages) == 2


async def test_a_board_from_before_a_restart_is_edited_however_much_chatter_follows(
    opener: Opener, poster: FakePoster
) -> None:
    services = await opener.open()
    table_id = await started(services)
    services = await opener.again()
    for _ in range(CHATTER_MESSAGES):
        services.outbox.chatter.heard(1)
    await play(services, table_id, ANN, Add())
    assert len(poster.messages) == 1


@pytest.mark.parametrize("code", [MESSAGE_GONE_CODE, EDITS_LIMITED_CODE])
async def test_a_board_that_cannot_be_edited_is_posted_again(
    services: Services, poster: FakePoster, code: int
) -> None:
    table_id = await started(services)
    poster.before.append(refused(404 if code == MESSAGE_GONE_CODE else 400, code))
    await play(services, table_id, ANN, Add())
    assert (len(poster.messages), poster.seqs()) == (2, [0, 1])
    assert poster.finished == ([] if code == MESSAGE_GONE_CODE else [1])


async def test_the_winner_is_announced_in_a_message_of_its_own(
    services: Services, poster: FakePoster
) -> None:
    table_id = await started(services, preset=None, options=Options(goal=3, tide=0))
    await play(services, table_id, ANN, Add(by=5))
    assert len(poster.messages) == 2
    assert poster.finished == [1]


async def test_an_action_undone_within_its_turn_is_gone_from_the_board(
    services: Services, poster: FakePoster
) -> None:
    table_id = await started(services)
    await play(services, table_id, ANN, Add())
    await play(services, table_id, ANN, Add())
    await undoing.undo(services.tables, table_id, ANN)
    await services.settle()
    assert (len(poster.messages), poster.seqs()) == (1, [0, 1])


async def test_undoing_a_posted_turn_posts_a_new_board(
    services: Services, poster: FakePoster
) -> None:
    table_id = await started(services)
    await play(services, table_id, ANN, Add())
    await play(services, table_id, ANN, Pass())
    await undoing.undo(services.tables, table_id, ANN, to=1)
    await services.settle()
    assert poster.seqs() == [0, 1, 2, 3]
    shown = [post.pings for post in poster.messages if post.notice is None]
    assert shown == [("p1",), ("p2",), ("p1",)]


@pytest.mark.parametrize("error", [refused(403, 50013), refused(404, 0), refused(500, 0), OSError])
async def test_a_board_whose_last_edit_is_refused_is_finished_later_even_after_a_restart(
    opener: Opener, poster: FakePoster, later: Later, error: Callable[[], Exception]
) -> None:
    services = await opener.open()
    table_id = await started(services)
    poster.unfinished.append(error)
    await play(services, table_id, ANN, Pass())
    assert poster.finished == []
    services = await opener.again()
    await services.sweep()
    assert poster.finished == [], "not at once"
    later(60)
    await services.sweep()
    assert poster.finished == [1]
    assert [(one.message_id, one.status) for one in await kept(services)] == [(2, "standing")]


async def test_edits_that_discord_limits_are_tried_again_hours_later(
    services: Services, poster: FakePoster, later: Later
) -> None:
    table_id = await started(services)
    poster.unfinished.append(refused(400, EDITS_LIMITED_CODE))
    await play(services, table_id, ANN, Pass())
    for hours in (1, 6):
        assert poster.finished == []
        later(hours * 3600)
        await services.sweep()
    assert poster.finished == [1]


async def test_a_board_whose_message_was_deleted_is_given_up(
    services: Services, poster: FakePoster
) -> None:
    table_id = await started(services)
    poster.unfinished.append(refused(404, MESSAGE_GONE_CODE))
    await play(services, table_id, ANN, Pass())
    assert [one.message_id for one in await kept(services)] == [2]


async def test_a_pause_finishes_the_board_and_resuming_posts_a_new_one_that_pings(
    services: Services, poster: FakePoster
) -> None:
    table_id = await started(services)
    await hosting.pause(services.tables, table_id, ANN)
    await services.settle()
    assert poster.finished == [1]
    assert [post.notice.key for post in poster.messages if post.notice] == ["notice-paused"]
    await hosting.resume(services.tables, table_id, ANN)
    await services.settle()
    last = poster.messages[-1]
    assert (last.pings, last.picture, last.notice) == (("p1",), True, None)
    await play(services, table_id, ANN, Add())
    assert poster.edits[-1][0] == len(poster.messages)


async def test_a_board_edited_while_its_table_pauses_is_finished_again_after_the_edit(
    services: Services, poster: FakePoster, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await started(services)
    plain = poster.edit

    async def edit(post: Any, message_id: int) -> None:
        await hosting.pause(services.tables, table_id, ANN)
        services.outbox.finisher.wake()
        while poster.finished != [1]:
            await services.outbox.finisher.finishes.running[0]
        await plain(post, message_id)

    monkeypatch.setattr(poster, "edit", edit)
    await play(services, table_id, ANN, Add())
    assert poster.finished == [1, 1]


async def test_closing_a_table_finishes_its_board(services: Services, poster: FakePoster) -> None:
    table_id = await started(services)
    await hosting.close_table(services.tables, table_id, ANN)
    await services.settle()
    assert poster.finished == [1]


async def test_a_seat_left_is_played_by_a_bot_and_a_newcomer_who_takes_it_is_pinged(
    services: Services, poster: FakePoster
) -> None:
    table_id = await started(services)
    await play(services, table_id, ANN, Pass())
    await seating.leave(services.tables, table_id, BOB)
    await services.settle()
    assert poster.messages[-1].pings == ("p1",), "a policy passed for Bob"
    services.tables.changed.remove(services.scheduler.wake)
    await play(services, table_id, ANN, Pass())
    await seating.join(services.tables, table_id, CAROL, name="Carol", seat="p2")
    await requests.let_in(services.tables, table_id, ANN, CAROL)
    await services.settle()
    assert (poster.messages[-1].pings, poster.messages[-1].picture) == (("p2",), True)


async def test_autopilot_switched_on_and_off_changes_no_board(
    services: Services, poster: FakePoster
) -> None:
    table_id = await started(services)
    await seating.set_autopilot(services.tables, table_id, BOB, on=True)
    await seating.set_autopilot(services.tables, table_id, BOB, on=False)
    await services.settle()
    notices = [post.notice is not None for post in poster.messages]
    assert (notices, poster.edits) == ([False, True, True], [])


async def test_undoing_a_secret_action_is_not_told_in_public(
    services: Services, poster: FakePoster
) -> None:
    table_id = await started(services)
    await play(services, table_id, ANN, Whisper(to="p2"))
    await undoing.undo(services.tables, table_id, ANN)
    await play(services, table_id, ANN, Pass())
    assert poster.seqs() == [0, 3]


async def test_undoing_a_secret_action_is_not_told_even_if_its_row_was_read_before(
    services: Services,
) -> None:
    table_id = await started(services)
    await play(services, table_id, ANN, Whisper(to="p2"))
    await undoing.undo(services.tables, table_id, ANN)
    live = await services.tables.load(table_id)
    setup, *rows = await rows_of_table(services.tables, live, 0, 2)
    assert len(rows) == 2
    assert still_told((setup, *rows), read=1) == (setup,)
