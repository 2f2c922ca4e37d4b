"""Warnings of threats: enemies that could fire next, judged from what everybody can see."""

import pytest

from bot.words.language import learn, voice
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle

learn(GAME)
ROLLED = "Beware: p2 could fire at your cruiser (B3) with each red die they roll: "
HELD = "Beware: p2 could fire at your cruiser (B3) with the dice on their bridge: "
TO = "\N{RIGHTWARDS ARROW}"
GROWS = "more if other ships come beside"


def facing(**options: bool) -> Battle:
    """A damaged cruiser of p1, and a battleship of p2 far from it."""
    battle = Battle(**options)
    battle.ship("p1", "cruiser", "B3", hull=6)
    battle.ship("p2", "battleship", "E1", weapon="proton_ray")
    return battle


def warned(battle: Battle, seat: str = "p1", code: str = "en") -> list[str]:
    said = [voice(code, GAME.slug).say(one, plain=True) for one in outlook(battle, seat)]
    return [line.replace("\u2068", "").replace("\u2069", "") for line in said]


def outlook(battle: Battle, seat: str) -> list[object]:
    return [*GAME.words.outlook(battle.view(seat))]


def test_distant_enemies_are_no_threat() -> None:
    battle = facing()
    assert warned(battle) == []
    assert warned(battle, "spectator") == []


@pytest.mark.rule("FC-SUPPORT-01")
def test_a_warning_adds_up_all_enemies_beside_a_ship_and_states_the_hull_left() -> None:
    battle = facing()
    battle.ship("p2", "destroyer", "C3")
    assert warned(battle) == [f"{ROLLED}2 damage, hull 6 \N{RIGHTWARDS ARROW} 4"]
    battle.ship("p2", "battleship", "B2")
    assert warned(battle) == [f"{ROLLED}6 damage, destroyed unless you answer"]


@pytest.mark.rule("FC-SUPPORT-01")
def test_a_warning_says_that_ships_which_may_come_beside_add_to_the_damage() -> None:
    battle = facing()
    battle.ship("p2", "destroyer", "C3")
    battle.ship("p2", "frigate", "D4")
    assert warned(battle) == [f"{ROLLED}at least 2 damage, hull 6 {TO} 4; {GROWS}"]
    (french,) = warned(battle, code="fr")
    assert "au moins 2 dégâts" in french
    assert french.endswith("plus si d\u2019autres vaisseaux viennent à côté")


@pytest.mark.rule("FC-SECTOR-04", "FC-SECTOR-06", "FC-SECTOR-16")
def test_warnings_ignore_fire_into_or_out_of_asteroids_and_support_from_gas_clouds() -> None:
    battle = facing()
    battle.ship("p2", "destroyer", "C3")
    battle.ship("p2", "frigate", "B2")
    battle.special("B2", "gas_cloud")
    assert warned(battle) == [f"{ROLLED}2 damage, hull 6 \N{RIGHTWARDS ARROW} 4"]
    battle.special("C3", "asteroid_field")
    assert warned(battle) == [f"{ROLLED}1 damage, hull 6 \N{RIGHTWARDS ARROW} 5"]
    battle.special("B3", "asteroid_field")
    assert warned(battle) == []


def test_enemies_that_must_move_first_are_mentioned_only_if_the_ship_would_be_lost() -> None:
    battle = facing()
    battle.ship("p2", "cruiser", "D3")
    assert warned(battle) == []
    battle.ship("p2", "cruiser", "B2")
    (line,) = warned(battle)
    assert line == (
        "Beware: p2 could come beside your cruiser (B3) and fire with the dice they roll: "
        "6 damage, destroyed unless you answer"
    )


@pytest.mark.rule("FC-ATTACK-09", "FC-TURN-04")
def test_warnings_count_red_dice_on_the_enemys_bridge_and_dice_still_to_be_rolled() -> None:
    battle = facing()
    battle.change(0, hull=18)
    battle.ship("p2", "battleship", "C3")
    battle.dice("p2", bridge="R:O")
    assert warned(battle) == [f"{HELD}4 damage, hull 18 {TO} 14, or 6 if they roll well"]
    battle.dice("p2", bridge="R:O R:M")
    assert warned(battle) == [f"{HELD}2 shots of 4, hull 18 {TO} 10, or 6 if they roll well"]
    battle.dice("p2", bridge="R:O R:M R:O")
    assert warned(battle) == [f"{HELD}3 shots of 4, hull 18 {TO} 6"], "no red die is left to roll"
    battle.change(0, hull=12)
    assert warned(battle) == [f"{HELD}3 shots of 4, destroyed unless you answer"]


@pytest.mark.rule("FC-DICE-02", "FC-DICE-03", "FC-SPECIAL-06")
def test_a_stored_die_that_points_elsewhere_is_no_threat_unless_a_special_turns_it() -> None:
    battle = facing()
    battle.change(0, hull=18)
    battle.ship("p2", "battleship", "C3")
    battle.dice("p2", bridge="R:D R:D")
    assert warned(battle) == [f"{ROLLED}4 damage, hull 18 {TO} 14"]
    battle.dice("p2", bridge="R:D R:S")
    assert warned(battle) == [f"{HELD}4 damage, hull 18 {TO} 14, or 10 if they roll well"]
    battle.ship("p2", "frigate", "C2")
    battle.dice("p2", bridge="R:D R:O")
    battle.change(0, hull=12)
    assert warned(battle) == [f"{HELD}2 shots of 5, hull 12 {TO} 2, or destroyed if they roll well"]


@pytest.mark.rule("FC-SECTOR-16")
def test_a_warning_of_different_shots_states_their_total_damage() -> None:
    battle = facing()
    battle.change(0, hull=12)
    battle.ship("p2", "battleship", "C3")
    battle.ship("p2", "destroyer", "C2")
    battle.special("C2", "gas_cloud")
    battle.dice("p2", bridge="R:D R:O")
    assert warned(battle) == [f"{HELD}6 damage in 2 shots, hull 12 {TO} 6, or 2 if they roll well"]


@pytest.mark.rule("FC-RANGE-01", "FC-MOVE-01")
def test_stored_dice_threaten_from_afar_and_after_a_move() -> None:
    battle = facing()
    battle.change(0, hull=18)
    battle.ship("p2", "battleship", "D3")
    battle.dice("p2", bridge="R:O R:O")
    assert warned(battle) == [
        "Beware: p2 could fire at your cruiser (B3) from a distance with the dice on their bridge: "
        f"at least 4 damage, hull 18 {TO} 14; {GROWS}"
    ]
    battle.dice("p2", bridge="R:O R:O B:O")
    assert warned(battle) == [
        "Beware: p2 could come beside your cruiser (B3) and fire with the dice on their bridge: "
        f"2 shots of 4, hull 18 {TO} 10, or 6 if they roll well"
    ]


@pytest.mark.rule("FC-TURN-03", "FC-TURN-04")
def test_an_enemy_who_has_rolled_threatens_only_with_the_dice_left() -> None:
    battle = facing()
    battle.ship("p2", "battleship", "C3")
    battle.open.turn.seat = "p2"
    battle.dice("p2", rolled="R:O")
    assert warned(battle) == [f"{HELD}4 damage, hull 6 {TO} 2"]
    battle.dice("p2")
    assert warned(battle) == []


@pytest.mark.rule("FC-SPECIAL-02", "FC-ATTACK-01")
def test_a_weapon_and_red_dice_are_counted_together_but_no_special_twice() -> None:
    battle = facing()
    battle.change(0, hull=18)
    battle.change(1, at=battle.at("D3"))
    battle.ship("p2", "cruiser", "C2")
    battle.dice("p2", bridge="G:S R:S R:O R:D")
    (line,) = warned(battle)
    assert line.endswith(
        f", and red dice to fire as well: at least 9 damage in all, hull 18 {TO} 9; {GROWS}"
    )
    battle.dice("p2", bridge="G:S B:S R:S R:O R:D")
    (line,) = warned(battle)
    assert line.endswith(f": at least 12 damage in all, hull 18 {TO} 6; {GROWS}")
    battle.change(0, hull=12)
    assert "destroyed unless you answer" in str(warned(battle))
    battle.change(0, hull=6)
    assert str(warned(battle)).endswith("12 damage in all, destroyed']")


@pytest.mark.rule("FC-SPECIAL-02", "FC-WEAPON-05", "FC-WEAPON-06")
def test_an_enemy_weapon_with_two_specials_is_a_threat_within_its_range() -> None:
    battle = facing()
    battle.change(0, hull=12)
    battle.change(1, at=battle.at("D3"))
    battle.dice("p2", bridge="G:S")
    assert warned(battle) == []
    battle.dice("p2", bridge="G:S R:S")
    assert warned(battle) == [
        "Beware: p2 has two\N{NO-BREAK SPACE}\N{BLACK STAR} for the proton ray, "
        "which reaches your cruiser (B3): "
        f"at least 6 damage, hull 12 {TO} 6, or 2 if they roll well; {GROWS}"
    ]
    battle.dice("p2", rolled="R:S", bridge="G:S")
    assert "has two" in str(warned(battle)), "what is rolled can be used with the bridge"
    battle.special("B3", "gas_cloud")
    assert warned(battle) == []


@pytest.mark.rule("FC-HIDDEN-06", "FC-SECRET-02")
def test_hidden_ships_and_weapons_are_neither_a_threat_nor_threatened() -> None:
    battle = facing(hidden_deployment=True, secret_weapons=True)
    battle.change(1, at=battle.at("D3"))
    battle.change(0, hull=12)
    battle.seal(1)
    battle.dice("p2", bridge="G:S R:S")
    battle.signal("p2", "battleship", "C2")
    assert warned(battle) == []
    battle.signal("p1", "frigate", "E4")
    assert warned(battle) == []


@pytest.mark.rule("FC-HIDDEN-06", "FC-HIDDEN-08")
def test_an_own_signal_is_threatened_by_a_scan_and_the_shots_that_follow() -> None:
    battle = Battle(hidden_deployment=True)
    battle.signal("p1", "battleship", "B3", weapon="drones")
    battle.signal("p1", "decoy", "B3")
    battle.ship("p2", "battleship", "C3")
    battle.dice("p2", bridge="R:O R:M R:D")
    assert warned(battle) == [
        "Beware: after a scan p2 could fire at your battleship 1 (B3) with "
        f"the dice on their bridge: 4 damage, hull 24 {TO} 20"
    ]
    battle.dice("p2", bridge="R:O")
    assert warned(battle) == [
        "Beware: after a scan p2 could fire at your battleship 1 (B3) with each red die they roll: "
        f"4 damage, hull 24 {TO} 20"
    ]
    battle.dice("p2")
    assert warned(battle) == [], "the scan itself is still to be rolled"


def test_the_warning_at_the_end_of_a_turn_names_the_gravest_threat() -> None:
    battle = facing()
    battle.ship("p1", "frigate", "E5")
    battle.ship("p2", "battleship", "E4")
    battle.ship("p2", "battleship", "A4")
    battle.ship("p2", "destroyer", "B2")
    told = [*GAME.words.consequences(battle.view(), a.EndTurn())]
    assert told == outlook(battle, "p1")
    assert warned(battle) == [f"{ROLLED}6 damage, destroyed unless you answer"]


def test_a_warning_of_a_threat_is_worded_in_french() -> None:
    battle = facing()
    battle.ship("p2", "destroyer", "C3")
    (line,) = warned(battle, code="fr")
    assert line == (
        "Attention\u00a0: p2 peut tirer sur votre croiseur (B3) "
        "avec chaque dé rouge qu\N{RIGHT SINGLE QUOTATION MARK}il lance\u00a0: "
        "2 dégâts, coque 6 \N{RIGHTWARDS ARROW} 4"
    )
    battle.change(0, hull=12)
    battle.dice("p2", bridge="R:O R:M")
    (line,) = warned(battle, code="fr")
    assert line == (
        "Attention\u00a0: p2 peut tirer sur votre croiseur (B3) avec les dés de sa passerelle"
        "\u00a0: 2 tirs de 2, coque 12 \N{RIGHTWARDS ARROW} 8, voire 6 avec un bon lancer"
    )
