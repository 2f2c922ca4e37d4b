"""A new game on the page at home: it begins at its own first card."""

import pytest
from playwright.sync_api import Browser, expect

from tests.home.phone import on_phone
from tests.home.process import Home

pytestmark = pytest.mark.browser


def test_what_was_played_before_is_folded_behind_one_line_above_a_new_game(
    chromium: Browser, home: Home
) -> None:
    home.start_game(game="fleet_commander", preset="first_game")
    you = on_phone(chromium, home.url)
    you.sees_turn()
    cards = you.page.locator(".channel-message").filter(visible=True)
    old = cards.first.get_attribute("data-message-id")
    first = you.page.locator(f".channel-message[data-message-id='{old}']")
    home.start_game(game="captains_log")
    expect(first).to_be_hidden(timeout=10_000)
    expect(cards.first).to_contain_text("Captain")
    you.page.get_by_role("button", name="Show what was played before").click()
    expect(first).to_be_visible()
    you.page.reload()
    expect(cards.first).to_contain_text("Captain")
    expect(first).to_be_hidden()
    you.leave()
