"""Tells what happened: rows of a log become sentences and cards, for each reader their own."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import discord

from bot.delivery.posts import Post
from bot.messages.card import Card, make_card
from bot.messages.components import Button
from bot.messages.headlines import Headlines, headlines
from bot.messages.pictures import Picture, Pictures, Wanted
from bot.messages.request_buttons import request_buttons
from bot.messages.verbs import Act, AllNews, Ask, End, Hand, Map, TakeBack, Verb
from bot.store.models import Table
from bot.tables import undoing
from bot.tables.codecs import AnyGame
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.step_log import Told
from bot.words.language import Language, Names, voice
from bot.words.seat_names import names_of
from engine.core.agenda import Decision
from engine.core.game import told
from engine.core.log import Undo
from engine.core.records import SPECTATOR, Seat, clone, tells
from engine.core.words import Listing, Person, Text

GOLD, SEA, GREY = 0xC9A24B, 0x2F7A8E, 0x8A8F98
"""The colour of a card that waits for somebody, of one that tells, and of one that is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """A card, the picture in it, and the people it calls."""

    card: Card
    picture: Picture | None = None
    called: tuple[int, ...] = ()

    def files(self) -> list[discord.File]:
        """What is sent along, made afresh: a file is read once."""
        return [] if self.picture is None else [self.picture.file()]


class Narrator:
    """Words what *tables* tell, with *pictures*."""

    def __init__(self, tables: Tables, pictures: Pictures) -> None:
        self._tables, self._pictures = tables, pictures

    async def message(self, post: Post) -> Message:
        """What everybody at the table's channel is shown of *post*."""
        if post.notice is not None:
            table = await self._tables.table(post.table_id)  # may be broken, and still be told of
            names = names_of(await self._tables.holders(table.id))
            language = voice(table.language)
            answers = request_buttons(post.notice, table.id, language)
            text = language.say(post.notice, names)
            return Message(card=make_card(text=text, buttons=answers, mark=post.id, colour=SEA))
        live = await self._tables.load(post.table_id)
        language = voice(live.table.language, live.table.game)
        names = names_of(live.holders)
        view = clone(live.view(SPECTATOR))
        news = _headlines(live.game, view, post.rows, language, names)
        more = [] if news.all else [news_button(post.table_id, post.first, post.last, language)]
        if not post.picture:
            card = make_card(text=news.above or "…", buttons=more, mark=post.id, colour=SEA)
            return Message(card=card)
        events = tuple(event for row in post.rows for event in _events(row, SPECTATOR))
        picture = await self.picture(
            live, view, Wanted(language=language.code, names=names, events=events)
        )
        called = tuple(user for seat in post.pings for user in live.people_of(seat))
        buttons: list[Button] = []
        if live.table.status == "open":
            undo = await undoing.can_undo(self._tables, post.table_id)
            buttons = turn_buttons(live, language, with_undo=undo)
        over = live.table.status == "finished"
        card = make_card(
            above=news.above,
            text="\n".join(_head(live, view, language, names, called)),
            picture=picture,
            buttons=[*buttons, *more],
            mark=post.id,
            colour=GREY if over else GOLD,
        )
        return Message(card=card, picture=picture, called=called)

    def lines(
        self,
        game: AnyGame,
        view: Any,
        rows: Iterable[Told],
        language: Language,
        names: Names,
    ) -> list[str]:
        """*rows* in sentences, as far as the seat of *view* may know of them."""
        return [language.say(text, names) for text in self.texts(game, view, rows)]

    def texts(self, game: AnyGame, view: Any, rows: Iterable[Told]) -> list[Text]:
        """What is said of *rows* to the seat of *view*, not yet worded."""
        return list(_texts(game, view, rows))

    async def picture(self, live: LiveTable, view: Any, wanted: Wanted) -> Picture | None:
        """The board as the seat of *view* sees it; *view* must be a copy."""
        return await self._pictures.draw(live.table.channel_id, live.game, view, wanted)


def turn_buttons(live: LiveTable, language: Language, *, with_undo: bool) -> list[Button]:
    """What can be pressed below the board."""
    table, game = live.table, live.game
    asked = [one for one in game.pending(live.state) if not live.is_automatic(one.seat)]
    buttons: list[Button] = []
    for decision in asked[:3]:
        label = language.say(Text.of("button-answer"), plain=True)
        if len(asked) > 1:
            who = names_of(live.holders)(decision.seat)
            label = language.say(Text.of("button-answer-of", who=who), plain=True)
        buttons.append(
            Button.of(
                label,
                Ask(table=table.id, decision=decision.id),
                style=discord.ButtonStyle.primary,
            )
        )
    if not asked:
        label = language.say(Text.of("button-act"), plain=True)
        act = Act(table=table.id)
        buttons.append(Button.of(label, act, style=discord.ButtonStyle.primary))
    ordinary: dict[str, Verb] = {"hand": Hand(table=table.id), "map": Map(table=table.id)}
    if with_undo:
        ordinary["undo"] = TakeBack(table=table.id, seq=table.seq)
    for name, verb in ordinary.items():
        label = language.say(Text.of(f"button-{name}"), plain=True)
        buttons.append(Button.of(label, verb))
    if not asked and any(game.finish(live.view(seat)) is not None for seat in live.waits()):
        label = language.say(Text.of("button-end"), plain=True)
        buttons.append(Button.of(label, End(table=table.id, seq=table.seq)))
    return buttons


def news_button(table_id: str, first: int, last: int, language: Language) -> Button:
    """The way to all the news of rows *first* to *last*, for whoever presses it."""
    label = language.say(Text.of("button-news"), plain=True)
    return Button.of(label, AllNews(table=table_id, first=first, last=last))


def title_of(table: Table, language: Language) -> str:
    """What stands at the head of every board of *table*."""
    return f"**{language.say(Text.of('card-title', game=table.game, table=table.id))}**"


def question(game: AnyGame, view: Any, decision: Decision) -> Text:
    """What *decision* asks, or merely that it asks, if the seat of *view* may not know more."""
    if tells(decision.to, view.seat):
        return game.ask(view, decision)
    return Text.of("question-secret", who=Person(seat=decision.seat))


def _head(
    live: LiveTable, view: Any, language: Language, names: Names, called: Sequence[int]
) -> list[str]:
    table, game = live.table, live.game
    lines = [title_of(table, language)]
    if (outcome := game.outcome(live.state)) is not None:
        winners = Listing(items=tuple(Person(seat=seat) for seat in outcome.winners))
        count = len(outcome.winners)
        lines.append(language.say(Text.of("card-over", count=count, winners=winners), names))
        lines += [f"-# {language.say(text, names)}" for text in game.words.summary(view)]
        lines.append("-# " + language.say(Text.of("card-seed", seed=table.seed)))
        return lines
    lines += [f"-# {language.say(text, names)}" for text in game.words.summary(view)]
    if table.status == "paused":
        return [*lines, language.say(Text.of("card-paused"))]
    waits, asked = live.waits(), game.pending(live.state)
    since = "" if table.waiting_since is None else f"<t:{int(table.waiting_since.timestamp())}:R>"
    if waits:
        who = Listing(items=tuple(Person(seat=seat) for seat in waits))
        key = "card-asks" if any(one.seat in waits for one in asked) else "card-waits"
        text = Text.of(key, who=who, count=len(waits))
        if called:
            lines.append(" ".join(f"<@{user}>" for user in called))
        lines.append(f"{language.say(text, names)} {since}".strip())
    for decision in asked:
        if decision.seat in waits:
            lines.append(f"> {language.say(question(game, view, decision), names)}")
    return lines


def _headlines(
    game: AnyGame, view: Any, rows: Iterable[Told], language: Language, names: Names
) -> Headlines:
    texts, weight = list(_texts(game, view, rows)), game.words.weight
    lines = [language.say(text, names) for text in texts]
    return headlines(lines, [weight(text) for text in texts], language)


def _texts(game: AnyGame, view: Any, rows: Iterable[Told]) -> Iterator[Text]:
    """*rows* in texts; what happened between two undos is told in one go."""
    for undone, run in groupby(rows, lambda row: isinstance(row, Undo)):
        if undone:
            yield from (Text.of("told-undo", who=Person(seat=_seat_of(row))) for row in run)
        else:
            yield from _news(game, view, [one for row in run for one in _events(row, view.seat)])


def _news(game: AnyGame, view: Any, events: Sequence[Any]) -> Iterable[Text]:
    if (news := game.words.news) is not None:
        return news(view, events)
    texts = (game.tell(view, event) for event in events)
    return [text for text in texts if text is not None]


def _seat_of(row: Told) -> Seat:
    return row.seat if isinstance(row, Undo) else SPECTATOR


def _events(row: Told, seat: Seat) -> tuple[Any, ...]:
    return () if isinstance(row, Undo) else told(row.events, seat)
