"""First voyages and battles played to their end from the screen alone."""

import sys

import pytest
from playwright.sync_api import Browser

from bot.words.language import voice
from engine.core.words import Text
from tests.home.newcomer import Newcomer
from tests.home.process import AtHome
from tests.soak import Seeds

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PHONE, DESKTOP = (390, 844), (1280, 860)
MOST_TAPS = 250
"""Largest number of taps for a whole game."""

CAPTAINS = {"en-GB": "Blackbird", "fr-FR": "Hirondelle"}


@pytest.mark.parametrize(
    "window",
    [
        ("fr-FR", PHONE),
        pytest.param(("en-GB", DESKTOP), marks=pytest.mark.soak),
        pytest.param(("en-GB", PHONE), marks=pytest.mark.soak),
        pytest.param(("fr-FR", DESKTOP), marks=pytest.mark.soak),
    ],
)
def test_a_newcomer_plays_a_first_voyage_by_what_the_screen_shows(
    chromium: Browser,
    at_home: AtHome,
    seeds: Seeds,
    window: tuple[str, tuple[int, int]],
) -> None:
    locale, size = window
    words, seed = voice(locale), next(seeds(1))
    again, end = (words.say(Text.of(key), plain=True) for key in ("button-again", "button-end"))
    with at_home(QUARTERDECK_SEED=seed) as home:
        address = home.wait_until_open()
        you = Newcomer(chromium, address, size=size, locale=locale, end_turn=end)
        you.start()
        while not you.sees(again):
            assert sum(you.diary.taps) < MOST_TAPS, "the voyage is not over"
            you.take_a_step()
        sys.stdout.write(f"{locale} {size}: taps a turn {you.diary.taps}\n")
        assert you.score(CAPTAINS[locale]) > 0
        assert you.diary.unseen == []
        you.leave()
        home.end()


@pytest.mark.soak
@pytest.mark.parametrize(
    "battle",
    [
        ("fleet_commander", "first_game"),
        ("fleet_commander", "pitched_battle"),
        ("man_o_war", "first_game"),
    ],
)
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_newcomer_fights_a_battle_by_what_the_screen_shows(
    chromium: Browser, at_home: AtHome, seeds: Seeds, locale: str, battle: tuple[str, str]
) -> None:
    words, seed = voice(locale), next(seeds(1))
    again, end = (words.say(Text.of(key), plain=True) for key in ("button-again", "button-end"))
    game, preset = battle
    with at_home(QUARTERDECK_SEED=seed) as home:
        address = home.wait_until_open()
        home.start_game(language=locale[:2], game=game, preset=preset)
        you = Newcomer(chromium, address, size=PHONE, locale=locale, end_turn=end)
        you.find_game()
        while not you.sees(again):
            assert sum(you.diary.taps) < MOST_TAPS, "the battle is not over"
            you.take_a_step()
        sys.stdout.write(f"{locale} {game} {preset}: taps a turn {you.diary.taps}\n")
        assert you.diary.unseen == []
        you.leave()
        home.end()


def test_the_page_comes_to_rest_after_each_step_of_a_first_turn(
    chromium: Browser, at_home: AtHome
) -> None:
    """With this seed a long answer with a picture needs the map above it, and once hid it again."""
    with at_home(QUARTERDECK_SEED="look-7") as home:
        address = home.wait_until_open()
        home.start_game(preset="first")
        you = Newcomer(chromium, address, size=PHONE, locale="en-GB", end_turn="End turn")
        you.find_game()
        for _ in range(6):
            you.take_a_step()
        you.leave()
        home.end()
