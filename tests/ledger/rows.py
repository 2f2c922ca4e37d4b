"""Rows of the ledgers: the rules for players in `RULES.md`, and their background in `LEDGER.md`."""

import re
from dataclasses import dataclass
from pathlib import Path

from bot.words.rulebook import read_chapters

ROOT = Path(__file__).parents[2]
FILES = ("RULES.md", "LEDGER.md")
# Areas a test may cite that are no rules of their own: worked examples, rulings, data gaps and
# decision points.
NOTES = frozenset({"EX", "AMB", "GAP", "DEC"})
NOT_PLAYED = "Not played yet"
"""Title of the chapter with the rows of a rulebook that no code plays."""


class LedgerError(Exception):
    """A ledger contradicts itself: the message names the file and the id."""


@dataclass(frozen=True, slots=True)
class Row:
    """One statement of a ledger; `mode` is empty where the ledger knows no modes."""

    id: str
    text: str
    mode: str = ""
    is_played: bool = True
    """False for a row of the chapter of what is not played yet, which nothing can prove."""

    @property
    def area(self) -> str:
        """The middle of the id: `MOVE` of `CL-MOVE-03`."""
        return self.id.split("-")[1]

    @property
    def is_rule(self) -> bool:
        """Whether the row is a rule that needs a proof, not an example, a ruling or a gap."""
        return self.area not in NOTES

    @property
    def is_standard(self) -> bool:
        """Whether the rulebook says in words that the row holds in every game (`S`, not `S*`)."""
        return not self.mode or re.match(r"S(?!\*)", self.mode) is not None


@dataclass(frozen=True, slots=True)
class Ledger:
    """The rows of a game, which is named by its folder; those of ``RULES.md`` come first."""

    name: str
    rows: tuple[Row, ...]


def ledgers(root: Path = ROOT) -> tuple[Ledger, ...]:
    """Every ledger under `engine/` and `tests/`, by path.

    :raises LedgerError: if an id stands twice.
    """
    folders = sorted(
        {
            path.parent
            for room in ("engine", "tests")
            for name in FILES
            for path in (root / room).rglob(name)
        }
    )
    found = tuple(Ledger(folder.name, read(*map(folder.joinpath, FILES))) for folder in folders)
    owner: dict[str, str] = {}
    for ledger in found:
        for row in ledger.rows:
            if owner.setdefault(row.id, ledger.name) != ledger.name:
                raise LedgerError(f"{row.id} stands in {owner[row.id]} and in {ledger.name}")
    return found


def read(*paths: Path) -> tuple[Row, ...]:
    """The rows of the files of one game."""
    rows = tuple(
        Row(rule.id, rule.text, rule.mode, is_played=chapter.title != NOT_PLAYED)
        for path in paths
        for chapter in read_chapters(path)
        for rule in chapter.rules
    )
    seen: set[str] = set()
    for row in rows:
        if row.id in seen:
            raise LedgerError(f"{paths[0]}: {row.id} stands twice")
        seen.add(row.id)
    return rows
