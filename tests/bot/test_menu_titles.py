"""Titles of menus: the choices that led there, as many of the last as there is room for."""

import pytest

from bot.messages.planner.planner_words import TITLE_LETTERS, steps_of, titled
from engine.core.words import Text

LONG_TITLE = "x" * (TITLE_LETTERS - 10)


@pytest.mark.parametrize(
    ("way", "title"),
    [
        (["Fire"], "Fire"),
        (["Fire", "At no. 4"], "Fire · At no. 4"),
        (["2 cruisers", "2 cruisers and 1 frigate"], "2 cruisers and 1 frigate"),
        (["2 cruisers", "12 cruisers and 1 frigate"], "2 cruisers · 12 cruisers and 1 frigate"),
        (["Sail", "Fire", "Sail"], "Fire · Sail"),
        (["Fire", "At no. 4", LONG_TITLE], LONG_TITLE),
        (["Far away", "No. 4", LONG_TITLE], f"No. 4 · {LONG_TITLE}"),
    ],
)
def test_a_title_shows_the_last_choices_and_repeats_nothing(way: list[str], title: str) -> None:
    assert titled(way) == title
    assert len(title) <= TITLE_LETTERS


def test_a_single_label_is_a_title_however_long() -> None:
    assert titled([LONG_TITLE * 2]) == LONG_TITLE * 2


def test_a_range_of_a_long_menu_is_left_out_of_a_title_that_has_other_choices() -> None:
    fire, ports = Text.of("menu-fire"), Text.of("menu-range", first="a", last="f")
    some = Text.of("menu-range", first="a", last="b")
    assert steps_of([fire, ports, some]) == [fire]
    assert steps_of([ports, some]) == [some]
