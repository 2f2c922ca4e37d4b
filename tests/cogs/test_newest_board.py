"""Buttons of the newest board after events that do not change the position, as a pause."""

from collections.abc import Awaitable, Callable

import discord
import pytest
import simcord

from bot.tables import playing
from tests.cogs.discord_server import DiscordServer, choose, labels_of, private, said, shown

LABELS = ["Act", "My ship", "Map", "How?", "All news", "End turn", "Undo"]

Happening = Callable[[DiscordServer, simcord.MemberActor], Awaitable[None]]


async def pause_and_resume(server: DiscordServer, other: simcord.MemberActor) -> None:
    for _ in range(2):
        await server.alice.slash(server.channel, "table pause")


async def autopilot_on(server: DiscordServer, other: simcord.MemberActor) -> None:
    await other.slash(server.channel, "table autopilot", on=True)


async def autopilot_on_and_off(server: DiscordServer, other: simcord.MemberActor) -> None:
    await autopilot_on(server, other)
    await other.slash(server.channel, "table autopilot", on=False)


async def leave(server: DiscordServer, other: simcord.MemberActor) -> None:
    await other.slash(server.channel, "table leave")


async def leave_and_rejoin(server: DiscordServer, other: simcord.MemberActor) -> None:
    await leave(server, other)
    await other.slash(server.channel, "table join")


async def somebody_takes_over(server: DiscordServer, other: simcord.MemberActor) -> None:
    await leave(server, other)
    await server.carol.slash(server.channel, "table join")


HAPPENINGS: tuple[Happening, ...] = (
    pause_and_resume,
    autopilot_on,
    autopilot_on_and_off,
    leave,
    leave_and_rejoin,
    somebody_takes_over,
)


async def card_of(server: DiscordServer) -> discord.Message:
    """The message that is the table's card now."""
    card = (await server.bot.tables.table(await server.table_id())).card_id
    return next(one for one in server.channel.history() if one.id == card)


async def sail(server: DiscordServer) -> tuple[simcord.MemberActor, simcord.MemberActor]:
    """Let the player on turn sail one hex; returns that player and the other captain."""
    await server.set_sail(server.bob)
    person = await server.to_move()
    opened = await person.slash(server.channel, "turn act")
    planned = await choose(person, opened, "Sail")
    await person.click(shown(planned), label="Confirm")
    return person, server.bob if person is server.alice else server.alice


@pytest.mark.parametrize("happening", HAPPENINGS)
async def test_every_button_of_the_newest_board_works(
    server: DiscordServer, happening: Happening
) -> None:
    person, other = await sail(server)
    await happening(server, other)
    card = await card_of(server)
    none_told = happening is pause_and_resume
    assert labels_of(card) == [one for one in LABELS if one != "All news" or not none_told]
    answers = {label: await person.click(card, label=label) for label in labels_of(card)[:-2]}
    answers["End turn"] = await person.click(card, label="End turn")
    answers["Undo"] = await person.click(card, label="Undo")
    for label, answer in answers.items():
        assert private(answer), label
        assert "board has changed" not in said(answer), label
        assert f"/{card.id}" not in said(answer), label
    assert "What do you do?" in said(answers["Act"])
    assert "still act" in said(answers["End turn"])
    assert "Undone" in said(answers["Undo"])


@pytest.mark.parametrize("happening", HAPPENINGS)
async def test_a_plan_can_be_confirmed_after_an_event_that_leaves_the_position_alone(
    server: DiscordServer, happening: Happening
) -> None:
    await server.set_sail(server.bob)
    person = await server.to_move()
    opened = await person.slash(server.channel, "turn act")
    planned = await choose(person, opened, "Sail")
    await happening(server, server.bob if person is server.alice else server.alice)
    done = await person.click(shown(planned), label="Confirm")
    assert said(done).startswith("**Done.**")


async def test_buttons_and_commands_of_a_paused_table_say_that_it_is_paused(
    server: DiscordServer,
) -> None:
    person, _ = await sail(server)
    opened = await person.slash(server.channel, "turn act")
    planned = await choose(person, opened, "Sail")
    card = await card_of(server)
    server.keep_old_buttons()
    await server.alice.slash(server.channel, "table pause")
    for label in ("Act", "End turn", "Undo"):
        refused = await person.click(card, label=label)
        assert private(refused), label
        assert "is paused" in said(refused), label
    assert "is paused" in said(await person.click(shown(planned), label="Confirm"))
    for command in ("turn act", "turn undo", "turn end"):
        assert "is paused" in said(await person.slash(server.channel, command)), command


@pytest.fixture
async def unposted(server: DiscordServer) -> discord.Message:
    """An outdated board that is still the newest, because its successor could not be posted."""
    person, _ = await sail(server)
    card = await card_of(server)
    server.env.inject_error("POST", "/channels/*/messages", status=403, times=None)
    server.keep_old_buttons()
    tables, table_id = server.bot.tables, await server.table_id()
    live = await tables.load(table_id)
    (seat,) = live.waits()
    action = next(iter(live.game.suggest(live.view(seat))))
    await playing.play(tables, table_id, person.id, [action])
    await server.bot.services.settle()
    assert (await card_of(server)).id == card.id
    return card


async def test_no_button_answers_with_a_link_to_its_own_message(
    server: DiscordServer, unposted: discord.Message
) -> None:
    person = await server.to_move()
    for label in labels_of(unposted):
        answer = await person.click(unposted, label=label)
        assert private(answer), label
        assert f"/{unposted.id}" not in said(answer), label


async def test_end_turn_on_an_outdated_board_opens_the_planner_and_changes_nothing(
    server: DiscordServer, unposted: discord.Message
) -> None:
    person = await server.to_move()
    now = await server.version()
    answer = await person.click(unposted, label="End turn")
    assert "board has changed" in said(answer)
    assert "What do you do?" in said(answer)
    assert await server.version() == now
