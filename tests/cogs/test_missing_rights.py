"""Answers that promise a message: where it cannot be posted, they say so and what is missing."""

from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.cogs.discord_server import DiscordServer, labels_of, private, said

NAMES = {
    "view_channel": "View Channels",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}
"""The names that Discord shows of the permissions that play needs."""


def deny(server: DiscordServer, *rights: str) -> None:
    """Take *rights* from the bot in the channel, and give it all others."""
    denied = discord.Permissions(**dict.fromkeys(rights, True)).value
    me = server.guild.me
    assert me is not None
    place = server.env.backend.channels[server.channel.id].parent_id or server.channel.id
    overwrite = Overwrite(target_id=me.id, type=OverwriteType.MEMBER, allow=0, deny=denied)
    server.env.backend.set_overwrite(place, overwrite)


async def in_thread(server: DiscordServer) -> None:
    """Play in a thread from now on."""
    server.env.backend.create_thread(server.channel.id, "talk", server.alice.id)
    (server.channel,) = server.channel.threads
    await server.env.settle()


async def press_start(server: DiscordServer, card: Any) -> simcord.InteractionResult:
    return await server.alice.click(card, label="Start")


async def type_start(server: DiscordServer, card: Any) -> simcord.InteractionResult:
    del card
    return await server.alice.slash(server.channel, "table start")


@pytest.mark.parametrize("start", [press_start, type_start])
@pytest.mark.parametrize("right", NAMES)
async def test_a_game_does_not_begin_where_its_board_cannot_be_posted(
    server: DiscordServer, right: str, start: Any
) -> None:
    if right == "send_messages_in_threads":
        await in_thread(server)
    card = await server.open()
    deny(server, right)
    refused = await start(server, card)
    assert private(refused)
    assert f"({NAMES[right]})" in said(refused)
    assert "in the channel\N{RIGHT SINGLE QUOTATION MARK}s settings" in said(refused)
    table = await server.bot.tables.table(await server.table_id())
    assert table.status == "lobby"
    deny(server)
    assert "The game begins" in said(await start(server, card))
    assert "Act" in labels_of(server.board) or "Answer" in labels_of(server.board)


async def test_a_game_does_not_begin_in_a_locked_thread_that_the_bot_may_not_open(
    server: DiscordServer,
) -> None:
    await in_thread(server)
    card = await server.open()
    locked = {"archived": True, "locked": True}
    server.env.backend.edit_channel(server.channel.id, {}, thread_metadata=locked)
    deny(server, "manage_threads")
    assert "(Manage Threads)" in said(await press_start(server, card))
    server.env.backend.edit_channel(server.channel.id, {}, thread_metadata={"locked": False})
    assert "The game begins" in said(await press_start(server, card))


async def test_a_game_that_begins_although_its_board_is_refused_says_so(
    server: DiscordServer,
) -> None:
    card = await server.open()
    server.env.inject_error("POST", "/channels/*/messages", status=403, times=None)
    begun = await press_start(server, card)
    assert private(begun)
    assert "The game begins" in said(begun)
    assert "does not let me into its channel" in said(begun)


async def test_a_paused_game_does_not_go_on_where_its_board_cannot_be_posted(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    await server.alice.slash(server.channel, "table pause")
    deny(server, "send_messages")
    assert "(Send Messages)" in said(await server.alice.slash(server.channel, "table pause"))
    assert (await server.bot.tables.table(await server.table_id())).status == "paused"
    deny(server)
    await server.alice.slash(server.channel, "table pause")
    assert "Act" in labels_of(server.board)


async def test_a_person_whose_request_cannot_be_posted_is_told_what_the_bot_lacks(
    server: DiscordServer,
) -> None:
    await server.set_sail(server.bob)
    deny(server, "send_messages")
    asked = await server.carol.slash(server.channel, "table join", seat="B", share=True)
    assert "I have asked" in said(asked)
    assert "(Send Messages)" in said(asked)
