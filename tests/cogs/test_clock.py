"""Clocks on Discord: the host sets a pace in public, boards show deadlines, and time runs out."""

import re
from datetime import timedelta

import pytest

from bot import clock
from bot.tables import ringing
from tests.cogs.discord_server import DiscordServer, labels_of, said, text_of
from tests.cogs.test_hosts import called

DEADLINE = re.compile(r"Until <t:(\d+):f>")


async def test_a_game_of_two_people_begins_calm_and_its_board_shows_the_deadline(
    server: DiscordServer,
) -> None:
    await server.start(server.bob)
    (until,) = DEADLINE.findall(text_of(server.board))
    assert abs(int(until) - clock.now().timestamp() - 4 * 86_400) < 60, "placing takes long"
    now = said(await server.bob.slash(server.channel, "table clock"))
    assert "2 days a turn, then a reserve of 3 days" in now


async def test_whoever_plays_alone_is_under_no_clock(server: DiscordServer) -> None:
    await server.open()
    await server.alice.slash(server.channel, "table bot")
    await server.alice.slash(server.channel, "table start")
    assert not DEADLINE.search(text_of(server.board))
    assert "No clock" in said(await server.alice.slash(server.channel, "table clock"))


async def test_the_host_sets_the_clock_by_the_names_that_are_suggested_and_all_are_told(
    server: DiscordServer,
) -> None:
    await server.start(server.bob)
    here = server.channel
    paces = await server.alice.autocomplete(here, "table clock", "pace", "")
    assert [one["name"] for one in paces] == ["Calm", "Daily", "One evening", "Weekly", "No clock"]
    zones = await server.alice.autocomplete(here, "table clock", "zone", "paris")
    assert [one["name"] for one in zones] == ["Europe/Paris"]
    answer = await server.alice.slash(
        here, "table clock", pace="Daily", rest="Saturday and Sunday", zone="Paris"
    )
    assert "one day a turn" in said(answer)
    assert "Saturday and Sunday (Europe/Paris)" in text_of(server.board)
    refused = said(await server.alice.slash(here, "table clock", zone="Atlantis"))
    assert "Pick from the list" in refused
    assert "host" in said(await server.bob.slash(here, "table clock", pace="none"))


async def test_the_lobby_shows_a_clock_that_the_host_has_set(server: DiscordServer) -> None:
    await server.open()
    await server.alice.slash(server.channel, "table clock", pace="weekly", zone="Paris")
    assert "Monday at 20:00" in text_of(server.board)


async def test_a_person_who_has_left_the_server_is_replaced_once_a_turn_is_missed(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start(server.bob)
    real = clock.now
    server.guild.remove_member(server.bob)
    monkeypatch.setattr(clock, "now", lambda: real() + timedelta(days=8))
    monkeypatch.setattr(ringing, "LONGEST_GAP", timedelta.max)
    for _ in range(3):
        await server.bot.services.sweep()
    (told,) = [
        one for one in server.channel.history() if "no longer in this server" in text_of(one)
    ]
    assert "has the helm" in text_of(told)
    assert labels_of(told) == ["Take back my seat"]
    assert called(server, told) == []


async def test_time_runs_out_and_each_step_is_told_once_and_calls_its_person_at_the_end(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot was there all the time, although days pass at once here."""
    await server.start(server.bob)
    real, passed = clock.now, 0
    monkeypatch.setattr(clock, "now", lambda: real() + clock.seconds(passed))
    monkeypatch.setattr(ringing, "LONGEST_GAP", timedelta.max)
    for days, key, people in (
        (4, "reserve lasts until", []),
        (3, "plays safe moves", [server.bob.id]),
    ):
        passed += days * 86_400
        for _ in range(2):
            await server.bot.services.sweep()
        told = [one for one in server.channel.history() if key in text_of(one)]
        assert [called(server, one) for one in told] == [people]
        assert "<t:1," not in text_of(told[0])
    assert called(server, server.board) == [server.alice.id]
    board = [one for one in server.channel.history() if "played safe moves" in text_of(one)]
    assert len(board) == 1
    assert re.search("the bot played safe moves for .?Bob", text_of(board[0]))
