"""The order of suggested shots: those that win, those that destroy, those that surely damage."""

import pytest

from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.judgement.candidates import weighed
from engine.games.fleet_commander.judgement.certainty import destroys, surely_passes
from engine.games.fleet_commander.judgement.reckoning import intents
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.guided import guided
from tests.fleet_commander.test_plans import said


def fourth_round() -> Battle:
    """A first game in its fourth round: p2 has shields for two sectors, p1 can fire from three."""
    battle = Battle()
    battle.special("A3", "asteroid_field")
    battle.special("E3", "asteroid_field")
    battle.ship("p1", "battleship", "C4", hull=18)
    for sort, at in (("destroyer", "B5"), ("destroyer", "D5")):
        battle.ship("p1", sort, at)
    battle.ships("p1", "frigate", "B4", 2)
    battle.ships("p1", "frigate", "E5", 2)
    battle.ship("p2", "battleship", "C3")
    battle.ship("p2", "destroyer", "B1", hull=9)
    battle.ship("p2", "destroyer", "C2", hull=7)
    battle.ship("p2", "frigate", "C3")
    battle.ship("p2", "frigate", "A1")
    battle.ships("p2", "frigate", "E1", 2)
    battle.dice("p1", "R:M B:O", bridge="B:D G:D")
    battle.dice("p2", bridge="G:O G:M")
    battle.open.round = 4
    return battle


@pytest.mark.rule("FC-SHIELD-02", "FC-SHIELD-04")
def test_a_shot_that_shields_may_stop_comes_after_one_that_does_damage_for_certain() -> None:
    view = fourth_round().view()
    shots = [one.actions for one in GAME.plans(view) if isinstance(one.actions[-1], a.Attack)]
    passes = [surely_passes(view, actions) > 0 for actions in shots]
    assert {*passes} == {True, False}
    assert passes == sorted(passes, reverse=True)
    led = guided(view, "support")
    assert led.ready
    assert surely_passes(view, led.plans[0].actions) > 0


@pytest.mark.rule("FC-ATTACK-07", "FC-SHIELD-05")
def test_the_first_shot_suggested_is_one_that_destroys_its_target_for_certain() -> None:
    battle = Battle(hidden_deployment=True)
    for at in ("B4", "C4", "D4"):
        battle.ship("p1", "battleship", at)
    battle.ship("p1", "cruiser", "D3")
    weak = battle.ship("p2", "frigate", "B3", hull=1)
    battle.ship("p2", "battleship", "C3")
    battle.ship("p2", "battleship", "E1")
    battle.dice("p1", "R:O")
    first, *others = GAME.plans(battle.view())
    (shot,) = first.actions
    assert isinstance(shot, a.Attack)
    assert shot.target == weak
    assert destroys(battle.view(), first.actions)
    gains = {one.actions: one.gain for one in intents(battle.view())}
    assert any(gains[one.actions] > gains[first.actions] for one in others), (
        "another shot gains more"
    )


def last_ship(hull: int = 5) -> Battle:
    """A battle that p2 loses if its battleship, which has *hull* points left, is destroyed."""
    battle = Battle()
    battle.ship("p1", "destroyer", "C4")
    battle.ship("p1", "destroyer", "D4")
    battle.ship("p1", "battleship", "A5")
    battle.ship("p2", "battleship", "C3", hull=hull)
    battle.ship("p2", "frigate", "D3", hull=1)
    battle.ship("p2", "frigate", "A1")
    battle.commander("p2").points = 12
    battle.dice("p1", "R:O R:D")
    return battle


@pytest.mark.rule("FC-END-01", "FC-END-02")
def test_a_winning_plan_is_first_and_says_that_it_wins() -> None:
    battle = last_ship(hull=4)
    (label, about), *_ = said(battle)
    assert label == "Destroyer 1 (C4) fires on enemy battleship (C3)"
    assert about.endswith("· wins the battle · hull 4 → 0; no answer is possible")
    assert said(battle, "fr")[0][1].endswith(
        "· gagne la bataille · coque\u00a04\u00a0→\u00a00\u202f; sans réponse possible"
    )
    battle.dice("p2", bridge="G:M")
    assert said(battle)[0][1].endswith(
        "· wins the battle unless answered · 4 damage; a shield can stop 2: hull 4 → 2"
    )
    assert "· victoire, sauf réponse · 4 dégâts\u202f; un bouclier" in said(battle, "fr")[0][1]
    assert not any("wins" in one for _, one in said(last_ship(hull=9)))


@pytest.mark.rule("FC-RANGE-01", "FC-ATTACK-09")
def test_a_shot_from_afar_is_suggested_only_if_there_is_no_other_shot() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C4")
    battle.ship("p1", "frigate", "B4")
    battle.ship("p1", "battleship", "E5")
    battle.ship("p2", "destroyer", "C3", hull=6)
    battle.ship("p2", "battleship", "B2")
    battle.ship("p2", "battleship", "A1")
    battle.dice("p1", "R:O R:O R:O")
    told = [label for label, _ in said(battle)]
    assert len(told) >= 2
    assert not any("at range" in one for one in told)
    battle.change(3, at=battle.at("E1"))
    battle.change(2, at=battle.at("A5"))
    assert any("at range" in label for label, _ in said(battle)), "if there is nothing else"


@pytest.mark.rule("FC-ATTACK-09")
def test_two_shots_that_destroy_a_ship_together_are_one_plan() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C4")
    battle.ship("p1", "cruiser", "D4")
    battle.ship("p2", "destroyer", "C3", hull=10)
    battle.ship("p2", "battleship", "A1")
    battle.dice("p1", "R:O R:O R:O")
    (label, about), *_ = said(battle)
    assert label == "Two shots on enemy destroyer (C3) from C4"
    assert about.replace("\u2060", "") == (
        "Uses 🔴✚ 🔴✚, 🔴✚ left · hull 10 → 5 → 0; no answer is possible"
    )
    first, second = next(iter(GAME.plans(battle.view()))).actions
    battle.act(first)
    battle.act(second)
    assert battle.hull(2) == 0
    battle.dice("p1", "R:O")
    battle.change(2, hull=10, at=battle.at("C3"))
    assert not any("Two shots" in label for label, _ in said(battle)), "one die is left"


@pytest.mark.rule("FC-SPECIAL-06")
def test_a_plan_may_turn_a_die_for_one_of_two_shots() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    battle.ship("p2", "destroyer", "D4", hull=6)
    battle.ship("p2", "battleship", "E1")
    battle.dice("p1", "R:O R:D R:S")
    (plan, *_) = GAME.plans(battle.view())
    assert said(battle)[0][0] == "Two shots on enemy destroyer (D4) from C3"
    assert {one.dice for one in plan.actions if isinstance(one, a.Attack)} == {
        ("R:D",),
        ("R:O>D",),
    }
    battle.dice("p1", "R:O R:O R:S")
    assert not any("Two shots" in one for one, _ in said(battle)), "one special turns one die"
    battle.dice("p1", "R:O R:O R:S R:S")
    assert said(battle)[0][0] == "Two shots on enemy destroyer (D4) from C3"


@pytest.mark.rule("FC-WEAPON-16", "FC-SPECIAL-02")
def test_a_weapon_may_be_the_second_of_two_shots() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C5", weapon="vortex_missiles")
    battle.ship("p1", "destroyer", "C4")
    battle.ship("p1", "destroyer", "D5")
    target = battle.ship("p2", "frigate", "D3", hull=5)
    battle.ship("p2", "battleship", "B1")
    battle.dice("p1", "R:D R:S B:S")
    battle.dice("p2", bridge="R:S")
    (label, about), *_ = said(battle)
    wanted = "Two shots on enemy frigate (D3): from D5, then vortex missiles"
    assert label == wanted, "the shooter to which nobody strikes back"
    assert about.replace("\u2060", "") == (
        "Uses 🔴✕ 🔴★ 🔵★, none left · hull 5 → 3 → 0; no answer is possible"
    )
    french = "Deux tirs sur la frégate ennemie (D3)\u00a0: depuis D5, puis missiles vortex"
    assert said(battle, "fr")[0][0] == french
    gains = [one.gain for one in weighed(battle.view()) if one.points > 0]
    assert min(gains) > 0, "though all other enemies are far"
    for action in next(iter(GAME.plans(battle.view()))).actions:
        battle.act(action)
    assert battle.hull(target) == 0
    battle.dice("p1", "R:D R:S")
    battle.change(target, hull=5, at=battle.at("D3"))
    assert not any("Two shots" in one for one, _ in said(battle)), "a weapon takes two specials"


@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_text_of_the_first_of_two_shots_with_dice_and_answers_fits_in_100_characters(
    code: str,
) -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C5", weapon="vortex_missiles")
    battle.ship("p1", "destroyer", "C4")
    battle.ship("p2", "frigate", "C3", hull=6)
    battle.ship("p2", "battleship", "B1")
    battle.dice("p1", "R:M R:S B:S")
    battle.dice("p2", bridge="G:M B:S R:S")
    first = {"en": "first of two shots", "fr": "1er tir"}[code]
    told = [about for label, about in said(battle, code) if label.endswith(first)]
    assert told
    assert all(len(about) <= 100 for about in told)


@pytest.mark.rule("FC-SPECIAL-11")
def test_two_shots_destroy_nothing_for_certain_if_the_target_may_retreat_after_the_first() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C4")
    target = battle.ship("p2", "destroyer", "C3", hull=4)
    battle.ship("p2", "battleship", "A1")
    battle.dice("p1", "R:O R:O")
    shot = battle.attack("R:O", "C4", "C3", target)
    assert destroys(battle.view(), [shot, shot])
    battle.dice("p2", bridge="B:S")
    assert not destroys(battle.view(), [shot, shot])


@pytest.mark.rule("FC-SPECIAL-17", "FC-SPECIAL-19")
def test_two_shots_destroy_nothing_for_certain_if_striking_back_may_prevent_the_second() -> None:
    battle = Battle()
    shooter = battle.ship("p1", "battleship", "C4", weapon="proton_ray", hull=7)
    target = battle.ship("p2", "destroyer", "C3", hull=8)
    battle.ship("p2", "battleship", "C3")
    battle.ship("p2", "battleship", "A1")
    battle.dice("p1", "R:O R:O R:S B:S")
    battle.dice("p2", bridge="R:S")
    shot = battle.attack("R:O", "C4", "C3", target)
    weapon = a.FireWeapon(ship=shooter, specials=("R:S", "B:S"), target=target)
    pairs = [(shot, shot), (shot, weapon)]
    assert all(destroys(battle.view(), pair) for pair in pairs), "6 damage do not destroy it"
    battle.change(shooter, hull=6)
    assert not any(destroys(battle.view(), pair) for pair in pairs)


@pytest.mark.rule("FC-SECTOR-19", "FC-SHIELD-02")
def test_two_shots_into_a_gas_cloud_destroy_nothing_for_certain_due_to_cloud_dice() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C4")
    battle.ship("p1", "destroyer", "D4")
    target = battle.ship("p2", "battleship", "C3", hull=4)
    battle.dice("p1", "R:O R:D")
    battle.dice("p2", bridge="G:O G:O G:O")
    pair = [battle.attack("R:O", "C4", "C3", target), battle.attack("R:D", "D4", "C3", target)]
    assert destroys(battle.view(), pair), "each shield stops two of four"
    battle.special("C3", "gas_cloud")
    assert not destroys(battle.view(), pair)


def test_plans_fire_one_weapon_at_no_more_than_two_of_the_ships_in_its_reach() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C5", weapon="vortex_missiles")
    battle.ship("p1", "destroyer", "C4")
    for sort, at in (
        ("battleship", "B2"),
        ("destroyer", "D1"),
        ("frigate", "A1"),
        ("cruiser", "E2"),
    ):
        battle.ship("p2", sort, at)
    battle.dice("p1", "R:S B:S")
    fired = [one for one, _ in said(battle) if one.startswith("Vortex missiles")]
    menus = [one for one in GAME.suggest(battle.view()) if isinstance(one, a.FireWeapon)]
    assert (len(fired), len(menus)) == (2, 4)
