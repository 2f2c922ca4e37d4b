"""Imagined worlds: what is played there is answered, and chance comes out in every way."""

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


def test_whatever_an_action_asks_is_answered_as_one_is_thought_to_answer() -> None:
    state = world()
    referees = [*WORLDS.played(state, "p1", Vote(), ScriptedDice([]), by_two)]
    assert not waiting(state.agenda)
    assert len(referees) == 3
    assert state.open.total == 4


def test_no_more_is_answered_than_is_said() -> None:
    state = world()
    assert len([*WORLDS.played(state, "p1", Vote(), ScriptedDice([]), by_two, most=1)]) == 2
    assert waiting(state.agenda)


def test_what_rolls_nothing_leads_to_one_world_and_leaves_that_before_alone() -> None:
    state = world()
    ((later, chance),) = WORLDS.outcomes(state, "p1", Add(by=3), "seed", by_two)
    assert (state.open.total, later.open.total, chance) == (0, 3, 1)


def test_of_what_rolls_a_die_each_face_is_looked_at_once() -> None:
    later = WORLDS.outcomes(world(), "p1", Roll(), "seed", by_two)
    assert sorted(one.open.total for one, _ in later) == [1, 2, 3, 4, 5, 6]
    assert {chance for _, chance in later} == {1 / 6}


def test_faces_that_show_the_same_are_looked_at_once_and_count_for_all() -> None:
    later = WORLDS.outcomes(world(), "p1", Roll(), "seed", by_two, faces="AABBCD")
    assert sorted(round(6 * chance) for _, chance in later) == [1, 1, 2, 2]
    assert {(one.open.total - 1) // 2 for one, chance in later if chance > 1 / 4} == {0, 1}


def test_only_who_is_to_act_may_play_and_only_what_is_allowed() -> None:
    state = world()
    assert WORLDS.may_play(state, "p1", Pass())
    assert not WORLDS.may_play(state, "p2", Pass())
    assert not WORLDS.may_play(state, "p1", Answer(decision=1, by=1))
