"""Outdated planners: each of their buttons leads to the present without an error."""

import simcord

from bot.tables import hosting, playing
from bot.tables.codecs import AnyGame
from tests.cogs.discord_server import (
    DiscordServer,
    choose,
    ids_of,
    labels_of,
    offers_of,
    private,
    said,
    shown,
)
from tests.cogs.fingers import Fingers

Pressed = tuple[simcord.ResponseMessage, str]
"""A planner, and the id of its button to press."""


async def planners(server: DiscordServer, person: simcord.MemberActor) -> list[Pressed]:
    """One planner message for each of its buttons, both without a plan and with one."""
    found: list[Pressed] = []
    for drafted in (False, True):
        told = await person.slash(server.channel, "turn act")
        if drafted:
            await choose(person, told, "Sail")
        for number in range(len(_buttons(shown(await person.slash(server.channel, "turn act"))))):
            again = shown(await person.slash(server.channel, "turn act"))
            found.append((again, _buttons(again)[number]))
    return found


def _buttons(planner: simcord.ResponseMessage) -> list[str]:
    """The ids of its buttons, except those of look-ups."""
    return [one for one in ids_of(planner) if ":m-" not in one and ":lookup:" not in one]


async def finish(server: DiscordServer, person: simcord.MemberActor) -> None:
    """End the turn without a planner."""
    tables, table_id = server.bot.tables, await server.table_id()
    live = await tables.load(table_id)
    game: AnyGame = live.game
    end = game.finish(live.view(live.seat_of(person.id)))
    await playing.play(tables, table_id, person.id, [end])
    await server.bot.services.settle()


async def test_a_planner_of_a_turn_that_is_over_says_who_is_next(
    server: DiscordServer,
) -> None:
    await server.set_sail(server.bob)
    person = await server.to_move()
    other = server.bob if person is server.alice else server.alice
    olds = await planners(server, person)
    assert len(olds) >= 6
    await finish(server, person)
    for old, button in olds:
        answer = await person.click(old, custom_id=button)
        assert private(answer), button
        assert shown(answer).id == old.id, "it says so in its own place"
        assert not answer.followups, button
        assert f"\u2068{other.name}\u2069" in said(answer), button
        assert "You will be called." in said(answer), button
        assert labels_of(shown(answer)) == ["Plan ahead"], "and leaves only the next turns to plan"


async def test_a_planner_of_a_finished_game_says_so_and_loses_its_buttons(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    olds = await planners(server, server.alice)
    for verb in (0, 1):
        asked = shown(await server.alice.slash(server.channel, "turn end"))
        olds.append((asked, ids_of(asked)[verb]))
    await hosting.close_table(server.bot.tables, await server.table_id(), server.alice.id)
    for old, button in olds:
        answer = await server.alice.click(old, custom_id=button)
        assert shown(answer).id == old.id, button
        assert "The game is over." in said(answer), button
        assert not answer.followups, button
        assert ids_of(shown(answer)) == [], button


async def test_an_outdated_question_to_end_the_turn_shows_the_current_planner(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    hand = Fingers(server.alice, server.board)
    await hand.press("end")
    await server.typed(server.alice, "captain explore")
    version = await server.version()
    late = await hand.press("ending")
    assert "board has changed" in said(late)
    assert "What do you do?" in said(late)
    assert not late.followups
    assert await server.version() == version


async def test_an_outdated_undo_button_is_refused_in_its_own_message(server: DiscordServer) -> None:
    await server.set_sail()
    old = await server.typed(server.alice, "captain sail", to=await place(server))
    assert "Undo" in labels_of(shown(old))
    await server.typed(server.alice, "captain explore")
    late = await server.alice.click(shown(old), label="Undo")
    assert shown(late).id == shown(old).id
    assert not late.followups
    assert "board has changed" in said(late)


async def place(server: DiscordServer) -> str:
    goals = await server.alice.autocomplete(server.channel, "captain sail", "to", "")
    return str(goals[0]["value"])


async def test_ending_a_turn_with_an_open_question_shows_the_question(
    server: DiscordServer,
) -> None:
    await server.start()
    for command in ("turn end", "captain end"):
        asked = await server.alice.slash(server.channel, command)
        assert private(asked)
        why, question, typed, start, only = said(asked).splitlines()
        assert why.startswith("Answer this first, then end your turn.")
        assert "Where do you begin?" in question
        assert "`/captain start`" in typed
        assert "Within 6 hexes" in only
        assert "Tile" in start
        assert offers_of(shown(asked)), "and can answer it there"
