"""Threats: who could strike next is told of a plan, from what everybody at the table sees."""

import pytest

from bot.words.language import learn, voice
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from tests.fleet_commander.battle import Battle

learn(GAME)
BEWARE = "Beware: p2 could fire at your cruiser (B3): "


def facing(**options: bool) -> Battle:
    """A cruiser of p1 with little hull left, and ships of p2 far from it."""
    battle = Battle(**options)
    battle.ship("p1", "cruiser", "B3", hull=6)
    battle.ship("p2", "battleship", "E1", weapon="proton_ray")
    return battle


def warned(battle: Battle, seat: str = "p1", code: str = "en") -> list[str]:
    said = [voice(code, GAME.slug).say(one, plain=True) for one in outlook(battle, seat)]
    return [line.replace("\u2068", "").replace("\u2069", "") for line in said]


def outlook(battle: Battle, seat: str) -> list[object]:
    return [*GAME.words.outlook(battle.view(seat))]


def test_nobody_near_is_no_threat() -> None:
    battle = facing()
    assert warned(battle) == []
    assert warned(battle, "spectator") == []


@pytest.mark.rule("FC-SUPPORT-01")
def test_all_who_are_beside_a_ship_count_and_it_is_said_what_they_would_leave_of_it() -> None:
    battle = facing()
    battle.ship("p2", "destroyer", "C3")
    assert warned(battle) == [f"{BEWARE}2 damage, hull 6 \N{RIGHTWARDS ARROW} 4"]
    battle.ship("p2", "battleship", "B2")
    assert warned(battle) == [f"{BEWARE}6 damage, destroyed unless you answer"]


@pytest.mark.rule("FC-SECTOR-04", "FC-SECTOR-06", "FC-SECTOR-16")
def test_nobody_fires_out_of_asteroids_or_into_them_nor_supports_from_a_gas_cloud() -> None:
    battle = facing()
    battle.ship("p2", "destroyer", "C3")
    battle.ship("p2", "frigate", "B2")
    battle.special("B2", "gas_cloud")
    assert warned(battle) == [f"{BEWARE}2 damage, hull 6 \N{RIGHTWARDS ARROW} 4"]
    battle.special("C3", "asteroid_field")
    assert warned(battle) == [f"{BEWARE}1 damage, hull 6 \N{RIGHTWARDS ARROW} 5"]
    battle.special("B3", "asteroid_field")
    assert warned(battle) == []


def test_who_would_first_have_to_come_is_told_only_if_the_ship_would_be_lost() -> None:
    battle = facing()
    battle.ship("p2", "cruiser", "D3")
    assert warned(battle) == []
    battle.ship("p2", "cruiser", "B2")
    (line,) = warned(battle)
    assert line.startswith("Beware: p2 could come beside your cruiser (B3) and fire: ")
    assert line.endswith("6 damage, destroyed unless you answer")


@pytest.mark.rule("FC-SPECIAL-02", "FC-WEAPON-05", "FC-WEAPON-06")
def test_a_weapon_with_two_specials_on_its_bridge_is_a_threat_as_far_as_it_reaches() -> None:
    battle = facing()
    battle.change(0, hull=12)
    battle.change(1, at=battle.at("D3"))
    battle.dice("p2", bridge="G:S")
    assert warned(battle) == []
    battle.dice("p2", bridge="G:S R:S")
    assert warned(battle) == [
        "Beware: p2 has two\N{NO-BREAK SPACE}\N{BLACK STAR} for the proton ray, "
        "which reaches your cruiser (B3): "
        "6 damage, hull 12 \N{RIGHTWARDS ARROW} 6"
    ]
    battle.dice("p2", rolled="R:S", bridge="G:S")
    assert "has two" in str(warned(battle)), "what is rolled can be used with the bridge"
    battle.special("B3", "gas_cloud")
    assert warned(battle) == []


@pytest.mark.rule("FC-HIDDEN-06", "FC-SECRET-02")
def test_what_is_hidden_is_neither_a_threat_nor_threatened() -> None:
    battle = facing(hidden_deployment=True, secret_weapons=True)
    battle.change(1, at=battle.at("D3"))
    battle.change(0, hull=12)
    battle.seal(1)
    battle.dice("p2", bridge="G:S R:S")
    battle.signal("p2", "battleship", "C2")
    assert warned(battle) == []
    battle.signal("p1", "frigate", "E4")
    assert warned(battle) == []


def test_the_gravest_threat_is_told_as_a_turn_ends() -> None:
    battle = facing()
    battle.ship("p1", "frigate", "E5")
    battle.ship("p2", "battleship", "E4")
    battle.ship("p2", "battleship", "A4")
    battle.ship("p2", "destroyer", "B2")
    told = [*GAME.words.consequences(battle.view(), a.EndTurn())]
    assert told == outlook(battle, "p1")
    assert warned(battle) == [f"{BEWARE}6 damage, destroyed unless you answer"]


def test_a_threat_is_told_in_french() -> None:
    battle = facing()
    battle.ship("p2", "destroyer", "C3")
    (line,) = warned(battle, code="fr")
    assert line == (
        "Attention\u00a0: p2 peut tirer sur votre croiseur (B3)\u00a0: 2 dégâts, "
        "coque 6 \N{RIGHTWARDS ARROW} 4"
    )
