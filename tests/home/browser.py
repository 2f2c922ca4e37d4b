"""Chromium for the tests that open the page; a loud message if it is not installed.

Its headless shell has no windows, tabs or menus of its own: a sixth less work for the processor.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

CHROMIUM = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))
"""Where Debian installs it; the first that is there is used."""

_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
_MISSING = f"there is no Chromium at {' or '.join(map(str, CHROMIUM))}"


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    installed = next((path for path in CHROMIUM if path.exists()), None)
    if installed is None:
        if os.environ.get("REQUIRE_BROWSER") == "1":
            pytest.fail(_MISSING)
        pytest.skip(_MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed, args=list(_FLAGS))
        yield browser
        browser.close()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print a message, because a quiet run would not mention skipped tests."""
    skipped = terminalreporter.getreports("skipped")
    if any(_MISSING in str(report.longrepr) for report in skipped):
        terminalreporter.section("THE PAGE WAS NOT TESTED", sep="!", bold=True, red=True)
        terminalreporter.line(f"{_MISSING}; REQUIRE_BROWSER=1 makes this an error")
