"""The rules of a game as players read them: chapters of plain sentences, in every language."""

import inspect
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from engine.core.game import AnyGame
from engine.core.records import value
from engine.core.rule_ids import RULE_ID, is_rule_id

_IDS = re.compile(rf"{RULE_ID}(?:, {RULE_ID})*")
_CELLS = re.compile(r"(?<!\\)\|")


@value
class Rule:
    """A sentence with its *id*; *page* is the rulebook's.

    *mode* begins with S, X or O: for every game, for experts, or an option. It is found by the
    *other_words* that players may use besides those it says.
    """

    id: str
    text: str
    page: str = ""
    mode: str = ""
    other_words: tuple[str, ...] = ()


@value
class Chapter:
    """Rules of one matter; the *summary* says in short what a newcomer needs."""

    title: str
    summary: str
    rules: tuple[Rule, ...]


def chapters_of(game: AnyGame, code: str) -> tuple[Chapter, ...]:
    """The rules of *game* in the language *code*, else in English; none if it has none written."""
    folder = Path(inspect.getfile(type(game))).parent
    translated = folder / f"RULES.{code}.md"
    return read_chapters(translated if translated.is_file() else folder / "RULES.md")


def rule_of(chapters: tuple[Chapter, ...], rule_id: str) -> Rule | None:
    """The rule of that id."""
    every = (rule for chapter in chapters for rule in chapter.rules)
    return next((rule for rule in every if rule.id == rule_id), None)


@lru_cache
def read_chapters(path: Path) -> tuple[Chapter, ...]:
    """The chapters of a file: a heading, sentences, and tables whose rows open with an id.

    A row of a word and the ids of rules, "| draught | CL-DRAFT-02 |", is one more word for them.
    """
    if not path.is_file():
        return ()
    text = path.read_text("utf-8")
    words = _other_words(text.splitlines())
    title, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    chapters = (_chapter(part, words) for part in (title.lstrip("# "), *parts))
    return tuple(chapter for chapter in chapters if chapter.rules)


def _other_words(lines: list[str]) -> dict[str, tuple[str, ...]]:
    """The other words that rules are looked for by, under their ids."""
    found: dict[str, tuple[str, ...]] = {}
    for line in lines:
        match _cells(line):
            case [words, ids] if _IDS.fullmatch(ids):
                for rule in ids.split(", "):
                    found[rule] = (*found.get(rule, ()), *words.split(", "))
            case _:
                pass
    return found


def _cells(line: str) -> list[str]:
    """The cells of a row."""
    return [cell.strip() for cell in _CELLS.split(line)[1:-1]]


def _chapter(part: str, words: Mapping[str, tuple[str, ...]]) -> Chapter:
    title, *lines = part.splitlines() or [""]
    summary = " ".join(line for line in _before_tables(lines) if line)
    return Chapter(title=title.strip(), summary=summary, rules=tuple(_rules(lines, words)))


def _before_tables(lines: list[str]) -> Iterator[str]:
    for line in lines:
        if line.startswith("|"):
            return
        yield line.strip()


def _rules(lines: list[str], words: Mapping[str, tuple[str, ...]]) -> Iterator[Rule]:
    header: list[str] = []
    for line in lines:
        if not line.startswith("|"):
            header = []
            continue
        cells = _cells(line)
        header = header or cells
        if cells and is_rule_id(cells[0]):
            columns = dict(zip(header, cells, strict=True))
            page, mode = columns.get("page", ""), columns.get("mode", "")
            others = words.get(cells[0], ())
            yield Rule(id=cells[0], text=cells[1], page=page, mode=mode, other_words=others)
