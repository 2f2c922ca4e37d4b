"""Sequential probability ratio tests: few games decide, and errors are as rare as claimed."""

import random
from collections import Counter
from itertools import repeat

import pytest

from tests.arena.sprt import Claim, trial

CLAIM = Claim(least=0.7, hoped=0.85)


def test_a_claim_about_a_policy_that_always_wins_is_shown_by_few_games() -> None:
    found = trial(CLAIM, repeat(True))
    assert (found.verdict, found.won, found.lost) == ("shown", 16, 0)


def test_a_claim_about_a_policy_that_always_loses_is_refuted_even_sooner() -> None:
    found = trial(CLAIM, repeat(False))
    assert (found.verdict, found.won, found.lost) == ("refuted", 0, 5)


def test_too_few_games_leave_a_claim_open() -> None:
    assert trial(CLAIM, [True] * 5).verdict == "open"


@pytest.mark.parametrize(("share", "right"), [(0.7, "refuted"), (0.85, "shown")])
def test_wrong_verdicts_are_as_rare_as_the_claim_demands(share: float, right: str) -> None:
    chance = random.Random("sprt")
    found = Counter(
        trial(CLAIM, (chance.random() < share for _ in repeat(None))).verdict for _ in range(400)
    )
    seldom = 0.05 + 0.02  # two points for chance, of four hundred trials
    assert found[right] >= 400 * (1 - seldom)
