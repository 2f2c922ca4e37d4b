"""/host board: one message in a server that shows every open table, kept up to date."""

from datetime import timedelta
from pathlib import Path

import discord
import pytest
import simcord

from bot.delivery import status_boards
from bot.tables.server_boards import server_of
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer, isolated, private, said, text_of

MINUTE = 60


@pytest.fixture
def manager(server: DiscordServer) -> simcord.MemberActor:
    """Mona, who manages the server."""
    role = server.guild.create_role("Staff", permissions=discord.Permissions(manage_guild=True))
    return server.guild.add_member(server.env.create_user("Mona"), roles=[role])


@pytest.fixture
def pier(server: DiscordServer) -> simcord.ChannelHandle:
    return server.guild.create_text_channel("pier")


def boards_in(channel: simcord.ChannelHandle) -> list[str]:
    return [text_of(one) for one in channel.history()]


async def test_a_manager_puts_up_a_board_that_follows_the_tables_of_the_server(
    server: DiscordServer, manager: simcord.MemberActor, pier: simcord.ChannelHandle
) -> None:
    answer = await manager.slash(pier, "host board")
    assert private(answer)
    assert "now stands in this channel" in said(answer)
    assert boards_in(pier) == [
        "### Open tables of this server\nNo table is open here. `/table new` opens one."
    ]
    await server.start(server.bob)
    await server.env.advance_time(2 * MINUTE)
    (board,) = boards_in(pier)
    on_turn = await server.to_move()
    assert f"Log** · <#{server.channel.id}>: waiting for {isolated(on_turn)}" in board
    assert "the time ends <t:" in board
    assert "<@" not in board
    await server.answer(on_turn)
    other = await server.to_move()
    await server.env.advance_time(2 * MINUTE)
    (board,) = boards_in(pier)
    assert f"waiting for {isolated(other)}" in board
    await server.alice.slash(server.channel, "table pause")
    await server.env.advance_time(2 * MINUTE)
    assert boards_in(pier)[0].endswith("paused")


async def test_a_board_is_in_the_language_of_the_server(
    simcord_env: simcord.Env, server: DiscordServer
) -> None:
    guild = simcord_env.create_guild("Baie", preferred_locale="fr")
    role = guild.create_role("Staff", permissions=discord.Permissions(manage_guild=True))
    person = guild.add_member(simcord_env.create_user("Zoé"), roles=[role])
    quay = guild.create_text_channel("quai")
    await simcord_env.settle()
    await person.slash(quay, "host board")
    (board,) = boards_in(quay)
    assert board.startswith("### Tables ouvertes de ce serveur")


async def test_a_board_stands_once_in_a_server_and_can_be_taken_away(
    server: DiscordServer, manager: simcord.MemberActor, pier: simcord.ChannelHandle
) -> None:
    await manager.slash(pier, "host board")
    await manager.slash(server.channel, "host board")
    assert (len(boards_in(pier)), len(boards_in(server.channel))) == (0, 1)
    gone = said(await manager.slash(pier, "host board", on=False))
    assert "is gone" in gone
    assert boards_in(server.channel) == []
    await server.open()
    await server.env.advance_time(20 * MINUTE)
    assert len(boards_in(server.channel)) == 1, "the lobby card"


async def test_a_board_lives_through_a_restart(
    server: DiscordServer,
    manager: simcord.MemberActor,
    pier: simcord.ChannelHandle,
    database: Path,
) -> None:
    await manager.slash(pier, "host board")
    await server.bot.close()
    await server.env.restart_bot(make_bot(database))
    await server.start()
    await server.env.advance_time(20 * MINUTE)
    (board,) = boards_in(pier)
    assert f"waiting for {isolated(server.alice)}" in board


async def test_a_deleted_board_comes_again_with_the_next_change(
    server: DiscordServer, manager: simcord.MemberActor, pier: simcord.ChannelHandle
) -> None:
    await manager.slash(pier, "host board")
    (board,) = pier.history()
    server.env.backend.delete_message(pier.id, board.id)
    await server.env.advance_time(20 * MINUTE)
    assert boards_in(pier) == []
    await server.open()
    await server.env.advance_time(2 * MINUTE)
    (again,) = boards_in(pier)
    assert "not started yet" in again


async def test_where_the_bot_may_not_write_the_manager_is_told_what_is_missing(
    server: DiscordServer, manager: simcord.MemberActor
) -> None:
    assert server.guild.me is not None
    mute = {server.guild.me: discord.PermissionOverwrite(send_messages=False)}
    quiet = server.guild.create_text_channel("quiet", overwrites=mute)  # type: ignore[arg-type]
    assert "(Send Messages)" in said(await manager.slash(quiet, "host board"))
    assert await server_of(server.bot.tables, server.guild.id) is None


async def test_a_board_that_discord_does_not_take_is_promised(
    server: DiscordServer,
    manager: simcord.MemberActor,
    pier: simcord.ChannelHandle,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(status_boards, "FIRST_PAUSE", timedelta(0))
    server.env.inject_error("POST", f"/channels/{pier.id}/messages", status=403, code=50013)
    assert "as soon as Discord lets me" in said(await manager.slash(pier, "host board"))
    await server.env.advance_time(3 * MINUTE)
    assert len(boards_in(pier)) == 1
