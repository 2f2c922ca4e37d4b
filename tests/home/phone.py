"""The page at home on a phone."""

from playwright.sync_api import Browser, Locator

from tests.home.player import Player

WIDTH, HEIGHT = 390, 844


def on_phone(chromium: Browser, url: str, locale: str = "en-GB") -> Player:
    return Player(chromium, url, width=WIDTH, height=HEIGHT, locale=locale)


def scroll_away(you: Player) -> None:
    """To where the game began."""
    you.page.mouse.move(WIDTH / 2, HEIGHT / 2)
    you.page.mouse.wheel(0, -10 * HEIGHT)


def box_of(shown: Locator) -> tuple[float, float, float, float]:
    """Left, top, width and height in the window."""
    box = shown.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]
