"""Each level beats the one below it as often as claimed, in paired games with seats swapped."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from engine.arena import contest
from engine.core.game import AnyGame
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.fleet_commander.game import FLEET_COMMANDER
from engine.games.man_o_war.game import MAN_O_WAR
from tests.arena.sprt import Claim, trial


@dataclass(frozen=True, slots=True, kw_only=True)
class Rung:
    """A *claim* that *better* beats *worse*; the *usual* games are too few to show it."""

    game: AnyGame
    preset: str
    better: str
    worse: str
    claim: Claim
    usual: int

    def wins(self, seed: str, games: int) -> Iterator[bool]:
        """Game by game, whether *better* wins alone, from either seat by the same seed."""
        minds, options = [self.better, self.worse], self.game.presets[self.preset]
        for match in contest(
            self.game, minds, games=games, seed=seed, options=options, paired=True
        ):
            won = match.outcome.winners if match.outcome else ()
            yield {dict(match.policies)[seat] for seat in won} == {self.better}


MOST_GAMES = 400
"""Games within which a claim is nearly always shown or refuted."""

NEARLY_ALWAYS = Claim(least=0.9, hoped=0.97)
MOSTLY = Claim(least=0.7, hoped=0.85)
OFTEN = Claim(least=0.6, hoped=0.75)
RATHER = Claim(least=0.5, hoped=0.65)

STEPS = [
    (FLEET_COMMANDER, preset, *step)
    for preset in ("first_game", "pitched_battle")
    for step in (
        ("lieutenant", "ensign", MOSTLY, 2),
        ("captain", "lieutenant", OFTEN, 2),
        ("captain", "ensign", NEARLY_ALWAYS, 4),
        ("admiral", "captain", MOSTLY, 2),
    )
]
STEPS += [
    (CAPTAINS_LOG, "standard", "boatswain", "cabin_boy", OFTEN, 2),
    (CAPTAINS_LOG, "standard", "mate", "boatswain", OFTEN, 2),
]
STEPS += [(MAN_O_WAR, "open_battle", "captain", "midshipman", RATHER, 2)]

LADDER = [
    pytest.param(
        Rung(game=game, preset=preset, better=better, worse=worse, claim=claim, usual=usual),
        id=f"{better}-{worse}-{preset}",
        marks=[pytest.mark.soak] if better == "admiral" or game is MAN_O_WAR else [],
    )
    for game, preset, better, worse, claim, usual in STEPS
]


@pytest.mark.slow
@pytest.mark.parametrize("rung", LADDER)
def test_a_level_beats_the_one_below_it(
    rung: Rung, proportion: int, request: pytest.FixtureRequest
) -> None:
    """A few games can only refute the claim; a soak plays until it is shown."""
    seed = f"levels-{request.config.option.seed}"
    games = rung.usual if proportion == 1 else MOST_GAMES
    found = trial(rung.claim, rung.wins(seed, games))
    assert found.verdict != "refuted", found
    assert found.verdict == "shown" or proportion == 1, found
