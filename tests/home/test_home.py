"""The process and the world of a game at home, without a browser."""

import re
import signal
import socket
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
import simcord

from bot.client import build
from bot.home.__main__ import main
from bot.home.session import awake
from bot.home.settings import HomeSettings
from bot.home.simulated import SimulatedDiscord
from bot.home.world import first_moment, go_on_from, make_world
from bot.words.bot_names import bot_names
from bot.words.language import voice
from engine.core.words import Text
from engine.games import GAMES
from tests.cogs.discord_server import labels_of, said, shown
from tests.home.process import AtHome, Home

LATER = datetime(2027, 3, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize(("asked", "result"), [("--help", 0), ("--port=9000", 2)])
def test_help_and_an_unknown_argument_print_all_settings(
    asked: str, result: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bot.home", asked])
    assert main() == result
    said = capsys.readouterr().out
    of_discord = {"token", "guild", "sync"}
    wanted = [name.upper() for name in HomeSettings.model_fields if name not in of_discord]
    assert [name for name in wanted if f"{name}:" not in said and f"{name}=" not in said] == []


@pytest.mark.slow
def test_a_port_in_use_is_reported_in_one_line(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        with Home(tmp_path, PORT=port) as home:
            said = home.failure()
    assert said.startswith(f"Port {port} is in use")
    assert said.count("\n") == 1


@pytest.mark.slow
def test_a_mistake_in_the_hosts_own_game_data_is_reported_without_a_traceback(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "mine" / "captains_log"
    folder.mkdir(parents=True)
    (folder / "prices.toml").write_text('cannon = "dear"\n', "utf-8")
    with Home(tmp_path, QUARTERDECK_DATA=str(folder.parent)) as home:
        said = home.failure()
    assert said.startswith("prices.toml")
    assert "cannon" in said
    assert "Traceback" not in said


@pytest.mark.slow
def test_a_second_process_on_the_same_database_is_refused(at_home: AtHome) -> None:
    with at_home() as first:
        first.wait_until_open()
        with at_home() as second:
            assert second.failure().startswith("Another process (")
        first.end()


@pytest.mark.slow
def test_a_second_process_on_the_same_port_prints_the_address_of_the_first(at_home: AtHome) -> None:
    with at_home() as first:
        port = first.wait_until_open().split(":")[-1].strip("/")
        with at_home(PORT=port) as second:
            said = second.failure()
        first.end()
    assert said.startswith(f"A game at home is open already: http://127.0.0.1:{port}/ ")


@pytest.mark.slow
def test_the_first_screen_is_in_the_language_of_the_browser_unless_one_is_configured(
    at_home: AtHome,
) -> None:
    with at_home() as home:
        home.wait_until_open()
        assert '<html lang="fr">' in home.read(language="fr-CA,fr;q=0.9,en;q=0.8")
        assert '<html lang="en">' in home.read(language="nl,en-US;q=0.7")
        assert '<html lang="en">' in home.read("?language=en", language="fr")
        home.end()
    with at_home(QUARTERDECK_LANGUAGE="fr") as home:
        home.wait_until_open()
        assert '<html lang="fr">' in home.read(language="en")
        home.end()


@pytest.mark.slow
def test_a_game_has_the_players_bots_and_language_that_were_requested(
    at_home: AtHome, tmp_path: Path
) -> None:
    with at_home() as home:
        home.wait_until_open()
        assert home.start_game(players=["Anne", " Sea Fox "], bots=2, language="fr") is None
        home.end()
    with closing(sqlite3.connect(tmp_path / "data" / "home.sqlite3")) as database:
        tables = database.execute("SELECT language, status, hot_seat FROM tables").fetchall()
        seats = database.execute("SELECT seat, name, policy FROM holder ORDER BY seat").fetchall()
    assert tables == [("fr", "open", 1)]
    assert [name for _, name, _ in seats] == ["Anne", "Sea Fox", "Renard des mers", "Loup gris"]
    assert [policy is None for _, _, policy in seats] == [True, True, False, False]


@pytest.mark.slow
def test_a_person_keeps_their_name_while_they_share_the_screen_and_after_a_restart(
    at_home: AtHome,
) -> None:
    proposed = '<input type="hidden" name="player" value="Marianne">'
    with at_home() as home:
        home.wait_until_open()
        assert proposed not in home.read("new")
        assert home.start_game(players=["Marianne"]) is None
        assert home.read("new").count(proposed) == len(GAMES)
        both = {"game": "fleet_commander", "preset": "first_game", "bots": 0}
        assert home.start_game(players=["Anne", "Jack"], **both) is None
        assert home.read("new").count(proposed) == len(GAMES)
        home.end()
    with at_home() as home:
        home.wait_until_open()
        assert home.read("new").count(proposed) == len(GAMES)
        home.end()


def test_a_bot_takes_no_name_that_a_captain_has() -> None:
    names = bot_names(voice("en", "captains_log"), ["Sea fox"])
    assert [next(names), next(names)] == ["Grey Wolf", "Red Kite"]


@pytest.mark.slow
def test_the_game_under_way_survives_refused_requests_for_a_new_one(
    at_home: AtHome, tmp_path: Path
) -> None:
    with at_home() as home:
        home.wait_until_open()
        assert home.start_game() is None
        impossible: list[dict[str, Any]] = [
            {"players": ["Anne", "Jack"], "bots": 3},
            {"preset": "nowhere"},
            {"level": "divine"},
            {"game": "chess"},
            {"players": []},
            {"players": [" "]},
            {"bots": -1},
            {"language": "nl"},
        ]
        refusals = [home.start_game(**asked) for asked in impossible]
        home.end()
    assert all(refusals), refusals
    with closing(sqlite3.connect(tmp_path / "data" / "home.sqlite3")) as database:
        assert database.execute("SELECT status FROM tables").fetchall() == [("open",)]


@pytest.mark.slow
def test_a_game_begun_anew_ends_the_one_under_way(at_home: AtHome, tmp_path: Path) -> None:
    with at_home() as home:
        home.wait_until_open()
        assert [home.start_game(), home.start_game(bots=0)] == [None, None]
        home.end()
    with closing(sqlite3.connect(tmp_path / "data" / "home.sqlite3")) as database:
        states = database.execute("SELECT status FROM tables ORDER BY created_at").fetchall()
    assert states == [("finished",), ("open",)]


@pytest.mark.slow
def test_one_game_of_each_kind_is_under_way_at_once_even_after_a_restart(at_home: AtHome) -> None:
    with at_home() as home:
        home.wait_until_open()
        assert home.start_game(preset="first_voyage") is None
        assert home.start_game(game="fleet_commander", preset="first_game") is None
        assert home.start_game(game="fleet_commander", preset="first_game") is None
        assert _title(home) == "Fleet Commander"
        ways = {_title(home, way): way for way in _ways_back(home.read("new"))}
        log = "Captain\N{RIGHT SINGLE QUOTATION MARK}s Log"
        voyage, battle = ways[log], ways["Fleet Commander"]
        assert (_title(home, voyage), _title(home)) == (log, log)
        assert (_title(home, battle), _title(home)) == ("Fleet Commander",) * 2
        assert _title(home, "?table=none") == "Quarterdeck"
        home.end()
    with at_home() as home:
        home.wait_until_open()
        assert sorted(_ways_back(home.read("new"))) == sorted((battle, voyage))
        titles = {_title(home, way) for way in (voyage, battle)}
        assert len(titles) == 2
        home.end()


@pytest.mark.slow
@pytest.mark.parametrize("header", [{"X-Simcord-Capability": "guess"}, {"Origin": "http://a.test"}])
def test_requests_from_another_site_are_unauthorized(
    at_home: AtHome, header: dict[str, str]
) -> None:
    with at_home() as home:
        home.wait_until_open()
        with pytest.raises(HTTPError, match="401"):
            home.start_game(headers=header)
        home.end()


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_process_ended_by_a_signal_continues_its_game_when_started_again(
    tmp_path: Path, how: signal.Signals
) -> None:
    with Home(tmp_path) as home:
        home.wait_until_open()
        home.start_game()
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
def test_a_killed_process_can_be_started_again(tmp_path: Path) -> None:
    with Home(tmp_path) as home:
        home.wait_until_open()
        home.start_game()
    with Home(tmp_path) as home:
        home.wait_until_open()
        home.end()


@pytest.mark.slow
def test_the_seed_can_be_set_by_an_environment_variable(at_home: AtHome, tmp_path: Path) -> None:
    with at_home(QUARTERDECK_SEED="storm") as home:
        home.wait_until_open()
        home.start_game()
        home.end()
    with closing(sqlite3.connect(tmp_path / "data" / "home.sqlite3")) as database:
        assert database.execute("SELECT seed FROM tables").fetchall() == [("storm",)]


async def test_a_person_in_a_french_world_is_answered_in_french(tmp_path: Path) -> None:
    env = _env(tmp_path)
    world = make_world(env, "fr")
    try:
        await env.start()
        answer = await world.person.slash(world.channel, "mygames")
        assert answer.response is not None
        assert answer.response.content.startswith("Vous n")
    finally:
        await env.bot.close()
        await env.shutdown()


async def test_answers_at_home_do_not_mention_discord(tmp_path: Path) -> None:
    settings = HomeSettings(database=tmp_path / "home.sqlite3", language="fr")
    async with awake(settings) as (_, _, world):
        panel = await world.person.slash(world.channel, "prefs")
        helped = await world.person.slash(world.channel, "help")
        told = " ".join((said(panel), *labels_of(shown(panel)), said(helped)))
    assert "comme choisi au début de la partie" in told
    assert "`/préférences conseils:non`" in told
    assert "*+ Nouvelle*" in told
    for word in ("Discord", "serveur", "salon", "pilote"):
        assert word not in told
    assert "Discord" in voice("fr").say(Text.of("prefs-language", chosen="auto"))


def test_the_ids_of_person_and_channel_are_the_same_in_every_language(tmp_path: Path) -> None:
    one, two = (make_world(_env(tmp_path), language) for language in ("en", "fr"))
    assert one.channel.id == two.channel.id
    assert one.person.id == two.person.id
    assert one.channel.id != one.person.id


def test_the_clock_starts_one_second_after_the_latest_time_in_the_database(tmp_path: Path) -> None:
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


def test_ids_made_at_a_later_time_are_greater(tmp_path: Path) -> None:
    one, two = _env(tmp_path), _env(tmp_path)
    go_on_from(one, LATER)
    go_on_from(two, LATER + timedelta(seconds=1))
    assert one.now() == LATER
    assert one.create_user("a").id < two.create_user("a").id


def _ways_back(first_screen: str) -> list[str]:
    """The addresses that lead back to the games of *first_screen*, without their stroke."""
    strips = re.findall(r'<section class="last".*?</section>', first_screen, re.DOTALL)
    return [re.findall(r'href="/([^"]*)"', strip)[0] for strip in strips]


def _title(home: Home, path: str = "") -> str:
    return re.findall(r"<title>(.*?)</title>", home.read(path))[0].replace("&#x27;", "'")


def _env(folder: Path) -> simcord.Env:
    settings = HomeSettings(database=folder / "never.sqlite3")
    return SimulatedDiscord(build(settings, shard_count=1))
