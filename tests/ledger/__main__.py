"""`make rules`: collects the tests without running them and says which rules they prove."""

import argparse
import contextlib
import io
import sys
from collections.abc import Sequence

import pytest

from tests.ledger.citations import proved
from tests.ledger.report import Question, report
from tests.ledger.rows import ROOT, ledgers


class Collected:
    """Keeps the tests of a collection; a pytest plugin."""

    def __init__(self) -> None:
        self.items: list[pytest.Item] = []
        self.broken: list[str] = []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(report.nodeid)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.items = session.items


def main(argv: Sequence[str]) -> int:
    """Print the report; 1 if a test file cannot be read, 2 if the collection is refused."""
    question, names = _parse(argv)
    collected, told, wrong = Collected(), io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(told), contextlib.redirect_stderr(wrong):
        options = ["--collect-only", "-q", "--continue-on-collection-errors"]
        code = pytest.main(
            [*options, f"--rootdir={ROOT}", str(ROOT / "tests")], plugins=[collected]
        )
    if code in {pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.INTERNAL_ERROR}:
        print(wrong.getvalue().strip() or told.getvalue(), file=sys.stderr)
        return 2
    done = proved(collected.items)
    for ledger in ledgers():
        if not names or ledger.name in names:
            for line in report(ledger, done, question):
                print(line)
    for broken in collected.broken:
        print(f"not counted, cannot be collected: {broken}", file=sys.stderr)
    return 1 if collected.broken else 0


def _parse(argv: Sequence[str]) -> tuple[Question, list[str]]:
    books = ledgers()
    names = [ledger.name for ledger in books]
    areas = {row.area for ledger in books for row in ledger.rows}
    parser = argparse.ArgumentParser("make rules", description="Which rules the tests prove.")
    parser.add_argument("games", nargs="*", help=f"of {', '.join(names)}; all by default")
    parser.add_argument("--missing", action="store_true", help="list the rules without a proof")
    parser.add_argument("--standard", action="store_true", help="only what holds in every game")
    parser.add_argument("--areas", default="", help="only these, such as GEN,SETUP or EX")
    given = parser.parse_args(argv)
    asked = tuple(area for area in given.areas.upper().split(",") if area)
    if unknown := sorted({*asked} - areas) + sorted({*given.games} - {*names}):
        parser.error(f"no ledger has {', '.join(unknown)}")
    return Question(asked, given.standard, given.missing), given.games


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
