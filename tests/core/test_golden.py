"""Golden games: each game's recordings replay exactly; a difference is shown in sentences."""

from pathlib import Path
from typing import Any

import pytest

from engine.core.errors import RuleViolation
from engine.core.game import AnyGame
from tests.core.every_game import each_game
from tests.golden import Golden
from tests.toys.skirmish import pieces as p
from tests.toys.skirmish.game import SKIRMISH, Skirmish


@pytest.mark.rule("CORE-LOG-01", "CORE-DICE-01")
@each_game
@pytest.mark.parametrize("seed", ["alba", "brigantine"])
def test_golden_games_replay_exactly(game: AnyGame, seed: str, golden: Golden) -> None:
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


class Sly(Skirmish):
    """Raises a sealed bid by one, which its seat alone sees."""

    def apply(self, state: Any, seat: Any, action: Any, referee: Any) -> None:
        super().apply(state, seat, action, referee)
        if isinstance(action, p.Bid) and state.own[seat].bid is not None:
            state.own[seat].bid += 1


class Strict(Skirmish):
    """Refuses every sale of a card."""

    def check(self, view: Any, action: Any) -> None:
        if isinstance(action, p.Sell):
            raise RuleViolation("SK-SELL-01", "no-buyer")
        super().check(view, action)


class RichAnew(Rich):
    version = 2


def complaint(golden: Golden, game: Skirmish) -> str:
    with pytest.raises(pytest.fail.Exception) as failed:
        golden.check(game, "alba")
    return str(failed.value)


def recorded(folder: Path, game: Skirmish = SKIRMISH) -> Golden:
    Golden(folder, update=True).check(game, "alba")
    return Golden(folder, update=False)


@pytest.mark.parametrize(
    ("mutant", "told"),
    [
        (
            Rich(),
            [
                '"sell","card":4',
                "-   public open.captains.p1.gold 4",
                "+   public open.captains.p1.gold 5",
            ],
        ),
        (Loud(), ['"bid","decision":1', "+   said event-sailed at 0 ship p1"]),
        (Sly(), ['"bid"', "-   p2 own.bid 0", "+   p2 own.bid 1"]),
        (Strict(), ['"sell","card":4', "+   refused [SK-SELL-01]"]),
    ],
    ids=["Rich", "Loud", "Sly", "Strict"],
)
def test_a_game_that_plays_differently_is_reported_with_the_step_and_the_change(
    mutant: Skirmish, told: list[str], tmp_path: Path
) -> None:
    said = complaint(recorded(tmp_path), mutant)
    assert [part for part in told if part not in said] == []
    assert "costs a version" in said


def test_the_report_of_a_difference_shows_the_sentences_said_beside_it(tmp_path: Path) -> None:
    said = complaint(recorded(tmp_path), Rich())
    assert "    said event-card-sold captain p1 card 4" in said
    assert "event {" not in said


def test_a_golden_game_of_the_same_version_is_recorded_anew_only_on_demand(tmp_path: Path) -> None:
    recorded(tmp_path)
    assert "costs a version" in complaint(Golden(tmp_path, update=True), Rich())
    Golden(tmp_path, update=True, same_version=True).check(Rich(), "alba")
    Golden(tmp_path, update=False).check(Rich(), "alba")


def test_a_golden_game_is_recorded_anew_when_the_version_has_grown(tmp_path: Path) -> None:
    assert "record it anew" in complaint(recorded(tmp_path), RichAnew())
    recorded(tmp_path, RichAnew()).check(RichAnew(), "alba")
    assert "version 2" in complaint(Golden(tmp_path, update=True), SKIRMISH)


def test_a_game_without_a_golden_game_fails(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="--update-golden"):
        Golden(tmp_path, update=False).check(SKIRMISH, "alba")
