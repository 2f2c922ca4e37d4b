"""Reasons, told to a player with two specials, for which a special weapon cannot fire."""

import pytest

from bot.words.language import learn, voice
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from tests.fleet_commander.battle import Battle

learn(GAME)


def armed(weapon: str = "proton_ray", foe: str = "C4") -> Battle:
    """A battleship of p1 with two specials to use, and a cruiser of p2."""
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon=weapon)
    battle.ship("p2", "cruiser", foe)
    battle.dice("p1", "R:S B:S")
    return battle


def said(battle: Battle, code: str = "en") -> list[str]:
    words = voice(code, GAME.slug)
    return [words.say(line, plain=True) for line in GAME.words.hindered(battle.view())]


def test_a_weapon_gives_no_reason_if_it_may_fire_or_nobody_expects_it_to() -> None:
    battle = armed()
    assert said(battle) == []
    battle.special("C4", "gas_cloud")
    battle.dice("p1", "R:S B:O")
    assert said(battle) == [], "with one special nobody expects to fire it"
    battle.dice("p1", "R:S B:S")
    assert said(battle), "or else the test shows nothing"
    battle.open.turn.phase = "energy"
    assert said(battle) == []


@pytest.mark.rule("FC-WEAPON-33")
def test_a_weapon_without_target_says_that_the_enemy_is_sheltered_in_a_gas_cloud() -> None:
    battle = armed()
    battle.special("C4", "gas_cloud")
    assert said(battle) == ["No target for your proton ray: enemy cruiser (C4) is sheltered there"]
    (told,) = said(battle, "fr")
    assert "le croiseur ennemi (C4) est à l" in told


@pytest.mark.rule("FC-SECTOR-07", "FC-SECTOR-18")
def test_a_weapon_says_that_nothing_is_fired_from_inside_a_gas_cloud() -> None:
    battle = armed()
    battle.special("C3", "gas_cloud")
    assert said(battle) == ["No target for your proton ray: no weapon fires from C3 (gas cloud)"]


@pytest.mark.rule("FC-WEAPON-05")
def test_a_weapon_without_target_says_that_the_enemy_is_too_far() -> None:
    battle = armed(foe="D4")
    assert said(battle) == []
    battle.change(0, at=battle.at("A1"))
    (told,) = said(battle)
    assert told.endswith("enemy cruiser (D4) is too far (reach: 2 sectors)")


@pytest.mark.rule("FC-WEAPON-31")
def test_a_weapon_without_target_says_that_something_blocks_the_way_to_the_enemy() -> None:
    battle = armed(foe="C5")
    battle.special("C4", "asteroid_field")
    (told,) = said(battle)
    assert told.endswith("the way to enemy cruiser (C5) is blocked")


@pytest.mark.rule("FC-WEAPON-17")
def test_missiles_without_target_say_that_the_enemy_is_too_near() -> None:
    (told,) = said(armed("vortex_missiles"))
    assert told.endswith("enemy cruiser (C4) is too near (2 sectors at least)")


@pytest.mark.rule("FC-WEAPON-07")
def test_a_magnetic_bomb_says_that_no_enemy_has_dice_on_the_bridge() -> None:
    (told,) = said(armed("magnetic_bomb"))
    assert told.endswith("no enemy has dice on the bridge")
