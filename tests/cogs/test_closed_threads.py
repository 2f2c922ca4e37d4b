"""A table in a thread that somebody closes: its news comes, or its players are told why not."""

import pytest
import simcord

from bot.tables.boards import THREAD_CLOSED_CODE
from tests.cogs.discord_server import DiscordServer, private, said, shown, text_of

CLOSED = {"status": 400, "code": THREAD_CLOSED_CODE, "message": "Thread is archived"}


@pytest.fixture
async def thread(server: DiscordServer) -> simcord.ChannelHandle:
    """The thread in which the tables of *server* are played."""
    backend = server.env.backend
    made = backend.create_thread(server.channel.id, "quay talk", server.alice.id)
    (server.channel,) = server.channel.threads
    await server.env.settle()
    assert server.channel.id == made.id
    return server.channel


def close(server: DiscordServer, *, locked: bool = False) -> None:
    """Close the thread: from now on, each change of a message there is refused."""
    closed = {"archived": True, "locked": locked}
    server.env.backend.edit_channel(server.channel.id, {}, thread_metadata=closed)
    if locked:
        there = f"/channels/{server.channel.id}"
        server.env.inject_error("PATCH", f"{there}/messages/*", times=None, **CLOSED)
        server.env.inject_error("POST", f"{there}/messages", times=None, **CLOSED)
        server.env.inject_error("PATCH", there, status=403, code=50013, times=None)
    else:
        server.env.inject_error("PATCH", "/channels/*/messages/*", **CLOSED)


async def open_again(server: DiscordServer) -> None:
    server.env.backend.faults.clear()
    opened = {"archived": False, "locked": False}
    server.env.backend.edit_channel(server.channel.id, {}, thread_metadata=opened)
    await server.env.settle()


def is_closed(server: DiscordServer) -> bool:
    meta = server.env.backend.channels[server.channel.id].thread_metadata
    assert meta is not None
    return meta.archived


async def test_a_closed_thread_is_opened_to_show_what_was_played(
    server: DiscordServer, thread: simcord.ChannelHandle
) -> None:
    board = await server.set_sail()
    before = text_of(board)
    close(server)
    await server.typed(server.alice, "captain explore")
    assert not is_closed(server)
    assert text_of(server.message(board)) != before


async def test_what_is_played_in_a_locked_thread_is_shown_once_somebody_opens_it(
    server: DiscordServer, thread: simcord.ChannelHandle
) -> None:
    board = await server.set_sail(server.bob)
    before = len(server.told)
    close(server, locked=True)
    for _ in range(10):
        await server.alice.slash(server.channel, "help")
    person = await server.to_move()
    ended = await server.end_turn(person)
    assert "its thread is closed" in said(ended)
    for _ in range(10):
        await server.alice.slash(server.channel, "help")
    assert len(server.told) == before
    await open_again(server)
    assert len(server.told) == before + 1
    assert server.board.id != board.id
    called = await server.to_move()
    assert called.id != person.id
    assert f"<@{called.id}>" in text_of(server.board)


async def test_whoever_acts_in_a_locked_thread_is_told_once_why_no_board_comes(
    server: DiscordServer, thread: simcord.ChannelHandle
) -> None:
    await server.set_sail(server.bob)
    close(server, locked=True)
    await server.end_turn(await server.to_move())
    called = await server.to_move()
    opened = await called.slash(server.channel, "turn act")
    assert private(opened)
    assert "its thread is closed" in said(opened)
    assert "its thread is closed" not in said(await called.slash(server.channel, "turn act"))
    assert "its thread is closed" in said(await called.slash(server.channel, "mygames"))
    assert "its thread is closed" in said(await server.carol.slash(server.channel, "help"))
    await open_again(server)
    assert "closed" not in said(await server.carol.slash(server.channel, "hand"))
    assert "closed" not in said(await called.slash(server.channel, "mygames"))


async def test_turn_show_in_a_locked_thread_tells_the_news_that_waits(
    server: DiscordServer, thread: simcord.ChannelHandle
) -> None:
    board = await server.set_sail()
    close(server, locked=True)
    await server.typed(server.alice, "captain explore")
    assert "discovers" not in text_of(server.message(board))
    present = await server.alice.slash(server.channel, "turn show")
    assert "discovers" in text_of(shown(present))
    before = len(server.told)
    await open_again(server)
    told = "\n".join(server.told)
    assert told.count("discovers") == 1
    assert len(server.told) == before


async def test_the_lobby_card_in_a_closed_thread_shows_who_joins(
    server: DiscordServer, thread: simcord.ChannelHandle
) -> None:
    card = await server.open()
    close(server)
    joined = await server.bob.click(card, label="Join")
    assert "seat **B**" in said(joined)
    assert "Bob" in text_of(server.board)


async def test_joining_in_a_locked_thread_is_answered_as_what_it_is(
    server: DiscordServer, thread: simcord.ChannelHandle
) -> None:
    card = await server.open()
    close(server, locked=True)
    joined = await server.bob.click(card, label="Join")
    assert "seat **B**" in said(joined)
