"""Languages: texts become sentences for a reader, with people's names made harmless."""

import inspect
import logging
import re
import unicodedata
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final, TypeAlias

import discord
from babel.lists import format_list
from discord.utils import escape_markdown, escape_mentions

import engine
from bot.words.fluent_messages import FluentMessages
from bot.words.named_commands import FUNCTION, name_of
from bot.words.seat_letters import letter_of
from engine.core.game import AnyGame
from engine.core.records import Seat
from engine.core.words import Fact, Listing, Person, Text

LANGUAGES: Final = ("en", "fr")
"""The languages of the bot; the first one serves if another lacks a message."""

Names: TypeAlias = Callable[[Seat], str]
"""Function that gives the name of the person on a seat.

If it has a *reader*, only that seat reads the sentence, which may then say "you".
"""

_LOCALES: Final = {"en": "en_GB", "fr": "fr_FR"}
"""Locales for lists; British English has no comma before "and"."""

_SHOWN: Final = "-x-"
"""Mark for private use in a language tag (BCP 47), between the language and that of commands."""

_log = logging.getLogger(__name__)

_ISOLATE, _RELEASE = "\u2068", "\u2069"
_JOINERS = "\u200c\u200d\u2060"
_FILLERS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs by category that show nothing."""
FACT_LETTERS = 200
"""Letters of a fact that are kept; Fluent fails on very long ones."""

_BREAK = "\u200b"
_CALLS = re.compile(r"<(?=[#:/a-z])|:(?=//)")
"""Places where Discord would begin a channel, a time, an emoji, a command or a link."""

_SYMBOL = re.compile(r"[a-z0-9]+(?:[_:./-][a-z0-9]+)*")
_RIGHT_TO_LEFT = ("R", "AL", "AN")
_VOWELS = ("a", "e", "i", "o", "u", "œ", "æ")
_BOT_TEXTS: Final = Path(__file__).parent / "text"
_GAME_TEXTS: Final = Path(engine.__path__[0]) / "games"
_elsewhere: Final[dict[str, Path]] = {}
"""Folders of the texts of games that are not among the engine's own, by slug."""

_first: Final[list[Path]] = []
"""Folders whose texts replace those with the same keys."""


class Language:
    """The words of one language: the bot's texts, and those of *game* if one is given.

    *code* may be a Discord locale or a ``tag_of`` a reader; English is used for languages that the
    bot does not have.
    """

    def __init__(self, code: str, game: str | None = None) -> None:
        spoken, _, shown = code.partition(_SHOWN)
        self.code = _known(spoken)
        self.game = game
        commands = _known(shown) if shown else self.code
        fallback = LANGUAGES[0]
        self._messages = (
            _messages(self.code, game, commands),
            _messages(fallback, game, fallback),
        )

    def say(self, text: Text, names: Names = str, *, plain: bool = False) -> str:
        """Put *text* into words, as a sentence or label with a capital at the beginning.

        *plain* is for places where Discord shows no markdown: menus, buttons, alt text, pictures.
        """
        said = self._word(text, names, plain)
        return said[:1].upper() + said[1:]

    def _word(self, text: Text, names: Names, plain: bool) -> str:
        return self._format(
            text.key, {name: self._fact(fact, names, plain) for name, fact in text.facts}
        )

    def _fact(self, fact: Fact, names: Names, plain: bool) -> str | int:
        match fact:
            case Text():
                return self._word(fact, names, plain)
            case Person(seat=seat):
                name = _isolated(harmless(names(seat), plain=plain) or letter_of(seat))
                if seat in getattr(names, "shared", ()):
                    return _Several(name)
                return _Reader(name) if seat == getattr(names, "reader", None) else name
            case Listing(items=items):
                return self._row([self._fact(item, names, plain) for item in items])
            case str() if len(fact) > FACT_LETTERS:
                return self._fact(fact[: FACT_LETTERS - 1] + "…", names, plain)
            case str() if not _SYMBOL.fullmatch(fact):
                name = harmless(fact, plain=plain)
                return _isolated(name) if _runs_backwards(name) else name
            case _:
                return fact

    def _row(self, items: Sequence[str | int]) -> str:
        """*items* as a list, with commas and the language's word before the last."""
        if not items:
            return self._format("list-none", {})
        row = format_list([str(item) for item in items], locale=_LOCALES[self.code])
        several = len(items) > 1 or isinstance(items[0], _Several)
        return _Several(row) if several else row

    def _format(self, key: str, facts: dict[str, str | int]) -> str:
        for messages in self._messages:
            if told := messages.say(key, facts):
                said, errors = told
                for error in errors:
                    _log.error("%s is badly worded in %s: %s", key, messages.code, error)
                return said
            _log.error("%s is not worded in %s", key, messages.code)
        return key


def tag_of(code: str, commands: str) -> str:
    """The tag for a reader of *code* whose Discord shows commands in the language *commands*."""
    return code if code == commands else f"{code}{_SHOWN}{commands}"


@lru_cache
def voice(code: str, game: str | None = None) -> Language:
    """The cached words of a language, with those of *game* if it has a folder of texts."""
    worded = game is not None and _texts_of(game).is_dir()
    return Language(code, game if worded else None)


def learn(game: AnyGame) -> None:
    """Use the texts in the folder of *game*, if it has any, even outside the engine."""
    folder = Path(inspect.getfile(type(game))).parent / "text"
    if folder.is_dir() and folder != _texts_of(game.slug):
        _elsewhere[game.slug] = folder
        _forget()


@contextmanager
def said_first(folder: Path) -> Generator[None]:
    """Let texts in *folder* replace those with the same keys, inside the context."""
    _first.append(folder)
    _forget()
    try:
        yield
    finally:
        _first.remove(folder)
        _forget()


def _forget() -> None:
    voice.cache_clear()
    _messages.cache_clear()


def _texts_of(game: str) -> Path:
    return _elsewhere.get(game, _GAME_TEXTS / game / "text")


def code_of(locale: discord.Locale) -> str:
    """The language of the bot that suits readers of *locale*."""
    return _known(locale.value)


def _known(code: str) -> str:
    short = code.split("-", maxsplit=1)[0]
    return short if short in LANGUAGES else LANGUAGES[0]


def harmless(name: str, *, plain: bool = False) -> str:
    """*name* on one line, unable to mention people, format text, or turn its direction."""
    kept = (c if _is_shown(c) else " " if c.isspace() else "" for c in name)
    line = " ".join("".join(kept).split()).strip(_JOINERS)
    if plain:
        return line
    shown = escape_mentions(escape_markdown(line, ignore_links=False))
    return _CALLS.sub(lambda called: called[0] + _BREAK, shown)


def _is_shown(character: str) -> bool:
    """Whether *character* is shown: no space, filler, control or format character, but joiners."""
    if character in _FILLERS:
        return False
    return character in _JOINERS or unicodedata.category(character)[0] not in "CZ"


def _runs_backwards(name: str) -> bool:
    return any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in name)


def _isolated(name: str) -> str:
    return f"{_ISOLATE}{name}{_RELEASE}"


def _de(name: Any) -> str:
    """The French "de" before a proper name; names with an h get "de" too."""
    letters = unicodedata.normalize("NFD", str(name).lstrip(_ISOLATE))
    return (
        f"d\N{RIGHT SINGLE QUOTATION MARK}{name}"
        if letters[:1].lower() in _VOWELS
        else f"de {name}"
    )


class _Reader(str):
    """The name of the reader, in a sentence that only they read."""

    __slots__ = ()


def _who(name: Any) -> str:
    """The symbol "you" for the name of the reader, "other" for any other name."""
    return "you" if isinstance(name, _Reader) else "other"


class _Several(str):
    """The names of several people: those who share a seat, or a list."""

    __slots__ = ()


def _many(name: Any) -> str:
    """The symbol "many" for the names of several people, "one" for any other name."""
    return "many" if isinstance(name, _Several) else "one"


_FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {
    "DE": _de,
    "LETTER": letter_of,
    "MANY": _many,
    "WHO": _who,
}
"""Functions that Fluent files may call, by their names in capitals."""


@lru_cache
def _messages(code: str, game: str | None, commands: str) -> FluentMessages:
    """The messages of the bot and of *game*, whose own come first, in the language *code*.

    Commands are named as in the language *commands*.
    """

    def name(command: Any) -> str:
        names = messages if commands == code else _messages(commands, game, commands)
        return name_of(str(command), partial(_plain_message, names))

    functions: dict[str, Callable[[Any], Any]] = {**_FUNCTIONS, FUNCTION: name}
    folders = (*_first, *([_texts_of(game)] if game else []), _BOT_TEXTS)
    files = [path for folder in folders for path in sorted(folder.rglob(f"{code}.ftl"))]
    messages = FluentMessages(code, files, functions)
    return messages


def _plain_message(messages: FluentMessages, key: str) -> str | None:
    """The sentence of the message *key*, which needs no facts; None if there is none."""
    told = messages.say(key, {})
    return None if told is None else told[0]
