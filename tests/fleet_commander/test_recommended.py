"""A plan is marked as the best only where it clearly is."""

import pytest

from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from tests.fleet_commander.battle import Battle


def marked(battle: Battle) -> list[bool]:
    return [plan.best for plan in GAME.plans(battle.view())]


def between(*hulls: int) -> Battle:
    """A battleship at C3 with a red die, and frigates with these hulls in a row to its north."""
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    for at, hull in zip(("C2", "B3", "D3"), hulls, strict=False):
        battle.ship("p2", "frigate", at, hull=hull)
    battle.ship("p2", "battleship", "E5")
    battle.dice("p1", "R:O")
    return battle


def test_the_first_plan_is_the_best_if_it_gains_far_more_than_every_other() -> None:
    first, *others = marked(between(1, 6))
    assert first
    assert not any(others)


@pytest.mark.parametrize("hulls", [(1, 1), (6, 6, 6)])
def test_no_plan_is_the_best_among_equals(hulls: tuple[int, ...]) -> None:
    assert len(marked(between(*hulls))) > 1
    assert not any(marked(between(*hulls)))


def test_a_single_plan_that_gains_something_is_the_best() -> None:
    assert marked(between(1)) == [True]
