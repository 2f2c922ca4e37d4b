"""Reminders on Discord: their buttons, snoozing, a day given by others, and more by the host."""

import re

from tests.cogs.conftest import Passing
from tests.cogs.discord_server import DiscordServer, labels_of, private, said, shown, text_of
from tests.cogs.test_hosts import called

HALF = 48
"""Hours of half of the first turn, in which captains also choose where they start."""

STAMP = re.compile(r"<t:(\d+):f>")


async def test_a_reminder_mentions_its_person_and_goes_as_the_turn_is_over(
    server: DiscordServer, hours_pass: Passing
) -> None:
    await server.set_sail(server.bob)
    await hours_pass(HALF)
    reminder = server.board
    assert called(server, reminder) == [server.alice.id]
    assert f"<@{server.alice.id}>: it is your turn." in text_of(reminder)
    assert "then your reserve runs" in text_of(reminder)
    assert labels_of(reminder) == ["Act", "Remind me later"]
    opened = await server.alice.click(reminder, label="Act")
    assert private(opened)
    await server.end_turn(server.alice)
    assert reminder.id not in [one.id for one in server.channel.history()]


async def test_a_person_is_reminded_later_and_reads_that_the_time_stays(
    server: DiscordServer, hours_pass: Passing
) -> None:
    await server.set_sail(server.bob)
    await hours_pass(HALF)
    first = server.board
    asked = await server.alice.click(first, label="Remind me later")
    assert private(asked)
    assert "When shall I remind you again?" in said(asked)
    assert labels_of(shown(asked))[0] == "In 2 hours"
    assert len(STAMP.findall(said(asked))) == len(labels_of(shown(asked)))
    chosen = await server.alice.click(shown(asked), label="In 2 hours")
    assert "The time itself does not change" in said(chosen)
    assert labels_of(shown(chosen)) == []
    refused = await server.bob.click(first, label="Remind me later")
    assert "It is not your turn" in said(refused)
    await hours_pass(2)
    assert called(server, server.board) == [server.alice.id]
    assert server.board.id != first.id
    assert first.id not in [one.id for one in server.channel.history()]


async def test_others_give_a_day_once_and_the_host_gives_more_in_public(
    server: DiscordServer, hours_pass: Passing
) -> None:
    await server.set_sail(server.bob)
    await hours_pass(2 * HALF)
    reserve = server.board
    assert labels_of(reserve) == ["Act", "Remind me later", "Give a day"]
    (ends, *_) = STAMP.findall(text_of(reserve))
    assert "Only the others" in said(await server.alice.click(reserve, label="Give a day"))
    given = await server.bob.click(reserve, label="Give a day")
    assert STAMP.findall(said(given)) == [str(int(ends) + 86_400)]
    (line,) = (one for one in server.channel.history() if "one more day" in text_of(one))
    assert f"<@{server.bob.id}> gives" in text_of(line)
    assert f"Until <t:{int(ends) + 86_400}:f>" in text_of(server.board)
    assert called(server, line) == called(server, server.board) == []
    await hours_pass(0.01)
    assert labels_of(server.message(reserve)) == []
    assert "host" in said(await server.bob.slash(server.channel, "table extend"))
    extended = await server.alice.slash(server.channel, "table extend", days=3)
    assert STAMP.findall(said(extended)) == [str(int(ends) + 4 * 86_400)]
    assert any("3 more days" in text_of(one) for one in server.channel.history())
    await hours_pass(0.1)  # edits of a board are some seconds apart
    until = f"Until <t:{int(ends) + 4 * 86_400}:f>"
    assert any(until in text_of(one) for one in server.channel.history())


async def test_reminders_are_in_the_tables_language(
    server: DiscordServer, hours_pass: Passing
) -> None:
    card = await server.open(language="fr")
    await server.bob.click(card, label="Rejoindre")
    await server.alice.click(card, label="Commencer")
    await hours_pass(HALF)
    assert "Il reste du temps" in text_of(server.board)
    assert "puis votre réserve commence" in text_of(server.board)
    assert labels_of(server.board) == ["Agir", "Me le rappeler plus tard"]
    await hours_pass(HALF)
    assert labels_of(server.board)[-1] == "Donner un jour"
