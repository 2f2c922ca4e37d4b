"""A sequential probability ratio test decides soon, and errs as seldom as said."""

import random
from collections import Counter
from itertools import repeat

import pytest

from tests.arena.sprt import Claim, trial

CLAIM = Claim(least=0.7, hoped=0.85)


def test_what_always_wins_is_shown_soon() -> None:
    found = trial(CLAIM, repeat(True))
    assert (found.verdict, found.won, found.lost) == ("shown", 16, 0)


def test_what_always_loses_is_refuted_sooner() -> None:
    found = trial(CLAIM, repeat(False))
    assert (found.verdict, found.won, found.lost) == ("refuted", 0, 5)


def test_too_few_games_leave_it_open() -> None:
    assert trial(CLAIM, [True] * 5).verdict == "open"


@pytest.mark.parametrize(("share", "right"), [(0.7, "refuted"), (0.85, "shown")])
def test_errors_are_as_seldom_as_asked_for(share: float, right: str) -> None:
    chance = random.Random("sprt")
    found = Counter(
        trial(CLAIM, (chance.random() < share for _ in repeat(None))).verdict for _ in range(400)
    )
    seldom = 0.05 + 0.02  # two points for chance, of four hundred trials
    assert found[right] >= 400 * (1 - seldom)
