"""Hostile input and broken tables do no harm."""

import json

import pytest
from sqlalchemy import update
from sqlmodel import col

from bot.delivery import outbox
from bot.errors import NamelessTable
from bot.messages.verbs import Hand
from bot.store.models import Snapshot
from bot.tables import playing
from bot.words.language import voice
from tests.cogs.conftest import make_bot
from tests.cogs.discord_server import DiscordServer, labels_of, private, said, text_of

NASTY = "**@everyone** <@&1> `x` \u202ednuor"


async def test_a_name_with_markdown_and_mentions_is_plain_text(server: DiscordServer) -> None:
    eve = server.guild.add_member(server.env.create_user("eve", global_name=NASTY))
    card = await server.open()
    await eve.click(card, label="Join")
    await server.alice.click(card, label="Start")
    for message in server.channel.history():
        text = text_of(message)
        assert "**@everyone**" not in text
        assert "@everyone" not in text
        assert "\u202e" not in text
        assert not message.mention_everyone
        assert message.role_mentions == []


async def test_a_damaged_table_is_refused_and_another_can_be_opened_elsewhere(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    broken = await server.table_id()
    async with server.bot.services.store.writing() as session:
        query = update(Snapshot).where(col(Snapshot.table_id) == broken)
        await session.execute(query.values(state=b"{}"))
    await server.bot.close()
    await server.env.restart_bot(make_bot(server.bot.settings.database))
    refused = await server.alice.slash(server.channel, "turn act")
    assert private(refused)
    assert "damaged" in said(refused)
    assert any("damaged" in told for told in server.told)
    other = server.guild.create_text_channel("pier")
    opened = await server.bob.slash(other, "table new")
    assert "Captain" in said(opened)


async def test_a_deleted_board_is_posted_again_at_the_next_action(server: DiscordServer) -> None:
    board = await server.set_sail()
    server.env.backend.delete_message(server.channel.id, board.id)
    played = await server.typed(server.alice, "captain explore")
    assert "Done." in said(played)
    assert "Act" in labels_of(server.board)


async def test_a_game_goes_on_after_its_channel_was_deleted(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    table = await server.table_id()
    server.env.backend.delete_channel(server.channel.id)
    view = (await server.bot.tables.load(table)).view("p1")
    action = next(iter((await server.bot.tables.load(table)).game.suggest(view)))
    before = (await server.bot.tables.table(table)).version
    await playing.play(server.bot.tables, table, server.alice.id, (action,))
    await server.bot.services.settle()
    assert (await server.bot.tables.table(table)).version == before + 1


async def test_a_turn_is_played_although_the_bot_may_not_post_its_news(
    server: DiscordServer,
) -> None:
    await server.set_sail()
    posts = len(server.told)
    server.env.inject_error("POST", "/channels/*/messages", status=403, times=None)
    played = await server.typed(server.alice, "captain explore")
    assert private(played)
    assert "Done." in said(played)
    assert len(server.told) == posts


async def test_an_outage_delays_the_news_and_loses_none(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "FIRST_PAUSE_SECONDS", 60.0)  # a shorter pause would be waited for
    await server.set_sail()
    posts = len(server.told)
    server.env.inject_error("POST", "/channels/*/messages", status=503, times=6)
    await server.end_turn(server.alice)
    for _ in range(5):
        assert len(server.told) == posts
        await server.env.advance_time(300)
    assert len(server.told) == posts + 1
    assert "Act" in labels_of(server.board)


async def test_a_button_of_an_unknown_kind_is_refused_as_too_old(server: DiscordServer) -> None:
    board = await server.set_sail()
    server.bot.presses.forget(Hand)
    refused = await server.alice.click(board, label="My ship")
    assert private(refused)
    assert "older version" in said(refused)


async def test_a_tap_whose_handler_raises_gets_an_error_answer(
    server: DiscordServer, caplog: pytest.LogCaptureFixture
) -> None:
    board = await server.set_sail()

    async def fail(pressed: object) -> None:
        raise RuntimeError("on purpose")

    server.bot.presses.add(Hand, fail)
    refused = await server.alice.click(board, label="My ship")
    assert private(refused)
    assert "Something went wrong" in said(refused)
    assert "on purpose" in caplog.text


@pytest.mark.parametrize(
    "malformed",
    [
        "qd1:act:TABLE:SEQ",
        "qd2:act:TABLE:nonsense",
        "qd2:act:TABLE:-1",
        "qd2:act:TABLE:\u0663",
        "qd2:end:TABLE",
        "qd2:end:TABLE:SEQ:SEQ",
        "qd2:act",
        "qd2:undo:TABLE",
        "qd2:ask:TABLE:x",
        "qd2:mapwords:TABLE:",
        "qd2:rules:captains_log:0",
        "qd2:back:TABLE:0123:a..b",
        "qd2:sink:TABLE",
        "qd2:news:TABLE:0:9223372036854775808",
        "qd2:letin:TABLE:99999999999999999999",
        "qd2:",
        "qd3:end:TABLE:SEQ",
        "qd99:",
    ],
)
async def test_a_malformed_or_outdated_button_id_gets_a_polite_refusal(
    server: DiscordServer, caplog: pytest.LogCaptureFixture, malformed: str
) -> None:
    board = await server.set_sail()
    table = await server.bot.tables.table(await server.table_id())
    pressed = malformed.replace("TABLE", table.id).replace("SEQ", str(table.seq))
    text = json.dumps([one.to_dict() for one in board.components])
    text = text.replace(f"qd2:end:{table.id}:{table.seq}", json.dumps(pressed)[1:-1])
    server.env.backend.edit_message(server.channel.id, board.id, {"components": json.loads(text)})
    changed = next(one for one in server.channel.history() if one.id == board.id)
    refused = await server.alice.click(changed, label="End turn")
    assert private(refused)
    assert "older version" in said(refused)
    assert "ERROR" not in {record.levelname for record in caplog.records}


@pytest.mark.parametrize(
    ("command", "option"),
    [
        ("table new", "game"),
        ("table new", "preset"),
        ("table settings", "preset"),
        ("table settings", "option"),
        ("table release", "table"),
        ("table join", "seat"),
        ("table free", "seat"),
        ("table bot", "level"),
        ("map zoom", "place"),
        ("rules", "game"),
        ("rules", "about"),
    ],
)
async def test_an_option_of_6000_characters_is_refused_in_a_proper_sentence(
    server: DiscordServer,
    caplog: pytest.LogCaptureFixture,
    command: str,
    option: str,
) -> None:
    if command != "table new":
        await (server.start() if command == "map zoom" else server.open())
    others = {"game": {"about": "sail"}, "option": {"value": "1"}}
    for letter in ("x", "X", "*", "{"):
        typed = {**others.get(option, {}), option: letter * 6_000}
        if command == "table new":
            typed.pop("about", None)
        refused = await server.alice.slash(server.channel, command, **typed)
        assert private(refused)
        assert 10 < len(said(refused)) < 1_500
        assert "???" not in said(refused)
        assert "went wrong" not in said(refused)
    assert "ERROR" not in {record.levelname for record in caplog.records}


async def test_hostile_dice_are_refused_with_a_sentence(server: DiscordServer) -> None:
    for dice in ("99999d99999", "200d6" + "k1" * 2_500, "1d6 [@everyone]", "", "((((" * 999):
        refused = await server.alice.slash(server.channel, "roll", dice=dice)
        assert private(refused)
        assert 10 < len(said(refused)) < 200
    assert server.told == []


async def test_ordinary_dice_are_rolled_publicly(server: DiscordServer) -> None:
    rolled = await server.carol.slash(server.channel, "roll", dice="4d6kh3 + 2")
    assert not rolled.ephemeral
    assert "4d6kh3" in said(rolled)
    assert "+ 2 = `" in said(rolled)


async def test_the_same_roll_delivered_twice_is_rolled_once(server: DiscordServer) -> None:
    with server.delivering_twice():
        await server.carol.slash(server.channel, "roll", dice="1d20")
    assert len(server.told) == 1


async def test_an_empty_table_id_is_refused_in_a_proper_sentence(server: DiscordServer) -> None:
    with pytest.raises(NamelessTable) as refused:
        await server.bot.tables.table("")
    assert voice("en").say(refused.value.text).startswith("This belongs to no table.")
