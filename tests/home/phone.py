"""The page at home on a phone."""

from playwright.sync_api import Browser, Locator

from tests.home.player import Player

WIDTH, HEIGHT = 390, 844

SETTLED = """() => {
  const cards = document.querySelector("#channel-timeline");
  const now = [cards.scrollTop, cards.scrollHeight, cards.clientHeight].join();
  const at = performance.now();
  if (now !== window.seenBefore?.now) window.seenBefore = { now, at };
  return at - window.seenBefore.at > 700;
}"""
"""Script that tells whether the cards have been still for longer than a layout takes."""


def on_phone(chromium: Browser, url: str, locale: str = "en-GB") -> Player:
    return Player(chromium, url, width=WIDTH, height=HEIGHT, locale=locale)


def scroll_away(you: Player) -> None:
    """Scroll to the beginning of the game, even while the page scrolls by itself."""
    settles(you)
    you.page.mouse.move(WIDTH / 2, HEIGHT / 2)
    you.page.mouse.wheel(0, -10 * HEIGHT)


def settles(you: Player) -> None:
    """Wait until nothing has scrolled or changed its height for a while."""
    you.page.evaluate("() => { delete window.seenBefore; }")
    you.page.wait_for_function(SETTLED)


def box_of(shown: Locator) -> tuple[float, float, float, float]:
    """Left, top, width and height of *shown* in the window."""
    box = shown.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]
