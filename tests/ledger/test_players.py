"""The rules of every game are written for its players, in every language."""

import re
from pathlib import Path

import pytest

from bot.words.language import LANGUAGES
from bot.words.rulebook import Chapter, read_chapters
from engine.core.rule_ids import RULE_ID
from tests.ledger.rows import NOTES, ROOT

BOOKS = sorted(path for room in ("engine", "tests") for path in (ROOT / room).rglob("RULES.md"))
"""The rulebooks, one for each game; the kernel has none."""

WRITTEN = [
    (path, code)
    for path in BOOKS
    for code in LANGUAGES
    if code == "en" or path.with_name(f"RULES.{code}.md").is_file()
]
SENTENCE_LETTERS = 400
LEANING = {
    "en": r"(They|It|These|Those|This|Such an?|Instead(?! of)|The two)\b",
    "fr": r"(Ils?(?! (y a|faut))|Elles?|Ces|Cette|Cela|Une? tel(le)?|On l(a|es?)|À la place)\b",
}
"""Openings of a sentence that cannot be understood without the one before."""
SUMMARY_LETTERS = 500


def named(case: object) -> str:
    return case.parent.name if isinstance(case, Path) else str(case)


def book(path: Path, code: str) -> tuple[Chapter, ...]:
    return read_chapters(path if code == "en" else path.with_name(f"RULES.{code}.md"))


def test_every_game_has_its_rules_in_every_language() -> None:
    assert len(WRITTEN) == len(BOOKS) * len(LANGUAGES) > 0


@pytest.mark.parametrize(("path", "code"), WRITTEN, ids=named)
def test_every_language_has_the_same_rules_in_the_same_chapters(path: Path, code: str) -> None:
    ours, english = book(path, code), book(path, "en")
    assert [[rule.id for rule in chapter.rules] for chapter in ours] == [
        [rule.id for rule in chapter.rules] for chapter in english
    ]


@pytest.mark.parametrize("path", BOOKS, ids=named)
def test_every_language_gives_the_same_pages_of_the_rulebook(path: Path) -> None:
    pages = [
        [re.findall(r"\d+", rule.page) for chapter in book(path, code) for rule in chapter.rules]
        for code in LANGUAGES
    ]
    assert all(one == pages[0] for one in pages)


@pytest.mark.parametrize(("path", "code"), WRITTEN, ids=named)
def test_each_rule_is_a_sentence_of_fitting_length_without_ids_or_markup(
    path: Path, code: str
) -> None:
    for chapter in book(path, code):
        for rule in chapter.rules:
            assert 15 <= len(rule.text) <= SENTENCE_LETTERS, rule
            assert rule.text.endswith("."), rule
            assert not re.search(r"\((deduced|implied|inferred|read as)", rule.text), rule
            assert not re.search(RULE_ID, rule.text), rule
            assert not re.search(r"[*_`|<>→≤≥]|\bPC\b|\bPJ\b", rule.text), rule


@pytest.mark.parametrize(("path", "code"), WRITTEN, ids=named)
def test_no_rule_begins_with_a_word_that_stands_for_something_in_the_rule_before(
    path: Path, code: str
) -> None:
    for chapter in book(path, code):
        for rule in chapter.rules:
            sentence = re.sub(r"^[^:.]+[Hm](ouse|aison)[^:.]*: |^House \w+: ", "", rule.text)
            assert not re.match(LEANING[code], sentence), rule


@pytest.mark.parametrize(("path", "code"), WRITTEN, ids=named)
def test_each_house_ruling_is_introduced_as_one(path: Path, code: str) -> None:
    said = {"en": "House ruling: ", "fr": "Arbitrage de la maison\u00a0: "}[code]
    for chapter in book(path, code):
        for rule in chapter.rules:
            if "-AMB-" in rule.id:
                assert rule.text.startswith(said), rule


@pytest.mark.parametrize(("path", "code"), WRITTEN, ids=named)
def test_each_chapter_has_a_title_in_words_and_a_short_summary(path: Path, code: str) -> None:
    chapters = book(path, code)
    areas = {rule.id.split("-")[1] for chapter in chapters for rule in chapter.rules} | NOTES
    assert 1 < len(chapters) <= 25
    for chapter in chapters:
        assert chapter.title.upper() not in areas
        assert re.fullmatch(r"[A-ZÀ-Ü][^:()*0-9]+", chapter.title)
        assert 30 <= len(chapter.summary) <= SUMMARY_LETTERS, chapter.title
        assert chapter.summary.endswith(".")


@pytest.mark.parametrize("path", BOOKS, ids=named)
def test_every_rule_that_a_games_code_cites_is_in_its_rules(path: Path) -> None:
    shown = {rule.id for chapter in read_chapters(path) for rule in chapter.rules}
    prefixes = {rule.split("-")[0] for rule in shown}
    cited = {
        cited
        for source in path.parent.rglob("*.py")
        for cited in re.findall(RULE_ID, source.read_text("utf-8"))
        if cited.split("-")[0] in prefixes
    }
    assert cited
    assert cited <= shown
