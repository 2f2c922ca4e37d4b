"""Opening a table, sitting down, setting options, starting."""

import discord

from tests.cogs.harbour import Harbour, labels_of, private, said, shown, text_of


async def test_a_table_is_opened_for_everybody_with_buttons_to_join(harbour: Harbour) -> None:
    card = await harbour.open()
    assert not card.ephemeral
    assert "Captain\u2019s Log" in text_of(card)
    assert "Alice" in text_of(card)
    assert labels_of(card) == ["Join", "Start"]


async def test_who_joins_is_answered_alone_and_stands_on_the_card(harbour: Harbour) -> None:
    card = await harbour.open()
    joined = await harbour.bob.click(card, label="Join")
    assert private(joined)
    assert "seat **B**" in said(joined)
    assert "**B** \u2068Bob" in text_of(harbour.board)
    assert "Bob" in text_of(harbour.board)


async def test_the_lobby_says_in_one_line_what_will_be_played(harbour: Harbour) -> None:
    """CL-SETUP-44: the number of NPC ships follows the number of captains."""
    card = await harbour.open()
    assert "7 fame to win · 3 NPC ships each\n" in text_of(card)
    await harbour.bob.click(card, label="Join")
    assert "7 fame to win · 2 NPC ships each\n" in text_of(harbour.board)
    await harbour.alice.slash(harbour.channel, "table settings", option="npcs", value="1")
    await harbour.alice.slash(harbour.channel, "table settings", option="two_decks", value="yes")
    terms = "7 fame to win · 1 NPC ship each · An NPC deck for each seal\n"
    assert terms in text_of(harbour.board)


async def test_the_lobby_is_short_and_shown_whole_on_demand(harbour: Harbour) -> None:
    card = await harbour.open()
    commitment = (await harbour.bot.tables.table(await harbour.table_id())).commitment
    assert f"{commitment[:16]}…" in text_of(card)
    settings = said(await harbour.bob.slash(harbour.channel, "table settings"))
    assert commitment in settings
    assert "**NPC ships a captain**: As many as the rules say\n" in settings
    assert "**Wars**: 1805\n" in settings
    again = shown(await harbour.bob.slash(harbour.channel, "table show"))
    assert text_of(again) == text_of(card)
    await harbour.alice.click(again, label="Start")
    assert commitment in said(await harbour.bob.slash(harbour.channel, "table show"))


async def test_a_seat_is_taken_by_the_letter_of_its_badge(harbour: Harbour) -> None:
    await harbour.open()
    joined = await harbour.bob.slash(harbour.channel, "table join", seat="c")
    assert "seat **C**" in said(joined)
    for seat in ("E", "p9", "captain", ""):
        refused = await harbour.carol.slash(harbour.channel, "table join", seat=seat)
        assert private(refused)
        assert "from A to D" in said(refused)


async def test_nobody_sits_down_twice(harbour: Harbour) -> None:
    card = await harbour.open()
    again = await harbour.alice.click(card, label="Join")
    assert private(again)
    assert "already have seat A" in said(again)


async def test_a_seat_left_in_the_lobby_is_free_again(harbour: Harbour) -> None:
    card = await harbour.open()
    await harbour.bob.click(card, label="Join")
    assert private(await harbour.bob.slash(harbour.channel, "table leave"))
    assert "Bob" not in text_of(harbour.board)


async def test_only_the_host_starts(harbour: Harbour) -> None:
    card = await harbour.open()
    refused = await harbour.bob.click(card, label="Start")
    assert private(refused)
    assert "Only the host" in said(refused)
    assert len(harbour.told) == 1


async def test_the_host_clears_a_seat_and_nobody_else_does(harbour: Harbour) -> None:
    card = await harbour.open()
    await harbour.bob.click(card, label="Join")
    refused = await harbour.carol.slash(harbour.channel, "table free", seat="B")
    assert "Only the host" in said(refused)
    assert "Bob" in text_of(harbour.board)
    assert private(await harbour.alice.slash(harbour.channel, "table free", seat="B"))
    assert "Bob" not in text_of(harbour.board)


async def test_who_manages_the_channel_stands_in_for_a_host_who_left(harbour: Harbour) -> None:
    await harbour.open()
    refused = await harbour.carol.slash(harbour.channel, "table close")
    assert "Only the host" in said(refused)
    rights = discord.Permissions(manage_channels=True)
    role = harbour.guild.create_role("Harbour master", permissions=rights)
    master = harbour.guild.add_member(harbour.env.create_user("Dora"), roles=[role])
    await master.slash(harbour.channel, "table close")
    assert await harbour.bot.tables.table_in(harbour.channel.id) is None


async def test_the_start_posts_the_board_and_takes_the_buttons_off_the_lobby(
    harbour: Harbour,
) -> None:
    board = await harbour.start(harbour.bob)
    lobby = harbour.channel.history()[0]
    assert labels_of(lobby) == []
    assert "Bob" in text_of(lobby)
    assert "My hand" in labels_of(board)
    assert len(harbour.channel.history()) == 2


async def test_a_channel_holds_one_open_table(harbour: Harbour) -> None:
    await harbour.open()
    refused = await harbour.bob.slash(harbour.channel, "table new")
    assert private(refused)
    assert "already has an open table" in said(refused)


async def test_a_preset_and_a_single_option_change_the_settings(harbour: Harbour) -> None:
    await harbour.open(preset="first")
    assert "5 fame to win" in text_of(harbour.board)
    settings = await harbour.alice.slash(
        harbour.channel, "table settings", option="target", value="9"
    )
    assert private(settings)
    assert "**Fame to win**: 9" in said(settings)
    assert "9 fame to win" in text_of(harbour.board)


async def test_a_value_an_option_does_not_take_changes_nothing(harbour: Harbour) -> None:
    await harbour.open()
    refused = await harbour.alice.slash(
        harbour.channel, "table settings", option="target", value="9000"
    )
    assert "no settings called" in said(refused)
    assert "7 fame to win" in text_of(harbour.board)


async def test_options_and_their_values_are_offered_while_typing(harbour: Harbour) -> None:
    await harbour.open()
    options = await harbour.alice.autocomplete(harbour.channel, "table settings", "option", "war")
    assert {"War bonus of nations", "Wars"} == {one["name"] for one in options}
    values = await harbour.alice.autocomplete(
        harbour.channel, "table settings", "value", "", option="two_decks"
    )
    assert [one["value"] for one in values] == ["yes", "no"]


async def test_the_bot_takes_a_seat_and_plays_it(harbour: Harbour) -> None:
    await harbour.start(bots=1)
    lobby = text_of(harbour.channel.history()[0])
    assert "Bot (drifter)" in lobby
    assert "(played by me)" in lobby
    assert (await harbour.bot.tables.load(await harbour.table_id())).waits() == ("p1",)


async def test_without_the_right_to_speak_nothing_is_opened_and_the_right_is_named(
    harbour: Harbour,
) -> None:
    me = harbour.guild.me
    assert me is not None
    mute = discord.PermissionOverwrite(send_messages=False)
    channel = harbour.guild.create_text_channel("brig", overwrites={me: mute})
    refused = await harbour.alice.slash(channel, "table new")
    assert private(refused)
    assert "send messages" in said(refused)
    assert await harbour.bot.tables.table_in(channel.id) is None


async def test_a_french_server_plays_in_french_and_each_reader_in_their_own_tongue(
    harbour: Harbour,
) -> None:
    card = await harbour.open(language="fr")
    assert labels_of(card) == ["Rejoindre", "Commencer"]
    harbour.locales[harbour.bob.id] = "fr"
    assert "Bon vent" in said(await harbour.bob.click(card, label="Rejoindre"))
    assert "Fair winds" in said(await harbour.carol.click(card, label="Rejoindre"))


async def test_commands_without_a_table_say_how_to_open_one(harbour: Harbour) -> None:
    for command in ("table start", "turn act", "turn end", "hand", "map show", "captain end"):
        refused = await harbour.alice.slash(harbour.channel, command)
        assert private(refused), command
        assert "/table new" in said(refused), command


async def test_mygames_lists_who_is_waited_for(harbour: Harbour) -> None:
    assert "You sit at no table" in said(await harbour.carol.slash(harbour.channel, "mygames"))
    await harbour.start()
    listed = await harbour.alice.slash(harbour.channel, "mygames")
    assert private(listed)
    assert "it is your turn" in said(listed)
    assert str(harbour.board.id) in said(listed)


async def test_help_is_private_and_short(harbour: Harbour) -> None:
    answer = await harbour.carol.slash(harbour.channel, "help")
    assert private(answer)
    assert "`/table new`" in said(answer)
    assert len(said(answer)) < 2_000


async def test_a_table_is_shown_to_everybody_on_demand(harbour: Harbour) -> None:
    await harbour.start()
    again = await harbour.bob.slash(harbour.channel, "table show")
    assert not again.ephemeral
    assert "SHA-256" in text_of(shown(again))
    assert labels_of(shown(again)) == []
