"""A captain's turn: the private planner, the public board, and mistaken or repeated taps."""

import pytest

from bot.tables import playing
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import (
    TYPED_PLAN,
    DiscordServer,
    choose,
    ids_of,
    labels_of,
    options_of,
    pick,
    private,
    said,
    shown,
    text_of,
)


async def test_the_board_mentions_only_the_player_who_is_to_act(server: DiscordServer) -> None:
    board = await server.start(server.bob)
    called = {user.id for user in board.mentions}
    (seat,) = (await server.bot.tables.load(await server.table_id())).waits()
    people = (await server.bot.tables.load(await server.table_id())).people_of(seat)
    assert called == set(people)
    assert "Answer" in labels_of(board)


async def test_an_action_is_chosen_previewed_and_played_only_when_confirmed(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    version = await server.version()
    opened = await server.alice.click(board, label="Act")
    assert private(opened)
    assert "What do you do?" in said(opened)
    planned = await choose(server.alice, opened, "Sail", "movement points left")
    assert "not yet played" in said(planned)
    assert await server.version() == version
    done = await server.alice.click(shown(planned), label="Confirm")
    assert private(done)
    assert said(done).startswith("**Done.**")
    assert await server.version() == version + 1
    assert "sails one hex" in text_of(server.board)


async def test_the_planner_stays_in_one_message_until_the_turn_is_over(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    opened = await server.alice.slash(server.channel, "turn act")
    planned = await choose(server.alice, opened, "Sail")
    done = await server.alice.click(shown(planned), label="Confirm")
    assert shown(done).id == shown(opened).id
    assert done.followups == []
    assert "sail one hex" in said(done)
    assert "**What do you do?** 1 action left." in said(done)
    assert "https://" not in said(done)
    assert {"End turn", "Undo"} <= set(labels_of(shown(done)))
    planned = await choose(server.alice, done, "Explore")
    await server.alice.click(shown(planned), label="Confirm")
    ended = await server.alice.click(shown(planned), label="End turn")
    assert shown(ended).id == shown(opened).id
    assert ended.followups == []
    assert said(ended).startswith("**Your turn is over.**")
    assert "discover" in said(ended)
    assert labels_of(shown(ended)) == []
    assert options_of(shown(ended)) == []


async def test_a_board_is_edited_while_its_captain_plays(server: DiscordServer) -> None:
    board = await server.set_sail()
    assert labels_of(board) == ["Act", "My ship", "Map", "How?", "All news", "End turn", "Undo"]
    posts = len(server.told)
    await server.typed(server.alice, "captain explore")
    assert len(server.told) == posts
    assert server.board.id == board.id
    assert "sets sail" in text_of(server.board)
    assert "discovers" in text_of(server.board)
    assert "Act" in labels_of(server.board)


async def test_a_board_whose_turn_is_over_becomes_a_log_entry_with_one_button(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    await server.typed(server.alice, "captain explore")
    shown_then, _, _ = text_of(server.board).partition("\nGoal: ")
    await server.end_turn(server.alice)
    assert server.board.id != board.id
    assert f"<@{server.alice.id}>, it is your turn" in text_of(server.board)
    old = server.message(board)
    assert labels_of(old) == ["All news"]
    assert text_of(old) == shown_then
    assert "your turn" not in text_of(old)


async def test_all_news_opens_private_pages_for_players_and_spectators(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.pages.PAGE_LETTERS", 120)
    board = await server.set_sail(server.bob)
    person = await server.to_move()
    await server.typed(person, "captain explore")
    await server.end_turn(person)
    old = server.message(board)
    for reader in (server.carol, person):
        page = await reader.click(old, label="All news")
        assert private(page)
        pages = [said(page)]
        while "Next" in labels_of(shown(page)):
            page = await reader.click(shown(page), label="Next")
            pages.append(said(page))
        assert len(pages) > 1
        assert "discover" in "".join(pages)


async def test_resuming_a_paused_game_posts_a_board_that_mentions_the_player_on_turn(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    await server.alice.slash(server.channel, "table pause")
    assert labels_of(server.message(board)) == ["All news"]
    await server.alice.slash(server.channel, "table pause")
    assert [user.id for user in server.board.mentions] == [server.alice.id]
    assert "What do you do?" in said(await server.alice.click(server.board, label="Act"))


async def test_a_tap_on_a_paused_table_is_answered_that_it_is_paused(server: DiscordServer) -> None:
    board = await server.set_sail()
    server.keep_old_buttons()
    await server.alice.slash(server.channel, "table pause")
    for label in ("Act", "End turn"):
        pressed = await server.alice.click(board, label=label)
        assert private(pressed), label
        assert "paused" in said(pressed), label


async def test_a_plan_survives_a_restart_of_the_bot(
    server: DiscordServer, database: object
) -> None:
    await server.set_sail()
    opened = await server.alice.slash(server.channel, "turn act")
    planned = await choose(server.alice, opened, "Sail")
    await server.bot.close()
    await server.env.restart_bot(make_bot(server.bot.settings.database))
    rebuilt = await server.alice.slash(server.channel, "turn act")
    assert said(rebuilt).splitlines() == [*said(planned).splitlines(), TYPED_PLAN]
    done = await server.alice.click(shown(rebuilt), label="Confirm")
    assert "Done." in said(done)


async def test_buttons_work_after_a_restart(server: DiscordServer) -> None:
    board = await server.set_sail()
    await server.bot.close()
    await server.env.restart_bot(make_bot(server.bot.settings.database))
    assert "What do you do?" in said(await server.alice.click(board, label="Act"))


async def test_back_and_discard_remove_a_plan_of_one_action(server: DiscordServer) -> None:
    await server.set_sail()
    opened = await server.alice.slash(server.channel, "turn act")
    planned = await choose(server.alice, opened, "Sail")
    back = await server.alice.click(shown(planned), label="Back")
    assert "What do you do?" in said(back)
    assert "Confirm" not in labels_of(shown(back))
    planned = await choose(server.alice, back, "Sail")
    dropped = await server.alice.click(shown(planned), label="Discard")
    assert "What do you do?" in said(dropped)
    assert "Confirm" not in labels_of(shown(dropped))


async def test_undo_takes_back_a_move_but_not_a_revealed_tile(server: DiscordServer) -> None:
    await server.set_sail()
    opened = await server.alice.slash(server.channel, "turn act")
    planned = await choose(server.alice, opened, "Sail")
    await server.alice.click(shown(planned), label="Confirm")
    undone = await server.alice.click(server.board, label="Undo")
    assert private(undone)
    assert "Undone" in said(undone)
    assert "sails one hex" not in text_of(server.board)
    await server.typed(server.alice, "captain explore")
    assert "Undo" not in labels_of(server.board)
    refused = await server.alice.slash(server.channel, "turn undo")
    assert "Nothing can be undone" in said(refused)


async def test_undo_is_offered_only_while_there_is_something_to_undo(server: DiscordServer) -> None:
    """The button is missing as long as no person has acted."""
    await server.start(bots=1)
    assert all("Undo" not in labels_of(message) for message in server.channel.history())


async def test_a_turn_with_actions_left_ends_after_one_question(server: DiscordServer) -> None:
    board = await server.set_sail(server.bob)
    person = await server.to_move()
    version = await server.version()
    asked = await person.click(board, label="End turn")
    assert private(asked)
    assert "still act" in said(asked)
    assert await server.version() == version
    ended = await person.click(shown(asked), label="End anyway")
    assert "turn is over" in said(ended)
    assert await server.version() > version
    assert await server.to_move() is not person


async def test_a_turn_with_nothing_left_ends_at_once(server: DiscordServer) -> None:
    await server.set_sail()
    await server.typed(server.alice, "captain explore")
    opened = await server.alice.slash(server.channel, "turn act")
    planned = await choose(server.alice, opened, "Sail")
    await server.alice.click(shown(planned), label="Confirm")
    ended = await server.alice.click(server.board, label="End turn")
    assert "turn is over" in said(ended)


async def test_a_tap_by_the_wrong_person_is_refused_privately_and_changes_nothing(
    server: DiscordServer,
) -> None:
    board = await server.set_sail(server.bob)
    person = await server.to_move()
    other = server.bob if person is server.alice else server.alice
    version = await server.version()
    for label in ("Act", "End turn"):
        refused = await other.click(board, label=label)
        assert private(refused)
        assert "not your turn" in said(refused)
        assert person.name in said(refused)
        outsider = await server.carol.click(board, label=label)
        assert private(outsider)
        assert "no seat" in said(outsider)
    assert await server.version() == version


async def test_end_turn_and_undo_on_an_outdated_board_are_refused_with_a_link(
    server: DiscordServer,
) -> None:
    board = await server.set_sail()
    server.keep_old_buttons()
    await server.alice.slash(server.channel, "turn show")
    await server.typed(server.alice, "captain explore")
    now = await server.version()
    for label in ("End turn", "Undo"):
        refused = await server.alice.click(board, label=label)
        assert private(refused), label
        assert "board has changed" in said(refused), label
        assert str(server.board.id) in said(refused), label
    opened = await server.alice.click(board, label="Act")
    assert "What do you do?" in said(opened)
    assert await server.version() == now


async def test_two_open_planners_share_one_plan(server: DiscordServer) -> None:
    await server.set_sail()
    first = await server.alice.slash(server.channel, "turn act")
    second = await server.alice.slash(server.channel, "turn act")
    await choose(server.alice, first, "Sail")
    stale = await pick(server.alice, shown(second))
    assert "That button was from an earlier step" in said(stale)
    assert "Confirm" in labels_of(shown(stale))


async def test_a_confirm_delivered_twice_is_played_once_and_answered_as_done(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    opened = await server.alice.slash(server.channel, "turn act")
    planned = await choose(server.alice, opened, "Sail")
    version = await server.version()
    with server.delivering_twice():
        done = await server.alice.click(shown(planned), label="Confirm")
    assert said(done).startswith("**Done.**")
    assert await server.version() == version + 1
    assert text_of(server.board).count("sails one hex") == 1


async def test_a_command_delivered_twice_is_played_once(server: DiscordServer) -> None:
    await server.set_sail()
    version = await server.version()
    with server.delivering_twice():
        done = await server.typed(server.alice, "captain explore")
    assert "Done." in said(done)
    assert await server.version() == version + 1


async def test_join_and_a_choice_in_a_menu_take_effect_once_if_delivered_twice(
    server: DiscordServer,
) -> None:
    card = await server.open()
    with server.delivering_twice():
        joined = await server.bob.click(card, label="Join")
    assert "You have seat **B**" in said(joined)
    await server.bob.slash(server.channel, "table leave")
    await server.alice.click(card, label="Start")
    opened = await server.alice.click(server.board, label="Answer")
    with server.delivering_twice():
        first = next(one for one in ids_of(shown(opened)) if one.split(":")[1] == "intend")
        planned = await server.alice.click(shown(opened), custom_id=first)
    assert "board has changed" not in said(planned)
    assert said(planned).count("You start ") == 1


async def test_an_interaction_repeated_after_a_restart_gets_the_same_result(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    tables, table = server.bot.tables, await server.table_id()
    view = (await tables.load(table)).view("p1")
    action = next(iter((await tables.load(table)).game.suggest(view)))
    played = await playing.play(tables, table, server.alice.id, (action,), interaction=77)
    await server.bot.services.settle()
    await server.bot.close()
    await server.env.restart_bot(make_bot(server.bot.settings.database))
    again = await playing.play(server.bot.tables, table, server.alice.id, (action,), interaction=77)
    assert again == played


async def test_the_answer_button_of_an_answered_question_is_refused(server: DiscordServer) -> None:
    board = await server.start()
    server.keep_old_buttons()
    await server.answer(server.alice)
    refused = await server.alice.click(board, label="Answer")
    assert private(refused)
    assert "board has changed" in said(refused)


async def test_only_the_asked_seat_can_answer_a_question(server: DiscordServer) -> None:
    board = await server.start(server.bob)
    person = await server.to_move()
    other = server.bob if person is server.alice else server.alice
    refused = await other.click(board, label="Answer")
    assert private(refused)
    assert "not your turn" in said(refused)


async def test_a_spectator_cannot_open_a_hand(server: DiscordServer) -> None:
    board = await server.set_sail()
    hand = await server.alice.click(board, label="My ship")
    assert private(hand)
    assert "3,000 doubloons" in said(hand)
    outsider = await server.carol.click(board, label="My ship")
    assert private(outsider)
    assert "no seat" in said(outsider)


async def test_map_text_describes_the_map_page_by_page(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.pages.PAGE_LETTERS", 300)
    await server.set_sail()
    await server.typed(server.alice, "captain explore")
    words = await server.carol.slash(server.channel, "map text")
    assert private(words)
    first = said(words)
    assert "Round 1" in first
    following = await server.carol.click(shown(words), label="Next")
    second = said(following)
    assert second != first
    before = await server.carol.click(shown(following), label="Previous")
    assert said(before) == first


async def test_turn_show_posts_the_board_again_without_a_mention(server: DiscordServer) -> None:
    board = await server.set_sail()
    again = await server.carol.slash(server.channel, "turn show")
    assert not again.ephemeral
    assert labels_of(shown(again)) == labels_of(board)
    assert server.board.mentions == []


async def test_a_paused_table_plays_on_only_when_resumed(server: DiscordServer) -> None:
    await server.set_sail()
    refused = await server.bob.slash(server.channel, "table pause")
    assert "Only the host" in said(refused)
    await server.alice.slash(server.channel, "table pause")
    assert "is paused" in server.told[-1]
    assert "paused" in said(await server.typed(server.alice, "captain explore"))
    await server.alice.slash(server.channel, "table pause")
    assert "Done." in said(await server.typed(server.alice, "captain explore"))


async def test_a_leaving_player_is_announced_and_no_longer_waited_for(
    server: DiscordServer,
) -> None:
    await server.set_sail(server.bob)
    await server.bob.slash(server.channel, "table leave")
    assert any("Bob leaves seat B" in told for told in server.told)
    assert (await server.bot.tables.load(await server.table_id())).waits() in {("p1",), ()}


@pytest.mark.parametrize("preset", ["first"])
async def test_a_closed_table_frees_its_channel(server: DiscordServer, preset: str) -> None:
    await server.start()
    asked = await server.alice.slash(server.channel, "table close")
    await server.alice.click(shown(asked), label="Close for good")
    assert "is closed" in server.told[-1]
    await server.open(preset=preset)
