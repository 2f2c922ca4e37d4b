"""Votes and resigning on Discord: the card, its buttons, and the ends that people agree on."""

from datetime import timedelta

import pytest
import simcord

from bot import clock
from bot.tables import endings
from tests.cogs.conftest import Passing
from tests.cogs.discord_server import (
    DiscordServer,
    labels_of,
    private,
    said,
    shown,
    taken_away,
    text_of,
)
from tests.cogs.test_hosts import called

MARKS = dict.fromkeys(map(ord, "\u2068\u2069"))


def told(server: DiscordServer) -> str:
    return "\n".join(server.told).translate(MARKS)


async def speak(server: DiscordServer, language: str) -> None:
    """Let the table speak *language* from now on."""
    tables = server.bot.tables
    live = await tables.load(await server.table_id())
    async with tables.changing(live, None, language=language):
        pass


def vote_card(server: DiscordServer) -> simcord.ResponseMessage:
    """The card of the last vote, as it is now."""
    cards = [one for one in server.channel.history() if {"Yes", "Oui"} & {*labels_of(one)}]
    return cards[-1]


@pytest.mark.parametrize(
    ("language", "labels", "words"),
    [
        (
            "en",
            ["Yes", "No"],
            ["asks to end the game in a draw", "All have to agree", "a draw, agreed by"],
        ),
        ("fr", ["Oui", "Non"], ["propose de finir la partie", "Tous doivent", "égalité, d"]),
    ],
)
async def test_a_draw_is_agreed_by_buttons_and_the_board_shows_it_with_again(
    server: DiscordServer, language: str, labels: list[str], words: list[str]
) -> None:
    await server.set_sail(server.bob, server.carol)
    await speak(server, language)
    opened = await server.alice.slash(server.channel, "table vote", what="draw")
    assert taken_away(opened), "the card tells it"
    card = vote_card(server)
    assert labels_of(card) == labels
    assert sorted(called(server, card)) == sorted([server.bob.id, server.carol.id])
    assert all(word in text_of(card) for word in words[:2])
    await server.bob.click(card, label=labels[0])
    after = text_of(server.message(card))
    assert f"<@{server.bob.id}>" not in after
    assert f"<@{server.carol.id}>" in after, "who has not answered is shown"
    await server.carol.click(card, label=labels[0])
    assert labels_of(server.message(card)) == []
    board = server.board
    assert words[2] in text_of(board)
    assert all(name in text_of(board) for name in ("Alice", "Bob", "Carol"))
    seed = (await server.bot.tables.last_over_in(server.channel.id)).seed  # type: ignore[union-attr]
    assert seed in text_of(board)
    again = await server.carol.click(board, label=labels_of(board)[0])
    assert "table" in text_of(server.board)
    assert again.acknowledged


async def test_one_no_ends_a_vote_that_needs_all_with_a_line(server: DiscordServer) -> None:
    await server.set_sail(server.bob, server.carol)
    await server.bob.slash(server.channel, "table vote", what="abandon")
    card = vote_card(server)
    await server.carol.click(card, label="No")
    assert "Not agreed" in text_of(server.message(card))
    assert "The vote on abandoning the game ends: not agreed (Carol)" in told(server)


async def test_a_ballot_can_be_typed_and_the_card_shows_it(server: DiscordServer) -> None:
    await server.set_sail(server.bob, server.carol)
    await server.alice.slash(server.channel, "table vote", what="pause")
    card = vote_card(server)
    answer = await server.bob.slash(server.channel, "table vote", what="no")
    assert "You said no" in said(answer)
    assert "No: Bob" in text_of(server.message(card)).translate(MARKS)
    answer = await server.bob.slash(server.channel, "table vote", what="yes")
    assert "agreed" in said(answer)
    assert "By vote, the table is paused" in told(server)
    assert labels_of(server.message(card)) == []
    answer = await server.carol.slash(server.channel, "table vote", what="yes")
    assert "There is no vote." in said(answer)


async def test_answers_that_cannot_be_given_say_why_and_what_to_type(
    server: DiscordServer, hours_pass: Passing
) -> None:
    await server.set_sail(server.bob, server.carol)
    none = await server.bob.slash(server.channel, "table vote", what="yes")
    assert "There is no vote." in said(none)
    whom = await server.bob.slash(server.channel, "table vote", what="admit")
    assert "in the option *user*" in said(whom)
    assert (await server.to_move()).id == server.alice.id
    await hours_pass(97)
    await server.bob.slash(server.channel, "table vote", what="bot", seat="A")
    own = await server.alice.slash(server.channel, "table vote", what="no")
    assert "This vote is on your own seat" in said(own)
    assert labels_of(vote_card(server)) == ["Yes", "No"]


@pytest.mark.parametrize("kept", [False, True])
async def test_a_vote_that_is_over_loses_its_buttons_and_a_late_press_says_so(
    server: DiscordServer, hours_pass: Passing, *, kept: bool
) -> None:
    await server.set_sail(server.bob, server.carol)
    await server.alice.slash(server.channel, "table clock", pace="none")
    await server.alice.slash(server.channel, "table vote", what="pause")
    card = vote_card(server)
    if kept:
        server.keep_old_buttons()
    await hours_pass(25)
    assert "The vote on a pause has run out" in told(server)
    await hours_pass(0.1)
    if kept:
        pressed = await server.bob.click(card, label="Yes")
        assert "That vote is over" in said(pressed)
    assert labels_of(server.message(card)) == []
    assert "The vote is over." in text_of(server.message(card))


async def test_an_undo_by_vote_takes_the_last_turn_back_and_calls_its_player(
    server: DiscordServer,
) -> None:
    await server.set_sail(server.bob, server.carol)
    mover = await server.to_move()
    await server.typed(mover, "captain explore")
    await server.end_turn(mover)
    await mover.slash(server.channel, "table vote", what="undo")
    card = vote_card(server)
    assert "asks to undo" in text_of(card)
    for person in (server.alice, server.bob, server.carol):
        if person.id != mover.id:
            await person.click(card, label="Yes")
    assert "By vote, the game goes back to an earlier turn" in told(server)
    assert called(server, server.board) == [mover.id]


async def test_a_resigned_seat_is_not_offered_back(server: DiscordServer) -> None:
    await server.set_sail(server.bob, server.carol)
    await endings.resign(server.bot.tables, await server.table_id(), server.carol.id)
    refused = said(await server.carol.slash(server.channel, "turn act"))
    assert "was resigned" in refused


async def test_the_table_lets_the_bot_play_an_absent_seat_and_its_person_is_called(
    server: DiscordServer, hours_pass: Passing
) -> None:
    await server.set_sail(server.bob, server.carol)
    mover = await server.to_move()
    others = [one for one in (server.alice, server.bob, server.carol) if one.id != mover.id]
    await hours_pass(97)
    live = await server.bot.tables.load(await server.table_id())
    letter = "ABC"[int(live.seats_of(mover.id)[0][1:]) - 1]
    await others[0].slash(server.channel, "table vote", what="bot", seat=letter)
    await others[1].click(vote_card(server), label="Yes")
    line = next(one for one in server.channel.history() if "by vote the bot plays" in text_of(one))
    assert called(server, line) == [mover.id]
    assert labels_of(line) == ["Take back my seat"]


@pytest.mark.parametrize(
    ("language", "label", "words"),
    [
        ("en", "Resign", "resigns. The game is over"),
        ("fr", "Renoncer", "renonce. La partie est finie"),
    ],
)
async def test_resigning_is_asked_for_once_and_ends_a_game_of_two(
    server: DiscordServer, language: str, label: str, words: str
) -> None:
    await server.set_sail(server.bob)
    await speak(server, language)
    server.locales[server.bob.id] = language
    asked = await server.bob.slash(server.channel, "table resign")
    assert private(asked)
    assert labels_of(shown(asked))[0] == label
    await server.bob.click(shown(asked), label=label)
    assert words in text_of(server.board).translate(MARKS)
    assert "Alice" in text_of(server.board)


@pytest.mark.parametrize(("press", "status"), [("Goes on", "open"), ("Pause", "paused")])
async def test_a_silent_table_is_asked_by_a_message_that_calls_all_who_sit(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, press: str, status: str
) -> None:
    await server.set_sail(server.bob)
    await server.alice.slash(server.channel, "table clock", pace="none")
    real = clock.now
    monkeypatch.setattr(clock, "now", lambda: real() + timedelta(days=31))
    await server.bot.services.tidy(backups=0)
    await server.bot.services.sweep()
    question = next(one for one in server.channel.history() if "Does it go on" in text_of(one))
    assert sorted(called(server, question)) == sorted([server.alice.id, server.bob.id])
    refused = await server.carol.click(question, label=press)
    assert "You have no seat" in said(refused)
    await server.bob.click(question, label=press)
    assert labels_of(server.message(question)) == []
    line = "Bob pauses the table." if press == "Pause" else "Bob: the game goes on."
    assert told(server).count(line) == 1
    assert (await server.bot.tables.table(await server.table_id())).status == status
