"""Requests for seats, the closing of tables, and tables whose channel was deleted."""

from typing import Any

import discord
import pytest

from bot.tables import hosting
from tests.cogs.discord_server import DiscordServer, labels_of, private, said, shown, text_of


async def test_a_request_to_share_a_seat_is_posted_and_only_its_holder_can_answer(
    server: DiscordServer,
) -> None:
    card = await server.open()
    await server.bob.click(card, label="Join")
    asked = await server.carol.slash(server.channel, "table join", seat="B", share=True)
    assert private(asked)
    assert "asked the holder of seat **B**" in said(asked)
    request = server.board
    assert labels_of(request) == ["Let in", "Refuse"]
    assert f"<@{server.carol.id}> asks to share your seat B" in text_of(request)
    for stranger in (server.alice, server.carol):
        for label in ("Let in", "Refuse"):
            refused = await stranger.click(request, label=label)
            assert [one.ephemeral for one in refused.followups] == [True]
            assert "Only the holder of seat B can decide this." in said(refused)
    await server.bob.click(request, label="Let in")
    assert labels_of(server.board) == []
    assert f"<@{server.carol.id}> was let in and has seat **B**" in text_of(server.board)
    assert "Bob & Carol" in text_of(server.channel.history()[0])


async def test_a_person_who_asked_to_share_a_seat_cannot_use_it_before_the_answer(
    server: DiscordServer,
) -> None:
    await server.start(server.bob)
    asked = await server.carol.slash(server.channel, "table join", seat="A", share=True)
    assert "asked the holder" in said(asked)
    request = server.board
    for command in ("hand", "turn act", "captain end"):
        refused = await server.carol.slash(server.channel, command)
        assert private(refused)
        assert "You have no seat" in said(refused)
    await server.alice.click(request, label="Refuse")
    assert f"<@{server.carol.id}> was refused the seat" in server.told[-1]
    assert "You have no seat" in said(await server.carol.slash(server.channel, "hand"))
    again = await server.carol.slash(server.channel, "table join", seat="A", share=True)
    assert "You were refused seat A" in said(again)


async def test_the_host_decides_who_takes_a_seat_left_during_the_game(
    server: DiscordServer,
) -> None:
    await server.start(server.bob)
    await server.bob.slash(server.channel, "table leave")
    asked = await server.carol.slash(server.channel, "table join")
    assert "asked the host for seat **B**" in said(asked)
    request = server.board
    assert "Only the host can decide this." in said(await server.bob.click(request, label="Let in"))
    await server.alice.click(request, label="Let in")
    assert any("Carol takes seat B" in told for told in server.told)
    assert "You have no seat" not in said(await server.carol.slash(server.channel, "hand"))


async def test_only_the_host_can_readmit_a_removed_or_blocked_player(
    server: DiscordServer,
) -> None:
    card = await server.open()
    await server.bob.click(card, label="Join")
    await server.alice.slash(server.channel, "table free", seat="B")
    refused = await server.bob.click(card, label="Join")
    assert private(refused)
    assert "has blocked you" in said(refused)
    for command in ("table approve", "table block"):
        refused = await server.carol.slash(server.channel, command, user=server.bob)
        assert "Only the host" in said(refused)
    approved = await server.alice.slash(server.channel, "table approve", user=server.bob)
    assert f"<@{server.bob.id}> may take any free seat" in said(approved)
    assert "seat **B**" in said(await server.bob.click(card, label="Join"))
    blocked = await server.alice.slash(server.channel, "table block", user=server.bob)
    assert private(blocked)
    assert "Bob" not in text_of(server.channel.history()[0])
    assert "has blocked you" in said(await server.bob.click(card, label="Join"))


async def test_a_table_is_closed_after_one_question_and_only_once(server: DiscordServer) -> None:
    await server.start(server.bob)
    asked = await server.alice.slash(server.channel, "table close")
    assert private(asked)
    assert "Nobody wins" in said(asked)
    assert labels_of(shown(asked)) == ["Close for good", "Keep playing"]
    table = await server.table_id()
    kept = await server.alice.click(shown(asked), label="Keep playing")
    assert "stays as it is" in said(kept)
    assert (await server.bot.tables.table(table)).status == "open"
    asked = await server.alice.slash(server.channel, "table close")
    twice = await server.alice.slash(server.channel, "table close")
    closed = await server.alice.click(shown(asked), label="Close for good")
    assert f"Table {table} is closed." in said(closed)
    assert (await server.bot.tables.table(table)).status == "finished"
    again = await server.alice.click(shown(twice), label="Close for good")
    assert "The game is over." in said(again)


async def test_the_question_to_close_a_table_expires_when_the_game_begins(
    server: DiscordServer,
) -> None:
    card = await server.open()
    asked = await server.alice.slash(server.channel, "table close")
    await server.alice.click(card, label="Start")
    late = await server.alice.click(shown(asked), label="Close for good")
    assert "board has changed" in said(late)
    assert (await server.bot.tables.table(await server.table_id())).status == "open"


async def test_table_release_is_refused_for_an_undamaged_table(server: DiscordServer) -> None:
    await server.open()
    table = await server.table_id()
    refused = await server.alice.slash(server.channel, "table release", table=table)
    assert f"Table {table} is not damaged" in said(refused)


async def test_a_fourth_lobby_of_one_person_in_a_server_is_refused(server: DiscordServer) -> None:
    await server.open()
    for name in ("pier", "mole"):
        await server.alice.slash(server.guild.create_text_channel(name), "table new")
    fourth = server.guild.create_text_channel("jetty")
    refused = await server.alice.slash(fourth, "table new")
    assert private(refused)
    assert "You have 3 tables waiting to start here" in said(refused)
    assert "open" not in said(await server.bob.slash(fourth, "table new"))


@pytest.mark.parametrize("how", ["told", "found"])
async def test_a_table_without_a_channel_waits_for_nobody_and_can_be_left_or_closed_elsewhere(
    server: DiscordServer, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.set_sail(server.bob)
    table, other = await server.table_id(), server.guild.create_text_channel("pier")
    if how == "found":  # as if the bot was offline at that time
        monkeypatch.delattr(type(server.bot), "on_guild_channel_delete")
    server.env.backend.delete_channel(server.channel.id)
    await server.env.settle()
    if how == "found":
        await hosting.pause(server.bot.tables, table, server.alice.id)
        await server.bot.services.settle()
    listed = said(await server.alice.slash(other, "mygames"))
    assert "its channel is gone" in listed
    assert "your turn" not in listed
    assert "https://" not in listed
    offered = await server.bob.autocomplete(other, "table leave", "table", "")
    assert [one["value"] for one in offered] == [table]
    await server.bob.slash(other, "table leave", table=table)
    assert "You have no seat at any table" in said(await server.bob.slash(other, "mygames"))
    assert "Only the host" in said(await server.bob.slash(other, "table close", table=table))
    closed = await server.alice.user.slash("table close", table=table)
    assert closed.response is not None
    await server.alice.user.click(closed.response, label="Close for good")
    assert (await server.bot.tables.table(table)).status == "finished"


async def test_the_deletion_of_a_thread_is_recorded_for_its_table(server: DiscordServer) -> None:
    payload: Any = {"id": str(server.channel.id), "guild_id": "1", "parent_id": "1", "type": 11}
    await server.open()
    table = await server.table_id()
    await server.bot.on_raw_thread_delete(discord.RawThreadDeleteEvent(payload))
    assert (await server.bot.tables.table(table)).channel_gone


async def test_table_close_suggests_tables_in_other_channels_only_to_their_host(
    server: DiscordServer,
) -> None:
    await server.open()
    other = server.guild.create_text_channel("pier")
    table = await server.table_id()
    for person, offered in ((server.alice, [table]), (server.bob, [])):
        found = await person.autocomplete(other, "table close", "table", "")
        assert [one["value"] for one in found] == offered
