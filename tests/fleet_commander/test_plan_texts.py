"""Labels and second lines of plans."""

import pytest

from bot.words.language import voice
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.drawn import drawn
from tests.fleet_commander.plan_texts import abouts, labels

SHOWN = 40
"""Letters of a label that phones show."""

THEIRS = "p2\N{RIGHT SINGLE QUOTATION MARK}s"


def test_a_plan_says_that_a_ship_comes_nearer_or_gets_out_of_fire() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "A5")
    battle.ship("p2", "battleship", "A1")
    battle.dice("p1", "B:O")
    assert any("3 sectors from the nearest enemy" in one for one in abouts(battle.view()))
    battle.ship("p2", "cruiser", "B5")
    battle.ship("p1", "frigate", "C4")
    battle.ship("p1", "frigate", "C4")
    battle.dice("p1", "B:O")
    told = " ".join(abouts(battle.view()))
    assert "away from adjacent enemies (firepower 3)" in told


def test_a_ship_that_could_be_followed_and_destroyed_is_not_called_out_of_fire() -> None:
    battle = Battle()
    battle.ship("p1", "frigate", "C4", hull=2)
    battle.ship("p2", "cruiser", "B5")
    battle.dice("p1", "B:O")
    told = " ".join(abouts(battle.view()))
    assert (
        "away from adjacent enemies, still in reach of some · ⚠ alone there: ship at risk" in told
    )
    assert "away from adjacent enemies (" not in told


def test_the_first_forty_letters_of_plan_labels_are_distinct() -> None:
    """Phones show only some forty letters of a label."""
    battle = drawn("""
        . .  .  . b
        . .  .  . .
        . FF cd . .
        . D  *  . .
        . .  .  . .
    """)
    battle.dice("p1", "R:O R:D B:O")
    for code in ("en", "fr"):
        begun = [label[:SHOWN] for label in labels(battle.view(), code)]
        assert len(set(begun)) == len(begun) > 5


def test_a_target_is_called_an_enemy_or_by_its_owner_if_there_are_several_enemies() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p1", "destroyer", "A5")
    battle.ship("p2", "destroyer", "D3")
    battle.ship("p2", "destroyer", "E1")
    battle.dice("p1", "R:O")
    label = labels(battle.view())[0]
    assert label == "Destroyer 1 (C3) fires on enemy destroyer 1 (D3)"
    several = Battle(mode="free_for_all", people=3)
    several.ship("p1", "destroyer", "C3")
    several.ship("p2", "destroyer", "D3")
    several.ship("p3", "destroyer", "A5")
    several.dice("p1", "R:O")
    label = labels(several.view())[0]
    plain = label.replace("\u2068", "").replace("\u2069", "")
    assert plain == f"The destroyer (C3) fires on {THEIRS} destroyer (D3)"
    words = voice("en", GAME.slug)
    attack = battle.attack("R:O", "C3", "D3", 2)
    menu = words.say(GAME.label(battle.view(), attack)[-1], plain=True)
    assert (
        menu.replace("\u2068", "")
        .replace("\u2069", "")
        .startswith(f"{THEIRS} destroyer 1, hull 12")
    )


@pytest.mark.rule("FC-WEAPON-16")
def test_a_plan_to_fire_a_weapon_says_how_much_hull_it_leaves_the_target() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon="vortex_missiles")
    battle.ship("p2", "destroyer", "C1")
    battle.ship("p2", "frigate", "E3", hull=3)
    battle.dice("p1", "R:S B:S")
    told = abouts(battle.view())
    assert {
        "Destroyed (hull 3); costs two\N{NO-BREAK SPACE}★",
        "Hull 12 → 8; costs two\N{NO-BREAK SPACE}★",
    } <= {*told}
