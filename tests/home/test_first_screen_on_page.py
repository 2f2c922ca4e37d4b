"""The first screen in a browser: its choices, and the start of a game."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.home.phone import on_phone
from tests.home.process import Home

pytestmark = pytest.mark.browser

PLACES = "() => [...document.querySelectorAll('fieldset')].map((one) => one.offsetTop)"
"""Script for the top of each question on the first screen; 0 for hidden ones."""

CHOSEN = "() => Object.fromEntries(new FormData(document.querySelector('#game')))"
"""Script for the choices that the first screen would send."""


def choose(option: Locator) -> None:
    """Tap the label of a radio button, which is itself invisible."""
    option.locator("xpath=following-sibling::span").click()
    expect(option).to_be_checked()


def test_a_game_in_french_with_two_captains_is_chosen_and_started(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    page = you.page
    page.get_by_role("link", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.locator("#second").check()
    page.locator("input[name=player]").nth(1).fill("Jeanne")
    expect(page.locator("input[name=bots]").last).to_be_disabled()
    choose(page.locator("input[name=bots]").nth(2))
    you.start_game()
    expect(page.locator(".game-players")).to_have_text("Hirondelle · Jeanne")
    page.locator("#new-game").click()
    expect(page.locator(".under-way")).to_be_visible()
    page.locator(".under-way a").click()
    you.sees_game()
    you.leave()


def test_the_goal_shown_is_that_of_the_chosen_preset(chromium: Browser, home: Home) -> None:
    page = on_phone(chromium, home.url).page
    seen = page.locator(".won:visible")
    expect(seen).to_have_count(1)
    before = seen.inner_text()
    page.locator("details.others summary").click()
    choose(page.locator("input[name=preset]").last)
    expect(seen).to_have_count(1)
    assert seen.inner_text() != before


def test_the_first_screen_remembers_the_choices_of_the_last_game(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    page = you.page
    page.get_by_role("link", name="Fleet Commander", exact=True).click()
    choose(page.locator("input[name=preset]").nth(1))
    choose(page.locator("input[name=level]").last)
    page.locator("input[name=player]").first.fill("Sirius")
    chosen = page.evaluate(CHOSEN)
    you.start_game()
    page.locator("#new-game").click()
    expect(page.locator("input[name=player]").first).to_have_value("Sirius")
    assert page.evaluate(CHOSEN) == chosen
    page.get_by_role("link", name="Captain", exact=False).first.click()
    expect(page.locator("input[name=game]")).to_have_value("captains_log")
    assert page.locator("input[name=preset]").first.is_checked()
    you.leave()


def test_the_page_opens_on_the_game_that_was_played_last(chromium: Browser, home: Home) -> None:
    you = on_phone(chromium, home.url)
    page = you.page
    page.goto(home.url)
    expect(you.games).to_have_count(2)
    you.games.last.click()
    expect(page.locator("#start")).to_be_enabled()
    played = page.locator("h1").inner_text()
    page.get_by_role("link", name="Français").click()
    page.route("**/api/action", lambda asked: asked.fulfill(json={"refusal": None}))
    with page.expect_navigation(url=re.compile("/\\?language=fr&game=")):
        page.locator("#start").click()
    page.goto(home.url)
    expect(page.locator("h1")).to_have_text(played)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("input[name=game]")).to_have_value("fleet_commander")


def test_the_start_button_says_at_once_that_the_game_is_being_set_out(
    chromium: Browser, home: Home
) -> None:
    page = on_phone(chromium, home.url).page
    start, asked = page.locator("#start"), list[Route]()

    def hold(route: Route) -> None:
        asked.append(route)

    page.route("**/api/action", hold)
    start.click()
    expect(start).to_be_disabled()
    expect(start).to_have_text("Setting up the game…")
    expect(start).to_be_in_viewport(ratio=1)
    asked[0].fulfill(json={"refusal": "No."})
    expect(start).to_be_enabled()
    expect(start).to_have_text("Start")
    expect(page.locator("#refusal")).to_have_text("No.")


def test_the_numbers_of_bots_offered_follow_the_chosen_preset(
    chromium: Browser, home: Home
) -> None:
    page = on_phone(chromium, home.url).page
    page.get_by_role("link", name="Fleet Commander").click()
    levels, bots = page.locator("input[name=level]"), page.locator("input[name=bots]:enabled")
    page.locator("details.others summary").click()
    for preset, offered in (("team_battle", ["3"]), ("free_for_all", ["2", "3", "4", "5"])):
        choose(page.locator(f"input[value={preset}]"))
        assert bots.evaluate_all("(all) => all.map((one) => one.value)") == offered
        assert page.evaluate(CHOSEN)["bots"] in offered
    choose(page.locator("input[value=pitched_battle]"))
    expect(levels.first).to_be_enabled()
    page.locator("#second").check()
    assert page.evaluate(CHOSEN)["bots"] == "0"
    expect(page.locator(".levels")).to_be_hidden()


def test_the_start_button_is_disabled_until_its_script_has_loaded(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    page, held = you.page, list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/first_screen.js", hold)
    with page.expect_request("**/first_screen.js"):
        page.goto(f"{home.url}new?language=fr&game=fleet_commander", wait_until="commit")
    start = page.locator("#start")
    expect(start).to_have_text("Commencer")
    expect(start).to_be_disabled()
    expect(page.locator("#game")).to_have_css("display", "flex")  # the style sheet has loaded
    seen = page.evaluate(PLACES)
    held[0].continue_()
    expect(start).to_be_enabled()
    assert page.evaluate(PLACES) == seen, "nothing moves under a finger"
    you.start_game()
    you.leave()


def test_other_presets_are_folded_until_they_are_opened_or_one_was_chosen(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    page = you.page
    other, fold = page.locator("input[name=preset]").last, page.locator("details.others")
    expect(other).to_be_hidden()
    fold.locator("summary").click()
    expect(other.locator("xpath=following-sibling::span")).to_be_visible()
    choose(other)
    you.start_game()
    page.locator("#new-game").click()
    expect(fold).to_have_attribute("open", "")
    expect(other).to_be_checked()
    you.leave()


def test_the_link_back_to_a_finished_game_says_that_it_is_over(
    chromium: Browser, home: Home
) -> None:
    home.start_game()
    you = on_phone(chromium, home.url)
    you.sees_turn()
    you.page.keyboard.press("/")
    you.page.keyboard.type("table close")
    you.page.locator(".command-entry").first.click()
    expect(you.page.locator(".command-chip")).to_have_text("/table close")
    you.page.keyboard.press("Enter")
    you.press(you.planner, "Close for good")
    you.page.locator("#new-game").click()
    expect(you.page.locator("footer p:visible")).to_have_text("Back to the finished game")
    you.page.get_by_role("link", name="Back to the finished game").click()
    you.sees_game()
    you.leave()
