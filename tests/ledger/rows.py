"""Reads the ledgers: every rule, example, ruling and gap written down in a `RULES.md`."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
ID = r"[A-Z]{2,4}-[A-Z0-9]+-\d{2,3}"
# Areas a test may cite that are no rules of their own: worked examples, rulings, data gaps and
# decision points.
NOTES = frozenset({"EX", "AMB", "GAP", "DEC"})

_HEADING = re.compile(rf"^#+ ({ID})\b:?\s*(.*)$")


class LedgerError(Exception):
    """A ledger contradicts itself: the message names the file and the id."""


@dataclass(frozen=True, slots=True)
class Row:
    """One statement of a ledger; `mode` is empty where the ledger knows no modes."""

    id: str
    text: str
    mode: str = ""

    @property
    def area(self) -> str:
        """The middle of the id: `MOVE` of `CL-MOVE-03`."""
        return self.id.split("-")[1]

    @property
    def is_rule(self) -> bool:
        """Whether the row is a rule to prove, and no example, ruling or gap."""
        return self.area not in NOTES

    @property
    def is_standard(self) -> bool:
        """Whether the rulebook says in words that the row holds in every game (`S`, not `S*`)."""
        return not self.mode or re.match(r"S(?!\*)", self.mode) is not None


@dataclass(frozen=True, slots=True)
class Ledger:
    """The rows of one `RULES.md`, in its order, named after its folder."""

    name: str
    rows: tuple[Row, ...]


def ledgers(root: Path = ROOT) -> tuple[Ledger, ...]:
    """Every ledger under `engine/` and `tests/`, by path; raises `LedgerError`."""
    paths = [
        path for room in ("engine", "tests") for path in sorted((root / room).rglob("RULES.md"))
    ]
    found = tuple(Ledger(path.parent.name, read(path)) for path in paths)
    owner: dict[str, str] = {}
    for ledger in found:
        for row in ledger.rows:
            if owner.setdefault(row.id, ledger.name) != ledger.name:
                raise LedgerError(f"{row.id} stands in {owner[row.id]} and in {ledger.name}")
    return found


def read(path: Path) -> tuple[Row, ...]:
    """The rows of one file: table rows and headings that open with an id."""
    rows = tuple(_rows(path.read_text("utf-8").splitlines()))
    seen: set[str] = set()
    for row in rows:
        if row.id in seen:
            raise LedgerError(f"{path}: {row.id} stands twice")
        seen.add(row.id)
    return rows


def _rows(lines: list[str]) -> Iterator[Row]:
    header: list[str] = []
    for line in lines:
        if heading := _HEADING.match(line):
            yield Row(heading[1], heading[2])
        if not line.startswith("|"):
            header = []
            continue
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        header = header or cells
        if cells and re.fullmatch(ID, cells[0]):
            columns = dict(zip(header, cells, strict=True))
            yield Row(cells[0], cells[1], columns.get("mode", ""))
