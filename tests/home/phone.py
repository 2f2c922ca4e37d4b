"""The page at home on a phone."""

from playwright.sync_api import Browser

from tests.home.player import Player

WIDTH, HEIGHT = 390, 844


def on_phone(chromium: Browser, url: str, locale: str = "en-GB") -> Player:
    return Player(chromium, url, width=WIDTH, height=HEIGHT, locale=locale)
