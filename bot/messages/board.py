"""Boards: rows of a log as sentences on cards, without the secrets of others than the reader."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile
from typing import Any, Final, Literal

import discord

from bot.delivery.posts import Post
from bot.messages.board_foot import foot
from bot.messages.card import FRAME_LETTERS, Card, make_card
from bot.messages.clock_buttons import clock_buttons
from bot.messages.components import Button
from bot.messages.headlines import Headlines, headlines
from bot.messages.pictures import Drawing, Picture, Pictures, Wanted
from bot.messages.request_buttons import addressed, helm_button, request_buttons
from bot.messages.verb import Verb
from bot.messages.verbs import Act, AllNews, Ask, End, Hand, How, Map, TakeBack
from bot.messages.victory import final_standing, rematch_buttons, victory
from bot.messages.vote_card import vote_card
from bot.store.models import Table
from bot.tables import seat_clocks, undoing
from bot.tables.ballots import CARD
from bot.tables.live import Tables
from bot.tables.live_table import LiveTable
from bot.tables.people_called import people_called
from bot.tables.step_log import Told, events_answered, is_answer
from bot.words.fitting import shorten
from bot.words.language import Language, Names, voice
from bot.words.seat_names import Introduced, names_of
from engine.core.game import AnyGame, Setup, Step, is_npc, told
from engine.core.log import HOST, VOTE, Undo
from engine.core.news import NOTABLE_WEIGHT, News
from engine.core.records import SPECTATOR, Seat, clone
from engine.core.words import Listing, Person, Text

GOLD, TEAL, GREY = 0xC9A24B, 0x2F7A8E, 0x8A8F98
"""Colours of cards that ask for an action, of cards that inform, and of boards of the past."""

_UNASKED_KEYS: Final = {
    "default": "told-by-clock",
    "order": "told-by-order",
    "rules": "told-only-answer",
}
"""Texts on steps that a seat was not asked for, by their source."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """A card, the picture in it, and the ids of the people it mentions."""

    card: Card
    picture: Picture | None = None
    called: tuple[int, ...] = ()

    def files(self) -> list[discord.File]:
        """The picture, in a list of files to send; made anew each time, as files are read once."""
        return [] if self.picture is None else [self.picture.file()]


class Narrator:
    """Puts the news of *tables* into words, and adds pictures made by *pictures*."""

    def __init__(self, tables: Tables, pictures: Pictures) -> None:
        self._tables, self._pictures = tables, pictures

    async def message(self, post: Post) -> Message:
        """The message that shows *post* to everybody in the table's channel."""
        if post.notice is not None:
            return await self._notice(post, post.notice)
        live = await self._tables.load(post.table_id)
        language = voice(live.table.language, live.table.game)
        names = names_of(live.holders)
        view = clone(live.view(SPECTATOR))
        called_so = _introducing(live, post, language, names)
        end = how_it_ended(live.game, view, post.rows)
        news = _headlines(live, view, post.rows, language, called_so, end=end)
        more = news_buttons(live.table.id, post.first, post.last, language)
        if not post.picture:
            more = [] if news.all else more
            card = make_card(text=news.lines or "…", buttons=more, mark=post.id, colour=TEAL)
            return Message(card=card)
        events = tuple(event for row in post.rows for event in _events(row, SPECTATOR))
        before = await events_answered(self._tables, live, post.rows, SPECTATOR)
        wanted = Wanted(
            language=language.code,
            names=names,
            before=before,
            events=events,
            pictured=live.pictured(),
        )
        picture = await self.picture(live, view, wanted)
        people, below = [user for seat in post.pings for user in live.people_of(seat)], ""
        called = tuple(user for user in people if user not in post.unmentioned)
        if (outcome := live.outcome()) is not None:
            said = (f"**{language.say(end or victory(outcome), names)}**", news.lines)
            below = "\n".join((*filter(None, said), final_standing(live, view, language, names)))
        undo = live.table.status == "open" and await undoing.can_undo(self._tables, live)
        async with self._tables.store.reading() as session:
            until = await seat_clocks.until(session=session, live=live)
        below_news = foot(live, view, language, names, called, with_undo=undo, until=until)
        card = make_card(
            text=title_of(live.table, language),
            picture=picture,
            below=shorten(below, FRAME_LETTERS) or news.lines,
            passing="" if below else "\n".join(below_news),
            buttons=_buttons(live, language, more, with_undo=undo),
            mark=post.id,
            colour=GREY if live.table.status == "finished" else GOLD,
        )
        return Message(card=card, picture=picture, called=called)

    async def _notice(self, post: Post, notice: Text) -> Message:
        if notice.key == CARD:
            vote = int(str(dict(notice.facts)["vote"]))
            card, called = await vote_card(self._tables, post.table_id, vote, mark=post.id)
            called = tuple(user for user in called if user not in post.unmentioned)
            return Message(card=card, called=called)
        table = await self._tables.table(post.table_id)  # a broken table has notices too
        holders = await self._tables.holders(table.id)
        language = voice(table.language, table.game)
        answers = request_buttons(notice, table.id, language)
        answers += clock_buttons(notice, table.id, language)
        text = language.say(addressed(notice, table, holders), names_of(holders))
        people = people_called(notice, table, holders)
        called = tuple(user for user in people if user not in post.unmentioned)
        card = make_card(text=text, buttons=answers, mark=post.id, colour=TEAL)
        return Message(card=card, called=called)

    def lines(
        self,
        game: AnyGame,
        view: Any,
        rows: Iterable[Told],
        language: Language,
        names: Names,
    ) -> list[str]:
        """The sentences on *rows* that the seat of *view* may read."""
        return [language.say(one.text, names) for one in self.news(game, view, rows)]

    def news(self, game: AnyGame, view: Any, rows: Iterable[Told]) -> list[News]:
        """The news of *rows* that the seat of *view* may know, not yet put into words."""
        return list(_told(game, view, rows))

    def can_draw(self, game: AnyGame) -> bool:
        """Whether there can be pictures of *game*."""
        return self._pictures.can_draw(game)

    def begin_moving_picture(
        self, live: LiveTable, frames: Sequence[tuple[Any, Wanted]]
    ) -> Drawing | None:
        """A picture that moves through *frames*, views with wishes; the views must be copies.

        Its description tells the events of the frames. None if there can be no picture.
        """
        if not frames or not self.can_draw(live.game):
            return None
        told = [
            voice(wanted.language, live.game.slug).say(one.text, wanted.names, plain=True)
            for view, wanted in frames
            for one in _news(live.game, view, wanted.events)
        ]
        channel, what = live.table.channel_id, " · ".join(dict.fromkeys(told))
        return asyncio.create_task(self._pictures.animate(channel, live.game, frames, told=what))

    async def picture(self, live: LiveTable, view: Any, wanted: Wanted) -> Picture | None:
        """The board as the seat of *view* sees it; *view* must be a copy."""
        return await self._pictures.draw(live.table.channel_id, live.game, view, wanted)

    def begin_picture(self, live: LiveTable, view: Any, wanted: Wanted) -> Drawing | None:
        """Begin to draw the board as the seat of *view* sees it; *view* must be a copy.

        None if there can be no picture.
        """
        if not self.can_draw(live.game):
            return None
        return asyncio.create_task(self.picture(live, view, wanted))


def _buttons(
    live: LiveTable, language: Language, more: Sequence[Button], *, with_undo: bool
) -> list[Button]:
    """The buttons below a board; *more* are the buttons that open all its news."""
    if live.outcome() is not None:
        return [*rematch_buttons(live, language), *more]
    if live.table.status != "open":
        return [*more]
    return turn_buttons(live, language, more, with_undo=with_undo)


def turn_buttons(
    live: LiveTable, language: Language, more: Sequence[Button], *, with_undo: bool
) -> list[Button]:
    """The buttons below the board of a game that goes on, the ones that open something first."""
    table, game = live.table, live.game
    asked = [one for one in game.pending(live.state) if not live.is_automatic(one.seat)]
    held_up = any(decision.blocking for decision in asked)
    buttons: list[Button] = []
    if not held_up:
        buttons.append(_button(Text.of("button-act"), Act(table=table.id), language, "first"))
    for decision in asked[:3]:
        text = Text.of("button-answer")
        if len(asked) > 1 or not held_up:
            text = Text.of("button-answer-of", who=names_of(live.holders)(decision.seat))
        verb = Ask(table=table.id, decision=decision.id)
        buttons.append(_button(text, verb, language, "first" if decision.blocking else "other"))
    buttons += [
        _button(game.words.hand_title or Text.of("button-hand"), Hand(table=table.id), language),
        _button(Text.of("button-map"), Map(table=table.id), language),
        _button(Text.of("button-how"), How(table=table.id), language),
        *more,
    ]
    if any(live.plays_for_person(seat) for seat in live.taken):
        buttons.append(helm_button(table.id, language))
    has_end = any(live.position(seat).finish is not None for seat in live.waits())
    ends = not held_up if has_end else None
    return [*buttons, *closing_buttons(live, language, ends=ends, with_undo=with_undo)]


def closing_buttons(
    live: LiveTable, language: Language, *, ends: bool | None, with_undo: bool, lit: bool = False
) -> Iterator[Button]:
    """The buttons that end the turn and undo, which have the same place on every card.

    *ends* is whether the turn can end now, None in games whose turns end by themselves. *lit* makes
    the end's button green, if nothing else is left to do. If the turn cannot end yet, that button
    is shown disabled beside the one for undo.
    """
    table = live.table
    if ends or (with_undo and ends is not None):
        style = discord.ButtonStyle.success if lit else discord.ButtonStyle.secondary
        said = language.say(Text.of("button-end"), plain=True)
        end = End(table=table.id, seq=table.seq)
        yield Button.of(said, end, style=style, of_turn=True, disabled=not ends)
    if with_undo:
        undo = TakeBack(table=table.id, seq=table.seq)
        yield Button.of(language.say(Text.of("button-undo"), plain=True), undo, of_turn=True)


def cut_news_buttons(
    table_id: str, news: Headlines, rows: Sequence[Told], language: Language
) -> list[Button]:
    """A button that opens all news of *rows*, of which *news* may leave some out."""
    numbers = [row.seq for row in rows if not isinstance(row, Setup)]
    if news.all or not numbers:
        return []
    return news_buttons(table_id, min(numbers), max(numbers), language)


def news_buttons(table_id: str, first: int, last: int, language: Language) -> list[Button]:
    """A button that opens the news of rows *first* to *last*; none if there are no such rows."""
    news = AllNews(table=table_id, first=first, last=last)
    return [_button(Text.of("button-news"), news, language)] if first <= last else []


def _button(
    text: Text, verb: Verb, language: Language, place: Literal["first", "other"] = "other"
) -> Button:
    """A button with the label *text*; the "first" one is blue, because most players want it."""
    primary, secondary = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    label = language.say(text, plain=True)
    return Button.of(label, verb, style=primary if place == "first" else secondary)


def title_of(table: Table, language: Language) -> str:
    """The title line of every board of *table*."""
    return f"**{language.say(Text.of('card-title', game=table.game, table=table.id))}**"


def _introducing(live: LiveTable, post: Post, language: Language, names: Names) -> Names:
    """*names*, which on the first board of a game also mark the bots."""
    if post.first > 0:  # The log begins with row 0, which sets the game up.
        return names
    bots = [seat for seat in live.taken if live.policy_of(seat) is not None]
    return Introduced(names, bots, language)


def how_it_ended(game: AnyGame, view: Any, rows: Iterable[Told]) -> Text | None:
    """The game's sentence on its end; None if *rows* do not tell the seat of *view* of it."""
    events = [event for row in rows for event in _events(row, view.seat)]
    ends = [event for event in events if isinstance(event, game.words.ends)]
    return next((one.text for one in _news(game, view, ends[-1:])), None)


def _headlines(
    live: LiveTable,
    view: Any,
    rows: Iterable[Told],
    language: Language,
    names: Names,
    *,
    end: Text | None = None,
) -> Headlines:
    """The news of *rows*, without the sentence on the *end* of the game, which stands above."""
    every, waits = list(rows), live.waits()
    own = [at for at, row in enumerate(every, 1) if isinstance(row, Step) and row.seat in waits]
    ended = own[-1] if own and own[-1] < len(every) else 0
    before, news = (
        [one for one in _told(live.game, view, part) if one.text != end]
        for part in (every[:ended], every)
    )
    # A sentence that covers steps before and after the reader's own last step counts as news.
    same = (one == other for one, other in zip(before, news, strict=False))
    known = sum(takewhile(bool, same))
    return headlines(news, waits, language, names, since=known)


def _told(game: AnyGame, view: Any, rows: Iterable[Told]) -> Iterator[News]:
    """The news of *rows*; everything between two undos is told together."""
    for undone, run in groupby(rows, lambda row: isinstance(row, Undo)):
        if undone:
            yield from (News(text=_undone(row), weight=NOTABLE_WEIGHT) for row in run)
        else:
            steps = [*run]
            answered = max((at for at, row in enumerate(steps, 1) if _is_unasked(row)), default=0)
            for part in (steps[:answered], steps[answered:]):
                happened = [one for row in part for one in _events(row, view.seat)]
                yield from _news(game, view, happened)
                for text in _by_itself(part, view.seat):
                    yield News(text=text, weight=NOTABLE_WEIGHT)


def _undone(row: Told) -> Text:
    seat = row.seat if isinstance(row, Undo) else SPECTATOR
    key = {HOST: "told-host-undo", VOTE: "told-vote-undo"}.get(seat, "told-undo")
    return Text.of(key, who=Person(seat=seat))


def _is_unasked(row: Told) -> bool:
    if not isinstance(row, Step) or is_npc(row.seat):
        return False
    return row.by in ("order", "rules") and is_answer(row)


def _by_itself(rows: Iterable[Told], seat: Seat) -> Iterator[Text]:
    """Texts on seats that were not asked: for which the clock played, or which answered by standing
    orders or with no choice.

    A step is left out if *seat* is told none of its events.
    """
    told_of = [row for row in rows if isinstance(row, Step) and _events(row, seat)]
    unasked = [row for row in told_of if row.by == "default" or _is_unasked(row)]
    for by, key in _UNASKED_KEYS.items():
        who = dict.fromkeys(row.seat for row in unasked if row.by == by)
        if who:
            yield Text.of(key, who=Listing(items=tuple(Person(seat=one) for one in who)))


def _news(game: AnyGame, view: Any, events: Sequence[Any]) -> Iterable[News]:
    if (news := game.words.news) is not None:
        return news(view, events)
    texts = (game.tell(view, event) for event in events)
    return [News(text=text) for text in texts if text is not None]


def _events(row: Told, seat: Seat) -> tuple[Any, ...]:
    return () if isinstance(row, Undo) else told(row.events, seat)
