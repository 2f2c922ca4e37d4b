"""Long tests run first where parallel workers share them; otherwise tests stay in order."""

import pytest

TESTS = """
    import pytest

    def test_short(): pass

    @pytest.mark.slow
    def test_slow(): pass

    def test_shorter(): pass

    @pytest.mark.browser
    def test_page(): pass
"""


def ran(pytester: pytest.Pytester, *options: str) -> list[str]:
    """The tests in the order in which they passed."""
    pytester.makeini("[pytest]\nmarkers = slow\n  browser")
    pytester.makepyfile(TESTS)
    done = pytester.runpytest("-v", "-p", "no:asyncio", "-p", "tests.longest_first", *options)
    done.assert_outcomes(passed=4)
    passed = [line for line in done.outlines if "PASSED" in line]
    return [line.split("::")[1].split()[0] for line in passed]


@pytest.mark.slow
def test_a_parallel_worker_runs_long_tests_first(pytester: pytest.Pytester) -> None:
    assert ran(pytester, "-n", "1") == ["test_slow", "test_page", "test_short", "test_shorter"]


def test_tests_run_in_their_written_order_without_parallel_workers(
    pytester: pytest.Pytester,
) -> None:
    assert ran(pytester) == ["test_short", "test_slow", "test_shorter", "test_page"]
