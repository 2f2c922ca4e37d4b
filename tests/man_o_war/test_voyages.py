"""Voyages: ships under sail reach what they seek, also against the wind."""

import pytest

from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.names import Wind
from engine.games.man_o_war.model.signals import Helm, Intent
from engine.games.man_o_war.rules.gunnery import targets
from engine.games.man_o_war.rules.helm import steer
from engine.games.man_o_war.rules.sails import lies_to_wind
from engine.games.man_o_war.rules.voyage import sailing_distance
from engine.space.plane import DEGREE, Pose
from tests.man_o_war.battle import Battle

pytestmark = pytest.mark.rule("MOW-POST-05")


def turns_until_guns_bear(battle: Battle, intent: Intent, most: int = 14) -> tuple[int, int]:
    """Turns that A1 needs until its guns bear, and how often it was stopped by the wind."""
    stopped = 0
    for number in range(most):
        if targets(battle.open, 0, battle.signal("A").signal.guns):
            return number, stopped
        way = steer(battle.open, 0, Helm(intent=intent))
        stopped += way.stopped == "wind"
        battle.ship("A1").at = way.end
    return most, stopped


@pytest.mark.parametrize(("sort", "most"), [("corsair", 8), ("galleon", 11), ("buccaneer", 8)])
@pytest.mark.parametrize("intent", ["close", "broadside_on"])
@pytest.mark.parametrize("heading", [0, 90, 180, 225])
def test_a_ship_beats_up_to_an_enemy_straight_upwind_and_goes_about_once_or_twice(
    sort: str, most: int, intent: Intent, heading: int
) -> None:
    battle = Battle(A1=(60, 15, heading), B1=(60, 100, 0), sorts={"A": sort})
    battle.open.wind = "S"
    turns, stopped = turns_until_guns_bear(battle, intent)
    assert turns <= most
    assert 1 <= stopped <= 2


@pytest.mark.parametrize("wind", ["N", "E"])
def test_a_ship_with_a_fair_wind_is_never_stopped_by_it(wind: Wind) -> None:
    battle = Battle(A1=(20, 30, 90), B1=(80, 90, 0), sorts={"A": "corsair"})
    battle.open.wind = wind
    turns, stopped = turns_until_guns_bear(battle, "close")
    assert turns <= 4
    assert stopped == 0


def test_a_ship_told_to_run_before_the_wind_ends_with_the_wind_astern() -> None:
    battle = Battle(A1=(60, 60, 200), B1=(110, 110, 0), sorts={"A": "corsair"})
    battle.open.wind = "N"
    for _ in range(4):
        battle.ship("A1").at = steer(battle.open, 0, Helm(intent="before_the_wind")).end
    assert lies_to_wind(battle.open, 0) == "following_wind"
    assert battle.place("A1")[1] > 60


@pytest.mark.parametrize("heading", [7, 52, 98, 201, 333])
def test_a_ship_turned_by_a_contact_finds_its_way_against_the_wind_all_the_same(
    heading: int,
) -> None:
    battle = Battle(A1=(60, 15, heading), B1=(60, 100, 0), sorts={"A": "corsair"})
    battle.open.wind = "S"
    assert turns_until_guns_bear(battle, "close")[0] < 12


def test_the_way_to_a_goal_upwind_is_that_of_two_tacks() -> None:
    at = Pose(0, 0, 0)
    assert sailing_distance("N", at, Pose(0, units(10), 0)) == units(10)
    assert sailing_distance("S", at, Pose(0, units(10), 0)) == units(14.14)
    assert sailing_distance("S", at, Pose(units(10), units(10), 45 * DEGREE)) in range(
        units(14.1), units(14.2)
    )
