"""Taking a turn: what its captain sees, what everybody sees, and what must not hurt."""

import pytest

from tests.cogs.conftest import make_bot
from tests.cogs.harbour import (
    Harbour,
    choose,
    labels_of,
    options_of,
    private,
    said,
    shown,
    text_of,
)


async def test_the_board_calls_who_is_to_act_and_nobody_else(harbour: Harbour) -> None:
    board = await harbour.start(harbour.bob)
    called = {user.id for user in board.mentions}
    (seat,) = await harbour.bot.tables.waits(await harbour.table_id())
    people = await harbour.bot.tables.people_of(await harbour.table_id(), seat)
    assert called == set(people)
    assert "Answer" in labels_of(board)


async def test_a_turn_is_chosen_previewed_and_played_only_when_confirmed(harbour: Harbour) -> None:
    board = await harbour.set_sail()
    version = await harbour.version()
    opened = await harbour.alice.click(board, label="Act")
    assert private(opened)
    assert "What do you do?" in said(opened)
    planned = await choose(harbour.alice, opened, "Sail", "points left")
    assert "not yet played" in said(planned)
    assert await harbour.version() == version
    done = await harbour.alice.click(shown(planned), label="Confirm")
    assert private(done)
    assert said(done).startswith("**Done.**")
    assert await harbour.version() == version + 1
    assert "sails one hex" in text_of(harbour.board)


async def test_a_planner_closes_once_its_plan_is_played_and_links_to_the_board(
    harbour: Harbour,
) -> None:
    await harbour.set_sail()
    opened = await harbour.alice.slash(harbour.channel, "turn act")
    planned = await choose(harbour.alice, opened, "Sail")
    done = await harbour.alice.click(shown(planned), label="Confirm")
    assert "sails one hex" in said(done)
    where = f"{harbour.guild.id}/{harbour.channel.id}/{harbour.board.id}"
    assert said(done).endswith(f"https://discord.com/channels/{where}")
    assert labels_of(shown(done)) == []
    assert options_of(shown(done)) == []
    assert "Act" in labels_of(harbour.board)


async def test_the_old_board_loses_its_buttons_once_a_new_one_stands(harbour: Harbour) -> None:
    board = await harbour.set_sail()
    assert labels_of(board) == ["Act", "My hand", "Map", "Undo", "End turn"]
    await harbour.alice.slash(harbour.channel, "captain explore")
    old = next(one for one in harbour.channel.history() if one.id == board.id)
    assert labels_of(old) == []
    assert text_of(old) == text_of(board)
    assert "Act" in labels_of(harbour.board)


async def test_a_plan_outlives_its_message_and_the_bot(harbour: Harbour, database: object) -> None:
    await harbour.set_sail()
    opened = await harbour.alice.slash(harbour.channel, "turn act")
    planned = await choose(harbour.alice, opened, "Sail")
    await harbour.bot.close()
    await harbour.env.restart_bot(make_bot(harbour.bot.settings.database))
    rebuilt = await harbour.alice.slash(harbour.channel, "turn act")
    assert said(rebuilt) == said(planned)
    done = await harbour.alice.click(shown(rebuilt), label="Confirm")
    assert "Done." in said(done)


async def test_buttons_work_after_a_restart(harbour: Harbour) -> None:
    board = await harbour.set_sail()
    await harbour.bot.close()
    await harbour.env.restart_bot(make_bot(harbour.bot.settings.database))
    assert "What do you do?" in said(await harbour.alice.click(board, label="Act"))


async def test_back_and_discard_take_steps_and_plans_away(harbour: Harbour) -> None:
    await harbour.set_sail()
    opened = await harbour.alice.slash(harbour.channel, "turn act")
    planned = await choose(harbour.alice, opened, "Sail")
    back = await harbour.alice.click(shown(planned), label="Back")
    assert "Confirm" in labels_of(shown(back))
    back = await harbour.alice.click(shown(back), label="Back")
    assert "What do you do?" in said(back)
    planned = await choose(harbour.alice, back, "Sail")
    dropped = await harbour.alice.click(shown(planned), label="Discard")
    assert "What do you do?" in said(dropped)
    assert "Confirm" not in labels_of(shown(dropped))


async def test_undo_takes_back_what_showed_no_die(harbour: Harbour) -> None:
    await harbour.set_sail()
    opened = await harbour.alice.slash(harbour.channel, "turn act")
    planned = await choose(harbour.alice, opened, "Sail")
    await harbour.alice.click(shown(planned), label="Confirm")
    undone = await harbour.alice.click(harbour.board, label="Undo")
    assert private(undone)
    assert "Taken back" in said(undone)
    assert "takes back a move" in text_of(harbour.board)
    await harbour.alice.slash(harbour.channel, "captain explore")
    assert "Undo" not in labels_of(harbour.board)
    refused = await harbour.alice.slash(harbour.channel, "turn undo")
    assert "Nothing can be taken back" in said(refused)


async def test_undo_is_offered_only_while_there_is_something_to_undo(harbour: Harbour) -> None:
    """Neither before anybody has acted, nor after what the bot itself did."""
    await harbour.start(bots=1)
    assert all("Undo" not in labels_of(message) for message in harbour.channel.history())


async def test_a_turn_with_actions_left_ends_after_one_question(harbour: Harbour) -> None:
    board = await harbour.set_sail(harbour.bob)
    person = await harbour.to_move()
    version = await harbour.version()
    asked = await person.click(board, label="End turn")
    assert private(asked)
    assert "still act" in said(asked)
    assert await harbour.version() == version
    ended = await person.click(shown(asked), label="End anyway")
    assert "Done." in said(ended)
    assert await harbour.version() > version
    assert await harbour.to_move() is not person


async def test_a_turn_with_nothing_left_ends_at_once(harbour: Harbour) -> None:
    await harbour.set_sail()
    await harbour.alice.slash(harbour.channel, "captain explore")
    opened = await harbour.alice.slash(harbour.channel, "turn act")
    planned = await choose(harbour.alice, opened, "Sail")
    await harbour.alice.click(shown(planned), label="Confirm")
    ended = await harbour.alice.click(harbour.board, label="End turn")
    assert "Done." in said(ended)


async def test_the_wrong_person_is_told_so_alone_and_nothing_changes(harbour: Harbour) -> None:
    board = await harbour.set_sail(harbour.bob)
    person = await harbour.to_move()
    other = harbour.bob if person is harbour.alice else harbour.alice
    version = await harbour.version()
    for label in ("Act", "End turn"):
        refused = await other.click(board, label=label)
        assert private(refused)
        assert "not your turn" in said(refused)
        assert person.name in said(refused)
        outsider = await harbour.carol.click(board, label=label)
        assert private(outsider)
        assert "no seat" in said(outsider)
    assert await harbour.version() == version


async def test_a_click_on_an_old_board_is_refused_kindly_with_a_link(harbour: Harbour) -> None:
    board = await harbour.set_sail()
    harbour.keep_old_buttons()
    await harbour.alice.slash(harbour.channel, "captain explore")
    now = await harbour.version()
    for label in ("Act", "End turn", "Undo"):
        refused = await harbour.alice.click(board, label=label)
        assert private(refused), label
        assert "moved on" in said(refused), label
        assert str(harbour.board.id) in said(refused), label
    assert await harbour.version() == now


async def test_two_planners_at_once_play_one_plan(harbour: Harbour) -> None:
    await harbour.set_sail()
    first = await harbour.alice.slash(harbour.channel, "turn act")
    second = await harbour.alice.slash(harbour.channel, "turn act")
    await choose(harbour.alice, first, "Sail")
    stale = await harbour.alice.select(shown(second), [options_of(shown(second))[0]["value"]])
    assert "moved on" in said(stale)
    assert "Confirm" in labels_of(shown(stale))


async def test_the_same_tap_delivered_twice_is_played_once_and_answered_the_same(
    harbour: Harbour,
) -> None:
    await harbour.set_sail()
    opened = await harbour.alice.slash(harbour.channel, "turn act")
    planned = await choose(harbour.alice, opened, "Sail")
    version, posts = await harbour.version(), len(harbour.told)
    with harbour.delivering_twice():
        done = await harbour.alice.click(shown(planned), label="Confirm")
    assert said(done).startswith("**Done.**")
    assert await harbour.version() == version + 1
    assert len(harbour.told) == posts + 1


async def test_the_same_command_delivered_twice_is_played_once(harbour: Harbour) -> None:
    await harbour.set_sail()
    version = await harbour.version()
    with harbour.delivering_twice():
        done = await harbour.alice.slash(harbour.channel, "captain explore")
    assert "Done." in said(done)
    assert await harbour.version() == version + 1


async def test_a_seat_and_a_step_of_a_plan_are_taken_once_however_often_delivered(
    harbour: Harbour,
) -> None:
    card = await harbour.open()
    with harbour.delivering_twice():
        joined = await harbour.bob.click(card, label="Join")
    assert "You have seat **B**" in said(joined)
    await harbour.bob.slash(harbour.channel, "table leave")
    await harbour.alice.click(card, label="Start")
    opened = await harbour.alice.click(harbour.board, label="Answer")
    with harbour.delivering_twice():
        planned = await choose(harbour.alice, opened)
    assert "moved on" not in said(planned)
    assert said(planned).count("will start from") == 1


async def test_a_double_that_comes_after_a_restart_is_answered_as_before(
    harbour: Harbour,
) -> None:
    await harbour.set_sail()
    tables, table = harbour.bot.tables, await harbour.table_id()
    view = await tables.view(table, "p1")
    action = next(iter((await tables.desk.load(table)).box.game.suggest(view)))
    played = await tables.play(table, harbour.alice.id, (action,), interaction=77)
    await harbour.bot.house.settle()
    await harbour.bot.close()
    await harbour.env.restart_bot(make_bot(harbour.bot.settings.database))
    again = await harbour.bot.tables.play(table, harbour.alice.id, (action,), interaction=77)
    assert again == played


async def test_an_answered_question_is_not_answered_again(harbour: Harbour) -> None:
    board = await harbour.start()
    harbour.keep_old_buttons()
    await harbour.answer(harbour.alice)
    refused = await harbour.alice.click(board, label="Answer")
    assert private(refused)
    assert "moved on" in said(refused)


async def test_a_question_is_answered_by_its_own_seat_only(harbour: Harbour) -> None:
    board = await harbour.start(harbour.bob)
    person = await harbour.to_move()
    other = harbour.bob if person is harbour.alice else harbour.alice
    refused = await other.click(board, label="Answer")
    assert private(refused)
    assert "not your turn" in said(refused)


async def test_the_hand_is_for_its_owner_alone(harbour: Harbour) -> None:
    board = await harbour.set_sail()
    hand = await harbour.alice.click(board, label="My hand")
    assert private(hand)
    assert "3,000 doubloons" in said(hand)
    outsider = await harbour.carol.click(board, label="My hand")
    assert private(outsider)
    assert "no seat" in said(outsider)


async def test_the_map_has_words_a_page_at_a_time(harbour: Harbour) -> None:
    await harbour.set_sail()
    await harbour.alice.slash(harbour.channel, "captain explore")
    words = await harbour.carol.slash(harbour.channel, "map text")
    assert private(words)
    first = said(words)
    assert "tile" in first
    following = await harbour.carol.click(shown(words), label="Next")
    second = said(following)
    assert second != first
    before = await harbour.carol.click(shown(following), label="Before")
    assert said(before) == first


async def test_the_board_is_shown_afresh_on_demand(harbour: Harbour) -> None:
    board = await harbour.set_sail()
    again = await harbour.carol.slash(harbour.channel, "turn show")
    assert not again.ephemeral
    assert labels_of(shown(again)) == labels_of(board)
    assert harbour.board.mentions == []


async def test_a_paused_table_plays_on_only_when_resumed(harbour: Harbour) -> None:
    await harbour.set_sail()
    refused = await harbour.bob.slash(harbour.channel, "table pause")
    assert "Only the host" in said(refused)
    await harbour.alice.slash(harbour.channel, "table pause")
    assert "is paused" in harbour.told[-1]
    assert "paused" in said(await harbour.alice.slash(harbour.channel, "captain explore"))
    await harbour.alice.slash(harbour.channel, "table pause")
    assert "Done." in said(await harbour.alice.slash(harbour.channel, "captain explore"))


async def test_who_leaves_is_played_for_and_who_stays_is_told(harbour: Harbour) -> None:
    await harbour.set_sail(harbour.bob)
    await harbour.bob.slash(harbour.channel, "table leave")
    assert any("Bob leaves seat B" in told for told in harbour.told)
    assert await harbour.bot.tables.waits(await harbour.table_id()) in {("p1",), ()}


@pytest.mark.parametrize("preset", ["first"])
async def test_a_closed_table_frees_its_channel(harbour: Harbour, preset: str) -> None:
    await harbour.start()
    assert "Done." in said(await harbour.alice.slash(harbour.channel, "table close"))
    assert "is closed" in harbour.told[-1]
    await harbour.open(preset=preset)
