"""Reports on proved and unproved rules, one line for each game."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from tests.ledger.rows import Ledger, Row

WIDTH = 110


@dataclass(frozen=True, slots=True)
class Question:
    """Options of a report: the `areas` to count; `missing` lists the rows not proved."""

    areas: tuple[str, ...] = ()
    standard: bool = False
    missing: bool = False


def report(ledger: Ledger, proved: frozenset[str], question: Question) -> Iterator[str]:
    """The lines about one ledger, the count first; none if it has no row of these areas."""
    rows = [row for row in ledger.rows if _asked(row, question)]
    if not rows:
        return
    unproved = [row for row in rows if row.id not in proved]
    what = "standard rules" if question.standard else "rules"
    where = f" in {', '.join(question.areas)}" if question.areas else ""
    yield f"{ledger.name}: {len(rows) - len(unproved)} of {len(rows)} {what}{where} proved"
    if question.missing:
        yield from _by_area(rows, unproved)


def _asked(row: Row, question: Question) -> bool:
    if question.standard and not row.is_standard:
        return False
    return row.area in question.areas if question.areas else row.is_rule


def _by_area(rows: list[Row], unproved: list[Row]) -> Iterator[str]:
    for area, group in groupby(unproved, key=lambda row: row.area):
        missing = list(group)
        total = sum(row.area == area for row in rows)
        yield f"  {area}: {len(missing)} of {total} missing"
        for row in missing:
            line = f"    {row.id:<20} {row.mode:<4} {row.text}"
            yield line if len(line) <= WIDTH else f"{line[: WIDTH - 1]}…"
