"""Menus on the page at home: the place where they open, and the card around them."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.home.phone import HEIGHT, WIDTH, box_of, on_phone, settles
from tests.home.player import Player
from tests.home.process import Home

pytestmark = pytest.mark.browser

ROOM_OF_A_MENU = 140
"""Height in pixels that each menu has at least, unless it needs less."""


def test_a_menu_opens_below_its_button_and_leaves_the_card_above_in_view(
    chromium: Browser, home: Home
) -> None:
    you = _on_desktop(chromium, home)
    opens = you.planner.get_by_role("combobox").last
    opens.click()
    menu = you.page.locator(".select-list:popover-open")
    expect(menu.get_by_role("option").last).to_be_in_viewport(ratio=1)
    assert box_of(menu)[1] >= sum(box_of(opens)[1::2])
    for seen in (_first_line(you), you.planner.get_by_role("button", name="Preview").first):
        expect(seen).to_be_in_viewport(ratio=1)
    you.leave()


def test_each_menu_has_room_even_after_another_was_closed(chromium: Browser, home: Home) -> None:
    you = _on_desktop(chromium, home)
    menu = you.page.locator(".select-list:popover-open")
    for opens in you.planner.get_by_role("combobox").all():
        opens.click()
        assert menu.evaluate("list => list.clientHeight") >= min(
            ROOM_OF_A_MENU, menu.evaluate("list => list.scrollHeight")
        )
        expect(menu).to_be_in_viewport(ratio=1)
        you.page.keyboard.press("Escape")
        expect(menu).to_have_count(0)
    you.leave()


def test_a_menu_closed_in_a_wide_window_leaves_the_buttons_in_place(
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


def test_a_menu_in_a_low_window_leaves_the_first_line_of_the_card_in_view(
    chromium: Browser, home: Home
) -> None:
    you = _on_desktop(chromium, home)
    you.page.set_viewport_size({"width": 1280, "height": 640})
    settles(you)
    opens = you.planner.get_by_role("combobox").last
    opens.click()
    menu = you.page.locator(".select-list:popover-open")
    expect(menu).to_be_in_viewport(ratio=1)
    below = box_of(menu)[1] >= sum(box_of(opens)[1::2])
    assert below or sum(box_of(menu)[1::2]) <= box_of(opens)[1], "it covers what opens it"
    expect(_first_line(you)).to_be_in_viewport(ratio=1)
    you.leave()


def test_a_menu_that_does_not_fit_is_cut_in_the_middle_of_an_option(
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
    """A player at a wide window who has rolled dice, and whose card has menus of actions."""
    home.start_game(game="fleet_commander", preset="first_game")
    you = Player(chromium, home.url, width=1280, height=860)
    you.sees_turn()
    you.press_first(you.planner, "Play now")
    settles(you)
    return you


def _first_line(you: Player) -> Locator:
    return you.planner.get_by_text("Done.", exact=True)


SCROLLED = """top => timeline.scrollTop > top
  || timeline.scrollTop + timeline.clientHeight >= timeline.scrollHeight - 1"""


def test_a_menu_closed_on_a_phone_leaves_the_buttons_in_place(commander: Player) -> None:
    commander.press_first(commander.planner, "Play now")
    settles(commander)
    commander.page.mouse.move(WIDTH / 2, HEIGHT * 3 / 4)
    top = commander.page.evaluate("() => timeline.scrollTop")
    commander.page.mouse.wheel(0, HEIGHT)
    commander.page.wait_for_function(SCROLLED, arg=top)
    expect(commander.planner.get_by_role("combobox").first).to_be_in_viewport(ratio=1)
    settles(commander)
    places = [box_of(one) for one in commander.planner.get_by_role("button").all()]
    commander.planner.get_by_role("combobox").first.click()
    expect(commander.page.locator(".select-list:popover-open")).to_be_visible()
    settles(commander)
    commander.page.keyboard.press("Escape")
    expect(commander.page.locator(".select-list:popover-open")).to_have_count(0)
    settles(commander)
    assert [box_of(one) for one in commander.planner.get_by_role("button").all()] == places


def test_an_option_whose_plan_was_discarded_can_be_chosen_again(
    chromium: Browser, home: Home
) -> None:
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
