"""Answers that are late, in a direct message or in French, and answers of failing buttons."""

import asyncio
import re
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui
from sqlalchemy import event

from bot.messages.components import Button, Pressed
from bot.messages.reply import Reply
from bot.messages.verbs import Hand
from engine.core.words import Text
from tests.cogs.discord_server import (
    DiscordServer,
    choose,
    labels_of,
    private,
    said,
    shown,
    text_of,
)

TOKEN_SECONDS = 16 * 60
"""Seconds after which Discord rejects any answer to an interaction."""


async def test_after_its_token_expires_a_public_answer_edits_the_message_through_the_channel(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()

    async def dawdle(pressed: Pressed[Hand]) -> None:
        async with Reply(pressed.interaction, update=True) as reply:
            await asyncio.sleep(TOKEN_SECONDS)
            await reply.show(_card("at last"))

    server.bot.presses.add(Hand, dawdle)
    await server.alice.click(board, label="My ship")
    await server.env.advance_time(TOKEN_SECONDS + 1)
    changed = next(one for one in server.channel.history() if one.id == board.id)
    assert text_of(changed) == "at last"


async def test_after_its_token_expires_a_private_answer_is_dropped_and_logged(
    server: DiscordServer, caplog: pytest.LogCaptureFixture
) -> None:
    board = await server.set_sail()

    async def dawdle(pressed: Pressed[Hand]) -> None:
        async with Reply(pressed.interaction) as reply:
            await asyncio.sleep(TOKEN_SECONDS)
            await reply.say(Text.of("turn-done"))

    server.bot.presses.add(Hand, dawdle)
    posts = len(server.told)
    await server.alice.click(board, label="My ship")
    await server.env.advance_time(TOKEN_SECONDS + 1)
    assert len(server.told) == posts
    assert "too late for its reader" in caplog.text


async def test_commands_and_taps_are_acknowledged_before_the_database_is_used(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    early: list[str] = []
    requests = 0

    def read_or_written(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        new = server.env.http_requests[requests:]
        if not any(one.path.endswith("/callback") for one in new):
            early.append(statement)

    engine = server.bot.services.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", read_or_written)
    statements = Counter[str]()
    for command in ("turn act", "hand", "map text", "captain explore", "turn end"):
        requests = len(server.env.http_requests)
        await server.alice.slash(server.channel, command)
        statements[command] = len(early)
    for label in ("Act", "My ship", "Map"):
        requests = len(server.env.http_requests)
        await server.alice.click(server.board, label=label)
        statements[label] = len(early)
    assert early == [], statements


async def test_a_tap_on_a_button_that_cannot_be_rebuilt_gets_an_error_answer(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await server.set_sail()

    def broken(self: Button, item: ui.Button[Any]) -> None:
        raise RuntimeError("on purpose")

    monkeypatch.setattr(Button, "__init__", broken)
    answer = await server.alice.click(board, label="My ship")
    assert private(answer)
    assert "Something went wrong" in said(answer)


async def test_a_tap_whose_interaction_check_fails_gets_an_error_answer(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()

    async def check_nobody(pressed: Pressed[Hand]) -> None:
        of_no_kind: Any = SimpleNamespace(id=server.alice.id)
        pressed.interaction.user = of_no_kind
        button = Button.of("Again", pressed.verb)
        assert not await button.interaction_check(pressed.interaction)

    server.bot.presses.add(Hand, check_nobody)
    answer = await server.alice.click(board, label="My ship")
    assert private(answer)
    assert "Something went wrong" in said(answer)


async def test_a_game_is_played_in_a_direct_message(server: DiscordServer) -> None:
    user = server.alice.user
    opened = await user.slash("table new")
    assert "Captain" in text_of(opened.response)
    started = await user.click(opened.response, label="Start")
    assert "The game begins" in said(started)
    board = user.dm_channel.last_message
    assert board is not None
    assert "Answer" in labels_of(board)
    answered = await user.click(board, label="Answer")
    assert "Where do you begin" in said(answered)


async def test_a_turn_in_french_logs_no_missing_translation(
    server: DiscordServer, caplog: pytest.LogCaptureFixture
) -> None:
    server.locales[server.alice.id] = "fr"
    card = await server.open(language="fr")
    await server.alice.click(card, label="Commencer")
    for _ in range(3):
        board = server.board
        opened = await server.alice.click(board, label=labels_of(board)[0])
        planned = await choose(server.alice, opened, until="Confirmer")
        done = await server.alice.click(shown(planned), label="Confirmer")
        assert "C\u2019est fait" in said(done)
    for command in ("hand", "map text", "help", "table settings", "mygames"):
        assert private(await server.alice.slash(server.channel, command))
    assert not re.search("worded", caplog.text)


def _card(text: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    return view
