"""Consent and hosts on Discord: who is called, who decides, and who follows a host who is gone."""

from typing import Any

import discord
import pytest
import simcord

from tests.cogs.discord_server import DiscordServer, private, said, shown, text_of

HOST_ACTS: dict[str, dict[str, Any]] = {
    "table pause": {},
    "table close": {},
    "table undo": {"turn": "1"},
    "table free": {"seat": "C"},
    "table approve": {"user": "carol"},
    "table block": {"user": "carol"},
}
"""What only a host may do while a game runs, with options."""


def called(server: DiscordServer, message: discord.Message) -> list[int]:
    """The people who are mentioned in the message and whom it may notify."""
    kept = server.env.backend.get_message(message.channel.id, message.id)
    return [user.id for user in message.mentions if kept.allowed_mentions.allows_user(user.id)]


def manager(server: DiscordServer) -> simcord.MemberActor:
    rights = discord.Permissions(manage_channels=True)
    role = server.guild.create_role("Manager", permissions=rights)
    return server.guild.add_member(server.env.create_user("Mona"), roles=[role])


@pytest.mark.parametrize("started", [False, True])
async def test_a_request_to_share_a_seat_calls_its_holders_and_nobody_else(
    server: DiscordServer, started: bool
) -> None:
    card = await server.open()
    await server.bob.click(card, label="Join")
    if started:
        await server.alice.click(card, label="Start")
    await server.carol.slash(server.channel, "table join", seat="B", share=True)
    assert called(server, server.board) == [server.bob.id]
    await server.bob.click(server.board, label="Let in")
    assert called(server, server.board) == []
    dora = server.guild.add_member(server.env.create_user("Dora"))
    await dora.slash(server.channel, "table join", seat="B", share=True)
    assert sorted(called(server, server.board)) == sorted([server.bob.id, server.carol.id])


async def test_a_request_for_a_seat_in_play_calls_the_host_and_nobody_else(
    server: DiscordServer,
) -> None:
    await server.start(server.bob)
    await server.bob.slash(server.channel, "table leave")
    await server.carol.slash(server.channel, "table join")
    assert called(server, server.board) == [server.alice.id]


async def test_a_request_that_passes_to_another_person_calls_that_person(
    server: DiscordServer,
) -> None:
    await server.start(server.bob)
    await server.carol.slash(server.channel, "table join", seat="B", share=True)
    await server.bob.slash(server.channel, "table leave")
    asked = [one for one in server.channel.history() if "asks" in text_of(one)]
    assert [called(server, one) for one in asked] == [[server.bob.id], [server.alice.id]]


async def test_no_other_notice_calls_anybody(server: DiscordServer) -> None:
    await server.start(server.bob, server.carol)
    before = {one.id for one in server.channel.history()}
    await server.alice.slash(server.channel, "table pause")
    await server.alice.slash(server.channel, "table leave")
    after = [one for one in server.channel.history() if one.id not in before]
    told = "\n".join(text_of(one) for one in after)
    assert "Bob\u2069 is now the host" in told or "Bob is now the host" in told
    assert [called(server, one) for one in after] == [[]] * len(after)


@pytest.mark.parametrize("label", ["Let in", "Refuse"])
@pytest.mark.parametrize("seat", ["A", "B"])
async def test_who_manages_the_channel_decides_on_no_seat_that_somebody_holds(
    server: DiscordServer, seat: str, label: str
) -> None:
    mona = manager(server)
    await server.start(server.bob)
    await server.carol.slash(server.channel, "table join", seat=seat, share=True)
    request = server.board
    refused = await mona.click(request, label=label)
    assert f"Only the holder of seat {seat} can decide this." in said(refused)
    assert "You have no seat" in said(await server.carol.slash(server.channel, "hand"))


async def test_who_manages_the_channel_decides_for_the_host_on_seats_that_nobody_holds(
    server: DiscordServer,
) -> None:
    mona = manager(server)
    card = await server.open()
    for person in (server.bob, mona):
        await person.click(card, label="Join")
    await server.alice.click(card, label="Start")
    await server.bob.slash(server.channel, "table leave")
    await server.carol.slash(server.channel, "table join", seat="B")
    await mona.click(server.board, label="Let in")
    assert "You have no seat" not in said(await server.carol.slash(server.channel, "hand"))


@pytest.mark.parametrize("command", HOST_ACTS)
async def test_a_person_who_sits_follows_a_host_who_has_left_the_server(
    server: DiscordServer, command: str
) -> None:
    await server.set_sail(server.bob, server.carol)
    options = {
        key: server.carol if one == "carol" else one for key, one in HOST_ACTS[command].items()
    }
    refused = await server.bob.slash(server.channel, command, **options)
    assert "Only the host" in said(refused)
    dora = server.guild.add_member(server.env.create_user("Dora"))
    server.guild.remove_member(server.alice)
    assert "Only the host" in said(await dora.slash(server.channel, command, **options))
    done = await server.bob.slash(server.channel, command, **options)
    assert private(done)
    assert "Only the host" not in said(done)
    assert any("Bob is now the host of table" in told for told in server.told)
    refused = await server.carol.slash(server.channel, "table close")
    assert "You have no seat" in said(refused) or "Only the host" in said(refused)


async def test_a_lobby_whose_host_has_left_the_server_is_started_by_a_person_who_sits(
    server: DiscordServer,
) -> None:
    card = await server.open()
    await server.bob.click(card, label="Join")
    assert "Only the host" in said(await server.bob.click(card, label="Start"))
    server.guild.remove_member(server.alice)
    started = await server.bob.click(card, label="Start")
    assert "The game begins" in said(started)


async def test_who_manages_the_channel_acts_for_the_host_before_the_start_too(
    server: DiscordServer,
) -> None:
    mona = manager(server)
    card = await server.open()
    await mona.slash(server.channel, "table settings", preset="first")
    await mona.slash(server.channel, "table bot")
    assert "The game begins" in said(await mona.click(card, label="Start"))
    assert (await server.bot.tables.table(await server.table_id())).host_id == server.alice.id


async def test_a_failing_look_at_the_server_makes_nobody_host(server: DiscordServer) -> None:
    await server.start(server.bob)
    server.guild.remove_member(server.alice)
    server.env.inject_error("GET", "/guilds/*/members/*", status=403, times=None)
    assert "Only the host" in said(await server.bob.slash(server.channel, "table pause"))


async def test_table_pause_says_what_it_did(server: DiscordServer) -> None:
    await server.start()
    table = await server.table_id()
    paused = await server.alice.slash(server.channel, "table pause")
    assert f"Table {table} is paused." in said(paused)
    resumed = await server.alice.slash(server.channel, "table pause")
    assert f"Table {table} was paused and now resumes." in text_of(shown(resumed))
