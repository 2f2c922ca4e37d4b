"""Ends of the turn: each choice of dice is judged once, however many dice are alike."""

from engine.games.fleet_commander.model.results import RESULTS
from engine.games.fleet_commander.rules import turn
from tests.call_counter import calls_made
from tests.fleet_commander.battle import Battle

SLOTS = (4, False, 2)


def test_dice_that_are_alike_make_no_more_work_than_one_choice_of_each_number() -> None:
    alike, unlike = RESULTS[:1] * 9, RESULTS[:9]
    ends = turn._ends.__wrapped__(alike, SLOTS)
    assert sorted(len(end.keep) for end in ends) == [0, 1, 2, 3, 4]
    few, many = (
        calls_made(lambda held=held: turn._ends.__wrapped__(held, SLOTS))
        for held in (alike, unlike)
    )
    assert 10 * few < many


def test_the_same_dice_held_in_another_order_are_not_judged_again() -> None:
    """The order tells which dice were rolled this turn, which changes nothing at its end."""
    turn._ends.cache_clear()
    found = list[object]()
    for rolled in (["R:O", "B:D", "G:M"], ["G:M", "R:O", "B:D"]):
        battle = Battle()
        battle.commander().rolled[:] = rolled
        found.append([*turn.suggest_ends(battle.view())])
    assert found[0] == found[1]
    assert turn._ends.cache_info().misses == 1
