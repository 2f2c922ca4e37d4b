"""Plans that win the battle: none is missed if up to three dice are enough."""

import pytest

from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from tests.fleet_commander.battle import Battle
from tests.fleet_commander.drawn import drawn
from tests.fleet_commander.test_plans import said


def far() -> Battle:
    """Two frigates of p1 three sectors from a frigate without which p2 has lost."""
    battle = drawn("""
        .  . . .  .
        .  . . f2 .
        .  . . .  .
        .  . . .  .
        FF . . .  B
    """)
    battle.ship("p2", "frigate", "A1")
    battle.commander("p2").points = 5
    return battle


def played(battle: Battle) -> list[type[object]]:
    (plan, *_) = GAME.plans(battle.view())
    assert said(battle)[0][1].count("wins the battle ·") == 1
    for action in plan.actions:
        battle.act(action)
    assert battle.open.winners == ("p1",)
    return [type(one) for one in plan.actions]


@pytest.mark.rule("FC-ABILITY-01", "FC-END-02")
def test_a_winning_plan_may_use_both_steps_of_frigates_and_then_fire() -> None:
    battle = far()
    battle.dice("p1", "B:D R:D")
    assert said(battle)[0][0] == "2 frigates to C3, then fire on enemy frigate 1 (D2)"
    assert said(battle, "fr")[0][0] == "2 frégates en C3, puis tir sur la frégate ennemie 1 (D2)"
    assert played(battle) == [a.Move, a.MoveAgain, a.Attack]


def test_a_winning_plan_of_several_steps_may_destroy_the_last_ship_of_a_side() -> None:
    battle = far()
    battle.change(4, hull=0, at=None)
    battle.commander("p2").points = 2
    battle.dice("p1", "B:D R:D")
    assert played(battle) == [a.Move, a.MoveAgain, a.Attack]


def test_a_plan_of_several_steps_that_wins_unless_answered_is_offered_too() -> None:
    battle = far()
    battle.dice("p1", "B:D R:D")
    battle.dice("p2", bridge="G:M")
    (label, about), *_ = said(battle)
    assert label == "2 frigates to C3, then fire on enemy frigate 1 (D2)"
    assert "wins the battle unless answered" in about


def test_no_winning_plan_leads_through_asteroids() -> None:
    battle = far()
    battle.special("B4", "asteroid_field")
    battle.dice("p1", "B:D R:D")
    assert not [about for _, about in said(battle) if "wins the battle" in about]


@pytest.mark.rule("FC-ATTACK-09")
def test_a_winning_plan_may_move_a_ship_and_fire_twice() -> None:
    battle = far()
    battle.change(3, hull=6)
    battle.change(2, at=battle.at("D4"))
    battle.dice("p1", "B:O R:O R:O")
    assert said(battle)[0][0].startswith("The battleship to D3, then two shots on enemy frigate 1")
    assert played(battle) == [a.Move, a.Attack, a.Attack]


def test_a_winning_plan_may_destroy_two_ships_with_two_shots() -> None:
    battle = far()
    battle.change(2, at=battle.at("D3"))
    battle.ship("p2", "frigate", "C4", hull=1)
    battle.ship("p2", "frigate", "E1")
    battle.commander("p2").points = 8
    battle.dice("p1", "R:O R:D")
    assert said(battle)[0][0].startswith("Fire on enemy frigate ")
    assert played(battle) == [a.Attack, a.Attack]


def test_a_single_winning_shot_is_preferred_to_longer_plans() -> None:
    battle = far()
    battle.change(2, at=battle.at("D3"))
    battle.dice("p1", "B:D R:D R:O")
    assert played(battle) == [a.Attack]


def test_a_shot_that_wins_unless_answered_is_offered_although_a_shield_may_stop_it() -> None:
    battle = far()
    battle.change(2, at=battle.at("D3"))
    battle.dice("p1", "B:O R:O")
    battle.dice("p2", bridge="G:M")
    assert said(battle)[0][1].count("wins the battle unless answered") == 1


def test_a_shot_that_wins_unless_answered_is_offered_among_many_that_gain_more() -> None:
    battle = Battle(zones=((7, 7),))
    battle.ship("p1", "cruiser", "D4")
    for at in ("A5", "A7", "C7", "E7", "G7", "G5"):
        battle.ship("p1", "battleship", at)
    battle.ship("p2", "frigate", "D3", hull=3)
    battle.ship("p2", "destroyer", "C4")
    battle.commander("p2").points = 6
    battle.dice("p1", "B:M R:O")
    battle.dice("p2", bridge="G:O B:S")
    battle.special("D3", "gas_cloud")
    winning = [label for label, about in said(battle) if "wins the battle unless" in about]
    assert winning == ["The cruiser (D4) fires on enemy frigate (D3)"]
