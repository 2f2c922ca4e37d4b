"""Absent people lose little by what the clock plays for them: policies that miss a turn in ten."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.arena import contest, play_match
from engine.arena.absences import ABSENCES, ONE_ROUND_IN, AbsentAtTimes, mind
from engine.core.dice import policy_dice
from engine.core.game import AnyGame, Policy, standard_options
from engine.games.captains_log.game import CAPTAINS_LOG
from engine.games.fleet_commander.game import FLEET_COMMANDER
from tests.arena.sprt import Claim, trial
from tests.toys.skirmish.game import SKIRMISH

FIVE_POINTS = Claim(least=0.38, hoped=0.45)
"""Of a hundred games that would be even, five more are lost rather than twelve."""

MOST_GAMES = 600
"""Games within which the claim is nearly always shown or refuted."""

ROUNDS, ACTIONS = 500, 6

every_absence = pytest.mark.parametrize("absence", ABSENCES)


class Clocked:
    """A stand-in for a game, and for a view of each round, that counts who plays."""

    def __init__(self) -> None:
        self.round = 0

    @property
    def open(self) -> "Clocked":
        return self

    def default(self, view: Any) -> str:
        del view
        return "clock"


def plays(absence: str) -> Iterator[list[str]]:
    """Who plays each action, round by round: the person or the clock."""
    game: Any = Clocked()
    person: Policy = lambda view, dice: "person"  # noqa: E731 - a policy is a function
    absent = AbsentAtTimes(game, person, begins=ABSENCES[absence])
    for number in range(ROUNDS):
        game.round = number
        dice = (policy_dice("absences", number * ACTIONS + action) for action in range(ACTIONS))
        yield [absent(game, one) for one in dice]


@every_absence
def test_one_round_in_ten_is_left_to_the_clock_and_nobody_comes_back_in_it(absence: str) -> None:
    rounds = [*plays(absence)]
    missed = [one for one in rounds if "clock" in one]
    assert 0.6 < len(missed) * ONE_ROUND_IN / ROUNDS < 1.4
    assert all("person" not in one[one.index("clock") :] for one in missed)
    begun = [one for one in missed if one[0] == "person"]
    assert bool(begun) == ABSENCES[absence]


@every_absence
def test_a_policy_that_misses_turns_is_named_after_the_one_it_is(absence: str) -> None:
    assert isinstance(mind(SKIRMISH, f"random{absence}"), AbsentAtTimes)
    with pytest.raises(KeyError):
        mind(SKIRMISH, f"clever{absence}")


def test_each_seat_misses_turns_of_its_own_and_the_same_by_the_same_seed() -> None:
    names = ["random+absent", "random+leaving"]
    assert play_match(SKIRMISH, names, "a") == play_match(SKIRMISH, names, "a")


@pytest.mark.soak
@every_absence
@pytest.mark.parametrize(
    ("game", "level"),
    [(CAPTAINS_LOG, "mate"), (FLEET_COMMANDER, "captain")],
    ids=["captains_log", "fleet_commander"],
)
def test_who_leaves_one_turn_in_ten_to_the_clock_loses_five_games_in_a_hundred_by_it_at_most(
    game: AnyGame, level: str, absence: str, request: pytest.FixtureRequest
) -> None:
    seed, absent = f"absences-{request.config.option.seed}", f"{level}{absence}"
    played = contest(
        game,
        [absent, level],
        games=MOST_GAMES,
        seed=seed,
        options=standard_options(game),
        paired=True,
    )
    won = (
        {dict(match.policies)[seat] for seat in (match.outcome.winners if match.outcome else ())}
        for match in played
    )
    found = trial(FIVE_POINTS, (names == {absent} for names in won))
    assert found.verdict != "refuted", found
