"""Interdictor and drones: weapons that stay in space, and what ends them."""

import pytest

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from tests.fleet_commander.armed_battleship import armed, fire
from tests.fleet_commander.battle import Battle, told


@pytest.mark.rule("FC-WEAPON-08", "FC-WEAPON-32", "FC-AMB-05")
def test_an_interdictor_is_laid_on_an_empty_sector_in_reach_whatever_lies_between() -> None:
    battle, ship = armed("interdictor")
    battle.ship("p2", "frigate", "C2")
    battle.special("B2", "gas_cloud")
    assert battle.refused(fire(ship, at=battle.at("C2"))) == "FC-WEAPON-32"
    assert battle.refused(fire(ship, at=battle.at("B2"))) == "FC-WEAPON-32"
    assert battle.refused(fire(ship)) == "FC-WEAPON-08"
    battle.act(fire(ship, at=battle.at("C1")))
    assert battle.open.tokens[0].at == battle.at("C1")
    far, ship = armed("interdictor", "A1")
    assert far.refused(fire(ship, at=far.at("D1"))) == "FC-WEAPON-08"


@pytest.mark.rule("FC-WEAPON-09")
def test_no_ship_enters_the_sector_of_an_interdictor_of_either_fleet() -> None:
    battle, ship = armed("interdictor")
    battle.interdictor(ship, "C2")
    battle.dice("p1", "B:M")
    battle.dice("p2", "B:M")
    foe = battle.ship("p2", "frigate", "C1")
    assert battle.refused(battle.move("B:M", ship, "C2")) == "FC-MOVE-04"
    battle.open.turn.seat = "p2"
    assert battle.refused(battle.move("B:M", foe, "C2"), "p2") == "FC-MOVE-04"


@pytest.mark.rule("FC-WEAPON-09", "FC-WEAPON-34", "FC-AMB-22")
def test_the_interdictor_stops_ranged_attacks_but_neither_missiles_nor_support() -> None:
    battle, ship = armed("vortex_missiles", "A3")
    battle.interdictor(ship, "B3")
    foe = battle.ship("p2", "battleship", "C3")
    battle.ship("p1", "frigate", "B2")
    battle.ship("p1", "destroyer", "C4")
    battle.dice("p1", "R:O R:O R:S", "B:S")
    assert battle.refused(battle.attack("R:O R:O", "A3", "B3 C3", foe)) == "FC-RANGE-04"
    battle.act(battle.attack("R:O", "C4", "C3", foe))
    assert battle.hull(foe) == 24 - 3
    battle.act(fire(ship, target=foe))
    assert battle.hull(foe) == 24 - 3 - 4


@pytest.mark.rule("FC-WEAPON-10")
def test_an_interdictor_ends_when_it_is_laid_elsewhere_or_switched_off() -> None:
    battle, ship = armed("interdictor")
    battle.interdictor(ship, "C2")
    battle.act(fire(ship, at=battle.at("C4")))
    assert [token.at for token in battle.open.tokens] == [battle.at("C4")]
    assert battle.refused(a.SwitchOff(ship=1)) == "FC-WEAPON-10"
    before = [*battle.commander().rolled]
    battle.act(a.SwitchOff(ship=ship))
    assert battle.open.tokens == []
    assert battle.commander().rolled == before
    assert battle.refused(a.SwitchOff(ship=ship)) == "FC-WEAPON-10"


@pytest.mark.rule("FC-WEAPON-10")
def test_only_its_owner_switches_an_interdictor_off() -> None:
    battle, _ = armed("proton_ray")
    battle.interdictor(1, "C2")
    assert battle.refused(a.SwitchOff(ship=1)) == "FC-WEAPON-10"


@pytest.mark.rule("FC-WEAPON-11", "FC-SETUP-18")
def test_an_interdictor_ends_with_the_ship_that_launched_it() -> None:
    battle, ship = armed("proton_ray")
    foe = battle.ship("p2", "battleship", "C2", hull=1, weapon="interdictor")
    battle.interdictor(foe, "A1")
    battle.act(fire(ship, target=foe))
    assert battle.open.tokens == []


@pytest.mark.rule("FC-WEAPON-13", "FC-ZONES-02", "FC-WEAPON-11", "FC-WEAPON-24", "FC-EX-11")
def test_an_interdictor_or_drones_end_when_their_launcher_or_target_leaves_the_zone() -> None:
    battle = Battle(zones=((3, 3), (3, 3)))
    ship = battle.ship("p1", "battleship", "1A1", weapon="vortex_gate")
    layer = battle.ship("p1", "battleship", "1B1", weapon="interdictor")
    foe = battle.ship("p2", "battleship", "1A2", weapon="drones")
    battle.interdictor(layer, "1C3")
    battle.drones(foe, ship)
    battle.dice("p1", "R:S R:S", "B:S B:S")
    there = battle.at("2B2")
    battle.act(fire(ship, at=battle.at("1B1"), to=there, ships=(layer,)))
    assert [token.launcher for token in battle.open.tokens] == [foe]
    battle.act(fire(ship, at=battle.at("1A1"), to=battle.at("2A1"), ships=(ship,)))
    assert battle.open.tokens == []


@pytest.mark.rule("FC-WEAPON-20", "FC-WEAPON-21", "FC-TURN-02")
def test_drones_damage_their_ship_at_each_start_of_its_owners_turn() -> None:
    battle, ship = armed("drones")
    foe = battle.ship("p2", "cruiser", "C1")
    battle.ship("p1", "frigate", "C2")
    battle.act(fire(ship, target=foe))
    assert battle.hull(foe) == 18
    battle.act(a.EndTurn())
    assert battle.hull(foe) == 16
    battle.act(a.RollDice(red=3), "O", "O", "O", seat="p2")
    battle.act(a.EndTurn(), seat="p2")
    assert battle.hull(foe) == 16


@pytest.mark.rule("FC-WEAPON-21", "FC-ATTACK-07")
def test_a_ship_destroyed_by_drones_leaves_the_board_and_so_do_the_drones() -> None:
    battle, ship = armed("drones")
    foe = battle.ship("p2", "cruiser", "C1", hull=2)
    battle.drones(ship, foe)
    battle.act(a.EndTurn())
    assert battle.place(foe) is None
    assert battle.open.tokens == []


@pytest.mark.rule("FC-WEAPON-20")
def test_drones_reach_two_sectors() -> None:
    battle, ship = armed("drones", "A1")
    foe = battle.ship("p2", "cruiser", "D1")
    assert battle.refused(fire(ship, target=foe)) == "FC-WEAPON-05"


@pytest.mark.rule("FC-TURN-02")
def test_special_sectors_act_before_drones() -> None:
    battle, ship = armed("drones")
    foe = battle.ship("p2", "cruiser", "C1")
    battle.special("C1", "asteroid_field")
    battle.drones(ship, foe)
    step = battle.act(a.EndTurn(), "S")
    causes = [event.cause for event in told(step, e.Damaged)]
    assert causes == ["asteroid_field", "drones"]


@pytest.mark.rule("FC-WEAPON-22", "FC-WEAPON-35", "FC-AMB-44")
def test_a_red_multi_directional_result_ends_the_drones_of_one_battleship() -> None:
    battle, _ = armed("proton_ray")
    mine = battle.ship("p1", "cruiser", "B1")
    second = battle.ship("p2", "battleship", "E4", weapon="drones")
    battle.drones(1, mine)
    battle.drones(second, mine)
    battle.dice("p1", "R:M R:O")
    assert battle.refused(a.ShakeOff(launcher=0)) == "FC-WEAPON-22"
    battle.act(a.ShakeOff(launcher=1))
    assert [token.launcher for token in battle.open.tokens] == [second]
    assert battle.commander().rolled == ["R:O"]
    assert battle.refused(a.ShakeOff(launcher=second)) == "FC-WEAPON-22"


@pytest.mark.rule("FC-WEAPON-35")
def test_two_drones_on_a_ship_damage_it_twice() -> None:
    battle, ship = armed("drones")
    other = battle.ship("p1", "battleship", "A1", weapon="drones")
    foe = battle.ship("p2", "cruiser", "C1")
    battle.drones(ship, foe)
    battle.drones(other, foe)
    battle.act(a.EndTurn())
    assert battle.hull(foe) == 14


@pytest.mark.rule("FC-WEAPON-22")
def test_only_the_owner_of_the_target_ends_drones() -> None:
    battle, ship = armed("drones")
    foe = battle.ship("p2", "cruiser", "C1")
    battle.drones(ship, foe)
    battle.dice("p1", "R:M")
    assert battle.refused(a.ShakeOff(launcher=ship)) == "FC-WEAPON-22"


@pytest.mark.rule("FC-WEAPON-23")
def test_drones_follow_their_target() -> None:
    battle, _ = armed("proton_ray")
    mine = battle.ship("p1", "cruiser", "B1")
    battle.drones(1, mine)
    battle.dice("p1", "B:O")
    battle.act(battle.move("B:O", mine, "A1"))
    assert [token.on for token in battle.open.tokens] == [mine]


@pytest.mark.rule("FC-WEAPON-24")
@pytest.mark.parametrize("lost", ["target", "launcher"])
def test_drones_vanish_with_their_target_or_launcher(lost: str) -> None:
    battle, ship = armed("proton_ray")
    launcher = battle.ship("p2", "battleship", "C1", hull=1, weapon="drones")
    mine = battle.ship("p1", "cruiser", "B5", hull=1)
    battle.drones(launcher, mine)
    battle.drones(1, ship)
    if lost == "launcher":
        battle.act(fire(ship, target=launcher))
    else:
        battle.special("A5", "asteroid_field")
        battle.act(battle.move("B:O", mine, "A5"), "S")
    assert [token.launcher for token in battle.open.tokens] == [1], "others stay"


@pytest.mark.rule("FC-WEAPON-25")
def test_drones_may_be_sent_to_another_ship() -> None:
    battle, ship = armed("drones")
    first = battle.ship("p2", "cruiser", "C1")
    second = battle.ship("p2", "cruiser", "A3")
    battle.drones(ship, first)
    battle.act(fire(ship, target=second))
    assert [token.on for token in battle.open.tokens] == [second]


@pytest.mark.rule("FC-TURN-13", "FC-WEAPON-21")
def test_the_order_of_drones_is_not_asked_because_of_a_weak_ship_of_another_player() -> None:
    battle, ship = armed("drones")
    sturdy = battle.ship("p2", "destroyer", "D3")
    second = battle.ship("p1", "battleship", "A1", weapon="drones")
    battle.drones(ship, sturdy)
    battle.drones(second, sturdy)
    weak = battle.ship("p1", "frigate", "B1", hull=1)
    battle.drones(1, weak)
    events = battle.begin("p2")
    assert not battle.is_asked()
    assert [event.ship for event in events if isinstance(event, e.Damaged)] == [sturdy, sturdy]
    assert battle.hull(weak) == 1
