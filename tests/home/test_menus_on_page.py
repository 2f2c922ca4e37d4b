"""Menus on the page at home: where they open in a wide window, and what is chosen in them again."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.home.phone import box_of, on_phone, settles
from tests.home.player import Player
from tests.home.process import Home

pytestmark = pytest.mark.browser


def test_a_menu_opens_below_what_opens_it_and_hides_nothing_that_is_chosen_for(
    chromium: Browser, home: Home
) -> None:
    you = _on_desktop(chromium, home)
    opens = you.planner.get_by_role("combobox").last
    opens.click()
    menu = you.page.locator(".select-list:popover-open")
    expect(menu.get_by_role("option").last).to_be_in_viewport(ratio=1)
    assert box_of(menu)[1] >= sum(box_of(opens)[1::2])
    for seen in (_first_line(you), you.planner.get_by_role("button", name="Choose").first):
        expect(seen).to_be_in_viewport(ratio=1)
    you.leave()


def test_all_that_stood_in_the_window_is_there_again_once_a_menu_is_shut(
    chromium: Browser, home: Home
) -> None:
    you = _on_desktop(chromium, home)
    places = [box_of(one) for one in you.planner.get_by_role("button").all()]
    you.planner.get_by_role("combobox").last.click()
    expect(you.page.locator(".select-list:popover-open")).to_be_visible()
    you.page.keyboard.press("Escape")
    expect(you.page.locator(".select-list:popover-open")).to_have_count(0)
    settles(you)
    assert [box_of(one) for one in you.planner.get_by_role("button").all()] == places
    you.leave()


def test_a_menu_that_is_higher_than_there_is_room_leaves_the_first_line_in_view(
    chromium: Browser, home: Home
) -> None:
    you = _on_desktop(chromium, home)
    you.page.set_viewport_size({"width": 1280, "height": 640})
    settles(you)
    opens = you.planner.get_by_role("combobox").last
    opens.click()
    menu = you.page.locator(".select-list:popover-open")
    expect(menu).to_be_in_viewport(ratio=1)
    assert box_of(menu)[1] >= sum(box_of(opens)[1::2])
    expect(_first_line(you)).to_be_in_viewport(ratio=1)
    you.leave()


def test_a_menu_that_does_not_fit_ends_in_the_middle_of_a_choice(
    chromium: Browser, home: Home
) -> None:
    you = _on_desktop(chromium, home)
    opens = you.planner.get_by_role("combobox").last
    for height in (660, 640, 620):
        you.page.set_viewport_size({"width": 1280, "height": height})
        settles(you)
        opens.click()
        menu = you.page.locator(".select-list:popover-open")
        foot = sum(box_of(menu)[1::2])
        boxes = [box_of(one) for one in menu.get_by_role("option").all()]
        assert sum(boxes[-1][1::2]) > foot
        assert any(abs(top + high / 2 - foot) <= 3 for _, top, _, high in boxes)
        you.page.keyboard.press("Escape")
    you.leave()


def _on_desktop(chromium: Browser, home: Home) -> Player:
    """A wide window with dice that were rolled, and menus for what is done with them."""
    home.start_game(game="fleet_commander", preset="first_game")
    you = Player(chromium, home.url, width=1280, height=860)
    you.sees_turn()
    you.press_first(you.planner, "Do it")
    settles(you)
    return you


def _first_line(you: Player) -> Locator:
    return you.planner.get_by_text("Done.", exact=True)


def test_a_menu_shut_without_a_choice_leaves_the_card_where_it_was(commander: Player) -> None:
    commander.press_first(commander.planner, "Do it")
    settles(commander)
    places = [box_of(one) for one in commander.planner.get_by_role("button").all()]
    commander.planner.get_by_role("combobox").first.click()
    expect(commander.page.locator(".select-list:popover-open")).to_be_visible()
    settles(commander)
    commander.page.keyboard.press("Escape")
    expect(commander.page.locator(".select-list:popover-open")).to_have_count(0)
    settles(commander)
    assert [box_of(one) for one in commander.planner.get_by_role("button").all()] == places


def test_what_was_chosen_in_a_menu_can_be_chosen_again(chromium: Browser, home: Home) -> None:
    you = on_phone(chromium, home.url)
    you.start_game()
    you.sees_turn()
    choice = you.choices(you.planner)[0]
    confirm = you.planner.get_by_role("button", name="Confirm", exact=True)
    for _ in range(2):
        you.pick(you.planner, choice)
        expect(confirm).to_be_visible()
        you.press(you.planner, "Discard")
        expect(confirm).to_be_hidden()
    you.leave()
