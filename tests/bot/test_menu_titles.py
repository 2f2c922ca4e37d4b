"""The title of a menu says where one is, as far as there is room."""

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
def test_a_title_has_the_end_of_the_way_and_says_nothing_twice(way: list[str], title: str) -> None:
    assert titled(way) == title
    assert len(title) <= TITLE_LETTERS


def test_a_single_label_is_a_title_however_long() -> None:
    assert titled([LONG_TITLE * 2]) == LONG_TITLE * 2


def test_a_part_of_a_menu_that_was_too_long_is_no_step_of_the_way() -> None:
    fire, ports = Text.of("menu-fire"), Text.of("menu-range", first="a", last="f")
    some = Text.of("menu-range", first="a", last="b")
    assert steps_of([fire, ports, some]) == [fire]
    assert steps_of([ports, some]) == [some]
