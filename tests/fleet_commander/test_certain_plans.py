"""Plans say if they destroy a ship whatever the enemy answers, and if they win the battle."""

import pytest

from engine.games.fleet_commander.judgement.certainty import destroys, hit_by
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.guided import guided
from tests.fleet_commander.test_plans import said


def damaged(hull: int = 2) -> Battle:
    """A battleship and, in another sector, two frigates beside a damaged frigate of p2."""
    battle = Battle()
    battle.ship("p1", "battleship", "C4")
    battle.ships("p1", "frigate", "B4", 2)
    battle.ship("p2", "battleship", "C3")
    battle.ship("p2", "frigate", "C3", hull=hull)
    battle.ship("p2", "battleship", "E1")
    battle.dice("p1", "R:O G:D")
    battle.dice("p2", bridge="G:D")
    return battle


SHOT = "The battleship (C4) fires on enemy frigate (C3)"


@pytest.mark.rule("FC-SHIELD-02", "FC-SHIELD-05")
def test_a_shot_that_destroys_its_target_whatever_the_answer_says_so() -> None:
    battle = damaged()
    shot = battle.attack("R:O", "C4", "C3", 4)
    assert dict(said(battle))[SHOT].endswith(" · destroyed whatever the answer (hull 2)")
    told = dict(said(battle, "fr")).values()
    assert any(
        one.endswith("hors de combat quelle que soit la réponse (coque\u00a02)") for one in told
    )
    battle.dice("p2", bridge="G:O G:D")
    hit = hit_by(battle.view(), shot)
    assert (hit.power, hit.passes, hit.is_lost) == (6, 0, False)
    assert dict(said(battle))[SHOT].endswith(" · 6 damage; a shield can stop it all")
    battle.dice("p2", bridge="")
    assert dict(said(battle))[SHOT].endswith(" · hull 2 → 0; no answer is possible")


@pytest.mark.rule("FC-SPECIAL-19")
def test_a_certain_kill_still_lists_answers_that_strike_back() -> None:
    battle = damaged()
    battle.dice("p2", bridge="G:D R:S")
    assert dict(said(battle))[SHOT].endswith(
        " · destroyed whatever the answer (hull 2); answers: counter-attack (5)"
    )


@pytest.mark.rule("FC-ABILITY-04", "FC-ABILITY-08", "FC-SECTOR-19")
def test_no_kill_is_certain_if_a_gas_cloud_a_cruiser_or_a_retreat_may_save_the_target() -> None:
    cloud = damaged()
    cloud.special("C3", "gas_cloud")
    cruiser = damaged()
    cruiser.ship("p2", "cruiser", "C3")
    cruiser.change(3, at=cruiser.at("A1"))
    slip = damaged()
    slip.change(3, at=slip.at("A1"))
    slip.dice("p2", bridge="B:S")
    for battle in (cloud, cruiser, slip):
        assert not destroys(battle.view(), [battle.attack("R:O", "C4", "C3", 4)])
    plain = damaged()
    assert destroys(plain.view(), [plain.attack("R:O", "C4", "C3", 4)])


def test_the_tutorial_step_of_destroying_a_ship_says_whether_the_kill_is_certain() -> None:
    battle = damaged()
    assert said_of_the_step(battle) == "yes"
    battle.dice("p2", bridge="G:O")
    battle.change(4, hull=2)
    assert said_of_the_step(battle) == "yes", "the frigates' share passes"
    battle.change(4, hull=5)
    battle.dice("p2", bridge="R:S")
    assert said_of_the_step(battle) == "yes", "to strike back saves nobody"
    battle.special("C3", "gas_cloud")
    assert said_of_the_step(battle) is None, "a die for the cloud may stop the battleship's share"
    battle.change(4, hull=2)
    assert said_of_the_step(battle) == "yes", "but no other"


def said_of_the_step(battle: Battle) -> str | None:
    found = guided(battle.view(), "destroy")
    if not found.ready or found.text is None:
        return None
    assert found.text.key == "lesson-destroy"
    return str(dict(found.text.facts)["sure"])


@pytest.mark.rule("FC-WEAPON-16")
def test_no_answer_saves_a_target_from_a_weapon() -> None:
    battle = Battle()
    ship = battle.ship("p1", "battleship", "C3", weapon="vortex_missiles")
    foe = battle.ship("p2", "frigate", "E3", hull=4)
    battle.ship("p2", "battleship", "E1")
    battle.dice("p1", "R:S B:S")
    battle.dice("p2", bridge="G:M B:S")
    shot = a.FireWeapon(ship=ship, specials=("R:S", "B:S"), target=foe)
    assert destroys(battle.view(), [shot])
    battle.change(foe, hull=5)
    assert not destroys(battle.view(), [shot])


def test_a_plan_with_a_certain_kill_fits_a_warning_and_a_victory_in_100_characters() -> None:
    battle = damaged()
    battle.dice("p2", bridge="G:D R:S")
    battle.commander("p2").points = 25
    for code in ("en", "fr"):
        told = dict(said(battle, code))
        assert all(len(about) <= 100 for about in told.values())
    assert dict(said(battle))[SHOT].endswith(" left · wins the battle · hull 2 → 0")
    french = " gagne la bataille · coque\u00a02\u00a0→\u00a00"
    assert sum(one.endswith(french) for one in dict(said(battle, "fr")).values()) == 1
