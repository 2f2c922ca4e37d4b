"""Imagined worlds: actions with their questions answered, and every outcome of a die."""

from typing import Any

from engine.ai.worlds import worlds_of
from engine.core.agenda import waiting
from engine.core.dice import ScriptedDice, SeededDice
from engine.core.game import begin
from tests.bot.tally_game import Add, Answer, Options, Pass, Roll, Tally, TallyState, Vote

GAME = Tally()
WORLDS = worlds_of(GAME)


def world() -> TallyState:
    state, _ = begin(GAME, ["p1", "p2"], Options(tide=0, goal=100), SeededDice("worlds"))
    return state


def by_two(view: Any, asked: Any) -> Answer:
    del view
    return Answer(decision=asked.id, by=2)


def test_questions_raised_by_an_action_get_the_assumed_answers() -> None:
    state = world()
    referees = [*WORLDS.played(state, "p1", Vote(), ScriptedDice([]), by_two)]
    assert not waiting(state.agenda)
    assert len(referees) == 3
    assert state.open.total == 4


def test_no_more_questions_are_answered_than_the_given_number() -> None:
    state = world()
    assert len([*WORLDS.played(state, "p1", Vote(), ScriptedDice([]), by_two, most=1)]) == 2
    assert waiting(state.agenda)


def test_an_action_without_dice_has_one_outcome_and_changes_no_given_state() -> None:
    state = world()
    ((later, chance),) = WORLDS.outcomes(state, "p1", Add(by=3), "seed", by_two)
    assert (state.open.total, later.open.total, chance) == (0, 3, 1)


def test_an_action_with_a_die_has_one_outcome_for_each_face() -> None:
    later = WORLDS.outcomes(world(), "p1", Roll(), "seed", by_two)
    assert sorted(one.open.total for one, _ in later) == [1, 2, 3, 4, 5, 6]
    assert {chance for _, chance in later} == {1 / 6}


def test_equal_faces_of_a_die_make_one_outcome_with_their_chances_added() -> None:
    later = WORLDS.outcomes(world(), "p1", Roll(), "seed", by_two, faces="AABBCD")
    assert sorted(round(6 * chance) for _, chance in later) == [1, 1, 2, 2]
    assert {(one.open.total - 1) // 2 for one, chance in later if chance > 1 / 4} == {0, 1}


def test_only_the_seat_on_turn_may_play_and_only_a_legal_action() -> None:
    state = world()
    assert WORLDS.may_play(state, "p1", Pass())
    assert not WORLDS.may_play(state, "p2", Pass())
    assert not WORLDS.may_play(state, "p1", Answer(decision=1, by=1))
