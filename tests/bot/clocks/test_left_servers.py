"""Servers that the bot has left: tables stand still, go on once it is back, or are deleted."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import func, select, update
from sqlmodel import SQLModel, col

from bot.services import Services
from bot.store.models import Draft, OutboxRow, Table, UsedInteraction
from bot.store.person_rows import LessonDone
from bot.store.server_rows import Server
from bot.store.vote_rows import Ballot, Vote
from bot.tables import hosting, playing, seating, votes
from bot.tables.channels import come_back, leave_server, lose_channel, purge_left
from bot.tables.personal_messages import to_person
from bot.tables.standing_orders import set_orders
from engine.core.words import Text
from tests.bot.clocks.conftest import Time
from tests.bot.clocks.test_out_of_time import TURN_HOURS, notices
from tests.bot.clocks.test_personal_messages import NIGHT, prefers, set_hour
from tests.bot.fake_poster import FakePoster
from tests.bot.started_tables import ANN, BOB, started
from tests.bot.tally_game import Add, Orders, Pass

SERVER, OTHER, CHANNEL = 777_000_777, 888_000_888, 555_000_555
KEPT_HOURS = 30 * 24


async def table_in_server(services: Services, channel: int = CHANNEL, server: int = SERVER) -> str:
    table_id = await started(services, channel_id=channel)
    await put_into(services, table_id, server)
    return table_id


async def put_into(services: Services, table_id: str, server: int) -> None:
    async with services.store.writing() as session:
        query = update(Table).where(col(Table.id) == table_id)
        await session.execute(query.values(guild_id=server))
    services.tables.forget(table_id)


async def test_in_a_server_left_no_clock_runs_and_once_back_all_goes_on_with_a_line(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await table_in_server(services)
    await now.passes(TURN_HOURS - 1)
    await leave_server(services.tables, SERVER)
    told = notices(poster)
    await now.passes(20 * 24)
    assert notices(poster) == told
    await come_back(services.tables, SERVER)
    await services.settle()
    assert notices(poster) == [*told, "notice-server-back"]
    assert (await now.left(table_id, "p1")).total_seconds() == 12 * 3600
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    assert poster.messages[-1].pings == ("p2",)
    await come_back(services.tables, SERVER)
    assert notices(poster).count("notice-server-back") == 1, "it is told once"


async def test_in_a_server_left_the_bots_rest_too(services: Services, now: Time) -> None:
    table_id = await started(
        services, channel_id=CHANNEL, people={ANN: "Ann"}, policies=("hasty",), preset="still"
    )
    await put_into(services, table_id, SERVER)
    await leave_server(services.tables, SERVER)
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.sweep()
    seq = (await services.tables.table(table_id)).seq
    await now.passes(1)
    live = await services.tables.load(table_id)
    assert (live.table.seq, live.to_act()) == (seq, ("p2",))
    await come_back(services.tables, SERVER)
    await services.sweep()
    assert (await services.tables.load(table_id)).table.seq > seq


async def test_a_table_that_was_paused_or_in_the_lobby_is_so_again(
    services: Services, now: Time, poster: FakePoster
) -> None:
    paused = await table_in_server(services)
    await hosting.pause(services.tables, paused, ANN)
    lobby = await hosting.open_table(
        services.tables, game="tally", guild_id=SERVER, channel_id=2, host_id=ANN
    )
    await leave_server(services.tables, SERVER)
    await now.passes(20 * 24)
    await come_back(services.tables, SERVER)
    await services.settle()
    found = [await services.tables.table(one) for one in (paused, lobby.id)]
    assert [(one.status, one.channel_gone) for one in found] == [
        ("paused", False),
        ("lobby", False),
    ]
    assert notices(poster) == ["notice-paused"]


async def test_a_held_call_waits_in_a_server_left_and_comes_after_the_return(
    services: Services, now: Time, poster: FakePoster
) -> None:
    await prefers(services, BOB, **NIGHT)
    table_id = await table_in_server(services)
    set_hour(now, 23)
    await playing.play(services.tables, table_id, ANN, [Pass()])
    await services.settle()
    await leave_server(services.tables, SERVER)
    await now.passes(3 * 24)
    assert [post for post in poster.messages if post.user_id] == []
    await come_back(services.tables, SERVER)
    set_hour(now, 12)
    await now.passes(1)
    assert [post.user_id for post in poster.messages if post.user_id] == [BOB]
    assert (await now.clocks(table_id))["p2"].since == now.now


async def test_a_vote_stands_still_in_a_server_left_and_then_has_its_whole_time(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await table_in_server(services)
    await votes.open_vote(services.tables, table_id, ANN, "draw")
    await now.passes(20)
    await leave_server(services.tables, SERVER)
    await now.passes(5 * 24)
    await come_back(services.tables, SERVER)
    await now.passes(23)
    assert (await votes.find_vote(services.tables, table_id)).asked == ("p2",)
    await now.passes(1)
    assert notices(poster)[-1] == "notice-vote-over"


async def test_a_table_of_a_server_left_is_not_asked_whether_it_goes_on(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await table_in_server(services)
    await hosting.set_pace(services.tables, table_id, ANN, None)
    await now.passes(25 * 24)
    await leave_server(services.tables, SERVER)
    await now.passes(10 * 24)
    await services.tidy(backups=0)
    await come_back(services.tables, SERVER)
    await now.passes(29 * 24)
    await services.tidy(backups=0)
    await services.settle()
    assert "notice-silent" not in notices(poster)
    await now.passes(24)
    await services.tidy(backups=0)
    await services.settle()
    assert notices(poster)[-1] == "notice-silent"


async def everything_of(services: Services, now: Time, table_id: str) -> None:
    """Write a row of every kind that a table can have."""
    tables = services.tables
    await playing.play(tables, table_id, ANN, [Add()], interaction=9_001)
    await seating.join(tables, table_id, 12, name="Carol", seat="p1", share=True)
    live = await tables.load(table_id)
    await set_orders(tables, table_id, ANN, seat="p1", orders=Orders(vote=1))
    async with services.store.writing() as session:
        draft = {"seat": "p1", "user_id": ANN, "seq": 1, "actions": "[]"}
        session.add(Draft(table_id=table_id, updated_at=now.now, **draft))
        session.add(LessonDone(table_id=table_id, user_id=ANN, key="one", seq=1))
        text = Text.of("notice-lives", name="Bob")
        await to_person(tables, session=session, table=live.table, user_id=BOB, text=text)
    await votes.open_vote(tables, table_id, BOB, "draw")


async def number_of(services: Services, *rows: type[SQLModel]) -> list[int]:
    """The numbers of *rows* that are stored."""
    async with services.store.reading() as session:
        return [await session.scalar(select(func.count()).select_from(one)) or 0 for one in rows]


def rows_with(database: Path, *words: str) -> list[str]:
    """The rows of the database that contain one of *words*."""
    with closing(sqlite3.connect(database)) as there:
        rows = [line for line in there.iterdump() if line.startswith("INSERT")]
    return [line for line in rows if any(word in line for word in words)]


def lasting(rows: list[str]) -> list[str]:
    """Those *rows* that outlive the delivery of messages."""
    return [row for row in rows if row.split('"')[1] not in ("boards", "outbox")]


async def test_thirty_days_later_nothing_of_a_left_server_is_stored(
    services: Services, now: Time, database: Path
) -> None:
    doomed = await table_in_server(services)
    await everything_of(services, now, doomed)
    over = await table_in_server(services, channel=CHANNEL + 1)
    await hosting.close_table(services.tables, over, ANN)
    kept = await table_in_server(services, channel=CHANNEL + 2, server=OTHER)
    await everything_of(services, now, kept)
    await services.settle()
    words = (doomed, over, str(SERVER), f"{CHANNEL},", f"'{CHANNEL}'", f"{CHANNEL + 1}")
    kinds = {row.split('"')[1] for row in rows_with(database, doomed)}
    assert len(kinds) >= 11, kinds
    assert await number_of(services, Vote, Ballot) == [2, 2]
    async with services.store.reading() as session:
        to_bob = select(OutboxRow).where(col(OutboxRow.user_id) == BOB)
        assert {row.table_id for row in await session.scalars(to_bob)} == {doomed, kept}
    await leave_server(services.tables, SERVER)
    await now.passes(KEPT_HOURS - 1)
    await services.tidy(backups=0)
    assert rows_with(database, doomed)
    before = lasting(rows_with(database, kept))
    await now.passes(1)
    async with services.store.writing() as session:
        used = {"table_id": doomed, "answer": "{}", "used_at": now.now}
        session.add(UsedInteraction(id=9_002, **used))
    await services.tidy(backups=0)
    assert rows_with(database, *words) == []
    assert await number_of(services, Vote, Ballot) == [1, 1]
    assert len(lasting(rows_with(database, kept))) == len(before) > 0
    assert [one.id for one in await services.tables.tables_of(ANN)] == [kept]


async def test_a_server_that_the_bot_came_back_to_is_not_deleted(
    services: Services, now: Time
) -> None:
    table_id = await table_in_server(services)
    await leave_server(services.tables, SERVER)
    await now.passes(KEPT_HOURS - 1)
    await come_back(services.tables, SERVER)
    await now.passes(KEPT_HOURS)
    await purge_left(services.tables)
    assert (await services.tables.table(table_id)).status == "open"
    async with services.store.reading() as session:
        server = await session.get(Server, SERVER)
    assert server is not None
    assert server.gone_at is None


async def test_a_channel_deleted_before_is_found_lost_again_after_the_return(
    services: Services, now: Time
) -> None:
    table_id = await table_in_server(services)
    await lose_channel(services.tables, CHANNEL)
    await leave_server(services.tables, SERVER)
    await come_back(services.tables, SERVER)
    await lose_channel(services.tables, CHANNEL)
    assert (await services.tables.table(table_id)).channel_gone
    await now.passes(TURN_HOURS)
    clocks = await now.clocks(table_id)
    assert clocks["p1"].due_at is None


# Lobbies that nobody touches


async def opened(services: Services) -> str:
    table = await hosting.open_table(
        services.tables, game="tally", guild_id=SERVER, channel_id=CHANNEL, host_id=ANN
    )
    return table.id


async def test_a_lobby_that_nobody_touches_for_two_weeks_closes_with_a_line(
    services: Services, now: Time, poster: FakePoster
) -> None:
    table_id = await opened(services)
    await now.passes(13 * 24)
    await seating.join(services.tables, table_id, ANN, name="Ann")
    await now.passes(13 * 24)
    assert (await services.tables.table(table_id)).status == "lobby"
    await now.passes(24)
    assert (await services.tables.table(table_id)).status == "finished"
    assert notices(poster) == ["notice-asleep"]
    await now.passes(15 * 24)
    assert notices(poster) == ["notice-asleep"]


async def test_the_time_for_which_the_bot_is_away_is_no_sleep_of_a_lobby(
    services: Services, now: Time
) -> None:
    table_id = await opened(services)
    await now.passes(1)
    await now.passes(20 * 24, connected=False)
    assert (await services.tables.table(table_id)).status == "lobby"
    await now.passes(13 * 24)
    assert (await services.tables.table(table_id)).status == "lobby"
    await now.passes(24)
    assert (await services.tables.table(table_id)).status == "finished"


async def test_a_game_that_has_begun_does_not_fall_asleep(services: Services, now: Time) -> None:
    table_id = await table_in_server(services)
    await hosting.set_pace(services.tables, table_id, ANN, None)
    await now.passes(15 * 24)
    assert (await services.tables.table(table_id)).status == "open"


async def test_a_lobby_in_a_server_left_sleeps_only_from_the_return_on(
    services: Services, now: Time
) -> None:
    table_id = await opened(services)
    await now.passes(10 * 24)
    await leave_server(services.tables, SERVER)
    await now.passes(10 * 24)
    await come_back(services.tables, SERVER)
    await now.passes(13 * 24)
    assert (await services.tables.table(table_id)).status == "lobby"
    await now.passes(24)
    assert (await services.tables.table(table_id)).status == "finished"
