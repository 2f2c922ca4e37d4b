"""Plans that answer an attack: the best is first and says why, and each states its outcome."""

import pytest

from bot.words.language import learn, voice
from engine.core.words import Text
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.guided import guided

learn(GAME)


def read(battle: Battle, code: str = "en") -> list[tuple[str, str]]:
    """Labels and second lines of the answers offered to p2."""
    words = voice(code, GAME.slug)
    plans = [*GAME.plans(battle.view("p2"))]
    spaces = str.maketrans({"\u00a0": " ", "\u202f": " ", "\u2060": ""})
    return [
        (words.say(one.label, plain=True), words.say(one.about, plain=True).translate(spaces))
        for one in plans
    ]


def shot(by: str, bridge: str, hull: int = 12) -> Battle:
    """A ship of p1 fires at a destroyer of p2, who has dice *bridge* to answer with."""
    battle = Battle()
    battle.ship("p1", by, "C3")
    target = battle.ship("p2", "destroyer", "C2", hull=hull)
    battle.ship("p2", "battleship", "A5")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge=bridge)
    battle.act(battle.attack("R:O", "C3", "C2", target))
    return battle


@pytest.mark.rule("FC-SHIELD-01")
def test_a_shield_that_saves_a_ship_is_recommended_before_taking_the_hit() -> None:
    (label, about), *others = read(shot("battleship", "G:O", hull=3))
    assert label == "Shield with \N{LARGE GREEN CIRCLE}\N{WORD JOINER}\N{HEAVY GREEK CROSS}"
    assert about == (
        "Recommended: saves the ship for 1 die · no damage; the die returns to your reserve"
    )
    assert others == [("Take the hit", "Destroyed (4 damage, hull 3); you keep your dice")]


def test_a_shield_that_stops_much_damage_is_recommended_in_both_languages() -> None:
    (_, about), *_ = read(shot("battleship", "G:O"))
    assert about.startswith("Recommended: stops 4 damage for 1 die · ")
    (_, about), *_ = read(shot("battleship", "G:O"), "fr")
    assert about.startswith("Conseillé : arrête 4 dégâts pour 1 dé · ")


def test_taking_a_slight_hit_is_recommended_to_keep_the_dice() -> None:
    (label, about), *others = read(shot("frigate", "G:O"))
    assert label == "Take the hit"
    assert about == (
        "Recommended: a light hit, keep your dice for a worse one · "
        "hull 12 → 11; you keep your dice"
    )
    assert not any("Recommended" in about for _, about in others)


@pytest.mark.parametrize(
    ("hull", "why"),
    [
        (4, "saves the ship for 2 dice"),
        (5, "stops 4 damage; a second such hit would destroy the ship"),
        (8, "stops 4 damage; a second such hit would destroy the ship"),
    ],
)
def test_a_shield_of_two_dice_is_recommended_if_one_or_two_such_hits_destroy_the_ship(
    hull: int, why: str
) -> None:
    """A special turns the green die: both dice are worth more than the damage they stop."""
    (label, about), *_ = read(shot("battleship", "G:D G:S", hull=hull))
    assert label.startswith("Shield with")
    assert about.startswith(f"Recommended: {why} · ")


def test_a_shield_of_two_dice_is_kept_by_a_ship_that_survives_two_such_hits() -> None:
    (label, about), *others = read(shot("battleship", "G:D G:S", hull=9))
    assert label == "Take the hit"
    assert about.startswith("Recommended: a shield is worth more than this hit · hull 9 → 5")
    assert others[-1][0].startswith("Shield with")
    (_, about), *_ = read(shot("battleship", "G:D G:S", hull=9), "fr")
    assert about.startswith("Conseillé : un bouclier vaut plus que ce coup · ")


def test_stopping_two_points_of_damage_is_worth_a_die() -> None:
    (label, about), *_ = read(shot("destroyer", "G:O"))
    assert label.startswith("Shield with")
    assert about.startswith("Recommended: stops 2 damage for 1 die · ")


def test_a_shield_is_recommended_before_a_retreat() -> None:
    labels = [label for label, _ in read(shot("battleship", "G:O B:S", hull=5))]
    assert labels[0].startswith("Shield with")
    assert any(label.startswith("Retreat") for label in labels)


def test_saving_a_ship_is_recommended_before_destroying_its_attacker() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3", hull=2)
    target = battle.ship("p2", "destroyer", "C2", hull=4)
    battle.ship("p2", "battleship", "A5")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="G:O R:S")
    battle.act(battle.attack("R:O", "C3", "C2", target))
    labels = [label for label, _ in read(battle)]
    assert labels[0].startswith("Shield with")
    assert labels[1].startswith("Counter-attack"), "which would be the better bargain"


@pytest.mark.parametrize("bridge", ["B:S", "R:S G:D"])
def test_taking_the_hit_is_recommended_if_no_shield_fits(bridge: str) -> None:
    (label, about), *_ = read(shot("destroyer", bridge))
    assert label == "Take the hit"
    assert about.startswith("Recommended: none of your shields fits, and ★ is worth more kept · ")


@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_hint_points_at_the_recommended_answer_which_is_listed_first(code: str) -> None:
    for battle in (shot("battleship", "G:O", hull=3), shot("frigate", "G:O")):
        found = guided(battle.view("p2"))
        words = voice(code, GAME.slug)
        assert found.plans == tuple(GAME.plans(battle.view("p2"))), "as the game ranks them"
        advice = "Recommended" if code == "en" else "Conseillé"
        assert words.say(found.plans[0].about, plain=True).startswith(advice)
        assert found.tip == Text.of("lesson-answer")
        assert ("choose how" if code == "en" else "choisissez comment") in words.say(found.tip)


def shot_from_afar() -> Battle:
    """A lone frigate of p1 fires over two sectors at a battleship of p2, which may retreat."""
    battle = Battle()
    battle.ship("p1", "frigate", "C2")
    target = battle.ship("p2", "battleship", "C4", weapon="proton_ray")
    battle.dice("p1", "R:O R:O")
    battle.dice("p2", bridge="B:S")
    battle.act(battle.attack("R:O R:O", "C2", "C3 C4", target))
    return battle


@pytest.mark.rule("FC-SPECIAL-13")
def test_a_retreat_says_which_die_it_takes_and_where_it_leads() -> None:
    (label, about), *_ = read(shot_from_afar())
    assert label == "Retreat to C3"
    assert about == (
        "Recommended: comes nearer, to strike on your turn · "
        "uses \N{LARGE BLUE CIRCLE}★ · hull 24 → 23 · then beside an enemy"
    )
    away = dict(read(shot_from_afar()))["Retreat to C5"]
    assert away.endswith("then 3 sectors from the nearest enemy")


def test_the_best_answer_is_listed_first_even_if_it_spends_dice_a_tutorial_step_needs() -> None:
    view = shot_from_afar().view("p2")
    found = guided(view)
    assert found.tip == Text.of("lesson-answer")
    assert found.plans == tuple(GAME.plans(view))
