"""Message cards: Discord's limits, the selection of news, and finding a posted board again."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

import pytest
from discord.ui import TextDisplay

from bot.delivery.posts import Post
from bot.messages.card import make_card
from bot.messages.components import Button
from bot.messages.headlines import MOST_LINES, headlines
from bot.messages.pictures import Picture
from bot.messages.verbs import End
from bot.tables.step_log import Told
from bot.words.language import Language
from engine.core.game import Step
from engine.core.log import Undo
from engine.core.news import HEADLINE_WEIGHT, News
from engine.core.words import Fact, Listing, Person, Text
from engine.games.captains_log.model.events import Repaired
from tests.cogs.discord_server import (
    DiscordServer,
    labels_of,
    layout_of,
    said,
    shown,
    text_of,
)

ROW, TEXT = 1, 10
"""Discord's numbers for a row of buttons and for text."""


def line(said: Fact, who: str = "npc:1") -> Text:
    """A sentence about *who*."""
    return Text.of("menu-range", first=Person(seat=who), last=said)


def news_of(texts: Sequence[Text], weights: Sequence[int]) -> list[News]:
    return [News(text=text, weight=weight) for text, weight in zip(texts, weights, strict=True)]


def test_a_card_of_any_length_fits_in_a_message() -> None:
    lines = "\n".join(["a line of news"] * 1_000)
    buttons = [Button.of("x" * 200, End(table="abcde", seq=number)) for number in range(7)]
    picture = Picture(data=b"x", suffix="jpg", alt="y" * 999)
    news = headlines(news_of([line("x" * 200, "npc:1")] * 99, [0] * 99), ("p1",), Language("en"))
    made = make_card(
        text="x" * 200,
        picture=picture,
        below=news.lines,
        passing=lines,
        buttons=buttons,
        mark=7,
    )
    assert made.content_length() <= 4_000
    assert made.total_children_count <= 40


def test_a_board_short_of_room_shows_the_weightiest_news_in_chronological_order() -> None:
    texts = [line(number) for number in range(40)]
    weights = [3 if number in (2, 20) else 1 if number > 30 else 0 for number in range(40)]
    news = headlines(news_of(texts, weights), ("p1",), Language("en"))
    said = [Language("en").say(texts[number]) for number in (2, 20, 37, 38, 39)]
    first, *rest = (f"-# {one}" for one in said)
    assert news.lines.splitlines() == [first, "-# … and 35 lines more", *rest]
    assert not news.all


def test_a_headline_stands_in_its_place_in_bold_letters_after_its_cause() -> None:
    """It is kept with the sentence before it, however many other lines there are."""
    texts = [*(line(number) for number in range(5)), line(5, "p2"), *map(line, range(6, 11))]
    weights = [HEADLINE_WEIGHT if number == 3 else 5 for number in range(11)]
    news = headlines(news_of(texts, weights), ("p2",), Language("en"))
    said = [Language("en").say(text) for text in texts]
    assert news.lines.splitlines() == [
        *(f"-# {said[2]}", f"**{said[3]}**", said[5], "-# … and 6 lines more"),
        *(f"-# {said[number]}" for number in (9, 10)),
    ]


def test_news_are_in_order_and_those_about_the_pinged_player_are_in_plain_letters() -> None:
    """News about that player are kept even if others are weightier, and stay in their order."""
    inside = Text.of("menu-range", first=Listing(items=(Person(seat="p2"),)), last=0)
    texts = [line(0), line(1, "p2"), *(line(number) for number in range(2, 9)), line(inside)]
    news = headlines(news_of(texts, [5, 0, *[5] * 7, 0]), ("p2",), Language("en"))
    said = [Language("en").say(texts[number]) for number in (1, 6, 7, 8, 9)]
    plain = [said[0], *(f"-# {one}" for one in said[1:4]), said[4]]
    assert news.lines.splitlines() == [plain[0], "-# … and 5 lines more", *plain[1:]]
    assert len(plain) == MOST_LINES - 1


def test_a_pinged_player_reads_all_own_actions_and_gains() -> None:
    """Lines that only mention that player, or tell of others, appear only if there is room."""
    near = Text.of("menu-range", first=Listing(items=(Person(seat="p2"),)), last=0)
    texts = [line(0), *(line(number, "p2") for number in range(1, 9)), near]
    news = headlines(news_of(texts, [9, *[0] * 9]), ("p2",), Language("en"))
    own = [Language("en").say(text) for text in texts[1:9]]
    assert news.lines.splitlines() == ["-# … and 2 lines more", *own]
    assert not news.all
    joined = Text.of("menu-range", first=line(1, "p2"), last=line(2))
    both = headlines(news_of([*texts[:9], joined], [9, *[0] * 9]), ("p2",), Language("en"))
    assert Language("en").say(joined) in both.lines, "a sentence that begins with one of theirs"
    alone = headlines(news_of(texts[1:9], [0] * 8), ("p2",), Language("en"))
    assert alone.lines.splitlines() == own
    assert alone.all


def test_news_since_the_readers_last_action_take_precedence_over_older_news() -> None:
    """Older lines, however weighty, only fill the room that is left."""
    texts = [*(line(number, "p2") for number in range(8)), *(line(number) for number in range(9))]
    news = headlines(news_of(texts, [9] * 8 + [0] * 9), ("p2",), Language("en"), since=8)
    new = ["-# " + Language("en").say(text) for text in texts[8:]]
    assert news.lines.splitlines() == ["-# … and 8 lines more", *new]
    few = headlines(news_of(texts[:11], [9] * 8 + [0] * 3), ("p2",), Language("en"), since=8)
    older = [Language("en").say(text) for text in texts[6:8]]
    assert few.lines.splitlines() == ["-# … and 6 lines more", *older, *new[:3]]


def test_headlines_that_leave_out_a_long_line_are_marked_incomplete(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.messages.headlines.NEWS_LETTERS", 300)
    news = headlines(news_of([line("x" * 180)] * 2, [0, 0]), (), Language("en"))
    assert len(news.lines) <= 300
    assert not news.all


@pytest.mark.parametrize("count", [0, 1, MOST_LINES])
def test_few_news_are_all_shown(count: int) -> None:
    news = headlines(news_of([line(1)] * count, [0] * count), (), Language("en"))
    assert len(news.lines.splitlines()) == count
    assert news.all


async def test_a_board_ends_with_the_player_on_turn_and_the_buttons(server: DiscordServer) -> None:
    """From the top: title, news, standing, score, commands to type, the player on turn, buttons."""
    before = await server.set_sail()
    assert "Undo" in labels_of(before)
    assert "-# Tap a button, or type `/turn act`, `/turn undo` and `/help`." in text_of(before)
    await server.typed(server.alice, "captain explore")
    layout = layout_of(server.board)
    title, news, foot = (content for _, content in layout if content)
    assert title.startswith("**Captain\u2019s Log")
    assert "Alice" in news
    score, standing, typed, waits = foot.splitlines()
    assert standing.startswith("-# Round 1")
    assert typed == "-# Tap a button, or type `/turn act` and `/help`."
    assert score.startswith("Goal: 7 fame."), "the goal is no small print"
    assert "it is your turn. <t:" in waits
    kinds = [kind for kind, _ in layout if kind in (ROW, TEXT)]
    assert kinds == [TEXT, TEXT, TEXT, *[ROW] * kinds.count(ROW)], "the buttons come last"
    assert labels_of(server.board)[:5] == ["Act", "My ship", "Map", "How?", "All news"]


@pytest.mark.parametrize(
    ("own", "seat", "told"),
    [(0, "p1", 10), (0, "p2", MOST_LINES - 1), (9, "p1", MOST_LINES - 1), (2, "p1", 7)],
)
async def test_a_board_shows_all_log_rows_after_the_last_step_of_the_player_on_turn(
    server: DiscordServer, own: int, seat: str, told: int
) -> None:
    """Alice is on turn, and reads every undo by Bob that came after her own step."""
    await server.set_sail()
    table_id = await server.table_id()
    assert (await server.bot.tables.load(table_id)).waits() == ("p1",)
    mended = Repaired(captain="p1", points=1, wood=0)
    step = Step(seq=2, seat=seat, by="person", action=None, rolls=(), events=(mended,))
    rows: list[Told] = [Undo(seq=3, seat="p2", to=1)] * 9
    rows.insert(own, step)
    post = replace(_post(server, 99, server.board.created_at), table_id=table_id, rows=(*rows,))
    message = await server.bot.narrator.message(replace(post, picture=False))
    lines = [
        line
        for one in message.card.walk_children()
        if isinstance(one, TextDisplay)
        for line in one.content.splitlines()
    ]
    left_out = told < len(rows)
    assert [" more" in line for line in lines].count(True) == left_out
    assert len(lines) == told + left_out


async def test_a_past_board_keeps_only_its_title_and_its_news(server: DiscordServer) -> None:
    board = await server.set_sail(server.bob)
    mover = await server.to_move()
    await server.end_turn(mover)
    entry = text_of(server.message(board))
    assert entry.startswith("**Captain\u2019s Log")
    assert "sets sail" in entry
    assert "it is your turn" not in entry
    assert "Fame" not in entry


async def test_a_posted_board_is_found_by_its_mark_behind_sixty_later_messages(
    server: DiscordServer,
) -> None:
    await server.start()
    board, tried = server.board, server.board.created_at
    for _ in range(60):
        await server.bob.send(server.channel, "ahoy")
    poster = server.bot.poster
    marks = [
        mark for mark in range(1, 20) if await poster.find(_post(server, mark, tried)) == board.id
    ]
    assert len(marks) == 1
    assert await poster.find(_post(server, 999, tried)) is None


async def test_an_edited_board_is_not_found_by_any_mark(
    server: DiscordServer,
) -> None:
    await server.start()
    tried = server.board.created_at
    await server.answer(server.alice)
    poster = server.bot.poster
    found = [await poster.find(_post(server, mark, tried)) for mark in range(1, 20)]
    assert [one for one in found if one] == []


async def test_the_all_news_button_opens_the_news_page_by_page(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.set_sail()
    monkeypatch.setattr("bot.messages.headlines.NEWS_LETTERS", 10)
    monkeypatch.setattr("bot.messages.pages.PAGE_LETTERS", 10)
    await server.typed(server.alice, "captain explore")
    told = await server.carol.click(server.board, label="All news")
    assert labels_of(shown(told)) == ["Next", "Close"]
    first = said(told)
    turned = await server.carol.click(shown(told), label="Next")
    assert said(turned) != first
    assert "Previous" in labels_of(shown(turned))


def _post(server: DiscordServer, number: int, tried_at: datetime) -> Post:
    return Post(
        id=number,
        nonce=f"q{number}",
        table_id="",
        channel_id=server.channel.id,
        pings=(),
        picture=True,
        notice=None,
        rows=(),
        first=0,
        last=0,
        tried_at=tried_at,
    )
