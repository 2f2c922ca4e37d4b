"""Attacks, support, ranged attacks and multipoint weapons."""

from typing import Any

import pytest

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.fights import duel


@pytest.mark.rule("FC-ATTACK-01", "FC-ATTACK-05", "FC-ATTACK-06", "FC-TURN-07")
def test_a_red_die_lets_the_ships_of_a_sector_attack_an_adjacent_ship() -> None:
    battle, _, foe = duel()
    battle.ships("p1", "frigate", "C3", 3)
    battle.act(battle.attack("R:O", "C3", "C2", foe))
    assert battle.hull(foe) == 24 - 2 - 3
    assert battle.commander().reserve == [3, 3, 3]


@pytest.mark.rule("FC-ATTACK-01", "FC-DICE-07")
def test_an_attack_follows_the_direction_of_its_red_die() -> None:
    battle, _, foe = duel("R:D B:O")
    assert battle.refused(battle.attack("R:D", "C3", "C2", foe)) == "FC-ATTACK-01"
    assert battle.refused(battle.attack("R:O", "C3", "C2", foe)) == "FC-ATTACK-01"
    assert battle.refused(battle.attack("B:O", "C3", "C2", foe)) == "FC-DICE-07"
    assert battle.refused(battle.attack("R:D", "E5", "E4", foe)) == "FC-TURN-05"
    slanting = battle.ship("p2", "frigate", "D2")
    assert battle.refused(battle.attack("R:D", "C3", "D2", slanting)) is None


@pytest.mark.rule("FC-ATTACK-03")
def test_an_attack_has_one_target_and_leaves_others_unharmed() -> None:
    battle, _, foe = duel()
    other = battle.ship("p2", "frigate", "C2")
    battle.act(battle.attack("R:O", "C3", "C2", foe))
    assert battle.hull(other) == 6
    assert battle.refused(battle.attack("R:O", "C3", "C2", 99)) == "FC-ATTACK-01"


@pytest.mark.rule("FC-ATTACK-04")
def test_some_ships_may_hold_fire_in_an_attack_but_not_all() -> None:
    battle, ship, foe = duel()
    frigate = battle.ship("p1", "frigate", "C3")
    held = battle.attack("R:O", "C3", "C2", foe, held=(ship, frigate))
    assert battle.refused(held) == "FC-ATTACK-04"
    for wrong in ((foe,), (99,), (ship, ship)):
        strange = battle.attack("R:O", "C3", "C2", foe, held=wrong)
        assert battle.refused(strange) == "FC-ATTACK-04", wrong
    step = battle.act(battle.attack("R:O", "C3", "C2", foe, held=(ship,)))
    assert told(step, e.Attacked)[0].strike.ships == (frigate,)
    assert battle.hull(foe) == 23


@pytest.mark.rule("FC-ATTACK-02")
def test_target_support_answer_and_damage_come_in_this_order() -> None:
    battle = Battle(mode="teams_of_four")
    mine = battle.ship("p1", "destroyer", "C3")
    near = battle.ship("p1", "frigate", "D2")
    ally = battle.ship("p3", "destroyer", "B1")
    target = battle.ship("p2", "destroyer", "C2")
    battle.ship("p2", "cruiser", "C2")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="G:D")
    step = battle.act(battle.attack("R:O", "C3", "C2", target))
    (told_first,) = step.events
    assert isinstance(told_first, e.Attacked)
    strike = told_first.strike
    assert (strike.target, strike.ships, strike.supports) == (target, (mine,), (near,))
    answers: tuple[tuple[str, type[Any], type[Any], dict[str, Any]], ...] = (
        ("p2", d.RedirectDecision, a.ReplyRedirect, {"ship": None}),
        ("p3", d.SupportDecision, a.Support, {"ships": (ally,)}),
        ("p2", d.ReactDecision, a.RaiseShields, {"shields": (battle.shield("G:D", "B1"),)}),
    )
    for seat, question, answer, given in answers:
        asked = battle.asked()
        assert isinstance(asked, question)
        assert (asked.seat, battle.hull(target)) == (seat, 12), "no damage before all answers"
        step = battle.answer(answer, **given)
    assert [type(event) for event in step.events] == [e.Shielded, e.Damaged]
    assert battle.hull(target) == 12 - 2 - 1, "the shield stops the ally, who supported"


@pytest.mark.rule("FC-ATTACK-02")
def test_an_attack_is_announced_before_its_damage() -> None:
    battle, _, foe = duel()
    step = battle.act(battle.attack("R:O", "C3", "C2", foe))
    assert [type(event) for event in step.events] == [e.Attacked, e.Damaged]


@pytest.mark.rule("FC-ATTACK-07", "FC-ATTACK-08")
def test_a_ship_without_hull_is_removed_and_the_rest_of_the_damage_is_lost() -> None:
    battle, _, foe = duel(mine="battleship")
    weak = battle.ship("p2", "frigate", "D3", hull=1)
    other = battle.ship("p2", "frigate", "D3")
    battle.act(battle.attack("R:O", "C3", "D3", weak))
    assert battle.hull(weak) == 0
    assert battle.place(weak) is None
    assert battle.hull(other) == 6
    assert battle.hull(foe) == 24


@pytest.mark.rule("FC-ATTACK-09")
def test_the_same_ships_attack_again_with_another_die() -> None:
    battle, _, foe = duel("R:O R:O")
    battle.act(battle.attack("R:O", "C3", "C2", foe))
    battle.act(battle.attack("R:O", "C3", "C2", foe))
    assert battle.hull(foe) == 20


@pytest.mark.rule("FC-ATTACK-10")
def test_a_player_cannot_attack_own_ships() -> None:
    battle, _, _ = duel()
    own = battle.ship("p1", "frigate", "D3")
    assert battle.refused(battle.attack("R:O", "C3", "D3", own)) == "FC-ATTACK-10"


@pytest.mark.rule("FC-ATTACK-11")
def test_firepower_does_not_drop_as_hull_is_lost() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3", hull=1)
    foe = battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "R:O")
    battle.act(battle.attack("R:O", "C3", "C2", foe))
    assert battle.hull(foe) == 20


@pytest.mark.rule("FC-SUPPORT-01", "FC-SUPPORT-02", "FC-SUPPORT-03")
def test_every_ship_beside_the_target_supports_each_attack_at_no_cost() -> None:
    battle, _, foe = duel("R:O R:O")
    battle.ship("p1", "frigate", "B1")
    battle.ship("p1", "cruiser", "D2")
    battle.ship("p1", "battleship", "C5")
    battle.act(battle.attack("R:O", "C3", "C2", foe))
    assert battle.hull(foe) == 24 - (2 + 1 + 3)
    battle.act(battle.attack("R:O", "C3", "C2", foe))
    assert battle.hull(foe) == 24 - 2 * (2 + 1 + 3)


@pytest.mark.rule("FC-SUPPORT-04")
def test_each_ship_may_support_or_hold_fire_by_itself() -> None:
    battle, _, foe = duel()
    first = battle.ship("p1", "frigate", "B1")
    battle.ship("p1", "cruiser", "D2")
    battle.act(battle.attack("R:O", "C3", "C2", foe, held=(first,)))
    assert battle.hull(foe) == 24 - (2 + 3)


def test_of_equal_attacks_only_the_one_with_the_cheapest_dice_is_offered() -> None:
    battle, _, _ = duel("R:O R:O R:M", "cruiser")
    far = battle.ship("p2", "frigate", "C5")
    offered = [one for one in battle.suggested() if isinstance(one, a.Attack) and one.target == far]
    assert [one.dice for one in offered] == [("R:O", "R:O")]


def test_an_attack_without_support_is_also_offered_if_the_enemy_could_strike_back() -> None:
    battle, _, foe = duel("R:O", "cruiser")
    helper = battle.ship("p1", "frigate", "B1")
    offered = [one for one in battle.suggested() if isinstance(one, a.Attack)]
    assert [one.held for one in offered if one.target == foe] == [()]
    for bridge in ("R:S", "B:S G:S R:S"):
        battle.dice("p2", bridge=bridge)
        offered = [one for one in battle.suggested() if isinstance(one, a.Attack)]
        assert [one.held for one in offered if one.target == foe] == [(), (helper,)]


def test_no_attack_on_an_ally_is_offered() -> None:
    battle, _, foe = duel("R:M", "cruiser", mode="teams_of_four")
    battle.ship("p3", "frigate", "D2")
    offered = [one for one in battle.suggested() if isinstance(one, a.Attack)]
    assert {one.target for one in offered} == {foe}
