"""Plugins of all tests; one refuses tests that cite a rule which no ledger has."""

from tests.ledger.citations import pytest_collection_modifyitems, pytest_runtest_setup

__all__ = ["pytest_collection_modifyitems", "pytest_runtest_setup"]

pytest_plugins = [
    *("pytester", "tests.quick", "tests.golden", "tests.soak", "tests.longest_first"),
    *("tests.migrated", "tests.home.browser"),
]
