"""/table new thread: a thread of its own for a table, closed a day after the end."""

from datetime import datetime, timedelta
from pathlib import Path

import discord
import pytest
import simcord

from bot import clock
from bot.keyed_tasks import settle
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer, labels_of, private, said, text_of


class Days:
    """Days that pass at once; then the bot looks for threads to close, as it does each hour."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._real, self._passed = clock.now, timedelta()
        monkeypatch.setattr(clock, "now", self._now)

    async def pass_by(self, server: DiscordServer, days: float) -> None:
        """Let so many days pass."""
        self._passed += timedelta(days=days)
        server.bot.places.close_threads()
        await settle(server.bot.places.closings)

    def _now(self) -> datetime:
        return self._real() + self._passed


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    return Days(monkeypatch)


async def new_in_thread(server: DiscordServer) -> simcord.InteractionResult:
    """Let Alice open a table in a thread, which becomes the channel of *server*."""
    answer = await server.alice.slash(server.channel, "table new", preset="standard", thread=True)
    if server.channel.threads:
        (server.channel,) = server.channel.threads
    return answer


def is_closed(server: DiscordServer) -> bool:
    meta = server.env.backend.channels[server.channel.id].thread_metadata
    assert meta is not None
    return meta.archived


async def test_a_table_in_a_thread_is_joined_and_played_there(server: DiscordServer) -> None:
    quay = server.channel
    answer = await new_in_thread(server)
    assert not private(answer)
    table = await server.table_id()
    assert f"Table {table} has a thread of its own: <#{server.channel.id}>" in said(answer)
    assert server.channel.name == "Captain\N{RIGHT SINGLE QUOTATION MARK}s Log · Alice"
    assert "Join" in labels_of(server.board)
    await server.bob.click(server.board, label="Join")
    await server.alice.click(server.board, label="Start")
    assert "<@" in text_of(server.board)
    assert await server.bot.tables.table_in(quay.id) is None, "the channel stays free"


async def test_a_thread_closes_a_day_after_the_end_also_after_a_restart(
    server: DiscordServer, database: Path, days: Days
) -> None:
    await new_in_thread(server)
    table = await server.table_id()
    await server.alice.click(server.board, label="Start")
    await days.pass_by(server, 2)
    assert not is_closed(server)
    asked = await server.alice.slash(server.channel, "table close")
    assert asked.response is not None
    await server.alice.click(asked.response, label="Close for good")
    await days.pass_by(server, 0.5)
    assert not is_closed(server)
    await server.bot.close()
    await server.env.restart_bot(make_bot(database))
    await days.pass_by(server, 1)
    assert is_closed(server)
    assert (await server.bot.tables.table(table)).thread_closes_at is None


async def test_a_rematch_keeps_the_thread_open(server: DiscordServer, days: Days) -> None:
    await new_in_thread(server)
    await server.bob.click(server.board, label="Join")
    for _ in range(2):
        asked = await server.alice.slash(server.channel, "table close")
        assert asked.response is not None
        await server.alice.click(asked.response, label="Close for good")
        await server.alice.slash(server.channel, "again")
        await days.pass_by(server, 2)
        assert not is_closed(server)


@pytest.mark.parametrize("missing", ["create_public_threads", "send_messages_in_threads"])
async def test_without_the_permission_for_threads_the_host_is_told_which(
    server: DiscordServer, missing: str
) -> None:
    assert server.guild.me is not None
    denied = {server.guild.me: discord.PermissionOverwrite(**{missing: False})}
    server.channel = server.guild.create_text_channel("strict", overwrites=denied)  # type: ignore[arg-type]
    named = {
        "create_public_threads": "Create Public Threads",
        "send_messages_in_threads": "Send Messages in Threads",
    }
    answer = await new_in_thread(server)
    assert private(answer)
    assert f"({named[missing]})" in said(answer)
    assert server.channel.threads == []
    assert await server.bot.tables.tables_of(server.alice.id) == []


async def test_no_thread_is_opened_inside_a_thread_or_in_a_direct_message(
    server: DiscordServer,
) -> None:
    await new_in_thread(server)
    for answer in (
        await server.bob.slash(server.channel, "table new", thread=True),
        await server.bob.user.slash("table new", thread=True),
    ):
        assert "only in a text channel of a server" in said(answer)


async def test_who_has_too_many_lobbies_leaves_no_empty_thread(server: DiscordServer) -> None:
    quay = server.channel
    for number in range(3):
        server.channel = server.guild.create_text_channel(f"c{number}")
        await server.open()
    server.channel = quay
    await new_in_thread(server)
    assert quay.threads == []
