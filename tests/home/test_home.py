"""The process and the world of a game at home, without a browser."""

import signal
import socket
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import simcord

from bot.client import build
from bot.home.settings import HomeSettings
from bot.home.world import first_moment, go_on_from, make_world, speak
from tests.home.process import Home

LATER = datetime(2027, 3, 1, 12, tzinfo=UTC)


@pytest.mark.slow
def test_a_port_in_use_is_said_in_a_sentence(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        with Home(tmp_path, PORT=port) as home:
            said = home.failure()
    assert said.startswith(f"Port {port} is in use")
    assert said.count("\n") == 1


@pytest.mark.slow
def test_two_games_at_home_do_not_share_a_database(tmp_path: Path) -> None:
    with Home(tmp_path) as first:
        first.wait_until_open()
        with Home(tmp_path) as second:
            assert second.failure().startswith("Another process (")
        first.end()


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_at_a_word_and_starts_again(tmp_path: Path, how: signal.Signals) -> None:
    with Home(tmp_path) as home:
        home.wait_until_open()
        home.end(how)
    with closing(sqlite3.connect(tmp_path / "data" / "home.sqlite3")) as database:
        before = database.execute("SELECT id, channel_id, card_id FROM tables").fetchall()
    with Home(tmp_path) as home:
        home.wait_until_open()
        home.end(how)
    with closing(sqlite3.connect(tmp_path / "data" / "home.sqlite3")) as database:
        after = database.execute("SELECT id, channel_id, card_id FROM tables").fetchall()
    assert len(before) == len(after) == 1
    assert before[0][:2] == after[0][:2]
    assert before[0][2] < after[0][2], "the card is posted afresh"


@pytest.mark.slow
def test_what_is_killed_starts_again(tmp_path: Path) -> None:
    with Home(tmp_path) as home:
        home.wait_until_open()
    with Home(tmp_path) as home:
        home.wait_until_open()
        home.end()


@pytest.mark.slow
def test_the_seed_can_be_chosen(tmp_path: Path) -> None:
    with Home(tmp_path, QUARTERDECK_SEED="storm") as home:
        home.wait_until_open()
        home.end()
    with closing(sqlite3.connect(tmp_path / "data" / "home.sqlite3")) as database:
        assert database.execute("SELECT seed FROM tables").fetchall() == [("storm",)]


async def test_who_plays_in_french_is_answered_in_french(tmp_path: Path) -> None:
    env = _env(tmp_path)
    world = make_world(env, "À la maison", ("Vous",))
    speak(env, "fr")
    try:
        await env.start()
        answer = await world.people[0].slash(world.channel, "mygames")
        assert answer.response is not None
        assert answer.response.content.startswith("Vous n")
    finally:
        await env.bot.close()
        await env.shutdown()


def test_people_and_channel_are_the_same_each_time(tmp_path: Path) -> None:
    one, two = (make_world(_env(tmp_path), "At home", ("You", "Anne")) for _ in range(2))
    assert one.channel.id == two.channel.id
    assert [person.id for person in one.people] == [person.id for person in two.people]
    assert len({one.channel.id, *(person.id for person in one.people)}) == 3


def test_time_goes_on_a_second_after_what_the_database_knows(tmp_path: Path) -> None:
    database = tmp_path / "home.sqlite3"
    assert first_moment(database, otherwise=LATER) == LATER
    with closing(sqlite3.connect(database)) as known, known:
        known.execute("CREATE TABLE tables (updated_at TEXT)")
        assert first_moment(database, otherwise=LATER) == LATER
        known.execute("CREATE TABLE outbox (tried_at TEXT)")
        known.execute("INSERT INTO tables VALUES ('2027-03-02 08:00:00.000000')")
        known.execute("INSERT INTO outbox VALUES ('2027-03-02 08:00:05.250000'), (NULL)")
        known.commit()
    then = datetime(2027, 3, 2, 8, 0, 6, 250_000, tzinfo=UTC)
    assert first_moment(database, otherwise=LATER) == then


def test_ids_made_on_another_day_are_new(tmp_path: Path) -> None:
    one, two = _env(tmp_path), _env(tmp_path)
    go_on_from(one, LATER)
    go_on_from(two, LATER + timedelta(seconds=1))
    assert one.now() == LATER
    assert one.create_user("a").id < two.create_user("a").id


def _env(folder: Path) -> simcord.Env:
    settings = HomeSettings(database=folder / "never.sqlite3")
    return simcord.Env(build(settings, shard_count=1))
