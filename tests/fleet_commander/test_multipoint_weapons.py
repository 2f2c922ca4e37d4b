"""Multipoint weapons of a destroyer alone in its sector."""

import pytest

from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.fights import duel, seconds


@pytest.mark.rule("FC-ABILITY-10", "FC-ABILITY-11", "FC-ABILITY-12")
def test_a_lone_destroyer_fires_over_two_sectors_with_one_die() -> None:
    battle, ship, _ = duel("R:O")
    far = battle.ship("p2", "frigate", "C5")
    battle.ship("p1", "cruiser", "D5")
    through = battle.attack("R:O", "C3", "C4 C5", far, twice=True)
    assert through in battle.suggested()
    battle.act(through)
    assert battle.hull(far) == 4
    assert battle.is_in(ship, "C3")
    assert battle.open.turn.again is None, "it is one attack"


@pytest.mark.rule("FC-ABILITY-11", "FC-ABILITY-12")
def test_one_die_fires_over_two_sectors_straight_and_through_an_empty_sector() -> None:
    battle, _, _ = duel("R:O")
    far = battle.ship("p2", "frigate", "D5")
    slanting = battle.attack("R:O", "C3", "C4 D5", far, twice=True)
    assert battle.refused(slanting) == "FC-RANGE-02"
    straight = battle.ship("p2", "frigate", "C5")
    battle.ship("p2", "frigate", "C4")
    blocked = battle.attack("R:O", "C3", "C4 C5", straight, twice=True)
    assert battle.refused(blocked) == "FC-RANGE-04"


@pytest.mark.rule("FC-ABILITY-10")
def test_multipoint_weapons_need_a_destroyer_alone_in_its_sector() -> None:
    battle, _, _ = duel("R:O")
    far = battle.ship("p2", "frigate", "C5")
    through = battle.attack("R:O", "C3", "C4 C5", far, twice=True)
    assert battle.refused(through) is None
    battle.ship("p1", "frigate", "C3")
    assert battle.refused(through) == "FC-ABILITY-10"
    other, _, _ = duel("R:O", "cruiser")
    far = other.ship("p2", "frigate", "C5")
    through = other.attack("R:O", "C3", "C4 C5", far, twice=True)
    assert other.refused(through) == "FC-ABILITY-10"


@pytest.mark.rule("FC-ABILITY-13", "FC-ABILITY-14")
def test_a_lone_destroyer_attacks_two_ships_of_a_sector_without_support() -> None:
    battle, ship, foe = duel("R:O")
    other = battle.ship("p2", "frigate", "C2")
    elsewhere = battle.ship("p2", "frigate", "D3")
    battle.ship("p1", "cruiser", "B2")
    battle.act(battle.attack("R:O", "C3", "C2", foe, twice=True))
    assert battle.hull(foe) == 22
    assert battle.refused(a.AttackAgain(target=foe)) == "FC-ABILITY-14"
    assert battle.refused(a.AttackAgain(target=elsewhere)) == "FC-ATTACK-01"
    assert seconds(battle) == [a.AttackAgain(target=other)]
    assert battle.refused(battle.again(ship, "B3")) == "FC-ABILITY-01"
    battle.act(a.AttackAgain(target=other))
    assert battle.hull(other) == 4
    assert battle.refused(a.AttackAgain(target=foe)) == "FC-ABILITY-13"


@pytest.mark.rule("FC-ABILITY-14")
def test_a_pair_of_attacks_needs_two_targets_in_the_sector() -> None:
    battle, _, foe = duel("R:O")
    assert battle.refused(battle.attack("R:O", "C3", "C2", foe, twice=True)) == "FC-ABILITY-14"


@pytest.mark.rule("FC-ABILITY-15", "FC-REACT-03")
def test_each_attack_of_a_pair_may_be_answered() -> None:
    battle, _, foe = duel("R:O")
    other = battle.ship("p2", "frigate", "C2")
    battle.dice("p2", bridge="G:O R:S")
    battle.act(battle.attack("R:O", "C3", "C2", foe, twice=True))
    battle.answer(a.RaiseShields, shields=(battle.shield("G:O", "C3"),))
    assert battle.hull(foe) == 24
    battle.act(a.AttackAgain(target=other))
    battle.answer(a.CounterAttack, ship=0)
    assert battle.hull(other) == 4
    assert battle.hull(0) == 12 - 5


@pytest.mark.rule("FC-ABILITY-13")
def test_a_destroyer_lost_after_the_first_attack_of_a_pair_makes_no_second() -> None:
    battle, ship, foe = duel("R:O")
    other = battle.ship("p2", "frigate", "C2")
    battle.ship("p1", "battleship", "A5")
    battle.change(ship, hull=2)
    battle.dice("p2", bridge="R:S")
    battle.act(battle.attack("R:O", "C3", "C2", foe, twice=True))
    battle.answer(a.CounterAttack, ship=ship)
    assert battle.place(ship) is None
    assert battle.refused(a.AttackAgain(target=other)) == "FC-ABILITY-13"
    assert seconds(battle) == []


@pytest.mark.rule("FC-ABILITY-13", "FC-ABILITY-16")
def test_an_attack_played_as_a_single_one_allows_no_second_attack() -> None:
    battle, _, foe = duel("R:O")
    other = battle.ship("p2", "frigate", "C2")
    battle.act(battle.attack("R:O", "C3", "C2", foe))
    assert battle.refused(a.AttackAgain(target=other)) == "FC-ABILITY-13"
    assert seconds(battle) == []


@pytest.mark.rule("FC-ABILITY-13", "FC-ATTACK-10")
def test_a_second_attack_cannot_hit_own_ships_that_took_the_place_of_fled_enemies() -> None:
    battle, _, foe = duel("R:O")
    other = battle.ship("p2", "frigate", "C2")
    friend = battle.ship("p1", "frigate", "A1")
    battle.act(battle.attack("R:O", "C3", "C2", foe, twice=True))
    battle.change(foe, at=battle.at("D1"))
    battle.change(other, at=battle.at("D1"))
    battle.change(friend, at=battle.at("C2"))
    assert battle.refused(a.AttackAgain(target=friend)) == "FC-ATTACK-10"
    assert seconds(battle) == []


@pytest.mark.rule("FC-ABILITY-16")
def test_a_lone_destroyer_may_attack_once_with_support() -> None:
    battle, _, foe = duel("R:O")
    battle.ship("p2", "frigate", "C2")
    battle.ship("p1", "cruiser", "B2")
    battle.act(battle.attack("R:O", "C3", "C2", foe))
    assert battle.hull(foe) == 24 - 2 - 3


@pytest.mark.rule("FC-ABILITY-17")
def test_a_die_played_twice_covers_two_steps_and_joins_no_other_dice() -> None:
    battle, _, _ = duel("R:O R:O")
    far = battle.ship("p2", "frigate", "D5")
    three = battle.attack("R:O", "C3", "C4 D4 D5", far, twice=True)
    assert battle.refused(three) == "FC-ABILITY-17"
    joined = battle.attack("R:O R:O", "C3", "C4 D4 D5", far, twice=True)
    assert battle.refused(joined) == "FC-ABILITY-17"
    near = battle.ship("p2", "frigate", "C5")
    both = battle.attack("R:O R:O", "C3", "C4 C5", near, twice=True)
    assert battle.refused(both) == "FC-ABILITY-17"
