"""Rescue: containers, the ships that may carry them, and bringing them home."""

from typing import Any

import pytest

from engine.core.news import HEADLINE_WEIGHT
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from engine.games.fleet_commander.model.battlefield import containers_at, is_clear, is_empty
from engine.games.fleet_commander.model.cards import Special
from engine.games.fleet_commander.model.options import PRESETS, Options
from engine.games.fleet_commander.model.state import Container
from engine.games.fleet_commander.rules.scenarios.rescue import wanted
from engine.games.fleet_commander.words import describe
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.preparing import Preparing


def rescue(*containers: str, **options: Any) -> Battle:
    """A battle for *containers*; ``p1`` is at home in the fifth row, ``p2`` in the first."""
    battle = Battle(scenario="rescue", **options)
    battle.open.edges = {"p1": (20, 21, 22, 23, 24), "p2": (0, 1, 2, 3, 4)}
    battle.open.containers[:] = [Container(at=battle.at(name)) for name in containers]
    return battle


def home(battle: Battle, p1: int, p2: int) -> None:
    battle.open.evacuated = {"p1": p1, "p2": p2}
    battle.open.containers += [Container(at=None)] * (p1 + p2)


def begun(battle: Battle, *dice: str) -> Battle:
    """Begin a turn of ``p1`` in which *dice* are rolled."""
    battle.begin()
    battle.dice("p1", " ".join(dice))
    battle.open.turn.phase = "actions"
    return battle


def places(battle: Battle) -> list[int | None]:
    return [one.at for one in battle.open.containers]


@pytest.mark.rule("FC-SCEN-RESCUE-01", "FC-SCEN-RESCUE-02", "FC-SCEN-RESCUE-14", "FC-EX-12")
@pytest.mark.rule("FC-GAP-14")
def test_eleven_containers_lie_on_the_middle_row_three_in_its_centre() -> None:
    battle = Preparing(PRESETS["rescue"]).state.open
    assert battle.zones == ((5, 5),)
    assert [containers_at(battle, cell) for cell in range(10, 15)] == [2, 2, 3, 2, 2]
    assert len(battle.containers) == 11
    assert wanted(battle) == 6
    assert battle.edges == {"p1": (20, 21, 22, 23, 24), "p2": (0, 1, 2, 3, 4)}
    assert battle.options.points == 12


@pytest.mark.rule("FC-SCEN-RESCUE-12", "FC-SCEN-RESCUE-14", "FC-EX-12", "FC-GAP-14")
def test_four_commanders_fight_for_twenty_one_containers() -> None:
    options = Options(scenario="rescue", mode="teams_of_four", special_sectors=0)
    seating = FLEET_COMMANDER.seats(options)
    assert [seating.side_of(seat) for seat in seating.seats] == ["phebe", "amycles"] * 2
    battle = Preparing(options, seats=seating.seats).state.open
    assert battle.zones == ((5, 8),)
    assert [containers_at(battle, cell) for cell in range(17, 22)] == [4, 4, 5, 4, 4]
    assert len(battle.containers) == 21
    assert wanted(battle) == 11
    assert battle.edges["p1"] == (32, 33, 34, 35)
    assert battle.edges["p4"] == (4, 5, 6, 7)


@pytest.mark.rule("FC-SCEN-RESCUE-03")
def test_no_special_sector_lies_on_the_middle_row_or_in_a_zone() -> None:
    game = Preparing(PRESETS["rescue"]).by_default(d.PlaceDecision)
    field = Special.ASTEROID_FIELD
    assert game.refuses(a.PlaceSector, tile=field, at=12) == "FC-SETUP-11"
    assert game.refuses(a.PlaceSector, tile=field, at=10) == "FC-SETUP-11"
    assert game.refuses(a.PlaceSector, tile=field, at=22) == "FC-SETUP-11"
    assert game.refuses(a.PlaceSector, tile=field, at=7) is None
    assert {one.at for one in game.suggested() if one.tile} == {*range(5, 10), *range(15, 20)}
    assert [len(one.tiles) for one in game.state.open.commanders.values()] == [2, 2]


@pytest.mark.rule("FC-RANGE-06", "FC-SCEN-RESCUE-04")
def test_a_container_blocks_ranged_attacks_and_lines_of_weapons() -> None:
    battle = rescue("C3")
    battle.ship("p1", "battleship", "C4", weapon="proton_ray")
    target = battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "R:O R:O R:S G:S")
    assert battle.refused(battle.attack("R:O R:O", "C4", "C3 C2", target)) == "FC-RANGE-04"
    ray = a.FireWeapon(ship=0, specials=("R:S", "G:S"), target=target)
    assert battle.refused(ray) == "FC-WEAPON-31"
    assert not is_clear(battle.open, battle.at("C3"))
    assert not is_empty(battle.open, battle.at("C3"))
    assert not any(isinstance(one, a.Attack) for one in battle.suggested())
    battle.open.containers.clear()
    assert battle.refused(battle.attack("R:O R:O", "C4", "C3 C2", target)) is None
    assert battle.refused(ray) is None


@pytest.mark.rule("FC-SCEN-RESCUE-04")
def test_nothing_destroys_a_container() -> None:
    battle = rescue("C3")
    battle.ship("p1", "battleship", "C5", weapon="exo_bomb")
    battle.dice("p1", "R:S B:S")
    battle.act(a.FireWeapon(ship=0, specials=("R:S", "B:S"), at=battle.at("C3")))
    assert places(battle) == [battle.at("C3")]


@pytest.mark.rule("FC-SCEN-RESCUE-05")
def test_in_a_sector_with_a_container_frigates_move_once_and_a_destroyer_fires_once() -> None:
    battle = rescue("B4", "D4")
    frigate = battle.ship("p1", "frigate", "B4")
    battle.ship("p1", "destroyer", "D4")
    for at in ("D3", "C3"):
        battle.ship("p2", "frigate", at)
    battle.ship("p2", "frigate", "D3")
    begun(battle, "R:O", "B:O")
    twice = battle.attack("R:O", "D4", "D3", 2, twice=True)
    assert battle.refused(twice) == "FC-SCEN-RESCUE-05"
    assert twice not in battle.suggested()
    battle.act(battle.move("B:O", frigate, "B5"))
    assert battle.open.turn.again is None
    battle.open.containers.clear()
    assert battle.refused(twice) is None


@pytest.mark.rule("FC-SCEN-RESCUE-05")
def test_frigates_with_a_container_in_their_sector_do_not_retreat_unharmed() -> None:
    battle = rescue("C2")
    battle.ship("p1", "battleship", "C3")
    frigate = battle.ship("p2", "frigate", "C2")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="B:S")
    battle.act(battle.attack("R:O", "C3", "C2", frigate))
    battle.answer(a.Retreat, to=battle.at("B1"))
    assert battle.hull(frigate) == 2


@pytest.mark.rule("FC-SCEN-RESCUE-06", "FC-SCEN-RESCUE-07")
def test_a_ship_carries_only_one_container_that_began_the_turn_in_its_sector() -> None:
    battle = rescue("C3", "C3", "C3")
    first, second = battle.ships("p1", "destroyer", "C3", 2)
    late = battle.ship("p1", "frigate", "C4")
    begun(battle, "B:O", "B:O", "B:D")
    battle.act(battle.move("B:O", late, "C3"))
    late_one = battle.move("B:O", late, "C4", containers=1)
    assert battle.refused(late_one) == "FC-SCEN-RESCUE-06"
    assert battle.refused(battle.move("B:O", (first, late), "C4", containers=2))
    both = battle.move("B:O", (first, second), "C4", containers=2)
    assert battle.refused(battle.move("B:O", (first, second), "C4", containers=3))
    assert both in battle.suggested()
    step = battle.act(both)
    assert told(step, e.Moved)[0].containers == 2
    assert sorted(places(battle), key=str) == [battle.at(name) for name in ("C3", "C4", "C4")]


@pytest.mark.rule("FC-SCEN-RESCUE-06")
def test_a_container_is_not_passed_on_to_another_ship_in_the_same_turn() -> None:
    battle = rescue("C3")
    carrier = battle.ship("p1", "destroyer", "C3")
    other = battle.ship("p1", "destroyer", "C4")
    begun(battle, "B:O", "B:O")
    battle.act(battle.move("B:O", carrier, "C4", containers=1))
    assert battle.refused(battle.move("B:O", other, "C5", containers=1)) == "FC-SCEN-RESCUE-06"
    assert battle.refused(battle.move("B:O", carrier, "C5", containers=1)) is None


@pytest.mark.rule("FC-SCEN-RESCUE-08", "FC-SCEN-RESCUE-16", "FC-AMB-42", "FC-SCEN-RESCUE-09")
@pytest.mark.rule("FC-END-05")
def test_a_container_may_be_carried_home_and_evacuated_in_one_turn() -> None:
    battle = rescue("C3")
    ship = battle.ship("p1", "battleship", "C3", weapon="drones")
    foe = battle.ship("p2", "frigate", "C1")
    battle.drones(ship, foe)
    begun(battle, "B:O", "B:O", "B:M")
    evacuate = a.Evacuate(die="B:M", ships=(ship,))
    assert battle.refused(evacuate) == "FC-SCEN-RESCUE-08"
    battle.act(battle.move("B:O", ship, "C4", containers=1))
    battle.act(battle.move("B:O", ship, "C5", containers=1))
    assert battle.refused(evacuate) is None
    assert evacuate in battle.suggested()
    step = battle.act(evacuate)
    assert told(step, e.Evacuated)[0].total == 1
    assert not told(step, e.ShipDestroyed)
    assert FLEET_COMMANDER.words.news is not None
    news = FLEET_COMMANDER.words.news(battle.view("p2"), step.events)
    assert max(one.weight for one in news) >= HEADLINE_WEIGHT, "a board says it before shots"
    gone = battle.open.ships[ship]
    assert (gone.at, gone.gone, gone.hull) == (None, True, 24)
    assert not battle.open.tokens
    assert places(battle) == [None]
    assert battle.open.evacuated == {"p1": 1, "p2": 0}
    assert battle.commander().reserve == [3, 3, 3]


@pytest.mark.rule("FC-SCEN-RESCUE-08")
def test_nobody_evacuates_from_the_zone_of_an_enemy() -> None:
    battle = rescue("C1")
    ship = battle.ship("p1", "destroyer", "C1")
    begun(battle, "B:O")
    assert battle.refused(a.Evacuate(die="B:O", ships=(ship,))) == "FC-SCEN-RESCUE-08"
    assert not [one for one in battle.suggested() if isinstance(one, a.Evacuate)]


@pytest.mark.rule("FC-SCEN-RESCUE-09", "FC-SCEN-RESCUE-08")
def test_evacuating_takes_a_blue_die_with_a_direction_and_a_ship_with_a_container() -> None:
    battle = rescue("C5")
    ship = battle.ship("p1", "destroyer", "C5")
    idle = battle.ship("p1", "destroyer", "B5")
    begun(battle, "B:S", "R:O", "G:O")
    assert not any(isinstance(one, a.Evacuate) for one in battle.suggested())
    assert battle.refused(a.Evacuate(die="R:O", ships=(ship,))) == "FC-DICE-07"
    assert battle.refused(a.Evacuate(die="B:O", ships=(ship,))) == "FC-SCEN-RESCUE-09"
    battle.dice("p1", "B:O")
    assert battle.refused(a.Evacuate(die="B:O", ships=(idle,))) == "FC-SCEN-RESCUE-06"
    assert battle.refused(a.Evacuate(die="B:O", ships=(ship,))) is None


@pytest.mark.rule("FC-SCEN-RESCUE-15", "FC-SCEN-RESCUE-09")
def test_evacuating_is_offered_for_each_group_of_carriers_by_the_least_useful_die() -> None:
    battle = rescue("C5", "C5")
    both = battle.ships("p1", "destroyer", "C5", 2)
    battle.ship("p1", "destroyer", "B5")
    for dice in ("B:M B:D", "B:D B:M", "B:D B:S G:D"):
        begun(battle, *dice.split())
        assert [one for one in battle.suggested() if isinstance(one, a.Evacuate)] == [
            a.Evacuate(die="B:D", ships=both),
            a.Evacuate(die="B:D", ships=both[:1]),
        ]


@pytest.mark.rule("FC-SCEN-RESCUE-15", "FC-AMB-41")
def test_one_blue_die_evacuates_all_or_some_carriers_of_a_sector() -> None:
    battle = rescue("C5", "C5")
    both = battle.ships("p1", "destroyer", "C5", 2)
    extra = battle.ship("p1", "frigate", "C5")
    begun(battle, "B:O")
    assert battle.refused(a.Evacuate(die="B:O", ships=(*both, extra))) == "FC-SCEN-RESCUE-06"
    assert battle.refused(a.Evacuate(die="B:O", ships=both[:1])) is None
    battle.act(a.Evacuate(die="B:O", ships=both))
    assert battle.open.evacuated["p1"] == 2


@pytest.mark.rule("FC-SCEN-RESCUE-06", "FC-SCEN-RESCUE-08", "FC-HIDDEN-16")
def test_a_decoy_neither_carries_nor_evacuates_a_container() -> None:
    battle = Battle(scenario="rescue", hidden_deployment=True)
    battle.open.edges = {"p1": (20, 21, 22, 23, 24), "p2": (0, 1, 2, 3, 4)}
    battle.open.containers[:] = [Container(at=battle.at("C5"))] * 2
    ship = battle.signal("p1", "frigate", "C5")
    decoy = battle.signal("p1", "decoy", "C5")
    battle.signal("p2", "frigate", "A1")
    begun(battle, "B:O")
    assert battle.refused(battle.move("B:O", decoy, "C4", 1)) == "FC-SCEN-RESCUE-06"
    assert battle.refused(battle.move("B:O", (ship, decoy), "C4", 2)) == "FC-SCEN-RESCUE-06"
    assert battle.refused(battle.move("B:O", (ship, decoy), "C4", 1)) is None
    assert battle.refused(a.Evacuate(die="B:O", ships=(decoy,))) == "FC-SCEN-RESCUE-06"
    evacuated = [one.ships for one in battle.suggested() if isinstance(one, a.Evacuate)]
    assert evacuated == [(ship,)]


@pytest.mark.rule("FC-SCEN-RESCUE-16", "FC-SCEN-RESCUE-18", "FC-AMB-52")
def test_a_container_stays_behind_when_its_ship_retreats_or_is_lost() -> None:
    battle = rescue("C2")
    battle.ship("p1", "battleship", "C3")
    target = battle.ship("p2", "destroyer", "C2")
    other = battle.ship("p2", "destroyer", "C2", hull=4)
    battle.dice("p1", "R:O R:O")
    battle.dice("p2", bridge="B:S")
    battle.act(battle.attack("R:O", "C3", "C2", other))
    battle.answer(a.Retreat, to=battle.at("C1"))
    assert battle.is_in(target, "C1")
    assert battle.hull(other) == 0
    assert places(battle) == [battle.at("C2")]


@pytest.mark.rule("FC-SCEN-RESCUE-18", "FC-AMB-52")
def test_a_container_follows_its_ship_through_a_gravity_field_but_not_by_a_tractor_ray() -> None:
    battle = rescue("C3")
    ship = battle.ship("p1", "destroyer", "C3")
    battle.ship("p1", "battleship", "A3", weapon="tractor_ray")
    battle.special("C4", "gravity_field")
    begun(battle, "B:O", "R:S", "G:S")
    pull = a.FireWeapon(ship=1, specials=("R:S", "G:S"), target=ship, to=battle.at("B3"))
    assert battle.refused(pull) is None
    battle.act(battle.move("B:O", ship, "C4", containers=1), "O")
    battle.answer(a.LeaveField, to=battle.at("C5"))
    assert battle.is_in(ship, "C5")
    assert places(battle) == [battle.at("C5")]
    battle.change(ship, at=battle.at("C3"))
    battle.open.containers[0] = Container(at=battle.at("C3"))
    battle.act(pull)
    assert battle.is_in(ship, "B3")
    assert places(battle) == [battle.at("C3")]


@pytest.mark.rule("FC-SCEN-RESCUE-18", "FC-AMB-52")
def test_a_vortex_gate_and_a_second_step_of_frigates_leave_containers_behind() -> None:
    battle = rescue("C3", "D4")
    gate = battle.ship("p1", "battleship", "C3", weapon="vortex_gate")
    frigate = battle.ship("p1", "frigate", "D5")
    begun(battle, "B:O", "R:S", "G:S")
    away = a.FireWeapon(
        ship=gate, specials=("R:S", "G:S"), at=battle.at("C3"), to=battle.at("A1"), ships=(gate,)
    )
    battle.act(away)
    assert battle.is_in(gate, "A1")
    battle.act(battle.move("B:O", frigate, "D4"))
    battle.act(battle.again(frigate, "E4"))
    assert battle.is_in(frigate, "E4")
    assert places(battle) == [battle.at("C3"), battle.at("D4")]


@pytest.mark.rule("FC-SCEN-RESCUE-18", "FC-SCEN-RESCUE-16")
def test_a_ship_sent_back_out_of_a_gravity_field_keeps_its_container() -> None:
    battle = rescue("C3", "C3")
    ship = battle.ship("p1", "destroyer", "C3")
    weak = battle.ship("p1", "destroyer", "C3", hull=1)
    battle.special("C4", "gravity_field")
    begun(battle, "B:O")
    battle.act(battle.move("B:O", (ship, weak), "C4", containers=2), "S")
    assert battle.is_in(ship, "C3")
    assert battle.hull(weak) == 0
    assert sorted(places(battle), key=str) == [battle.at("C3"), battle.at("C4")]


def test_the_board_in_words_says_where_containers_lie() -> None:
    battle = rescue("C3", "C3")
    keys = [text.key for text in describe(battle.view())]
    assert "map-containers" in keys
    assert "objective-rescue" in keys
