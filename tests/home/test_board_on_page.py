"""The board on the page at home: it is whole in the window, and no look-up takes its place."""

import pytest
from playwright.sync_api import Browser, expect

from tests.home.phone import settles
from tests.home.player import Player
from tests.home.process import Home

pytestmark = pytest.mark.browser

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


def test_all_rows_are_in_view_while_a_plan_is_made_and_after_it_is_played(
    commander: Player,
) -> None:
    for label in ("Play now", "Preview", "Confirm", "Preview", "Confirm"):
        commander.press_first(commander.planner, label)
        settles(commander)
        assert commander.page.evaluate(SEES_ALL_ROWS), label
    commander.page.set_viewport_size(SMALL_PHONE)
    settles(commander)
    assert commander.page.evaluate(SEES_ALL_ROWS)


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
