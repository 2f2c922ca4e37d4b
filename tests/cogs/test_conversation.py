"""A turn in one private message: suggested plans, a preview, its result, and what is next."""

from pathlib import Path

import pytest
import simcord

from bot.client import Quarterdeck
from engine.games.captains_log.model import actions as a
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import (
    DiscordServer,
    green_of,
    ids_of,
    labels_of,
    options_of,
    private,
    rows_of,
    said,
    shown,
)
from tests.cogs.fingers import Fingers
from tests.cogs.planning_game import PlanningCaptainsLog, planned


@pytest.fixture
def bot(database: Path) -> Quarterdeck:
    return make_bot(database, {"captains_log": PlanningCaptainsLog()})


async def both_afloat(
    server: DiscordServer,
) -> tuple[simcord.MemberActor, simcord.MemberActor]:
    """Start a game in which both have begun; returns the player on turn and the next one."""
    await server.set_sail(server.bob)
    first = await server.to_move()
    await server.end_turn(first)
    while "Answer" in labels_of(server.board):
        await server.answer(await server.to_move())
    second = await server.to_move()
    assert second is not first
    await server.end_turn(second)
    assert await server.to_move() is first
    return first, second


async def test_the_three_best_plans_have_buttons_and_the_others_are_in_a_menu(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    opened = await server.alice.click(board, label="Act")
    assert private(opened)
    assert labels_of(shown(opened))[:3] == ["Preview", "Preview", "Preview"]
    live = await server.bot.tables.load(await server.table_id())
    labels = [plan.label for plan in live.game.plans(live.view("p1"))]
    assert len(labels) == 6
    assert said(opened).count("actions left.") == 3, "the question, and what two voyages cost"
    assert len(options_of(shown(opened), "m-goal")) == 3
    assert all(one["description"] for one in options_of(shown(opened)))
    assert "End turn" in labels_of(shown(opened))


async def test_the_buttons_show_a_plan_of_each_kind_before_a_second_of_one_kind(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    opened = await server.alice.click(board, label="Act")
    titles = [line for line in said(opened).splitlines() if line.startswith("**")][1:]
    assert [title.startswith("**Explore") for title in titles] == [False, True, False]


async def test_a_plan_takes_at_most_four_taps_from_the_board_to_its_result(
    server: DiscordServer,
) -> None:
    """Exploring: Act, the plan, Confirm; its result and the next choices are in one message."""
    board = await server.set_sail()
    hand = Fingers(server.alice, board)
    opened = await hand.press("act")
    preview = await hand.press("intend", 1)
    assert said(preview).startswith("**Your plan, not yet played:**\n① ")
    assert "Done." in said(preview), "what is certain to come of it"
    assert labels_of(hand.seen) == ["Confirm", "Back", "Discard"]
    done = await hand.press("confirm")
    assert hand.taps <= 4
    assert "discover" in said(done)
    assert "What do you do?" in said(done)
    assert shown(done).id == shown(preview).id == shown(opened).id
    assert not done.followups


async def test_a_voyage_of_several_hexes_is_added_and_removed_as_a_whole(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    hand = Fingers(server.alice, board)
    await hand.press("act")
    preview = await hand.press("intend")
    assert len(await planned(server)) > 1
    assert "There is no news here." in said(preview), "what to know of how things then stand"
    assert "You typed:" in said(preview), "what is left for turns to come"
    assert "This game has no guide of its own. Try `/rules` or `/help`." in said(preview), (
        "why it comes out as it does"
    )
    assert labels_of(hand.seen) == ["Confirm", "Add…", "Back", "Discard"]
    await hand.press("add")
    added = await hand.press("intend")
    assert "discover" not in said(added)
    assert len(await planned(server)) > 1
    back = await hand.press("takeoff")
    assert said(back).startswith("**Your plan")
    back = await hand.press("takeoff")
    assert "What do you do?" in said(back)
    assert await planned(server) == ()


async def test_the_other_plans_are_picked_from_their_menu(server: DiscordServer) -> None:
    board = await server.set_sail()
    hand = Fingers(server.alice, board)
    await hand.press("act")
    preview = await hand.pick("m-goal", 1)
    assert said(preview).startswith("**Your plan")
    done = await hand.press("confirm")
    assert hand.taps <= 5
    assert "sail" in said(done)


async def test_undo_in_the_planner_takes_back_one_confirmed_plan_in_the_same_message(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    hand = Fingers(server.alice, board)
    opened = await hand.press("act")
    await hand.press("intend")
    await hand.press("confirm")
    undone = await hand.press("undo")
    assert shown(undone).id == shown(opened).id
    assert not undone.followups
    assert said(undone).startswith("Undone: The barrel "), "what was undone is named"
    assert "2 actions left" in said(undone)
    assert labels_of(hand.seen)[:3] == ["Preview", "Preview", "Preview"]


async def test_a_turn_with_actions_left_ends_in_two_taps(server: DiscordServer) -> None:
    board = await server.set_sail()
    hand = Fingers(server.alice, board)
    asked = await hand.press("end")
    assert "still act" in said(asked)
    ended = await hand.press("ending")
    assert hand.taps == 2
    assert said(ended).startswith("**Your turn is over.**")
    assert shown(ended).id == shown(asked).id
    assert not ended.followups
    assert ids_of(hand.seen) == []


async def test_a_turn_without_useful_actions_left_ends_without_a_question(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The *End turn* button is green then, which a question would contradict."""
    monkeypatch.setattr(PlanningCaptainsLog, "plans", lambda *_: ())
    hand = Fingers(server.alice, await server.set_sail())
    ended = await hand.press("end")
    assert said(ended).startswith("**Your turn is over.**")


async def test_declining_to_end_the_turn_returns_to_the_planner(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    hand = Fingers(server.alice, board)
    opened = await hand.press("act")
    await hand.press("end")
    back = await hand.press("planner")
    assert shown(back).id == shown(opened).id
    assert "What do you do?" in said(back)


async def test_only_end_turn_is_green_once_no_action_is_left(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    hand = Fingers(server.alice, board)
    await hand.press("act")
    for plan in (1, 0):
        await hand.press("intend", plan)
        done = await hand.press("confirm")
    assert "No action left." in said(done)
    assert rows_of(hand.seen)[-1] == ["End turn", "Undo"]
    assert green_of(hand.seen) == ["End turn"]
    hand.taps = 0
    ended = await hand.press("end")
    assert hand.taps == 1
    assert said(ended).startswith("**Your turn is over.**")
    assert "discover" in said(ended), "what the turn brought"
    assert "sail" in said(ended), "what the turn brought"
    assert "It is your turn again" in said(ended)


async def test_end_turn_and_undo_are_the_last_buttons_of_the_board_and_the_planner(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    assert rows_of(board)[-1] == ["End turn", "Undo"]
    hand = Fingers(server.alice, board)
    await hand.press("act")
    assert rows_of(hand.seen)[-1] == ["End turn", "Undo"]
    await hand.press("intend", 1)
    assert "End turn" not in labels_of(hand.seen), "what is planned comes first"
    await hand.press("confirm")
    assert rows_of(hand.seen)[-1] == ["End turn"], "what showed a tile is not taken back"
    assert rows_of(server.board)[-1] == ["End turn"]


async def test_a_player_who_ended_their_turn_is_told_who_is_next(server: DiscordServer) -> None:
    first, second = await both_afloat(server)
    ended = await server.end_turn(first)
    assert f"Next: \u2068{second.name}\u2069. You will be called." in said(ended)


async def test_a_turn_opens_with_the_news_since_the_players_last_turn(
    server: DiscordServer,
) -> None:
    first, second = await both_afloat(server)
    await server.end_turn(first)
    await server.typed(second, "captain explore")
    await server.end_turn(second)
    opened = await first.slash(server.channel, "turn act")
    news = [line for line in said(opened).splitlines() if line.startswith("-# ")]
    assert any("discovers" in line for line in news)
    acted = await server.typed(first, "captain explore")
    assert "discover" in said(acted)
    again = await first.slash(server.channel, "turn act")
    assert "discover" not in said(again), "nothing has happened since"


async def test_a_plan_button_of_an_outdated_planner_plans_nothing_and_says_so(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    hand = Fingers(server.alice, board)
    await hand.press("act")
    old = hand.seen
    plan = next(one for one in ids_of(old) if ":intend:" in one)
    await server.typed(server.alice, "captain explore")
    stale = await server.alice.click(old, custom_id=plan)
    assert "board has changed" in said(stale)
    assert await planned(server) == ()


async def test_discard_in_an_outdated_planner_keeps_the_newer_plan(server: DiscordServer) -> None:
    board = await server.set_sail()
    hand = Fingers(server.alice, board)
    await hand.press("act")
    await hand.press("intend")
    newer = await server.alice.slash(server.channel, "turn act")
    await server.alice.click(shown(newer), label="Back")
    await server.alice.slash(server.channel, "captain explore", tiles=1)
    before = await planned(server)
    stale = await hand.press("discard")
    assert "That button was from an earlier step" in said(stale)
    assert before == await planned(server) == (a.Explore(tiles=1),)
