"""Whole battles between bots: with many players, in several zones, and in the asteroid belt."""

from itertools import cycle

import pytest

from engine.core.dice import policy_dice, table_dice
from engine.core.game import look, play
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model.options import PRESETS, Options
from tests import laws
from tests.soak import Seeds

MOST_STEPS = 4000

BATTLES = {
    "team battle": (PRESETS["team_battle"], 4),
    "three for themselves": (PRESETS["free_for_all"], 3),
    "asteroid belt": (PRESETS["asteroid_belt"], 2),
    "four in the belt": (Options(scenario="asteroid_belt", mode="teams_of_four"), 4),
    "two zones": (Options(board="two_of_four_by_four"), 2),
}


@pytest.mark.parametrize("battle", BATTLES)
def test_bots_of_two_levels_play_each_battle_to_its_end(battle: str, seeds: Seeds) -> None:
    options, people = BATTLES[battle]
    seats = GAME.seats(options).seats[:people]
    levels = dict(zip(seats, cycle(["captain", "ensign"]), strict=False))
    for seed in seeds(1):
        state, _ = laws.opening(GAME, seed, options, seats)
        for seq in range(1, MOST_STEPS):
            called = GAME.to_act(state)
            if not called:
                break
            view = look(GAME, state, called[0])
            action = GAME.levels[levels[called[0]]](view, policy_dice(seed, seq))
            play(GAME, state, called[0], action, table_dice(seed, seq), seq=seq, by="policy")
        assert GAME.outcome(state) is not None
