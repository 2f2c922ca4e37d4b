"""The rules of a game as players read them: chapters of plain sentences in each language."""

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
    """A sentence with its *id*; *page* is the page of the printed rulebook.

    *mode* begins with S, X or O: for every game, for experts, or an option. *listed* are words by
    which players may search for it, each with its place among the rules listed for them.
    """

    id: str
    text: str
    page: str = ""
    mode: str = ""
    listed: tuple[tuple[str, int], ...] = ()

    @property
    def other_words(self) -> tuple[str, ...]:
        """Words that players may search for and the sentence may not contain."""
        return tuple(words for words, _ in self.listed)


@value
class Chapter:
    """A chapter of rules; *summary* is a short version for newcomers."""

    title: str
    summary: str
    rules: tuple[Rule, ...]


def chapters_of(game: AnyGame, code: str) -> tuple[Chapter, ...]:
    """The rules of *game* in the language *code*, else in English; none if it has none."""
    folder = Path(inspect.getfile(type(game))).parent
    translated = folder / f"RULES.{code}.md"
    return read_chapters(translated if translated.is_file() else folder / "RULES.md")


def rule_of(chapters: tuple[Chapter, ...], rule_id: str) -> Rule | None:
    """The rule with that id; None if there is none."""
    every = (rule for chapter in chapters for rule in chapter.rules)
    return next((rule for rule in every if rule.id == rule_id), None)


def cited(game: AnyGame | None, rule_id: str, code: str) -> str:
    """The rule *rule_id* of *game* as players read it in the language *code*, with its id."""
    rule = None if game is None else rule_of(chapters_of(game, code), rule_id)
    return rule_id if rule is None else f"{rule.text} · {rule.id}"


@lru_cache
def read_chapters(path: Path) -> tuple[Chapter, ...]:
    """The chapters of a file: headings, sentences, and tables whose rows begin with an id.

    A row of words and the ids of rules, "| draught, depth | CL-DRAFT-02, CL-HOLD-11 |", lists the
    rules that a search for one of the words finds first.
    """
    if not path.is_file():
        return ()
    text = path.read_text("utf-8")
    words = _other_words(text.splitlines())
    title, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    chapters = (_chapter(part, words) for part in (title.lstrip("# "), *parts))
    return tuple(chapter for chapter in chapters if chapter.rules)


def _other_words(lines: list[str]) -> dict[str, tuple[tuple[str, int], ...]]:
    """The additional words to search for, by the id of their rule, each with the rule's place."""
    found: dict[str, tuple[tuple[str, int], ...]] = {}
    for line in lines:
        match _cells(line):
            case [words, ids] if _IDS.fullmatch(ids):
                for place, rule in enumerate(ids.split(", ")):
                    named = tuple((one, place) for one in words.split(", "))
                    found[rule] = (*found.get(rule, ()), *named)
            case _:
                pass
    return found


def _cells(line: str) -> list[str]:
    """The cells of a row of a table."""
    return [cell.strip() for cell in _CELLS.split(line)[1:-1]]


def _chapter(part: str, words: Mapping[str, tuple[tuple[str, int], ...]]) -> Chapter:
    title, *lines = part.splitlines() or [""]
    summary = " ".join(line for line in _before_tables(lines) if line)
    return Chapter(title=title.strip(), summary=summary, rules=tuple(_rules(lines, words)))


def _before_tables(lines: list[str]) -> Iterator[str]:
    for line in lines:
        if line.startswith("|"):
            return
        yield line.strip()


def _rules(lines: list[str], words: Mapping[str, tuple[tuple[str, int], ...]]) -> Iterator[Rule]:
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
            yield Rule(id=cells[0], text=cells[1], page=page, mode=mode, listed=others)
