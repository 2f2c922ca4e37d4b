"""Positions as the bot reads them: their plans, and whether ending the turn is best."""

from bot.tables.position import Position
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from tests.fleet_commander.battle import Battle


def test_ending_the_turn_is_not_among_the_plans_even_where_it_is_best() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3", weapon="proton_ray")
    battle.ship("p2", "frigate", "C1")
    battle.dice("p1", "G:S B:S")
    battle.dice("p2", bridge="R:O")
    position = Position(GAME, battle.view())
    assert position.is_best_ended
    assert (position.finish,) not in [plan.actions for plan in position.plans]


def test_ending_the_turn_is_not_best_where_a_shot_can_destroy_a_ship() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    battle.ship("p2", "frigate", "C2", hull=1)
    battle.dice("p1", "R:O")
    position = Position(GAME, battle.view())
    assert not position.is_best_ended
    assert position.plans
