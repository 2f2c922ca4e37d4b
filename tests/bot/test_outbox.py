"""Outbox: each row is posted once and in order in its channel, whatever Discord does."""

import sqlite3
from collections.abc import Callable
from datetime import datetime
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from sqlalchemy import event, select, update
from sqlalchemy.exc import OperationalError
from sqlmodel import col

from bot import clock
from bot.delivery import outbox
from bot.delivery.outbox import NONCE_TRUST_SECONDS
from bot.services import Services
from bot.store.models import OutboxRow
from bot.tables import playing, undoing
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, Opener, start_table, statuses
from tests.bot.tally_game import Add, Answer, Options, Pass, Peek, Vote, Whisper


def answered(status: int) -> Callable[[], Exception]:
    response: Any = SimpleNamespace(status=status, reason="fault")
    return lambda: discord.HTTPException(response, "fault")


FAULTS = {
    "429": answered(429),
    "500": answered(500),
    "502": answered(502),
    "503": answered(503),
    "time-out": TimeoutError,
    "reset": lambda: ConnectionResetError(104, "reset by peer"),
    "cut": aiohttp.ServerDisconnectedError,
    "limited": lambda: discord.RateLimited(0.5),
}


@pytest.fixture(autouse=True)
def long_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Delay retries until a test lets the time pass, however slow the machine is."""
    monkeypatch.setattr(outbox, "FIRST_PAUSE_SECONDS", outbox.LONGEST_PAUSE_SECONDS)


async def hurry(services: Services) -> None:
    """Make every message due now."""
    async with services.store.writing() as session:
        await session.execute(update(OutboxRow).values(due_at=clock.now()))


async def age(services: Services, seconds: float) -> None:
    """Move all attempts *seconds* into the past, and make every message due now."""
    async with services.store.writing() as session:
        tried = clock.now() - clock.seconds(seconds)
        query = update(OutboxRow).where(col(OutboxRow.tried_at).is_not(None))
        await session.execute(query.values(tried_at=tried, due_at=clock.now()))


async def delivered(services: Services, poster: FakePoster) -> None:
    """Sweep until no message is left to send."""
    for _ in range(20):
        if not {"queued", "gathering"} & set(await statuses(services)):
            return
        await hurry(services)
        await services.sweep()
    raise AssertionError("something is never sent")


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("arrived", [False, True])
async def test_each_row_arrives_once_and_in_order_despite_faults(
    services: Services, poster: FakePoster, fault: str, arrived: bool
) -> None:
    table_id = await start_table(services.tables, preset="still")
    await services.settle()
    (poster.after if arrived else poster.before).extend([FAULTS[fault]] * 3)
    for user in (ANN, BOB, ANN):
        await playing.play(services.tables, table_id, user, [Pass()])
        await services.settle()
    await delivered(services, poster)
    assert poster.seqs() == [0, 1, 2, 3]


async def pass_with_a_late_error(services: Services, poster: FakePoster) -> None:
    """End a turn: its message arrives, but Discord reports an error and forgets the nonce."""
    poster.nonces_forgotten = True
    table_id = await start_table(services.tables, preset="still")
    await services.settle()
    poster.after.append(FAULTS["500"])
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()


async def test_a_message_is_doubled_if_discord_reports_an_error_and_forgets_the_nonce(
    services: Services, poster: FakePoster
) -> None:
    await pass_with_a_late_error(services, poster)
    await delivered(services, poster)
    assert poster.seqs() == [0, 1, 1]


async def test_a_message_in_doubt_for_minutes_is_searched_for_before_it_is_reposted(
    services: Services, poster: FakePoster
) -> None:
    await pass_with_a_late_error(services, poster)
    await age(services, NONCE_TRUST_SECONDS + 1)
    await services.sweep()
    assert poster.searches == 1
    assert poster.seqs() == [0, 1]
    assert set(await statuses(services)) == {"sent"}


async def test_after_an_outage_all_that_was_missed_is_told_in_few_messages(
    services: Services, poster: FakePoster
) -> None:
    table_id = await start_table(services.tables, preset="still")
    await services.settle()
    poster.before.extend([FAULTS["503"]] * 20)
    for turn in range(20):
        await playing.play(services.tables, table_id, (ANN, BOB)[turn % 2], [Pass()])
        await services.settle()
    poster.before.clear()
    await delivered(services, poster)
    assert poster.seqs() == [*range(21)]
    assert len(poster.messages) == 3
    assert sum(len(post.pings) for post in poster.messages[1:]) == 1


async def test_unsent_messages_are_sent_after_a_restart(opener: Opener, poster: FakePoster) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables, preset="still")
    await services.settle()
    poster.after.append(FAULTS["reset"])
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    services = await opener.again()
    await delivered(services, poster)
    assert poster.seqs() == [0, 1]


async def test_a_channel_that_the_bot_cannot_post_in_holds_up_only_its_own_messages(
    services: Services, poster: FakePoster
) -> None:
    gone = await start_table(services.tables, preset="still", channel_id=1)
    here = await start_table(services.tables, preset="still", channel_id=2)
    await services.settle()
    poster.missing.add(1)
    await playing.play(services.tables, gone, ANN, [Pass()])
    await playing.play(services.tables, here, ANN, [Pass()])
    await services.settle()
    assert sorted(await statuses(services)) == ["blocked", "sent", "sent", "sent"]
    assert services.outbox.troubles.of(1) == "shut"
    assert services.outbox.troubles.of(2) is None
    assert [post.table_id for post in poster.messages].count(here) == 2


async def test_once_the_bot_can_post_again_one_message_tells_everything_and_pings(
    services: Services, poster: FakePoster
) -> None:
    table_id = await start_table(services.tables, preset="still")
    await services.settle()
    poster.missing.add(1)
    for user in (ANN, BOB, ANN):
        await playing.play(services.tables, table_id, user, [Pass()])
        await services.settle()
    poster.missing.clear()
    services.outbox.retry()
    await services.settle()
    assert poster.seqs() == [0, 1, 2, 3]
    assert [post.pings for post in poster.messages] == [("p1",), ("p2",)]
    assert services.outbox.troubles.of(1) is None


async def test_a_blocked_channel_is_tried_again_every_hour_and_at_each_start(
    opener: Opener, poster: FakePoster
) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables, preset="still")
    await services.settle()
    for user, again in ((ANN, "hour"), (BOB, "start")):
        poster.missing.add(1)
        await playing.play(services.tables, table_id, user, [Pass()])
        await services.settle()
        poster.missing.clear()
        await services.sweep()
        assert "blocked" in await statuses(services)
        if again == "hour":
            await services.tidy(backups=1)
            await services.settle()
        else:
            services = await opener.again()
            await services.sweep()
        assert set(await statuses(services)) == {"sent"}
    assert poster.seqs() == [0, 1, 2]


async def test_one_channel_in_trouble_holds_up_no_other(
    services: Services, poster: FakePoster
) -> None:
    poster.before.append(FAULTS["503"])
    await start_table(services.tables, preset="still", channel_id=1)
    await services.settle()
    second = await start_table(services.tables, preset="still", channel_id=2)
    await services.settle()
    assert [post.table_id for post in poster.messages] == [second]


async def test_an_undo_cancels_the_unsent_message_of_the_undone_action(
    services: Services, poster: FakePoster
) -> None:
    table_id = await start_table(services.tables)
    await services.settle()
    poster.before.append(FAULTS["503"])
    await playing.play(services.tables, table_id, ANN, [Add()])
    await services.settle()
    await playing.play(services.tables, table_id, ANN, [Add()])
    await undoing.undo(services.tables, table_id, ANN)
    await delivered(services, poster)
    assert poster.seqs() == [0, 1], "nobody read what was taken back, nor reads that it was"


async def test_each_player_asked_at_the_same_time_is_pinged_only_once(
    services: Services, poster: FakePoster
) -> None:
    table_id = await start_table(services.tables)
    await services.settle()
    await playing.play(services.tables, table_id, ANN, [Vote()])
    await services.settle()
    assert poster.messages[-1].pings == ("p2",)
    (bob,) = (await services.tables.load(table_id)).pending("p2")
    posted = len(poster.messages)
    await playing.play(services.tables, table_id, BOB, [Answer(decision=bob.id, by=1)])
    await services.settle()
    assert len(poster.messages) == posted


async def test_secret_actions_and_their_undo_change_no_public_message(
    services: Services, poster: FakePoster
) -> None:
    table_id = await start_table(services.tables)
    await services.settle()
    for secret in (Peek(), Whisper(to="p2")):
        await playing.play(services.tables, table_id, ANN, [secret])
        await services.settle()
    await undoing.undo(services.tables, table_id, ANN)
    await services.settle()
    assert (len(poster.messages), poster.edits) == (1, [])
    await playing.play(services.tables, table_id, ANN, [Add()])
    await services.settle()
    assert poster.seqs() == [0, 1, 4], "nor is it told later that a secret was taken back"


async def test_the_message_after_one_that_may_have_arrived_pings_nobody_again(
    services: Services, poster: FakePoster
) -> None:
    """The connection is cut once a board has arrived, and its captain acts before it is retried."""
    table_id = await start_table(services.tables, preset="still")
    await services.settle()
    poster.after.append(FAULTS["reset"])
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    await playing.play(services.tables, table_id, BOB, [Add()])
    await services.settle()
    await delivered(services, poster)
    assert [post.pings for post in poster.messages] == [("p1",), ("p2",)]
    assert poster.seqs() == [0, 1, 2]
    assert poster.finished == [1]
    await playing.play(services.tables, table_id, BOB, [Pass()])
    await services.settle()
    assert poster.finished == [1, 2], "the board that arrived is known, and becomes final"


async def test_an_action_or_event_in_a_channel_retries_its_delayed_messages_at_once(
    services: Services, poster: FakePoster
) -> None:
    table_id = await start_table(services.tables, preset="still")
    await services.settle()
    poster.before.append(FAULTS["503"])
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    assert poster.seqs() == [0]
    services.outbox.retry(2)
    await services.settle()
    assert poster.seqs() == [0], "it was somewhere else"
    services.outbox.retry(1)
    await services.settle()
    assert poster.seqs() == [0, 1]
    poster.before.append(FAULTS["503"])
    for user in (BOB, ANN):
        await playing.play(services.tables, table_id, user, [Pass()])
        await services.settle()
    assert poster.seqs() == [0, 1, 2, 3]


async def test_a_digest_is_not_sent_before_the_npc_seat_has_finished_its_steps(
    opener: Opener,
) -> None:
    services = await opener.open()
    table_id = await start_table(services.tables, options=Options(tide=4))
    await services.settle()
    services.tables.changed.clear()
    await playing.play(services.tables, table_id, ANN, [Pass()])
    services.outbox.look()
    await services.settle()
    assert await statuses(services) == ["sent", "gathering"]
    services = await opener.again()
    await services.sweep()
    assert await statuses(services) == ["sent", "sent"]


async def due_of_the_last(services: Services) -> datetime:
    async with services.store.reading() as session:
        query = select(OutboxRow).order_by(col(OutboxRow.id).desc()).limit(1)
        row = await session.scalar(query)
    assert row is not None
    return row.due_at


async def test_a_delayed_message_sets_the_alarm_and_so_does_the_sweep_after_a_restart(
    opener: Opener, poster: FakePoster
) -> None:
    services = await opener.open()
    alone = {ANN: "Ann"}  # nobody's clock runs, so that nothing else sets the alarm
    table_id = await start_table(services.tables, preset="still", people=alone)
    await services.settle()
    services.alarm.stop()  # it was set for the day on which the lobby would have closed
    poster.before.append(FAULTS["503"])
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    due = await due_of_the_last(services)
    assert due > clock.now() - clock.seconds(60)
    assert services.alarm.due == due
    async with services.store.writing() as session:
        due += clock.seconds(3600)
        query = update(OutboxRow).where(col(OutboxRow.status) == "queued")
        await session.execute(query.values(due_at=due))
    services = await opener.again()
    assert services.alarm.due is None
    await services.sweep()
    assert services.alarm.due == due


async def test_sending_is_retried_soon_after_the_database_fails(
    services: Services, poster: FakePoster
) -> None:
    table_id = await start_table(services.tables, preset="still")
    await services.settle()
    broken = [True]

    def fail(connection: Any) -> None:
        if broken[0]:
            raise OperationalError("BEGIN", None, sqlite3.OperationalError("disk I/O error"))

    services.tables.changed.insert(0, lambda _: event.listen(engine, "begin", fail))
    engine = services.store.engine.sync_engine
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    assert poster.seqs() == [0]
    assert services.alarm.due is not None
    broken[0] = False
    for wake in services.alarm.rung:
        wake()
    await services.settle()
    assert poster.seqs() == [0, 1]
