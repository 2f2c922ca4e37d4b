"""The page on which a game is set up, in a browser: its choices, and the start of a game."""

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.home.phone import on_phone
from tests.home.process import Home

pytestmark = pytest.mark.browser

PLACES = "() => [...document.querySelectorAll('fieldset')].map((one) => one.offsetTop)"
"""Script for the top of each question on the page; 0 for hidden ones."""

CHOSEN = "() => Object.fromEntries(new FormData(document.querySelector('form.setup')))"
"""Script for the choices that the page would send."""


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
    you.set_up()
    page.locator("#second").check()
    page.locator("input[name=player]").nth(1).fill("Jeanne")
    expect(page.locator("input[name=bots]").last).to_be_disabled()
    choose(page.locator("input[name=bots]").nth(2))
    you.start_game()
    expect(page.locator(".game-players")).to_have_text("Hirondelle · Jeanne")
    you.leave()


def test_the_goal_shown_is_that_of_the_chosen_preset(chromium: Browser, home: Home) -> None:
    you = on_phone(chromium, home.url)
    you.set_up()
    page = you.page
    seen = page.locator(".won:visible")
    expect(seen).to_have_count(1)
    before = seen.inner_text()
    choose(page.locator("input[name=preset]").last)
    expect(seen).to_have_count(1)
    assert seen.inner_text() != before


def test_the_choices_of_the_last_game_are_remembered(chromium: Browser, home: Home) -> None:
    you = on_phone(chromium, home.url)
    page = you.page
    you.set_up(1)
    choose(page.locator("input[name=preset]").nth(1))
    choose(page.locator("input[name=level]").last)
    page.locator("input[name=player]").first.fill("Sirius")
    chosen = page.evaluate(CHOSEN)
    you.start_game()
    page.locator("#all-games").click()
    you.set_up(1)
    expect(page.locator("input[name=player]").first).to_have_value("Sirius")
    assert page.evaluate(CHOSEN) == chosen
    page.locator(".all-games a").click()
    you.set_up()
    expect(page.locator("input[name=game]")).to_have_value("captains_log")
    assert page.locator("input[name=preset]").first.is_checked()
    you.leave()


def test_a_person_keeps_their_name_in_the_next_game_unless_they_type_another(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    name, called = you.page.locator("input[name=player]").first, you.page.locator(".game-players")
    you.set_up(1)
    expect(name).to_have_value("Vega")
    you.start_game()
    you.page.locator("#all-games").click()
    expect(you.games.first.locator("input[name=player]")).to_have_value("Vega")
    you.set_up()
    name.fill("Marianne")
    you.start_game()
    expect(called).to_have_text("Marianne")
    you.page.locator("#all-games").click()
    you.set_up(1)
    expect(name).to_have_value("Marianne")
    you.leave()


def test_the_numbers_of_bots_offered_follow_the_chosen_preset(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    you.set_up(1)
    page = you.page
    levels, bots = page.locator("input[name=level]"), page.locator("input[name=bots]:enabled")
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

    page.route("**/game_setup.js", hold)
    with page.expect_request("**/game_setup.js"):
        page.goto(f"{home.url}new?language=fr&game=fleet_commander", wait_until="commit")
    start = you.start
    expect(start).to_have_text("Commencer")
    expect(start).to_be_disabled()
    expect(page.locator("form.setup")).to_have_css("display", "flex")  # the style sheet has loaded
    seen = page.evaluate(PLACES)
    held[0].continue_()
    expect(start).to_be_enabled()
    assert page.evaluate(PLACES) == seen, "nothing moves under a finger"
    you.start_game()
    you.leave()
