"""The first screen in a browser: one tap into a game, and the way back to the last one."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from engine.games import GAMES
from tests.home.phone import box_of, on_phone
from tests.home.player import Player
from tests.home.process import AtHome, Home

pytestmark = pytest.mark.browser

WIDE = "() => document.documentElement.scrollWidth - innerWidth"
"""Script for the pixels by which the page is wider than the window."""

SEEN = "one => one.complete && one.naturalWidth"
"""Script for the width of a picture that has loaded, in its own pixels."""

CONTRASTS = """() => {
  const light = (colour) => colour.match(/[\\d.]+/g).slice(0, 3)
    .map((one) => one / 255)
    .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    .reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at], 0);
  const ground = (one) => {
    const own = getComputedStyle(one).backgroundColor;
    return !own.startsWith("rgba") || !one.parentElement ? own : ground(one.parentElement);
  };
  const kinds = "p, h1, h2, a, button, small, strong, legend, em, span";
  const told = [...document.querySelectorAll(kinds)]
    .filter((one) => one.checkVisibility() && one.textContent.trim());
  return told.map((one) => {
    const both = [getComputedStyle(one).color, ground(one)].map(light);
    const ratio = (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
    return [ratio, one.textContent.trim()];
  }).filter(([ratio]) => ratio < 4.5);
}"""
"""Script for texts with too little contrast to their ground, with the ratio of brightness."""


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_one_tap_leads_into_a_game_to_its_first_question(
    chromium: Browser, home: Home, number: int
) -> None:
    you = on_phone(chromium, home.url)
    expect(you.games).to_have_count(len(GAMES))
    you.games.nth(number).locator("button").click()
    you.sees_turn()
    assert you.page.url == home.url
    you.leave()


def test_a_tap_on_the_picture_begins_the_game_too(chromium: Browser, home: Home) -> None:
    you = on_phone(chromium, home.url)
    left, top, width, height = box_of(you.games.first.locator("img"))
    expect(you.start).to_be_enabled()
    you.page.mouse.click(left + width / 2, top + height / 2)
    you.sees_game()
    you.leave()


def test_a_button_says_at_once_that_the_game_is_being_set_up_and_no_other_can_be_pressed(
    chromium: Browser, home: Home
) -> None:
    you, asked = on_phone(chromium, home.url), list[Route]()
    buttons = you.page.locator("form.start button")

    def hold(route: Route) -> None:
        asked.append(route)

    you.page.route("**/api/action", hold)
    label = buttons.last.inner_text()
    buttons.last.dblclick()
    expect(buttons.last).to_have_text("Setting up the game…")
    for number in range(len(GAMES)):
        expect(buttons.nth(number)).to_be_disabled()
    assert len(asked) == 1
    asked[0].fulfill(json={"refusal": "No."})
    expect(you.page.get_by_role("alert")).to_have_text("No.")
    expect(buttons.last).to_be_enabled()
    expect(buttons.last).to_have_text(label)
    you.leave()


def test_each_game_has_a_picture_that_the_browser_keeps(chromium: Browser, home: Home) -> None:
    you = on_phone(chromium, home.url)
    for picture in you.page.locator(".game img").all():
        you.page.wait_for_function(SEEN, arg=picture.element_handle())
        address = picture.get_attribute("src")
        answer = you.page.request.get(f"{home.url}{(address or '').removeprefix('/')}")
        assert answer.headers["content-type"] == "image/webp"
        assert "max-age=" in answer.headers["cache-control"]
        assert "pragma" not in answer.headers
    font = you.page.request.get(f"{home.url}title.otf")
    assert "max-age=" in font.headers["cache-control"]
    assert you.page.request.get(f"{home.url}covers/..%2Freadme%2Fpath").status == 404
    assert you.page.request.get(f"{home.url}board").status == 404
    you.leave()


def test_the_game_under_way_can_be_resumed_from_the_strip_with_its_board(
    chromium: Browser, home: Home
) -> None:
    home.start_game(preset="first_voyage")
    you = on_phone(chromium, f"{home.url}new")
    strip = you.page.locator(".last")
    for told in ("Your answer, ", "Blackbird", "First voyage · Round 1 · Day", "Goal: 3 fame. "):
        expect(strip).to_contain_text(told)
    board = strip.locator("img")
    you.page.wait_for_function(SEEN, arg=board.element_handle())
    expect(board).to_have_attribute("src", re.compile(r"/board\?table="))
    expect(board).to_have_attribute("alt", "The board as it is now")
    you.page.get_by_role("link", name="Français").click()
    expect(strip).to_contain_text("À vous de répondre, ")
    strip.get_by_role("link", name="Reprendre").click()
    you.sees_turn()
    you.leave()


def test_a_game_under_way_is_begun_anew_only_if_the_player_agrees_and_others_go_on(
    chromium: Browser, home: Home
) -> None:
    home.start_game(preset="first_voyage")
    you = on_phone(chromium, f"{home.url}new")
    asked = you.page.get_by_role("dialog")
    title = you.page.locator(".game-title")
    you.games.nth(1).locator("button").click()
    you.sees_turn()
    expect(title).to_have_text("Fleet Commander")
    you.page.locator("#all-games").click()
    strips = you.page.locator(".last")
    expect(strips).to_have_count(2)
    you.games.first.locator("button").click()
    expect(asked).to_contain_text("Log is under way")
    asked.get_by_role("link", name="Resume").click()
    you.sees_turn()
    expect(title).to_contain_text("Captain")
    you.page.locator("#all-games").click()
    you.games.first.locator("button").click()
    asked.get_by_role("button", name="End it and begin anew").click()
    you.sees_turn()
    expect(title).to_contain_text("Captain")
    you.page.locator("#all-games").click()
    expect(strips).to_have_count(2)
    you.leave()


@pytest.mark.parametrize("way", ["start", "resume", "address"])
def test_back_leads_from_a_game_to_the_first_screen_with_its_strip(
    chromium: Browser, home: Home, way: str
) -> None:
    if way != "start":
        home.start_game(preset="first_voyage")
    you = on_phone(chromium, home.url if way != "resume" else f"{home.url}new")
    if way == "start":
        you.start.click()
    elif way == "resume":
        you.page.locator(".last").get_by_role("link", name="Resume").click()
    you.sees_game()
    games = you.page.get_by_role("link", name="Games", exact=True)
    expect(games).to_be_in_viewport(ratio=1)
    you.page.reload()
    you.sees_game()
    you.page.go_back()
    expect(you.page.locator(".last")).to_contain_text("Log")
    you.page.wait_for_load_state()
    you.page.go_forward()
    you.sees_game()
    games.click()
    expect(you.page.locator(".last")).to_be_visible()
    you.leave()


def test_a_game_that_is_over_can_be_played_again_even_after_a_restart(
    chromium: Browser, at_home: AtHome
) -> None:
    with at_home(QUARTERDECK_SEED="evening") as first:
        first.wait_until_open()
        first.start_game(preset="first_voyage", players=["Marianne"])
        you = on_phone(chromium, first.url)
        you.sees_turn()
        _close(you)
        expect(you.page.locator("body")).to_have_class(re.compile("is-over"))
        you.page.goto(first.url)
        strip = you.page.locator(".last")
        expect(strip).to_contain_text("The game is over")
        strip.get_by_role("link", name="See the final board").click()
        you.sees_game()
        you.leave()
        first.end()
    with at_home(QUARTERDECK_SEED="evening") as second:
        you = on_phone(chromium, second.wait_until_open())
        strip = you.page.locator(".last")
        expect(strip.get_by_role("link")).to_have_count(0)
        strip.get_by_role("button", name="Play again").click()
        you.sees_turn()
        expect(you.page.locator(".game-players")).to_have_text("Marianne")
        you.leave()
        second.end()


@pytest.mark.parametrize("width", [320, 390, 1600])
def test_nothing_is_wider_than_the_window_and_everything_can_be_read(
    chromium: Browser, home: Home, width: int
) -> None:
    home.start_game(preset="first_voyage")
    for path in ("new", *(f"new?game={game.slug}" for game in GAMES)):
        you = Player(chromium, f"{home.url}{path}", width=width, height=700)
        expect(you.start).to_be_enabled()
        assert you.page.evaluate(WIDE) <= 0, path
        assert you.page.evaluate(CONTRASTS) == [], path
        you.leave()


def test_the_keyboard_leads_through_the_page_and_its_place_is_outlined(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    expect(you.start).to_be_enabled()
    focused = you.page.locator(":focus")
    reached = list[str]()
    for _ in range(6):
        you.page.keyboard.press("Tab")
        assert _outline(focused) == "solid"
        reached.append(focused.inner_text())
    assert reached[:3] == ["English", "Français", "Sail the first voyage"]
    assert reached[4] == "Fight the first battle"
    you.leave()


def test_nothing_moves_for_people_who_want_less_motion(chromium: Browser, home: Home) -> None:
    you = on_phone(chromium, home.url)
    you.page.emulate_media(reduced_motion="reduce")
    you.page.route("**/api/action", lambda asked: None)
    you.start.click()
    expect(you.start).to_be_disabled()
    moving = "one => getComputedStyle(one, '::before').animationName"
    assert you.start.evaluate(moving) == "none"
    you.leave()


def _outline(focused: Locator) -> str:
    return str(focused.evaluate("one => getComputedStyle(one).outlineStyle"))


def _close(you: Player) -> None:
    """End the game for good, by the typed command."""
    you.page.keyboard.press("/")
    you.page.keyboard.type("table close")
    you.page.locator(".command-entry").first.click()
    expect(you.page.locator(".command-chip")).to_have_text("/table close")
    you.page.keyboard.press("Enter")
    you.press(you.planner, "Close for good")
