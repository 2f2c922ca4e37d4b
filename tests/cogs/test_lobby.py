"""Opening a table, sitting down, setting options, starting."""

import discord
import pytest

from bot.tables import hosting
from tests.cogs.discord_server import (
    DiscordServer,
    labels_of,
    private,
    said,
    shown,
    text_of,
)


async def test_a_table_is_opened_for_everybody_with_buttons_to_join(server: DiscordServer) -> None:
    card = await server.open()
    assert not card.ephemeral
    assert "Captain\u2019s Log" in text_of(card)
    assert "Alice" in text_of(card)
    assert labels_of(card) == ["Start", "Join", "How?"]


async def test_the_lobby_calls_a_computer_player_a_bot_and_names_its_level(
    server: DiscordServer,
) -> None:
    card = await server.open()
    assert "`/table bot` gives a seat to the bot." in text_of(card)
    joined = await server.alice.slash(server.channel, "table bot")
    assert "The bot takes seat **B**." in said(joined)
    assert "**B** \u2068Sea Fox\u2069 (bot, cabin boy)" in text_of(server.board)
    await server.alice.slash(server.channel, "table bot", level="mate")
    assert "**C** \u2068Grey Wolf\u2069 (bot, mate)" in text_of(server.board)


async def test_a_joining_player_gets_a_private_answer_and_appears_on_the_card(
    server: DiscordServer,
) -> None:
    card = await server.open()
    joined = await server.bob.click(card, label="Join")
    assert private(joined)
    assert "seat **B**" in said(joined)
    assert "**B** \u2068Bob" in text_of(server.board)
    assert "Bob" in text_of(server.board)


async def test_the_lobby_sums_up_the_settings_in_one_line(server: DiscordServer) -> None:
    """CL-SETUP-44: the number of NPC ships follows the number of captains."""
    card = await server.open()
    assert "7 fame to win · 3 NPC ships per captain\n" in text_of(card)
    await server.bob.click(card, label="Join")
    assert "7 fame to win · 2 NPC ships per captain\n" in text_of(server.board)
    await server.alice.slash(server.channel, "table settings", option="npcs", value="1")
    await server.alice.slash(server.channel, "table settings", option="two_decks", value="yes")
    terms = "7 fame to win · 1 NPC ship per captain · One NPC deck per seal\n"
    assert terms in text_of(server.message(card))


async def test_the_lobby_is_short_and_table_settings_shows_the_details(
    server: DiscordServer,
) -> None:
    card = await server.open()
    commitment = (await server.bot.tables.table(await server.table_id())).commitment
    assert f"{commitment[:16]}…" in text_of(card)
    settings = said(await server.bob.slash(server.channel, "table settings"))
    assert commitment in settings
    assert "**NPC ships per captain**: As many as the rules say\n" in settings
    assert "**Wars**: Those of 1805: England against France and Spain\n" in settings
    again = shown(await server.bob.slash(server.channel, "table show"))
    assert text_of(again) == text_of(card)
    await server.alice.click(again, label="Start")
    assert commitment in said(await server.bob.slash(server.channel, "table show"))


async def test_a_seat_is_taken_by_its_letter(server: DiscordServer) -> None:
    await server.open()
    joined = await server.bob.slash(server.channel, "table join", seat="c")
    assert "seat **C**" in said(joined)
    for seat in ("E", "p9", "captain", ""):
        refused = await server.carol.slash(server.channel, "table join", seat=seat)
        assert private(refused)
        assert "from A to D" in said(refused)


async def test_a_seated_player_cannot_join_again(server: DiscordServer) -> None:
    card = await server.open()
    again = await server.alice.click(card, label="Join")
    assert private(again)
    assert "already have seat A" in said(again)


async def test_a_seat_left_in_the_lobby_is_free_again(server: DiscordServer) -> None:
    card = await server.open()
    await server.bob.click(card, label="Join")
    assert private(await server.bob.slash(server.channel, "table leave"))
    assert "Bob" not in text_of(server.board)


async def test_only_the_host_can_start_the_game(server: DiscordServer) -> None:
    card = await server.open()
    refused = await server.bob.click(card, label="Start")
    assert private(refused)
    table = await server.table_id()
    named = f"Only the host of table {table} can do this: <@{server.alice.id}>."
    assert named in said(refused)
    assert len(server.told) == 1


async def test_only_the_host_can_free_a_seat(server: DiscordServer) -> None:
    card = await server.open()
    await server.bob.click(card, label="Join")
    refused = await server.carol.slash(server.channel, "table free", seat="B")
    assert "Only the host" in said(refused)
    assert "Bob" in text_of(server.board)
    assert private(await server.alice.slash(server.channel, "table free", seat="B"))
    assert "Bob" not in text_of(server.message(card))
    assert "The host clears seat B" in text_of(server.board)


async def test_a_channel_manager_can_close_a_table_in_place_of_its_host(
    server: DiscordServer,
) -> None:
    await server.open()
    refused = await server.carol.slash(server.channel, "table close")
    assert "Only the host" in said(refused)
    rights = discord.Permissions(manage_channels=True)
    role = server.guild.create_role("DiscordServer master", permissions=rights)
    master = server.guild.add_member(server.env.create_user("Dora"), roles=[role])
    asked = await master.slash(server.channel, "table close")
    await master.click(shown(asked), label="Close for good")
    assert await server.bot.tables.table_in(server.channel.id) is None


async def test_the_start_posts_the_board_and_takes_the_buttons_off_the_lobby(
    server: DiscordServer,
) -> None:
    board = await server.start(server.bob)
    lobby = server.channel.history()[0]
    assert labels_of(lobby) == []
    assert "Bob" in text_of(lobby)
    assert "My ship" in labels_of(board)
    assert len(server.channel.history()) == 2


async def test_a_channel_holds_only_one_open_table(server: DiscordServer) -> None:
    await server.open()
    refused = await server.bob.slash(server.channel, "table new")
    assert private(refused)
    assert "already has an open table" in said(refused)


async def test_a_preset_and_a_single_option_change_the_settings(server: DiscordServer) -> None:
    await server.open(preset="first")
    assert "5 fame to win" in text_of(server.board)
    settings = await server.alice.slash(
        server.channel, "table settings", option="target", value="9"
    )
    assert private(settings)
    assert "**Fame to win**: 9" in said(settings)
    assert "9 fame to win" in text_of(server.board)


async def test_an_invalid_value_of_an_option_is_refused_and_changes_nothing(
    server: DiscordServer,
) -> None:
    await server.open()
    refused = await server.alice.slash(
        server.channel, "table settings", option="target", value="9000"
    )
    assert "Target does not take “9000”. It takes: 1 … 40." in said(refused)
    assert "7 fame to win" in text_of(server.board)


async def test_options_and_their_values_are_offered_while_typing(server: DiscordServer) -> None:
    await server.open()
    options = await server.alice.autocomplete(server.channel, "table settings", "option", "war")
    assert {"War bonus of nations", "Wars"} == {one["name"] for one in options}
    values = await server.alice.autocomplete(
        server.channel, "table settings", "value", "", option="two_decks"
    )
    assert [one["value"] for one in values] == ["yes", "no"]


async def test_the_bot_takes_a_seat_and_plays_it(server: DiscordServer) -> None:
    await server.start(bots=1)
    lobby = text_of(server.channel.history()[0])
    assert "**B** \u2068Sea Fox\u2069 (bot, drifter)" in lobby
    assert (await server.bot.tables.load(await server.table_id())).waits() == ("p1",)


async def test_no_table_opens_without_send_messages_and_the_refusal_names_that_permission(
    server: DiscordServer,
) -> None:
    me = server.guild.me
    assert me is not None
    mute = discord.PermissionOverwrite(send_messages=False)
    channel = server.guild.create_text_channel("brig", overwrites={me: mute})
    refused = await server.alice.slash(channel, "table new")
    assert private(refused)
    assert "Send Messages" in said(refused)
    assert await server.bot.tables.table_in(channel.id) is None


async def test_a_french_table_has_a_french_card_and_answers_in_each_readers_language(
    server: DiscordServer,
) -> None:
    card = await server.open(language="fr")
    assert labels_of(card) == ["Commencer", "Rejoindre", "Aide"]
    server.locales[server.bob.id] = "fr"
    assert "Bon vent" in said(await server.bob.click(card, label="Rejoindre"))
    assert "Fair winds" in said(await server.carol.click(card, label="Rejoindre"))


async def test_commands_without_a_table_say_how_to_open_one(server: DiscordServer) -> None:
    for command in ("table start", "turn act", "turn end", "hand", "map show", "captain end"):
        refused = await server.alice.slash(server.channel, command)
        assert private(refused), command
        assert "/table new" in said(refused), command


async def test_mygames_says_whose_turn_it_is_and_links_to_the_board(server: DiscordServer) -> None:
    assert "You have no seat at any table" in said(
        await server.carol.slash(server.channel, "mygames")
    )
    await server.start()
    listed = await server.alice.slash(server.channel, "mygames")
    assert private(listed)
    assert "it is your turn" in said(listed)
    assert str(server.board.id) in said(listed)


async def test_help_is_private_and_short(server: DiscordServer) -> None:
    answer = await server.carol.slash(server.channel, "help")
    assert private(answer)
    assert "`/table new`" in said(answer)
    assert len(said(answer)) < 2_000


async def test_table_show_posts_the_table_publicly(server: DiscordServer) -> None:
    await server.start()
    again = await server.bob.slash(server.channel, "table show")
    assert not again.ephemeral
    assert "SHA-256" in text_of(shown(again))
    assert labels_of(shown(again)) == []


async def test_the_lobby_does_not_explain_fair_dice_to_a_player_alone_against_bots(
    server: DiscordServer,
) -> None:
    card = await server.open()
    assert "Fair dice" in text_of(card)
    await server.alice.slash(server.channel, "table bot")
    assert "Fair dice" not in text_of(server.board)
    await server.bob.click(server.board, label="Join")
    assert "Fair dice" in text_of(server.board)


async def test_the_lobby_estimates_the_length_of_a_game_with_preset_options(
    server: DiscordServer,
) -> None:
    card = await server.open()
    assert " · ≈ 17 rounds, 45 min · " in text_of(card)
    choice = {"option": "target", "value": "9"}
    await server.alice.slash(server.channel, "table settings", **choice)
    assert "rounds" not in text_of(server.board)


@pytest.mark.parametrize("how", ["nickname", "global name"])
async def test_a_new_name_is_used_from_the_persons_next_command_on(
    server: DiscordServer, how: str
) -> None:
    await server.start(server.bob)
    backend = server.env.backend
    if how == "nickname":
        backend.get_member(server.guild.id, server.bob.id).nick = "Bobby"
    else:
        backend.get_user(server.bob.id).global_name = "Bobby"
    await server.bob.slash(server.channel, "hand")
    shown_now = await server.carol.slash(server.channel, "table show")
    assert "Bobby" in said(shown_now)


async def test_again_does_not_tell_a_stranger_which_table_was_closed_here(
    server: DiscordServer,
) -> None:
    await server.start(server.bob)
    table = await server.table_id()
    await hosting.close_table(server.bot.tables, table, server.alice.id)
    refused = await server.carol.slash(server.channel, "again")
    assert private(refused)
    assert table not in said(refused)
    assert "no open table in this channel" in said(refused)
    assert "no open table" not in said(await server.bob.slash(server.channel, "again"))
