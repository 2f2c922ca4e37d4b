"""Distinct names of the actions that can be typed."""

from collections import Counter
from itertools import islice

import pytest

from bot.words.language import voice
from cogs import captains_log, fleet_commander
from cogs.typed_verbs import STEP, TypedVerb
from engine.core.game import look
from engine.core.words import Text
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.fleet_commander.game import FLEET_COMMANDER
from tests import laws
from tests.core.every_game import Sitting, sittings
from tests.soak import Seeds

STEPS = 80
VERBS: dict[str, tuple[TypedVerb, ...]] = {
    captains_log.GAME: captains_log.VERBS,
    fleet_commander.GAME: fleet_commander.VERBS,
}
SITTINGS = [*sittings(CAPTAINS_LOG), *sittings(FLEET_COMMANDER)]


@pytest.mark.slow
@pytest.mark.parametrize("sitting", SITTINGS, ids=str)
def test_no_two_actions_of_one_command_share_a_typed_name(sitting: Sitting, seeds: Seeds) -> None:
    """A player who typed a shared name could never say which action is meant."""
    game = sitting.game
    language = voice("fr", game.slug)

    def said(way: tuple[Text, ...]) -> str:
        return STEP.join(language.say(label, plain=True) for label in way)

    for seed in seeds(1):
        state, _ = laws.opening(game, seed, sitting.options, sitting.seats)
        for _ in islice(laws.random_steps(game, state, seed), STEPS):
            for seat in game.to_act(state):
                view = look(game, state, seat)
                actions = [*game.suggest(view)]
                for verb in VERBS[game.slug]:
                    ways = {
                        one: game.label(view, one)[-verb.labels :]
                        for one in actions
                        if isinstance(one, verb.kinds)
                    }
                    shared = [way for way, count in Counter(ways.values()).items() if count > 1]
                    assert not shared, (verb.name, said(shared[0]))
