"""Suggested rolls: each says the use of its dice, and none includes useless dice."""

import re

import pytest

from bot.words.language import learn, voice
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.judgement.odds import roll_odds
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.state import Container
from tests.fleet_commander.battle import Battle

learn(GAME)


def before_the_roll(at: str, foe: str = "A1") -> Battle:
    """A destroyer of p1 at *at*, whose dice are to be rolled, and one of p2 at *foe*."""
    battle = Battle()
    battle.ship("p1", "destroyer", at)
    battle.ship("p2", "destroyer", foe)
    battle.open.turn.phase = "energy"
    battle.dice("p1")
    return battle


def rolls(battle: Battle) -> list[a.RollDice]:
    found = [plan.actions[0] for plan in GAME.plans(battle.view())]
    assert all(isinstance(one, a.RollDice) for one in found)
    return [one for one in found if isinstance(one, a.RollDice)]


def read(battle: Battle, code: str = "en") -> list[str]:
    words = voice(code, GAME.slug)
    return [words.say(plan.about, plain=True) for plan in GAME.plans(battle.view())]


@pytest.mark.parametrize(
    ("at", "said"),
    [
        ("A5", "Close in · fire when in range"),
        ("A3", "83 %: 2+ damage to enemy destroyer (A1) · shield: ✚ 50 %, ✕ 50 %"),
        ("A2", "86 %: 2+ damage to enemy destroyer (A1) · shield"),
    ],
)
def test_a_suggested_roll_first_says_the_use_of_its_dice(at: str, said: str) -> None:
    assert read(before_the_roll(at))[0].replace("\u202f", " ").startswith(said)


@pytest.mark.rule("FC-SCEN-RESCUE-15")
def test_a_roll_says_that_its_blue_dice_may_evacuate_containers() -> None:
    battle = Battle(scenario="rescue")
    battle.open.edges = {"p1": (20, 21, 22, 23, 24), "p2": (0, 1, 2, 3, 4)}
    battle.ship("p1", "frigate", "C5")
    battle.ship("p2", "destroyer", "A1")
    battle.open.containers[:] = [Container(at=battle.at("C5"))]
    battle.begin("p1")
    about = read(battle)[0].replace("\u202f", " ")
    assert re.search(r"^\d+ %: evacuate", about)
    battle.open.containers[:] = [Container(at=battle.at("C3"))]
    battle.begin("p1")
    assert not any("evacuate" in one for one in read(battle))


def test_a_roll_says_the_use_of_its_dice_in_french_too() -> None:
    first, *_ = read(before_the_roll("A3"), "fr")
    assert first.replace("\u202f", " ").startswith(
        "83 %\xa0: 2+ dégâts sur le destroyer ennemi (A1) · bouclier"
    )


def test_no_second_red_die_is_suggested_if_no_enemy_can_be_fired_at_this_turn() -> None:
    far = before_the_roll("A5")
    far.open.commanders["p1"].reserve[:] = [3, 1, 2]
    assert rolls(far)
    assert all(one.red <= 1 for one in rolls(far))
    assert not any(one.red and not one.blue for one in rolls(far))
    assert any(one.red > 1 for one in rolls(before_the_roll("A2")))


@pytest.mark.rule("FC-SECTOR-06")
def test_no_red_die_without_a_blue_one_is_suggested_if_adjacent_enemies_are_in_asteroids() -> None:
    battle = before_the_roll("A2")
    battle.special("A1", "asteroid_field")
    assert rolls(battle)
    assert all(one.red <= bool(one.blue) for one in rolls(battle))


def test_no_blue_die_is_suggested_if_no_ship_can_move() -> None:
    battle = before_the_roll("A1", "A2")
    for at, foe in (("B1", "battleship"), ("B2", "battleship")):
        battle.ship("p2", foe, at)
    stuck = battle.view()
    assert roll_odds(stuck, a.RollDice(red=1, blue=1, green=1)).move == 0
    assert rolls(battle)
    assert not any(one.blue for one in rolls(battle))


def test_a_roll_is_suggested_even_if_no_die_is_of_use() -> None:
    battle = before_the_roll("A1", "E5")
    battle.open.commanders["p1"].reserve[:] = [3, 0, 0]
    (only,) = rolls(battle)
    assert only == a.RollDice(red=3)
