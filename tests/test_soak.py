"""Soaks: only long tests run, each ten times as long, and a seed repeats the same run."""

import re

import pytest

TESTS = """
def test_short():
    pass

def test_long(proportion, seeds):
    found = [*seeds(2)]
    assert len(found) == 2 * proportion
    assert found[-1] != "SEED"
"""


ALONE = """
import pytest

@pytest.mark.soak
def test_another_like_it():
    pass
"""


def run(pytester: pytest.Pytester, *options: str, seed: str = "") -> pytest.RunResult:
    pytester.makepyfile(TESTS.replace("SEED", seed))
    return pytester.runpytest("-q", "-p", "no:asyncio", "-p", "tests.soak", *options)


def test_an_ordinary_run_runs_long_tests_at_their_normal_length(pytester: pytest.Pytester) -> None:
    run(pytester).assert_outcomes(passed=2)


def test_a_soak_runs_only_long_tests_with_ten_times_the_repetitions(
    pytester: pytest.Pytester,
) -> None:
    run(pytester, "--soak", seed="17-1").assert_outcomes(passed=1, deselected=1)
    ran = run(pytester, "--soak", "--seed", "17", seed="17-19")
    ran.assert_outcomes(failed=1, deselected=1)


def test_a_test_marked_soak_runs_only_in_a_soak(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nmarkers = soak")
    pytester.makepyfile(test_alone=ALONE)
    run(pytester).assert_outcomes(passed=2, deselected=1)
    run(pytester, "--soak", "--seed", "17", seed="17-1").assert_outcomes(passed=2, deselected=1)


def test_the_seed_is_printed_with_a_failure_and_after_every_soak(pytester: pytest.Pytester) -> None:
    ran = run(pytester, "--soak", "--seed", "17", seed="17-19")
    ran.stdout.fnmatch_lines(["seed 17-0", "seed 17-19", "*make soak ARGS='--seed 17'"])
    assert "--seed 17" in run(pytester, "--soak", "--seed", "17").stdout.str()


@pytest.mark.slow
def test_every_parallel_worker_uses_the_printed_seed(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("""
        import pytest

        @pytest.mark.parametrize("worker", [1, 2])
        def test_long(seeds, worker):
            assert [*seeds(1)] == []
    """)
    ran = pytester.runpytest("-q", "-p", "no:asyncio", "-p", "tests.soak", "--soak", "-n", "2")
    told = {line.split("-")[0] for line in ran.outlines if re.match(r"seed \d", line)}
    assert len(told) == 1
    ran.stdout.fnmatch_lines([f"*--{told.pop()}'"])


def test_the_seed_is_always_the_same_without_a_soak(pytester: pytest.Pytester) -> None:
    run(pytester, seed="0-1").assert_outcomes(failed=1, passed=1)
