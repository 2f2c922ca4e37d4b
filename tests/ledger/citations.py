"""Rules cited by the collected tests, which must stand in the ledgers as played."""

from collections.abc import Iterable, Iterator

import pytest
from _pytest.skipping import evaluate_skip_marks, evaluate_xfail_marks

from tests.ledger.rows import LedgerError, ledgers

UNKNOWN = pytest.StashKey[tuple[str, ...]]()
UNPROVABLE = "that no ledger has, or that are not played yet"


@pytest.hookimpl(tryfirst=True)  # before the option -m removes tests
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuse a run whose tests cite a rule that no ledger has, or one that is not played yet."""
    try:
        known = {row.id for ledger in ledgers() for row in ledger.rows if row.is_played}
    except LedgerError as error:
        raise pytest.UsageError(str(error)) from error
    for item in items:
        item.stash[UNKNOWN] = tuple(repr(cited) for cited in _cited(item) if cited not in known)
    wrong = [
        f"{item.nodeid}: {', '.join(found)}" for item in items if (found := item.stash[UNKNOWN])
    ]
    # A worker of pytest-xdist cannot stop the run, so each such test fails instead, see below.
    if wrong and not hasattr(config, "workerinput"):
        raise pytest.UsageError("\n  ".join([f"tests cite rules {UNPROVABLE}:", *wrong]))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fail a test that cites a rule that no ledger has, or one that is not played yet."""
    if wrong := item.stash.get(UNKNOWN, ()):
        pytest.fail(f"cites rules {UNPROVABLE}: {', '.join(wrong)}", pytrace=False)


def proved(items: Iterable[pytest.Item]) -> frozenset[str]:
    """The ids cited by at least one test that runs and is expected to pass."""
    return frozenset(str(cited) for item in items if _proves(item) for cited in _cited(item))


def _proves(item: pytest.Item) -> bool:
    return evaluate_skip_marks(item) is None and evaluate_xfail_marks(item) is None


def _cited(item: pytest.Item) -> Iterator[object]:
    for mark in item.iter_markers("rule"):
        yield from mark.args or ("no rule at all",)
