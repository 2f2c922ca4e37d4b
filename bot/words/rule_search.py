"""The search for rules by words, tolerant of accents, endings, case and typing errors."""

import difflib
import math
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from bot.words.plain_text import plain
from bot.words.rulebook import Chapter, Rule
from engine.core.records import value

Books: TypeAlias = tuple[tuple[Chapter, ...], ...]
"""The rules of one game in several languages, the reader's first."""

_Weights: TypeAlias = dict[str, dict[int, float]]

_WORD = re.compile(r"[a-z0-9]+|[\u2600-\u27bf]")
"""A word of letters and digits, or a single sign of a die."""

_ENDINGS: Final = re.compile(
    r"(?<=...)(?:issements?|ements?|ations?|ages?|ings?|ees?|ers?|es|ed|ez|ent|(?<!s)s|x|e)$"
)
"""Endings of English and French words, after at least three letters."""

_EMPTY: Final = frozenset(
    _WORD.findall(
        "the an of to in on at is are do does can may my how what when who and or it if with for "
        "be by le la les un une de des du et ou en au aux est sont je mon ma mes comment que qui "
        "quoi quand peut on dans sur avec abord pour par ce se sa son"
    )
)
"""Words too common to search for, unless nothing else is sought; with their accents."""

_LETTERS: Final = re.compile(r"[^\W_]+|[\u2600-\u27bf]")
"""A word with its accents, or a single sign of a die."""

_PAGE: Final = re.compile(r"p(?:ages?|\.)? ?(\d{1,3})")
"""A page of the rulebook as people type it."""

LEAST_LETTERS: Final = 4
"""Letters that a word needs to be compared by parts or as misspelt."""

_PLURAL, _ENDING, _BEGINNING, _PART = 0.95, 0.6, 0.75, 0.5
"""Likeness of words that share a stem but for a plural or an ending, or that begin with, or hold,
the other: the last two times the share of the longer word that the shorter one fills.
"""

_ALIKE: Final = 0.75
"""Likeness by ``difflib`` from which a word counts as a misspelling of another."""

LEAST_TWENTIETHS: Final = 6
"""Worth that a rule needs to be found, in twentieths of the best rule's worth."""


@value
class Found:
    """A rule that was found, with the number of its chapter, from 0."""

    chapter: int
    rule: Rule


def chapter_named(chapters: Sequence[Chapter], sought: str) -> int | None:
    """The number of the chapter with the title *sought*; None if there is none."""
    titles = [plain(chapter.title) for chapter in chapters]
    name = plain(sought).strip()
    return titles.index(name) if name in titles else None


def search(books: Books, sought: str, most: int, *, last: tuple[str, ...] = ()) -> list[Found]:
    """At most *most* rules of the first book that match *sought*, best first.

    The other *books* hold the same rules in other languages, for words unknown in the first. If
    *sought* is the id of a rule, only that rule is found; if it is a page of the rulebook, the
    rules of that page. Rules listed for the words *sought* come first, in the order of the list;
    other rules are then found by the words as they are, without other endings. Rules whose ids
    begin with one of *last* come last.
    """
    index = _index(books)
    if (named := index.by_id(sought)) is not None:
        return [named]
    if (at := _PAGE.fullmatch(plain(sought))) is not None:
        return sorted(index.on_page(int(at[1])), key=lambda one: one.rule.id.startswith(last))[
            :most
        ]
    listed = index.listed(sought)
    others = _ranked(index, sought, strict=bool(listed))
    found = [*listed, *(one for one in others if one not in listed)]
    return sorted(found, key=lambda one: one.rule.id.startswith(last))[:most]


def _ranked(index: "_Index", sought: str, *, strict: bool) -> list[Found]:
    """The rules that contain the words *sought*, the best first.

    If *strict*, other endings and typing errors are not allowed for.
    """
    hits = [index.hits(word, strict=strict) for word in dict.fromkeys(_sought_words(sought))]
    worth: Counter[int] = Counter()
    for hit in hits:
        worth.update(hit)
    held = Counter(number for hit in hits for number in hit)
    kept = [number for number in worth if held[number] * 2 >= len(hits)]
    best = max((worth[number] for number in kept), default=0)
    # Rules of about the same worth keep the order of the book, which explains things in turn.
    twentieths = {number: round(20 * worth[number] / best) for number in kept}
    good = [number for number in kept if twentieths[number] >= LEAST_TWENTIETHS]
    order = sorted(good, key=lambda number: (-twentieths[number], number))
    return [index.entries[number] for number in order]


class _Index:
    """An index of the words of all rules, in each language, the reader's first."""

    def __init__(self, books: Books) -> None:
        self.entries = [
            Found(chapter=number, rule=rule)
            for number, chapter in enumerate(books[0])
            for rule in chapter.rules
        ]
        numbers = {found.rule.id: number for number, found in enumerate(self.entries)}
        self._words = [_weights(book, numbers) for book in books]
        self._listed: dict[str, list[Found]] = {}
        for book in books:
            for words, rules in _listed_in(book).items():
                entries = [self.entries[numbers[rule]] for rule in rules if rule in numbers]
                self._listed.setdefault(words, entries)
        self._ids = {
            name: found for found in reversed(self.entries) for name in _endings(found.rule.id)
        }

    def by_id(self, sought: str) -> Found | None:
        """The rule whose id ends with *sought*, without regard to hyphens and spaces."""
        return self._ids.get(_joined(sought))

    def on_page(self, page: int) -> list[Found]:
        """The rules of that page of the rulebook, in our order."""
        return [found for found in self.entries if page in _pages(found.rule.page)]

    def listed(self, sought: str) -> list[Found]:
        """The rules listed for the words *sought*, in singular or plural."""
        return self._listed.get(_listed_as(sought), [])

    def hits(self, word: str, *, strict: bool = False) -> dict[int, int]:
        """The worth of each rule for a search for *word*; a rare word is worth more.

        If *strict*, only the word itself counts, in singular or plural.
        """
        for alike in (_same, _parts, _slips):
            for known in self._words:
                if words := dict(alike(word, known)):
                    if strict:
                        whole = {one: like for one, like in words.items() if like >= _PLURAL}
                        return self._worth(whole, known) if whole else {}
                    return self._worth({**dict(_parts(word, known)), **words}, known)
        return {}

    def _worth(self, words: dict[str, float], known: _Weights) -> dict[int, int]:
        points: dict[int, float] = {}
        for word, likeness in words.items():
            for number, weight in known[word].items():
                points[number] = max(points.get(number, 0), likeness * weight)
        rarity = math.log(1 + len(self.entries) / len(points))
        return {number: round(1000 * worth * rarity) for number, worth in points.items()}


@lru_cache(maxsize=16)
def _index(books: Books) -> _Index:
    return _Index(books)


def _listed_in(book: tuple[Chapter, ...]) -> dict[str, list[str]]:
    """The ids of the rules listed for each word or expression of *book*, in the list's order."""
    places: dict[str, list[tuple[int, str]]] = {}
    for rule in (rule for chapter in book for rule in chapter.rules):
        for words, place in rule.listed:
            places.setdefault(_listed_as(words), []).append((place, rule.id))
    return {words: [rule for _, rule in sorted(found)] for words, found in places.items()}


def _listed_as(words: str) -> str:
    """*words* as they stand in the list: without common words, and in the singular."""
    return " ".join(word.rstrip("sx") or word for word in _sought_words(words))


def _endings(rule_id: str) -> list[str]:
    """The ways to name a rule by the end of its id, from one word and its number on."""
    parts = _WORD.findall(plain(rule_id))
    return ["".join(parts[first:]) for first in range(len(parts) - 1)]


def _pages(told: str) -> set[int]:
    """The pages in the text *told*, such as 'p.11, p.54', or a range of pages."""
    found: set[int] = set()
    for first, last in re.findall(r"(\d+)(?:[\u2013-](\d+))?", told):
        found.update(range(int(first), int(last or first) + 1))
    return found


def _weights(book: tuple[Chapter, ...], numbers: dict[str, int]) -> _Weights:
    """Each word of *book*, with the rules it appears in and its weight in each."""
    where: _Weights = {}
    for chapter in book:
        heading = _words_of(chapter.title)
        title = {_stem(word) for word in heading}
        for rule in chapter.rules:
            number = numbers.get(rule.id)
            if number is None:
                continue
            sentence, named = _words_of(rule.text), _words_of(rule.id)
            told = [*sentence, *_words_of(" ".join(rule.other_words))]
            stems = {_stem(word) for word in named}
            for word in {*told, *named, *heading}:
                stem = _stem(word)
                # A word gains weight by being in the text, first in it, in the id, in the title.
                said = 0.8 + 0.8 / (4 + len(sentence)) if word in told else 0.0
                weight = (
                    said + 0.1 * (word in told[:1]) + 0.4 * (stem in stems) + 0.35 * (stem in title)
                )
                where.setdefault(word, {})[number] = weight
    return where


def _same(word: str, known: Iterable[str]) -> Iterator[tuple[str, float]]:
    """The *known* words that equal *word* except for their ending, with their likeness."""
    stem = _stem(word)
    for one in known:
        if one == word:
            yield one, 1.0
        elif one.rstrip("sx") == word.rstrip("sx"):
            yield one, _PLURAL
        elif _stem(one) == stem:
            yield one, _ENDING


def _parts(word: str, known: Iterable[str]) -> Iterator[tuple[str, float]]:
    """The *known* words that contain *word* or are contained in it, with their likeness."""
    stem = _stem(word)
    for one in known:
        short, long = sorted((stem, _stem(one)), key=len)
        if len(short) >= LEAST_LETTERS and short in long:
            likely = _BEGINNING if long.startswith(short) else _PART
            yield one, likely * len(short) / len(long)


def _slips(word: str, known: Iterable[str]) -> Iterator[tuple[str, float]]:
    """The *known* words that *word* may be a misspelling of, with their likeness."""
    if len(word) < LEAST_LETTERS or word.isdigit():
        return
    near = [one for one in known if abs(len(one) - len(word)) <= 2 and _begin_alike(one, word)]
    found = difflib.get_close_matches(word, near, n=5, cutoff=_ALIKE)
    ratios = {one: _same_letters(one, word) for one in found}
    best = max(ratios.values(), default=0)
    yield from ((one, ratio) for one, ratio in ratios.items() if ratio > best - 0.1)


def _same_letters(one: str, other: str) -> float:
    """The likeness of two words; words with the same letters in another order count as equal."""
    if sorted(one) == sorted(other):
        return 1.0
    return difflib.SequenceMatcher(None, one, other).ratio()


def _begin_alike(one: str, other: str) -> bool:
    return one[0] in other[:2] or other[0] in one[:2]


@lru_cache(maxsize=8192)
def _stem(word: str) -> str:
    return _ENDINGS.sub("", word)


def _sought_words(sought: str) -> list[str]:
    """The words of *sought* to search for: all but common ones, or all if there are no others."""
    return _words_of(sought) or [
        word for word in _WORD.findall(plain(sought)) if len(word) > 1 or not word.isalnum()
    ]


def _words_of(text: str) -> list[str]:
    """The words of *text* that can be searched for: no single letters, but signs of dice."""
    typed = unicodedata.normalize("NFKC", text).casefold()
    kept = (word for word in _LETTERS.findall(typed) if word not in _EMPTY)
    found = [one for word in kept for one in _WORD.findall(plain(word))]
    return [word for word in found if len(word) > 1 or not word.isalnum()]


def _joined(text: str) -> str:
    return "".join(_WORD.findall(plain(text)))
