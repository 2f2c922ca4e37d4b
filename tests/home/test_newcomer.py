"""A first voyage played from the screen alone, to its end."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bot.words.language import voice
from engine.core.words import Text
from tests.home.newcomer import Newcomer
from tests.home.process import Home

pytestmark = pytest.mark.browser

PHONE, DESKTOP = (390, 844), (1280, 860)
MOST_TAPS = 250
"""Taps in which a first voyage must be over."""

CAPTAINS = {"en-GB": "Blackbird", "fr-FR": "Hirondelle"}


@pytest.mark.slow
@pytest.mark.parametrize(("locale", "size"), [("fr-FR", PHONE)])
def test_a_newcomer_plays_a_first_voyage_to_its_end_by_what_the_screen_shows(
    chromium: Browser, tmp_path: Path, locale: str, size: tuple[int, int]
) -> None:
    words = voice(locale)
    again, end = (words.say(Text.of(key), plain=True) for key in ("button-again", "button-end"))
    with Home(tmp_path, QUARTERDECK_SEED="s1") as home:
        you = Newcomer(
            chromium,
            home.wait_until_open(),
            width=size[0],
            height=size[1],
            locale=locale,
            end_turn=end,
        )
        you.start()
        for _ in range(MOST_TAPS):
            if you.sees(again):
                break
            you.take_a_step()
        sys.stdout.write(f"taps a turn: {you.diary.taps}\n")
        assert you.sees(again), "the voyage is not over"
        assert you.score(CAPTAINS[locale]) > 0
        assert not you.diary.unseen
        you.leave()
        home.end()
