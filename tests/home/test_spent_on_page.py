"""Cards and menus of an earlier game, which are disabled on the page at home."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from bot.words.language import voice
from engine.core.words import Text
from tests.home.phone import on_phone, settles
from tests.home.player import Player
from tests.home.process import Home

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("way", ["tap", "key"])
def test_a_menu_of_a_game_that_is_over_does_not_open_and_says_why(
    chromium: Browser, home: Home, way: str
) -> None:
    you = _in_a_second_game(chromium, home)
    spent = _spent_menu(you)
    if way == "tap":
        spent.click()
    else:
        spent.press("ArrowDown")
    note = you.page.locator("#game-note")
    expect(note).to_have_text(voice("fr").say(Text.of("home-note-past"), plain=True))
    expect(note).to_be_in_viewport(ratio=1)
    expect(you.page.get_by_role("option").filter(visible=True)).to_have_count(0)
    you.leave()


def test_the_header_leads_from_a_card_of_an_earlier_game_to_the_current_question(
    chromium: Browser, home: Home
) -> None:
    you = _in_a_second_game(chromium, home)
    _spent_menu(you).click()
    you.page.locator("#my-turn").click()
    _sees_what_is_asked(you)
    you.leave()


def test_the_header_leads_to_the_current_question_even_while_a_menu_is_open(
    chromium: Browser, home: Home
) -> None:
    home.start_game(game="fleet_commander", preset="first_game", language="fr")
    you = on_phone(chromium, home.url, locale="fr-FR")
    you.sees_turn()
    you.press_first(you.planner, "Jouer")
    settles(you)
    you.planner.get_by_role("combobox").last.scroll_into_view_if_needed()
    you.planner.get_by_role("combobox").last.click()
    expect(you.page.get_by_role("option").filter(visible=True).first).to_be_visible()
    you.page.locator("#my-turn").click()
    _sees_what_is_asked(you)
    you.leave()


def _in_a_second_game(chromium: Browser, home: Home) -> Player:
    """A player on a phone, with unfolded cards of an earlier game above the current game."""
    home.start_game(game="fleet_commander", preset="first_game", language="fr")
    you = on_phone(chromium, home.url, locale="fr-FR")
    you.sees_turn()
    you.press_first(you.planner, "Jouer")
    home.start_game(game="fleet_commander", preset="pitched_battle", language="fr")
    expect(you.page.locator(".select-trigger:not(.is-spent)").last).to_be_in_viewport()
    you.page.get_by_role("button", name="Afficher ce qui a été joué avant").click()
    settles(you)
    return you


def _spent_menu(you: Player) -> Locator:
    spent = you.page.locator(".select-trigger.is-spent").last
    spent.scroll_into_view_if_needed()
    settles(you)
    return spent


def _sees_what_is_asked(you: Player) -> None:
    """Expect the newest question and its first answer in the window, once nothing moves."""
    settles(you)
    expect(you.planner.locator(".text-display").first).to_be_in_viewport()
    expect(you.planner.locator(".component-section button").first).to_be_in_viewport(ratio=1)
    focused = you.page.evaluate("document.activeElement.dataset.does")
    assert focused, "what is led to can be pressed by the keyboard at once"
