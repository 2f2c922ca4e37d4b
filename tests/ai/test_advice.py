"""Levels of the bot that claim to follow the advice given to people do so in whole games."""

import pytest

from engine.core.game import AnyGame
from engine.games.fleet_commander.game import FLEET_COMMANDER
from tests.ai.advice import differences, turns
from tests.soak import Seeds

MOST_DIFFERENT = 0.02
"""The largest share of turns in which a level may do something else than the advice."""

ADVISED = [
    pytest.param(FLEET_COMMANDER, preset, "captain", id=f"captain-{preset}")
    for preset in ("first_game", "pitched_battle")
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "preset", "level"), ADVISED)
def test_the_captain_level_nearly_always_plays_the_action_advised_to_people(
    game: AnyGame, preset: str, level: str, seeds: Seeds
) -> None:
    found = [turn for seed in seeds(1) for turn in turns(game, preset, level, f"advice-{seed}")]
    assert len(found) > 20
    differing = differences(found)
    assert differing.total() <= MOST_DIFFERENT * len(found), differing
