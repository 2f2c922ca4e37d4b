"""Forged actions, in each scenario with all optional rules: refused in words, or legal."""

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import pytest

from bot.words.language import LANGUAGES, learn, voice
from engine.core.codec import Codec
from engine.core.dice import SeededDice
from engine.core.errors import BadData, RuleViolation
from engine.core.game import look, play, redact
from engine.core.records import SPECTATOR, Seat, clone
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import actions as a
from engine.games.fleet_commander.model.options import Options
from engine.games.fleet_commander.model.state import FleetState
from engine.games.fleet_commander.rules.scenarios import SCENARIOS
from tests import laws
from tests.soak import Seeds

ODD: Final = (-1, 0, 1, 3, 7, 12, 24, 25, 99, 10**9, 2**80, None, "p1", "p2", "p9", "B:S", "R:M")
"""Values that a forger writes into fields of an action."""

EVERY: Final = 12
"""Steps of a game between two rounds of forgeries."""

MOST_STEPS: Final = 600
"""Steps after which a game is stopped."""

ACTIONS: Codec[a.Action] = Codec(a.Action)


@pytest.mark.rule("CORE-TURN-01", "CORE-TURN-02", "CORE-TURN-03")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_forged_action_is_legal_or_refused_in_words_without_changing_the_state(
    scenario: Any, seeds: Seeds, caplog: pytest.LogCaptureFixture
) -> None:
    learn(GAME)
    options = Options(
        scenario=scenario, secret_weapons=True, hidden_deployment=True, fog_of_war=True
    )
    for seed in seeds(1):
        state, setup = laws.opening(GAME, seed, options)
        chance, played = random.Random(seed), list[a.Action]()
        for step in islice(laws.random_steps(GAME, state, seed), MOST_STEPS):
            played.append(step.action)
            if step.seq % EVERY == 0:
                forgeries = [*played[-10:], *_forged(state, chance)]
                for seat in (*setup.seats, SPECTATOR, "p9"):
                    _try_all(state, seat, forgeries)
        state.open.winners = ()
        for seat in setup.seats:
            _try_all(state, seat, played)
    assert not caplog.messages


def _forged(state: FleetState, chance: random.Random) -> Iterator[a.Action]:
    """Some suggested actions, and copies of them with an odd value in one field."""
    for seat in GAME.to_act(state):
        suggested = [*GAME.suggest(look(GAME, state, seat))]
        for action in chance.sample(suggested, min(8, len(suggested))):
            yield action
            plain = json.loads(ACTIONS.dump(action))
            for name, there in plain.items():
                odd = chance.choice(ODD)
                for forged in (odd, [odd], [there, there], [odd] * 4):
                    try:
                        yield ACTIONS.parse({**plain, name: forged}, "forged")
                    except BadData:
                        continue


def _try_all(state: FleetState, seat: Seat, actions: list[a.Action]) -> None:
    world = clone(state)
    for action in actions:
        try:
            step = play(GAME, world, seat, action, SeededDice(1), seq=1)
        except RuleViolation as refusal:
            assert world == state, f"refusing {action} changed the state"
            said = [refusal.text]
        else:
            assert state.open.winners is None, f"{action} was done after the end"
            assert seat in GAME.to_act(state), f"{seat} was not called, and did {action}"
            laws.makes_sense(GAME, world)
            news = GAME.words.news(look(GAME, world, seat), redact(step, seat).events)
            said = [one.text for one in news]
            world = clone(state)
        for code in LANGUAGES:
            words = voice(code, GAME.slug)
            assert all(words.say(text, plain=True) for text in said)
