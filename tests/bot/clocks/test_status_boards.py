"""The status board of a server: one message, edited when something changed and never else."""

from collections.abc import Callable
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from sqlalchemy import event, update
from sqlmodel import col

from bot.services import Services
from bot.store.server_rows import Server
from bot.tables import hosting, playing
from bot.tables.boards import CHANNEL_GONE_CODE, EDITS_LIMITED_CODE, MESSAGE_GONE_CODE
from bot.tables.channels import come_back, leave_server
from bot.tables.server_boards import place_board, server_of
from bot.unsaid_errors import CannotPost
from tests.bot.clocks.conftest import Time
from tests.bot.clocks.test_out_of_time import TURN_HOURS
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, Opener, started
from tests.bot.tally_game import Add, Pass

SERVER, CHANNEL = 5, 900
MINUTE = 1 / 60


def refusal(kind: type[discord.HTTPException], status: int, code: int) -> Callable[[], Exception]:
    response: Any = SimpleNamespace(status=status, reason="refused")
    return lambda: kind(response, {"code": code, "message": "refused"})


async def placed(services: Services) -> None:
    """Put the status board of the server into a channel."""
    await place_board(services.tables, SERVER, CHANNEL, key=70)
    services.status_boards.begin(SERVER)
    await services.settle()


async def gathered(now: Time, minutes: float = 0.0) -> None:
    """Let the time pass for which changes are gathered, and *minutes* more."""
    await now.passes(MINUTE / 2 + minutes / 60)


def waits(poster: FakePoster) -> list[tuple[str, ...]]:
    """The seats for which the first table waited, on each board ever shown."""
    return [board.tables[0].waits for _, board in poster.statuses]


async def test_a_board_shows_the_open_tables_and_is_edited_as_they_change(
    services: Services, now: Time, poster: FakePoster
) -> None:
    await placed(services)
    assert [board.tables for _, board in poster.statuses] == [()]
    await now.passes(2 * MINUTE)
    table_id = await started(services)
    await gathered(now)
    (shown,) = poster.statuses[-1][1].tables
    assert (shown.table.id, shown.waits) == (table_id, ("p1",))
    until = shown.until(shown.waits)
    assert until is not None, "the message that calls has arrived by then"
    assert until - now.now > timedelta(hours=TURN_HOURS - 1)
    assert {message for message, _ in poster.statuses} == {1}


async def test_a_board_shows_a_deadline_as_soon_as_the_call_has_arrived(
    services: Services, now: Time, poster: FakePoster
) -> None:
    await placed(services)
    poster.missing = {1}
    await started(services)
    await now.passes(2 * MINUTE)
    (shown,) = poster.statuses[-1][1].tables
    assert (shown.waits, shown.until(shown.waits)) == (("p1",), None)
    poster.missing = set()
    services.outbox.retry()
    await services.settle()
    await now.passes(2 * MINUTE)
    (shown,) = poster.statuses[-1][1].tables
    assert shown.until(shown.waits) is not None


async def test_changes_within_a_minute_share_one_edit(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await placed(services)
    for user in (ANN, BOB, ANN):
        await playing.play(services.tables, table_id, user, [Pass()])
        await services.settle()
        await now.passes(MINUTE / 4)
    assert waits(poster) == [("p1",)]
    await now.passes(MINUTE)
    assert waits(poster) == [("p1",), ("p2",)]


async def test_an_old_board_is_edited_every_quarter_of_an_hour_at_most(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await placed(services)
    await now.passes(1)
    for user in (ANN, BOB) * 20:
        await playing.play(services.tables, table_id, user, [Pass()])
        await gathered(now, 1)
    assert len(poster.statuses) - 1 == 4, "in an hour"


async def test_nothing_is_written_and_nothing_sent_if_nothing_changed(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await placed(services)
    await now.passes(0.1)
    written: list[str] = []

    def note(*told: Any) -> None:
        written.append(told[2])

    engine = services.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        for _ in range(20):
            await playing.play(services.tables, table_id, ANN, [Add()])
            await gathered(now, 20)
    finally:
        event.remove(engine, "before_cursor_execute", note)
    assert len(poster.statuses) == 1
    assert not [one for one in written if one.startswith("UPDATE server")]


async def test_after_a_restart_a_board_is_edited_only_if_it_shows_something_else(
    opener: Opener, services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await placed(services)
    services = await opener.again()
    await services.sweep()
    assert len(poster.statuses) == 1
    await playing.play(services.tables, table_id, ANN, [Pass()])
    services = await opener.again()
    now.now += timedelta(minutes=2)
    await services.sweep()
    await services.sweep()
    assert waits(poster) == [("p1",), ("p2",)]


async def test_a_board_that_was_deleted_is_posted_again_once(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await placed(services)
    poster.unshown = [refusal(discord.NotFound, 404, MESSAGE_GONE_CODE)]
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    await now.passes(2 * MINUTE)
    await now.passes(1)
    assert [message for message, _ in poster.statuses] == [1, 2]
    assert poster.statuses[0][1].nonce != poster.statuses[1][1].nonce


async def test_a_board_in_a_deleted_channel_is_given_up(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await placed(services)
    poster.unshown = [refusal(discord.NotFound, 404, CHANNEL_GONE_CODE)]
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await now.passes(1)
    await playing.play(services.tables, table_id, BOB, [Pass()])
    await now.passes(1)
    assert len(poster.statuses) == 1
    server = await server_of(services.tables, SERVER)
    assert server is not None
    assert server.board_channel_id is None


@pytest.mark.parametrize(
    "fault",
    [
        refusal(discord.Forbidden, 403, 50013),
        refusal(discord.Forbidden, 403, 50001),
        refusal(discord.HTTPException, 429, EDITS_LIMITED_CODE),
        refusal(discord.DiscordServerError, 503, 0),
        lambda: CannotPost("its thread is closed"),
        lambda: OSError("no network"),
    ],
)
async def test_a_refused_edit_is_tried_again_later_and_seldom(
    services: Services, now: Time, poster: FakePoster, fault: Callable[[], Exception]
) -> None:
    table_id = await started(services)
    await placed(services)
    poster.unshown = [fault] * 100
    await playing.play(services.tables, table_id, ANN, [Pass()])
    for _ in range(30):
        await gathered(now, 9.5)
    assert 5 < 100 - len(poster.unshown) < 15, "in five hours"
    poster.unshown = []
    await now.passes(1)
    assert waits(poster) == [("p1",), ("p2",)]


async def test_once_permissions_may_have_changed_a_refused_edit_is_tried_at_once(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await placed(services)
    poster.unshown = [refusal(discord.Forbidden, 403, 50013)] * 100
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await now.passes(5)
    poster.unshown = []
    services.status_boards.retry()
    await services.settle()
    assert waits(poster) == [("p1",), ("p2",)]


async def test_a_board_whose_posting_was_cut_off_is_not_posted_twice(
    opener: Opener, services: Services, now: Time, poster: FakePoster
) -> None:
    await placed(services)
    tried = {"board_id": None, "board_digest": None, "board_shown_at": None}
    async with services.store.writing() as session:
        query = update(Server).where(col(Server.guild_id) == SERVER)
        await session.execute(query.values(board_posted_at=now.now, **tried))
    services = await opener.again()
    now.now += timedelta(minutes=5)
    await services.sweep()
    server = await server_of(services.tables, SERVER)
    assert server is not None
    assert (server.board_id, len(poster.statuses)) == (1, 1)


async def test_a_board_of_a_server_left_rests_until_the_bot_is_back(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    await placed(services)
    await leave_server(services.tables, SERVER)
    await hosting.close_table(services.tables, table_id, ANN)
    other = await started(services, channel_id=2)
    await now.passes(1)
    assert len(poster.statuses) == 1
    await come_back(services.tables, SERVER)
    await playing.play(services.tables, other, ANN, [Pass()])
    await now.passes(1)
    (shown,) = poster.statuses[-1][1].tables
    assert shown.table.id == other


async def test_tables_of_other_servers_and_damaged_ones_are_not_on_a_board(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await started(services)
    damaged = await services.tables.table(await started(services, channel_id=2))
    await services.tables.quarantine(damaged, "a test")
    await hosting.open_table(services.tables, game="tally", guild_id=6, channel_id=3, host_id=ANN)
    await placed(services)
    assert [one.table.id for one in poster.statuses[-1][1].tables] == [table_id]
