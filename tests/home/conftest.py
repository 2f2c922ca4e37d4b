"""A game at home that runs for one test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.home.process import Home


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    with Home(tmp_path, QUARTERDECK_SEED="evening") as running:
        running.wait_until_open()
        yield running
        running.end()
