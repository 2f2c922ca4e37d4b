"""Answers to an attack: the best stands first and says why, and each says what it leaves."""

import pytest

from bot.words.language import learn, voice
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from tests.fleet_commander.battle import Battle

learn(GAME)


def read(battle: Battle, code: str = "en") -> list[tuple[str, str]]:
    """The answers offered to p2, their label and what is said of them."""
    words = voice(code, GAME.slug)
    plans = [*GAME.plans(battle.view("p2"))]
    spaces = str.maketrans({"\u00a0": " ", "\u202f": " ", "\u2060": ""})
    return [
        (words.say(one.label, plain=True), words.say(one.about, plain=True).translate(spaces))
        for one in plans
    ]


def shot(by: str, bridge: str, hull: int = 12) -> Battle:
    """A ship of p1 fires at a destroyer of p2, which has *bridge* to answer with."""
    battle = Battle()
    battle.ship("p1", by, "C3")
    target = battle.ship("p2", "destroyer", "C2", hull=hull)
    battle.ship("p2", "battleship", "A5")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge=bridge)
    battle.act(battle.attack("R:O", "C3", "C2", target))
    return battle


@pytest.mark.rule("FC-SHIELD-01")
def test_a_shield_that_saves_a_ship_stands_before_the_hit_and_says_so() -> None:
    (label, about), *others = read(shot("battleship", "G:O", hull=3))
    assert label == "Shield with \N{LARGE GREEN CIRCLE}\N{WORD JOINER}\N{HEAVY GREEK CROSS}"
    assert about == (
        "Recommended: saves the ship for 1 die · no damage; the dice go back to your reserve"
    )
    assert others == [("Take the hit", "Destroyed (4 damage, hull 3); you keep your dice")]


def test_a_shield_that_stops_much_stands_before_the_hit_in_both_languages() -> None:
    (_, about), *_ = read(shot("battleship", "G:O"))
    assert about.startswith("Recommended: stops 4 damage for 1 die · ")
    (_, about), *_ = read(shot("battleship", "G:O"), "fr")
    assert about.startswith("Conseillé : arrête 4 dégâts pour 1 dé · ")


def test_a_slight_hit_is_taken_so_that_dice_are_kept_for_worse() -> None:
    (label, about), *others = read(shot("frigate", "G:O"))
    assert label == "Take the hit"
    assert about == "Recommended: keeps your dice for better · hull 12 → 11; you keep your dice"
    assert not any("Recommended" in about for _, about in others)
