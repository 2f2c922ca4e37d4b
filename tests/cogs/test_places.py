"""Channels and servers that vanish, and come back, while the bot looks away."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from simcord.backend.serializers import guild_create_payload

from bot import places
from bot.keyed_tasks import settle
from bot.tables.boards import CHANNEL_GONE_CODE
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer, labels_of, said, text_of


def delete_unnoticed(server: DiscordServer, *channels: simcord.ChannelHandle) -> None:
    """Delete *channels* without telling the bot."""
    backend = server.env.backend
    emit, backend.emit = backend.emit, lambda *_: None  # type: ignore[method-assign]
    for channel in channels:
        backend.delete_channel(channel.id)
    backend.emit = emit  # type: ignore[method-assign]


async def come_back(server: DiscordServer, how: str, database: Path) -> None:
    """Let the bot come back after a restart, a lost session, a resumed one or an outage."""
    if how == "restart":
        await server.bot.close()
        await server.env.restart_bot(make_bot(database))
    elif how == "reconnect":
        forget(server)
        await server.bot.on_ready()
        await settle(server.bot.places.looks)
        await server.bot.services.settle()
    elif how == "resume":
        forget(server)
        server.env.backend.emit("RESUMED", {"__shard_id__": 0})
    else:
        leave(server, unavailable=how == "outage")
        await server.env.settle()
        join(server.env, server.guild, unavailable=False if how == "outage" else None)
    await server.env.settle()


def forget(server: DiscordServer) -> None:
    """Let the bot forget channels that are gone, as Discord names them no more."""
    (guild,) = server.bot.guilds
    for channel in [*guild.channels, *guild.threads]:
        if channel.id not in server.env.backend.channels:
            guild._remove_channel(channel)
            guild._threads.pop(channel.id, None)


def leave(server: DiscordServer, *, unavailable: bool) -> None:
    """Take the server from the bot: by an outage, or for good."""
    gone = {"id": str(server.guild.id), "unavailable": unavailable}
    server.env.backend.emit("GUILD_DELETE", gone)


def join(env: simcord.Env, guild: simcord.GuildHandle, *, unavailable: bool | None) -> None:
    """Give a server to the bot, again if it is no more *unavailable*."""
    backend = env.backend
    payload: dict[str, Any] = {**guild_create_payload(backend, backend.guilds[guild.id])}
    payload["unavailable"] = unavailable
    backend.emit("GUILD_CREATE", payload)


@pytest.mark.parametrize("how", ["restart", "reconnect", "resume", "outage"])
async def test_a_channel_deleted_while_the_bot_was_away_is_noticed_when_it_comes_back(
    server: DiscordServer, how: str, database: Path
) -> None:
    await server.set_sail()
    table = await server.table_id()
    other = server.guild.create_text_channel("pier")
    delete_unnoticed(server, server.channel)
    await come_back(server, how, database)
    assert (await server.bot.tables.table(table)).channel_gone
    listed = said(await server.alice.slash(other, "mygames"))
    assert "its channel is gone" in listed
    assert "your turn" not in listed
    assert "https://" not in listed


@pytest.mark.parametrize("how", ["restart", "reconnect", "resume", "outage"])
async def test_a_thread_deleted_while_the_bot_was_away_is_noticed_and_a_closed_one_is_kept(
    server: DiscordServer, how: str, database: Path
) -> None:
    backend, quay, tables = server.env.backend, server.channel, dict[str, str]()
    for name in ("deleted", "closed"):
        backend.create_thread(quay.id, name, server.alice.id)
        (server.channel,) = [one for one in quay.threads if one.name == name]
        await server.env.settle()
        await server.open()
        tables[name] = await server.table_id()
    backend.edit_channel(server.channel.id, {}, thread_metadata={"archived": True})
    delete_unnoticed(server, *[one for one in quay.threads if one.name == "deleted"])
    await come_back(server, how, database)
    gone = [n for n, one in tables.items() if (await server.bot.tables.table(one)).channel_gone]
    assert gone == ["deleted"]


async def test_closed_threads_are_asked_about_a_few_at_a_time_and_each_once_in_a_while(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, database: Path
) -> None:
    monkeypatch.setattr(places, "MOST_ASKED", 2)
    backend, quay = server.env.backend, server.channel
    for name in ("one", "two", "three"):
        backend.create_thread(quay.id, name, server.alice.id)
        (server.channel,) = [one for one in quay.threads if one.name == name]
        await server.env.settle()
        await server.open()
        backend.edit_channel(server.channel.id, {}, thread_metadata={"archived": True})
    delete_unnoticed(server, server.channel)
    asked = [await asked_on_resuming(server, database) for _ in range(4)]
    assert asked == [2, 1, 0, 0]
    listed = said(await server.alice.slash(quay, "mygames"))
    assert listed.count("its channel is gone") == 1
    await server.env.advance_time(places.KNOWN_SECONDS + 1)
    assert await asked_on_resuming(server, database) == 2, "the while is over"


async def asked_on_resuming(server: DiscordServer, database: Path) -> int:
    """Let the bot resume; the number of channels and threads that it asks Discord about."""
    before = len(server.env.http_requests)
    await come_back(server, "resume", database)
    return sum(one.method == "GET" for one in server.env.http_requests[before:])


async def test_channels_deleted_in_an_outage_are_found_although_few_are_asked_about_at_a_time(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, database: Path
) -> None:
    monkeypatch.setattr(places, "MOST_ASKED", 1)
    quay, tables = server.channel, list[str]()
    piers = [server.guild.create_text_channel(name) for name in ("pier", "mole")]
    for server.channel in piers:
        await server.open()
        tables.append(await server.table_id())
    server.channel = quay
    delete_unnoticed(server, *piers)
    await come_back(server, "outage", database)
    found = [await gone(server, tables)]
    server.env.backend.emit("RESUMED", {"__shard_id__": 0})
    await server.env.settle()
    assert [*found, await gone(server, tables)] == [1, 2]


async def gone(server: DiscordServer, tables: Sequence[str]) -> int:
    """The number of *tables* whose channel is known to be gone."""
    return sum([(await server.bot.tables.table(one)).channel_gone for one in tables])


async def test_a_closed_thread_known_to_exist_is_asked_about_again_after_an_outage(
    server: DiscordServer, database: Path
) -> None:
    backend, quay = server.env.backend, server.channel
    backend.create_thread(quay.id, "talk", server.alice.id)
    (server.channel,) = quay.threads
    await server.env.settle()
    await server.open()
    table = await server.table_id()
    backend.edit_channel(server.channel.id, {}, thread_metadata={"archived": True})
    assert [await asked_on_resuming(server, database) for _ in range(2)] == [1, 0]
    await server.env.advance_time(1)
    delete_unnoticed(server, server.channel)
    await come_back(server, "outage", database)
    assert (await server.bot.tables.table(table)).channel_gone


async def test_a_thread_is_lost_with_its_channel(server: DiscordServer) -> None:
    backend, quay = server.env.backend, server.channel
    backend.create_thread(quay.id, "talk", server.alice.id)
    (server.channel,) = quay.threads
    await server.env.settle()
    await server.open()
    table = await server.table_id()
    backend.edit_channel(server.channel.id, {}, thread_metadata={"archived": True})
    await server.env.settle()
    delete_unnoticed(server, server.channel)
    backend.delete_channel(quay.id)
    await server.env.settle()
    assert (await server.bot.tables.table(table)).channel_gone


@pytest.mark.parametrize("status", [403, 500])
async def test_a_channel_that_cannot_be_asked_for_is_not_taken_for_gone(
    server: DiscordServer, status: int, database: Path
) -> None:
    await server.open()
    table = await server.table_id()
    server.env.inject_error("GET", f"/channels/{server.channel.id}", status=status, times=None)
    await come_back(server, "outage", database)
    await come_back(server, "resume", database)
    assert not (await server.bot.tables.table(table)).channel_gone


async def test_a_channel_found_gone_by_an_edit_is_recorded(server: DiscordServer) -> None:
    await server.set_sail()
    table = await server.table_id()
    server.env.inject_error(
        "PATCH", "/channels/*/messages/*", status=404, code=CHANNEL_GONE_CODE, times=None
    )
    await server.typed(server.alice, "captain explore")
    assert (await server.bot.tables.table(table)).channel_gone


# The bot is removed from a server, and invited again


async def kicked_after_a_turn(server: DiscordServer) -> int:
    """End a turn whose board cannot be posted, as the bot is being removed; the number of posts."""
    await server.set_sail(server.bob)
    posts = len(server.told)
    server.env.inject_error("POST", "/channels/*/messages", status=403, code=50001, times=None)
    await server.end_turn(await server.to_move())
    assert len(server.told) == posts
    return posts


@pytest.mark.parametrize("how", ["kick", "outage", "reconnect", "resume", "restart"])
async def test_what_waits_is_posted_as_soon_as_the_bot_is_back_in_the_server(
    server: DiscordServer, how: str, database: Path
) -> None:
    posts = await kicked_after_a_turn(server)
    server.env.backend.faults.clear()
    await come_back(server, how, database)
    boards = [
        one for one in server.channel.history()[posts:] if {"Act", "Answer"} & {*labels_of(one)}
    ]
    called = await server.to_move()
    assert [f"<@{called.id}>" in text_of(one) for one in boards] == [True]


async def test_mygames_says_of_a_table_in_a_server_that_the_bot_has_left_what_can_be_done(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    server.env.backend.remove_guild(server.guild.id)
    await server.env.settle()
    listed = said(await server.alice.user.slash("mygames"))
    assert "I have left its server" in listed
    assert "your turn" not in listed
    assert "https://" not in listed


@pytest.mark.parametrize("noticed", ["at once", "after a restart"])
async def test_tables_of_a_server_that_the_bot_left_stand_still_and_go_on_once_it_is_back(
    server: DiscordServer, noticed: str, database: Path
) -> None:
    await server.set_sail(server.bob)
    table = await server.table_id()
    if noticed == "at once":
        leave(server, unavailable=False)
    else:
        await server.bot.close()
        backend = server.env.backend
        payloads, backend.guilds = backend.guilds, {}
        await server.env.restart_bot(make_bot(database))
        backend.guilds = payloads
    await server.env.settle()
    assert (await server.bot.tables.table(table)).channel_gone
    join(server.env, server.guild, unavailable=None)
    await server.env.settle()
    assert not (await server.bot.tables.table(table)).channel_gone
    assert [text for text in server.told if "back in this server" in text] == [server.told[-1]]
    person = await server.to_move()
    await server.end_turn(person)
    assert await server.to_move() is not person


async def test_an_outage_is_no_leave(server: DiscordServer) -> None:
    await server.set_sail()
    table = await server.table_id()
    leave(server, unavailable=True)
    await server.env.settle()
    server.env.backend.emit("RESUMED", {"__shard_id__": 0})
    await server.env.settle()
    assert not (await server.bot.tables.table(table)).channel_gone


# The first words in a new server


def mute(guild: simcord.GuildHandle) -> dict[object, discord.PermissionOverwrite]:
    assert guild.me is not None
    return {guild.me: discord.PermissionOverwrite(send_messages=False)}


@pytest.mark.parametrize(("locale", "word"), [("en-US", "Ahoy!"), ("fr", "Ohé")])
async def test_a_new_server_is_greeted_once_where_the_bot_may_write_in_its_language(
    simcord_env: simcord.Env, locale: str, word: str
) -> None:
    guild = simcord_env.create_guild("Bay", preferred_locale=locale)
    guild.create_text_channel("rules", overwrites=mute(guild))  # type: ignore[arg-type]
    quay = guild.create_text_channel("quay")
    guild.create_text_channel("pier")
    join(simcord_env, guild, unavailable=None)
    await simcord_env.settle()
    hellos = {name: [text_of(m) for m in one.history()] for name, one in guild.channels.items()}
    assert [name for name, said in hellos.items() if said] == ["quay"]
    (hello,) = [text_of(message) for message in quay.history()]
    assert word in hello
    assert "`/table n" in hello
    join(simcord_env, guild, unavailable=False)
    await simcord_env.settle()
    assert len(quay.history()) == 1


async def test_a_server_where_the_bot_may_write_nowhere_is_joined_in_silence(
    simcord_env: simcord.Env,
) -> None:
    guild = simcord_env.create_guild("Bay")
    rules = guild.create_text_channel("rules", overwrites=mute(guild))  # type: ignore[arg-type]
    join(simcord_env, guild, unavailable=None)
    await simcord_env.settle()
    assert rules.history() == []
