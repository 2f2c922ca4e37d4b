"""The page at home as a player finds it: on a phone, in French, and after a restart."""

import re
import socket
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.home.phone import HEIGHT, WIDTH, box_of, on_phone, scroll_away
from tests.home.player import Player
from tests.home.process import Home

pytestmark = pytest.mark.browser

WINDOW = {"x": 0, "y": 0, "width": WIDTH, "height": HEIGHT}

FOREIGN = (
    r"SimCord|inspector|capture|scenario|snapshot|viewport|callback|diagnostic|refresh"
    r"|viewing as|session|transport|technical|\bAPP\b|action completed|\bactivity\b|\d{15,}"
)
"""Words of the simulator, which no page may show in any language."""

ENGLISH = (
    r"\b(?:send|cancel|submit|close|choose|select|loading|search|earlier|newer|latest"
    r"|only you|thinking|edited|open|previous|next|new|start|language|captain of"
    r"|against|commands?|yes|true|false|optional)\b"
)
"""English words of the page, which a page in French may not show."""

SHOWN = """() => {
  const words = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let one = walker.currentNode; one; one = walker.nextNode()) {
    if (!one.checkVisibility() || ["SCRIPT", "STYLE"].includes(one.tagName)) continue;
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      if (one.hasAttribute(name)) words.push(one.getAttribute(name));
    }
    const described = one.getAttribute("aria-describedby");
    if (described) words.push(document.getElementById(described)?.textContent ?? "");
    for (const node of one.childNodes) if (node.nodeType === 3) words.push(node.textContent);
  }
  return words.map((word) => word.trim()).filter(Boolean);
}"""
"""Script for all words of the page that a person sees or a screen reader reads out."""


BRIGHTNESS = """() => {
  const brightness = (colour) => colour.match(/\\d+/g).slice(0, 3)
    .reduce((sum, one) => sum + Number(one), 0);
  const of = (one, what) => brightness(getComputedStyle(document.querySelector(one))[what]);
  const ground = of(".component-container", "backgroundColor");
  const texts = [".text-display", "#game-turn", ".button-style-2"].map((one) => of(one, "color"));
  if (texts.every((one) => one < ground - 300)) return "dark on light";
  return texts.every((one) => one > ground + 300) ? "light on dark" : `${ground}: ${texts}`;
}"""
"""Script for whether texts are clearly darker or lighter than the background."""


def test_a_game_is_begun_in_french_on_a_phone(chromium: Browser, home: Home) -> None:
    you = on_phone(chromium, home.url, locale="fr-FR")
    page = you.page
    assert page.locator("html").get_attribute("lang") == "fr"
    _is_a_page_for_a_thumb(you)
    expect(you.start).to_be_in_viewport(ratio=1)
    you.start_game()
    assert page.locator("html").get_attribute("lang") == "fr"
    assert page.url == home.url
    header = page.locator(".game-header")
    assert you.text(header).split("\n")[0] == page.title()
    expect(header).to_contain_text("Hirondelle")
    assert box_of(header)[3] <= 48
    _is_a_page_for_a_thumb(you)
    you.sees_turn()
    picture = you.card.locator(".gallery-image").last
    assert box_of(picture)[2] >= 0.95 * WIDTH
    assert re.search("Au clavier|/", you.card.inner_text()) is None, "nobody types on a phone"
    assert you.text(you.planner).count("partez-vous") == 2, "asked once, and by its menu"
    assert "partez-vous" not in you.text(you.card)
    expect(you.card.get_by_role("button", name="Répondre")).to_be_hidden()
    you.leave()


@pytest.mark.parametrize("code", ["en-GB", "fr-FR"])
def test_the_page_shows_no_words_of_the_simulator_and_no_english_in_french(
    chromium: Browser, home: Home, code: str
) -> None:
    you = on_phone(chromium, home.url, locale=code)
    _has_words_of_the_game_alone(you, code, ENGLISH)
    you.start_game()
    _has_words_of_the_game_alone(you, code, ENGLISH)
    you.sees_turn()
    you.planner.get_by_role("combobox").first.click()
    expect(you.planner.get_by_role("option").first).to_be_visible()
    _has_words_of_the_game_alone(you, code, ENGLISH)
    you.page.keyboard.press("Escape")
    you.page.locator(".media-lightbox-trigger").last.click()
    _has_words_of_the_game_alone(you, code, ENGLISH)
    you.page.keyboard.press("Escape")
    you.page.locator("#type-command").click()
    expect(you.page.locator(".command-entry").first).to_be_visible()
    _has_words_of_the_game_alone(you, code, ENGLISH)
    you.leave()


def test_an_open_page_reconnects_by_itself_after_a_restart_on_the_same_port(
    chromium: Browser, tmp_path: Path
) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = str(free.getsockname()[1])
    with Home(tmp_path, PORT=port) as home:
        you = on_phone(chromium, home.wait_until_open(), locale="fr-FR")
        you.start_game()
        you.sees_turn()
        before = _what_stands(you)
        you.page.keyboard.press("/")
        you.page.keyboard.type("capitaine vendre")
        home.end()
    note = you.page.locator("#game-note")
    expect(note).to_contain_text("make play")
    assert _what_stands(you) == before, "the last board stays"
    with Home(tmp_path, PORT=port) as home:
        address = home.wait_until_open()
        assert address == f"http://127.0.0.1:{port}/" == you.page.url
        expect(note).to_be_hidden()
        you.sees_game()
        assert you.page.locator("html").get_attribute("lang") == "fr"
        typed = you.page.locator("#channel-composer-input")
        expect(typed).to_have_value("/capitaine vendre")
        assert [line for line in _what_stands(you) if line in before] == before
        you.press(you.card, "Répondre")
        you.sees_turn()
        you.leave()
        home.end()


def test_a_tapped_picture_fills_the_window_until_a_tap_or_a_key(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    you.start_game()
    overlay, large = you.page.locator(".media-lightbox"), you.page.locator(".media-lightbox-image")
    small = you.card.locator(".gallery-image").last
    alt = small.get_attribute("alt") or ""
    for way in ("tap", "key"):
        small.click()
        expect(overlay).to_be_visible()
        assert overlay.bounding_box() == WINDOW
        assert large.bounding_box() == WINDOW
        assert large.get_attribute("alt") == alt
        if way == "tap":
            large.click()
        else:
            you.page.keyboard.press("Escape")
        expect(overlay).to_be_hidden()
    assert alt.strip()
    you.leave()


def test_a_missing_picture_is_not_replaced_by_a_notice_at_once(
    chromium: Browser, home: Home
) -> None:
    # A missing picture has usually been replaced by a newer one, which is about to be drawn.
    you = on_phone(chromium, home.url)
    you.start_game()
    missing = you.page.locator(".media-unavailable")
    you.page.route("**/api/assets/*", lambda route: route.fulfill(status=404))
    with you.page.expect_response("**/api/assets/*"):
        you.page.evaluate("() => location.reload()")
    picture = you.page.locator(".gallery-image").last
    expect(picture).to_have_attribute("height", re.compile(r"\d+"))
    expect(missing).to_have_count(0)
    expect(missing.last).to_be_visible()
    expect(picture).to_have_count(0)
    you.leave()


def test_the_card_changed_by_a_tap_is_scrolled_into_view(chromium: Browser, home: Home) -> None:
    you = on_phone(chromium, home.url, locale="fr-FR")
    you.start_game()
    you.sees_turn()
    _is_seen_to_its_end(you.planner)
    expect(you.planner.locator(".text-display").first).to_be_in_viewport(ratio=1)
    you.pick(you.planner, you.choices(you.planner)[0])
    _is_seen_to_its_end(you.planner)
    # A tapped card that was scrolled away is scrolled back into view once its text changes.
    plan = you.text(you.planner)
    back = you.planner.locator(".component-button").nth(1).element_handle()
    scroll_away(you)
    expect(you.planner.locator(".component-button").nth(1)).not_to_be_in_viewport()
    you.page.evaluate("button => button.click()", back)
    _is_seen_to_its_end(you.planner)
    assert you.text(you.planner) != plan
    you.leave()


def test_a_long_help_text_is_shown_from_its_beginning(chromium: Browser, home: Home) -> None:
    you = on_phone(chromium, home.url)
    you.start_game()
    you.press(you.card, "How?")
    expect(you.planner.get_by_text("How to win")).to_be_in_viewport(ratio=1)
    assert box_of(you.planner)[3] > HEIGHT, "longer than a window"
    you.leave()


def test_a_long_menu_covers_over_half_of_a_phone_and_keeps_its_title_in_view(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    you.start_game()
    you.sees_turn()
    trigger = you.planner.get_by_role("combobox").first
    trigger.click()
    menu = you.planner.locator(".select-list")
    # Ten times as many options in the same menu.
    menu.locator(".select-options").evaluate(
        "options => { const one = [...options.children];"
        " for (let n = 1; n < 10; n++) options.append(...one.map((it) => it.cloneNode(true))) }"
    )
    x, y, width, height = box_of(menu)
    assert (x, width, y + height) == (0, WIDTH, HEIGHT)
    assert height > HEIGHT / 2
    title = menu.locator(".game-menu-title")
    expect(title).to_have_text("Where do you begin?")
    menu.evaluate("menu => { menu.scrollTop = menu.scrollHeight }")
    expect(title).to_be_in_viewport(ratio=1)
    you.leave()


def test_a_short_menu_without_room_below_opens_right_above_its_button(
    chromium: Browser, home: Home
) -> None:
    you = Player(chromium, home.url, width=1366, height=768)
    you.start_game()
    you.sees_turn()
    trigger, menu = you.planner.get_by_role("combobox").first, you.planner.locator(".select-list")
    you.page.set_viewport_size({"width": 1366, "height": 560})
    trigger.click()
    menu.locator(".select-options").evaluate(
        "options => options.replaceChildren(options.firstElementChild)"
    )
    low = int(sum(box_of(trigger)[1::2])) + 20
    you.page.set_viewport_size({"width": 1366, "height": low})
    stands_above = """([menu, button]) => {
      const [high, low] = [menu.getBoundingClientRect(), button.getBoundingClientRect()];
      return Math.abs(low.top - high.bottom - 4) <= 1;
    }"""
    both = [menu.element_handle(), trigger.element_handle()]
    you.page.wait_for_function(stands_above, arg=both)
    you.leave()


def test_a_picture_is_as_wide_as_its_card_and_news_are_shown_from_their_first_line(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url, locale="fr-FR")
    you.start_game()
    _say_more(you.card, lines=5)
    assert box_of(you.card.locator(".gallery-image").last)[2] >= 0.95 * WIDTH
    you.sees_turn()
    you.pick(you.planner, you.choices(you.planner)[0])
    _say_more(you.planner, lines=50)
    expect(you.planner.get_by_text("Nouvelle 1", exact=True)).to_be_in_viewport(ratio=1)
    you.leave()


def test_the_page_follows_the_colour_scheme_and_its_buttons_are_reached_by_the_tab_key(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    you.start_game()
    expect(you.page.locator("#my-turn")).to_be_visible()
    for name in ("Answer", "Type a command", "Games"):
        you.page.keyboard.press("Tab")
        pressed = you.page.locator("button:focus-visible, a:focus-visible")
        expect(pressed).to_have_accessible_name(name)
        expect(pressed).to_have_css("outline-width", "3px")
    you.page.emulate_media(color_scheme="light")
    assert you.page.evaluate(BRIGHTNESS) == "dark on light"
    you.page.emulate_media(color_scheme="dark")
    assert you.page.evaluate(BRIGHTNESS) == "light on dark"
    you.leave()


def _say_more(card: Locator, *, lines: int) -> None:
    """Add *lines* of made-up news to *card*."""
    card.locator(".text-display").last.evaluate(
        "(text, lines) => text.append(...Array.from({length: lines}, (_, number) => Object.assign("
        "document.createElement('p'), {textContent: `Nouvelle ${number + 1}`})))",
        lines,
    )


def _has_words_of_the_game_alone(you: Player, code: str, english: str) -> None:
    shown: list[str] = you.page.evaluate(SHOWN)
    assert len(shown) > 3
    unwanted = FOREIGN if code == "en-GB" else f"{FOREIGN}|{english}"
    assert [words for words in shown if re.search(unwanted, words, re.IGNORECASE)] == []


def _is_a_page_for_a_thumb(you: Player) -> None:
    """Assert that nothing is cut off at the side, and all that can be tapped is 40 pixels high."""
    wide = you.page.evaluate(
        "() => [document.documentElement, ...document.querySelectorAll('main, .channel-timeline')]"
        ".filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.className)"
    )
    assert wide == []
    small = you.page.evaluate(
        "() => [...document.querySelectorAll('button, a, label:has(input), input:not([type])')]"
        ".filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 40)"
        ".map((one) => one.outerHTML)"
    )
    assert small == []


def _is_seen_to_its_end(card: Locator) -> None:
    """Expect the last element of *card* inside the window."""
    last = card.locator(".text-display, .component-button, .select-trigger").last
    expect(last).to_be_in_viewport(ratio=1)


def _what_stands(you: Player) -> list[str]:
    """The lines of the card, except the mention and the waiting time."""
    lines = you.text(you.card).splitlines()
    passing = re.compile(r"^@|vous attend|^\s*$")
    return [line for line in lines if not passing.search(line)]


def test_the_buttons_that_open_panels_are_in_one_row_on_a_phone(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    you.start_game()
    you.sees_turn()
    ways = you.planner.locator(".component-row .component-button:visible")
    expect(ways).to_have_count(4)
    assert len({box_of(one)[1] for one in ways.all()}) == 1
    assert all(box_of(one)[0] + box_of(one)[2] <= WIDTH for one in ways.all())


def test_a_question_opened_again_is_shown_only_in_the_newest_card(
    chromium: Browser, home: Home
) -> None:
    you = on_phone(chromium, home.url)
    you.start_game()
    you.sees_turn()
    asked = you.page.locator(".markdown-paragraph > strong", has_text="Where do you begin?")
    expect(asked.last).to_be_visible()
    again = you.page.locator(".calls-below .is-open-below", has_text="Answer")
    again.evaluate("one => one.click()")
    expect(you.page.locator(".is-past")).to_have_count(1)
    expect(you.page.locator(".is-past")).to_be_hidden()  # it held only that question
    expect(asked).to_have_count(2)
    expect(asked.first).to_be_hidden()
    expect(asked.last).to_be_visible()
