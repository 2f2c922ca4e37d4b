"""A turn on the page at home: the player on turn, the planner, and the map."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from tests.home.phone import HEIGHT, WIDTH, box_of, on_phone, scroll_away, settles
from tests.home.player import Player
from tests.home.process import Home

pytestmark = pytest.mark.browser

SEEN_OF_MAP = """(map) => {
  const [window_, canvas] = [map, map.firstElementChild].map((one) => one.getBoundingClientRect());
  const scale = canvas.width / map.firstElementChild.width;
  const from = (window_.top - canvas.top) / scale;
  return { from, to: from + window_.height / scale, scale, whole: map.firstElementChild.height };
}"""
"""Script for the visible part of a map: its top and its bottom in pixels of the picture."""

LEAST_ROW = 36
"""Least height in pixels of a row of the board on a phone."""

BOARD_WHEN_DRAWN = """(picture) => new Promise((settle) =>
  requestAnimationFrame(() => requestAnimationFrame(() =>
    settle([document.querySelector("#game-map").hidden, picture.getBoundingClientRect().top]))))"""
"""Script for whether the map is hidden, and for the top of the board's own picture."""

LOW = 600
"""Height in pixels of a window in which a planner has no room."""

TO_THE_END = "(cards) => { cards.scrollTop = cards.scrollHeight; }"
"""Script that scrolls to the end of all cards."""


def test_the_map_above_the_choices_shows_all_rows_of_a_small_board(commander: Player) -> None:
    rows, seen = _rows(commander), commander.page.locator("#game-map").evaluate(SEEN_OF_MAP)
    assert len(rows) == 5
    assert seen["from"] <= rows[0][0] < rows[-1][1] <= seen["to"] + 1 < seen["whole"]
    assert (rows[0][1] - rows[0][0]) * seen["scale"] >= LEAST_ROW - 1


def test_the_first_line_of_the_answer_to_a_tap_is_in_view(commander: Player) -> None:
    commander.press_first(commander.planner, "Play now")
    first = commander.planner.get_by_text("Done.", exact=True)
    expect(first).to_be_in_viewport(ratio=1)
    settles(commander)
    assert _is_below_map(commander, first)
    expect(commander.planner.locator(".component-section button").first).to_be_in_viewport(ratio=1)


def test_news_of_other_turns_are_in_view_after_the_player_ends_a_turn(commander: Player) -> None:
    commander.press_first(commander.planner, "Play now")
    commander.press(commander.planner, "End turn")
    keep = commander.planner.locator(".component-button.button-style-3").first
    keep.click()
    above = commander.page.get_by_role("button", name="News above")
    above.click()
    news = commander.page.locator(".channel-message p", has_text="ends the turn").last
    expect(news).to_be_in_viewport()
    settles(commander)
    assert _is_below_map(commander, news)
    expect(above).to_be_hidden()


def test_the_only_end_turn_button_is_below_the_row_of_look_ups(commander: Player) -> None:
    ends = commander.page.get_by_role("button", name="End turn", exact=True).filter(visible=True)
    expect(ends).to_have_count(1)
    commander.press_first(commander.planner, "Play now")
    expect(ends).to_have_count(1)
    lookups = commander.planner.get_by_role("button", name="Fleets", exact=True)
    assert box_of(ends)[1] >= sum(box_of(lookups)[1::2])


def test_the_question_at_the_end_of_a_turn_is_shown_once_and_without_end_turn(
    commander: Player,
) -> None:
    commander.press_first(commander.planner, "Play now")
    commander.press(commander.planner, "End turn")
    question = commander.page.get_by_text("What do you keep on your bridge?").filter(visible=True)
    expect(question).to_have_count(1)
    ends = commander.page.get_by_role("button", name="End turn", exact=True)
    expect(ends.filter(visible=True)).to_have_count(0)
    with commander.page.expect_response(lambda got: got.url.endswith("/api/action")):
        commander.page.locator("[data-does*=':end:']").last.evaluate("button => button.click()")
    copies = commander.page.locator(".channel-message", has_text="What do you keep on your bridge?")
    expect(copies).to_have_count(2)
    expect(copies.filter(visible=True)).to_have_count(1)


def test_cards_do_not_move_while_a_finger_is_down(commander: Player) -> None:
    commander.press_first(commander.planner, "Play now")
    more, end = (
        commander.page.locator("#game-more"),
        commander.page.locator("[data-does*=':end:']").last,
    )
    expect(commander.planner.get_by_text("Done.", exact=True)).to_be_in_viewport(ratio=1)
    commander.page.set_viewport_size({"width": WIDTH, "height": LOW})
    settles(commander)
    expect(more).to_be_visible()
    commander.page.mouse.move(WIDTH / 2, LOW / 2)
    commander.page.mouse.down()
    commander.page.locator("#channel-timeline").evaluate(TO_THE_END)
    before = box_of(end)
    commander.page.wait_for_function("() => putOff")  # The page has noticed, and waits.
    assert box_of(end) == before
    commander.page.mouse.up()
    expect(more).to_be_hidden()
    settles(commander)
    assert box_of(end) != before


def test_the_map_hides_without_a_jump_once_the_board_is_scrolled_into_view(
    commander: Player,
) -> None:
    shown, picture = (
        commander.page.locator("#game-map"),
        commander.page.locator(".gallery-image").last,
    )
    expect(shown).to_be_visible()
    commander.page.mouse.move(WIDTH / 2, HEIGHT / 2)
    seen = [picture.evaluate(BOARD_WHEN_DRAWN)]
    for _ in range(24):
        commander.page.mouse.wheel(0, -40)
        seen.append(picture.evaluate(BOARD_WHEN_DRAWN))
    expect(shown).to_be_hidden()
    expect(picture).to_be_in_viewport(ratio=0.6)
    (went,) = [
        after - before for (was, before), (gone, after) in pairwise(seen) if gone and not was
    ]
    assert 0 <= went <= 40, "the board stands where one scrolls it to, and does not jump"
    commander.page.locator("#my-turn").click()
    expect(shown).to_be_visible()


def test_wheel_and_finger_scroll_the_cards_even_over_the_map(commander: Player) -> None:
    settles(commander)
    cards = commander.page.locator("#channel-timeline")
    at_end = cards.evaluate("cards => cards.scrollTop")
    left, top, width, height = box_of(commander.page.locator("#game-map"))
    x, y = left + width / 2, top + height / 2
    commander.page.mouse.move(x, y)
    commander.page.mouse.wheel(0, -60)
    by_wheel = _scrolled_up_from(at_end, commander)
    finger = commander.page.context.new_cdp_session(commander.page)
    for kind, down in (("touchStart", 0), ("touchMove", 30), ("touchMove", 60), ("touchEnd", None)):
        points = [] if down is None else [{"x": x, "y": y + down}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    _scrolled_up_from(by_wheel, commander)
    expect(commander.page.locator("dialog[open]")).to_have_count(0)


def _scrolled_up_from(before: float, you: Player) -> float:
    """Wait until the cards are scrolled up from *before*; returns their new position."""
    scrolled = "before => document.querySelector('#channel-timeline').scrollTop < before"
    you.page.wait_for_function(scrolled, arg=before)
    settles(you)
    return float(you.page.locator("#channel-timeline").evaluate("cards => cards.scrollTop"))


def test_the_header_names_the_player_on_turn_and_my_turn_leads_to_the_choices(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url, locale="fr-FR")
    you.start_game()
    asked = re.compile(r"^À vous de répondre, .?Hirondelle.?\s: D.où partez-vous\s\?$")
    expect(you.page.locator("#game-turn")).to_have_text(asked)
    expect(you.page.locator("#my-turn")).to_have_text("Répondre")
    assert box_of(you.page.locator(".game-header"))[3] <= 48
    mine = you.page.locator("#my-turn")
    for _ in range(3):
        you.press(you.card, "Aide")
    scroll_away(you)
    expect(you.planner).not_to_be_in_viewport()
    mine.click()
    choices = you.planner.get_by_role("combobox")
    expect(choices).to_be_in_viewport()
    scroll_away(you)
    expect(choices).not_to_be_in_viewport()
    mine.click()
    expect(choices).to_be_in_viewport(ratio=1)
    focused = you.page.evaluate("document.activeElement.dataset.does")
    assert focused, "what is led to can be pressed by the keyboard at once"
    you.leave()


def test_a_tap_while_the_planner_opens_by_itself_is_answered_next(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    held = _hold_first_tap(you)
    with you.page.expect_request(lambda one: '"click"' in (one.post_data or "")):
        you.start_game()
    how = you.card.get_by_role("button", name="How?", exact=True)
    for _ in range(2):
        how.click(force=True)
    assert len(held) == 1, "what can be done is on its way"
    with you.page.expect_request(lambda one: '"click"' in (one.post_data or "")):
        held[0].continue_()
    expect(you.planner.get_by_text("How to win")).to_be_in_viewport(ratio=1)
    told = you.page.locator(".channel-message", has_text="How to win")
    expect(told).to_have_count(1)
    you.leave()


def test_a_choice_made_while_an_answer_is_pending_is_sent_next(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    you.start_game()
    you.sees_turn()
    held = _hold_first_tap(you)
    with you.page.expect_request(lambda one: '"click"' in (one.post_data or "")):
        you.card.get_by_role("button", name="How?", exact=True).click()
    you.planner.get_by_role("combobox").first.click()
    you.planner.locator(".select-option:visible").first.click()
    expect(you.page.locator(".select-guidance:visible")).to_have_count(0)
    with you.page.expect_request(lambda one: '"select"' in (one.post_data or "")):
        held[0].continue_()
    expect(you.page.locator(".channel-message", has_text="How to win")).to_have_count(1)
    you.leave()


def test_buttons_of_an_ended_game_look_disabled_and_say_that_it_is_over(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    you.start_game()
    you.sees_turn()
    you.pick(you.planner, you.choices(you.planner)[0])
    spent = you.page.locator(".is-spent")
    confirm = you.page.get_by_role("button", name="Confirm", exact=True)
    expect(confirm).to_be_visible()
    expect(spent).to_have_count(0)
    home.start_game()
    you.page.get_by_role("button", name="Show earlier play").click()
    expect(confirm.and_(spent)).to_be_attached()
    live = you.planner.locator(".component-button:not(.is-spent)").first
    expect(live).to_be_visible()
    old = you.page.locator(".channel-message").filter(has=confirm.and_(spent))
    number = old.get_attribute("data-message-id")
    told = you.page.locator(f".channel-message[data-message-id='{number}']")
    confirm.click()
    expect(told).to_contain_text("The game is over.")
    you.leave()


def test_a_plan_not_yet_played_is_shown_in_the_newest_planner_alone(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    you.start_game()
    you.sees_turn()
    first = _planned_twice(you)
    you.press(you.card, "Map")
    confirm = you.page.get_by_role("button", name="Confirm", exact=True)
    expect(confirm.filter(visible=True)).to_have_count(1)
    expect(first.get_by_role("button", name="Confirm", exact=True)).to_be_hidden()
    expect(first).to_be_hidden()
    you.leave()


def test_a_plan_not_yet_played_is_gone_once_the_game_is_over(chromium: Browser, home: Home) -> None:
    you = Player(chromium, home.url, width=1200, height=800)
    you.start_game()
    you.sees_turn()
    board = you.card.locator(".gallery-image").get_attribute("alt")
    you.pick(you.planner, you.choices(you.planner)[0])
    shown = you.page.locator("#game-map canvas")
    expect(shown).not_to_have_attribute("aria-label", board or "")
    confirm = you.page.get_by_role("button", name="Confirm", exact=True)
    expect(confirm).to_be_visible()
    ended = you.page.evaluate("() => ({ ...turn, mine: false, over: true })")
    you.page.route("**/turn.json", lambda route: route.fulfill(json=ended))
    you.page.evaluate("() => lookWhoseTurn()")
    expect(confirm).to_be_hidden()
    expect(shown).to_have_attribute("aria-label", board or "")
    you.leave()


def test_the_previous_planner_has_no_buttons_while_the_newer_one_shows_a_look_up(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    you.start_game()
    you.sees_turn()
    first = _planned_twice(you)
    you.press(you.planner, "Discard")
    you.press(you.planner, "My ship")
    expect(you.planner.get_by_role("button", name="Answer", exact=True)).to_be_visible()
    expect(first.locator(".component-button:visible")).to_have_count(0)
    you.leave()


def test_the_map_beside_the_cards_shows_the_plan_even_above_a_newer_picture(
    chromium: Browser, home: Home
) -> None:
    you = Player(chromium, home.url, width=1366, height=768)
    you.start_game()
    you.sees_turn()
    plan = you.planner.element_handle()
    you.press(you.card, "Map")
    planner = you.page.locator(
        f".channel-message[data-message-id='{plan.get_attribute('data-message-id')}']"
    )
    you.pick(planner, you.choices(planner)[0])
    alt = planner.locator(".gallery-image").get_attribute("alt")
    news = you.planner.locator(".gallery-image").get_attribute("alt")
    assert alt != news
    expect(you.page.locator("#game-map canvas")).to_have_attribute("aria-label", alt or "")
    you.leave()


def test_my_ship_is_offered_once_and_a_button_leads_to_the_choices_below(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url, locale="fr-FR")
    you.start_game()
    you.sees_turn()
    mine = you.page.get_by_role("button", name="Mon navire", exact=True)
    expect(mine.filter(visible=True)).to_have_count(1)
    more = you.page.get_by_role("button", name="La suite plus bas")
    expect(more).to_be_hidden()
    scroll_away(you)
    expect(more).to_be_in_viewport(ratio=1)
    while more.is_visible():
        more.click()
        settles(you)
    expect(you.planner.locator(".component-button").last).to_be_in_viewport(ratio=1)
    you.leave()


def _hold_first_tap(you: Player) -> list[Route]:
    """Hold back the request of the next tap on a button; the returned list will contain it."""
    held: list[Route] = []

    def pass_or_hold(route: Route) -> None:
        if held or '"click"' not in (route.request.post_data or ""):
            route.continue_()
        else:
            held.append(route)

    you.page.route("**/api/action", pass_or_hold)
    return held


def _planned_twice(you: Player) -> Locator:
    """Make a plan, and open it in a second message below; returns the first message."""
    message = you.planner.get_attribute("data-message-id")
    you.pick(you.planner, you.choices(you.planner)[0])
    way = you.card.get_by_role("button", name="Answer", exact=True, include_hidden=True)
    with you.page.expect_response(lambda got: got.url.endswith("/api/action")):
        way.evaluate("button => button.click()")
    expect(you.planner).not_to_have_attribute("data-message-id", message or "")
    you.page.wait_for_function("() => !isAsking()")
    return you.page.locator(f".channel-message[data-message-id='{message}']")


def _rows(you: Player) -> list[tuple[float, float, float]]:
    """The rows of the newest picture: top, bottom and importance of each."""
    picture = you.page.locator(".gallery-image").last
    rows: list[tuple[float, float, float]] = picture.evaluate("one => JSON.parse(one.dataset.rows)")
    return rows


def _is_below_map(you: Player, line: Locator) -> bool:
    """Whether *line* is covered neither by the header nor by the map."""
    top = you.page.locator(".channel-timeline").evaluate("one => one.getBoundingClientRect().top")
    return box_of(line)[1] >= top


def test_what_the_tab_key_leads_to_stays_in_the_window(commander: Player) -> None:
    commander.press_first(commander.planner, "Play now")
    commander.page.set_viewport_size({"width": WIDTH, "height": LOW})
    settles(commander)
    end = commander.planner.get_by_role("button", name="End turn", exact=True)
    expect(end).not_to_be_in_viewport()
    while not end.evaluate("end => end === document.activeElement"):
        commander.page.keyboard.press("Tab")
    settles(commander)
    expect(end).to_be_in_viewport(ratio=1)
