"""A player who always follows the first suggestion holds out against the captain level."""

import pytest

from engine.core.agenda import waiting
from engine.core.dice import policy_dice, table_dice
from engine.core.game import begin, look, play
from engine.core.records import Seat
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model.options import PRESETS
from engine.games.fleet_commander.model.state import FleetState, FleetView
from tests.arena.balance import LONGEST
from tests.soak import Seeds

DUELS = [name for name, options in PRESETS.items() if len(GAME.seats(options).seats) == 2]


def suggested(view: FleetView) -> object:
    """The first action of the first plan; the turn's end where nothing is suggested."""
    plan = next(iter(GAME.plans(view)), None)
    if plan is not None:
        return plan.actions[0]
    return GAME.default(view) if waiting(view.agenda) else GAME.finish(view)


def ended(preset: str, seed: str, follower: Seat) -> FleetState:
    """The end of a battle of *follower*, who follows suggestions, against the captain level."""
    options = PRESETS[preset]
    seats = GAME.seats(options).seats
    state, _ = begin(GAME, seats, options, table_dice(seed, 0))
    captain, steps = GAME.levels["captain"], 0
    while (asked := GAME.to_act(state)) and state.open.round < LONGEST:
        steps, seat = steps + 1, asked[0]
        view = look(GAME, state, seat)
        mine = seat == follower
        action = suggested(view) if mine else captain(view, policy_dice(seed, steps))
        play(GAME, state, seat, action, table_dice(seed, steps), seq=steps)
    return state


@pytest.mark.slow
@pytest.mark.parametrize("preset", DUELS)
def test_a_player_who_follows_suggestions_ends_each_battle_and_wins_a_fair_share(
    preset: str, seeds: Seeds, proportion: int
) -> None:
    """One game shows that it ends; a soak shows how often the follower wins."""
    won = games = 0
    for number, seed in enumerate(seeds(1 if proportion == 1 else 4)):
        follower = ("p1", "p2")[number % 2]
        battle = ended(preset, f"suggested-{seed}", follower).open
        assert battle.winners is not None, f"{preset}, {seed}: nobody comes to an end"
        won, games = won + (follower in battle.winners), games + 1
    assert won >= 0.4 * games or proportion == 1, f"{won} of {games}"
