"""The ledger of a game as people look it up: each rule, in our own words, with its page."""

import inspect
import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from bot.tables.codecs import AnyGame
from engine.core.records import value

_ROW = re.compile(r"\|\s*([A-Z]{2,4}-[A-Z]+-\d{2,3})\s*\|(.*)\|\s*$")
_WORD = re.compile(r"[\w']+")


@value
class RuleRow:
    """One statement *id* of a ledger; *page* is the rulebook's, as printed there."""

    id: str
    text: str
    page: str


def rules_of(game: AnyGame) -> Sequence[RuleRow]:
    """Every rule of *game*, in the order of its ledger; none if it has no ledger."""
    return _read(Path(inspect.getfile(type(game))).parent / "RULES.md")


def search(rows: Sequence[RuleRow], sought: str, most: int) -> list[RuleRow]:
    """The rows that hold every word *sought*, those with the id itself first."""
    words = [word.casefold() for word in _WORD.findall(sought.replace("-", " "))]
    exact = sought.strip().casefold()
    found = [row for row in rows if all(word in _all_of(row) for word in words)]
    return sorted(found, key=lambda row: row.id.casefold() != exact)[:most]


def _all_of(row: RuleRow) -> str:
    return f"{row.id.replace('-', ' ')} {row.text}".casefold()


@lru_cache
def _read(path: Path) -> tuple[RuleRow, ...]:
    if not path.is_file():
        return ()
    rows: list[RuleRow] = []
    for line in path.read_text("utf-8").splitlines():
        if match := _ROW.match(line):
            text, *rest = (cell.strip() for cell in match[2].split(" | "))
            rows.append(RuleRow(id=match[1], text=text, page=rest[-1] if rest else ""))
    return tuple(rows)
