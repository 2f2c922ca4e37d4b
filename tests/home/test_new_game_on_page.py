"""Cards of earlier games and older cards on the page at home."""

import pytest
from playwright.sync_api import Browser, expect

from tests.home.phone import on_phone, scroll_away
from tests.home.player import Player
from tests.home.process import Home

pytestmark = pytest.mark.browser


def test_cards_of_an_earlier_game_are_folded_behind_one_button(
    chromium: Browser, home: Home
) -> None:
    home.start_game(preset="first_voyage")
    you = on_phone(chromium, home.url)
    you.sees_turn()
    cards = you.page.locator(".channel-message").filter(visible=True)
    old = cards.first.get_attribute("data-message-id")
    first = you.page.locator(f".channel-message[data-message-id='{old}']")
    home.start_game()
    expect(first).to_be_hidden()
    expect(cards.first).to_contain_text("Captain")
    you.page.get_by_role("button", name="Show earlier play").click()
    expect(first).to_be_visible()
    you.page.reload()
    expect(cards.first).to_contain_text("Captain")
    expect(first).to_be_hidden()
    you.leave()


CARDS_ON_PAGE = 50
"""Largest number of cards on the page."""


@pytest.mark.soak
def test_the_header_leads_back_from_older_cards_to_the_newest(commander: Player) -> None:
    older = commander.page.get_by_role("button", name="Earlier", exact=True)
    pressed = 0
    while not older.is_visible():
        assert pressed < CARDS_ON_PAGE
        commander.press(commander.card, "How?")
        pressed += 1
    number = commander.planner.get_attribute("data-message-id")
    newest = commander.page.locator(f"[data-message-id='{number}']")
    expect(newest).to_be_in_viewport()
    scroll_away(commander)
    older.click()
    expect(newest).to_have_count(0)
    commander.page.locator("#my-turn").click()
    expect(newest).to_be_in_viewport()
