"""Any game is played to its end by its menus and forms alone."""

import pytest

from engine.core.dice import policy_dice, table_dice
from engine.core.game import is_npc, look, play
from engine.games import GAMES
from tests import laws
from tests.core.every_game import Sitting, each_sitting
from tests.menu_player import MenuPlayer
from tests.toys.sealed_orders.game import SEALED_ORDERS

MOST_STEPS = 400
"""Steps after which a game of skill counts as played; a toy is played to its end."""


@pytest.mark.rule("CORE-MENU-01", "CORE-MENU-02", "CORE-TURN-03")
@each_sitting
def test_every_game_can_be_played_by_its_menus_and_forms_alone(sitting: Sitting) -> None:
    player, steps = MenuPlayer(sitting.game, policy_dice("menus", 0)), 0
    state, _ = laws.opening(sitting.game, "menus", sitting.options, sitting.seats)
    while (seats := sitting.game.to_act(state)) and steps < MOST_STEPS:
        steps += 1
        view = look(sitting.game, state, seats[-1])
        action = sitting.game.default(view) if is_npc(seats[-1]) else player.act(view)
        play(sitting.game, state, seats[-1], action, table_dice("menus", steps), seq=steps)
    assert sitting.game.outcome(state) or (sitting.game in GAMES and steps == MOST_STEPS)


def test_the_menu_player_fills_in_forms_of_which_some_are_refused() -> None:
    player = MenuPlayer(SEALED_ORDERS, policy_dice("forms", 0))
    state, _ = laws.opening(SEALED_ORDERS, "forms")
    steps = 0
    while seats := SEALED_ORDERS.to_act(state):
        steps += 1
        action = player.act(look(SEALED_ORDERS, state, seats[0]))
        play(SEALED_ORDERS, state, seats[0], action, table_dice("forms", steps), seq=steps)
    assert player.filled > player.refused > 0
