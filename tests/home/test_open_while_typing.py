"""The planner opens by itself on the page at home, unless somebody is typing."""

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

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
"""Script for whether the page requests the planner, after it has noticed the player's turn."""


def test_the_planner_opens_by_itself_while_the_command_box_is_open_but_empty(
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


def test_the_planner_does_not_open_by_itself_until_nothing_is_typed(
    chromium: Browser, home: Home
) -> None:
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


def test_a_command_keeps_the_focus_when_the_page_draws_it_anew(
    chromium: Browser, home: Home
) -> None:
    you = _before_a_box(chromium, home)
    you.page.keyboard.type("mygames")
    you.page.keyboard.press("Enter")
    chip = you.page.locator(".command-chip")
    expect(chip).to_be_focused()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    you.page.route("**/api/state*", hold)
    with you.page.expect_response(lambda got: got.url.endswith("/api/action")):
        you.page.keyboard.press("Enter")
    expect(you.page.locator("#channel-composer-input")).to_be_focused()
    you.page.keyboard.type("/mygames")
    you.page.keyboard.press("Enter")
    expect(chip).to_be_focused()
    chip.evaluate("chip => { chip.dataset.drawn = 'before'; }")
    assert held, "the page asks for what the command changed"
    for route in held:  # before unroute, which answers them
        route.abort()
    you.page.unroute("**/api/state*")
    expect(you.page.locator(".command-chip[data-drawn]")).to_have_count(0)
    expect(you.page.locator(".command-chip, #channel-composer-input")).to_be_focused()
    you.leave()


def _before_a_box(chromium: Browser, home: Home) -> Player:
    """A player on a phone, with a game and an open command box."""
    home.start_game(game="fleet_commander", preset="first_game")
    you = on_phone(chromium, home.url)
    you.sees_turn()
    you.page.keyboard.press("/")
    return you


def _choices(you: Player) -> Locator:
    """The buttons of suggestions in the game under way."""
    return you.page.locator(".component-button:not(.is-spent)", has_text="Play now")
