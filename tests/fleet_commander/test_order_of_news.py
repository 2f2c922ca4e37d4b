"""News of played battles: what destroys a ship is told before its loss."""

from itertools import islice

from bot.messages.headlines import headlines
from bot.words.language import learn, voice
from engine.core.game import look
from engine.core.records import SPECTATOR
from engine.games.fleet_commander.game import FLEET_COMMANDER as GAME
from engine.games.fleet_commander.model import events as e
from tests import laws
from tests.soak import Seeds

STEPS = 400


def test_the_loss_of_a_ship_is_told_right_after_the_action_that_destroys_it(seeds: Seeds) -> None:
    learn(GAME)
    words, lost = voice("en", GAME.slug), 0
    assert GAME.words.news is not None
    for seed in seeds(2):
        state, _ = laws.opening(GAME, seed)
        for step in islice(laws.random_steps(GAME, state, seed), STEPS):
            gone = [one for one in step.events if isinstance(one, e.ShipDestroyed)]
            if not gone:
                continue
            news = GAME.words.news(look(GAME, state, SPECTATOR), step.events)
            told = headlines(news, ("p1",), words).lines.splitlines()
            great = [at for at, line in enumerate(told) if "is destroyed" in line]
            assert len(great) == len(gone)
            assert great[0] > 0, told
            assert "damage" in told[great[0] - 1]
            lost += len(gone)
    assert lost, "no ship was destroyed"
