"""Hits without a question to react: news explain why stored dice could not answer them."""

from typing import Any

import pytest

from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model import events as e
from tests.fleet_commander.battle import Battle, told
from tests.fleet_commander.sentences import said

GREEN, BLUE, RED = (
    f"{colour}\N{WORD JOINER}"
    for colour in ("\N{LARGE GREEN CIRCLE}", "\N{LARGE BLUE CIRCLE}", "\N{LARGE RED CIRCLE}")
)
STRAIGHT, ASLANT, STAR = "\N{HEAVY GREEK CROSS}", "\N{MULTIPLICATION X}", "\N{BLACK STAR}"


def shot(bridge: str, at: str = "C3", **what: Any) -> Battle:
    """A destroyer of p1 is about to fire at a destroyer of p2 at C2; others are far off."""
    battle = Battle()
    battle.ship("p1", "destroyer", at)
    battle.ship("p2", "destroyer", "C2", **what)
    battle.ship("p2", "battleship", "A5")
    battle.dice("p1", "R:O R:D R:M")
    battle.dice("p2", bridge=bridge)
    return battle


def read(battle: Battle, dice: str, at: str, way: str = "C2", code: str = "en") -> str:
    """The news line on the shot; checks that nobody is asked to react."""
    step = battle.act(battle.attack(dice, at, way, 1))
    assert not battle.is_asked()
    assert GAME.words.news is not None
    news = GAME.words.news(battle.view("p2"), step.events)
    line, *lost = said([one.text for one in news], code)
    assert len(lost) == len(told(step, e.ShipDestroyed))
    return line


@pytest.mark.rule("FC-SHIELD-05")
def test_the_player_hit_reads_that_their_shield_points_elsewhere() -> None:
    line = read(shot("G:D"), "R:O", "C3")
    wrong = f"Altair cannot answer: {GREEN}{ASLANT} shields diagonally only"
    assert line.endswith(f", hull 10/12. {wrong}, and the fire comes straight on, from C3")
    line = read(shot("G:O", "D3"), "R:D", "D3", code="fr")
    assert (
        f"{GREEN}{STRAIGHT} ne pare que tout droit, et le tir arrive en diagonale, par D3" in line
    )


@pytest.mark.rule("FC-SHIELD-05", "FC-REACT-01")
def test_no_explanation_is_given_without_stored_reaction_dice_or_if_a_reaction_is_asked() -> None:
    for bridge in ("", "R:O B:M"):
        assert "cannot answer" not in read(shot(bridge), "R:O", "C3")
    battle = shot("G:O G:D")
    step = battle.act(battle.attack("R:O", "C3", "C2", 1))
    assert battle.is_asked()
    assert not told(step, e.Unanswered)


@pytest.mark.rule("FC-SHIELD-06", "FC-SPECIAL-15", "FC-RANGE-07")
def test_news_say_why_a_stored_special_cannot_answer() -> None:
    assert f"{GREEN}{STAR} is no shield by itself" in read(shot("G:S"), "R:O", "C3")
    lost = read(shot("B:S", hull=1), "R:O", "C3")
    assert f"{BLUE}{STAR} saves nobody: no ship would be left to retreat" in lost
    far = read(shot("R:S", "C4"), "R:O R:M", "C4", "C3 C2")
    assert f"{RED}{STAR} cannot counter a ranged attack" in far


@pytest.mark.rule("FC-SPECIAL-18", "FC-SCEN-PASSAGE-02")
def test_news_say_that_a_ship_without_firepower_cannot_counter_attack() -> None:
    battle = Battle(scenario="passage")
    battle.ship("p1", "destroyer", "C3")
    battle.ship("p2", "damaged_cruiser", "C2")
    battle.dice("p1", "R:O")
    battle.dice("p2", bridge="R:S")
    line = read(battle, "R:O", "C3")
    assert f"{RED}{STAR} cannot counter-attack without firepower" in line


@pytest.mark.rule("FC-SPECIAL-15", "FC-SECTOR-25")
def test_news_say_that_there_is_no_room_to_retreat_or_no_counter_attack_into_a_cloud() -> None:
    battle = shot("B:S")
    for at in ("B1", "C1", "D1", "B2", "D2", "B3", "D3"):
        battle.ships("p2", "destroyer", at, 2)
    assert f"{BLUE}{STAR} finds no sector to retreat to" in read(battle, "R:O", "C3")
    battle = shot("R:S")
    battle.special("C3", "gas_cloud")
    assert f"{RED}{STAR} cannot counter-attack into a gas cloud" in read(battle, "R:O", "C3")


@pytest.mark.rule("FC-SECTOR-20", "FC-SHIELD-05")
def test_an_unfit_stored_shield_is_explained_also_after_an_unfit_cloud_die() -> None:
    battle = shot("G:D")
    battle.special("C2", "gas_cloud")
    battle.act(battle.attack("R:O", "C3", "C2", 1))
    step = battle.answer(a.RollGreen, "D")
    assert told(step, e.Unanswered)[0].dice == (e.Unfit(die="G:D", why="diagonal"),)
