"""Order of tests among parallel workers: long ones begin first, so that none runs on alone."""

from collections.abc import Iterable

import pytest

LONG_MARKS = ("slow", "browser", "wire")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sort the tests if workers share them; otherwise their order stays."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: not _takes_long(item.iter_markers()))


def _takes_long(marks: Iterable[pytest.Mark]) -> bool:
    return any(mark.name in LONG_MARKS for mark in marks)
