"""Ranged attacks: their dice, ways and limits."""

import pytest

from bot.words.language import learn, voice
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.fights import duel

learn(GAME)


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


@pytest.mark.rule("FC-RANGE-07", "FC-SUPPORT-05")
def test_the_preview_of_a_ranged_attack_tells_its_way_and_its_limits_once() -> None:
    battle, _, _ = duel(mine="destroyer")
    battle.change(0, at=battle.at("C4"))
    shot = battle.attack("R:O", "C4", "C3 C2", 1)
    said = voice("en", GAME.slug)
    told = [said.say(one, plain=True) for one in GAME.words.consequences(battle.view(), shot)]
    assert told[1:] == [
        "Ranged attack over C3: a destroyer alone in its sector plays this die twice; "
        "no support, no counter-attack"
    ]
