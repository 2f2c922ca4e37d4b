"""Rules that tests cite, and the report on the rules that tests prove."""

import pytest

from tests.ledger.citations import proved
from tests.ledger.report import Question, report
from tests.ledger.rows import Ledger, Row

CONFTEST = "from tests.ledger.citations import *"


@pytest.fixture
def inner(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeini("[pytest]\nmarkers = rule(*ids): what it proves\naddopts = -p no:asyncio")
    pytester.makeconftest(CONFTEST)
    return pytester


def test_a_test_may_cite_rules_examples_rulings_and_gaps(inner: pytest.Pytester) -> None:
    inner.makepyfile("""
        import pytest

        @pytest.mark.rule("CL-MOVE-03", "CL-EX-13")
        @pytest.mark.rule("CL-AMB-62", "CL-GAP-06")
        def test_cites(): pass
    """)
    inner.runpytest("-q").assert_outcomes(passed=1)


@pytest.mark.parametrize(
    "cited",
    ['"CL-MOVE-99"', '"CL-MOVE-03", "cl-move-03"', "3", "", '"CL-REP-26"', '"CL-EX-23"'],
)
def test_a_test_that_cites_a_rule_unknown_or_not_played_stops_the_run(
    inner: pytest.Pytester, cited: str
) -> None:
    inner.makepyfile(f"""
        import pytest

        @pytest.mark.rule({cited})
        def test_cites(): pass
    """)
    result = inner.runpytest("-q", "-k", "another name")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*cite rules that no ledger has*", "*::test_cites: *"])


def test_a_test_that_cites_an_unknown_rule_fails_on_a_parallel_worker(
    inner: pytest.Pytester,
) -> None:
    inner.makepyfile("""
        import pytest

        @pytest.mark.rule("CL-MOVE-99")
        def test_cites(): pass
    """)
    result = inner.runpytest("-q", "-n", "1")
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["cites rules that no ledger has*: 'CL-MOVE-99'"])


def test_a_skipped_or_failing_test_proves_nothing(inner: pytest.Pytester) -> None:
    items, _ = inner.inline_genitems(
        inner.makepyfile("""
        import pytest

        @pytest.mark.skip
        @pytest.mark.rule("CL-MOVE-01")
        def test_skipped(): pass

        @pytest.mark.skipif(True, reason="here")
        @pytest.mark.rule("CL-MOVE-02")
        def test_skipped_here(): pass

        @pytest.mark.xfail
        @pytest.mark.rule("CL-MOVE-03")
        def test_known_to_fail(): assert False

        @pytest.mark.rule("CL-MOVE-04", "CL-MOVE-05")
        @pytest.mark.skipif(False, reason="elsewhere")
        def test_runs(): pass

        @pytest.mark.rule("CL-MOVE-06")
        @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.skip), 2])
        def test_runs_once(x): pass
    """)
    )
    assert len(items) == 6
    assert proved(items) == {"CL-MOVE-04", "CL-MOVE-05", "CL-MOVE-06"}


GAME = Ledger(
    "game",
    (
        Row("XX-MOVE-01", "Sail.", "S"),
        Row("XX-MOVE-02", "Row.", "X*"),
        Row("XX-TURN-01", "Wait. " * 40, "S"),
        Row("XX-EX-01", "Sails, then waits."),
    ),
)


def lines(question: Question) -> list[str]:
    return list(report(GAME, frozenset({"XX-MOVE-01", "XX-EX-01"}), question))


def test_the_report_counts_the_proved_rules_of_a_game_in_one_line() -> None:
    assert lines(Question()) == ["game: 1 of 3 rules proved"]
    assert lines(Question(standard=True)) == ["game: 1 of 2 standard rules proved"]
    assert lines(Question(areas=("MOVE",))) == ["game: 1 of 2 rules in MOVE proved"]
    assert lines(Question(areas=("EX",))) == ["game: 1 of 1 rules in EX proved"]
    assert lines(Question(areas=("WIND",))) == []


def test_unproved_rules_are_listed_by_area_with_their_mode() -> None:
    count, move, row, turn, wait = lines(Question(missing=True))
    assert count == "game: 1 of 3 rules proved"
    assert (move, row.split()) == ("  MOVE: 1 of 2 missing", ["XX-MOVE-02", "X*", "Row."])
    assert turn == "  TURN: 1 of 1 missing"
    assert len(wait) == 110
    assert wait.endswith("…")
