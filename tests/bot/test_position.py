"""The offers of a position as the bot reads them."""

from bot.tables.position import Position
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from tests.fleet_commander.battle import Battle


def test_the_end_of_a_turn_that_is_best_is_no_plan_but_a_button() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon="proton_ray")
    battle.ship("p2", "frigate", "C1")
    battle.dice("p1", "G:S B:S")
    battle.dice("p2", bridge="R:O")
    position = Position(GAME, battle.view())
    assert position.is_best_ended
    assert (position.finish,) not in [plan.actions for plan in position.plans]


def test_the_end_of_a_turn_is_not_best_where_a_shot_destroys() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    battle.ship("p2", "frigate", "C2", hull=1)
    battle.dice("p1", "R:O")
    position = Position(GAME, battle.view())
    assert not position.is_best_ended
    assert position.plans
