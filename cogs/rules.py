"""/rules: the rules of a game by chapters, a page at a time, and a search by words."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Quarterdeck
from bot.messages.board import TEAL
from bot.messages.card import Card, make_card
from bot.messages.components import Button, Menu, Pressed
from bot.messages.lookups import close_button
from bot.messages.pages import page
from bot.messages.reply import Interaction, Reply, reader_code
from bot.messages.verbs import OpenRules, PickChapter, PutAway, RulesPage
from bot.tables.live_table import LiveTable
from bot.words.commands import about as described
from bot.words.language import LANGUAGES, voice
from bot.words.plain_text import plain
from bot.words.rule_search import Books, Found, chapter_named, search
from bot.words.rulebook import Chapter, Rule, chapters_of
from cogs.suggested import Choices, Offer, Suggested
from cogs.suggestions import GAME, live_here, slug_typed
from engine.core.game import AnyGame, standard_options
from engine.core.records import value
from engine.core.words import Text

MOST_RULES_SHOWN = 6
"""Rules shown as results of a search, so that they fit a phone's screen."""

PAGE_LETTERS = 650
"""Letters on a page of a chapter: about one screen of a phone."""

MOST_ENTRIES_OFFERED = 25
"""Entries that Discord offers below an option."""

SEARCH_LETTERS = 60
"""Letters of a search that are read."""

_PLACE = re.compile(r"(\d{1,3})-(\d{1,3})")
"""Value of an entry in a menu of chapters: the numbers of a chapter and of a page."""


@value
class Rulebook:
    """The rules of the game *slug*, first in the reader's language, then in the others.

    *left_out* are beginnings of the ids of rules that are not in play.
    """

    slug: str
    code: str
    books: Books
    left_out: tuple[str, ...] = ()

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        return self.books[0] if self.books else ()

    def word(self, key: str, **facts: str) -> str:
        return voice(self.code, self.slug).say(Text.of(key, game=self.slug, **facts))


def book_of(
    games: Mapping[str, AnyGame], slug: str, code: str, live: LiveTable | None = None
) -> Rulebook:
    """The rules of the game *slug*, for a reader of the language *code*.

    The options of the table *live* say what is in play, if *slug* is played there; else the game's
    usual options do.
    """
    game = games.get(slug)
    if game is None:
        return Rulebook(slug=slug, code=code, books=())
    codes = sorted(LANGUAGES, key=lambda one: one != voice(code).code)
    here = live is not None and live.table.game == slug
    options = live.options if live is not None and here else standard_options(game)
    left_out = tuple(game.words.rules_left_out(options))
    books = tuple(chapters_of(game, one) for one in codes)
    return Rulebook(slug=slug, code=code, books=books, left_out=left_out)


async def _book_typed(interaction: Interaction) -> Rulebook:
    """The rules of the game typed so far, else of the channel's game."""
    bot: Quarterdeck = interaction.client
    slug, code = await slug_typed(interaction), await reader_code(interaction)
    return book_of(bot.games, slug, code, await live_here(interaction))


async def _entries(interaction: Interaction) -> Offer:
    return entries_of((await _book_typed(interaction)).chapters)


@lru_cache(maxsize=16)
def entries_of(chapters: tuple[Chapter, ...]) -> Offer:
    """Every chapter, by its title, and every rule, by its id."""
    titles = {chapter.title: chapter.title for chapter in chapters}
    rules = {rule.id: rule.text for chapter in chapters for rule in chapter.rules}
    return Offer.of(titles | rules)


class SuggestedRules(Suggested):
    """Chapters and rules, suggested by the search."""

    async def suggest(self, interaction: Interaction, typed: str) -> Choices:
        """The chapters that *typed* is about, and the rules found for it."""
        book = await _book_typed(interaction)
        if not book.chapters:
            return []
        wanted = typed[:SEARCH_LETTERS].strip()
        found = search(book.books, wanted, MOST_ENTRIES_OFFERED, last=book.left_out)
        about = {one.chapter for one in found[:3]}
        values = [
            chapter.title
            for number, chapter in enumerate(book.chapters)
            if number in about or plain(wanted) in plain(chapter.title)
        ]
        values += [one.rule.id for one in found]
        values += [one for one in entries_of(book.chapters).equal(typed) if one not in values]
        shown = entries_of(book.chapters).shown
        return [
            app_commands.Choice(name=shown[one], value=one) for one in values[:MOST_ENTRIES_OFFERED]
        ]


ABOUT = SuggestedRules(_entries)


class RulesCog(commands.Cog):
    """The command and the menus for looking up rules."""

    def __init__(self, bot: Quarterdeck) -> None:
        self.bot = bot
        bot.presses.add(OpenRules, self._opened)
        bot.presses.add(RulesPage, self._turned)
        bot.presses.add(PickChapter, self._picked)
        bot.presses.add(PutAway, self._put_away)

    @app_commands.command(name="rules", description=described("about-rules"))
    @app_commands.autocomplete(about=ABOUT.suggest, game=GAME.suggest)
    @app_commands.describe(
        about=described("about-option-about"), game=described("about-option-game")
    )
    async def rules(
        self, interaction: Interaction, about: str | None = None, game: str | None = None
    ) -> None:
        """Show the list of chapters, one chapter, or the rules found for *about*."""
        async with Reply(interaction) as reply:
            slug = await slug_typed(interaction)
            if game:
                slug = await GAME.chosen(interaction, game, option="game")
            book = book_of(self.bot.games, slug, reply.code, await live_here(interaction))
            if not book.chapters:
                return await reply.say(Text.of("rules-unwritten"))
            if about is None:
                return await reply.show(_contents(book))
            (exact,) = entries_of(book.chapters).equal(about)[:1] or [about]
            number = chapter_named(book.chapters, exact)
            if number is not None:
                return await reply.show(chapter_card(book, number, 0))
            sought = exact[:SEARCH_LETTERS]
            found = search(book.books, sought, MOST_RULES_SHOWN, last=book.left_out)
            if not found:
                return await reply.say(Text.of("rules-none"))
            return await reply.show(_results(book, about[:SEARCH_LETTERS], found))

    async def _opened(self, pressed: Pressed[OpenRules]) -> None:
        async with Reply(pressed.interaction) as reply:
            await self._open(reply, pressed.verb.game, None, 0)

    async def _turned(self, pressed: Pressed[RulesPage]) -> None:
        verb = pressed.verb
        async with Reply(pressed.interaction, update=True) as reply:
            await self._open(reply, verb.game, verb.chapter, verb.page)

    async def _picked(self, pressed: Pressed[PickChapter]) -> None:
        place = _PLACE.fullmatch(pressed.values[0])
        chapter, at = map(int, place.groups()) if place else (None, 0)
        async with Reply(pressed.interaction, update=True) as reply:
            await self._open(reply, pressed.verb.game, chapter, at)

    async def _put_away(self, pressed: Pressed[PutAway]) -> None:
        await pressed.interaction.response.defer()
        await pressed.interaction.delete_original_response()

    async def _open(self, reply: Reply, slug: str, chapter: int | None, at: int) -> None:
        """Show page *at* of *chapter*; the list of chapters if there is no such chapter."""
        book = book_of(self.bot.games, slug, reply.code)
        if not book.chapters:
            return await reply.say(Text.of("rules-unwritten"))
        if chapter is None or chapter >= len(book.chapters):
            return await reply.show(_contents(book))
        return await reply.show(chapter_card(book, chapter, at))


def _contents(book: Rulebook) -> Card:
    text = book.word("rules-contents")
    return make_card(text=text, menus=[_menu(book)], buttons=[_put_away(book)], colour=TEAL)


def chapter_card(book: Rulebook, number: int, at: int) -> Card:
    """Page *at* of chapter *number*, with a menu of all chapters."""
    chapter = book.chapters[number]

    def turn(to: int) -> RulesPage:
        return RulesPage(game=book.slug, chapter=number, page=to)

    return page(
        pages_of_chapter(book, chapter),
        at,
        voice(book.code),
        turn,
        title=chapter.title,
        menus=[_menu(book, number)],
        more=[_put_away(book)],
    )


def _results(book: Rulebook, sought: str, found: Sequence[Found]) -> Card:
    """The rules *found*, each with its chapter, and a menu that opens these chapters."""
    lines = [_line(one.rule, book.chapters[one.chapter].title) for one in found]
    text = "\n".join([book.word("rules-found", about=sought), *lines])
    menus, buttons = [_menu(book, None, found)], [_put_away(book)]
    return make_card(text=text, menus=menus, buttons=buttons, colour=TEAL)


def _menu(book: Rulebook, here: int | None = None, found: Sequence[Found] = ()) -> Menu:
    """A menu of chapters, with *here* marked; a chapter with a *found* rule opens at its page."""
    pages = {one.chapter: page_with(book, one) for one in reversed(found)}
    options = [
        discord.SelectOption(
            label=chapter.title,
            value=f"{number}-{pages.get(number, 0)}",
            description=chapter.summary,
            default=number == here,
        )
        for number, chapter in enumerate(book.chapters[:MOST_ENTRIES_OFFERED])
    ]
    return Menu.of(book.word("rules-choose-chapter"), PickChapter(game=book.slug), options)


def page_with(book: Rulebook, found: Found) -> int:
    chapter = book.chapters[found.chapter]
    groups = _groups(book, chapter)
    return next(at for at, group in enumerate(groups) if found.rule in group)


def pages_of_chapter(book: Rulebook, chapter: Chapter) -> list[str]:
    """The pages of *chapter*: a summary, then sentences, with the rulebook's pages at the end."""
    pages: list[str] = []
    for group in _groups(book, chapter):
        lines = [f"- {rule.text}" for rule in group]
        if not pages:
            lines.insert(0, _in_short(book, chapter))
        pages.append("\n".join([*lines, *_sources(group)]))
    return pages


def _groups(book: Rulebook, chapter: Chapter) -> list[list[Rule]]:
    """The rules of *chapter*, in groups that fit a page."""
    groups: list[list[Rule]] = [[]]
    letters = len(_in_short(book, chapter))
    for rule in chapter.rules:
        letters += len(rule.text)
        if groups[-1] and letters > PAGE_LETTERS:
            groups.append([])
            letters = len(rule.text)
        groups[-1].append(rule)
    return groups


def _in_short(book: Rulebook, chapter: Chapter) -> str:
    return f"**{book.word('rules-in-short')}** {chapter.summary}\n"


def _sources(rules: Sequence[Rule]) -> Iterator[str]:
    """A small line with the pages of the rulebook that *rules* come from, if they come from any."""
    pages = dict.fromkeys(part for rule in rules for part in rule.page.split(", ") if part)
    if pages:
        yield f"-# {', '.join(pages)}"


def _put_away(book: Rulebook) -> Button:
    return close_button(book.slug, voice(book.code, book.slug))


def _line(rule: Rule, chapter: str = "") -> str:
    """The sentence of *rule*, and below it, in small letters, its chapter and source."""
    source = " · ".join(part for part in (chapter, rule.id, rule.page) if part)
    return f"{rule.text}\n-# {source}"


async def setup(bot: Quarterdeck) -> None:
    await bot.add_cog(RulesCog(bot))
