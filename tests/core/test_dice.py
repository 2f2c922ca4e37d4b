"""Dice: fair, recorded with their rule, and the same for the same seed and log row."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.dice import Roll, ScriptedDice, SeededDice, policy_dice, table_dice
from engine.core.errors import ReplayDiverged
from engine.core.records import only
from engine.core.referee import Referee

RULE = "CORE-DICE-01"


@pytest.mark.rule("CORE-DICE-01")
def test_the_same_log_row_gets_the_same_dice_and_another_row_others() -> None:
    again = [table_dice("seed", seq).roll(6, 12, RULE) for seq in (1, 1, 3)]
    assert again[0] == again[1] != again[2]


@pytest.mark.rule("CORE-DICE-01")
def test_the_dice_of_a_seed_stay_the_same_for_ever() -> None:
    assert table_dice("alba", 7).roll(10, 6, RULE) == (2, 4, 5, 6, 5, 5, 4, 5, 2, 1)


def test_the_dice_of_policies_differ_from_those_of_the_table() -> None:
    assert table_dice("seed", 1).roll(9, 20, RULE) != policy_dice("seed", 1).roll(9, 20, RULE)


@given(st.integers(0), st.integers(1, 20), st.sampled_from([1, 2, 3, 6, 8, 10, 12, 20, 84]))
def test_every_rolled_face_exists_on_its_die(seed: int, count: int, sides: int) -> None:
    faces = SeededDice(seed).roll(count, sides, RULE)
    assert len(faces) == count
    assert all(1 <= face <= sides for face in faces)


def test_seeded_dice_are_fair() -> None:
    counts = Counter(SeededDice("fair").roll(60_000, 6, RULE))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_rolling_several_dice_equals_rolling_them_one_by_one() -> None:
    dice = SeededDice("one by one")
    assert SeededDice("one by one").roll(3, 6, RULE) == tuple(
        dice.roll(1, 6, RULE)[0] for _ in range(3)
    )


@pytest.mark.rule("CORE-DICE-02")
def test_scripted_dice_fail_if_faces_are_left_over_or_missing() -> None:
    with ScriptedDice([1, 2, 3]) as dice:
        assert dice.roll(2, 6, RULE) == (1, 2)
        assert dice.roll(1, 6, RULE) == (3,)
    with pytest.raises(ReplayDiverged, match="unrolled"), ScriptedDice([1, 2]) as dice:
        dice.roll(1, 6, RULE)
    with pytest.raises(ReplayDiverged, match="2d6"):
        ScriptedDice([1]).roll(2, 6, RULE)


@pytest.mark.rule("CORE-DICE-02")
@pytest.mark.parametrize("face", [0, 7])
def test_a_scripted_face_that_is_not_on_the_die_is_refused(face: int) -> None:
    with pytest.raises(ReplayDiverged):
        ScriptedDice([face]).roll(1, 6, RULE)


def test_an_error_of_the_rules_is_not_hidden_by_scripted_dice_left_over() -> None:
    with pytest.raises(ZeroDivisionError), ScriptedDice([1]):
        _ = 1 // 0


def test_a_referee_records_each_roll_with_its_rule_and_audience() -> None:
    referee = Referee(ScriptedDice([4, 2]))
    referee.roll(2, 6, "SK-SHOT-01", to=only("p2", "p1"))
    assert referee.rolls == [Roll(rule="SK-SHOT-01", sides=6, faces=(4, 2), to=("p1", "p2"))]


def test_every_card_is_equally_likely_to_be_drawn_whatever_the_order_of_the_pile() -> None:
    pile = ["sloop", "brig", "fluyt", "galleon"]
    drawn = Counter(Referee(SeededDice(n)).draw(pile, "SK-DIVE-01") for n in range(2_000))
    assert all(420 < drawn[card] < 580 for card in pile)
    shuffled = Random(1).sample(pile, 4)
    for seed in range(20):
        one, two = (
            Referee(SeededDice(seed)).draw(order, "SK-DIVE-01") for order in (pile, shuffled)
        )
        assert one == two
