"""Rows of the ledgers: read from tables, with ids that occur only once."""

import re
from pathlib import Path

import pytest

from engine.core.rule_ids import RULE_ID, is_rule_id
from tests.ledger.rows import LedgerError, Row, ledgers, read

BOOK = """# A game

| id | rule | mode | page |
|---|---|---|---|
| XX-MOVE-01 | A ship sails; never a \\| wall. | S (oars X*) | p.1 |
| XX-MOVE-02 | A ship rows. | S* | p.1 |

Words about XX-MOVE-09 in passing.

## Turns

| id | rule | page |
|---|---|---|
| XX-SCEN-PITCHED2-01 | Turns alternate. | p.2 |

| id | example | rules |
|---|---|---|
| XX-EX-01 | One turn, then another. | XX-SCEN-PITCHED2-01 |
"""


def book(folder: Path, name: str, text: str = BOOK) -> Path:
    path = folder / "engine" / "games" / name / "RULES.md"
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf-8")
    return path


def test_rows_are_read_from_tables_and_not_from_prose(tmp_path: Path) -> None:
    assert read(book(tmp_path, "game")) == (
        Row("XX-MOVE-01", "A ship sails; never a \\| wall.", "S (oars X*)"),
        Row("XX-MOVE-02", "A ship rows.", "S*"),
        Row("XX-SCEN-PITCHED2-01", "Turns alternate."),
        Row("XX-EX-01", "One turn, then another."),
    )


@pytest.mark.parametrize(
    "named",
    [
        *("CL-MOVE-03", "CL-AMB-120", "CL-EX-13", "CORE-TURN-01", "HS-HSCN-01", "MOW-FIRETAB-02"),
        *("FC-SCEN-PITCHED2-01", "FC-AMB-05", "MOW-GEO-11", "HS-GAP-07"),
    ],
)
def test_an_id_of_every_shape_is_read_and_found_in_prose(named: str, tmp_path: Path) -> None:
    path = book(tmp_path, "game", f"| id | rule |\n|---|---|\n| {named} | A rule. |\n")
    assert [row.id for row in read(path)] == [named]
    assert re.findall(RULE_ID, f"See {named}, and more.") == [named]


@pytest.mark.parametrize("other", ["AMB-05", "HM-40", "personal-01", "1-1-2-2", "CL-MOVE", "Move"])
def test_a_malformed_id_makes_no_row(other: str, tmp_path: Path) -> None:
    assert not is_rule_id(other)
    assert read(book(tmp_path, "game", f"| id | rule |\n|---|---|\n| {other} | A row. |\n")) == ()


@pytest.mark.parametrize("mode", ["S", "S/X", "S/X*", "S (calm X)", ""])
def test_a_row_that_holds_in_every_game_is_standard(mode: str) -> None:
    assert Row("XX-MOVE-01", "", mode).is_standard


@pytest.mark.parametrize("mode", ["S*", "X", "X*", "O", "O*"])
def test_an_inferred_expert_or_optional_row_is_not_standard(mode: str) -> None:
    assert not Row("XX-MOVE-01", "", mode).is_standard


def test_an_example_is_no_rule() -> None:
    assert Row("XX-MOVE-01", "").is_rule
    assert not Row("XX-EX-01", "").is_rule


def test_an_id_that_occurs_twice_in_a_ledger_is_an_error(tmp_path: Path) -> None:
    path = book(tmp_path, "game", BOOK + "| XX-MOVE-02 | Again. | - |\n")
    with pytest.raises(LedgerError, match="XX-MOVE-02 stands twice"):
        read(path)


def test_an_id_that_occurs_in_two_ledgers_is_an_error(tmp_path: Path) -> None:
    book(tmp_path, "first")
    book(tmp_path, "second")
    with pytest.raises(LedgerError, match="XX-MOVE-01 stands in first and in second"):
        ledgers(tmp_path)


def test_every_row_of_captains_log_is_read() -> None:
    rows = next(ledger.rows for ledger in ledgers() if ledger.name == "captains_log")
    assert len([row for row in rows if row.is_rule]) == 876
    assert len({row.area for row in rows if row.is_rule}) == 54
    assert [sum(row.area == kind for row in rows) for kind in ("EX", "AMB", "GAP")] == [76, 120, 25]


def test_the_rows_of_a_ledger_cite_only_rows_that_exist() -> None:
    known = {row.id for ledger in ledgers() for row in ledger.rows}
    pointed = {
        cited
        for ledger in ledgers()
        for row in ledger.rows
        for cited in re.findall(RULE_ID, row.text)
    }
    assert pointed
    assert pointed <= known


def test_the_rows_of_the_chapter_not_played_yet_are_known_as_such(tmp_path: Path) -> None:
    path = book(tmp_path, "game", BOOK.replace("## Turns", "## Not played yet\n\n### Turns"))
    played = {row.id: row.is_played for row in read(path)}
    assert played == {
        "XX-MOVE-01": True,
        "XX-MOVE-02": True,
        "XX-SCEN-PITCHED2-01": False,
        "XX-EX-01": False,
    }
