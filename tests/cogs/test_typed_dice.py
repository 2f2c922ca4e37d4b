"""Dice of people end soon, whatever they are."""

import time
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.errors import BadDice
from bot.words.typed_dice import MOST_LETTERS, roll

SLOWEST = 0.5
"""Ten times what is promised, for machines that are busy."""


@pytest.mark.parametrize(
    "dice", ["1d20", "2d6+3", "4d6kh3", "d%", "3d10ro<3", "(1d4+1)*3", "8d6mi2"]
)
def test_dice_that_people_roll_are_rolled(dice: str) -> None:
    assert "= `" in roll(dice)


@pytest.mark.parametrize(
    ("dice", "why"),
    [
        ("1" * (MOST_LETTERS + 1), "long"),
        ("201d6", "dice"),
        ("100d6+101d6", "dice"),
        ("1d10001", "sides"),
        ("1000001", "number"),
        ("1" + "+1" * 31, "signs"),
        ("a cat", "unread"),
        ("1d6rr<7", "unread"),
        ("99999d99999", "dice"),
        ("200d6" + "k1" * 2_500, "long"),
        ("(" * 5_000, "long"),
        ("1" * 6_000, "long"),
        ("-" * 90 + "1", "signs"),
        ("200d1e1", "unread"),
        ("((((((((((1))))))))))", "signs"),
        ("1/0", "unread"),
        ("1%0", "unread"),
        ("d0", "unread"),
        ("1d", "unread"),
        ("import os", "unread"),
        ("__class__", "unread"),
        ("1d6 [@everyone]", "unread"),
        ("", "unread"),
        (" ", "unread"),
        ("9" * 7, "number"),
        ("\u0661d6", "unread"),
    ],
)
def test_what_goes_beyond_the_bounds_says_which(dice: str, why: str) -> None:
    with pytest.raises(BadDice) as refused:
        roll(dice)
    assert refused.value.facts["why"] == why


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet="0123456789dkprelhomia+-*/%() <>=", max_size=MOST_LETTERS))
def test_any_text_of_dice_ends_within_bounds(dice: str) -> None:
    before = time.perf_counter()
    with suppress(BadDice):
        assert len(roll(dice)) <= 2_000
    assert time.perf_counter() - before < SLOWEST
