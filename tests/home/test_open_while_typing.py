"""The planner opens by itself on the page at home, unless somebody is typing."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.home.phone import on_phone
from tests.home.player import Player
from tests.home.process import Home

pytestmark = pytest.mark.browser

IS_ASKED_AFTER_A_LOOK = """async () => {
  const isOfNewest = () => turn.mine && verbOf(ways(cards().at(-1))[0]).table === turn.table;
  do {
    while (looking) await new Promise(requestAnimationFrame);
    await lookWhoseTurn();
  } while (!isOfNewest());
  return isAsking();
}"""
"""Whether the page asks for what can be done, once it has seen that the newest card calls."""


def test_what_can_be_done_opens_below_a_box_that_stayed_open_after_a_command(
    chromium: Browser, home: Home
) -> None:
    you = _before_a_box(chromium, home)
    you.page.keyboard.type("rules gravity")
    you.page.keyboard.press("Enter")
    expect(you.planner).to_contain_text("What the rules say")
    box = you.page.locator("#channel-composer-input")
    expect(box).to_have_value("")
    home.start_game(game="fleet_commander", preset="first_game")
    expect(_choices(you).first).to_be_in_viewport(ratio=1)
    expect(box).to_be_visible()
    you.leave()


def test_what_can_be_done_waits_until_nothing_is_typed(chromium: Browser, home: Home) -> None:
    you = _before_a_box(chromium, home)
    you.page.keyboard.type("ru")
    home.start_game(game="fleet_commander", preset="first_game")
    expect(you.card.get_by_role("button", name="Act", exact=True)).to_be_visible()
    assert you.page.evaluate(IS_ASKED_AFTER_A_LOOK) is False
    expect(_choices(you)).to_have_count(0)
    you.page.keyboard.press("Escape")
    you.page.keyboard.press("Escape")
    expect(_choices(you).first).to_be_visible()
    you.leave()


def _before_a_box(chromium: Browser, home: Home) -> Player:
    """A phone with a game on which something is about to be typed."""
    home.start_game(game="fleet_commander", preset="first_game")
    you = on_phone(chromium, home.url)
    you.sees_turn()
    you.page.keyboard.press("/")
    return you


def _choices(you: Player) -> Locator:
    """What can be done in the game under way."""
    return you.page.locator(".component-button:not(.is-spent)", has_text="Do it")
