"""Games at home, each for one test."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.home.copies import Copies
from tests.home.phone import on_phone
from tests.home.player import Player
from tests.home.process import AtHome, Home, QuickHome


@pytest.fixture(scope="session")
def copies() -> Iterator[Copies]:
    with Copies() as kept:
        yield kept


@pytest.fixture
def at_home(copies: Copies, tmp_path: Path) -> AtHome:
    """Function that starts a game at home in a folder of the test's own."""
    return partial(QuickHome, copies, tmp_path)


@pytest.fixture
def home(at_home: AtHome) -> Iterator[Home]:
    with at_home(QUARTERDECK_SEED="evening") as running:
        running.wait_until_open()
        yield running
        running.end()


@pytest.fixture
def commander(chromium: Browser, home: Home) -> Iterator[Player]:
    """A player on a phone, in turn 1 of Fleet Commander; errors on the page fail the test."""
    home.start_game(game="fleet_commander", preset="first_game")
    you = on_phone(chromium, home.url)
    you.sees_turn()
    yield you
    you.leave()
