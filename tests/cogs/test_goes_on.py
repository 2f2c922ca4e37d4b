"""Additions to a plan: menus of the actions that can follow it, and of no others."""

import simcord

from engine.games.captains_log.model import actions as a
from tests.captains_log.table import Table
from tests.cogs.discord_server import (
    DiscordServer,
    asked_in,
    choose,
    ids_of,
    labels_of,
    main_of,
    options_of,
    pick,
    said,
    shown,
    text_of,
)
from tests.cogs.fingers import Fingers
from tests.cogs.laid_sea import lay
from tests.cogs.planning_game import planned
from tests.cogs.test_taps import at_sea, with_cargo, with_damage, with_unknown_tiles

SAIL = "Sail: choose…"


async def sailed(server: DiscordServer, table: Table) -> simcord.ResponseMessage:
    """The message that Alice sees after planning to sail one hex on *table*."""
    board = await lay(server, table)
    opened = await server.alice.click(board, label="Act")
    return shown(await choose(server.alice, opened, "Sail", "South-west"))


def labels(message: simcord.ResponseMessage, verb: str) -> list[str]:
    return [one["label"] for one in options_of(message, verb)]


async def test_after_a_planned_move_menus_show_the_actions_that_can_follow(
    server: DiscordServer,
) -> None:
    """After a move into a port the captain can sell there, or sail on."""
    seen = await sailed(server, with_cargo(at_sea()))
    assert "Sell…" in labels(seen, "m-plan")
    assert any("Sell" in asked and "Sail" in asked for asked in asked_in(seen))
    assert labels_of(seen)[-3:] == ["Confirm", "Back", "Discard"]
    assert labels(seen, "m-on")
    menu = next(one for one in ids_of(seen) if ":m-on:" in one)
    await server.alice.select(seen, [options_of(seen, "m-on")[0]["value"]], custom_id=menu)
    assert [type(one) for one in await planned(server)] == [a.Sail, a.Sail]


async def test_back_removes_the_last_action_from_the_plan(server: DiscordServer) -> None:
    seen = await sailed(server, with_cargo(at_sea()))
    back = await server.alice.click(seen, label="Back")
    assert await planned(server) == ()
    assert "What do you do?" in said(back)


async def test_a_picked_kind_of_action_opens_a_menu_of_its_actions(server: DiscordServer) -> None:
    board = await lay(server, with_cargo(at_sea()))
    opened = await server.alice.click(board, label="Act")
    assert any(
        asked.startswith("Plan it yourself, step by step: ") for asked in asked_in(shown(opened))
    )
    inside = await pick(server.alice, shown(opened), "Sail")
    assert asked_in(shown(inside)) == [SAIL]


async def test_nothing_is_offered_after_a_plan_that_leaves_only_the_end_of_the_turn(
    server: DiscordServer,
) -> None:
    """The plan spends the last point of a move, both actions are used, and the hold is empty."""
    table = at_sea()
    turn = table.sea.turn
    turn.actions, turn.moved, turn.points = 2, True, 1
    board = await lay(server, table)
    opened = await server.alice.click(board, label="Act")
    assert asked_in(shown(opened))[-1] == SAIL, "the only kind of action is open at once"
    seen = shown(await choose(server.alice, opened))
    for desk in (seen, shown(await server.alice.slash(server.channel, "turn act"))):
        assert labels_of(desk) == ["Confirm", "Back", "Discard"]
        assert options_of(desk) == []


async def test_a_typed_action_is_added_to_a_plan_only_if_it_can_follow(
    server: DiscordServer,
) -> None:
    """Repairing and exploring need an action each, and one is left."""
    table = with_damage(with_unknown_tiles(at_sea()))
    table.sea.turn.actions = 1
    board = await lay(server, table)
    hand = Fingers(server.alice, board)
    await hand.press("act")
    await hand.plan("Repair 3 damage")
    typed = shown(await server.alice.slash(server.channel, "captain explore", tiles=1))
    assert labels_of(typed) == ["Replace the plan", "Keep the plan"]
    assert main_of(typed) == ["Replace the plan"]


async def test_news_on_the_board_are_repeated_by_typed_commands_but_not_by_buttons(
    server: DiscordServer,
) -> None:
    """A person who types a command may have scrolled away from the board."""
    await server.set_sail(server.bob)
    first = await server.to_move()
    await server.typed(first, "captain explore")
    await server.end_turn(first)
    board, second = server.board, await server.to_move()
    assert "appears" in text_of(board)
    opened = await second.click(board, label="Answer")
    assert "appears" not in said(opened)
    typed = await second.slash(server.channel, "turn act")
    assert "appears" in said(typed)
