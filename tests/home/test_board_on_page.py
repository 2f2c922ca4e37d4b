"""The board on the page at home: it is whole in the window, and no look-up takes its place."""

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.home.phone import box_of, settles
from tests.home.player import Player
from tests.home.process import Home

pytestmark = pytest.mark.browser

LEAST_WIDE = 330
"""Pixels in width at which a picture can be read."""

SMALL_PHONE = {"width": 360, "height": 640}

SEES_ALL_ROWS = """() => {
  const picture = lastPicture();
  const copy = map.firstElementChild;
  const shows = (image, window_, wide) => {
    const box = image.getBoundingClientRect();
    const seen = window_.getBoundingClientRect();
    return rowsOf(picture, wide).every(({ top, bottom }) =>
      box.top + top >= seen.top - 1 && box.top + bottom <= seen.bottom + 1);
  };
  return rowsOf(picture, 1).length > 0 && (shows(picture, timeline, picture.width)
    || (!map.hidden && shows(copy, map, copy.getBoundingClientRect().width)));
}"""
"""Script that tells whether each row of the board is in view, in its picture or on the map."""


def test_all_rows_are_in_view_and_large_or_one_tap_away_while_a_plan_is_made_and_played(
    commander: Player,
) -> None:
    for label in ("Play now", "Preview", "Confirm", "Preview", "Confirm"):
        commander.press_first(commander.planner, label)
        _sees_board_large(commander)
    commander.page.set_viewport_size(SMALL_PHONE)
    _sees_board_large(commander)


def test_the_last_button_of_a_question_is_in_view_and_a_tap_leads_to_the_news_above(
    commander: Player,
) -> None:
    last = commander.planner.locator(".component-button:visible").last
    expect(last).to_be_in_viewport(ratio=1)
    told = commander.card.get_by_text("Each commander deploys")
    expect(told).not_to_be_in_viewport()
    commander.page.get_by_role("button", name="News above").click()
    expect(told).to_be_in_viewport()


def _sees_board_large(you: Player) -> None:
    """Assert that all rows are in view, perhaps after a tap, in a picture that can be read."""
    settles(you)
    closed = you.page.get_by_role("button", name="Show the board")
    is_closed = closed.is_visible()
    if is_closed:
        assert box_of(closed)[3] == 40
        closed.click()
        settles(you)
    assert you.page.evaluate(SEES_ALL_ROWS)
    shown = you.page.locator("#game-map canvas").or_(you.page.locator(".gallery-image"))
    assert box_of(shown.filter(visible=True).last)[2] >= LEAST_WIDE
    if is_closed:
        you.page.get_by_role("button", name="Hide the board").click()


MISSED = 3
"""Times that a picture cannot be loaded before it can."""


def test_a_picture_that_cannot_be_loaded_yet_keeps_its_room_until_it_can(
    commander: Player,
) -> None:
    missed = list[Route]()

    def miss(route: Route) -> None:
        if len(missed) == MISSED:
            return route.continue_()
        missed.append(route)
        return route.fulfill(status=404)

    commander.page.route("**/api/assets/*", miss)
    commander.press_first(commander.planner, "Play now")
    picture = commander.planner.locator(".gallery-image")
    commander.page.wait_for_function("one => one.naturalWidth", arg=picture.element_handle())
    expect(commander.page.locator(".media-unavailable")).to_have_count(0)
    assert len(missed) == MISSED


def test_a_look_at_the_last_round_does_not_take_the_place_of_the_board(
    chromium: Browser, home: Home
) -> None:
    home.start_game(game="fleet_commander", preset="first_game")
    you = Player(chromium, home.url)
    you.sees_turn()
    you.press_first(you.planner, "Play now")
    settles(you)
    board = you.page.locator("#game-map canvas")
    present = board.get_attribute("aria-label") or ""
    assert "dice" in present
    you.press(you.card, "Map")
    picture = you.planner.locator(".gallery-image")
    expect(picture).to_be_visible()
    you.press(you.planner, "Replay last round")
    expect(picture).not_to_have_attribute("alt", present)
    expect(board).to_have_attribute("aria-label", present)
    you.press(you.planner, "Act")
    expect(you.planner.get_by_role("combobox").first).to_be_attached()
    expect(board).to_have_attribute("aria-label", present)
    you.leave()
