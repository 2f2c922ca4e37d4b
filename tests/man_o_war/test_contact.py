"""Contact: ships stop at what they strike, and ram an enemy at battle speed."""

import pytest

from engine.games.man_o_war.model import events as e
from engine.games.man_o_war.model.deeds import Ram, Way
from engine.games.man_o_war.model.lengths import units
from engine.games.man_o_war.model.moves import Part
from engine.games.man_o_war.rules.ground import apart, obstacles
from engine.games.man_o_war.rules.oars import row
from engine.games.man_o_war.rules.ram import is_ram
from tests.man_o_war.battle import Battle


def run(battle: Battle, name: str, length: float, stroke: str = "battle") -> Way:
    """The way of a ship that rows straight ahead."""
    return row(battle.open, battle.number(name), (Part(stroke, units(length)),))


@pytest.mark.rule("MOW-COLL-01", "MOW-COLL-02", "MOW-GEO-08")
@pytest.mark.parametrize("other", ["A2", "B1"])
def test_a_ship_stops_with_hardly_a_gap_where_it_strikes_another(other: str) -> None:
    battle = Battle(A1=(30, 60, 90), A2=(60, 90, 90), B1=(60, 20, 270))
    battle.ship(other).at = battle.ship("A1").at._replace(x=units(40))
    way = run(battle, "A1", 10, "ahead")
    assert (way.stopped, way.met) == ("ship", battle.number(other))
    assert 0 <= apart(battle.open, 0, way.end, battle.number(other)) <= units(0.01)
    onward = row(battle.open, 0, (Part("ahead", units(7.5)), Part("turn", units(5), 240)))
    assert len(onward.legs) == 1


@pytest.mark.rule("MOW-GEO-08")
def test_ships_that_touch_may_slide_along_each_other_and_move_apart() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(30, 62.001, 270))
    assert run(battle, "A1", 10, "ahead").stopped is None
    assert run(battle, "A1", 5, "back").stopped is None


@pytest.mark.rule("MOW-OBST-07", "MOW-OBST-08")
def test_a_wreck_stops_a_ship_and_debris_does_not() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(40, 60, 270), B2=(90, 60, 270))
    battle.ship("B1").lot = "wreck"
    assert run(battle, "A1", 10).stopped == "wreck"
    battle.ship("B1").lot = "debris"
    assert run(battle, "A1", 10).stopped is None
    assert obstacles(battle.open, 0) == (battle.number("B2"),)


@pytest.mark.rule("MOW-RAM-01", "MOW-RAM-02", "MOW-RAM-03", "MOW-GEO-19", "MOW-GEO-09")
@pytest.mark.parametrize(("gap", "rams"), [(7.5, True), (7.4, False), (15, True)])
def test_a_ram_needs_a_run_of_seven_and_a_half_cm_to_the_very_touch(gap: float, rams: bool) -> None:
    battle = Battle(A1=(30, 60, 90), B1=(35 + gap, 60, 270))
    assert is_ram(battle.open, 0, run(battle, "A1", 15)) is (rams and gap < 15.01)


@pytest.mark.rule("MOW-RAM-01", "MOW-RAM-04")
def test_a_ship_that_rows_at_ordinary_speed_does_not_ram() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(44, 60, 270))
    assert is_ram(battle.open, 0, run(battle, "A1", 10))
    assert not is_ram(battle.open, 0, run(battle, "A1", 10, "ahead"))


@pytest.mark.rule("MOW-GEO-19", "MOW-RAM-04")
def test_an_enemy_struck_with_the_flank_is_not_rammed() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(46.5, 61.99, 0))
    way = run(battle, "A1", 15)
    assert is_ram(battle.open, 0, way)
    sideways = Way(start=way.start, legs=way.legs, stopped="ship", met=1, contact=way.contact)
    battle.ship("B1").at = way.end._replace(y=way.end.y + units(2.003), x=way.end.x - units(0.4))
    assert not is_ram(battle.open, 0, sideways)


@pytest.mark.rule("MOW-AMB-49", "MOW-RAM-04", "MOW-COLL-03")
def test_a_friend_is_struck_without_a_ram_and_without_damage() -> None:
    battle = Battle(A1=(30, 60, 90), A2=(44, 60, 90), B1=(90, 20, 270))
    assert not is_ram(battle.open, 0, run(battle, "A1", 15))


@pytest.mark.rule("MOW-RAM-05", "MOW-RAM-06", "MOW-RAM-07", "MOW-RAM-09", "MOW-AMB-05")
def test_a_target_that_fails_its_save_sinks_before_the_rammer_fires() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(45, 60, 0), B2=(90, 20, 270))
    step = battle.acts("A1", "ram", 4)
    kinds = [type(event) for event in step.events]
    assert kinds == [e.Moved, e.Rammed, e.ShipSunk, e.LeaderReplaced]
    (rammed,) = battle.told(step, e.Rammed)
    assert rammed.ram == Ram(target=battle.number("B1"), save=4, points=3)
    assert battle.ship("B1").lot == "wreck"


@pytest.mark.rule("MOW-RAM-06", "MOW-RAM-09", "MOW-AMB-05")
def test_a_target_that_saves_itself_is_unharmed_and_then_fired_at() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(45, 60, 0), B2=(90, 20, 270))
    step = battle.acts("A1", "ram", 5, 1)
    assert [type(event) for event in step.events] == [e.Moved, e.Rammed, e.Fired]
    assert battle.ship("B1").waterline == 0
    assert [roll.rule for roll in step.rolls] == ["MOW-RAM-06", "MOW-FIRE-01"]


def test_a_ram_too_far_off_is_not_made() -> None:
    battle = Battle(A1=(30, 60, 90), B1=(51, 60, 0), B2=(90, 20, 270))
    step = battle.acts("A1", "ram", policy="hold")
    assert not battle.told(step, e.Rammed)
