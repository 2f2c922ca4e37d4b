"""The title of a menu says where one is, as far as there is room."""

import pytest

from bot.messages.planner.planner_words import TITLE_LETTERS, titled

LONG = "x" * (TITLE_LETTERS - 10)


@pytest.mark.parametrize(
    ("way", "title"),
    [
        (["Fire"], "Fire"),
        (["Fire", "At no. 4"], "Fire · At no. 4"),
        (["2 cruisers", "2 cruisers and 1 frigate"], "2 cruisers and 1 frigate"),
        (["2 cruisers", "12 cruisers and 1 frigate"], "2 cruisers · 12 cruisers and 1 frigate"),
        (["Sail", "Fire", "Sail"], "Fire · Sail"),
        (["Fire", "At no. 4", LONG], LONG),
        (["Far away", "No. 4", LONG], f"No. 4 · {LONG}"),
    ],
)
def test_a_title_has_the_end_of_the_way_and_says_nothing_twice(way: list[str], title: str) -> None:
    assert titled(way) == title
    assert len(title) <= TITLE_LETTERS


def test_a_single_label_is_a_title_however_long() -> None:
    assert titled([LONG * 2]) == LONG * 2
