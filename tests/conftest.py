"""Plugins of all tests; one refuses tests that cite a rule which no ledger has."""

from hypothesis import HealthCheck, settings

from tests.ledger.citations import pytest_collection_modifyitems, pytest_runtest_setup

__all__ = ["pytest_collection_modifyitems", "pytest_runtest_setup"]

pytest_plugins = [
    *("pytester", "tests.quick", "tests.golden", "tests.soak", "tests.longest_first"),
    *("tests.migrated", "tests.home.browser"),
]

# A busy machine makes no test fail.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")
