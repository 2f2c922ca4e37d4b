"""Going on from a plan: what can follow it lies open, and only what can is offered."""

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
    """What Alice sees once she has planned one hex of *table*."""
    board = await lay(server, table)
    opened = await server.alice.click(board, label="Act")
    return shown(await choose(server.alice, opened, "Sail", "South-west"))


def labels(message: simcord.ResponseMessage, verb: str) -> list[str]:
    return [one["label"] for one in options_of(message, verb)]


async def test_after_an_act_from_a_menu_what_can_be_done_now_lies_open_beside_it(
    server: DiscordServer,
) -> None:
    """In the port just reached one can sell; sailing on costs what it did."""
    seen = await sailed(server, with_cargo(at_sea()))
    assert "Sell…" in labels(seen, "m-plan")
    assert any("Sell" in asked and "Sail" in asked for asked in asked_in(seen))
    assert labels_of(seen) == ["Confirm", "Back", "Discard"]
    assert labels(seen, "m-on")
    menu = next(one for one in ids_of(seen) if ":m-on:" in one)
    await server.alice.select(seen, [options_of(seen, "m-on")[0]["value"]], custom_id=menu)
    assert [type(one) for one in await planned(server)] == [a.Sail, a.Sail]


async def test_back_takes_off_what_was_picked_last(server: DiscordServer) -> None:
    seen = await sailed(server, with_cargo(at_sea()))
    back = await server.alice.click(seen, label="Back")
    assert await planned(server) == ()
    assert "What do you do?" in said(back)


async def test_a_menu_within_a_kind_of_act_asks_which_one(server: DiscordServer) -> None:
    board = await lay(server, with_cargo(at_sea()))
    opened = await server.alice.click(board, label="Act")
    assert any(
        asked.startswith("Your own plan, step by step: ") for asked in asked_in(shown(opened))
    )
    inside = await pick(server.alice, shown(opened), "Sail")
    assert asked_in(shown(inside)) == [SAIL]


async def test_what_leaves_only_the_end_of_the_turn_offers_nothing_to_add(
    server: DiscordServer,
) -> None:
    """The last point of a move, after both actions, with nothing aboard."""
    table = at_sea()
    turn = table.sea.turn
    turn.actions, turn.moved, turn.points = 2, True, 1
    board = await lay(server, table)
    opened = await server.alice.click(board, label="Act")
    assert asked_in(shown(opened))[-1] == SAIL, "the only kind of act lies open"
    seen = shown(await choose(server.alice, opened))
    for desk in (seen, shown(await server.alice.slash(server.channel, "turn act"))):
        assert labels_of(desk) == ["Confirm", "Back", "Discard"]
        assert options_of(desk) == []


async def test_what_was_typed_is_added_to_a_plan_only_if_it_can_follow(
    server: DiscordServer,
) -> None:
    """Both need an action, and one is left."""
    table = with_damage(with_unknown_tiles(at_sea()))
    table.sea.turn.actions = 1
    board = await lay(server, table)
    hand = Fingers(server.alice, board)
    await hand.press("act")
    await hand.plan("Repair 3 points")
    typed = shown(await server.alice.slash(server.channel, "captain explore", tiles=1))
    assert labels_of(typed) == ["Replace the plan", "Keep the plan"]
    assert main_of(typed) == ["Replace the plan"]


async def test_the_news_of_the_board_are_not_told_again_below_it(server: DiscordServer) -> None:
    """Who types may be far from the board, and is told all that happened."""
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
