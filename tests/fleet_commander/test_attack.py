"""Attacks, support, ranged attacks and multipoint weapons."""

from typing import Any

import pytest

from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import decisions as d
from engine.games.fleet_commander.model import events as e
from tests.fleet_commander.battle import Battle, told


def duel(dice: str = "R:O", mine: str = "destroyer", **options: object) -> tuple[Battle, int, int]:
    """A ship of p1 at C3, south of a battleship of p2 at C2."""
    battle = Battle(**options)
    ship = battle.ship("p1", mine, "C3")
    foe = battle.ship("p2", "battleship", "C2")
    battle.ship("p2", "frigate", "E1")
    battle.dice("p1", dice)
    return battle, ship, foe


def seconds(battle: Battle) -> list[object]:
    """The second attacks offered after the first one of a pair."""
    return [one for one in battle.suggested() if isinstance(one, a.AttackAgain)]


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


@pytest.mark.rule("FC-RANGE-01", "FC-RANGE-02", "FC-SUPPORT-05")
def test_a_ranged_attack_takes_a_die_for_each_step_and_has_no_support() -> None:
    battle, _, foe = duel("R:O R:D")
    far = battle.ship("p2", "frigate", "D5")
    battle.ship("p1", "cruiser", "E5")
    battle.ship("p1", "cruiser", "B4")
    battle.act(battle.attack("R:O R:D", "C3", "C4 D5", far))
    assert battle.hull(far) == 6 - 2
    assert battle.commander().reserve == [3, 3, 3]
    assert battle.hull(foe) == 24


@pytest.mark.rule("FC-RANGE-01", "FC-RANGE-02")
def test_each_step_of_a_ranged_attack_needs_a_die_that_points_that_way() -> None:
    battle, _, _ = duel("R:O R:O")
    far = battle.ship("p2", "frigate", "D5")
    assert battle.refused(battle.attack("R:O R:O", "C3", "C4 D5", far)) == "FC-RANGE-02"
    assert battle.refused(battle.attack("R:O", "C3", "C4 D5", far)) == "FC-RANGE-01"


@pytest.mark.rule("FC-RANGE-03", "FC-RANGE-08")
def test_a_ranged_attack_may_bend_take_a_detour_and_use_its_dice_in_any_order() -> None:
    battle, _, _ = duel("R:O R:D R:D")
    far = battle.ship("p2", "frigate", "D5")
    assert battle.refused(battle.attack("R:D R:O", "C3", "D4 D5", far)) is None
    assert battle.refused(battle.attack("R:O R:D", "C3", "C4 D5", far)) is None
    assert battle.refused(battle.attack("R:D R:D R:O", "C3", "D4 E5 D5", far)) is None


@pytest.mark.rule("FC-RANGE-04", "FC-RANGE-05", "FC-SECTOR-01")
@pytest.mark.parametrize("between", ["p1", "p2", "asteroid_field", "gravity_field", "gas_cloud"])
def test_ships_and_special_sectors_block_a_ranged_attack(between: str) -> None:
    battle, _, _ = duel("R:O R:O")
    far = battle.ship("p2", "frigate", "C5")
    assert battle.refused(battle.attack("R:O R:O", "C3", "C4 C5", far)) is None
    if between in {"p1", "p2"}:
        battle.ship(between, "frigate", "C4")
    else:
        battle.special("C4", between)
    assert battle.refused(battle.attack("R:O R:O", "C3", "C4 C5", far)) == "FC-RANGE-04"


@pytest.mark.rule("FC-RANGE-09")
def test_an_adjacent_ship_cannot_be_attacked_at_range() -> None:
    battle, _, foe = duel("R:O R:D")
    assert battle.refused(battle.attack("R:O R:D", "C3", "D3 C2", foe)) == "FC-RANGE-09"


@pytest.mark.rule("FC-RANGE-11", "FC-ZONES-03")
def test_an_attack_stays_in_its_zone() -> None:
    battle = Battle(zones=((2, 2), (2, 2)))
    battle.ship("p1", "destroyer", "1B2")
    foe = battle.ship("p2", "frigate", "2A1")
    battle.dice("p1", "R:M R:M")
    assert battle.refused(battle.attack("R:M", "1B2", "2A1", foe)) == "FC-ATTACK-01"
    assert battle.refused(battle.attack("R:M R:M", "1B2", "1B1 2A1", foe)) == "FC-RANGE-02"
    assert not [one for one in battle.suggested() if isinstance(one, a.Attack)]


@pytest.mark.rule("FC-RANGE-12")
def test_a_ranged_attack_may_hit_a_target_in_a_special_sector() -> None:
    battle, _, _ = duel("R:O R:O")
    far = battle.ship("p2", "frigate", "C5")
    battle.special("C5", "gas_cloud")
    battle.commander("p2").reserve[2] = 0
    battle.commander("p2").left += ["G:S", "G:S", "G:S"]
    battle.act(battle.attack("R:O R:O", "C3", "C4 C5", far))
    assert battle.hull(far) == 4


@pytest.mark.rule("FC-SPECIAL-06")
def test_a_special_turns_a_die_for_a_step_of_a_ranged_attack() -> None:
    battle, _, _ = duel("R:O R:O R:S")
    far = battle.ship("p2", "frigate", "D5")
    battle.act(battle.attack("R:O R:O>D", "C3", "C4 D5", far))
    assert battle.hull(far) == 4
    assert battle.commander().reserve == [3, 3, 3]


@pytest.mark.rule("FC-ABILITY-12")
def test_a_shot_of_a_lone_destroyer_over_two_sectors_is_answered_as_a_ranged_attack() -> None:
    battle = Battle()
    ship = battle.ship("p1", "destroyer", "C4")
    battle.ship("p1", "cruiser", "D2")
    target = battle.ship("p2", "battleship", "C2")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="G:O R:S B:S")
    step = battle.act(battle.attack("R:O", "C4", "C3 C2", target, twice=True))
    strike = told(step, e.Attacked)[0].strike
    assert (strike.ships, strike.supports) == ((ship,), ()), "without support"
    assert battle.refuses(a.CounterAttack, ship=ship) == "FC-SPECIAL-17"
    assert battle.refuses(a.Retreat, to=battle.at("B1")) is None
    battle.answer(a.RaiseShields, shields=(battle.shield("G:O", "C3"),))
    assert battle.hull(target) == 24, "shielded towards the last sector that it crosses"


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


def test_of_equal_attacks_only_the_one_with_the_cheapest_dice_is_offered() -> None:
    battle, _, _ = duel("R:O R:O R:M", "cruiser")
    far = battle.ship("p2", "frigate", "C5")
    offered = [one for one in battle.suggested() if isinstance(one, a.Attack) and one.target == far]
    assert [one.dice for one in offered] == [("R:O", "R:O")]


def test_ranged_attacks_are_offered_from_every_side_if_a_shield_could_stop_one() -> None:
    battle, _, _ = duel("R:D R:M", "cruiser")
    far = battle.ship("p2", "frigate", "C5")
    battle.dice("p2", bridge="G:O")
    offered = [one for one in battle.suggested() if isinstance(one, a.Attack) and one.target == far]
    sides = {battle.at("B4"), battle.at("D4")}
    assert {one.way[0] for one in offered} == sides
    battle.dice("p2")
    for kind, ways in ((None, 1), ("gas_cloud", 2)):
        if kind is not None:
            battle.special("C5", kind)
        found = [one for one in battle.suggested() if isinstance(one, a.Attack)]
        assert len([one for one in found if one.target == far]) == ways


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
