"""Reactions to an attack: the player who answers, how often, retreats and counter-attacks."""

import pytest

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.under_fire import under_fire


@pytest.mark.rule("FC-REACT-02", "FC-DICE-08")
def test_no_reaction_is_asked_for_without_a_stored_die_that_allows_one() -> None:
    battle, _, target = under_fire("R:O B:M G:S")
    assert not battle.is_asked()
    assert battle.hull(target) == 24 - 5


@pytest.mark.rule("FC-REACT-02")
def test_only_dice_stored_on_the_bridge_answer_an_attack() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    target = battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "R:O")
    battle.dice("p2", rolled="G:O R:S B:S")
    battle.act(battle.attack("R:O", "C3", "C2", target))
    assert not battle.is_asked()


@pytest.mark.rule("FC-REACT-01")
def test_only_one_reaction_answers_an_attack() -> None:
    battle, _, target = under_fire("G:O R:S B:S")
    battle.answer(a.RaiseShields, shields=(battle.shield("G:O", "C3"),))
    assert not battle.is_asked()
    assert battle.bridge("p2") == ["B:S", "R:S"]
    assert battle.hull(target) == 21


@pytest.mark.rule("FC-REACT-01")
def test_a_player_may_decline_to_react() -> None:
    battle, _, target = under_fire("G:O")
    battle.answer(a.TakeHit)
    assert battle.hull(target) == 19
    assert battle.bridge("p2") == ["G:O"]


@pytest.mark.rule("FC-REACT-03")
def test_each_attack_may_be_answered_by_a_different_reaction() -> None:
    battle, _, target = under_fire("G:O R:S")
    battle.answer(a.RaiseShields, shields=(battle.shield("G:O", "C3"),))
    battle.act(battle.attack("R:M", "C3", "C2", target))
    battle.answer(a.CounterAttack, ship=0)
    assert battle.hull(0) == 12 - 4


@pytest.mark.rule("FC-REACT-04")
def test_only_the_owner_of_the_target_answers() -> None:
    battle, _, _ = under_fire("G:O")
    asked = battle.asked()
    assert asked.seat == "p2"
    assert battle.game.to_act(battle.state) == ("p2",)
    assert battle.refused(a.TakeHit(decision=asked.id), "p1") == "FC-REACT-04"
    assert battle.refused(a.EndTurn(), "p1") == "FC-TURN-01"


@pytest.mark.rule("FC-SPECIAL-11", "FC-SPECIAL-12", "FC-SPECIAL-13")
def test_a_retreat_comes_after_the_damage_and_moves_all_ships_of_the_sector() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    target = battle.ship("p2", "battleship", "C2")
    escort = battle.ship("p2", "frigate", "C2")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="B:S")
    battle.act(battle.attack("R:O", "C3", "C2", target))
    step = battle.answer(a.Retreat, to=battle.at("B1"))
    assert battle.hull(target) == 22
    assert battle.is_in(target, "B1")
    assert battle.is_in(escort, "B1")
    assert battle.commander("p2").reserve == [3, 3, 3]
    kinds = [type(event) for event in step.events]
    assert kinds == [e.Damaged, e.Moved]


@pytest.mark.rule("FC-SPECIAL-13", "FC-AMB-09")
def test_only_surviving_ships_retreat_and_count_for_the_room_they_need() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    weak = battle.ship("p2", "cruiser", "C2", hull=1)
    escort = battle.ship("p2", "destroyer", "C2", hull=1)
    battle.ship("p2", "cruiser", "B1")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="B:S")
    battle.act(battle.attack("R:O", "C3", "C2", weak))
    battle.answer(a.Retreat, to=battle.at("B1"))
    assert battle.place(weak) is None
    assert battle.is_in(escort, "B1")


@pytest.mark.rule("FC-SPECIAL-14")
def test_a_retreat_leads_to_any_adjacent_sector_without_an_enemy() -> None:
    battle, _, target = under_fire("B:S")
    ways = {one.to for one in battle.suggested("p2") if isinstance(one, a.Retreat)}
    free = {battle.at(name) for name in ("B1", "C1", "D1", "B2", "B3", "D3")}
    assert ways == free
    assert battle.refuses(a.Retreat, to=battle.at("C3")) == "FC-SPECIAL-14"
    assert battle.refuses(a.Retreat, to=battle.at("A5")) == "FC-SPECIAL-14"
    assert battle.is_in(target, "C2")


@pytest.mark.rule("FC-SPECIAL-14", "FC-WEAPON-09")
def test_a_retreat_does_not_enter_an_interdictor() -> None:
    battle, _, _ = under_fire("B:S")
    launcher = battle.ship("p1", "battleship", "E5", weapon="interdictor")
    battle.interdictor(launcher, "B1")
    assert battle.refuses(a.Retreat, to=battle.at("B1")) == "FC-SPECIAL-14"
    assert battle.refuses(a.Retreat, to=battle.at("C1")) is None


@pytest.mark.rule("FC-SPECIAL-15")
def test_a_retreat_enters_asteroids_and_gas_but_no_gravity_field() -> None:
    battle, _, target = under_fire("B:S")
    battle.special("B1", "gravity_field")
    battle.special("C1", "gas_cloud")
    battle.special("D1", "asteroid_field")
    assert battle.refuses(a.Retreat, to=battle.at("B1")) == "FC-SPECIAL-14"
    assert battle.refuses(a.Retreat, to=battle.at("C1")) is None
    battle.answer(a.Retreat, "S", to=battle.at("D1"))
    assert battle.hull(target) == 24 - 5 - 4


@pytest.mark.rule("FC-SPECIAL-15")
def test_no_retreat_is_offered_if_no_adjacent_sector_is_free() -> None:
    battle = Battle(zones=((1, 2),))
    battle.ship("p1", "destroyer", "A1")
    target = battle.ship("p2", "battleship", "B1")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="B:S")
    battle.act(battle.attack("R:O", "A1", "B1", target))
    assert not battle.is_asked()
    assert battle.bridge("p2") == ["B:S"]


@pytest.mark.rule("FC-SPECIAL-15")
@pytest.mark.parametrize(("hull", "asked"), [(5, False), (6, True)])
def test_no_retreat_is_offered_if_the_hit_destroys_every_ship_of_the_sector(
    hull: int, asked: bool
) -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p1", "cruiser", "D2")
    target = battle.ship("p2", "destroyer", "C2", hull=hull)
    battle.ship("p2", "battleship", "A5")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="B:S")
    battle.act(battle.attack("R:O", "C3", "C2", target))
    assert battle.is_asked() == asked
    assert battle.hull(target) == (hull if asked else 0)


@pytest.mark.rule("FC-ABILITY-04")
def test_frigates_alone_in_a_sector_retreat_without_damage() -> None:
    battle, _, target = under_fire("B:S", "frigate", abilities=True)
    battle.answer(a.Retreat, to=battle.at("B1"))
    assert battle.hull(target) == 6
    assert battle.is_in(target, "B1")


@pytest.mark.rule("FC-ABILITY-04")
def test_a_lone_frigate_retreats_unharmed_even_from_a_fatal_hit() -> None:
    battle, _, target = under_fire("B:S", "frigate", abilities=True)
    battle.change(target, hull=1)
    battle.answer(a.Retreat, to=battle.at("B1"))
    assert battle.hull(target) == 1
    assert battle.is_in(target, "B1")


@pytest.mark.rule("FC-ABILITY-04")
def test_frigates_with_another_ship_are_hit_before_they_retreat() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    target = battle.ship("p2", "frigate", "C2")
    battle.ship("p2", "destroyer", "C2")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="B:S")
    battle.act(battle.attack("R:O", "C3", "C2", target))
    battle.answer(a.Retreat, to=battle.at("B1"))
    assert battle.hull(target) == 4


@pytest.mark.rule("FC-SPECIAL-16", "FC-SPECIAL-17", "FC-SPECIAL-18")
def test_a_counter_attack_follows_the_full_damage_and_fires_with_the_whole_sector() -> None:
    battle = Battle()
    ship = battle.ship("p1", "battleship", "C3")
    target = battle.ship("p2", "destroyer", "C2")
    battle.ship("p2", "cruiser", "B2")
    battle.ships("p2", "frigate", "C2", 2)
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="R:S")
    battle.act(battle.attack("R:O", "C3", "C2", target))
    battle.answer(a.CounterAttack, ship=ship)
    assert battle.hull(target) == 12 - 4
    assert battle.hull(ship) == 24 - (2 + 1 + 1)
    assert battle.commander("p2").reserve == [3, 3, 3]


@pytest.mark.rule("FC-SPECIAL-19", "FC-REACT-05")
def test_ships_destroyed_by_the_attack_still_join_the_counter_attack() -> None:
    battle, ship, target = under_fire("R:S", "frigate")
    other = battle.ship("p2", "cruiser", "C2")
    battle.change(target, hull=5)
    step = battle.answer(a.CounterAttack, ship=ship)
    assert battle.place(target) is None
    assert battle.hull(ship) == 12 - 4
    assert battle.hull(other) == 18
    order = [type(event) for event in step.events]
    assert order == [e.Damaged, e.CounterAttacked, e.Damaged, e.ShipDestroyed]


@pytest.mark.rule("FC-SPECIAL-20")
def test_nothing_answers_a_counter_attack() -> None:
    battle, ship, _ = under_fire("R:S")
    battle.dice("p1", bridge="G:M B:S R:S")
    battle.answer(a.CounterAttack, ship=ship)
    assert not battle.is_asked()
    assert battle.hull(ship) == 8


@pytest.mark.rule("FC-SPECIAL-21", "FC-SPECIAL-22")
def test_a_counter_attack_may_hit_a_supporting_ship_but_no_uninvolved_one() -> None:
    battle, ship, _ = under_fire("R:S", "destroyer")
    idle = battle.ship("p1", "frigate", "E5")
    assert battle.refuses(a.CounterAttack, ship=idle) == "FC-SPECIAL-17"
    battle.answer(a.CounterAttack, ship=1)
    assert battle.hull(1) == 18 - 2
    assert battle.hull(ship) == 12


@pytest.mark.rule("FC-SPECIAL-22")
def test_a_counter_attack_has_no_support() -> None:
    battle, ship, _ = under_fire("R:S", "frigate")
    battle.ship("p2", "battleship", "D4")
    battle.answer(a.CounterAttack, ship=ship)
    assert battle.hull(ship) == 11


@pytest.mark.rule("FC-RANGE-07")
def test_a_ranged_attack_allows_shields_and_retreat_but_no_counter_attack() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C4")
    target = battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "R:O R:O")
    battle.dice("p2", bridge="G:O R:S B:S")
    battle.act(battle.attack("R:O R:O", "C4", "C3 C2", target))
    assert battle.refuses(a.RaiseShields, shields=(battle.shield("G:O", "C3"),)) is None
    assert battle.refuses(a.Retreat, to=battle.at("B1")) is None
    assert battle.refuses(a.CounterAttack, ship=0) == "FC-SPECIAL-17"
