"""Limits on the work for dice expressions that people type."""

import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.errors import BadDice
from bot.words.typed_dice import MOST_BRACKETS, MOST_LETTERS, MOST_LOOKS, roll
from tests.call_counter import calls_made

ROOT = Path(__file__).parents[2]
MOST_CALLS = 3 * MOST_LOOKS
CHOICES = ("k1", "kh100", "p1", "e6", "rr1", "ro<3", "ra6", "mi2")
PIECES = ("200d6", "50d6", "9d10", "1d2", *"+-*/()1,", *CHOICES)


@pytest.mark.parametrize(
    "dice", ["1d20", "2d6+3", "4d6kh3", "d%", "3d10ro<3", "(1d4+1)*3", "8d6mi2"]
)
def test_usual_dice_expressions_are_rolled(dice: str) -> None:
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
        ("1d6rr<7", "rolls"),
        ("99999d99999", "dice"),
        ("200d6" + "k1" * 2_500, "long"),
        ("(" * 5_000, "long"),
        ("1" * 6_000, "long"),
        ("-" * 90 + "1", "signs"),
        ("200d1e1", "rolls"),
        ("1d1e1", "rolls"),
        ("2d6\u00b2", "unread"),
        ("\u00bd+1d6", "unread"),
        ("((((((((((1))))))))))", "brackets"),
        ("(" * 9 + "1" + ")" * 9, "brackets"),
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
def test_the_refusal_of_a_dice_expression_names_the_reason(dice: str, why: str) -> None:
    with pytest.raises(BadDice) as refused:
        roll(dice)
    assert refused.value.facts["why"] == why


@pytest.mark.parametrize(
    ("dice", "most"),
    [
        ("200d6" + "k1" * 5, 4),
        ("100d6kh50+100d6kh50" + "k1" * 3, 4),
        ("1d6e6mi2ma5", 2),
    ],
)
def test_too_many_operators_on_dice_are_refused_with_the_limit(dice: str, most: int) -> None:
    with pytest.raises(BadDice) as refused:
        roll(dice)
    assert refused.value.facts == {"why": "choices", "most": most}


@pytest.mark.parametrize(
    ("dice", "plain"),
    [
        ("2d1\u00d72", "2d1*2"),
        ("2d1\u20131", "2d1-1"),
        ("2d1\u20141", "2d1-1"),
        ("2d1\u22121", "2d1-1"),
        ("4d1\u00f72", "4d1/2"),
        ("\uff12\uff44\uff11", "2d1"),
        ("\uff08\uff12\uff24\uff11\uff0b\uff13\uff09\uff0a\uff12", "(2d1+3)*2"),
        ("2D1\u00a0+\u20021", "2d1 + 1"),
    ],
)
def test_dice_are_read_in_the_letters_and_signs_that_people_type(dice: str, plain: str) -> None:
    assert roll(dice) == roll(plain)


@pytest.mark.parametrize("dice", ["2d6*2*3", "200d6*2*3", "1*2*3", "4d6kh3*2", "200d100kh3*2*3"])
def test_a_multiplication_is_shown_by_its_sign_and_asterisks_only_as_bold_dice(dice: str) -> None:
    shown = roll(dice)
    assert "\u00d7" in shown
    assert "*" not in re.sub(r"\*\*[^*]+\*\*", "", shown)


def told(dice: str) -> None:
    with suppress(BadDice):
        assert len(roll(dice)) <= 2_000


@pytest.mark.parametrize(
    "dice",
    [
        "200d6" + "k1" * 4,
        "200d6" + "kh100" * 4,
        "200d6" + "kh100" * 18,
        "200d6e6k1",
        "200d6rr1rr2",
        "32d2" + "k1" * 25,
        "26d6" + "k1" * 30,
        "(200d6,1,1,1,1,1,1,1)" + "k1" * 3,
        "(" * MOST_BRACKETS + "150d6" + ")k1" * 5 + ")" * 3,
        "+".join(["2d20kh1"] * 12),
    ],
)
def test_the_most_expensive_dice_expressions_take_bounded_work(dice: str) -> None:
    assert calls_made(lambda: told(dice)) < MOST_CALLS


def test_any_dice_expression_takes_bounded_work(proportion: int) -> None:
    @settings(max_examples=100 * proportion)
    @given(
        st.text(alphabet="0123456789dkprelhomia+-*/%() <>=", max_size=MOST_LETTERS)
        | st.lists(st.sampled_from(PIECES), max_size=40).map("".join)
        | st.lists(st.sampled_from(CHOICES), max_size=30).map(lambda made: "200d6" + "".join(made))
    )
    def takes_bounded_work(dice: str) -> None:
        assert calls_made(lambda: told(dice)) < MOST_CALLS

    takes_bounded_work()


def test_the_library_that_rolls_is_not_loaded_before_somebody_rolls() -> None:
    program = (
        "import sys; import cogs.dice; before = 'd20' in sys.modules;"
        "cogs.dice.roll('1d1'); print(before, 'd20' in sys.modules)"
    )
    command = [sys.executable, "-W", "ignore", "-c", program]
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    assert told.stdout.split() == ["False", "True"]
