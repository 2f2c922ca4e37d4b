"""The helm: what ships do to carry out a signal, from where things lie when they act."""

import pytest

from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.signals import Guns, Helm
from engine.games.man_o_war.rules.ground import apart
from engine.games.man_o_war.rules.gunnery import targets
from engine.games.man_o_war.rules.helm import steer
from tests.man_o_war.battle import Battle

pytestmark = pytest.mark.rule("MOW-POST-05")


def gap(battle: Battle, one: str, other: str) -> float:
    at = battle.ship(one).at
    return apart(battle.open, battle.number(one), at, battle.number(other)) / 1e4


def test_a_ship_that_closes_brings_its_gun_to_bear_without_touching() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(45, 66, 180))
    battle.acts("A1", "close", 1)
    target = battle.under()
    assert target is not None
    assert target.ship == battle.number("B1")
    assert gap(battle, "A1", "B1") > 0.05


def test_a_ship_far_off_closes_at_battle_speed() -> None:
    battle = Battle(A1=(20, 60, 90), B1=(100, 60, 270))
    battle.acts("A1", "close")
    assert battle.place("A1") == (35, 60, 90)


@pytest.mark.rule("MOW-POST-04")
def test_without_a_name_the_nearest_enemy_is_meant_and_a_named_one_is_sought() -> None:
    near = Battle(A1=(30, 60, 90), B1=(60, 90, 180), B2=(60, 55, 180))
    near.acts("A1", "close", policy="hold")
    named = Battle(A1=(30, 60, 90), B1=(60, 90, 180), B2=(60, 55, 180))
    named.acts("A1", "close", at="B1", policy="hold")
    assert gap(near, "A1", "B2") < gap(named, "A1", "B2")
    assert gap(named, "A1", "B1") < gap(near, "A1", "B1")


def test_a_ship_too_near_to_ram_gets_into_place_for_the_next_turn() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(38, 60, 0), B2=(90, 10, 0))
    step = battle.acts("A1", "ram", policy="hold")
    assert not battle.told(step, e.Rammed)
    assert gap(battle, "A1", "B1") >= 7.5
    again = battle.acts("A1", "ram", 6, policy="hold")
    assert battle.told(again, e.Rammed)


def test_a_ship_that_stands_off_keeps_out_of_reach_of_guns() -> None:
    battle = Battle(A1=(40, 60, 90), B1=(66, 60, 270))
    battle.acts("A1", "stand_off", policy="hold")
    assert gap(battle, "A1", "B1") > 22.5


@pytest.mark.parametrize(
    ("sorts", "heading", "far"),
    [
        (None, 90, 40),
        ({"A": "wargalley", "B": "corsair"}, 90, 45),
        ({"A": "corsair", "B": "galleon"}, 0, 50),
    ],
)
def test_no_gun_reaches_a_ship_that_stands_off_after_the_next_move_of_its_enemy(
    sorts: dict[str, str] | None, heading: int, far: float
) -> None:
    battle = Battle(A1=(40, 60, heading), B1=(40 + far, 60, 270), sorts=sorts)
    battle.open.wind = "W"
    for _ in range(3):
        battle.ship("A1").at = steer(battle.open, 0, Helm(intent="stand_off")).end
    battle.ship("B1").at = steer(battle.open, 1, Helm(intent="close")).end
    assert gap(battle, "A1", "B1") > 22.5
    assert not targets(battle.open, 1, Guns())


def test_a_ship_far_off_that_stands_off_comes_no_nearer_than_is_safe() -> None:
    battle = Battle(A1=(20, 60, 90), B1=(80, 60, 270))
    for _ in range(3):
        battle.ship("A1").at = steer(battle.open, 0, Helm(intent="stand_off")).end
    assert 22.5 + 15 < gap(battle, "A1", "B1") < 45


def test_a_ship_never_rows_into_a_friend() -> None:
    battle = Battle(A1=(30, 60, 90), A2=(38, 60, 90), B1=(90, 60, 270))
    step = battle.acts("A1", "hold_course")
    (moved,) = battle.told(step, e.Moved)
    assert moved.way.stopped is None
    assert [leg.run for leg in moved.way.legs] == [units(2.5)]


def test_a_ship_stays_within_15_cm_of_its_leader_if_it_can() -> None:
    battle = Battle(A1=(30, 60, 90), A2=(30, 46, 90), B1=(80, 46, 270))
    battle.acts("A2", "close")
    assert gap(battle, "A2", "A1") <= 15
    assert 35 < battle.place("A2")[0] < 45


def test_followers_keep_station_abeam_of_their_rowed_leader_who_stays() -> None:
    battle = Battle(A1=(30, 60, 90), A2=(25, 70, 90), A3=(24, 50, 90), B1=(90, 60, 270))
    battle.acts("A1", "keep_station")
    assert battle.place("A1") == (30, 60, 90)
    for name in ("A2", "A3"):
        before = gap(battle, name, "A1")
        battle.acts(name)
        assert gap(battle, name, "A1") < before


def test_followers_do_not_change_sides_to_keep_station() -> None:
    battle = Battle(A1=(60, 60, 270), A2=(75, 69, 270), A3=(75, 51, 270), B1=(10, 60, 90))
    battle.acts("A1", "keep_station")
    battle.acts("A2")
    battle.acts("A3")
    assert battle.place("A2")[1] > 65
    assert battle.place("A3")[1] < 55


def test_a_single_follower_keeps_station_on_the_side_where_it_lies() -> None:
    battle = Battle(A1=(60, 60, 270), A2=(65, 69, 270), B1=(10, 60, 90))
    battle.acts("A1", "keep_station")
    battle.acts("A2")
    assert battle.place("A2")[1] > 65


def test_a_leader_under_sail_goes_on_at_half_speed_while_others_keep_station() -> None:
    battle = Battle(sorts={"A": "corsair"}, A1=(30, 60, 90), A2=(25, 70, 90), B1=(90, 20, 270))
    battle.open.wind = "S"
    battle.acts("A1", "keep_station")
    assert battle.place("A1") == (40, 60, 90)


def test_a_leader_under_sail_that_lies_into_the_wind_bears_away_to_keep_station() -> None:
    battle = Battle(sorts={"A": "corsair"}, A1=(30, 60, 0), B1=(90, 20, 270))
    battle.open.wind = "S"
    battle.acts("A1", "keep_station")
    assert battle.place("A1")[2] != 0


@pytest.mark.rule("MOW-SQUAD-02", "MOW-AMB-14")
def test_the_distance_to_the_leader_is_that_between_hulls() -> None:
    battle = Battle(A1=(30, 60, 90), A2=(30, 43, 90), B1=(90, 60, 270))
    assert gap(battle, "A2", "A1") == 15


def test_of_equal_moves_that_to_port_is_made() -> None:
    battle = Battle(A1=(60, 60, 0), B1=(60, 30, 0))
    (moved,) = battle.told(battle.acts("A1", "close"), e.Moved)
    assert moved.way.legs[0].by < 0 or moved.way.legs[0].by == 180 * 16
