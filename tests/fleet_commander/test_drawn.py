"""Battles drawn as text are equal to those whose ships are put one by one."""

import pytest

from tests.fleet_commander.battle import Battle
from tests.fleet_commander.drawn import drawn

DRAWN = """
    *f   .   d7c
    .    ~   .
    FB14 @D  .
    .    .   F
"""


def put() -> Battle:
    battle = Battle(zones=((4, 3),))
    battle.ship("p1", "frigate", "A3")
    battle.ship("p1", "battleship", "A3", hull=14)
    battle.ship("p1", "destroyer", "B3")
    battle.ship("p1", "frigate", "C4")
    battle.ship("p2", "frigate", "A1")
    battle.ship("p2", "destroyer", "C1", hull=7)
    battle.ship("p2", "cruiser", "C1")
    battle.special("A1", "asteroid_field")
    battle.special("B2", "gas_cloud")
    battle.special("B3", "gravity_field")
    return battle


def test_ships_and_sectors_stand_where_they_are_drawn() -> None:
    assert drawn(DRAWN).state == put().state


def test_a_large_letter_is_a_ship_of_p1_and_a_small_one_of_p2() -> None:
    battle = drawn("F f")
    assert [ship.owner for ship in battle.open.ships] == ["p1", "p2"]
    assert [battle.is_in(ship, at) for ship, at in ((0, "A1"), (1, "B1"))] == [True, True]


def test_options_of_a_drawn_battle_are_passed_on() -> None:
    assert drawn("F f", hidden_deployment=True).state.open.options.hidden_deployment


@pytest.mark.parametrize("board", ["F .\n.", "F X", "F? ."])
def test_a_board_that_cannot_be_read_is_refused(board: str) -> None:
    with pytest.raises(AssertionError):
        drawn(board)
