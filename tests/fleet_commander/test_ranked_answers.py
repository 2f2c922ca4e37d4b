"""The shared list of answers: the clock and captains take the first advice to people."""

from collections.abc import Iterator

import pytest

from engine.core.agenda import waiting
from engine.core.dice import policy_dice, table_dice
from engine.core.game import look, play
from engine.games.fleet_commander.bots import captain
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.judgement.ranked_answers import asked_of, ranked_answers
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.options import PRESETS
from engine.games.fleet_commander.model.state import FleetView
from tests import laws
from tests.fleet_commander.under_fire import under_fire
from tests.soak import Seeds

MOST_STEPS = 400


def views(preset: str, seed: str) -> Iterator[FleetView]:
    """The view of the captain to act, before each action of a battle between captains."""
    state, _ = laws.opening(GAME, seed, PRESETS[preset])
    for seq in range(1, MOST_STEPS):
        seats = GAME.to_act(state)
        if not seats:
            return
        view = look(GAME, state, seats[0])
        yield view
        action = captain(view, policy_dice(seed, seq))
        play(GAME, state, seats[0], action, table_dice(seed, seq), seq=seq, by="policy")


@pytest.mark.slow
@pytest.mark.parametrize("preset", ["pitched_battle", "hidden_battle"])
def test_captains_and_the_clock_answer_and_roll_as_the_first_advice_says(
    preset: str, seeds: Seeds
) -> None:
    for seed in seeds(1):
        for view in views(preset, seed):
            now = view.open.turn.phase
            if now == "setup" or (now == "actions" and asked_of(view) is None):
                continue
            advised = next(iter(GAME.plans(view))).actions[0]
            assert captain(view, policy_dice(seed, 0)) == advised == GAME.default(view)


@pytest.mark.slow
def test_the_clock_always_answers_or_rolls_or_ends_the_turn(seeds: Seeds) -> None:
    for seed in seeds(1):
        for view in views("hidden_battle", seed):
            action = GAME.default(view)
            GAME.check(view, action)
            if waiting(view.agenda):
                assert a.is_answer(action)
            elif view.open.turn.phase == "energy":
                assert isinstance(action, a.RollDice)
            else:
                assert action == GAME.finish(view)


@pytest.mark.parametrize("bridge", ["G:O G:D G:M", "G:D G:S", "B:S R:S", "G:O R:S"])
@pytest.mark.parametrize("sort", ["frigate", "destroyer", "battleship"])
def test_plans_captains_and_the_clock_choose_the_first_ranked_reaction(
    bridge: str, sort: str
) -> None:
    battle, _, _ = under_fire(bridge, sort)
    view, asked = battle.view("p2"), battle.asked()
    first, *_ = ranked_answers(view, asked)
    assert next(iter(GAME.plans(view))).actions == (first,)
    assert captain(view, policy_dice("same", 1)) == first == GAME.default(view)
