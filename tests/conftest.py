"""Plugins of all tests: a rule that is cited must stand in a ledger."""

from tests.ledger.citations import pytest_collection_modifyitems, pytest_runtest_setup

__all__ = ["pytest_collection_modifyitems", "pytest_runtest_setup"]

pytest_plugins = [
    *("pytester", "tests.golden", "tests.soak", "tests.longest_first", "tests.migrated"),
    "tests.home.browser",
]
