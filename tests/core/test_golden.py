"""Every game has golden games, which play back to the letter."""

from pathlib import Path
from typing import Any

import pytest

from engine.ai.policies import AnyGame
from engine.core.errors import RuleViolation
from tests.core.every_game import each_game
from tests.golden import Golden
from tests.toys.skirmish import pieces as p
from tests.toys.skirmish.game import SKIRMISH, Skirmish


@pytest.mark.rule("CORE-LOG-01", "CORE-DICE-01")
@each_game
@pytest.mark.parametrize("seed", ["alba", "brigantine"])
def test_golden_games_play_back_to_the_letter(game: AnyGame, seed: str, golden: Golden) -> None:
    golden.check(game, seed)


class Rich(Skirmish):
    """Pays two gold for a card sold."""

    def apply(self, state: Any, seat: Any, action: Any, referee: Any) -> None:
        super().apply(state, seat, action, referee)
        if isinstance(action, p.Sell):
            state.open.captains[seat].gold += 1


class Loud(Skirmish):
    """Announces that p1 sailed whenever bids are opened."""

    def perform(self, state: Any, task: Any, referee: Any) -> None:
        super().perform(state, task, referee)
        if isinstance(task, p.OpenBids):
            referee.announce(p.Sailed(ship="p1", at=0))


class Strict(Skirmish):
    """Lets nobody dive."""

    def check(self, view: Any, action: Any) -> None:
        super().check(view, action)
        if isinstance(action, p.Dive):
            raise RuleViolation("SK-DIVE-01", "no-card-left")


@pytest.mark.rule("CORE-LOG-05")
@pytest.mark.parametrize("mutant", [Rich(), Loud(), Strict()], ids=["Rich", "Loud", "Strict"])
def test_a_game_whose_rules_changed_is_noticed(mutant: Skirmish, tmp_path: Path) -> None:
    Golden(tmp_path, update=True).check(SKIRMISH, "alba")
    with pytest.raises(AssertionError, match="costs the game a version"):
        Golden(tmp_path, update=False).check(mutant, "alba")


class Newer(Skirmish):
    version = 2


@pytest.mark.rule("CORE-LOG-05")
def test_a_new_version_is_recorded_anew(tmp_path: Path) -> None:
    Golden(tmp_path, update=True).check(SKIRMISH, "alba")
    with pytest.raises(AssertionError, match="of version 2, its golden game alba of 1"):
        Golden(tmp_path, update=False).check(Newer(), "alba")
    Golden(tmp_path, update=True).check(Newer(), "alba")
    Golden(tmp_path, update=False).check(Newer(), "alba")


def test_a_game_without_a_golden_game_fails(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="--update-golden"):
        Golden(tmp_path, update=False).check(SKIRMISH, "alba")
