"""Explanations of each part of an attack and of each answer: a sentence on its effect."""

import pytest

from bot.words.language import learn, voice
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle

learn(GAME)


def brawl(bridge: str = "") -> Battle:
    """A battleship and, in another sector, a cruiser of p1 beside a destroyer of p2."""
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    battle.ship("p1", "cruiser", "D4")
    battle.ship("p2", "destroyer", "D3")
    battle.ship("p2", "battleship", "A1")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge=bridge)
    return battle


def why(battle: Battle, action: a.Action, seat: str = "p1") -> list[str]:
    step = battle.act(action, seat=seat)
    view = battle.view(seat)
    return [
        voice("en", GAME.slug).say(line, plain=True)
        for event in step.events
        for line in GAME.words.reasons(view, event)
    ]


def before(battle: Battle, action: a.Action, seat: str = "p1") -> list[str]:
    """The certain consequences of *action*, told before it is played."""
    said = GAME.words.consequences(battle.view(seat), action)
    return [voice("en", GAME.slug).say(one, plain=True) for one in said]


def panel(battle: Battle) -> list[str]:
    """The panel on the attack that p2 is asked to answer."""
    (found,) = [one for one in GAME.words.panels(battle.view("p2")) if one.key == "why"]
    return [voice("en", GAME.slug).say(line, plain=True) for line in found.lines]


def test_attacking_and_supporting_ships_are_named_with_their_firepower() -> None:
    battle = brawl()
    assert why(battle, battle.attack("R:O", "C3", "D3", 2)) == [
        "Battleship: 4 damage",
        "In support, beside the target: cruiser at D4: 3 damage",
    ]


def test_an_attack_of_a_single_ship_needs_no_explanation() -> None:
    battle = brawl()
    assert why(battle, battle.attack("R:O", "C3", "D3", 2, held=(1,))) == []


def test_a_planned_attack_names_its_supporting_ships_before_it_is_played() -> None:
    battle = brawl("G:O")
    attack = battle.attack("R:O", "C3", "D3", 2)
    assert "In support, beside the target: cruiser at D4: 3 damage" in before(battle, attack)


def test_a_player_under_attack_may_look_up_its_parts_and_the_effect_of_each_answer() -> None:
    battle = brawl("G:O R:S B:S")
    battle.act(battle.attack("R:O", "C3", "D3", 2))
    assert panel(battle) == [
        "\u2068p1\u2069\u2019s battleship: 4 damage",
        "In support, beside the target: \u2068p1\u2069\u2019s cruiser at D4: 3 damage",
        "A shield stops what comes from one sector: 4 from C3 and 3 from D4",
        "The retreat comes after the damage",
        "A counter-attack has the firepower of all ships there: 2",
    ]


def test_a_shield_names_the_sector_whose_fire_it_stops() -> None:
    battle = brawl("G:O")
    battle.act(battle.attack("R:O", "C3", "D3", 2))
    shield = battle.shield("G:O", "C3")
    answer = a.RaiseShields(decision=battle.asked().id, shields=(shield,))
    (line,) = why(battle, answer, "p2")
    assert line.endswith("stops everything from C3 (straight on)")


def test_explanations_say_that_a_cruiser_takes_the_hit_and_makes_any_shield_fit() -> None:
    battle = brawl("G:D")
    battle.ship("p2", "cruiser", "D3")
    battle.act(battle.attack("R:O", "C3", "D3", 2))
    assert "A cruiser may take the hit instead" in panel(battle)
    answer = a.ReplyRedirect(decision=battle.asked().id, ship=4)
    (line,) = why(battle, answer, "p2")
    assert line.endswith(
        "cruiser takes the target\N{RIGHT SINGLE QUOTATION MARK}s place, as cruisers may"
    )
    shield = battle.shield("G:D", "C3")
    answered = a.RaiseShields(decision=battle.asked().id, shields=(shield,))
    (line,) = why(battle, answered, "p2")
    assert line.endswith("from C3, whatever its face: a cruiser is there")


TURNED = "\N{WORD JOINER}".join(
    (
        "\N{LARGE RED CIRCLE}",
        "\N{HEAVY GREEK CROSS}",
        "\N{RIGHTWARDS ARROW}",
        "\N{MULTIPLICATION X}",
    )
)


@pytest.mark.rule("FC-SPECIAL-06", "FC-SPECIAL-08")
def test_a_turned_die_is_said_to_take_two_dice_before_and_after_it_is_played() -> None:
    battle = brawl()
    battle.dice("p1", "R:O R:S B:D B:S")
    attack = battle.attack("R:O>D", "D4", "C3", 2)
    battle.change(0, at=battle.at("A5"))
    battle.change(2, at=battle.at("C3"))
    cost = (
        f"{TURNED} costs 2 dice: \N{LARGE RED CIRCLE}\N{WORD JOINER}\N{BLACK STAR} turns "
        "\N{HEAVY GREEK CROSS} into \N{MULTIPLICATION X}"
    )
    assert cost in before(battle, attack)
    about = GAME.words.about(battle.view(), (), attack)
    assert about is not None
    assert (
        voice("en", GAME.slug).say(about, plain=True)
        == "2 dice · hull 12 \N{RIGHTWARDS ARROW} 9; no answer is possible"
    )
    assert why(battle, attack)[0] == cost
    (line,) = why(battle, battle.move("B:D>O", 0, "A4"))
    assert "costs 2 dice" in line


@pytest.mark.rule("FC-ABILITY-11")
def test_a_lone_destroyer_that_fires_over_a_sector_says_that_it_plays_one_die_twice() -> None:
    battle = Battle()
    battle.ship("p1", "destroyer", "C5")
    battle.ship("p2", "frigate", "D3")
    battle.ship("p2", "battleship", "A1")
    battle.dice("p1", "R:M")
    attack = battle.attack("R:M", "C5", "C4 D3", 1, twice=True)
    told = (
        "Ranged attack over C4: a destroyer alone in its sector plays this die twice; "
        "no support, no counter-attack"
    )
    assert told in before(battle, attack)


@pytest.mark.rule("FC-RANGE-01", "FC-RANGE-02")
def test_a_shot_from_afar_says_where_it_comes_from() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C5")
    battle.ship("p2", "frigate", "C3")
    battle.ship("p2", "battleship", "A1")
    battle.dice("p1", "R:O R:O")
    attack = battle.attack("R:O R:O", "C5", "C4 C3", 1)
    told = ["Ranged attack over C4: one die per sector, 2 in all; no support, no counter-attack"]
    assert [*before(battle, attack)][1:2] == told
    assert why(battle, attack) == told


def test_a_proton_ray_says_how_its_damage_is_counted() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon="proton_ray")
    battle.ship("p2", "cruiser", "C1")
    battle.ship("p2", "battleship", "A5")
    battle.dice("p1", "G:S B:S")
    shot = a.FireWeapon(ship=0, specials=("G:S", "B:S"), target=1)
    assert why(battle, shot) == [
        "Proton ray: 2 per class point, 2 \N{MULTIPLICATION SIGN} 3 = 6; weapons cannot be answered"
    ]


def test_the_explanation_says_that_frigates_alone_retreat_without_damage() -> None:
    battle = brawl("B:S")
    battle.ship("p2", "frigate", "C2")
    battle.act(battle.attack("R:O", "C3", "C2", 4))
    assert "A retreat of frigates alone: no damage" in panel(battle)
    answer = a.Retreat(decision=battle.asked().id, to=battle.at("C1"))
    (line,) = why(battle, answer, "p2")
    assert line == "Frigates alone in a sector retreat before the hit"
