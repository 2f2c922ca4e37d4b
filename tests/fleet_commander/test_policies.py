"""The levels: they play by the rules, come to an end, and each is stronger than the last."""

from collections import Counter

import pytest

from engine.core.dice import policy_dice, table_dice
from engine.core.game import look, play
from engine.games.fleet_commander import actions as a
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.policies import best_rolls, captain
from tests import laws
from tests.fleet_commander.battle import Battle

MOST_STEPS = 1500
DUELS = [preset for preset, options in GAME.presets.items() if GAME.seats(options).most == 2]


def play_out(seed: str, preset: str, minds: dict[str, str]) -> tuple[str, ...] | None:
    """Who wins; None if nobody has come to an end."""
    state, _ = laws.opening(GAME, seed, GAME.presets[preset])
    for seq in range(1, MOST_STEPS):
        seats = GAME.to_act(state)
        if not seats:
            break
        view = look(GAME, state, seats[0])
        action = GAME.levels[minds[seats[0]]](view, policy_dice(seed, seq))
        play(GAME, state, seats[0], action, table_dice(seed, seq), seq=seq, by="policy")
    outcome = GAME.outcome(state)
    return None if outcome is None else outcome.winners


@pytest.mark.slow
@pytest.mark.parametrize("preset", DUELS)
def test_a_captain_beats_an_ensign(preset: str) -> None:
    won: Counter[str] = Counter()
    for number in range(10):
        minds = {"p1": "captain", "p2": "ensign"}
        if number % 2:
            minds = {"p1": "ensign", "p2": "captain"}
        winners = play_out(f"levels-{number}", preset, minds)
        assert winners is not None
        won.update(minds[seat] for seat in winners)
    assert won["captain"] >= 8


@pytest.mark.slow
@pytest.mark.parametrize("preset", DUELS)
def test_two_captains_come_to_an_end(preset: str) -> None:
    for number in range(4):
        assert (
            play_out(f"captains-{number}", preset, {"p1": "captain", "p2": "captain"}) is not None
        )


def test_a_captain_takes_the_kill_that_is_there() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    weak = battle.ship("p2", "frigate", "C2", hull=2)
    battle.ship("p2", "battleship", "D2")
    battle.dice("p1", "R:O")
    action = captain(battle.view(), policy_dice("kill", 1))
    assert isinstance(action, a.Attack)
    assert action.target == weak


def test_a_captain_moves_up_to_fire() -> None:
    battle = Battle()
    mover = battle.ship("p1", "battleship", "C4")
    battle.ship("p2", "frigate", "C2", hull=2)
    battle.ship("p2", "battleship", "A1")
    battle.dice("p1", "R:O B:O")
    action = captain(battle.view(), policy_dice("up", 1))
    assert isinstance(action, a.Move)
    assert action.ships == (mover,)
    assert action.to == battle.at("C3")


def test_without_a_shield_near_the_enemy_a_green_die_is_among_those_to_roll() -> None:
    battle = Battle()
    battle.ship("p1", "battleship", "C3")
    battle.ship("p2", "battleship", "C2")
    battle.open.turn.phase = "energy"
    assert best_rolls(battle.view())[0] == a.RollDice(red=2, green=1)
    battle.dice("p1", bridge="G:O")
    assert best_rolls(battle.view())[0] == a.RollDice(red=2, blue=1)
    battle.change(0, at=battle.at("C5"))
    assert best_rolls(battle.view())[0] == a.RollDice(red=1, blue=2)
