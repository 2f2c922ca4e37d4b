"""The legend of a battle: the words, letters and weapons in play."""

import pytest

from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.cards import Weapon
from renders.fleet_commander.weapons import DRAWINGS
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.sentences import brawl, said


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", ("Bridge:", "Support:", "Counter-attack:", "Ranged attack:", "ion drive:")),
        (
            "fr",
            (
                "Passerelle :",
                "Soutien :",
                "Contre-attaque :",
                "Attaque à distance :",
                "propulsion ionique :",
            ),
        ),
    ],
)
def test_the_legend_explains_the_words_of_a_battle(code: str, words: tuple[str, ...]) -> None:
    battle = brawl()
    battle.ship("p1", "frigate", "E5")
    told = " ".join(said([*GAME.words.legend(battle.view())], code))
    assert all(word in told for word in words)


def test_the_legend_leaves_out_elements_that_are_not_in_play() -> None:
    battle = Battle()
    battle.ship("p1", "frigate", "C3")
    battle.special("C4", "gas_cloud")
    told = " ".join(said([*GAME.words.legend(battle.view())], "en"))
    assert "Gas cloud:" in told
    assert "Frigate:" in told
    for absent in ("Asteroid field:", "Gravity field:", "Cruiser:", "Signal:", "Portals:"):
        assert absent not in told


def test_the_menu_of_a_weapon_and_the_legend_say_what_it_does() -> None:
    battle = brawl()
    battle.ship("p1", "battleship", "E5", weapon="drones")
    shot = a.FireWeapon(ship=0, specials=("G:S", "B:S"), target=1)
    path = GAME.label(battle.view(), shot)
    menu = GAME.words.about(battle.view(), path[:1], None)
    weapon = GAME.words.about(battle.view(), path[:2], None)
    assert menu is not None
    assert weapon is not None
    does = "4 damage to any ship that is not beside the battleship"
    assert said([weapon], "en") == [does]
    assert said([menu], "en") == ["With vortex missiles and drones"]
    named = f"V on a battleship: vortex missiles (★★), {does}"
    assert named in said([*GAME.words.legend(battle.view())], "en")
    battle.change(4, hull=0, at=None)
    menu = GAME.words.about(battle.view(), path[:1], None)
    assert menu is not None
    assert said([menu], "en") == [f"Vortex missiles: {does}"]


@pytest.mark.parametrize("weapon", [*Weapon])
def test_the_legend_names_the_letter_of_each_weapon_as_it_is_drawn_and_its_price(
    weapon: Weapon,
) -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon=weapon.value)
    for code, place in (("en", "on a battleship"), ("fr", "sur un cuirassé")):
        told = said([*GAME.words.legend(battle.view())], code)
        (line,) = (one for one in told if one.startswith(f"{DRAWINGS[weapon].letter} {place}"))
        assert "(★★)" in line
